#pragma once

#include "playback/session.hpp"

namespace queens {

/// A session with a clock that moves only on request, or a little at each reading.
struct Watched {
  Seconds now = 100;
  Seconds perLook = 0;
  Budget time{[this] { return now += perLook; }};
  Session session{time};

  explicit Watched(VariantId variant = VariantId::flagArrays, int n = 8) { session.begin(variant, n); }
  Watched(const Watched&) = delete;
  Watched& operator=(const Watched&) = delete;

  void pass(Seconds seconds) {
    for (const Seconds end = now + seconds; now < end;) {
      now += 1.0 / 64;
      session.update();
      time.renew();
    }
  }
  std::uint64_t position() const { return session.timeline().position(); }
};

}  // namespace queens
