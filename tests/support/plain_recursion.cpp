#include "support/plain_recursion.hpp"

#include <algorithm>
#include <ostream>
#include <string_view>

namespace queens::recursion {
namespace {

// Called millions of times: a new string for each answer would take longer than the search.
std::string_view lineBetween(Place a, Place b) {
  if (a.row == b.row) return "row";
  if (a.col == b.col) return "column";
  if (a.row - a.col == b.row - b.col) return "main";
  if (a.row + a.col == b.row + b.col) return "anti";
  return "";
}

class Recursion {
 public:
  Recursion(const std::string& variant, int n, const Visitor& visit, bool fewestFirst = false)
      : variant_(variant), n_(n), fewestFirst_(fewestFirst), visit_(visit) {
    for (int row = 0; variant == "forward-checking" && row < n; ++row) {
      standing_.domains.emplace_back();
      for (int col = 0; col < n; ++col) standing_.domains.back().insert(col);
    }
  }

  // Each of these returns false once the visitor stops the search.
  bool squareBySquare(int line);
  bool rowAtOnce(int row);
  bool permute(int row);
  bool lookAhead(int placed);
  bool done() { return tell({.kind = "done"}); }

 private:
  bool tell(const Step& step) { return visit_(step, standing_); }
  bool placeAndGoOn(Place queen, bool (Recursion::*below)(int), int line);
  bool tellSolution();
  bool takeFromOtherRows(Place queen, std::vector<Place>& taken, bool& wipedOut);
  bool judge();
  std::vector<int> rowsLeft() const;
  std::vector<Attack> attackers(Place square) const;
  std::vector<int> columnsOn(int row, std::string_view line) const;

