#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "headless.hpp"

// Finds controls on the screen by the attributes that students see.
namespace queens {

inline const Record* named(const App& app, Role role, std::string_view name) {
  for (const Record& each : app.records()) {
    if (each.role == role && each.name == name) return &each;
  }
  return nullptr;
}

inline const Record* withId(const App& app, std::string_view id) {
  for (const Record& each : app.records()) {
    if (each.id == id) return &each;
  }
  return nullptr;
}

/// The nodes of the search tree, or of the chart above the scrubber, in the order of their records.
inline std::vector<Record> nodes(const App& app) {
  std::vector<Record> found;
  for (const Record& each : app.records()) {
    if (each.role == Role::node) found.push_back(each);
  }
  return found;
}

/// Presses the control with that role and name, or the entry with that name of a menu that holds what else
/// would be a button or a tab.
inline void press(Headless& screen, Role role, std::string_view name) {
  const Record* record = named(screen.app(), role, name);
  for (const std::string_view menu : {"more", "tree/more", "code/language"}) {
    if (record || (role != Role::button && role != Role::tab) || !screen.app().press(menu)) continue;
    screen.rest();
    record = named(screen.app(), Role::option, name);
    if (!record) record = named(screen.app(), Role::toggle, name);
  }
  ASSERT_NE(record, nullptr) << name;
  EXPECT_TRUE(screen.app().press(std::string(record->id))) << name;
  screen.rest();
}

/// The last text that the student copied or saved since the requests were last read; nullopt if there was
/// none.
inline std::optional<request::TakeAlong> takenAlong(App& app) {
  for (const HostRequest& each : app.takeRequests()) {
    if (const auto* take = std::get_if<request::TakeAlong>(&each)) return *take;
  }
  return std::nullopt;
}

inline Vec2 middleOf(const Rect& area) {
  return {area.x + 0.5f * area.width, area.y + 0.5f * area.height};
}

/// Number of visible characters in a text.
inline std::size_t marks(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return c != ' ' && (c & 0xC0) != 0x80; }));
}

/// The centre of a square of a board on the screen.
inline Vec2 placeOf(const App& app, Square square, std::string_view boardId = "board") {
  const Record& board = *withId(app, boardId);
  const float cell = board.area.width / static_cast<float>(app.session().n());
  return {board.area.x + cell * (static_cast<float>(square.column) + 0.5f),
          board.area.y + cell * (static_cast<float>(square.row) + 0.5f)};
}

/// The squares of a board outlined in the pointer's colour, row by row.
inline std::vector<Square> lit(const Headless& screen, const App& app, std::string_view boardId = "board") {
  const Color color = app.palette().pointed;
  std::vector<Square> squares;
  for (std::int8_t row = 0; row < app.session().n(); ++row) {
    for (std::int8_t column = 0; column < app.session().n(); ++column) {
      const Vec2 middle = placeOf(app, {row, column}, boardId);
      for (const Shape& each : screen.shapes()) {
        const bool outline = each.kind == ShapeKind::box && each.edgeWidth > 0 && each.edge == color;
        const bool here = std::abs(each.center.x - middle.x) < 1 && std::abs(each.center.y - middle.y) < 1;
        if (!outline || !here) continue;
        squares.push_back({row, column});
        break;
      }
    }
  }
  return squares;
}

}  // namespace queens
