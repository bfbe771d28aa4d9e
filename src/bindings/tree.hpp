#pragma once

#include <emscripten/val.h>

#include "timeline/search_tree.hpp"

namespace queens {

/// `{n, byColumns, whole, width, rows, nodes}`, with the nodes of `SearchTree` and the places of its layout.
emscripten::val treeToJs(const SearchTree& tree, const Timeline& timeline);

/// The TypeScript type of `treeToJs`.
inline constexpr const char* kTreeType =
    "{ n: number, byColumns: boolean, whole: boolean /* all of the search; else the way to the position, "
    "with what it has passed */, width: number /* from the leftmost middle of a node to the rightmost; "
    "neighbours are at least 1 apart */, "
    "rows: number /* below the empty board */, nodes: { parent: number /* index; -1: the empty board, which "
    "comes first */, depth: number /* number of queens on its board, with a refused one */, row: number "
    "/* with board-scan its column; -1: the empty board */, place: number /* in its row; with board-scan in "
    "its column */, x: number /* of its middle */, refused: boolean /* no queen, a square that was refused "
    "*/, placed: number "
    "/* position */, removed: number | null, solved: number | null /* position by which a solution was found "
    "on it */, hidden: number /* queens placed upon it that are not among the nodes */ }[] }";

}  // namespace queens
