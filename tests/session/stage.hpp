#pragma once

#include "session/player.hpp"

namespace queens {

inline constexpr Seconds kFrame = 1.0 / 64;  // exact in binary, as are the speeds that are powers of two
inline constexpr Seconds kPatience = 0.016;  // what a frame may take in all

/// A player with its timeline, under a clock that moves only when told, or a bit with each look at it.
struct Stage {
  Timeline timeline{VariantId::flagArrays, 12};  // millions of events
  Player player;
  Seconds now = 100;
  Seconds perLook = 0;

  // A frame.
  void advance(Heat* heat = nullptr) {
    WorkTime time([this] { return now += perLook; });
    player.advance(timeline, time, WorkTime::kPerFrame, heat);
  }
  // Frame by frame.
  void pass(Seconds seconds) {
    for (const Seconds end = now + seconds; now < end;) {
      now += kFrame;
      advance();
    }
  }
};

}  // namespace queens
