#pragma once

namespace queens {

/// Number of frames to draw until the screen is at rest: ImGui measures a window or a table in one frame and
/// shows it in the next.
class Settling {
 public:
  /// Something has changed before a frame is drawn.
  void begin() { frames_ = kFrames; }
  /// A frame has been drawn. @param unsettled the next frame depends on a size measured or a control touched
  /// in it
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
