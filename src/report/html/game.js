// One game: verdict, board, moves, findings, control periods, events.

const tag = (game, name) => game.tags[name] || "";

function players(game) {
  const white = tag(game, "White"), black = tag(game, "Black");
  return white || black ? `${white || "?"} – ${black || "?"}` : word("game", game.game);
}

/** Side and number of half-move `ply`, from the first position. */
function numbering(game) {
  if (game.positions.length === 0) return { text: () => "", number: () => 0, white: () => true };
  const fields = game.positions[0].fen.split(" ");
  const black = fields[1] === "b" ? 1 : 0, first = Number(fields[5]);
  const number = ply => first + Math.floor((ply - 1 + black) / 2);
  const white = ply => (ply - 1 + black) % 2 === 0;
  return { number, white, text: ply => number(ply) + (white(ply) ? "." : "…") };
}

function moveText(game, ply) {
  return numbering(game).text(ply) + inLetters(game, game.positions[ply].san);
}

/** The half-move whose position shows a finding best: after a move that was played, before one that was not. */
function plyOf(game, finding) {
  if (finding.variation.length > 0) return Math.min(finding.variation[0], game.positions.length) - 1;
  if (finding.ply === null) return finding.code.startsWith("RC5") ? game.positions.length - 1 : 0;
  return Math.min(finding.ply, game.positions.length - 1);
}

/** Squares that a finding speaks of: where its move went, or was to go. */
function squaresOf(game, finding) {
  if (finding.variation.length > 0) return [];
  const refused = game.squares[game.findings.indexOf(finding)];
  const played = finding.san && finding.ply > 0 ? game.positions[finding.ply] : undefined;
  return played ? [played.to] : refused;
}

function messageOf(game, finding) {
  const index = game.findings.indexOf(finding);
  return language === "ru" ? game.russian[index] : finding.message;
}

