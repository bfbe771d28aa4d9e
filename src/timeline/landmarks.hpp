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

/// A moment of a search that is worth a pause in a lecture.
struct Landmark {
  LandmarkKind kind = LandmarkKind::start;
  std::uint64_t position = 0;  ///< of the event that it shows; of the start 0
  bool operator==(const Landmark&) const = default;
};

/// Number of events that are searched for highlights.
inline constexpr std::uint64_t kLandmarksWithin = 300'000;

/// The landmarks of a search, in the order in which they come. Goes through the search by itself, from its
/// start on, until all have been found or `within` events have passed: milliseconds, not a frame's work.
std::vector<Landmark> landmarksOf(Program program, int n, std::uint64_t within = kLandmarksWithin);

/// The landmark that a position is at or comes after; none of an empty list.
std::optional<std::size_t> landmarkAt(std::span<const Landmark> landmarks, std::uint64_t position);
/// The landmark after a position, or the one before it; nothing where there is none.
std::optional<Landmark> landmarkFrom(std::span<const Landmark> landmarks, std::uint64_t position,
                                     bool onward);

}  // namespace queens
