#pragma once

#include <cstdint>

#include "ui/controls/style.hpp"
#include "ui/model/model.hpp"

namespace queens {

/// A part of the screen that scrolls, by the wheel or by dragging a finger, while this lives.
class ScrollPanel {
 public:
  enum class Kind {
    panel,
    row  ///< goes on sideways only, without a bar; the wheel turns it too
  };

  /// @param name unique in its window
  /// @param size CSS px
  /// @param reaction gets the area if it can be scrolled
  ScrollPanel(const char* name, ImVec2 size, Reaction& reaction, Kind kind = Kind::panel);
  ~ScrollPanel();
  /// Width in which the current panel need not be scrolled sideways, whether a scrollbar is there or not:
  /// what is there already makes no difference to it. CSS px.
  static float width();
  /// Lets what goes on beyond the lower edge of the current panel fade into the page, so that nothing looks
  /// as if it ended in its middle; after all that is in it.
  static void fadeOut(const Palette& palette);
  /// Scrolls to the entry of a position when the position changes. After that the reader may scroll away.
  /// @param top, height of the entry, CSS px from the beginning of the scrolled contents
  void keepInSight(std::uint64_t position, float top, float height) const;
  ScrollPanel(const ScrollPanel&) = delete;
  ScrollPanel& operator=(const ScrollPanel&) = delete;

 private:
  Reaction& reaction_;
};

}  // namespace queens
