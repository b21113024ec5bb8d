// Uses the page as a reader would, with clicks and keys, and notes what stands in the document afterwards.
const seen = {};
const press = (key, code = "") =>
  document.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }));
const all = selector => Array.from(document.querySelectorAll(selector));
const one = selector => document.querySelector(selector);
const texts = selector => all(selector).map(node => node.textContent);
const squares = () => Object.fromEntries(all("#board [data-square]").map(td => [td.dataset.square, td.dataset.man || ""]));
const set = (name, value) => {
  const field = one(`#filters [name=${name}]`);
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
};
const more = () => {
  if (!one("#more").hidden) one("#more").click();
};
const open = (file, nth = 0) =>
  all("#list button").filter(button => button.textContent.includes(file))[nth].click();

try {
  seen.first_page = all("#list li").length;
  more();
  seen.listed = all("#list li").length;
  seen.figures = one("#figures").textContent;

  open("game-06-pawn-takes-king");
  press("Home");
  seen.start = one("#now").textContent;
  seen.boards = [squares()];
  seen.moves = [];
  seen.checks = [];
  for (;;) {
    const before = one("#now").textContent;
    press("ArrowRight");
    if (one("#now").textContent === before) break;
    seen.boards.push(squares());
    seen.moves.push(one(".moves [aria-current]").textContent);
    seen.checks.push(all("#board .checked").map(td => td.dataset.square));
  }
  one("#back").click();
  seen.back = squares();
  all(".moves [data-ply]")[0].click();
  seen.clicked = squares();
  seen.labels = all("#board [data-square]").map(td => td.getAttribute("aria-label"));
  seen.order = all("#board [data-square]").map(td => td.dataset.square);
  press("x");
  seen.turned = all("#board [data-square]").map(td => td.dataset.square);
  press("x");
  press("ч", "KeyX");
  seen.cyrillic_key = all("#board [data-square]").map(td => td.dataset.square);
  press("Ч", "KeyX");
  seen.events = texts(".events li");
  seen.findings = all(".findings li").length;
  press("f");
  seen.at_finding = one("#now").textContent;

  open("example-1.pgn");
  seen.folded = [all(".spelling li").length, all(".findings li").length, one(".spelling").open];
  open("example-4.pgn");
  seen.periods = all(".band .row").map(row => Array.from(row.querySelectorAll(".period")).map(p => p.className));
  seen.verdict = one(".verdict").textContent;
  open("example-6.pgn");
  one(".findings .error .place").click();
  seen.refused = texts(".moves .refused");
  seen.faults = all("#board .fault").map(td => td.dataset.square);

  seen.marked = [0, 1].map(nth => {
    open("refused-moves.pgn", nth);
    return all("#board .fault").map(td => td.dataset.square).sort();
  });
  open("example-6.pgn");

  const record = () => [one(".findings .error .place").textContent, texts(".findings .error p").join(" "),
    texts(".moves [data-ply]"), one(".about").textContent];
  seen.russian_record = record();
  open("RC301-missed-control-period.pgn");
  one("[data-language=ru]").click();
  seen.english_record = record();
  seen.code_names = { ru: texts("#filters [name=code] option, .code") };
  one("[data-language=en]").click();
  seen.code_names.en = texts("#filters [name=code] option, .code");
  seen.unread = texts("#unread li");

  const filtered = {};
  for (const [name, value] of [["severity", "error"], ["severity", "clean"], ["status", "arbiter"], ["code", "RC602"],
    ["text", "example-5"]]) {
    set(name, value);
    filtered[`${name}=${value}`] = all("#list li").length;
    set(name, "");
  }
  seen.filtered = filtered;
  more();
  seen.unfiltered = all("#list li").length;

  one("[data-language=ru]").click();
  open("example-4.pgn");
  seen.russian = { lang: document.documentElement.lang, headings: texts("main h3"), verdict: one(".verdict").textContent,
    message: one(".message").textContent, label: one("[data-square=e8]").getAttribute("aria-label"),
    figures: one("#figures").textContent, rule: one(".findings details").textContent };
  seen.foreign_words = texts("main h3, nav summary, #filters label span, .verdict, .message, footer p");
  one("[data-language=en]").click();
  seen.english_again = one(".verdict").textContent;

  const paper = getComputedStyle(document.body).backgroundColor;
  one("#theme").click();
  seen.theme = [paper, getComputedStyle(document.body).backgroundColor];

  seen.shouts = [];
  window.alert = text => seen.shouts.push(text);
  for (let nth = 0; nth < 3; ++nth) {
    open("hostile", nth);
    seen.hostile = (seen.hostile || "") + one("main h2").textContent;
    seen.intruders = (seen.intruders || 0) + all("main script, main a, main img, main b, nav script").length;
  }

  seen.without_board = [];
  seen.squares = {};
  for (const button of all("#list button")) {
    button.click();
    for (const key of ["f", "f", "End", "ArrowLeft", "Home", "x"]) press(key);
    for (const part of all("main .place, main .period, main .refused")) part.click();
    const count = all("#board [data-square]").length;
    seen.squares[count] = (seen.squares[count] || 0) + 1;
    if (count === 0) seen.without_board.push(button.textContent);
  }

  dispatchEvent(new Event("beforeprint"));
  seen.paper = all("#paper article").length;
} catch (error) {
  seen.error = String(error.stack || error);
}
document.body.replaceChildren(Object.assign(document.createElement("pre"), { id: "seen" }));
document.getElementById("seen").textContent = "seen:" + encodeURIComponent(JSON.stringify(seen)) + ":end";
