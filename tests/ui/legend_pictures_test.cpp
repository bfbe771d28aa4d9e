#include "ui/overlays/legend_pictures.hpp"

#include <gtest/gtest.h>

#include <set>

#include "support/each_variant.hpp"

namespace queens {
namespace {

class LegendOf : public testing::TestWithParam<VariantInfo> {};

// The explanations that each search needs, derived from its behaviour.
TEST_P(LegendOf, ASearchHasWhatIsSeenOnItsBoards) {
  const VariantId variant = GetParam().variant;
  std::set<Message> expected = {Message::legendHatched,   Message::legendQueen,   Message::legendPlaced,
                                Message::legendGhost,     Message::legendDeadEnd, Message::legendSolution,
                                Message::legendExhausted, Message::legendDone,    Message::legendHeat,
                                Message::legendPointed};
  const bool bitmask = variant == VariantId::bitmask;
  if (bitmask) expected.insert({Message::legendFree, Message::legendRails});
  const bool ahead = GetParam().looksAhead;
  if (!bitmask && !ahead) expected.insert({Message::legendSafe, Message::legendAttacked});
  if (ahead) {
    expected.insert(
        {Message::legendRestrict, Message::legendRestore, Message::legendWipeout, Message::legendDomain});
    // A row without squares is never reached.
    expected.erase(Message::legendDeadEnd);
  }
  if (GetParam().movesQueens)
    expected = {Message::legendQueen, Message::legendPlaced, Message::legendMove,   Message::legendSolution,
                Message::legendDone,  Message::legendHeat,   Message::legendPointed};
  if (variant == VariantId::permutations) {
    expected.insert({Message::legendCompare, Message::legendReject, Message::legendUnused});
    // Squares with a check mark may be attacked along a diagonal.
    expected.erase(Message::legendSafe);
  }
  // If only columns count, some row can always be filled.
  if (variant == VariantId::permutations) expected.erase(Message::legendDeadEnd);
  if (variant == VariantId::boardScan || variant == VariantId::explicitStack)
    expected.insert({Message::legendLooking, Message::legendLooked});
  std::set<Message> found;
  for (const BoardSample& each : boardSamples(Program(variant)))
    EXPECT_TRUE(found.insert(each.meaning).second) << static_cast<int>(each.meaning);
  EXPECT_EQ(found, expected);
}

bool has(const Picture& picture, ShapeKind kind, Color color) {
  for (const Shape& each : picture.shapes) {
    const Color seen = each.edgeWidth > 0 && each.fill.a == 0 ? each.edge : each.fill;
    if (each.kind == kind && seen.r == color.r && seen.g == color.g && seen.b == color.b) return true;
  }
  return false;
}

// Each entry's picture contains the shape that it explains.
TEST_P(LegendOf, EachPictureShowsWhatItExplains) {
  const Palette& colors = palette(Theme::light, false);
  const Rect area = {10, 20, 54, 54};
  for (const BoardSample& each : boardSamples(Program(GetParam().variant))) {
    const Picture picture = each.picture(colors, area);
    const auto shows = [&](ShapeKind kind, Color color) { return has(picture, kind, color); };
    bool shown = true;
    if (each.meaning == Message::legendHatched) shown = shows(ShapeKind::hatch, colors.excluded);
    if (each.meaning == Message::legendQueen) shown = shows(ShapeKind::queen, colors.queen);
    if (each.meaning == Message::legendPlaced) shown = shows(ShapeKind::box, colors.placed);
    if (each.meaning == Message::legendGhost) shown = shows(ShapeKind::queen, colors.removed);
    if (each.meaning == Message::legendSafe || each.meaning == Message::legendUnused)
      shown = shows(ShapeKind::disc, colors.safe);
    if (each.meaning == Message::legendAttacked)
      shown = shows(ShapeKind::disc, colors.attacked) && shows(ShapeKind::line, colors.attacked);
    if (each.meaning == Message::legendDeadEnd || each.meaning == Message::legendWipeout)
      shown = shows(ShapeKind::hatch, colors.attacked);
    if (each.meaning == Message::legendRestrict) shown = shows(ShapeKind::line, colors.attacked);
    if (each.meaning == Message::legendRestore) shown = shows(ShapeKind::box, colors.safe);
    if (each.meaning == Message::legendDomain) shown = shows(ShapeKind::disc, colors.queen);
    if (each.meaning == Message::legendMove)
      shown = shows(ShapeKind::line, colors.placed) && shows(ShapeKind::dashes, colors.attacked);
    if (each.meaning == Message::legendSolution) shown = shows(ShapeKind::box, colors.solved);
    if (each.meaning == Message::legendFree) shown = shows(ShapeKind::disc, colors.safe);
    if (each.meaning == Message::legendRails) {
      shown = shows(ShapeKind::box, colors.railColumns) && shows(ShapeKind::box, colors.railMain) &&
              shows(ShapeKind::box, colors.railAnti);
    }
    if (each.meaning == Message::legendCompare) shown = shows(ShapeKind::dashes, colors.safe);
    if (each.meaning == Message::legendReject) shown = shows(ShapeKind::box, colors.attacked);
    if (each.meaning == Message::legendDone) shown = shows(ShapeKind::box, colors.removed);
    if (each.meaning == Message::legendLooking) shown = shows(ShapeKind::ring, colors.placed);
    if (each.meaning == Message::legendLooked) shown = shows(ShapeKind::disc, colors.removed);
    if (each.meaning == Message::legendPointed) shown = shows(ShapeKind::box, colors.pointed);
    EXPECT_TRUE(shown) << static_cast<int>(each.meaning);
    for (const Shape& shape : picture.shapes) {
      EXPECT_GE(shape.center.x, area.x);
      EXPECT_LE(shape.center.x, area.x + area.width);
      EXPECT_GE(shape.center.y, area.y);
      EXPECT_LE(shape.center.y, area.y + area.height);
    }
  }
}

QUEENS_FOR_EACH_VARIANT(LegendOf);

TEST(LegendOfGivenQueens, HasTheirPlate) {
  Program program = programWith(VariantId::flagArrays, Bug::given);
  const auto given = [&program] {
    const auto samples = boardSamples(program);
    return std::ranges::count(samples, Message::legendGiven, &BoardSample::meaning);
  };
  EXPECT_EQ(given(), 0);
  program.given.add({0, 3});
  EXPECT_EQ(given(), 1);
  const Palette& colors = palette(Theme::light, false);
  const auto samples = boardSamples(program);
  const auto plate = std::ranges::find(samples, Message::legendGiven, &BoardSample::meaning);
  const Picture picture = plate->picture(colors, {0, 0, 54, 54});
  const auto hasEdge = [&](const Shape& each) { return each.edge == colors.ink.faded(0.6f); };
  EXPECT_EQ(std::ranges::count_if(picture.shapes, hasEdge), 1);
}

}  // namespace
}  // namespace queens
