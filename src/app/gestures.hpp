#pragma once

#include <optional>
#include <vector>

#include "ui/model/model.hpp"

namespace queens {

/// The areas that react to fingers and wheel in the last frame, and the current two-finger gesture.
class Gestures {
 public:
  /// Takes over the areas of a frame that has been drawn.
  void note(Reaction& drawn);
  /// Releases the mouse once the fingers are lifted and ImGui knows it, which can take some frames.
  void rest(bool stillDown);

  /// Whether something scrolls at a point; CSS px.
  bool scrolls(Vec2 at) const;
  /// Whether a finger at a point does more than tap: always on the notice, and on scrolling areas if the
  /// application is in use.
  bool touches(Vec2 at, bool inUse) const;
  /// Whether two fingers zoom at a point, where the first of them is.
  bool begin(Vec2 at);
  /// The command of a gesture whose middle moves from one point to another while the distance of the fingers
  /// changes by `ratio`; nullopt if it did not begin on a zoomable area.
  std::optional<Command> pinch(Vec2 from, Vec2 to, float ratio) const;
  /// All fingers are lifted.
  void letGo() { released_ = true; }
  bool holding() const { return pinched_ != nullptr; }

 private:
  std::vector<Rect> scrollable_;
  std::vector<Rect> touchable_;
  std::vector<Zoomable> zoomable_;
  Pinched pinched_;
  bool released_ = false;
};

}  // namespace queens