  std::string variant_;
  int n_;
  bool fewestFirst_;
  const Visitor& visit_;
  Standing standing_;
  std::uint64_t solutions_ = 0;
};

std::vector<Attack> Recursion::attackers(Place square) const {
  std::vector<Attack> all;
  const bool onColumnsAlone = variant_ == "permutations";
  for (const Place& queen : standing_.queens) {
    const std::string_view line = lineBetween(queen, square);
    if (onColumnsAlone ? line == "column" : !line.empty()) all.push_back({queen, std::string(line)});
  }
  return all;
}

bool Recursion::placeAndGoOn(Place queen, bool (Recursion::*below)(int), int line) {
  standing_.queens.push_back(queen);
  if (!tell({.kind = "place", .row = queen.row, .col = queen.col})) return false;
  const std::uint64_t before = solutions_;
  if (!(this->*below)(line)) return false;
  if (!standing_.frames.empty()) standing_.frames.back().returned += solutions_ - before;
  standing_.queens.pop_back();
  return tell({.kind = "remove", .row = queen.row, .col = queen.col});
}

bool Recursion::tellSolution() {
  return tell({.kind = "solution", .number = ++solutions_, .queens = standing_.queens});
}

bool Recursion::squareBySquare(int line) {
  if (line == n_) return tellSolution();
  const bool byColumns = variant_ == "board-scan";
  bool placed = false;
  for (int at = 0; at < n_; ++at) {
    const Place square = byColumns ? Place{at, line} : Place{line, at};
    const std::vector<Attack> found = attackers(square);
    if (!tell({.kind = "test",
               .row = square.row,
               .col = square.col,
               .safe = found.empty(),
               .attackers = found})) {
      return false;
    }
    if (!found.empty()) continue;
    placed = true;
    if (!placeAndGoOn(square, &Recursion::squareBySquare, line + 1)) return false;
  }
  Step exhausted{.kind = "exhausted", .deadEnd = !placed};
  (byColumns ? exhausted.col : exhausted.row) = line;
  return tell(exhausted);
}

// The columns of a row that lie on such a line of a queen.
std::vector<int> Recursion::columnsOn(int row, std::string_view line) const {
  std::vector<int> columns;
  for (int col = 0; col < n_; ++col) {
    const bool on = std::any_of(standing_.queens.begin(), standing_.queens.end(), [&](Place queen) {
      return lineBetween(queen, {row, col}) == line;
    });
    if (on) columns.push_back(col);
  }
  return columns;
}

bool Recursion::rowAtOnce(int row) {
  if (row == n_) return tellSolution();
  std::vector<int> free;
  for (int col = 0; col < n_; ++col) {
    if (attackers({row, col}).empty()) free.push_back(col);
  }
  const auto depth = static_cast<std::size_t>(row);
  standing_.frames.push_back(
      {columnsOn(row, "column"), columnsOn(row, "main"), columnsOn(row, "anti"), free, 0});
  if (!tell({.kind = "scan", .row = row, .free = free})) return false;
  for (const int col : free) {
    auto& left = standing_.frames[depth].free;
    left.erase(left.begin());
    if (!placeAndGoOn({row, col}, &Recursion::rowAtOnce, row + 1)) return false;
  }
  if (!tell({.kind = "exhausted", .row = row, .deadEnd = free.empty()})) return false;
  standing_.frames.pop_back();
  return true;
}

bool Recursion::permute(int row) {
  if (row == n_) return judge();
  bool placed = false;
  for (int col = 0; col < n_; ++col) {
    const std::vector<Attack> found = attackers({row, col});
    if (!tell({.kind = "test", .row = row, .col = col, .safe = found.empty(), .attackers = found})) {
      return false;
    }
    if (!found.empty()) continue;
    placed = true;
    if (!placeAndGoOn({row, col}, &Recursion::permute, row + 1)) return false;
  }
  return tell({.kind = "exhausted", .row = row, .deadEnd = !placed});
}

bool Recursion::judge() {
  const std::vector<Place>& queens = standing_.queens;
  for (std::size_t i = 0; i < queens.size(); ++i) {
    for (std::size_t j = i + 1; j < queens.size(); ++j) {
      const bool safe = lineBetween(queens[i], queens[j]).empty();
      if (!tell({.kind = "compare",
                 .row = queens[j].row,
                 .col = queens[j].col,
                 .safe = safe,
                 .with = queens[i]})) {
        return false;
      }
      if (!safe) return tell({.kind = "reject"});
    }
  }
  return tellSolution();
}

// Takes the column, then the ↙ and the ↘ square of each row without a queen, up to the first that has no
// square left.
bool Recursion::takeFromOtherRows(Place queen, std::vector<Place>& taken, bool& wipedOut) {
  for (const int row : rowsLeft()) {
    auto& domain = standing_.domains[static_cast<std::size_t>(row)];
    for (const std::string_view line : {"column", "anti", "main"}) {
      for (int col = 0; col < n_; ++col) {
        if (lineBetween(queen, {row, col}) != line || domain.erase(col) == 0) continue;
        taken.push_back({row, col});
        if (!tell({.kind = "restrict", .row = row, .col = col, .with = queen})) return false;
      }
    }
    if (!domain.empty()) continue;
    wipedOut = true;
    return tell({.kind = "wipeout", .row = row});
  }
  return true;
}

// The rows without a queen, from the top.
std::vector<int> Recursion::rowsLeft() const {
  std::vector<int> rows;
  for (int row = 0; row < n_; ++row) {
    const bool filled = std::any_of(standing_.queens.begin(), standing_.queens.end(),
                                    [row](Place queen) { return queen.row == row; });
    if (!filled) rows.push_back(row);
  }
  return rows;
}

bool Recursion::lookAhead(int placed) {
  if (placed == n_) return tellSolution();
  const std::vector<int> rows = rowsLeft();
  int row = rows.front();
  for (const int each : rows) {
    const auto left = [this](int of) { return standing_.domains[static_cast<std::size_t>(of)].size(); };
    if (fewestFirst_ && left(each) < left(row)) row = each;
  }
  const std::set<int> columns = standing_.domains[static_cast<std::size_t>(row)];
  for (const int col : columns) {
    standing_.queens.push_back({row, col});
    if (!tell({.kind = "place", .row = row, .col = col})) return false;
    std::vector<Place> taken;
    bool wipedOut = false;
    if (!takeFromOtherRows({row, col}, taken, wipedOut)) return false;
    if (!wipedOut && !lookAhead(placed + 1)) return false;
    standing_.queens.pop_back();
    if (!tell({.kind = "remove", .row = row, .col = col})) return false;
    for (; !taken.empty(); taken.pop_back()) {
      const Place back = taken.back();
      standing_.domains[static_cast<std::size_t>(back.row)].insert(back.col);
      if (!tell({.kind = "restore", .row = back.row, .col = back.col})) return false;
    }
  }
  return tell({.kind = "exhausted", .row = row});
}

}  // namespace

void searchFewestFirst(int n, const Visitor& visit) {
  Recursion recursion("forward-checking", n, visit, true);
  if (recursion.lookAhead(0)) recursion.done();
}

void localSearch(int n, std::uint64_t seed, const Visitor& visit) {
  Standing standing;
  const auto draw = [&seed](const std::vector<int>& choices) {
    seed = (75 * seed + 74) % 65537;
    return choices[static_cast<std::size_t>(seed % choices.size())];
  };
  const auto conflicts = [&standing](Place square) {
    return std::count_if(standing.queens.begin(), standing.queens.end(), [square](Place queen) {
      return queen.row != square.row && !lineBetween(queen, square).empty();
    });
  };
  // The columns of a row with the fewest conflicts, except the old one.
  const auto best = [&](int row, int old) {
    std::vector<int> columns;
    for (int col = 0; col < n; ++col)
      if (col != old) columns.push_back(col);
    std::vector<std::ptrdiff_t> counts;
    for (const int col : columns) counts.push_back(conflicts({row, col}));
    const auto fewest = *std::min_element(counts.begin(), counts.end());
    std::erase_if(columns, [&](int col) { return conflicts({row, col}) > fewest; });
    return columns;
  };
  for (int attempt = 1; attempt <= 20; ++attempt) {
    for (int row = 0; row < n; ++row) {
      const int col = draw(best(row, -1));
      standing.queens.push_back({row, col});
      if (!visit({.kind = "place", .row = row, .col = col}, standing)) return;
    }
    for (int moves = 0;; ++moves) {
      std::vector<int> attacked;
      for (const Place& queen : standing.queens)
        if (conflicts(queen) > 0) attacked.push_back(queen.row);
      if (attacked.empty()) {
        if (visit({.kind = "solution", .number = 1, .queens = standing.queens}, standing))
          visit({.kind = "done"}, standing);
        return;
      }
      if (moves == 4 * n) break;
      Place& queen = standing.queens[static_cast<std::size_t>(draw(attacked))];
      const Place old = queen;
      queen.col = draw(best(queen.row, old.col));
      if (!visit({.kind = "move", .row = queen.row, .col = queen.col, .with = old}, standing)) return;
    }
    if (attempt == 20) break;
    standing.queens.clear();
    if (!visit({.kind = "restart"}, standing)) return;
  }
  visit({.kind = "done"}, standing);
}

void search(const std::string& variant, int n, const Visitor& visit) {
  if (variant == "min-conflicts") return localSearch(n, 1, visit);
  Recursion recursion(variant, n, visit);
  const bool finished = variant == "bitmask"            ? recursion.rowAtOnce(0)
                        : variant == "permutations"     ? recursion.permute(0)
                        : variant == "forward-checking" ? recursion.lookAhead(0)
                                                        : recursion.squareBySquare(0);
  if (finished) recursion.done();
}

void search(const std::string& variant, int n, bool onlyFirst, const Visitor& visit) {
  // The other one ends there by itself.
  if (!onlyFirst || variant == "min-conflicts") return search(variant, n, visit);
  search(variant, n, [&](const Step& step, const Standing& standing) {
    const bool goesOn = visit(step, standing);
    if (!goesOn || step.kind != "solution") return goesOn;
    visit({.kind = "done"}, standing);
    return false;
  });
}

std::string text(const Step& step) {
  const auto square = [](Place place) {
    return "(" + std::to_string(place.row) + ", " + std::to_string(place.col) + ")";
  };
  const auto coordinate = [](std::optional<int> value) { return value ? std::to_string(*value) : "-"; };
  std::string all = step.kind + "(" + coordinate(step.row) + ", " + coordinate(step.col) + ")";
  if (step.safe) all += " safe";
  if (step.deadEnd) all += " dead end";
  for (const Attack& attack : step.attackers) all += " " + square(attack.queen) + " " + attack.line;
  for (const int column : step.free) all += " " + std::to_string(column);
  if (step.with) all += " with " + square(*step.with);
  if (step.number) all += " number " + std::to_string(step.number);
  for (const Place& queen : step.queens) all += " " + square(queen);
  return all;
}

std::ostream& operator<<(std::ostream& out, const Step& step) {
  return out << text(step);
}

}  // namespace queens::recursion
