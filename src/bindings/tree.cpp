#include "bindings/tree.hpp"

#include <cstddef>
#include <cstdint>

namespace queens {
namespace {

using emscripten::val;

val positionToJs(std::uint64_t position) {
  return position == TreeNode::kNever ? val::null() : val(static_cast<double>(position));
}

val nodeToJs(VariantId variant, const TreeNode& node, float x) {
  val object = val::object();
  object.set("parent", node.parent);
  object.set("depth", node.depth);
  object.set("row", static_cast<int>(lineOf(variant, node.square)));
  object.set("place", static_cast<int>(placeOf(variant, node.square)));
  object.set("x", x);
  object.set("refused", node.refused);
  object.set("placed", positionToJs(node.entered));
  object.set("removed", positionToJs(node.left));
  object.set("solved", positionToJs(node.solvedAt));
  object.set("hidden", node.folded ? static_cast<double>(node.queens) : 0);
  return object;
}

}  // namespace

val treeToJs(const SearchTree& tree, const Timeline& timeline) {
  val nodes = val::array();
  for (std::size_t i = 0; i < tree.nodes().size(); ++i)
    nodes.set(static_cast<unsigned>(i), nodeToJs(timeline.variant(), tree.nodes()[i], tree.layout().x[i]));
  val object = val::object();
  object.set("n", timeline.n());
  object.set("byColumns", info(timeline.variant()).byColumns);
  object.set("whole", SearchTree::isWhole(timeline.program(), timeline.n()));
  object.set("width", tree.layout().width);
  object.set("rows", tree.layout().rows);
  object.set("nodes", nodes);
  return object;
}

}  // namespace queens
