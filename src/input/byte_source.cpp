#include "src/input/byte_source.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace royalcheck {
namespace {

class descriptor_source final : public byte_source {
public:
    explicit descriptor_source(const std::string& file) {
        if (file == "-") {
            descriptor_ = STDIN_FILENO;
            return;
        }
        descriptor_ = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
        owned_ = descriptor_ >= 0;
        if (!owned_) error_ = std::strerror(errno);
    }
    ~descriptor_source() override {
        if (owned_) ::close(descriptor_);
    }
    descriptor_source(const descriptor_source&) = delete;
    descriptor_source& operator=(const descriptor_source&) = delete;

    std::size_t read(char* to, std::size_t room) override {
        if (!error_.empty()) return 0;
        for (;;) {
            const ssize_t got = ::read(descriptor_, to, room);
            if (got >= 0) return static_cast<std::size_t>(got);
            if (errno == EINTR) continue;
            error_ = std::strerror(errno);
            return 0;
        }
    }
    std::uint64_t skip_hole() override {
        const off_t here = ::lseek(descriptor_, 0, SEEK_CUR);
        if (here < 0) return 0;
        off_t data = ::lseek(descriptor_, here, SEEK_DATA);
        if (data < 0 && errno == ENXIO) data = ::lseek(descriptor_, 0, SEEK_END);  // a hole up to the end
        if (data > here) return static_cast<std::uint64_t>(data - here);
        ::lseek(descriptor_, here, SEEK_SET);  // the system knows no holes here, or the file was cut short
        return 0;
    }
    const std::string& error() const override { return error_; }

private:
    int descriptor_ = -1;
    bool owned_ = false;
    std::string error_;
};

}  // namespace

std::unique_ptr<byte_source> open_plain(const std::string& file) { return std::make_unique<descriptor_source>(file); }

}  // namespace royalcheck
