#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "timeline/checkpoints.hpp"

namespace queens {

/// The header of serialized checkpoints. Its layout depends on the build, like that of a `Moment`.
struct HandOverHead {
  std::uint64_t seal = 0;       ///< of all bytes that follow
  std::uint64_t build = 0;      ///< identifies the layout of the states, which differs between builds
  std::uint64_t spacing = 0;    ///< positions between two checkpoints
  std::uint64_t after = 0;      ///< the receiver knows everything up to this position
  std::uint64_t explored = 0;   ///< the position reached
  std::uint64_t solutions = 0;  ///< number of solutions found up to there
  std::uint16_t count = 0;      ///< number of checkpoints that follow: those after `after`, up to `explored`
  std::uint8_t n = 0;           ///< board size
  std::uint8_t finished = 0;    ///< 1 if `explored` is the end of the search, otherwise 0
  Program program;              ///< not a recorded one
};

/// Part of an explored timeline as bytes, to be sent to another thread: a header, then checkpoints, each a
/// plain copy of a `Moment`. Only modules of the same build can read them.
///
/// The checksum detects damage that a check of the states would miss. It is not a signature: a person who
/// makes such bytes on purpose gets a search with queens and counts that no real search has. Such a search
/// still stays on the board and ends, because every state is validated before it is used.
class HandOver {
 public:
  /// Maximum size of a hand-over in bytes.
  static constexpr std::size_t kLongest = sizeof(HandOverHead) + Checkpoints::kMost * sizeof(Moment);

  /// Assembles one. @param all evenly spaced from 0 on; those after `head.after` are included
  static std::vector<std::byte> write(HandOverHead head, const Checkpoints& all);

  /// Reads untrusted bytes. @return nullopt unless they are complete, valid and from this build
  static std::optional<HandOver> read(std::span<const std::byte> bytes);

  /// Writes the fields that `read` expects into bytes, at least as many as the header has.
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
