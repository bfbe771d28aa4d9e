#include "app/gestures.hpp"

#include <algorithm>
#include <utility>

namespace queens {
namespace {

bool isIn(const std::vector<Rect>& areas, Vec2 at) {
  return std::any_of(areas.begin(), areas.end(), [at](const Rect& each) { return each.contains(at); });
}

}  // namespace

void Gestures::note(Reaction& drawn) {
  scrollable_ = std::move(drawn.scrollable);
  zoomable_ = std::move(drawn.zoomable);
  touchable_ = std::move(drawn.touchable);
}

void Gestures::rest(bool stillDown) {
  if (released_ && !stillDown) pinched_ = nullptr;
}

bool Gestures::scrolls(Vec2 at) const {
  return isIn(scrollable_, at);
}

bool Gestures::touches(Vec2 at, bool inUse) const {
  return isIn(touchable_, at) || (inUse && isIn(scrollable_, at));
}

bool Gestures::begin(Vec2 at) {
  const auto found = std::find_if(zoomable_.begin(), zoomable_.end(),
                                  [at](const Zoomable& each) { return each.area.contains(at); });
  if (found == zoomable_.end()) return false;
  pinched_ = found->pinched;
  released_ = false;
  return true;
}

std::optional<Command> Gestures::pinch(Vec2 from, Vec2 to, float ratio) const {
  if (!pinched_) return std::nullopt;
  return pinched_(from, to, ratio);
}

}  // namespace queens
