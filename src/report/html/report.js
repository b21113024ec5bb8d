// The page: the list of games with its filters, the game shown, switches, keys, paper.

const rules = JSON.parse(document.getElementById("rules").textContent);
const titles = JSON.parse(document.getElementById("codes").textContent);
const { troubles } = JSON.parse(document.getElementById("troubles").textContent);
const figures = JSON.parse(document.getElementById("summary").textContent);
const sources = Array.from(document.querySelectorAll("script.game"));
const read = index => JSON.parse(sources[index].textContent);
const severities = ["error", "warning", "note"];

/** What the list needs of every game; the rest is read again when a game is shown. */
const entries = sources.map((_, index) => {
  const game = read(index);
  const count = level => game.findings.filter(f => f.severity === level)
    .reduce((sum, f) => sum + 1 + (f.left_out || 0), 0);
  return { index, game: { tags: game.tags, game: game.game }, file: game.file, status: game.result.status,
    recorded: game.result.recorded, counts: severities.map(count), codes: new Set(game.findings.map(f => f.code)),
    text: [game.file, ...Object.values(game.tags)].join("\n").toLowerCase() };
});

const page = 200;
const state = { index: -1, ply: 0, flip: false, game: null, listed: page, visible: [] };
const byId = id => document.getElementById(id);
const filters = byId("filters");

function matches(entry) {
  const { text, severity, status, code } = filters.elements;
  const level = severities.indexOf(severity.value);
  return entry.text.includes(text.value.toLowerCase()) && (status.value === "" || entry.status === status.value) &&
    (code.value === "" || entry.codes.has(code.value)) &&
    (severity.value === "" || (level < 0 ? entry.codes.size === 0 : entry.counts[level] > 0));
}

function drawEntry(entry) {
  const counts = severities.map((level, i) => (entry.counts[i] > 0
    ? make("span", { class: "count " + level, title: word(level), "aria-label": `${word(level)}: ${entry.counts[i]}` },
      { error: "✕", warning: "▲", note: "•" }[level] + entry.counts[i]) : null));
  return make("li", {}, make("button", { type: "button", "data-game": entry.index,
    "aria-current": entry.index === state.index ? "true" : null, onclick: () => choose(entry.index, true) },
  make("b", {}, players(entry.game)), make("span", { class: "badge " + entry.status }, word("status." + entry.status)),
  make("small", {}, [tag(entry.game, "Event"), tag(entry.game, "Round"), entry.file]
    .filter(text => text && text !== "?").join(" · ")), make("span", { class: "counts" }, ...counts)));
}

function drawList() {
  state.visible = entries.filter(matches);
  byId("list").replaceChildren(...state.visible.slice(0, state.listed).map(drawEntry));
  byId("more").hidden = state.visible.length <= state.listed;
  byId("shown").textContent = word("of", state.visible.length, entries.length);
}

function option(value, text, chosen) {
  return make("option", { value, selected: value === chosen }, text);
}

function drawFilters() {
  const { severity, status, code } = filters.elements;
  const present = (list, of) => list.filter(value => entries.some(entry => of(entry).has(value)));
  severity.replaceChildren(option("", word("all"), severity.value),
    ...[...severities, "clean"].map(level => option(level, word(level), severity.value)));
  status.replaceChildren(option("", word("all"), status.value),
    ...present(Object.keys(words.en.status), entry => new Set([entry.status]))
      .map(value => option(value, word("status." + value), status.value)));
  const names = new Map();
  for (const entry of entries) for (const value of entry.codes) names.set(value, true);
  code.replaceChildren(option("", word("all"), code.value),
    ...[...names.keys()].sort().map(value => option(value, codeText(value), code.value)));
}

