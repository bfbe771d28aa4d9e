#pragma once

namespace queens {

/// How many frames are yet to be drawn until the screen is at rest: ImGui measures a window or a table in one
/// frame and shows it in the next.
class Settling {
 public:
  /// Something has changed before a frame is drawn.
  void begin() { frames_ = kFrames; }
  /// A frame has been drawn. @param unsettled something in it was measured or touched that the next is drawn
  /// by
  void pass(bool unsettled) {
    if (unsettled)
      frames_ = kFrames + 1;
    else if (frames_ > 0)
      --frames_;
  }
  bool done() const { return frames_ == 0; }

 private:
  static constexpr int kFrames = 2;

  int frames_ = 0;
};

}  // namespace queens
