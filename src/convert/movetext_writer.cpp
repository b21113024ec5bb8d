#include "src/convert/movetext_writer.hpp"

#include "src/convert/comment_text.hpp"
#include "src/replay/tags.hpp"

namespace royalcheck {

using grammar::token_kind;

void movetext_writer::write(std::size_t first, const std::vector<added_comment>& added, bool annotate,
                            std::string_view terminator) {
    auto next = added.begin();
    for (std::size_t i = first; i <= game_.tokens.size(); ++i) {
        const bool more_prose = i < game_.tokens.size() && game_.tokens[i].kind == token_kind::unreadable;
        if (!more_prose) put_prose();
        for (; next != added.end() && next->first <= i; ++next) comment(next->second);
        if (i < game_.tokens.size()) write_token(i, annotate);
    }
    lines_.add(terminator);
    lines_.end_line();
}

void movetext_writer::write_token(std::size_t index, bool annotate) {
    const grammar::token& t = game_.tokens[index];
    const std::string_view written = text_.substr(t.offset, t.length);
    switch (t.kind) {
    case token_kind::move: write_move(index); break;
    case token_kind::glyph:  // a number past what a token holds stays as it stands
        lines_.add(t.value == UINT32_MAX ? std::string(written) : '$' + std::to_string(t.value));
        break;
    case token_kind::succession: write_succession(index); break;
    case token_kind::open:
        lines_.add_opening("(");
        ++depth_;
        interrupted_ = true;
        break;
    case token_kind::close:
        lines_.attach(")");
        --depth_;
        interrupted_ = true;
        declined_ = false;
        break;
    case token_kind::comment: {
        const std::string text = comment_text(written);
        if (!annotate || !is_annotation(text)) comment(text);
        break;
    }
    case token_kind::escape:
        lines_.end_line();
        lines_.add(written);
        lines_.end_line();
        interrupted_ = true;
        break;
    case token_kind::result:
        if (depth_ > 0) lines_.add(to_text(to_result(static_cast<grammar::result_text>(t.value))));
        break;
    case token_kind::unreadable: (prose_ += prose_.empty() ? "" : " ") += written; break;
    case token_kind::number:      // the true one is written
    case token_kind::mark:        // SAN says it
    case token_kind::en_passant:  // needs no mark
        break;
    }
}

void movetext_writer::write_move(std::size_t index) {
    if (next_ == moves_.size() || moves_[next_].token != index) return;  // a final 0-0
    const recorded_move& move = moves_[next_++];
    if (!numbered_) write_number(move);
    if (move.declines && !declined_) lines_.add(in_notation(notation_, grammar::succession_text::princess_declined));
    lines_.add(move.text);
    const grammar::move_text written = game_.move(game_.tokens[index]);
    for (std::size_t i = 0; i < written.glyphs; ++i) lines_.add('$' + std::to_string(written.glyph[i]));
    interrupted_ = numbered_ = declined_ = false;
}

void movetext_writer::write_succession(std::size_t index) {
    const auto mark = static_cast<grammar::succession_text>(game_.tokens[index].value);
    const recorded_move* move = move_after(index);
    if (move != nullptr && !numbered_) {
        write_number(*move);
        numbered_ = true;
    }
    if (mark == grammar::succession_text::princess_declined) declined_ = true;
    lines_.add(in_notation(notation_, mark));
}

void movetext_writer::write_number(const recorded_move& move) {
    if (!move.black)
        lines_.add(std::to_string(move.number) + '.');
    else if (interrupted_)
        lines_.add(std::to_string(move.number) + "...");
}

void movetext_writer::comment(std::string_view text) {
    write_comment(text, lines_);
    interrupted_ = true;
    numbered_ = false;
}

// Words that stand where no move can be meant ("White resigns") are a comment.
void movetext_writer::put_prose() {
    if (prose_.empty()) return;
    comment(prose_);
    prose_.clear();
}

// The move that a mark at `index` stands before; null if none comes in this line.
const recorded_move* movetext_writer::move_after(std::size_t index) const {
    for (std::size_t i = index + 1; i < game_.tokens.size(); ++i) {
        switch (game_.tokens[i].kind) {
        case token_kind::move: return next_ < moves_.size() && moves_[next_].token == i ? &moves_[next_] : nullptr;
        case token_kind::open:
        case token_kind::close:
        case token_kind::result: return nullptr;
        default: break;
        }
    }
    return nullptr;
}

}  // namespace royalcheck
