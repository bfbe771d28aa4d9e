#pragma once

#include "session/grain.hpp"

namespace queens {

/// Up to this many steps a second play has a rhythm and sentences can be read.
inline constexpr double kRhythmic = 8;
/// From this many on each event takes as long as any other.
inline constexpr double kEven = 64;
/// Beyond this many single events cannot be seen; heat is drawn instead.
inline constexpr double kSeenSingly = 500;

/// How long what a step of a grain ends with stays in sight, as a share of 1/speed: squares that are refused
/// pass, placements take their time, dead ends linger and a solution rests. Chosen so that over a search,
/// squares and dead ends included, about as many queens are placed or taken back in a second as the speed
/// says; of coarser grains so that steps take 1/speed on average.
double weight(Grain grain, const Event& event);

/// The same in seconds at a speed: by its weight up to `kRhythmic`, all alike from `kEven` on, and between
/// them the more alike the faster, so that a greater speed never takes longer over a search.
/// @param speed steps per second, above 0
double secondsInSight(Grain grain, const Event& event, double speed);

}  // namespace queens