/** Shows half-move `ply` of the game: board, marks, and where it is in the lists. */
function showPly(ply) {
  const game = state.game;
  if (!game || game.positions.length === 0) return;
  state.ply = Math.max(0, Math.min(ply, game.positions.length - 1));
  const position = game.positions[state.ply];
  const faults = game.findings.filter(f => f.severity !== "note" && plyOf(game, f) === state.ply)
    .flatMap(f => squaresOf(game, f));
  byId("board").replaceChildren(drawBoard(position, faults, state.flip));
  byId("now").textContent = state.ply === 0 ? word("start") : word("after", moveText(game, state.ply));
  byId("fen").textContent = position.fen;
  for (const button of document.querySelectorAll(".moves [data-ply]")) {
    const current = Number(button.dataset.ply) === state.ply;
    if (current) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
    if (current) keepInView(button.closest("li"), button.closest(".moves"));
  }
  const number = numbering(game).number(Math.max(state.ply, 1));
  for (const mark of document.querySelectorAll(".band .now"))
    mark.style.gridColumn = String(Math.max(2, number - Number(mark.dataset.first) + 2));
  history.replaceState(null, "", `#${state.index + 1}.${state.ply}`);
}

/** Scrolls the list only, not the page. */
function keepInView(row, list) {
  if (row.offsetTop < list.scrollTop) list.scrollTop = row.offsetTop;
  const below = row.offsetTop + row.offsetHeight - list.clientHeight;
  if (below > list.scrollTop) list.scrollTop = below;
}

/** For what stands away from the board: the board comes into view. */
function lookAt(ply) {
  showPly(ply);
  byId("board").scrollIntoView({ block: "nearest" });
}

function nextFinding() {
  const plies = [...new Set(state.game.findings.map(f => plyOf(state.game, f)))].sort((a, b) => a - b);
  if (plies.length > 0) showPly(plies.find(ply => ply > state.ply) ?? plies[0]);
}

function controls() {
  const button = (name, sign, act) =>
    make("button", { type: "button", title: word(name), "aria-label": word(name), id: name, onclick: act }, sign);
  return make("div", { class: "controls" },
    button("first", "|◀", () => showPly(0)), button("back", "◀", () => showPly(state.ply - 1)),
    button("forward", "▶", () => showPly(state.ply + 1)), button("last", "▶|", () => showPly(Infinity)),
    button("next", "✕▶", nextFinding), button("flip", "⇅", turn));
}

function turn() {
  state.flip = !state.flip;
  showPly(state.ply);
}

function drawGame() {
  const game = state.game, main = byId("game");
  if (!game) return main.replaceChildren(make("p", { class: "alone" }, word("nogame")));
  const shown = game.positions.length > 0;
  const board = shown ? [
    make("div", { class: "side" }, make("div", { id: "board" }), controls(),
      make("p", { id: "now", "aria-live": "polite" }), make("p", { id: "fen" })),
    make("section", { class: "score" }, make("h3", {}, word("moves")), drawMoves(game, showPly))]
    : [make("p", { class: "alone" }, word("noposition"))];
  main.replaceChildren(...[...drawHead(game), drawPeriods(game, lookAt),
    make("div", { class: "play" }, ...board,
      make("div", { class: "told" }, drawFindings(game, shown ? lookAt : null), drawEvents(game, lookAt) || ""))]
    .filter(Boolean));
  showPly(state.ply);
}

/** The half-move of the first error or warning; else where the game was decided; else of the first note, or the start. */
function firstLook(game) {
  const first = level => game.findings.find(f => f.severity === level);
  const grave = first("error") || first("warning");
  if (!grave && game.result.ply !== null) return Math.min(game.result.ply, Math.max(game.positions.length - 1, 0));
  const finding = grave || first("note");
  return finding ? Math.max(0, plyOf(game, finding)) : 0;
}

function choose(index, focus, ply) {
  state.index = index;
  state.game = index >= 0 ? read(index) : null;
  state.ply = ply ?? (state.game ? firstLook(state.game) : 0);
  drawGame();
  for (const button of document.querySelectorAll("#list button")) {
    const current = Number(button.dataset.game) === index;
    if (current) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
    if (current) keepInView(button.closest("li"), byId("list"));
  }
  if (!focus) return;
  byId("game").focus({ preventScroll: true });
  byId("game").scrollIntoView();
}

