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

  /// @param name tells it from others in the same window
  /// @param size CSS px
  /// @param reaction is told where there is something to scroll
  ScrollPanel(const char* name, ImVec2 size, Reaction& reaction, Kind kind = Kind::panel);
  ~ScrollPanel();
  /// Width in which the current panel need not be scrolled sideways, whether a scrollbar is there or not:
  /// what is there already makes no difference to it. CSS px.
  static float width();
  /// Lets what goes on beyond the lower edge of the current panel fade into the page, so that nothing looks
  /// as if it ended in its middle; after all that is in it.
  static void fadeOut(const Palette& palette);
  /// Scrolls what stands for a position of a search into sight when the position changes; from then on the
  /// reader may scroll away.
  /// @param top, height of what stands for it, CSS px from the beginning of what is scrolled
  void keepInSight(std::uint64_t position, float top, float height) const;
  ScrollPanel(const ScrollPanel&) = delete;
  ScrollPanel& operator=(const ScrollPanel&) = delete;

 private:
  Reaction& reaction_;
};

}  // namespace queens
