#include "text/tour.hpp"

#include <array>

namespace queens {
namespace {

using enum Message;

// Each comment names the event that leads to the position. tests/text checks it, as well as every number in
// the texts.
constexpr std::array<TourStop, 9> kStops = {{
    // the first test along a diagonal
    {VariantId::flagArrays, 6, 4, TourSight::board, tourConflictTitle, tourConflict},
    // the second queen is placed
    {VariantId::flagArrays, 6, 6, TourSight::board, tourRowsTitle, tourRows},
    // the first test refused because of a ↘ diagonal other than the longest
    {VariantId::flagArrays, 6, 10, TourSight::state, tourDiagonalsTitle, tourDiagonals},
    // the first dead end
    {VariantId::flagArrays, 6, 27, TourSight::board, tourDeadEndTitle, tourDeadEnd},
    // the first queen removed
    {VariantId::flagArrays, 6, 28, TourSight::state, tourUndoTitle, tourUndo},
    // the first solution
    {VariantId::flagArrays, 6, 253, TourSight::board, tourSolutionTitle, tourSolution},
    // the first pair that is compared clashes
    {VariantId::permutations, 6, 28, TourSight::statistics, tourPruningTitle, tourPruning},
    // the free squares of row 2 below queens in columns 0 and 3
    {VariantId::bitmask, 6, 29, TourSight::state, tourBitsTitle, tourBits},
    // a new board
    {VariantId::flagArrays, 8, 0, TourSight::board, tourOnwardTitle, tourOnward},
}};

}  // namespace

std::span<const TourStop> tour() {
  return kStops;
}

}  // namespace queens
