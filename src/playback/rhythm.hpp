#pragma once

#include "playback/step_size.hpp"

namespace queens {

/// Up to this many steps a second play has a rhythm: what ends a branch stays longer than what leads there.
inline constexpr double kRhythmic = 8;
/// From this many on each event takes as long as any other.
inline constexpr double kEven = 64;
/// Beyond this many single events cannot be seen; heat is drawn instead.
inline constexpr double kSeenSingly = 500;

/// How long what a step of a grain ends with stays in sight, in units of 1/speed. Nothing stays for less than
/// one, as a refused square with its line and its reason is what there is to learn; a dead end and a full
/// board that is none stay for two, a solution and the end for four. Of turns, which are mostly dead ends,
/// those stay for one and solutions for two.
double weight(StepSize stepSize, const Event& event);

/// The same in seconds at a speed: by its weight up to `kRhythmic`, all alike from `kEven` on, and between
/// them the more alike the faster, so that a greater speed never takes longer over a search.
/// @param speed steps per second, above 0
double secondsInSight(StepSize stepSize, const Event& event, double speed);

}  // namespace queens
