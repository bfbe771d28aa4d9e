#pragma once

namespace queens {

/// The marks on the line of speeds, from 0 to this one; one to a press of an arrow key.
inline constexpr double kSpeedMarks = 35;

/// The speed at a mark, or between two, in steps per second. Four fifths of the line are for 0.5…64, four
/// marks to a doubling; the rest leads to as fast as the machine goes.
double speedAtMark(double mark);
/// Where a speed stands on the line.
double markOfSpeed(double speed);

}  // namespace queens
