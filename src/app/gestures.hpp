#pragma once

#include <optional>
#include <vector>

#include "ui/model/model.hpp"

namespace queens {

/// What fingers and the wheel meet on the screen as it was drawn last, and what two fingers have hold of.
class Gestures {
 public:
  /// Takes over where there is something, of a frame that has been drawn.
  void note(Reaction& drawn);
  /// Lets go once the fingers are lifted and ImGui has heard of it, which may take some frames.
  void rest(bool stillDown);

  /// Whether something scrolls there; CSS px.
  bool scrolls(Vec2 at) const;
  /// Whether a finger there has something to do besides tapping: on the notice always, and on what scrolls if
  /// the application is in use.
  bool touches(Vec2 at, bool inUse) const;
  /// Whether two fingers, of which the first is at a point, show nearer what is there.
  bool begin(Vec2 at);
  /// What their moving asks for: the middle between them goes from one place to another, and they are `ratio`
  /// times as far apart. Nothing where they hold nothing.
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
