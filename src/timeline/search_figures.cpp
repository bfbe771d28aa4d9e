#include "timeline/search_figures.hpp"

#include <bit>
#include <utility>

namespace queens {

SearchFigures::SearchFigures(Program program, int n)
    : variant_(program.variant),
      bug_(program.bug),
      choosesRows_(choosesRows(program)),
      n_(static_cast<std::int8_t>(n)),
      across_(info(program.variant).byColumns ? Line::row : Line::column) {
  for (const Square& queen : program.given.queens()) {
    mark(queen.row, queen.column);
    places_[static_cast<std::size_t>(queen.row)] = queen.column;
    given_ |= 1u << queen.row;
  }
}

void SearchFigures::operator()(const Event& event) {
  int row = event.square.row;
  int at = event.square.column;
  if (info(variant_).byColumns) std::swap(row, at);
  // Events without a row touch none.
  OfRow& ofRow = rows_[static_cast<std::size_t>(row < 0 ? 0 : row)];
  switch (event.kind) {
    case EventKind::test:
      addTest(ofRow, row, at, event.safe);
      break;
    case EventKind::scan:
      addScan(ofRow, row, event.free);
      break;
    case EventKind::compare:
      addCompare(ofRow, event);
      break;
    case EventKind::place:
      ++ofRow.placed;
      ofRow.filled += (filling_ >> row & 1) == 0;
      filling_ |= 1u << row;
      ++placedAt_[static_cast<std::size_t>(choosesRows_ ? standing_++ : row)];
      places_[static_cast<std::size_t>(row)] = static_cast<std::int8_t>(at);
      // Queens of a search that moves them may share lines.
      if (!info(variant_).movesQueens) mark(row, at);
      break;
    case EventKind::remove:
      if (choosesRows_) --standing_;
      unmark(row, at);
      break;
    case EventKind::exhausted:
      ++ofRow.exhausted;
      ofRow.deadEnds += event.deadEnd;
      filling_ &= ~(1u << row);
      break;
    case EventKind::restrict: {
      ++ofRow.refused;
      OfConstraint& met = constraint(sharedLine(event.with, event.square).value_or(Line::row));
      ++met.decided;
      ++met.forbidden;
      break;
    }
    case EventKind::solution:
    case EventKind::reject:
    case EventKind::done:
    case EventKind::restore:
    case EventKind::wipeout:
    case EventKind::move:
    case EventKind::restart:
      break;
  }
  OfKind& ofKind = kinds_[static_cast<std::size_t>(event.kind)];
  ++ofKind.events;
  ofKind.executed += sinceEvent_.executed;
  ofKind.reads += sinceEvent_.reads;
  ofLastEvent_ = sinceEvent_.executed + sinceEvent_.reads;
  operations_ += ofLastEvent_;
  sinceEvent_ = {};
}

// A queen is only placed where nothing that is asked forbids it, so that nothing is toggled back.
void SearchFigures::mark(int row, int at) {
  if (bug_ == Bug::undoBeforeRecursion) return;
  forbidden_.toggle(row, at);
  if (bug_ == Bug::antiDiagonalUntested) forbidden_.antis = 0;
}

void SearchFigures::unmark(int row, int at) {
  // It was looked for below the board, at flags of columns that are all set.
  if (bug_ == Bug::returnMissing && row + 1 == n_) sinceEvent_.reads += static_cast<std::uint64_t>(n_);
  if (bug_ == Bug::undoBeforeRecursion || bug_ == Bug::flagsNotUndone) return;
  const std::uint64_t mains = forbidden_.mains;
  forbidden_.toggle(row, at);
  if (bug_ == Bug::oneFlagNotUndone) forbidden_.mains = mains;
  if (bug_ == Bug::antiDiagonalUntested) forbidden_.antis = 0;
}

SearchFigures::Reasons SearchFigures::reasons(int row, int at) const {
  const bool diagonals = !info(variant_).judgesFullBoards;
  return {.across = (forbidden_.columns >> at & 1) != 0,
          .main = diagonals && (forbidden_.mains >> (at - row + kMaxN - 1) & 1) != 0,
          .anti = diagonals && (forbidden_.antis >> (at + row) & 1) != 0};
}

void SearchFigures::addTest(OfRow& ofRow, int row, int at, bool safe) {
  ++ofRow.tests;
  const Reasons why = reasons(row, at);
  const Line met = info(variant_).looksFromTop ? lookFromTop(row, at) : lookInOrder(why);
  if (safe) return;
  ++ofRow.refused;
  ++constraint(met).decided;
  constraint(across_).forbidden += why.across;
  constraint(Line::main).forbidden += why.main;
  constraint(Line::anti).forbidden += why.anti;
}

// The first of the reasons, if there is any; what is read on the way to it is counted.
Line SearchFigures::lookInOrder(const Reasons& why) {
  const Line met = why.across ? across_ : why.main ? Line::main : Line::anti;
  // Squares of a board that are looked at one by one are lines of the listing.
  if (info(variant_).judgesFullBoards) {
    ++sinceEvent_.reads;
  } else if (!info(variant_).keepsBoard) {
    sinceEvent_.reads += why.across ? 1 : why.main || bug_ == Bug::antiDiagonalUntested ? 2 : 3;
  }
  return met;
}

// The same where one queen after the other is looked for, each in three squares of its row. Below a row there
// are only given queens.
Line SearchFigures::lookFromTop(int row, int at) {
  const int end = bug_ == Bug::given ? n_ : row;
  for (int other = 0; other < end; ++other) {
    if (other == row) continue;
    const int away = row - other;
    const bool standing = other < row || (given_ >> other & 1) != 0;
    const int queen = standing ? places_[static_cast<std::size_t>(other)] : -1;
    const std::array<std::pair<Line, int>, 3> squares = {
        {{Line::column, at}, {Line::main, at - away}, {Line::anti, at + away}}};
    for (const auto& [line, column] : squares) {
      if (column < 0 || column >= n_) continue;
      ++sinceEvent_.reads;
      if (column == queen) return line;
    }
  }
  return Line::column;
}

void SearchFigures::addScan(OfRow& ofRow, int row, std::uint32_t free) {
  constexpr std::uint64_t kMasks = 3;
  ++ofRow.scans;
  ofRow.refused += static_cast<std::uint64_t>(n_ - std::popcount(free));
  // The squares that given queens attack have a mask of their own.
  sinceEvent_.reads += kMasks + (bug_ == Bug::given ? 1 : 0);
  const std::uint64_t all = ~std::uint64_t{0} >> (64 - n_);
  std::uint64_t met = 0;
  const std::array<std::pair<Line, std::uint64_t>, kMasks> masks = {
      {{across_, forbidden_.columns},
       {Line::main, forbidden_.mains >> (kMaxN - 1 - row)},
       {Line::anti, forbidden_.antis >> row}}};
  for (const auto& [line, mask] : masks) {
    const std::uint64_t squares = mask & all;
    constraint(line).decided += static_cast<std::uint64_t>(std::popcount(squares & ~met));
    constraint(line).forbidden += static_cast<std::uint64_t>(std::popcount(squares));
    met |= squares;
  }
}

void SearchFigures::addCompare(OfRow& ofRow, const Event& event) {
  constexpr std::uint64_t kPlaces = 2;
  ++ofRow.compares;
  sinceEvent_.reads += kPlaces;
  if (event.safe) return;
  ++ofRow.clashes;
  const bool main = event.square.row - event.square.column == event.with.row - event.with.column;
  OfConstraint& diagonal = constraint(main ? Line::main : Line::anti);
  ++diagonal.decided;
  ++diagonal.forbidden;
}

}  // namespace queens
