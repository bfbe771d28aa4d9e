#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/app.hpp"

namespace queens {

/// Tells the page's scripts what is on the screen, as far as it differs from what they were told before.
class Mirror {
 public:
  /// The controls that are new or changed, and the order of all if that has changed:
  /// `{ order: string[] | null, changed: { id, region, role, name, … }[] }`; null while nothing is new.
  emscripten::val news(const App& app);
  /// The names of a board's squares that are new or changed, `[index, name]` with the index counted row by
  /// row; all of them for a board of another size, and none where there is no such search.
  emscripten::val squareNews(App& app, std::size_t session);
  /// What the parts of the screen are called, by `Record::region` as `news` tells it, and `lines`, those of
  /// the program.
  static emscripten::val regionNames(const App& app);

 private:
  std::vector<Record> told_;
  /// What the names of the squares depend on.
  struct Shown {
    Program program;
    int n;
    std::uint64_t position;
    Language language;
    bool operator==(const Shown&) const = default;
  };
  /// What was told of the board of a search.
  struct Board {
    std::optional<Shown> shown;
    std::vector<std::string> squares;
  };
  std::vector<Board> boards_;
};

}  // namespace queens
