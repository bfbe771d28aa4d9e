#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "ui/layout/layout.hpp"

// The screens on which layouts are tested.
namespace queens {

struct Part {
  std::string_view name;
  Rect area;
};

inline std::vector<Part> partsOf(const Layout& layout) {
  std::vector<Part> shown;
  for (const Part& part :
       {Part{"toolbar", layout.toolbar}, Part{"board", layout.board}, Part{"caption", layout.caption},
        Part{"code", layout.code}, Part{"side", layout.side}, Part{"chart", layout.chart},
        Part{"transport", layout.transport}}) {
    if (!part.area.empty()) shown.push_back(part);
  }
  return shown;
}

inline bool overlap(const Rect& a, const Rect& b) {
  const float sliver = 0.01f;
  return a.x + a.width > b.x + sliver && b.x + b.width > a.x + sliver && a.y + a.height > b.y + sliver &&
         b.y + b.height > a.y + sliver;
}

inline LayoutRequest request(Vec2 size, View view, float textSize = 15, std::size_t codeLines = 24) {
  LayoutRequest wanted;
  wanted.size = size;
  wanted.view = view;
  wanted.unit = textSize;
  wanted.large = textSize >= 20;
  wanted.program.lines = codeLines;
  return wanted;
}

struct Screen {
  Vec2 size;
  View view;
  float textSize;
  std::size_t codeLines;
  bool boardInFront;
  bool chart = false;
  bool touch = false;
  bool presenting = false;

  Layout layout() const {
    LayoutRequest wanted = request(size, view, textSize, codeLines);
    wanted.boardInFront = boardInFront;
    wanted.chart = chart;
    wanted.touch = touch;
    wanted.presenting = presenting;
    return layoutOf(wanted);
  }
  std::string text() const {
    return std::to_string(static_cast<int>(size.x)) + " x " + std::to_string(static_cast<int>(size.y)) +
           ", view " + std::string(kViewNames[static_cast<std::size_t>(view)]) + ", text " +
           std::to_string(textSize) + ", " + std::to_string(codeLines) + " lines" +
           (chart ? ", with the whole search" : "") + (touch ? ", for a finger" : "");
  }
};

// The complete application keeps its layout down to a small phone; smaller screens use the other views.
inline bool meantFor(Vec2 size, View view, float textSize) {
  const float least = view == View::full ? 320 * textSize / 15 : 240 * textSize / 15;
  return size.x >= least && size.y >= least;
}

// From the smallest frame to a large display, in every view, with text as in a page and as on a projector.
template <class Look>
void forEachScreen(Look look) {
  constexpr std::array<float, 16> kWidths = {200, 240, 320, 334,  390,  450,  480,  600,
                                             768, 959, 960, 1024, 1280, 1440, 1920, 3000};
  constexpr std::array<float, 15> kHeights = {200, 240, 280, 320, 360,  390,  480, 568,
                                              600, 720, 844, 900, 1080, 1440, 2000};
  for (const float width : kWidths) {
    for (const float height : kHeights) {
      for (const View view : {View::full, View::board, View::player, View::tree}) {
        for (const float textSize : {15.0f, 20.0f}) {
          if (!meantFor({width, height}, view, textSize)) continue;
          for (const std::size_t codeLines : {std::size_t{18}, std::size_t{54}}) {
            for (const bool boardInFront : {false, true}) {
              for (const bool chart : {false, true}) {
                for (const bool touch : {false, true})
                  look(Screen{{width, height}, view, textSize, codeLines, boardInFront, chart, touch});
              }
            }
          }
        }
      }
    }
  }
}

}  // namespace queens
