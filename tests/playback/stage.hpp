#pragma once

#include "playback/player.hpp"

namespace queens {

inline constexpr Seconds kFrame = 1.0 / 64;  // exact in binary, like speeds that are powers of two
inline constexpr Seconds kPatience = 0.016;  // maximum time of a frame

/// A player with its timeline, and a clock that moves only on request, or a little at each reading.
struct Stage {
  Timeline timeline{VariantId::flagArrays, 12};  // millions of events
  Player player;
  Seconds now = 100;
  Seconds perLook = 0;

  // Runs one frame.
  void advance(Heat* heat = nullptr) {
    Budget time([this] { return now += perLook; });
    player.advance(timeline, time, Budget::kPerFrame, heat);
  }
  // Runs frames for that time.
  void pass(Seconds seconds) {
    for (const Seconds end = now + seconds; now < end;) {
      now += kFrame;
      advance();
    }
  }
};

}  // namespace queens