function neighbour(step) {
  const at = state.visible.findIndex(entry => entry.index === state.index);
  const next = state.visible[at < 0 ? 0 : at + step];
  if (next) choose(next.index, false);
}

function speak(chosen) {
  language = chosen;
  document.documentElement.lang = chosen;
  for (const node of document.querySelectorAll("[data-word]")) node.textContent = word(node.dataset.word);
  for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", word(node.dataset.label));
  for (const node of document.querySelectorAll("[data-language]"))
    node.setAttribute("aria-pressed", String(node.dataset.language === chosen));
  byId("theme").textContent = "◐";
  byId("theme").title = word("theme");
  byId("theme").setAttribute("aria-label", word("theme"));
  const found = figures.findings;
  byId("figures").textContent = word("figures", figures.games, figures.plies, found.error, found.warning, found.note,
    entries.length);
  byId("unread").replaceChildren(...troubles.map(({ file, reason }) => make("li", {}, word("unread", file, reason))));
  drawFilters();
  drawList();
  choose(state.index, false, state.ply);
}

function switchTheme() {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const now = document.documentElement.dataset.theme || (dark ? "dark" : "light");
  document.documentElement.dataset.theme = now === "dark" ? "light" : "dark";
}

function onKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  const acts = { ArrowLeft: () => showPly(state.ply - 1), ArrowRight: () => showPly(state.ply + 1),
    Home: () => showPly(0), End: () => showPly(Infinity), f: () => state.game && nextFinding(), x: turn,
    n: () => neighbour(1), p: () => neighbour(-1) };
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // On a keyboard of other letters (а for f) the place of the key counts.
  const act = acts[key] || (/^[^\x00-\x7f]$/.test(key) ? acts[(event.code || "").replace(/^Key/, "").toLowerCase()] : undefined);
  if (!act) return;
  event.preventDefault();
  act();
}

/** On paper stand all games that the filters let through, each with the board of its first finding. */
function toPaper() {
  byId("paper").replaceChildren(...state.visible.map(entry => {
    const game = read(entry.index);
    const moves = game.positions.slice(1).map((position, i) => {
      const plies = numbering(game);
      return (plies.white(i + 1) || i === 0 ? plies.text(i + 1) : "") + inLetters(game, position.san);
    }).join(" ");
    const ply = game.findings.length > 0 ? firstLook(game) : game.positions.length - 1;
    return make("article", {}, ...drawHead(game), make("p", {}, moves),
      game.positions[ply] ? make("figure", {}, drawBoard(game.positions[ply], [], false),
        make("figcaption", {}, ply === 0 ? word("start") : word("after", moveText(game, ply)))) : "",
      drawFindings(game, null));
  }));
}

filters.addEventListener("input", () => {
  state.listed = page;
  drawList();
});
filters.addEventListener("submit", event => event.preventDefault());
byId("more").addEventListener("click", () => {
  state.listed += page;
  drawList();
});
byId("theme").addEventListener("click", switchTheme);
for (const node of document.querySelectorAll("[data-language]"))
  node.addEventListener("click", () => speak(node.dataset.language));
document.addEventListener("keydown", onKey);
addEventListener("beforeprint", toPaper);
addEventListener("afterprint", () => byId("paper").replaceChildren());
if (matchMedia("(max-width: 60em)").matches && entries.length > 5) byId("games").open = false;

const [, wantedGame, wantedPly] = location.hash.match(/^#(\d+)\.(\d+)$/) || [];
state.index = entries[wantedGame - 1] ? wantedGame - 1 : entries.length > 0 ? 0 : -1;
state.listed = Math.max(page, state.index + 1);
state.ply = wantedPly === undefined ? undefined : Number(wantedPly);
speak(document.documentElement.lang);
