#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "text/message.hpp"

namespace queens {

/// Which marks are yet to be explained to somebody who is here for the first time: each where it first
/// appears, one at a time, and never again once it has gone or been put away.
class CallOuts {
 public:
  void begin() { on_ = true; }
  /// What is to be explained of the marks in sight, by what they mean; nothing where all of them have been.
  /// @param position of the search: what has been put away there is not followed by another
  std::optional<Message> choose(std::span<const Message> inSight, std::uint64_t position) const {
    if (!on_ || putAwayAt_ == position) return std::nullopt;
    const auto found = std::find_if(inSight.begin(), inSight.end(), [this](Message each) {
      return std::find(told_.begin(), told_.end(), each) == told_.end();
    });
    return found == inSight.end() ? std::nullopt : std::optional(*found);
  }
  /// What was explained in a frame.
  void note(std::optional<Message> shown) {
    if (shown_ && shown != shown_) told_.push_back(*shown_);
    shown_ = shown;
  }
  /// The reader has read it. @param position where the search is
  void putAway(std::uint64_t position) {
    if (!shown_) return;
    note(std::nullopt);
    putAwayAt_ = position;
  }
  bool shows() const { return shown_.has_value(); }

 private:
  bool on_ = false;
  std::vector<Message> told_;
  std::optional<Message> shown_;
  std::optional<std::uint64_t> putAwayAt_;
};

}  // namespace queens
