#pragma once

namespace queens {

/// The last mark on the scale of speeds, which starts at 0. A press of an arrow key moves by one mark.
inline constexpr double kSpeedMarks = 35;

/// The speed at a mark, or between two, in steps per second. Four fifths of the scale are for 0.5…64, with
/// four marks per doubling. The rest leads to the maximum speed of the machine.
double speedAtMark(double mark);
/// The mark of a speed on the scale.
double markOfSpeed(double speed);

}  // namespace queens
