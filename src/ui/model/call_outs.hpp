#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "text/message.hpp"

namespace queens {

/// The marks that a new student has not seen explained yet. Each is explained where it first appears, one at
/// a time, and never again after its explanation has gone or been closed.
class CallOuts {
 public:
  void begin() { on_ = true; }
  /// The explanation to show for the marks on the screen; nullopt if all have been explained.
  /// @param position of the search; after an explanation was closed, the next one waits for another position
  std::optional<Message> choose(std::span<const Message> inSight, std::uint64_t position) const {
    if (!on_ || putAwayAt_ == position) return std::nullopt;
    // An explanation ends when the search moves on.
    const auto found = std::find_if(inSight.begin(), inSight.end(), [&](Message each) {
      const bool goneOn = each == shown_ && position != shownAt_;
      return !goneOn && std::find(told_.begin(), told_.end(), each) == told_.end();
    });
    return found == inSight.end() ? std::nullopt : std::optional(*found);
  }
  /// Records the explanation shown in a frame. @param position of the search
  void note(std::optional<Message> shown, std::uint64_t position) {
    if (shown == shown_) return;
    if (shown_) told_.push_back(*shown_);
    shown_ = shown;
    shownAt_ = position;
  }
  /// Records that the student has closed the explanation. @param position of the search
  void putAway(std::uint64_t position) {
    if (!shown_) return;
    note(std::nullopt, position);
    putAwayAt_ = position;
  }
  bool shows() const { return shown_.has_value(); }
  /// Whether no explanation has gone or been closed yet.
  bool isFirst() const { return told_.empty(); }

 private:
  bool on_ = false;
  std::vector<Message> told_;
  std::optional<Message> shown_;
  std::uint64_t shownAt_ = 0;
  std::optional<std::uint64_t> putAwayAt_;
};

}  // namespace queens
