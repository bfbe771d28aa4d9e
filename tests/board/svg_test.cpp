#include "board/svg.hpp"

#include <gtest/gtest.h>

#include <regex>

#include "pictures.hpp"
#include "support/each_variant.hpp"

namespace queens {
namespace {

using namespace pictures;

constexpr SvgSheet kSheet = {
    .size = {400, 300}, .ground = Color::hex(0xFFFFFF), .title = "A board", .language = "en"};

std::string written(std::vector<Shape> shapes) {
  return svg({.shapes = std::move(shapes), .captions = {}}, kSheet);
}

class Svg : public testing::TestWithParam<VariantInfo> {
 protected:
  // Positions of all kinds, including the last one.
  template <class Look>
  void atPositions(int n, Look look) {
    Timeline timeline(GetParam().variant, n);
    do {
      const BoardState state = stateOf(timeline);
      BoardView view = viewOf(state);
      view.numberSize = 12;
      look(boardPicture(view));
      ASSERT_FALSE(HasFailure()) << "n = " << n << ", position " << timeline.position();
    } while (timeline.step());
  }
};

TEST_P(Svg, PicturesOfABoardAreMadeOfWhatItDraws) {
  atPositions(5, [](const Picture& picture) {
    for (const Shape& shape : picture.shapes) {
      const bool turns =
          shape.kind != ShapeKind::box && shape.kind != ShapeKind::hatch && shape.kind != ShapeKind::queen;
      EXPECT_TRUE(turns || (shape.axis.x == 1 && shape.axis.y == 0));
      const bool edged = shape.kind == ShapeKind::box || shape.kind == ShapeKind::queen;
      EXPECT_TRUE(edged || shape.kind == ShapeKind::hatch || shape.edgeWidth == 0);
      // Below half of a translucent edge its fill would be visible.
      EXPECT_TRUE(shape.kind != ShapeKind::box || shape.edgeWidth == 0 || shape.edge.a == 255);
    }
  });
}

TEST_P(Svg, NumbersArePlainAndNothingHasAnId) {
  const std::regex number("-?([0-9]+|[0-9]*[.][0-9]{1,2})");
  const std::regex path(" d=\"([^\"]*)\"");
  atPositions(4, [&](const Picture& picture) {
    const std::string document = svg(picture, kSheet);
    EXPECT_EQ(document.find(" id="), std::string::npos);
    EXPECT_EQ(document.find("url("), std::string::npos);
    for (std::sregex_iterator each(document.begin(), document.end(), path), end; each != end; ++each) {
      const std::string left = std::regex_replace((*each)[1].str(), number, "");
      EXPECT_EQ(left.find_first_not_of("MLlHVAhvz "), std::string::npos) << left;
    }
  });
}

QUEENS_FOR_EACH_VARIANT(Svg);

TEST(SvgText, TheTitleIsTextWhateverStandsInIt) {
  SvgSheet sheet = kSheet;
  using namespace std::string_view_literals;
  sheet.title = "x < y && \"z\" >\x01\0 皇后"sv;
  const std::string document = svg({}, sheet);
  EXPECT_NE(document.find("<title>x &lt; y &amp;&amp; &quot;z&quot; &gt; 皇后</title>"), std::string::npos)
      << document;
}

TEST(SvgText, ACaptionIsTextOfItsSize) {
  const Picture picture = {.shapes = {}, .captions = {{{50, 20}, "a<b", 10, Color::hex(0x0072B2)}}};
  EXPECT_NE(
      svg(picture, kSheet).find("<text x=\"50\" y=\"23.6\" font-size=\"10\" fill=\"#0072b2\">a&lt;b</text>"),
      std::string::npos);
}

TEST(SvgShapes, AnEdgeLiesInsideOfTheBox) {
  const std::string document = written({{.kind = ShapeKind::box,
                                         .center = {50, 40},
                                         .halfSize = {20, 10},
                                         .fill = Color::hex(0xFF0000).faded(0),
                                         .edge = Color::hex(0x00FF00),
                                         .edgeWidth = 3,
                                         .parameter = 4}});
  EXPECT_NE(document.find("<rect x=\"31.5\" y=\"31.5\" width=\"37\" height=\"17\" rx=\"2.5\" fill=\"none\" "
                          "stroke=\"#00ff00\" stroke-width=\"3\"/>"),
            std::string::npos)
      << document;
}

TEST(SvgShapes, ALineEndsRoundWhereItsBoxEnds) {
  const std::string document = written({line({10, 10}, {40, 50}, 6, Color::hex(0x112233).faded(0.5f))});
  EXPECT_NE(document.find("<path d=\"M10 10L40 50\" fill=\"none\" stroke=\"#112233\" stroke-opacity=\".5\" "
                          "stroke-width=\"6\" stroke-linecap=\"round\"/>"),
            std::string::npos)
      << document;
}

TEST(SvgShapes, ARingLiesInsideOfItsBox) {
  const std::string document = written({{.kind = ShapeKind::ring,
                                         .center = {50, 40},
                                         .halfSize = {20, 20},
                                         .fill = Color::hex(0x112233),
                                         .parameter = 3}});
  EXPECT_NE(document.find("<circle cx=\"50\" cy=\"40\" r=\"17\" fill=\"none\" stroke=\"#112233\" "
                          "stroke-width=\"6\"/>"),
            std::string::npos)
      << document;
}

// Touching squares share one hatching: stripes do not end between them.
TEST(SvgShapes, StripesGoOnFromSquareToSquare) {
  const auto hatched = [](float x) {
    return Shape{.kind = ShapeKind::hatch,
                 .center = {x, 10},
                 .halfSize = {10, 10},
                 .fill = Color::hex(0x445566),
                 .edgeWidth = 2,
                 .parameter = 10};
  };
  Shape both = hatched(20);
  both.halfSize.x = 20;
  EXPECT_EQ(written({hatched(10), hatched(30)}), written({both}));
  EXPECT_NE(written({hatched(10), hatched(40)}), written({both}));
}

}  // namespace
}  // namespace queens
