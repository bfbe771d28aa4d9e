#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "timeline/checkpoints.hpp"

namespace queens {

/// The header of serialized checkpoints, without gaps.
struct HandOverHead {
  std::uint64_t seal = 0;       ///< of all bytes that follow
  std::uint64_t build = 0;      ///< what the states are made by; another build lays them out differently
  std::uint64_t spacing = 0;    ///< positions between two checkpoints
  std::uint64_t after = 0;      ///< what up to this position was known is left out
  std::uint64_t explored = 0;   ///< the position that was reached
  std::uint64_t solutions = 0;  ///< found by then
  std::uint16_t count = 0;      ///< of the checkpoints that follow: those after `after`, up to `explored`
  std::uint8_t variant = 0;     ///< a `VariantId`
  std::uint8_t find = 0;        ///< a `Find`
  std::uint8_t bug = 0;         ///< a `Bug`
  std::uint8_t n = 0;
  std::uint8_t finished = 0;  ///< 1 if `explored` is the end of the search, else 0
  std::uint8_t unused = 0;    ///< 0

  Program program() const {
    return {static_cast<VariantId>(variant), static_cast<Find>(find), static_cast<Bug>(bug)};
  }
};

/// Part of an exploration as bytes, to be sent from one thread to another: a head, then checkpoints, each a
/// plain copy of a `Moment`. They mean something to modules of the same build only.
///
/// The seal is a checksum: it notices damage, which a look at a state could not. It is no signature: whoever
/// seals bytes of his own making gets a search that he has made, with queens and counts that no search has.
/// That search stays on the board and ends, as each state is looked at before it is taken.
class HandOver {
 public:
  /// No hand-over has more bytes.
  static constexpr std::size_t kLongest = sizeof(HandOverHead) + Checkpoints::kMost * sizeof(Moment);

  /// Puts one together. @param all evenly spaced from 0 on; those after `head.after` are taken
  static std::vector<std::byte> write(HandOverHead head, const Checkpoints& all);

  /// Reads bytes that may be anything. @return nothing unless they are whole, of this build and make sense
  static std::optional<HandOver> read(std::span<const std::byte> bytes);

  /// Writes into bytes, at least as many as the head has, what `read` wants to find in them.
  static void seal(std::span<std::byte> bytes);

  const HandOverHead& head() const { return head_; }
  /// @param index below `head().count`
  Moment moment(std::size_t index) const;

 private:
  HandOver(const HandOverHead& head, std::span<const std::byte> moments) : head_(head), moments_(moments) {}
  bool makesSense() const;

  HandOverHead head_;
  std::span<const std::byte> moments_;
};

}  // namespace queens
