// A board as a table: ranks and files as its headers, squares by name.

/** Characters that nobody sees, also those that turn the direction of writing, by name. */
const visible = text => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/gu,
  sign => `<U+${sign.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}>`);

/** A DOM element; text only ever arrives as text. */
function make(name, properties = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? "" : visible(String(value)));
  }
  node.append(...children.filter(child => child !== null && child !== undefined)
    .map(child => (typeof child === "string" ? visible(child) : child)));
  return node;
}

/** The men of a FEN by square name: {e1: "K", g10: "pr"}, and the size of the board. */
function readFen(fen) {
  const rows = fen.split(" ")[0].split("/");
  const men = {};
  rows.forEach((row, fromTop) => {
    let file = 0;
    for (const [token] of row.matchAll(/\((..)\)|10|\d|[A-Za-z]/g)) {
      if (/^\d/.test(token)) file += Number(token);
      else men["abcdefghij"[file++] + (rows.length - fromTop)] = token.replace(/[()]/g, "");
    }
  });
  return { size: rows.length, men };
}

function manName(man) {
  const letter = man[0].toUpperCase() + man.slice(1);
  const side = man[0] === man[0].toUpperCase() ? "white" : "black";
  return word("men", word("sides." + side), word("pieces." + letter));
}

function drawMan(man) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", "#" + man[0].toUpperCase() + man.slice(1));
  svg.setAttribute("class", man[0] === man[0].toUpperCase() ? "man white" : "man black");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  return svg;
}

/** `position` is one of a game's; `faults` are squares of findings. */
function drawBoard(position, faults, flip) {
  const { size, men } = readFen(position.fen);
  const ranks = Array.from({ length: size }, (_, i) => (flip ? i + 1 : size - i));
  const files = Array.from({ length: size }, (_, i) => "abcdefghij"[flip ? size - 1 - i : i]);
  const square = (file, rank) => {
    const name = file + rank, man = men[name];
    const dark = ("abcdefghij".indexOf(file) + rank) % 2 === 1;
    const classes = [dark ? "dark" : "light"];
    let label = man ? word("man", name, manName(man)) : word("empty", name);
    const mark = (on, style, text) => {
      if (!on) return;
      classes.push(style);
      label += ", " + word(text);
    };
    mark(name === position.from || name === position.to, "moved", "moved");
    mark(position.checks.includes(name), "checked", "check");
    mark(faults.includes(name), "fault", "fault");
    return make("td", { "data-square": name, "data-man": man, class: classes.join(" "), "aria-label": label },
      man ? drawMan(man) : null);
  };
  return make("table", { class: "board size" + size, "aria-label": word("board") },
    make("tbody", {}, ...ranks.map(rank => make("tr", {}, make("th", { scope: "row" }, String(rank)),
      ...files.map(file => square(file, rank))))),
    make("tfoot", {}, make("tr", {}, make("td", {}), ...files.map(file => make("th", { scope: "col" }, file)))));
}
