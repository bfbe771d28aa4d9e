#pragma once

#include <emscripten/val.h>

#include <cstddef>
#include <vector>

#include "app/app.hpp"
#include "ui/controls/record.hpp"

namespace queens {

/// Reports changes of the screen's contents to the page's scripts.
class Mirror {
 public:
  /// The new or changed controls, each with its id and its changed properties. `order` lists all ids if their
  /// order changed: `{ order: string[] | null, changed: { id, name, … }[] }`; null if nothing changed.
  emscripten::val news(const App& app);
  /// The changed names of a board's squares as `[index, name]`, with the index counted row by row. Empty if
  /// there is no such search, or its board has another size by now.
  emscripten::val squareNews(App& app, std::size_t session, int n);
  /// The names of the screen's regions, by the `region` that `news` reports, and `lines` for the lines of the
  /// program.
  static emscripten::val regionNames(const App& app);

 private:
  RecordNews records_;
  /// The state that the last reported names of a board's squares depend on.
  struct Board {
    Program program;
    int n = 0;  ///< 0 if none were reported
    Language language = Language::en;
    int base = 0;
    std::vector<Square> queens;
  };
  std::vector<Board> boards_;
};

}  // namespace queens
