#include "src/cli/ordered_jobs.hpp"

#include <array>
#include <atomic>
#include <gtest/gtest.h>
#include <numeric>
#include <stdexcept>
#include <string>

namespace royalcheck {
namespace {

struct board_of_results {
    std::vector<std::string> delivered;
    std::atomic<int> alive = 0, most_alive = 0;
};

/// Counts `parts` times `size` things, numbers them and delivers the numbers as text.
struct counting_job {
    using tally = int;

    board_of_results* results = nullptr;
    int name = 0, parts = 1, size = 1;
    int before = 0, found = 0, numbered = 0;
    int fails_in_part = 0;
    std::string text;

    void take(board_of_results& to, int name_, int parts_, int size_) {
        *this = {};
        results = &to;
        name = name_, parts = parts_, size = size_;
        to.most_alive = std::max<int>(to.most_alive, ++to.alive);
    }
    bool prepare() {
        if (fails_in_part == parts) throw std::runtime_error("job " + std::to_string(name));
        if (name % 3 == 0) std::this_thread::yield();
        found += size;
        return --parts == 0;
    }
    void follow(int t) { before = t; }
    void complete() {
        for (; numbered < found; ++numbered) text += std::to_string(before + numbered) + ' ';
    }
    int total() const { return before + found; }
    void deliver() {
        results->delivered.push_back(text);
        --results->alive;
    }
};

class ordered_jobs_of : public testing::TestWithParam<std::size_t> {};

TEST_P(ordered_jobs_of, are_numbered_and_delivered_in_order) {
    board_of_results results;
    std::vector<std::string> expected;
    int next = 0;
    ordered_jobs<counting_job> jobs(GetParam());
    for (int i = 0; i < 500; ++i) {
        const int parts = 1 + i % 4, size = i % 7;
        jobs.push([&](counting_job& job) { job.take(results, i, parts, size); });
        expected.emplace_back();
        for (int n = 0; n < parts * size; ++n) expected.back() += std::to_string(next++) + ' ';
    }
    jobs.finish();
    EXPECT_EQ(results.delivered, expected);
    EXPECT_LE(results.most_alive, static_cast<int>(2 * GetParam() + 2));
}

TEST_P(ordered_jobs_of, end_with_the_failure_of_one) {
    board_of_results results;
    const auto run = [&] {
        ordered_jobs<counting_job> jobs(GetParam());
        for (int i = 0; i < 500; ++i)
            jobs.push([&](counting_job& job) {
                job.take(results, i, 3, 2);
                if (i == 40) job.fails_in_part = 2;
            });
        jobs.finish();
    };
    EXPECT_THROW(run(), std::runtime_error);
    EXPECT_LE(results.delivered.size(), 40u);
}

INSTANTIATE_TEST_SUITE_P(workers, ordered_jobs_of, testing::Values(1, 2, 3, 8));

}  // namespace
}  // namespace royalcheck
