#pragma once

#include <emscripten/val.h>

#include <cstddef>
#include <vector>

#include "app/app.hpp"
#include "ui/controls/record_news.hpp"

namespace queens {

/// Tells the page's scripts what is on the screen, as far as it differs from what they were told before.
class Mirror {
 public:
  /// The controls that are new or changed, each with its id and what of it is new, and the order of all if
  /// that has changed: `{ order: string[] | null, changed: { id, name, … }[] }`; null while nothing is new.
  emscripten::val news(const App& app);
  /// The names of a board's squares that are new, `[index, name]` with the index counted row by row; none
  /// where there is no such search, or it has gone over to a board of another size.
  emscripten::val squareNews(App& app, std::size_t session, int n);
  /// What the parts of the screen are called, by `Record::region` as `news` tells it, and `lines`, those of
  /// the program.
  static emscripten::val regionNames(const App& app);

 private:
  RecordNews records_;
  /// What the names depend on that were told of the squares of a search.
  struct Board {
    Program program;
    int n = 0;  ///< 0: none were told
    Language language = Language::en;
    std::vector<Square> queens;
  };
  std::vector<Board> boards_;
};

}  // namespace queens
