#include "playback/rush.hpp"

namespace queens {

void Rush::seeSingly(bool singly) {
  if (fast_ && singly) heat_.clear();
  fast_ = !singly;
}

void Rush::look(const Timeline& timeline, bool followable, std::uint64_t before, double now) {
  if (followable) shades_.clear();
  if (!followable) {
    overview_.look(timeline, now);
    shadeLines(timeline, before, now);
  } else if (timeline.atEnd()) {
    overview_.close(timeline);
  } else {
    overview_ = {};
  }
}

void Rush::forget() {
  heat_.clear();
  overview_ = {};
  fast_ = false;
}

void Rush::shadeLines(const Timeline& timeline, std::uint64_t before, double now) {
  const std::uint64_t position = timeline.position();
  if (position == before) return;
  shades_.look(timeline.search(), position > before ? position - before : 1, now - shadedAt_);
  shadedAt_ = now;
}

}  // namespace queens
