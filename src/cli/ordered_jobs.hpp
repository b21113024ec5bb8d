// Jobs done side by side and delivered in the order in which they came, never more than a few in memory.
//
// Plain threads rather than TBB's pipeline: that one raises false alarms under ThreadSanitizer.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace royalcheck {

/// What a job is made of:
///   Job::tally       a value handed from each job to the next, such as how many games came before
///   bool prepare()   on any thread, as soon as there is one; false if it is to be called again after `complete`
///   void follow(t)   what the job before has come to; quick
///   void complete()  on any thread, after `follow`
///   tally total()    what the next one is to follow, once the last `prepare` is done; quick
///   void deliver()   one job at a time and in order
/// What one of them throws ends the run: it comes out of `push` or `finish`.
template <class Job>
class ordered_jobs {
public:
    /// The caller is one of the workers: with one there is no thread, and `push` does all at once. With more it works
    /// where it would have to wait.
    explicit ordered_jobs(std::size_t workers) : workers_(workers), most_(2 * workers + 1) {}

    ~ordered_jobs() {
        {
            const std::lock_guard lock(mutex_);
            stopped_ = true;
        }
        changed_.notify_all();
        for (std::thread& t : threads_) t.join();
    }
    ordered_jobs(const ordered_jobs&) = delete;
    ordered_jobs& operator=(const ordered_jobs&) = delete;

    /// Makes room, then lets `fill` make ready a job, fresh or one that was delivered before.
    void push(const std::function<void(Job&)>& fill) {
        std::unique_lock lock(mutex_);
        work_until(lock, [&] { return entries_.size() < most_; });
        auto next = spare();
        lock.unlock();
        fill(next->job);
        lock.lock();
        entries_.push_back(std::move(next));
        if (workers_ == 1) {
            while (step(lock)) {
            }
            return;
        }
        link();
        if (threads_.size() < std::min(workers_ - 1, entries_.size())) threads_.emplace_back([this] { work(); });
        lock.unlock();
        changed_.notify_all();
    }

    /// Returns when all is delivered.
    void finish() {
        std::unique_lock lock(mutex_);
        work_until(lock, [&] { return entries_.empty() && !delivering_; });
    }

private:
    enum class stage { fresh, busy, prepared, done };
    struct entry {
        Job job;
        stage at = stage::fresh;
        bool linked = false;   ///< `follow` was called
        bool counted = false;  ///< no `prepare` is left
    };

    std::unique_ptr<entry> spare() {
        if (spares_.empty()) return std::make_unique<entry>();
        auto one = std::move(spares_.back());
        spares_.pop_back();
        one->at = stage::fresh;
        one->linked = one->counted = false;
        return one;
    }

    /// Hands the tally on as far as it is known.
    void link() {
        for (; linked_ < entries_.size(); ++linked_) {
            entry& e = *entries_[linked_];
            if (!e.linked) e.job.follow(tally_);
            e.linked = true;
            if (!e.counted) return;
            tally_ = e.job.total();
        }
    }

    template <class Condition>
    void work_until(std::unique_lock<std::mutex>& lock, const Condition& met) {
        while (!stopped_ && !met()) {
            if (step(lock))
                changed_.notify_all();
            else
                changed_.wait(lock);
        }
        if (failure_) std::rethrow_exception(failure_);
    }

    void work() {
        std::unique_lock lock(mutex_);
        try {
            work_until(lock, [] { return false; });
        } catch (...) {
            if (!lock.owns_lock()) lock.lock();
            if (!failure_) failure_ = std::current_exception();
            stopped_ = true;
            changed_.notify_all();
        }
    }

    /// Does what is most urgent: delivers, or completes the oldest that can be, or prepares the oldest. False if there
    /// is nothing to do now.
    bool step(std::unique_lock<std::mutex>& lock) {
        if (!delivering_ && !entries_.empty() && entries_.front()->at == stage::done) {
            deliver(lock);
            return true;
        }
        const auto ready = std::find_if(entries_.begin(), entries_.end(),
                                        [](const auto& e) { return e->at == stage::prepared && e->linked; });
        if (ready != entries_.end()) {
            complete(**ready, lock);
            return true;
        }
        const auto fresh =
            std::find_if(entries_.begin(), entries_.end(), [](const auto& e) { return e->at == stage::fresh; });
        if (fresh == entries_.end()) return false;
        prepare(**fresh, lock);
        return true;
    }

    void deliver(std::unique_lock<std::mutex>& lock) {
        auto front = std::move(entries_.front());
        entries_.pop_front();
        --linked_;
        delivering_ = true;
        lock.unlock();
        front->job.deliver();
        lock.lock();
        delivering_ = false;
        spares_.push_back(std::move(front));
    }

    void complete(entry& e, std::unique_lock<std::mutex>& lock) {
        e.at = stage::busy;
        lock.unlock();
        e.job.complete();
        lock.lock();
        e.at = e.counted ? stage::done : stage::fresh;
    }

    void prepare(entry& e, std::unique_lock<std::mutex>& lock) {
        e.at = stage::busy;
        lock.unlock();
        const bool last = e.job.prepare();
        lock.lock();
        e.at = stage::prepared;
        e.counted = last;
        link();
    }

    const std::size_t workers_, most_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::unique_ptr<entry>> entries_;  ///< oldest first
    std::vector<std::unique_ptr<entry>> spares_;
    std::size_t linked_ = 0;  ///< entries whose tally went on to the next
    typename Job::tally tally_{};
    std::vector<std::thread> threads_;
    std::exception_ptr failure_;
    bool delivering_ = false;
    bool stopped_ = false;
};

}  // namespace royalcheck
