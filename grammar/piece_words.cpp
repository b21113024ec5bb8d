#include "grammar/piece_words.hpp"

#include <algorithm>
#include <iterator>
#include <string>

#include "grammar/utf8.hpp"

namespace royalcheck::grammar {

namespace {

struct entry {
    std::u32string_view word;
    piece_word meaning;
};

using enum piece_name;
constexpr piece_word one(piece_name p, bool russian = false) { return {p, false, russian}; }
constexpr piece_word many(piece_name p, bool russian = false) { return {p, true, russian}; }

constexpr entry entries[] = {{U"king", one(king)},
                             {U"queen", one(queen)},
                             {U"queens", many(queen)},
                             {U"rook", one(rook)},
                             {U"rooks", many(rook)},
                             {U"bishop", one(bishop)},
                             {U"bishops", many(bishop)},
                             {U"knight", one(knight)},
                             {U"knights", many(knight)},
                             {U"pawn", one(pawn)},
                             {U"pawns", many(pawn)},
                             {U"prince", one(prince)},
                             {U"princess", one(princess)},
                             {U"and", {}},
                             {U"on", {}},
                             {U"король", one(king, true)},
                             {U"ферзь", one(queen, true)},
                             {U"ферзи", many(queen, true)},
                             {U"ладья", one(rook, true)},
                             {U"ладьи", many(rook, true)},
                             {U"слон", one(bishop, true)},
                             {U"слоны", many(bishop, true)},
                             {U"конь", one(knight, true)},
                             {U"кони", many(knight, true)},
                             {U"пешка", one(pawn, true)},
                             {U"пешки", many(pawn, true)},
                             {U"принц", one(prince, true)},
                             {U"принцесса", one(princess, true)},
                             {U"и", {}},
                             {U"на", {}}};

char32_t small(char32_t c) { return (c >= U'A' && c <= U'Z') || (c >= U'А' && c <= U'Я') ? c + 32 : c; }

}  // namespace

std::optional<piece_word> read_piece_word(std::string_view word) {
    while (!word.empty() && (word.back() == ':' || word.back() == '.')) word.remove_suffix(1);
    std::u32string letters;
    for (const char *p = word.data(), *const end = p + word.size(); p != end;) {
        const code_point c = decode(p, end);
        if (c.length == 0 || letters.size() > 10) return std::nullopt;
        letters += small(c.value);
        p += c.length;
    }
    const auto found =
        std::find_if(std::begin(entries), std::end(entries), [&](const entry& e) { return e.word == letters; });
    if (found == std::end(entries)) return std::nullopt;
    return found->meaning;
}

}  // namespace royalcheck::grammar
