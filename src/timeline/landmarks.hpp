#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/program.hpp"

namespace queens {

/// Highlights of a search: its start, its end, and the first event of each sort; in the order of their
/// messages.
enum class LandmarkKind : std::uint8_t { start, place, scan, refusal, deadEnd, back, solution, end };

/// A position of a search that is worth a pause in a lecture.
struct Landmark {
  LandmarkKind kind = LandmarkKind::start;
  std::uint64_t position = 0;  ///< of its event; 0 at the start
  bool operator==(const Landmark&) const = default;
};

/// Number of events that are searched for highlights.
inline constexpr std::uint64_t kLandmarksWithin = 300'000;

/// The highlights of a search, in order. Replays the search from its start until all have been found or
/// `within` events have passed. That takes milliseconds, so do not call it in every frame.
std::vector<Landmark> landmarksOf(Program program, int n, std::uint64_t within = kLandmarksWithin);

/// The latest highlight at or before a position; none if the list is empty.
std::optional<std::size_t> landmarkAt(std::span<const Landmark> landmarks, std::uint64_t position);
/// The next highlight after a position, or the one before it; nullopt if there is none.
std::optional<Landmark> landmarkFrom(std::span<const Landmark> landmarks, std::uint64_t position,
                                     bool onward);

}  // namespace queens
