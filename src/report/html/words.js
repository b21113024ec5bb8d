"use strict";
// The words of the page in both languages; those of findings and rules come with the games.
const words = {
  en: {
    skip: "To the game", games: "Games", filters: "Filters", search: "Search", severity: "Findings", verdict: "Verdict",
    finding: "Kind", more: "More games", language: "Language", all: "all", none: "none", of: "{0} of {1}",
    theme: "Light or dark", game: "Game {0}", round: "round {0}", line: "line {0}", start: "Start position",
    after: "After {0}", board: "Board", moves: "Moves", findings: "Findings", events: "Events", nothing: "No findings.",
    noposition: "This game has no position to show.", nogame: "No game is shown: choose one, or change the filters.",
    periods: "Control periods of the king", white: "White", black: "Black", rule: "Rule {0}", possible: "Possible: {0}",
    first: "First position", back: "One half-move back", forward: "One half-move on", last: "Last position",
    flip: "Turn the board", next: "Next finding", variation: "in a variation",
    empty: "{0}, empty", man: "{0}, {1}", check: "in check", fault: "finding here", moved: "last move",
    missing: "Expected and not found: {0}", unexpected: "Found and not expected: {0}", or: " or ",
    keys: "Keys: ← → half-move, Home End first and last, F next finding, X turn the board, P N previous and next game.",
    figures: "Games: {0}, half-moves: {1}; errors: {2}, warnings: {3}, notes: {4}. Games in this report: {5}.",
    error: "error", warning: "warning", note: "note", clean: "without findings", record: "record",
    recorded: "recorded", illegal: "not possible", period: "{0}, moves {1} to {2}: {3}",
    status: { confirmed: "correct", contradicted: "wrong", arbiter: "arbiter decides", unrecorded: "decided, no result",
      undecided: "not decided on the board", unfinished: "unfinished", invalid: "not to be confirmed" },
    states: { met: "met", missed: "missed", impossible: "no king move possible: lost", open: "still due when the record ends",
      exempt: "not due, the game was over", unknown: "not known, the record begins later" },
    met: "met by {0}", pieces: { K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight", P: "pawn", Pr: "prince",
      Ps: "princess" },
    men: "{0} {1}", sides: { white: "white", black: "black" },
    successions: { prince: "{0}: the prince on {1} becomes king", princess: "{0}: the princess on {1} becomes a queen" },
    repetition: "{0}: the position stands for the {1}. time", unread: "Not read: {0}: {1}",
    letters: { en: "English letters", ru: "Russian letters: Кр king, Ф queen, Л rook, С bishop, К knight",
      figurine: "figurines" },
    spelling: "Notes on the spelling: {0}",
  },
  ru: {
    skip: "К партии", games: "Партии", filters: "Отбор", search: "Поиск", severity: "Найдено", verdict: "Итог",
    finding: "Вид", more: "Ещё партии", language: "Язык", all: "все", none: "нет", of: "{0} из {1}",
    theme: "Светлая или тёмная", game: "Партия {0}", round: "тур {0}", line: "строка {0}", start: "Начальная позиция",
    after: "После {0}", board: "Доска", moves: "Ходы", findings: "Найдено", events: "События",
    nothing: "Ничего не найдено.", noposition: "У этой партии нет позиции для показа.",
    nogame: "Партия не выбрана: выберите её в списке или измените отбор.",
    periods: "Контрольные периоды короля", white: "Белые", black: "Чёрные", rule: "Правило {0}",
    possible: "Возможно: {0}", first: "Первая позиция", back: "Полуход назад", forward: "Полуход вперёд",
    last: "Последняя позиция", flip: "Перевернуть доску", next: "Следующая находка", variation: "в варианте",
    empty: "{0}, пусто", man: "{0}, {1}", check: "под шахом", fault: "здесь находка",
    moved: "последний ход", missing: "Ожидалось и не найдено: {0}", unexpected: "Найдено и не ожидалось: {0}",
    or: " или ",
    keys: "Клавиши: ← → полуход, Home End начало и конец, F следующая находка, X перевернуть доску, P N предыдущая и следующая партия.",
    figures: "Партий: {0}, полуходов: {1}; ошибок: {2}, предупреждений: {3}, замечаний: {4}. В этом отчёте партий: {5}.",
    error: "ошибка", warning: "предупреждение", note: "замечание", clean: "ничего", record: "запись",
    recorded: "записано", illegal: "невозможен", period: "{0}, ходы {1}–{2}: {3}",
    status: { confirmed: "верно", contradicted: "неверно", arbiter: "решает судья",
      unrecorded: "решена, результата нет", undecided: "на доске не решена", unfinished: "не окончена",
      invalid: "подтвердить нельзя" },
    states: { met: "выполнен", missed: "пропущен", impossible: "ход королём невозможен: проиграно", open: "в конце записи срок ещё не вышел",
      exempt: "не требуется, партия окончена", unknown: "неизвестно, запись начинается позже" },
    met: "выполнен ходом {0}", pieces: { K: "король", Q: "ферзь", R: "ладья", B: "слон", N: "конь", P: "пешка",
      Pr: "принц", Ps: "принцесса" },
    men: "{1} {0}", sides: { white: "белых", black: "чёрных" },
    successions: { prince: "{0}: принц на {1} становится королём", princess: "{0}: принцесса на {1} становится ферзём" },
    repetition: "{0}: позиция возникла в {1}-й раз", unread: "Не прочитано: {0}: {1}",
    letters: { en: "английские буквы: K король, Q ферзь, R ладья, B слон, N конь", ru: "русские буквы",
      figurine: "изображения фигур" },
    spelling: "Замечания о записи: {0}",
  },
};

let language = "en";

/** The words of a key in the language chosen; {0}, {1} … are filled in. */
function word(key, ...values) {
  const text = key.split(".").reduce((at, part) => at[part], words[language]);
  return text.replace(/\{(\d)\}/g, (_, n) => values[n]);
}

/** SAN with the piece letters of the game's record, as verdicts and messages quote it; figures have none. */
function inLetters(game, san) {
  if (game.notation === "en" || (game.notation !== "ru" && language !== "ru")) return san;
  const letters = { K: "Кр", Q: "Ф", R: "Л", B: "С", N: "К", Pr: "Пр", Ps: "Пс" };
  return san.replace(/Pr|Ps|[KQRBN]/g, letter => letters[letter]);
}
