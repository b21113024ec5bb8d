#include "src/merge/read_record.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <limits>
#include <nlohmann/json.hpp>

namespace royalcheck {
namespace {

using nlohmann::json;

enum class field : std::uint8_t {
    file,
    game,
    line,
    offset,
    plies,
    status,
    findings,
    result,
    expect,
    code,
    severity,
    met,
    left_out,
    none
};
constexpr std::array<std::string_view, 13> names{"file",   "game",   "line", "offset",   "plies", "status",  "findings",
                                                 "result", "expect", "code", "severity", "met",   "left_out"};
constexpr std::size_t always = 7;  ///< so many of them are in every record

constexpr std::array severities{severity::note, severity::warning, severity::error};
constexpr std::array statuses{verdict_status::confirmed,  verdict_status::contradicted, verdict_status::arbiter,
                              verdict_status::unrecorded, verdict_status::undecided,    verdict_status::unfinished,
                              verdict_status::invalid};

constexpr unsigned bit(field f) { return 1u << static_cast<unsigned>(f); }
constexpr unsigned of_record = bit(field::file) | bit(field::game) | bit(field::line) | bit(field::offset) |
                               bit(field::plies) | bit(field::result) | bit(field::findings) | bit(field::expect);
constexpr unsigned of_finding = bit(field::code) | bit(field::severity);
constexpr unsigned known_of_finding = of_finding | bit(field::left_out);

std::string_view name_of(field f) { return names[static_cast<std::size_t>(f)]; }

field find_field(std::string_view name, unsigned among) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if ((among >> i & 1u) != 0 && names[i] == name) return static_cast<field>(i);
    return field::none;
}

/// The parser's events -> report. Most of a line is passed over: no tree is built of it.
class record_events {
public:
    record_events(std::size_t size, game_report& report) : size_(size), report_(report) {}

    bool null() { return other(); }
    bool number_integer(json::number_integer_t) { return other(); }
    bool number_float(json::number_float_t, const std::string&) { return other(); }
    bool binary(json::binary_t&) { return other(); }
    bool boolean(bool value) {
        if (here_ != field::met) return other();
        report_.expectation.present = true;
        if (!value) report_.expectation.missing.emplace_back();
        return took();
    }
    bool number_unsigned(json::number_unsigned_t value) {
        switch (here_) {
        case field::game: report_.game = value; return value > 0 ? took() : other();
        case field::line: report_.at.line = value; return took();
        case field::offset: report_.at.offset = value; return took();
        case field::plies:
            if (value > static_cast<std::uint64_t>(std::numeric_limits<int>::max())) return other();
            report_.plies = static_cast<int>(value);
            return took();
        case field::left_out:
            if (value > std::numeric_limits<std::uint32_t>::max()) return other();
            report_.findings.back().message.left_out = static_cast<std::uint32_t>(value);
            return took();
        default: return other();
        }
    }
    bool string(std::string& value) {
        switch (here_) {
        case field::file: report_.file = value; return took();
        case field::status: report_.result.status = named(value, statuses); return took();
        case field::severity: report_.findings.back().severity = named(value, severities); return took();
        case field::code: {
            const auto id = find_code(value);
            if (!id) throw broken_record(fmt::format("the code {} is not known to this version", value));
            report_.findings.back().id = *id;
            return took();
        }
        default: return other();
        }
    }
    bool start_object(std::size_t) {
        if (depth_ == 2 && outer_ == field::findings) {
            report_.findings.emplace_back();
            found_ &= ~of_finding;
        } else if (depth_ > 0 && here_ != field::result && here_ != field::expect) {
            other();
        }
        ++depth_;
        here_ = field::none;
        return true;
    }
    bool end_object() {
        if (depth_ == 3 && outer_ == field::findings) require(of_finding);
        if (depth_ == 2 && outer_ == field::expect) require(bit(field::met));
        return end();
    }
    bool start_array(std::size_t) {
        if (here_ == field::findings)
            took();
        else
            other();
        ++depth_;
        here_ = field::none;
        return true;
    }
    bool end_array() { return end(); }
    bool key(std::string& name) {
        here_ = field::none;
        if (depth_ == 1)
            here_ = outer_ = find_field(name, of_record);
        else if (depth_ == 2 && outer_ == field::result)
            here_ = find_field(name, bit(field::status));
        else if (depth_ == 2 && outer_ == field::expect)
            here_ = find_field(name, bit(field::met));
        else if (depth_ == 3 && outer_ == field::findings)
            here_ = find_field(name, known_of_finding);
        return true;
    }
    bool parse_error(std::size_t at, const std::string&, const nlohmann::detail::exception&) {
        throw broken_record(at > size_ ? std::string("it is cut off") : fmt::format("byte {} of it is no JSON", at));
    }
    void require(unsigned wanted) const {
        for (std::size_t i = 0; i < names.size(); ++i)
            if ((wanted & ~found_) >> i & 1u) throw broken_record(fmt::format("it has no field '{}'", names[i]));
    }

private:
    bool took() {
        found_ |= bit(here_);
        return true;
    }
    bool end() {
        --depth_;
        here_ = field::none;
        return true;
    }
    /// A value of no interest, or not of the kind that the field has.
    bool other() const {
        if (depth_ == 0) throw broken_record("it is no object");
        if (here_ != field::none) refuse(here_);
        if (depth_ == 2 && outer_ == field::findings) refuse(outer_);
        return true;
    }
    [[noreturn]] static void refuse(field f) {
        throw broken_record(fmt::format("'{}' is not as check writes it", name_of(f)));
    }
    template <class Value, std::size_t Size>
    Value named(std::string_view name, const std::array<Value, Size>& from) const {
        const auto found = std::find_if(from.begin(), from.end(), [&](Value v) { return to_text(v) == name; });
        if (found == from.end()) refuse(here_);
        return *found;
    }

    std::size_t size_;
    game_report& report_;
    unsigned depth_ = 0;         ///< of objects and lists that are open
    field outer_ = field::none;  ///< the one of the record that we are in
    field here_ = field::none;   ///< whose value comes next, if it is of interest
    unsigned found_ = 0;
};

}  // namespace

void read_record(std::string_view line, game_report& report) {
    report.clear();
    if (line.empty()) throw broken_record("it is empty");
    // The JSON reader takes a NUL for the end of its input.
    if (const std::size_t nul = line.find('\0'); nul != line.npos)
        throw broken_record(fmt::format("byte {} of it is no JSON", nul + 1));
    record_events events(line.size(), report);
    json::sax_parse(line, &events);
    events.require((1u << always) - 1);
}

}  // namespace royalcheck
