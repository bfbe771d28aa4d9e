#pragma once

#include <array>
#include <cstdint>

#include "core/attackers.hpp"
#include "core/bug.hpp"
#include "core/event.hpp"
#include "core/line_skip.hpp"
#include "core/program.hpp"
#include "core/tracer.hpp"

namespace queens {

/// Statistics of a search from the empty board to a position: by row, by constraint and by kind of event; for
/// a `Follower`. All counts are exact beyond 2^32.
///
/// A refusal is a tested square that is attacked according to the program. `bitmask` tests no squares: there
/// it is a square that a `scan` leaves out of the free ones. In `permutations` it is also a compared pair of
/// queens that attack each other.
class SearchFigures {
 public:
  /// Counts of a row; of a column in `board-scan`, which goes by columns.
  struct OfRow {
    std::uint64_t tests = 0;      ///< squares tested in it; 0 for `bitmask`
    std::uint64_t scans = 0;      ///< `bitmask` only: number of times its free squares were computed
    std::uint64_t refused = 0;    ///< squares refused in it
    std::uint64_t compares = 0;   ///< `permutations` only: compared pairs whose later queen is in this row
    std::uint64_t clashes = 0;    ///< compared pairs that were refused
    std::uint64_t placed = 0;     ///< queens placed in it
    std::uint64_t filled = 0;     ///< visits in which at least one queen was placed
    std::uint64_t exhausted = 0;  ///< visits that ended because every place had been tried
    std::uint64_t deadEnds = 0;   ///< exhausted visits in which no queen was placed
    friend bool operator==(const OfRow&, const OfRow&) = default;
  };

  /// Counts of one direction of attack.
  struct OfConstraint {
    /// Refusals for which this is the first reason in the program's order, so that the constraints add up to
    /// all refusals. `board-scan` scans ← (row), ↖ (main), ↙ (anti). `explicit-stack` scans from the top row
    /// down, in each row the column, ↖ (main) and ↗ (anti). The others test column, main, anti; `bitmask`
    /// combines `cols | ld | rd` in this order.
    std::uint64_t decided = 0;
    /// Refusals for which it is a reason, first or not, among the constraints that the program checks at that
    /// time: a test of `permutations` checks only the column, and a comparison only the diagonals.
    std::uint64_t forbidden = 0;
    friend bool operator==(const OfConstraint&, const OfConstraint&) = default;
  };

  /// The work of the program for all events of a kind.
  struct OfKind {
    std::uint64_t events = 0;
    std::uint64_t executed = 0;  ///< lines of its listing
    /// Cells of its variables that it read to decide: squares of the board up to the first queen; flags, set
    /// members or bits up to the first that is set; a mask counts as one cell; the places of two compared
    /// queens.
    std::uint64_t reads = 0;
    friend bool operator==(const OfKind&, const OfKind&) = default;
  };

  /// @param n squares per side, 1…32
  SearchFigures(Program program, int n);

  VariantId variant() const { return variant_; }
  int n() const { return n_; }
  /// @param row 0…n−1
  const OfRow& of(int row) const { return rows_[static_cast<std::size_t>(row)]; }
  /// Queens placed when so many were on the board: nodes of the search tree. @param depth 0…n−1
  std::uint64_t placedAt(int depth) const { return placedAt_[static_cast<std::size_t>(depth)]; }
  const OfConstraint& of(Line line) const { return constraints_[static_cast<std::size_t>(line)]; }
  const OfKind& of(EventKind kind) const { return kinds_[static_cast<std::size_t>(kind)]; }
  /// Number of operations, the measure for comparing programs: executed lines and read cells.
  std::uint64_t operations() const { return operations_; }
  /// The same without the last event; 0 at the start.
  std::uint64_t operationsBefore() const { return operations_ - ofLastEvent_; }

  void operator()(Label label, Square = {}) {
    ++sinceEvent_.executed;
    sinceEvent_.reads += label == Label::lookRow || label == Label::lookMain || label == Label::lookAnti;
    // A domain is asked for a square, and whether it is empty.
    if (info(variant_).looksAhead) sinceEvent_.reads += label == Label::look || label == Label::check;
    if (info(variant_).movesQueens) sinceEvent_.reads += kLinesOfSquare * squaresCounted(label);
  }
  void operator()(const Event& event);

 private:
  // Which of the constraints that are checked forbid a square.
  struct Reasons {
    bool across, main, anti;
  };
  // A search that moves queens reads the counts of three lines for each square of a row, except the queen's,
  // or for the square of each queen.
  static constexpr std::uint64_t kLinesOfSquare = 3;
  std::uint64_t squaresCounted(Label label) const {
    const auto n = static_cast<std::uint64_t>(n_);
    if (label == Label::scan || label == Label::check || label == Label::next) return n;
    return label == Label::columns ? n - 1 : 0;
  }
  // Marks the lines of a queen as the program does.
  void mark(int row, int at);
  void unmark(int row, int at);
  Reasons reasons(int row, int at) const;
  void addTest(OfRow& ofRow, int row, int at, bool safe);
  void addScan(OfRow& ofRow, int row, std::uint32_t free);
  void addCompare(OfRow& ofRow, const Event& event);
  Line lookInOrder(const Reasons& reasons);
  Line lookFromTop(int row, int at);
  OfConstraint& constraint(Line line) { return constraints_[static_cast<std::size_t>(line)]; }

  VariantId variant_;
  Bug bug_;
  bool choosesRows_;
  std::int8_t standing_ = 0;   // queens on the board, if the program chooses rows
  std::uint32_t given_ = 0;    // rows with a given queen, one bit each
  std::uint32_t filling_ = 0;  // rows whose visit goes on and has placed a queen, one bit each
  std::int8_t n_;
  Line across_;  // the row for board-scan, else the column
  // Places by rows. Rows and columns of board-scan are swapped, which leaves the diagonals as they are.
  Places places_{};
  Forbidden<false> forbidden_;
  OfKind sinceEvent_;
  std::uint64_t operations_ = 0;
  std::uint64_t ofLastEvent_ = 0;
  std::array<OfRow, kMaxN> rows_{};
  std::array<std::uint64_t, kMaxN> placedAt_{};
  std::array<OfConstraint, kLineNames.size()> constraints_{};
  std::array<OfKind, kEventKindNames.size()> kinds_{};
};

}  // namespace queens