/** Text in which `x` is a sign of the record; names of clauses are not broken at the end of a line. */
function withSigns(text) {
  return text.split(/(`[^`]+`|\b[A-Z]+(?:-[A-Z0-9]+)+\b)/).map((part, i) =>
    (i % 2 === 0 ? part : make(part[0] === "`" ? "code" : "span", { class: "whole" }, part.replace(/^`|`$/g, ""))));
}

/** Code and title of a finding. */
const codeText = code => `${code} ${titles[code][language]}`;

function drawFinding(game, finding, show) {
  const rule = rules[finding.clause];
  const place = finding.ply === null || finding.variation.length > 0 ? "" : numbering(game).text(finding.ply);
  const where = [`${place}${finding.move || ""}`, finding.variation.length > 0 ? word("variation") : "",
    word("line", finding.line)].filter(text => text !== "").join(", ");
  const possible = finding.suggestions.map(san => inLetters(game, san)).join(", ");
  return make("li", { class: finding.severity },
    make("p", {},
      make("strong", { class: "level" }, word(finding.severity)), " ",
      show ? make("button", { type: "button", class: "place", onclick: () => show(plyOf(game, finding)) }, where)
        : make("span", { class: "place" }, where), " ",
      make("span", { class: "code" }, codeText(finding.code))),
    make("p", { class: "message" }, ...withSigns(messageOf(game, finding))),
    possible ? make("p", {}, word("possible", possible)) : null,
    rule ? make("details", {}, make("summary", {}, word("rule", finding.clause)),
      make("p", {}, rule[language].text, " ", make("cite", {}, rule[language].source))) : null);
}

/** The moves in pairs; the first refused move stands at the end, struck out. */
function drawMoves(game, show) {
  const plies = numbering(game), rows = [];
  const gravest = ply => ["error", "warning", "note"].find(level =>
    game.findings.some(f => f.severity === level && f.variation.length === 0 && f.ply === ply));
  const crowned = ply => game.successions.some(s => s.ply === ply);
  const cell = (ply, text, refused) => {
    const level = gravest(ply);
    const label = [text, level ? word(level) : "", refused ? word("illegal") : "",
      crowned(ply) ? word("events") : ""].filter(part => part !== "").join(", ");
    return make("button", { type: "button", "data-ply": refused ? null : ply, class: [level, refused ? "refused" : ""]
      .filter(Boolean).join(" ") || null, "aria-label": label, onclick: () => show(refused ? ply - 1 : ply) },
    text + (crowned(ply) ? " ♔" : "") + (level ? { error: " ✕", warning: " ▲", note: " •" }[level] : ""));
  };
  const add = (ply, node) => {
    if (plies.white(ply) || rows.length === 0)
      rows.push(make("li", {}, make("span", { class: "number" }, plies.text(ply))));
    rows[rows.length - 1].append(node);
  };
  for (let ply = 1; ply < game.positions.length; ++ply) add(ply, cell(ply, inLetters(game, game.positions[ply].san), false));
  const next = game.positions.length;
  const refused = game.findings.find(f => f.ply === next && f.variation.length === 0 && f.severity === "error" && f.move && !f.san);
  if (next > 0 && refused) add(next, cell(next, refused.move, true));
  return make("ol", { class: "moves" }, ...rows);
}

/** The band of control periods over the move numbers, a row a side. */
function drawPeriods(game, show) {
  const both = [["white", game.periods.white], ["black", game.periods.black]];
  const all = [...game.periods.white, ...game.periods.black];
  if (all.length === 0) return null;
  const from = Math.min(...all.map(p => p.from)), to = Math.max(...all.map(p => p.to));
  const column = number => number - from + 2;
  const segment = (side, period) => {
    let text = word("states." + period.state);
    if (period.state === "met" && game.positions[period.ply]) text = word("met", moveText(game, period.ply));
    const label = word("period", word(side), period.from, period.to, text);
    const last = 2 * (period.to - numbering(game).number(1)) + (side === "white" ? 1 : 2);
    return make("button", { type: "button", class: "period " + period.state, title: label, "aria-label": label,
      style: `grid-column: ${column(period.from)} / ${column(period.to) + 1}`,
      onclick: () => show(period.ply || last) },
    `${period.from}–${period.to} ${{ met: "✓", missed: "✕", impossible: "✕", open: "…", exempt: "–", unknown: "?" }[period.state]}`);
  };
  return make("section", {}, make("h3", {}, word("periods")),
    make("div", { class: "band" }, ...both.map(([side, periods]) =>
      make("div", { class: "row", role: "group", "aria-label": word(side),
        style: `grid-template-columns: 4.5em repeat(${to - from + 1}, minmax(.8rem, 1fr))` },
      make("span", {}, word(side)), ...periods.map(period => segment(side, period)),
      make("i", { class: "now", "data-first": from, "aria-hidden": "true" })))));
}

function drawEvents(game, show) {
  const place = ply => (game.positions[ply] ? moveText(game, ply) : String(ply));
  const events = [
    ...game.successions.map(s => [s.ply, word("successions." + s.piece, word(s.side), s.square)]),
    ...game.repetitions.filter(r => r.claim !== "intended").map(r => [r.ply, word("repetition", word(r.side), r.count)]),
  ].sort((a, b) => a[0] - b[0]);
  if (events.length === 0) return null;
  return make("section", {}, make("h3", {}, word("events")), make("ul", { class: "events" },
    ...events.map(([ply, text]) => make("li", {},
      make("button", { type: "button", class: "place", onclick: () => show(ply) }, place(ply)), " ", text))));
}

function drawHead(game) {
  const about = [tag(game, "Event"), tag(game, "Round") && word("round", tag(game, "Round")), tag(game, "Date"),
    game.variant, game.notation && word("letters." + game.notation), `${game.file}, ${word("line", game.line)}`].filter(text => text && text !== "?");
  const expect = game.expect ? [
    ...(game.expect.missing.length > 0 ? [word("missing", game.expect.missing.join(", "))] : []),
    ...(game.expect.unexpected.length > 0 ? [word("unexpected", game.expect.unexpected.join(", "))] : [])] : [];
  return [make("h2", {}, players(game)), make("p", { class: "about" }, about.join(" · ")),
    make("p", { class: "verdict " + game.result.status }, ...withSigns(game.verdict[language])),
    ...expect.map(text => make("p", { class: "verdict contradicted" }, text))];
}

/** The gravest first, else in order of place; several notes on the spelling are folded where they would hide the board. */
function drawFindings(game, show) {
  const heading = make("h3", {}, word("findings"));
  if (game.findings.length === 0) return make("section", {}, heading, make("p", {}, word("nothing")));
  const ordered = ["error", "warning", "note"].flatMap(level => game.findings.filter(f => f.severity === level));
  const list = some => make("ul", { class: "findings" }, ...some.map(finding => drawFinding(game, finding, show)));
  const spelling = ordered.filter(f => f.severity === "note" && f.code.startsWith("RC1"));
  if (!show || spelling.length < 3) return make("section", {}, heading, list(ordered));
  return make("section", {}, heading, list(ordered.filter(f => !spelling.includes(f))),
    make("details", { class: "spelling" }, make("summary", {}, word("spelling", spelling.length)), list(spelling)));
}
