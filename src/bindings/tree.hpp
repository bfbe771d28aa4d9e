#pragma once

#include <emscripten/val.h>

#include "timeline/search_tree.hpp"

namespace queens {

/// `{n, byColumns, whole, width, rows, nodes}`, with the nodes of `SearchTree` and the places of its layout.
emscripten::val treeToJs(const SearchTree& tree, const Timeline& timeline);

/// The TypeScript type of `treeToJs`.
inline constexpr const char* kTreeType =
    "{ n: number, byColumns: boolean, whole: boolean /* true: the complete tree; false: the path to the "
    "position, with the branches that were tried */, width: number /* from the centre of the leftmost node "
    "to the centre of the rightmost one; neighbours are at least 1 apart */, "
    "rows: number /* below the empty board */, nodes: { parent: number /* its index; -1 for the empty board, "
    "which comes first */, depth: number /* number of queens on its board, including a refused one */, row: "
    "number /* board-scan: its column; -1 for the empty board */, place: number /* its column in that row; "
    "board-scan: its row */, x: number /* of its centre */, refused: boolean /* true: not a queen, but a "
    "refused square */, placed: number /* position */, removed: number | null, solved: number | null "
    "/* position of the first solution that contains it */, hidden: number /* number of queens placed below "
    "it that are not among the nodes */ }[] }";

}  // namespace queens
