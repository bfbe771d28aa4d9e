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
    // What the search has gone on from has been explained.
    const auto found = std::find_if(inSight.begin(), inSight.end(), [&](Message each) {
      const bool goneOn = each == shown_ && position != shownAt_;
      return !goneOn && std::find(told_.begin(), told_.end(), each) == told_.end();
    });
    return found == inSight.end() ? std::nullopt : std::optional(*found);
  }
  /// What was explained in a frame. @param position where the search is
  void note(std::optional<Message> shown, std::uint64_t position) {
    if (shown == shown_) return;
    if (shown_) told_.push_back(*shown_);
    shown_ = shown;
    shownAt_ = position;
  }
  /// The reader has read it. @param position where the search is
  void putAway(std::uint64_t position) {
    if (!shown_) return;
    note(std::nullopt, position);
    putAwayAt_ = position;
  }
  bool shows() const { return shown_.has_value(); }
  /// None has been explained before.
  bool isFirst() const { return told_.empty(); }

 private:
  bool on_ = false;
  std::vector<Message> told_;
  std::optional<Message> shown_;
  std::uint64_t shownAt_ = 0;
  std::optional<std::uint64_t> putAwayAt_;
};

}  // namespace queens
