#include "src/prose/prose_document.hpp"

#include <algorithm>
#include <memory>

#include "grammar/utf8.hpp"
#include "src/prose/text_variant.hpp"

namespace royalcheck {
namespace {

using grammar::passage;
using grammar::passage_kind;

constexpr std::size_t shown_around = 1024;    ///< bytes
constexpr std::uint32_t white_first = 2;      ///< the key of White's first move
constexpr int plies_of_a_game = 4;            ///< a line of a list is no game of royal100
constexpr std::size_t most_looked_back = 16;  ///< games: each costs replays, and a text does not return further

bool is_position(const passage& p) { return p.kind == passage_kind::piece_list || p.kind == passage_kind::fen; }

/// What fits nowhere: moves that no line reaches or, as `what` says, of no game; a move without a number.
finding loose_note(const quoted_text& text, const passage& p, message what = message::unattached_moves) {
    finding f;
    const bool mention = p.kind == passage_kind::mention;
    f.id = code::unattached_moves;
    f.severity = mention ? severity::note : severity::warning;
    f.at.in_text = p.offset;
    f.at.text_length = p.length;
    f.message.id = mention ? message::mentioned_move : what;
    f.message.text = text.text().substr(p.offset, p.length);
    if (p.length <= 60 && f.message.text.find_first_of("\r\n") == std::string::npos) return f;
    f.message.text = p.first == p.last ? f.message.text.substr(0, f.message.text.find_first_of(" \t\r\n"))
                                       : text.written(text.prose().tokens[text.moves(p).front().token]);
    return f;
}

/// The game that a passage of moves belongs to: the latest in which all of them are legal, else the latest that
/// reaches them, else the one with most that are legal. `games` are not empty, in their order.
std::size_t owner_of(std::size_t passage, const std::vector<std::unique_ptr<quoted_game>>& games) {
    const std::size_t latest = games.size() - 1;
    if (latest == 0) return latest;
    const passage_fit here = games[latest]->fit(passage);
    if (here.whole() || here.misprint) return latest;
    std::size_t best = latest;
    int most = 0;
    for (std::size_t i = latest; i > latest - std::min(latest, most_looked_back); --i) {
        const passage_fit there = games[i - 1]->fit(passage);
        if (there.whole()) return i - 1;
        if (there.legal <= most) continue;
        most = there.legal;
        best = i - 1;
    }
    return here.legal >= 0 ? latest : best;
}

}  // namespace

prose_document::prose_document(std::string_view text, const text_origin& origin, const replay_options& options)
    : source_(text), visible_(grammar::is_html(text) ? grammar::read_html(text) : grammar::read_marked_text(text)),
      text_(visible_.anchors.empty() ? text : std::string_view(visible_.text)) {
    read_games(options);
    name_undecodable();
    finish(origin);
}

void prose_document::read_games(const replay_options& options) {
    replay_options of_text = options;
    const auto named = options.variant ? options.variant : named_variant(text_.text());
    if (named == variant::royal100) of_text.variant = named;
    put_together(of_text, options);
    const bool shown = std::any_of(reports_.begin(), reports_.end(), [](const game_report& r) {
        return r.variant == variant::royal100 && r.plies >= plies_of_a_game;
    });
    if (!named && shown) {
        reports_.clear();
        of_text.variant = variant::royal100;
        put_together(of_text, options);
    }
    for (game_report& r : reports_) r.variant_assumed = !named && r.variant == variant::royal64;
}

void prose_document::put_together(const replay_options& of_text, const replay_options& of_fen) {
    const std::vector<passage>& passages = text_.prose().passages;
    const auto begins = [](const passage& p) {
        if (p.kind != passage_kind::moves || p.aside != 0) return is_position(p);
        return p.key == white_first;
    };
    mended_words mended;
    std::vector<std::unique_ptr<quoted_game>> games;
    std::vector<std::pair<std::size_t, finding>> loose;  // with the number of games before it
    for (std::size_t i = 0; i < passages.size(); ++i) {
        const passage& p = passages[i];
        if (p.kind == passage_kind::mention || p.kind == passage_kind::unread) {
            loose.emplace_back(games.size(), loose_note(text_, p));
            continue;
        }
        // From a position the moves may be counted from 1.
        if (i > 0 && is_position(passages[i - 1]) && !is_position(p) && games.back()->attach(i)) continue;
        const bool first = begins(p) && (is_position(p) || games.empty() || !games.back()->knows(p));
        const bool first_aside = games.empty() && p.kind == passage_kind::moves && p.key / 2 == 1;
        if (first || first_aside) {
            std::size_t end = i + 1;
            if (is_position(p) && end < passages.size() && passages[end].kind == passage_kind::moves) ++end;
            while (end < passages.size() && !begins(passages[end])) ++end;
            const std::span following(passages.data() + i, end - i);
            const replay_options& options = p.kind == passage_kind::fen ? of_fen : of_text;
            games.push_back(
                std::make_unique<quoted_game>(text_, options, is_position(p) ? &p : nullptr, following, mended));
            if (is_position(p)) continue;
        }
        if (games.empty() || !games[owner_of(i, games)]->attach(i))
            loose.emplace_back(games.size(), loose_note(text_, p));
    }
    std::vector<std::size_t> told{0};  // by games: the reports of those before
    for (const auto& game : games) {
        if (game->is_game())
            reports_.push_back(game->report());
        else
            for (const attached_passage& a : game->attached())
                loose.emplace_back(told.size() - 1, loose_note(text_, passages[a.index], message::no_legal_moves));
        told.push_back(reports_.size());
    }
    if (reports_.empty() && !loose.empty()) {
        reports_.push_back(text_.replay({}, of_text));
        reports_.front().findings.clear();
    }
    for (auto& [before, f] : loose) {
        const std::size_t report = told[before];
        reports_[report == 0 ? 0 : report - 1].findings.push_back(std::move(f));
    }
}

/// RC105: bytes that are no text, each stretch with the game before it, or else the first.
void prose_document::name_undecodable() {
    constexpr std::uint32_t most = 100;  // nobody reads more
    std::vector<std::uint32_t> begins;
    for (const game_report& report : reports_) {
        std::uint32_t begin = UINT32_MAX;
        for (const finding& f : report.findings) begin = std::min(begin, f.at.in_text);
        begins.push_back(begin);
    }
    const std::string_view text = text_.text();
    const auto length_at = [text](std::size_t at) {
        return grammar::decode(text.data() + at, text.data() + text.size()).length;
    };
    std::size_t game = 0;
    std::uint32_t found = 0;
    finding* last = nullptr;
    for (std::size_t at = 0; at < text.size() && !reports_.empty();) {
        if (const auto length = length_at(at); length > 0) {
            at += static_cast<std::size_t>(length);
            continue;
        }
        std::size_t end = at;
        while (end < text.size() && length_at(end) == 0) ++end;
        while (game + 1 < begins.size() && begins[game + 1] <= at) ++game;
        if (++found <= most) {
            last = &reports_[game].findings.emplace_back();
            last->id = code::undecodable_text;
            last->severity = severity::warning;
            last->at.in_text = static_cast<std::uint32_t>(at);
            last->at.text_length = static_cast<std::uint32_t>(end - at);
            last->message.id = message::undecodable;
        } else {
            last->message.left_out = found - most;
        }
        at = end;
    }
}

/// Brings all places into the file: through the markup, then to lines, columns and bytes.
void prose_document::finish(const text_origin& origin) {
    std::vector<place*> places;
    const bool marked_up = !visible_.anchors.empty();
    const auto in_source = [&](std::size_t offset) {
        return static_cast<std::uint32_t>(marked_up ? visible_.source_offset(offset) : offset);
    };
    const auto end_in_source = [&](std::size_t offset) {
        return static_cast<std::uint32_t>(marked_up ? visible_.source_end(offset) : offset);
    };
    for (game_report& report : reports_) {
        std::uint32_t begin = UINT32_MAX, end = 0;
        std::stable_sort(report.findings.begin(), report.findings.end(),
                         [](const finding& a, const finding& b) { return a.at.in_text < b.at.in_text; });
        for (finding& f : report.findings) {
            const std::uint32_t last = end_in_source(f.at.in_text + f.at.text_length);
            f.at.in_text = in_source(f.at.in_text);
            f.at.text_length = last > f.at.in_text ? last - f.at.in_text : 0;
            begin = std::min(begin, f.at.in_text);
            end = std::max(end, last);
            places.push_back(&f.at);
        }
        begin = std::min(begin, end);
        report.at.in_text = begin;
        report.at.text_length = 0;
        // With the rest of its lines, so that they can be shown; not for lines that are whole books.
        const std::string_view behind = source_.substr(end, shown_around);
        const std::size_t line_end = end + std::min(behind.find_first_of("\r\n"), behind.size());
        const std::size_t earliest = begin - std::min<std::size_t>(begin, shown_around);
        const std::string_view before = source_.substr(earliest, begin - earliest);
        const std::size_t line_begin = earliest + before.find_last_of("\r\n") + 1;  // +0 behind npos
        report.source_in_text = static_cast<std::uint32_t>(line_begin);
        report.source = source_.substr(line_begin, line_end - line_begin);
        places.push_back(&report.at);
    }
    std::stable_sort(places.begin(), places.end(),
                     [](const place* a, const place* b) { return a->in_text < b->in_text; });
    text_origin at = origin;
    for (place* p : places) {
        at.advance(source_, p->in_text);
        p->line = at.line;
        p->column = at.column;
        p->offset = at.offset + at.original;
        p->length =
            static_cast<std::uint32_t>(original_length(at.encoding, source_.substr(p->in_text, p->text_length)));
    }
}

}  // namespace royalcheck
