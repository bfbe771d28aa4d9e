#include <gtest/gtest.h>

#include <map>

#include "pictures.hpp"
#include "support/contrast.hpp"
#include "support/each_variant.hpp"

namespace queens {
namespace {

using namespace pictures;

Vec2 place(const Shape& shape, float along, float across) {
  const Vec2 side = {-shape.axis.y, shape.axis.x};
  return shape.center + shape.axis * (along * shape.halfSize.x) + side * (across * shape.halfSize.y);
}

bool covers(const Shape& shape, Vec2 at) {
  return std::abs(at.x - shape.center.x) <= shape.halfSize.x &&
         std::abs(at.y - shape.center.y) <= shape.halfSize.y;
}

// Whether a shape is a square, a tint or a band; everything drawn on them is a mark.
bool isGround(const Shape& shape) {
  return shape.kind == ShapeKind::box && shape.fill.a > 0 &&
         std::min(shape.halfSize.x, shape.halfSize.y) > 0.4f * kCell;
}

bool isSign(const Shape& shape) {
  return shape.kind == ShapeKind::check || shape.kind == ShapeKind::cross;
}

// Points on a mark, and directly beside it where it ends at an outline.
std::vector<Vec2> samples(const Shape& shape) {
  std::vector<Vec2> places;
  for (const float share : {-0.7f, 0.0f, 0.7f}) {
    if (shape.edgeWidth == 0 || shape.kind == ShapeKind::hatch) {
      places.push_back(place(shape, share, 0));
      continue;
    }
    for (const float side : {-1.0f, 1.0f}) {
      for (const float beside : {-1.5f * shape.edgeWidth, -0.5f * shape.edgeWidth, 1.0f}) {
        places.push_back(place(shape, share, side * (1 + beside / shape.halfSize.y)));
        places.push_back(place(shape, side * (1 + beside / shape.halfSize.x), share));
      }
    }
  }
  return places;
}

// The colour at a point before drawing the mark with that index, without other marks except the disc below a
// sign.
Color groundUnder(const Picture& picture, std::size_t mark, Vec2 at, Color page) {
  Color seen = page;
  // Only a hairline of the plate below the squares is visible.
  for (std::size_t i = 1; i < mark; ++i) {
    const Shape& shape = picture.shapes[i];
    const bool counts = isGround(shape) || (isSign(picture.shapes[mark]) && shape.kind == ShapeKind::disc);
    if (counts && covers(shape, at)) seen = over(shape.fill, seen);
  }
  return seen;
}

// The worst contrast of each kind of mark with its background.
void noteContrasts(const Picture& picture, Color page, std::map<ShapeKind, double>& worst) {
  for (std::size_t i = 0; i < picture.shapes.size(); ++i) {
    const Shape& shape = picture.shapes[i];
    // A queen's edge only improves contrast; a ghost is visible only by its edge.
    const bool ghost = shape.kind == ShapeKind::queen && shape.fill.a < 128;
    const bool edged = (shape.kind == ShapeKind::box && shape.edgeWidth > 0) || ghost;
    if (isGround(shape) && !edged) continue;
    const Color color = edged ? shape.edge : shape.fill;
    const std::vector<Vec2> places =
        shape.kind == ShapeKind::queen ? std::vector<Vec2>{shape.center} : samples(shape);
    for (const Vec2 at : places) {
      const Color ground = groundUnder(picture, i, at, page);
      const double found = contrast(over(color, ground), ground);
      worst[shape.kind] = worst.contains(shape.kind) ? std::min(worst[shape.kind], found) : found;
    }
  }
}

class MarksOf : public testing::TestWithParam<VariantInfo> {
 protected:
  static constexpr int kSize = 5;
  template <class Look>
  void inEachTheme(Look look) {
    for (const Theme theme : {Theme::light, Theme::dark, Theme::projector}) {
      SCOPED_TRACE(std::string(kThemeNames[static_cast<std::size_t>(theme)]));
      look(palette(theme, false));
    }
  }
  BoardView view(const BoardState& state, const Palette& colors) const {
    return {.state = state,
            .palette = colors,
            .geometry = {.origin = kOrigin, .side = kCell * kSize, .n = kSize}};
  }
};

TEST_P(MarksOf, AnyEventStandOutFromWhatTheyLieOn) {
  inEachTheme([this](const Palette& colors) {
    const std::vector<Square> lit = {square(0, 1), square(2, 2), square(4, 0), square(4, 3)};
    const std::vector<Square> read = {square(0, 2), square(1, 4), square(3, 0)};
    const std::vector<Square> queens = {square(0, 0), square(1, 3)};
    Timeline timeline(GetParam().variant, kSize);
    std::map<std::string_view, std::map<ShapeKind, double>> worst;
    while (timeline.step()) {
      const BoardState state = stateOf(timeline);
      BoardView shown = view(state, colors);
      auto& here = worst[kEventKindNames[static_cast<std::size_t>(timeline.event()->kind)]];
      noteContrasts(boardPicture(shown), colors.page, here);
      shown.lit = lit;
      shown.looking = square(3, 3);
      shown.read = read;
      shown.pointed = square(3, 1);
      shown.pointedFrom = queens;
      noteContrasts(boardPicture(shown), colors.page, here);
    }
    for (const auto& [event, kinds] : worst) {
      for (const auto& [kind, found] : kinds) {
        EXPECT_GE(found, kGraphicsContrast) << event << ", shape " << static_cast<int>(kind);
      }
    }
  });
}

TEST_P(MarksOf, AQueenStandOutFromTheHottestSquare) {
  inEachTheme([this](const Palette& colors) {
    HeatMap heat{};
    heat.fill(1000);
    Timeline timeline(GetParam().variant, kSize);
    timeline.runTo(EventKind::solution);
    const BoardState state = stateOf(timeline);
    BoardView shown = view(state, colors);
    shown.heat = heat;
    std::map<ShapeKind, double> worst;
    noteContrasts(boardPicture(shown), colors.page, worst);
    EXPECT_GE(worst.at(ShapeKind::queen), kGraphicsContrast);
  });
}

QUEENS_FOR_EACH_VARIANT(MarksOf);

}  // namespace
}  // namespace queens
