// Reads a Tournament Report File by the columns of its field table (FIDE handbook C.04, annex 2) and nothing else: it
// knows nothing of the writer.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace royalcheck::testing {

struct trf_round {
    int opponent = 0;  ///< starting rank; 0: no game
    char color = ' ', result = ' ';
};

struct trf_player {
    int start = 0;
    std::string title, name, rating, federation, number, points, rank;
    std::vector<trf_round> rounds;
};

struct trf_file {
    std::map<std::string, std::string> header;  ///< by "012" and the like, from column 5 on
    std::vector<trf_player> players;
    std::vector<std::string> defects;  ///< what stands where nothing may stand, lines without CR LF
};

trf_file read_trf(std::string_view text);

}  // namespace royalcheck::testing
