// How often a byte stands in a text, sixteen bytes at a time.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace royalcheck::grammar {

inline std::size_t count_byte(std::string_view text, char c) {
    std::size_t count = 0;
#ifdef __SSE2__
    const __m128i wanted = _mm_set1_epi8(c);
    while (text.size() >= 16) {
        __m128i found = _mm_setzero_si128();  // by place among the sixteen; 255 is the most a byte can count
        const std::size_t rounds = std::min<std::size_t>(text.size() / 16, 255);
        for (std::size_t i = 0; i < rounds; ++i) {
            const __m128i part = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text.data() + 16 * i));
            found = _mm_sub_epi8(found, _mm_cmpeq_epi8(part, wanted));
        }
        const __m128i halves = _mm_sad_epu8(found, _mm_setzero_si128());
        count += static_cast<std::size_t>(_mm_cvtsi128_si32(halves) + _mm_extract_epi16(halves, 4));
        text.remove_prefix(16 * rounds);
    }
#endif
    return count + static_cast<std::size_t>(std::count(text.begin(), text.end(), c));
}

}  // namespace royalcheck::grammar
