// The catalogue in Russian, in the words of the rules' own documents. Sentences are built so that arguments stand in
// the nominative or in one of the few forms that the tables below have.
#include "src/findings/catalogue.hpp"

namespace royalcheck {
namespace {

constexpr std::array<message_text, message_count> texts{{
    {message::none, ""},
    {message::literal, "<text>"},
    {message::square, "<at>"},
    {message::period_of, "<side> (ходы <span>)"},

    {message::unterminated_comment, "Комментарий не закрыт: для этой скобки нет `}`."},
    {message::malformed_tag, "В этом теге не удаётся прочесть значение."},
    {message::repaired_tag, "Тег записан с ошибкой, но его значение понятно."},
    {message::stray_close, "Эта скобка `)` не закрывает никакого варианта."},
    {message::unclosed_variation, "Вариант не закрыт: для этой скобки `(` нет `)`."},
    {message::stray_brace, "Эта скобка `}` не закрывает никакого комментария."},
    {message::mark_in_brackets,
     "В скобках <text> — вариант без хода, и о ходах вне скобок эта отметка ничего не говорит."},
    {message::unreadable_word, "Это не ход и не что-либо иное, что может стоять в записи партии."},
    {message::stray_symbol, "Этот знак здесь ничего не означает и пропущен."},
    {message::control_character, "Здесь стоят управляющие символы, которых в записи партии быть не может."},
    {message::undecodable, "Эти байты не являются текстом в данной кодировке."},
    {message::comment_too_long, "Комментарий длиннее допустимого."},
    {message::word_too_long, "Слово длиннее допустимого."},
    {message::game_too_long,
     "Партия длиннее, чем допускает предел для одной партии (--max-game); её остаток не прочитан."},
    {message::game_in_nul_bytes,
     "Здесь мегабайт нулевых байтов или больше, какие оставляет повреждённый диск; чтение продолжено со следующих "
     "тегов."},
    {message::no_move, "«<text>» — не ход и не что-либо иное, что может стоять в записи партии."},
    {message::nested_too_deep, "Глубина вложенных вариантов больше <number>; всё, что глубже, не проверяется."},
    {message::null_move, "В самой партии записан пустой ход; он допустим только в вариантах."},
    {message::move_number, "Записан номер хода <number>, а должен быть <due>."},

    {message::result_tag_unknown, "В теге Result записано «<text>», это не результат партии."},
    {message::result_tag_spelling, "Результат из тега Result прочитан как <result>."},
    {message::two_result_tags, "В одном теге Result записано <text>, в другом <parts>."},
    {message::duplicate_tag, "Тег <text> встречается в этой партии второй раз."},
    {message::notation_tag_unknown, "В теге Notation записано «<text>»; известны значения en и ru."},
    {message::date_tag_malformed,
     "Дата в теге Date должна иметь вид ГГГГ.ММ.ДД, где ? заменяет неизвестное, а записано «<text>»."},
    {message::fen_without_setup,
     "Партия начинается с позиции FEN, но тега SetUp со значением «1» нет; FEN всё равно принят."},
    {message::setup_without_fen,
     "В теге SetUp стоит «1», но ни тег FEN, ни тег Pieces позиции не задаёт; взята начальная позиция."},
    {message::variant_taken, "В теге Variant записано неизвестное название «<text>»; партия проверена как <parts>."},
    {message::variant_unknown,
     "Разновидность шахмат «<text>» не поддерживается, партия не проверена; известны chess, royal64 и royal100."},
    {message::both_lose_in_chess,
     "Результат 0-0 (поражение обеих сторон) не входит в четыре результата стандарта PGN; он оставлен как есть."},
    {message::tags_missing, "Из семи обязательных тегов партии нет следующих: <roster>."},
    {message::reading_unknown, "«<text>» — не редакция и не толкование правил «Королевских шахмат 100»."},

    {message::position_impossible, "Позиция невозможна: <parts>."},
    {message::position_mended, "Позиция исправлена: <parts>."},
    {message::fault_no_fen, "запись FEN пуста"},
    {message::fault_rank_length, "на горизонтали <text> должно быть полей: <due>, а записано: <number>"},
    {message::fault_rank_count, "на доске должно быть горизонталей: <due>, а записано: <number>"},
    {message::fault_unknown_sign, "на горизонтали <number> стоит `<text>` — не фигура и не число полей"},
    {message::fault_prince_on_8x8, "на горизонтали <number> стоит принц, а в шахматах 8×8 его нет"},
    {message::fault_princess_on_8x8, "на горизонтали <number> стоит принцесса, а в шахматах 8×8 её нет"},
    {message::fault_bad_side, "очередь хода обозначена `<text>`, а должно быть `w` или `b`"},
    {message::fault_bad_castling, "в поле рокировок стоит `<text>`, а должно быть `-` или буквы из `KQkq`"},
    {message::fault_castling_twice, "в поле рокировок дважды стоит `<text>`"},
    {message::fault_bad_en_passant, "в поле взятия на проходе стоит `<text>`, а должно быть `-` или поле доски"},
    {message::fault_en_passant_outside, "поля взятия на проходе `<text>` на доске нет"},
    {message::fault_two_en_passant, "в поле взятия на проходе `<text>` названо два поля; на доске 8×8 оно одно"},
    {message::fault_bad_clock, "счётчик полуходов — `<text>`, а это не число"},
    {message::fault_clock_below_zero, "счётчик полуходов `<text>` меньше 0"},
    {message::fault_bad_number, "номер хода — `<text>`, а это не число"},
    {message::fault_bad_succession,
     "в поле превращений стоит `<text>`, а должно быть `-` или `w`, `b`, `wb`, с `?` или без него"},
    {message::fault_behind_number, "после номера хода стоит `<text>`"},
    {message::fault_succession_on_8x8, "после номера хода стоит поле превращений; на доске 8×8 его нет"},
    {message::fault_behind_last_field, "после последнего поля стоит `<text>`"},
    {message::fault_no_side, "не сказано, чей ход: считается, что белых"},
    {message::fault_no_castling, "нет поля рокировок: считается, что прав на рокировку нет"},
    {message::fault_no_en_passant, "нет поля взятия на проходе: считается, что его нет"},
    {message::fault_no_clock, "нет счётчика полуходов: взят 0"},
    {message::fault_no_number, "нет номера хода: взят 1"},
    {message::fault_no_piece, "в списке не названо ни одной фигуры"},
    {message::fault_wrong_count, "у <side:genitive> в списке фигур: <number>, а указано: <due>"},
    {message::fault_square_outside, "`<text>` — такого поля на доске <due>×<due> нет"},
    {message::fault_square_taken, "в `<text>` названо поле, на котором уже стоит фигура"},
    {message::fault_before_its_side, "`<text>` стоит раньше, чем названа сторона"},
    {message::fault_not_a_piece, "`<text>` — не фигура на поле"},
    {message::fault_stray_parenthesis, "в скобках стоит не число фигур"},
    {message::defect_no_king, "у <side:genitive> нет короля"},
    {message::defect_several, "у <side:genitive> больше одной фигуры «<piece>»: на <parts:and>"},
    {message::defect_last_rank_pawn, "пешка стоит на первой или последней горизонтали: на <parts:and>"},
    {message::defect_idle_side_in_check, "ход не <side:genitive>, но их король на <parts> под шахом"},
    {message::defect_number_below_one, "номер хода <number> меньше 1"},
    {message::defect_royal_piece, "на доске обычных шахмат нет принца и принцессы, а они стоят на <parts:and>"},
    {message::defect_castling, "права на рокировку указаны, а король и ладья не на своих полях: <parts>"},
    {message::defect_castling_right, "<text> (<parts>)"},
    {message::defect_en_passant, "никакая пешка не могла только что пройти <parts:and>"},
    {message::defect_clock, "счётчик полуходов <number> меньше 0"},
    {message::defect_choice, "дан выбор для принцессы, но принцессы у <side:genitive> нет или право на выбор утрачено"},

    {message::mixed_alphabet, "В записи <text> вместо буквы стоит похожая на неё из другого алфавита<parts:aside>."},
    {message::figurine, "В записи <text> вместо буквы стоит изображение фигуры."},
    {message::lower_case_piece, "В записи <text> фигура обозначена строчной буквой."},
    {message::odd_capture, "В записи <text> взятие обозначено не знаком `x`<parts:aside>."},
    {message::odd_castling,
     "В записи <text> рокировка обозначена не как O-O или O-O-O (буквы O и дефисы)<parts:aside>."},
    {message::castling_with_zeros,
     "В записи <text> рокировка записана нулями<parts:aside>; в PGN пишут O-O или O-O-O с буквой O."},
    {message::long_form, "В записи <text> полностью указано исходное поле."},
    {message::uci_form, "В записи <text> ход указан двумя полями без буквы фигуры."},
    {message::odd_promotion, "В записи превращения <text> после знака `=` стоит не прописная буква."},
    {message::promotion_without_sign, "В записи превращения <text> нет знака `=` перед буквой фигуры."},
    {message::short_pawn_capture, "В записи <text> при взятии пешкой не указана горизонталь."},
    {message::pawn_letter, "В записи <text> пешка обозначена буквой."},
    {message::en_passant_mark, "В записи <text> отмечено взятие на проходе."},
    {message::odd_check_mark, "В записи <text> <sign> записан не как <sign:ascii><parts:aside>."},
    {message::check_mark_letter, "В записи <text> <sign> — русская буква<parts:aside> вместо <sign:ascii>."},
    {message::invisible, "В записи <text> есть невидимые символы<parts:aside>."},
    {message::no_capture_sign, "В записи <text> при взятии пешкой нет знака `x`."},
    {message::mark_before_promotion, "В записи <text> знак шаха стоит перед превращением."},
    {message::detached_letter, "В записи <text> буква фигуры стоит отдельно от поля."},
    {message::strange_invisible, "<code_point>, невидимый символ"},
    {message::strange_twin, "<code_point>, русская буква, похожая на латинскую <text>"},
    {message::strange_cyrillic, "<code_point>, русская буква"},
    {message::strange_latin, "<code_point>, латинская <text>"},
    {message::strange_other, "<code_point>"},
    {message::superfluous_hint, "В записи <text> исходное поле указано подробнее, чем нужно."},
    {message::missing_capture_sign, "<text> — взятие, записанное без знака взятия."},
    {message::vain_capture_sign, "<text> записано как взятие, но ничего не взято."},
    {message::castling_as_king_move, "<text> — рокировка, записанная одним ходом короля."},
    {message::second_reading, "<text> возможно только как ход другой фигуры, которую может обозначать эта буква."},
    {message::detached_mark, "<sign:Nominative> <text> стоит отдельно от хода."},
    {message::detached_odd_mark,
     "<sign:Nominative> <text><parts:aside> стоит отдельно от хода; в PGN пишут <sign:ascii> без пробела после хода."},
    {message::detached_en_passant, "<text> стоит отдельно от хода; взятие на проходе не отмечают."},
    {message::odd_result, "Результат <text><parts:aside> прочитан как <result>."},

    {message::check_is_none, "При ходе <text> отмечен шах, но шаха нет."},
    {message::check_is_mate, "При ходе <text> отмечен шах, но это мат."},
    {message::double_is_none, "При ходе <text> отмечен двойной шах или мат, но шаха нет."},
    {message::double_is_single, "При ходе <text> отмечен двойной шах или мат, но это простой шах."},
    {message::mate_is_none, "При ходе <text> отмечен мат, но нет даже шаха."},
    {message::mate_is_check, "При ходе <text> отмечен мат, но это только шах."},

    {message::not_legal, "Ход <text> невозможен: он противоречит правилам."},
    {message::off_board, "Ход <text> невозможен: такого поля на этой доске нет."},
    {message::no_such_piece, "Ход <text> невозможен: такой фигуры (<man>) нет."},
    {message::not_your_piece, "Ход <text> невозможен: на исходном поле стоит не фигура <side:genitive>."},
    {message::already_there, "Ход <text> невозможен: <man> уже стоит на <target:place>."},
    {message::cannot_reach, "Ход <text> невозможен: <man> не может попасть на <target>."},
    {message::path_blocked, "Ход <text> невозможен: путь закрыт."},
    {message::path_blocked_by, "Ход <text> невозможен: путь закрывает <blocker>."},
    {message::own_piece_on_target, "Ход <text> невозможен: на <target:place> стоит своя фигура (<side>)."},
    {message::nothing_to_capture,
     "Ход <text> невозможен: по диагонали пешка ходит только со взятием, а на <target:place> брать нечего."},
    {message::en_passant_expired,
     "Ход <text> невозможен: взять на проходе можно только сразу, первым же ответным ходом."},
    {message::pawn_blocked, "Ход <text> невозможен: пешке закрыт путь."},
    {message::pawn_blocked_by, "Ход <text> невозможен: пешке закрывает путь <blocker>."},
    {message::promotion_missing,
     "Ход <text> неполон: пешка достигает последней горизонтали, а в какую фигуру она превращается, не записано."},
    {message::promotion_forbidden, "Ход <text> невозможен: пешка превращается только в ферзя, ладью, слона или коня."},
    {message::promotion_misplaced, "Ход <text> невозможен: этим ходом пешка не достигает последней горизонтали."},
    {message::left_in_check, "Ход <text> невозможен: король под шахом и остаётся под ним."},
    {message::left_in_check_by, "Ход <text> невозможен: король под шахом (его атакует <blocker>) и остаётся под ним."},
    {message::exposed, "Ход <text> невозможен: он открывает своего короля."},
    {message::exposed_to, "Ход <text> невозможен: он открывает своего короля, и его атакует <blocker>."},
    {message::into_check, "Ход <text> невозможен: король попадает под шах."},
    {message::into_check_by, "Ход <text> невозможен: король попадает под шах, это поле атакует <blocker>."},
    {message::castling_right_lost, "Ход <text> невозможен: король или эта ладья уже ходили, либо ладья была взята."},
    {message::castling_no_rook, "Ход <text> невозможен: король и ладья не стоят на начальных полях."},
    {message::castling_path_blocked, "Ход <text> невозможен: между королём и ладьёй стоит фигура."},
    {message::castling_path_blocked_by, "Ход <text> невозможен: между королём и ладьёй стоит <blocker>."},
    {message::castling_in_check, "Ход <text> невозможен: король под шахом."},
    {message::castling_in_check_by, "Ход <text> невозможен: король под шахом, его атакует <blocker>."},
    {message::castling_through_check, "Ход <text> невозможен: король проходит через атакованное поле."},
    {message::castling_through_check_by,
     "Ход <text> невозможен: король проходит через поле, которое атакует <blocker>."},
    {message::castling_into_check, "Ход <text> невозможен: король попадает на атакованное поле."},
    {message::castling_into_check_by, "Ход <text> невозможен: король попадает на поле, которое атакует <blocker>."},
    {message::must_take_king, "Ход <text> невозможен: король соперника под ударом и обязан быть взят."},
    {message::counter_check, "Ход <text> невозможен: на шах нельзя отвечать встречным шахом."},
    {message::became_queen,
     "Ход <text> невозможен: ферзь взят, и при edition=ru <blocker> становится ферзём ещё до хода."},
    {message::became_queen_by_mark,
     "Ход <text> невозможен: по отметке перед ним <blocker> становится ферзём и ходит как ферзь."},
    {message::ambiguous, "Запись <text> неоднозначна: этот ход могут сделать <piece:plural> с полей <parts:and>."},
    {message::electronic_board, "Похоже, так электронная доска отмечает результат партии."},

    {message::quoted_position, "Здесь дана позиция; следующие ходы сделаны из неё."},
    {message::quoted_from_start, "Здесь приведены ходы партии с её начала."},
    {message::quoted_other_start, "Здесь приведены ходы другого варианта с начала партии."},
    {message::quoted_further, "Приведённые здесь ходы продолжают игру после <text>."},
    {message::quoted_side_line, "Приведённые здесь ходы — другой вариант после <text>."},
    {message::quoted_again, "Приведённые здесь ходы уже встречались."},
    {message::quoted_mended, "<text> прочитано как <parts>."},
    {message::quoted_decided, "В их конце: <outcome>, <parts>."},
    {message::quoted_open, "В их конце на доске исход партии не определён."},
    {message::quoted_up_to, "Они возможны по правилам только по <text> включительно."},
    {message::quoted_at_once, "По правилам невозможен уже первый из них."},
    {message::unattached_moves,
     "<text>: ни один вариант партий в этом тексте не доходит до этих ходов; они не проверены."},
    {message::no_legal_moves,
     "<text>: как ходы это невозможно ни в одном варианте, и ничто не говорит, что это из партии."},
    {message::mentioned_move, "<text> похоже на ход, но номера при нём нет, и место его неизвестно; он не проверен."},

    {message::after_end, "До хода <text> партия была уже окончена (<ending>)."},
    {message::after_draw,
     "До этого хода партия уже закончилась вничью (<ending>); ходы, начиная с этого, не считаются."},
    {message::implied_decline,
     "Так <side> могут пойти, только сохранив принцессу: считается, что от превращения отказались, и право на него "
     "утрачено."},
    {message::declined, "<side:Nominative> отказались превратить принцессу в ферзя и утратили это право."},
    {message::false_crown, "Записано, что принц <side:genitive> стал королём, но предыдущим ходом король взят не был."},
    {message::no_queen_lost, "Отметка <text> неверна: предыдущим ходом ферзь <side:genitive> взят не был."},
    {message::no_princess_to_replace, "Отметка <text> неверна: у <side:genitive> нет принцессы."},
    {message::princess_right_lost, "Отметка <text> неверна: <side> утратили право превратить принцессу в ферзя."},
    {message::succession_compulsory,
     "Отметка <text> неверна: при edition=ru отказаться нельзя, и принцесса <side:genitive> становится ферзём."},
    {message::contradicting_mark,
     "Отметка <text> противоречит предыдущей. Не учитывается ни та, ни другая: ход прочитан как ход без отметки."},
    {message::mark_without_move, "За отметкой <text> нет хода <side:genitive>, и она ничего не меняет."},
    {message::prince_succeeds, "Король <side:genitive> взят; принц на <at> стал новым королём."},
    {message::princess_succeeds, "Принцесса <side:genitive> на <at> стала ферзём."},
    {message::losing_position, "Это проигрышная позиция: <side> здесь проиграли."},
    {message::losing_position_in_variation, "Это проигрышная позиция: в этом варианте <side> проиграли бы."},

    {message::missed_period, "<side:Nominative> не сделали хода королём в контрольном периоде (ходы <span>); это был "
                             "последний ход периода, и королём нужно было пойти именно на нём."},
    {message::violation_stands, "Это нарушение правил, каков бы ни был записанный результат."},
    {message::missed_period_lost,
     "<side:Nominative> не сделали хода королём в контрольном периоде (ходы <span>); это был последний ход периода, и "
     "королём нужно было пойти именно на нём. Такого хода не было: <side> уже проиграли."},
    {message::no_king_move, "На <due>-м ходу, последнем в контрольном периоде, <side> обязаны пойти королём, но ни "
                            "одного возможного хода королём у них нет: <side> проиграли."},
    {message::no_king_move_in_variation,
     "На <due>-м ходу, последнем в контрольном периоде, <side> обязаны пойти королём, но ни одного возможного хода "
     "королём у них нет. В этом варианте <side> проиграли бы."},
    {message::late_violation,
     "Обязательный ход королём не был сделан, но игра была продолжена, поэтому решает судья. Первыми не сделали хода "
     "королём <side> (ходы <span>). Результат может быть <correct> (поражение обеих сторон)."},
    {message::late_violations,
     "Обязательный ход королём не был сделан, но игра была продолжена, поэтому решает судья. Первыми не сделали хода "
     "королём <side> (ходы <span>), затем и <parts:each>. Результат может быть <correct> (поражение обеих сторон)."},
    {message::late_violation_decided,
     "Обязательный ход королём не был сделан, но игра была продолжена. Первыми не сделали хода королём <side> (ходы "
     "<span>). По решению судьи результат <correct>."},
    {message::late_violations_decided,
     "Обязательный ход королём не был сделан, но игра была продолжена. Первыми не сделали хода королём <side> (ходы "
     "<span>), затем и <parts:each>. По решению судьи результат <correct>."},
    {message::period_unknown,
     "Запись охватывает только часть контрольного периода <side:genitive> (ходы <span>), поэтому неизвестно, был ли в "
     "нём сделан ход королём."},

    {message::threefold, "Эта позиция возникла на доске в третий раз: <side> вправе потребовать ничью."},
    {message::threefold_intended,
     "<side:Nominative> вправе потребовать ничью, объявив ход <text>: позиция повторится в третий раз."},
    {message::fivefold, "Эта позиция возникла на доске в пятый раз: партия закончилась вничью, требовать её не нужно."},
    {message::fivefold_old,
     "Эта позиция возникла на доске в пятый раз; когда игралась эта партия, это само по себе её не заканчивало."},
    {message::fifty_moves,
     "Каждая сторона сделала по 50 ходов без взятий и ходов пешками: <side> вправе потребовать ничью."},
    {message::seventy_five_moves,
     "Каждая сторона сделала по 75 ходов без взятий и ходов пешками: партия закончилась вничью, требовать её не "
     "нужно."},
    {message::seventy_five_moves_old,
     "Каждая сторона сделала по 75 ходов без взятий и ходов пешками; когда игралась эта партия, это само по себе её не "
     "заканчивало."},
    {message::dead_position, "Позиция мёртвая: выиграть не может ни одна из сторон, партия закончилась вничью."},

    {message::no_termination, "В конце партии не записан результат."},
    {message::tag_and_end_disagree, "Тег Result (<text>) и результат в конце партии (<result>) расходятся."},
    {message::wrong_result,
     "Записано <result>, но исход партии определён правилами (<ending>): результат должен быть <correct>."},
    {message::wrong_result_choice,
     "Записано <record>, но по правилам (<ending>) возможен только результат <outcomes:or>."},
    {message::decided_but_unfinished,
     "Партия записана как незаконченная, но её исход определён правилами (<ending>): результат <correct>."},
    {message::claim_of_repetition,
     "В конце партии <side> были вправе потребовать ничью: позиция возникла на доске в третий раз."},
    {message::claim_of_intended_repetition,
     "В конце партии <side> могли потребовать ничью, объявив ход <text>: позиция возникла бы на доске в третий раз."},
    {message::claim_of_fifty_moves, "В конце партии <side> были вправе потребовать ничью: каждая сторона сделала по 50 "
                                    "ходов без взятий и ходов пешками."},
    {message::claim_of_intended_fifty_moves, "В конце партии <side> были вправе потребовать ничью: следующий ход был "
                                             "бы пятидесятым у каждой стороны без взятий и ходов пешками."},
    {message::win_by_bare_king,
     "Записано <result>, но у <side:genitive> остался один король, выиграть так нельзя; результат должен быть 1/2-1/2, "
     "если только поражение не засчитано по другой причине."},

    {message::depends_on_reading, "Вердикт зависит от толкования правил: <parts:each>."},
    {message::under_reading, "при <text> <parts>"},
    {message::would_be_legal, "ход <text> был бы возможен, <parts>"},
    {message::would_not_be_legal, "ход <text> был бы невозможен, <parts>"},
    {message::reading_stops, "дальше партию судить было бы нельзя"},
    {message::reading_decides_nothing, "на доске исход партии не был бы определён"},
    {message::reading_decides, "результат был бы <correct> (<ending>)"},

    {message::verdict_confirmed, "<outcome>, результат записан верно: <parts>."},
    {message::verdict_unrecorded, "<outcome>, но партия записана как незаконченная (*): <parts>."},
    {message::verdict_unwritten, "<outcome>, но результат не записан: <parts>."},
    {message::verdict_contradicted, "<outcome>, но записано <record>: <parts>."},
    {message::verdict_contradicted_choice, "Возможен только результат <outcomes:or>, но записано <record>: <parts>."},
    {message::verdict_arbiter, "<noted>; судья выбирает между <outcomes>: <parts>."},
    {message::verdict_arbiter_allowed, "<noted>, правила это допускают; судья выбирает между <outcomes>: <parts>."},
    {message::verdict_claim, "<noted>; верно <outcomes:or>, если была потребована ничья: <parts>."},
    {message::verdict_undecided, "<recorded>, как записано. На доске исход партии не определён, и этот результат может "
                                 "остаться в силе: соперник мог сдаться или просрочить время."},
    {message::verdict_unplayed, "<recorded>, как записано. Ходов в записи нет, и этот результат может остаться в силе: "
                                "партия могла быть не сыграна."},
    {message::verdict_undecided_draw, "<recorded>, как записано. На доске исход партии не определён, и этот результат "
                                      "может остаться в силе как ничья по соглашению."},
    {message::verdict_undecided_claim, "<recorded>, как записано, и этот результат остаётся в силе. <parts>"},
    {message::verdict_undecided_loss, "<recorded>, как записано. На доске исход партии не определён, и этот результат "
                                      "может остаться в силе только как решение судьи."},
    {message::verdict_unfinished, "Партия записана как незаконченная (*); на доске исход партии не определён."},
    {message::verdict_unwritten_open, "Результат не записан, и на доске исход партии не определён."},
    {message::verdict_invalid,
     "<noted>; подтвердить это нельзя: ходы возможны по правилам только по <text> включительно."},
    {message::verdict_invalid_open, "<noted>; ходы возможны по правилам только по <text> включительно."},
    {message::verdict_invalid_at_once, "<noted>; подтвердить это нельзя: по правилам невозможен уже первый ход."},
    {message::verdict_cut_off, "<noted>; подтвердить это нельзя: партия прочитана не до конца."},
    {message::verdict_unchecked, "<noted>; подтвердить это нельзя: проверить партию не удалось."},
    {message::verdict_by_tag, "Записанным считается тег Result; в конце ходов стоит иное."},
    {message::verdict_both_lose_tag,
     "Результат 0-0 записан в теге Result; в PGN в конце ходов вместо него ставят `*`."},

    {message::why_ended, "<ending> после <text> (<clause>)"},
    {message::why_ended_at_start, "<ending> в начальной позиции (<clause>)"},
    {message::why_missed, "ходом <text> <side> завершили контрольный период, не сделав хода королём (<clause>)"},
    {message::why_missed_mate,
     "<text> ставит мат, но не ходом короля, на последнем ходу периода, и поэтому проигрывает (<clause>)"},
    {message::why_missed_late,
     "ходом <text> <side> завершили контрольный период, не сделав хода королём, но игра была продолжена (<clause>)"},
    {message::why_missed_both, "ходом <text> <side> первыми завершили контрольный период, не сделав хода королём, "
                               "затем и <parts:each>, но игра была продолжена (<clause>)"},
    {message::why_no_king_move, "после <text> у <side:genitive> нет ни одного возможного хода королём, а он в этом "
                                "контрольном периоде обязателен (<clause>)"},

    {message::label_error, "ошибка"},
    {message::label_warning, "предупреждение"},
    {message::label_note, "замечание"},
    {message::label_game, "партия"},
    {message::label_notation, "буквы фигур"},
    {message::label_told_by, "видно по"},
    {message::letters_english, "английские"},
    {message::letters_russian, "русские"},
    {message::letters_figurine, "изображения фигур"},
    {message::variant_chess, "шахматы (chess)"},
    {message::variant_royal64, "«Королевские шахматы» (royal64)"},
    {message::variant_royal100, "«Королевские шахматы 100» (royal100)"},
    {message::label_at, "ход"},
    {message::label_after, "после"},
    {message::label_start_position, "начальная позиция"},
    {message::label_in_variation, "в варианте"},
    {message::label_rule, "правило"},
    {message::label_legal_moves, "по правилам были возможны"},
    {message::label_king_moves, "были возможны ходы королём"},
    {message::label_meant, "это могло означать"},
    {message::label_among_others, " и другие"},
    {message::label_with, "при"},
    {message::label_periods, "контрольные периоды"},
    {message::label_white, "белые"},
    {message::label_black, "чёрные"},

    {message::period_met, "есть, ход <number>"},
    {message::period_missed, "пропущен, ход <number>"},
    {message::period_impossible, "невозможен"},
    {message::period_open, "не окончен"},
    {message::period_exempt, "уже не требуется"},
    {message::period_unknown_state, "неизвестно"},

    {message::label_rules_cited, "Упомянутые правила"},
    {message::label_legend, "Как это читать"},
    {message::legend_variant_assumed, "Партий без тега Variant, оценённых как королевские шахматы (royal64): <number>. "
                                      "С --variant chess они оцениваются как обычные шахматы."},
    {message::legend_control_periods,
     "Контрольные периоды — отрезки партии, в каждом из которых сторона обязана сделать хотя бы один ход королём; "
     "рокировка считается ходом короля. См. K-PERIOD ниже."},
    {message::legend_russian_letters, "В партиях с русскими буквами фигур Кр — король, Ф — ферзь, Л — ладья, С — слон, "
                                      "К — конь. Латинские K и C означают там то же: K — конь."},
    {message::legend_both_lose, "Результат 0-0 — поражение обеих сторон. Среди ходов 0-0 — это рокировка."},
    {message::legend_boards, "На диаграммах прописными буквами обозначены белые фигуры, строчными — чёрные."},
    {message::legend_spellings,
     "Каждая особенность записи отмечается один раз за партию — там, где встретилась впервые."},
    {message::not_as_expected, "не так, как ожидалось: <parts:each>"},
    {message::expected_not_found, "ожидалось, но не найдено: <text>"},
    {message::found_not_expected, "найдено, но не ожидалось: <text>"},
    {message::as_expected, "как ожидалось"},

    {message::sum_games, "партий"},
    {message::sum_files, "файлов"},
    {message::sum_plies, "полуходов"},
    {message::sum_time, "секунд"},
    {message::sum_verdicts, "вердикты"},
    {message::sum_confirmed, "записано верно"},
    {message::sum_contradicted, "записано неверно"},
    {message::sum_arbiter, "решает судья"},
    {message::sum_unrecorded, "решено, но не записано"},
    {message::sum_undecided, "остаётся как записано"},
    {message::sum_unfinished, "не закончено"},
    {message::sum_invalid, "подтвердить нельзя"},
    {message::sum_findings, "найдено"},
    {message::sum_errors, "ошибок"},
    {message::sum_warnings, "предупреждений"},
    {message::sum_notes, "замечаний"},
    {message::sum_worst, "партий по худшему из найденного"},
    {message::sum_error, "ошибка"},
    {message::sum_warning, "предупреждение"},
    {message::sum_note, "замечание"},
    {message::sum_none, "ничего"},
    {message::sum_as_expected, "как ожидалось"},
    {message::sum_not_as_expected, "не так, как ожидалось"},
    {message::sum_without_expect, "без тега Expect"},

    {message::duplicate_same, "Эта же партия уже есть в <text>: совпадают игроки, дата, тур и ходы."},
    {message::duplicate_by_initials,
     "По-видимому, эта же партия уже есть в <text>: совпадают дата, тур и ходы, а также "
     "игроки, насколько их имена выписаны."},
    {message::duplicate_renamed,
     "Те же ходы уже есть в <text>, но под другими именами, с другой датой или другим туром."},
    {message::duplicate_tail, "По-видимому, это партия из <text>, но с другими ходами в конце: совпадают игроки и "
                              "дебют, а также дата и тур, насколько они известны."},

    {message::tournament_game, "<text>"},
    {message::tournament_game_of_round, "тур <number>, <text>"},
    {message::tournament_sanction, "Игрок <text> не сделал обязательного хода королём: <parts:each>. Судья может "
                                   "исключить его из турнира с поражениями во всех оставшихся партиях (--exclude)."},
    {message::tournament_twice, "<text> играет в туре <number> больше одного раза: <parts:each>."},
    {message::tournament_two_results,
     "Партия <text> записана с результатами <result> и <correct>: <parts:and>; засчитана первая запись."},
    {message::tournament_repeated, "Партия <text> записана дважды: <parts:and>; она засчитана один раз."},
    {message::tournament_self, "<text> играет сам с собой: <parts>; партия не засчитана."},
    {message::tournament_bye_repeated,
     "Свободный тур <number> игрока <text> записан дважды: <parts:and>; он засчитан один раз."},
    {message::tournament_bye_and_game,
     "<text> в туре <number> свободен и всё же играет: <parts:each>. Засчитано и то и другое."},
    {message::tournament_nameless, "Не сказано, кто играл в <parts>; это не засчитано."},
    {message::tournament_unread_rounds,
     "Тег Round — не число от 1 до 999: <parts:each>. В таблицах по турам эти партии "
     "стоят там, где оба игрока свободны."},
    {message::tournament_empty_round, "Нет ни одной партии тура <number>."},
    {message::tournament_byes_only, "В туре <number> никто не играет, есть только свободные от игры (<parts>)."},
    {message::tournament_absent, "У игрока <text> нет партий в турах: <parts>."},
    {message::tournament_similar_names, "«<text>» и «<parts>» — возможно, один игрок: имена различаются только "
                                        "написанием или инициалами. Они считаются разными игроками."},
    {message::tournament_changed, "<parts>: вместо <result> засчитано <correct>."},
    {message::tournament_result_open,
     "<parts>: результат <result> неверен, решает судья; до его решения партия не засчитана никому."},
    {message::tournament_lost_by_sanction,
     "<parts>: вместо <result> засчитано <correct>, так как игрок исключён (K-SANCTION)."},
    {message::tournament_annulled, "<parts>: результат <result> аннулирован, так как игрок исключён (K-SANCTION)."},
    {message::tournament_forfeited, "<parts>, не сыграна: <correct>, так как игрок исключён (K-SANCTION)."},
    {message::tournament_bye, "<text>, тур <number>: <parts>"},
    {message::tournament_excluded_kept,
     "<text> исключён, сыграв <number> из <due> партий: сыгранное засчитано, остальное проиграно (K-SANCTION)."},
    {message::tournament_excluded_annulled,
     "<text> исключён, сыграв <number> из <due> партий: ни одна его партия никому не засчитана (K-SANCTION)."},
    {message::label_players, "игроков"},
    {message::label_rounds, "туров"},
    {message::label_round_robin, "круговой турнир"},
    {message::label_judged_as, "Партии оценены по правилам:"},
    {message::variant_assumed, "Партий, в записи которых правила не названы (тегом Variant): <number>; с --variant "
                               "chess они считаются обычными шахматами."},
    {message::label_player, "игрок"},
    {message::label_points, "очки"},
    {message::label_sonneborn_berger, "Бергер"},
    {message::label_buchholz, "Бухгольц"},
    {message::label_direct_encounter, "личная"},
    {message::label_wins, "победы"},
    {message::label_standings_same, "Положение (правила не меняют ни одного записанного результата)"},
    {message::label_standings_corrected, "Положение с исправлениями"},
    {message::label_standings_recorded, "Положение по записям"},
    {message::label_crosstable, "Таблица"},
    {message::legend_crosstable, "1 — победа, ½ — ничья, 0 — поражение, . — не играли, * — ещё не решено; + = - — "
                                 "победа, ничья, поражение без игры; (1) — аннулировано; ! — изменено по правилам."},
    {message::legend_rounds,
     "В каждом туре: место соперника, w — белыми, b — чёрными, и результат: 1 — победа, ½ — ничья, 0 — поражение, * — "
     "ещё не решено; + = - — победа, ничья, поражение без игры; (1) — аннулировано; ! — изменено по правилам."},
    {message::label_changes, "Изменённые результаты"},
    {message::label_open, "Результаты, которые надо решить или подтвердить"},
    {message::label_byes, "Свободны от игры"},
    {message::label_excluded, "Исключены"},
}};
static_assert(complete(texts));

std::string_view name_of(rules::side s, std::string_view form) {
    const bool white = s == rules::side::white;
    if (form == "Nominative") return white ? "Белые" : "Чёрные";
    if (form == "genitive") return white ? "белых" : "чёрных";
    return white ? "белые" : "чёрные";
}

struct piece_names {
    std::string_view singular, plural;
    bool feminine = false;
};

piece_names names_of(rules::piece_kind kind) {
    switch (kind) {
    case rules::piece_kind::none: return {"фигура", "фигуры", true};
    case rules::piece_kind::pawn: return {"пешка", "пешки", true};
    case rules::piece_kind::knight: return {"конь", "кони"};
    case rules::piece_kind::bishop: return {"слон", "слоны"};
    case rules::piece_kind::rook: return {"ладья", "ладьи", true};
    case rules::piece_kind::queen: return {"ферзь", "ферзи"};
    case rules::piece_kind::king: return {"король", "короли"};
    case rules::piece_kind::prince: return {"принц", "принцы"};
    case rules::piece_kind::princess: return {"принцесса", "принцессы", true};
    }
    return {"фигура", "фигуры", true};
}

void append_man(const sentence& s, std::string& out) {
    const piece_names names = names_of(s.piece);
    if (s.side == rules::side::white)
        out += names.feminine ? "белая " : "белый ";
    else
        out += names.feminine ? "чёрная " : "чёрный ";
    out += names.singular;
}

std::string_view genitive_of(check_sign sign) {
    switch (sign) {
    case check_sign::check: return "шаха";
    case check_sign::mate: return "мата";
    case check_sign::unknown: break;
    }
    return "шаха или мата";
}

std::string_view name_of(rules::ending e) {
    switch (e) {
    case rules::ending::checkmate: return "мат";
    case rules::ending::stalemate: return "пат";
    case rules::ending::missed_control_period: return "не сделан обязательный ход королём";
    case rules::ending::no_king_move: return "в контрольном периоде нет возможного хода королём";
    case rules::ending::losing_position: return "проигрышная позиция";
    case rules::ending::dead_position: return "мёртвая позиция";
    case rules::ending::fivefold_repetition: return "пятикратное повторение позиции";
    case rules::ending::seventy_five_moves: return "75 ходов без взятий и ходов пешками";
    case rules::ending::none: break;
    }
    return "исход на доске не определился";
}

// A result as a sentence begins with it.
std::string_view outcome(game_result r) {
    switch (r) {
    case game_result::white_wins: return "Белые выиграли (1-0)";
    case game_result::black_wins: return "Чёрные выиграли (0-1)";
    case game_result::draw: return "Ничья (1/2-1/2)";
    case game_result::both_lose: return "Обе стороны проиграли (0-0)";
    case game_result::unfinished: return "Партия не закончена (*)";
    case game_result::none: break;
    }
    return "Результата нет";
}

// The same within a sentence.
std::string_view choice(game_result r) {
    switch (r) {
    case game_result::white_wins: return "1-0 (победа белых)";
    case game_result::black_wins: return "0-1 (победа чёрных)";
    case game_result::draw: return "1/2-1/2 (ничья)";
    case game_result::both_lose: return "0-0 (поражение обеих сторон)";
    case game_result::unfinished: return "не закончена (*)";
    case game_result::none: break;
    }
    return "результата нет";
}

bool append(const sentence& s, std::string_view argument, std::string_view form, std::string& out) {
    if (argument == "side") {
        out += name_of(s.side, form);
    } else if (argument == "man") {
        append_man(s, out);
    } else if (argument == "piece") {
        out += form == "plural" ? names_of(s.piece).plural : names_of(s.piece).singular;
    } else if (argument == "blocker") {
        out += names_of(s.blocker).singular;
        out += ' ' + to_text(s.blocker_at);
    } else if (argument == "target") {
        if (s.at.rank < 0) out += form == "place" ? "вертикали " : "вертикаль ";
        out += to_text(s.at);
    } else if (argument == "sign" && form != "ascii") {
        out += form == "Nominative" ? "Знак " : "знак ";
        out += genitive_of(s.sign);
    } else if (argument == "ending") {
        out += name_of(s.ending);
    } else if (argument == "outcome") {
        out += outcome(s.correct[0]);
    } else if (argument == "recorded") {
        out += outcome(s.result);
    } else if (argument == "noted") {
        if (s.result == game_result::none)
            out += "Результат не записан";
        else if (s.result == game_result::unfinished)
            out += "Партия записана как незаконченная (*)";
        else
            out.append("Записано ").append(choice(s.result));
    } else if (argument == "record") {
        out += choice(s.result);
    } else if (argument == "outcomes") {
        out += choice(s.correct[0]);
        out += form == "or" ? " или " : " и ";
        out += choice(s.correct[1]);
    } else if (argument == "span") {
        out += std::to_string(s.span.from) + "–" + std::to_string(s.span.to);
    } else {
        return false;
    }
    return true;
}

constexpr catalogue words{texts, " и ", " или ", " (и ещё таких замечаний в этой партии: <left_out>)", append};

}  // namespace

const catalogue& russian_words() { return words; }

}  // namespace royalcheck
