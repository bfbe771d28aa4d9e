#pragma once

#include <cstdint>

#include "ui/controls/style.hpp"
#include "ui/model/model.hpp"

namespace queens {

/// A part of the screen that scrolls by wheel or finger during the lifetime of this object.
class ScrollPanel {
 public:
  enum class Kind {
    panel,
    row  ///< scrolls only horizontally, without a scrollbar; the wheel scrolls it too
  };

  /// @param name unique in its window
  /// @param size CSS px
  /// @param reaction receives the area if it can be scrolled
  ScrollPanel(const char* name, Vec2 size, Reaction& reaction, Kind kind = Kind::panel);
  ~ScrollPanel();
  /// Width in which the contents of the current panel need not scroll horizontally, with or without a
  /// scrollbar, whatever it contains already. CSS px.
  static float width();
  /// Fades out contents beyond the lower edge of the current panel, so that they do not look cut off. Call it
  /// after all contents.
  static void fadeOut(const Palette& palette);
  /// Scrolls to an entry when the position changes. After that the student may scroll away.
  /// @param top, height of the entry, CSS px from the start of the scrolled contents
  void keepInSight(std::uint64_t position, float top, float height) const;
  ScrollPanel(const ScrollPanel&) = delete;
  ScrollPanel& operator=(const ScrollPanel&) = delete;

 private:
  Reaction& reaction_;
};

}  // namespace queens
