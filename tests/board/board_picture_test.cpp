#include "board/board_picture.hpp"

#include <gtest/gtest.h>

#include "pictures.hpp"
#include "support/each_variant.hpp"

namespace queens {
namespace {

using namespace pictures;

// Whether a queen on `a` attacks `b` under the rules of a search.
bool reaches(VariantId variant, Square a, Square b) {
  if (a.row == b.row || a.column == b.column) return true;
  return variant != VariantId::permutations && std::abs(a.row - b.row) == std::abs(a.column - b.column);
}

std::vector<Square> standing(const Search& search) {
  std::vector<Square> queens;
  for (int i = 0; i < static_cast<int>(search.places().size()); ++i) queens.push_back(search.queen(i));
  return queens;
}

class BoardPicture : public testing::TestWithParam<VariantInfo> {
 protected:
  template <class Look>
  void atEveryPosition(int n, Look look) {
    Timeline timeline(GetParam().variant, n);
    do {
      look(timeline, pictureOf(timeline));
      ASSERT_FALSE(HasFailure()) << "n = " << n << ", position " << timeline.position();
    } while (timeline.step());
  }
};

TEST_P(BoardPicture, ShowsTheQueensThatStandAndAGhostOfTheOneTakenBack) {
  atEveryPosition(5, [](const Timeline& timeline, const Picture& picture) {
    const auto shown = ofKind(picture, ShapeKind::queen);
    const auto queens = standing(timeline.search());
    const bool ghost = timeline.event() && timeline.event()->kind == EventKind::remove;
    ASSERT_EQ(shown.size(), queens.size() + ghost);
    for (const Square& queen : queens) EXPECT_TRUE(anyAt(shown, queen));
    const Palette& colors = palette(Theme::light, false);
    for (std::size_t i = 0; i < queens.size(); ++i) EXPECT_TRUE(sameHue(shown[i].fill, colors.queen));
    if (!ghost) return;
    EXPECT_TRUE(near(shown.back().center, middleOf(timeline.event()->square)));
    EXPECT_TRUE(sameHue(shown.back().fill, colors.removed));
    EXPECT_LT(shown.back().fill.a, 128);
  });
}

TEST_P(BoardPicture, HatchesWhatTheQueensExcludeInLinesYetToBeFilled) {
  atEveryPosition(5, [](const Timeline& timeline, const Picture& picture) {
    const auto hatched = those(picture, [](const Shape& shape) {
      return shape.kind == ShapeKind::hatch && shape.halfSize.x == shape.halfSize.y;
    });
    const auto queens = standing(timeline.search());
    std::size_t expected = 0;
    for (int row = 0; row < 5; ++row) {
      for (int column = 0; column < 5; ++column) {
        const Square at = square(row, column);
        const int line = GetParam().variant == VariantId::boardScan ? column : row;
        const bool attacked = std::any_of(queens.begin(), queens.end(), [&](Square queen) {
          return reaches(GetParam().variant, queen, at);
        });
        // A search that looks ahead shows what the program has taken from the row so far.
        const auto domains = timeline.search().domains();
        const bool taken = domains.empty() ? attacked : !(domains[row] >> column & 1);
        const bool excluded = !GetParam().movesQueens && line >= static_cast<int>(queens.size()) && taken;
        expected += excluded;
        EXPECT_EQ(anyAt(hatched, at), excluded) << row << ", " << column;
      }
    }
    EXPECT_EQ(hatched.size(), expected);
  });
}

TEST_P(BoardPicture, HasEverySquareInItsColour) {
  atEveryPosition(3, [](const Timeline&, const Picture& picture) {
    const Palette& colors = palette(Theme::light, false);
    const auto light = filled(picture, colors.lightSquare);
    const auto dark = filled(picture, colors.darkSquare);
    EXPECT_EQ(light.size(), 5u);
    EXPECT_EQ(dark.size(), 4u);
    for (int i = 0; i < 9; ++i) EXPECT_TRUE(anyAt(i % 2 == 0 ? light : dark, square(i / 3, i % 3)));
  });
}

TEST_P(BoardPicture, StaysOnTheBoard) {
  atEveryPosition(5, [](const Timeline&, const Picture& picture) {
    const float beyond = 8;  // the width of a frame around the board
    for (const Shape& shape : picture.shapes) {
      const Vec2 reach = {
          std::abs(shape.axis.x) * shape.halfSize.x + std::abs(shape.axis.y) * shape.halfSize.y,
          std::abs(shape.axis.y) * shape.halfSize.x + std::abs(shape.axis.x) * shape.halfSize.y};
      EXPECT_GE(shape.center.x - reach.x, kOrigin.x - beyond);
      EXPECT_GE(shape.center.y - reach.y, kOrigin.y - beyond);
      EXPECT_LE(shape.center.x + reach.x, kOrigin.x + 5 * kCell + beyond);
      EXPECT_LE(shape.center.y + reach.y, kOrigin.y + 5 * kCell + beyond);
      EXPECT_NEAR(std::hypot(shape.axis.x, shape.axis.y), 1, 1e-5);
    }
  });
}

TEST_P(BoardPicture, IsTheSameForTheSameViewHoweverItWasReached) {
  Timeline there(GetParam().variant, 4);
  Timeline back(GetParam().variant, 4);
  back.seek(~std::uint64_t{0});
  const std::uint64_t total = *back.total();
  std::vector<Picture> pictures;
  for (std::uint64_t position = 0; position <= total; ++position) {
    there.seek(position);
    pictures.push_back(pictureOf(there));
    EXPECT_TRUE(same(pictures.back(), pictureOf(there)));
  }
  for (std::uint64_t position = total + 1; position-- > 0;) {
    back.seek(position);
    EXPECT_TRUE(same(pictures[position], pictureOf(back))) << position;
  }
  // Two positions with the same queens differ in the last event's marks.
  for (std::uint64_t position = 1; position <= total; ++position) {
    EXPECT_FALSE(same(pictures[position - 1], pictures[position])) << position;
  }
}

TEST_P(BoardPicture, UnderHeatHasNothingOfSingleEvents) {
  Heat heat;
  Timeline timeline(GetParam().variant, 5);
  while (timeline.position() < 300 && timeline.step()) {
    heat.sample(timeline.search());
    const BoardState state = stateOf(timeline);
    BoardView view = viewOf(state);
    view.heat = heat.map();
    view.numberSize = 12;
    const Picture picture = boardPicture(view);
    const auto queens = ofKind(picture, ShapeKind::queen);
    EXPECT_EQ(queens.size(), timeline.search().places().size());
    EXPECT_EQ(picture.shapes.size(), 26 + queens.size());  // the background and the squares
    EXPECT_EQ(picture.captions.size(), 10u);
    for (const auto& number : picture.captions) EXPECT_EQ(number.color, view.palette.faint);
  }
}

TEST_P(BoardPicture, UnderHeatIsWarmerWhereMoreQueensWerePlaced) {
  HeatMap heat{};
  heat[0] = 1000;
  heat[2] = 10;
  const Timeline timeline(GetParam().variant, 3);
  const BoardState state = stateOf(timeline);
  BoardView view = viewOf(state);
  view.heat = heat;
  const auto distance = [&](Square at) {
    const auto here = those(boardPicture(view), [&](const Shape& shape) {
      return near(shape.center, middleOf(at)) && shape.halfSize.x <= kCell;
    });
    EXPECT_EQ(here.size(), 1u);
    const Color hot = view.palette.heat;
    return std::abs(here[0].fill.r - hot.r) + std::abs(here[0].fill.g - hot.g) +
           std::abs(here[0].fill.b - hot.b);
  };
  EXPECT_LT(distance(square(0, 0)), distance(square(0, 2)));
  EXPECT_LT(distance(square(0, 2)), distance(square(2, 0)));
}

TEST_P(BoardPicture, PointsAtSquaresThatAreLitAndLookedAt) {
  const Timeline timeline(GetParam().variant, 4);
  const BoardState state = stateOf(timeline);
  BoardView view = viewOf(state);
  EXPECT_TRUE(ofKind(boardPicture(view), ShapeKind::ring).empty());
  const std::vector<Square> lit = {square(1, 2), square(3, 0)};
  view.lit = lit;
  view.looking = square(2, 3);
  const Picture picture = boardPicture(view);
  const auto marked = outlines(picture, view.palette.pointed);
  EXPECT_EQ(marked.size(), 2u);
  EXPECT_TRUE(outlines(picture, view.palette.solved).empty()) << "that colour is for solutions";
  for (const Square& each : lit) EXPECT_TRUE(anyAt(marked, each));
  const auto rings = ofKind(picture, ShapeKind::ring);
  ASSERT_EQ(rings.size(), 1u);
  EXPECT_TRUE(near(rings[0].center, middleOf(view.looking)));
}

// Attacks on the square that the student points at: a line from each queen, and outlines at both ends.
TEST_P(BoardPicture, DrawsWhatAttacksTheSquarePointedAt) {
  const Timeline timeline(GetParam().variant, 4);
  const BoardState state = stateOf(timeline);
  BoardView view = viewOf(state);
  const std::vector<Square> queens = {square(0, 1), square(1, 3)};
  view.pointed = square(3, 1);
  view.pointedFrom = queens;
  const Picture picture = boardPicture(view);
  const auto marked = outlines(picture, view.palette.pointed);
  EXPECT_EQ(marked.size(), 3u);
  EXPECT_TRUE(anyAt(marked, view.pointed));
  const auto strokes = ofKind(picture, ShapeKind::dashes);
  ASSERT_EQ(strokes.size(), 2u);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_TRUE(anyAt(marked, queens[i]));
    EXPECT_TRUE(leads(strokes[i], queens[i], middleOf(view.pointed)));
    EXPECT_TRUE(sameHue(strokes[i].fill, view.palette.pointed));
  }
}

// Dots on the squares that a test read; a queen found there is marked differently.
TEST_P(BoardPicture, DotsTheSquaresThatATestHasLookedAt) {
  Timeline timeline(GetParam().variant, 4);
  if (!emits(GetParam().variant, EventKind::test)) return;
  timeline.runTo(EventKind::place);
  timeline.runTo(EventKind::test);
  const BoardState state = stateOf(timeline);
  BoardView view = viewOf(state);
  const std::size_t discs = ofKind(boardPicture(view), ShapeKind::disc).size();
  const std::vector<Square> read = {square(2, 2), timeline.search().queen(0)};
  view.read = read;
  const auto dots = ofKind(boardPicture(view), ShapeKind::disc);
  ASSERT_EQ(dots.size(), discs + 1);
  EXPECT_TRUE(anyAt(dots, read[0]));
}

QUEENS_FOR_EACH_VARIANT(BoardPicture);

TEST(SquareNumbers, AreThoseOfDiagonalsAndStrongerOnTheOneThatTheSearchIsAt) {
  Timeline timeline(VariantId::flagArrays, 5);
  timeline.seek(5);
  const Square now = timeline.event()->square;
  const BoardState state = boardState(timeline.search(), timeline.event());
  const Palette& colors = palette(Theme::light, false);
  const auto numberOf = [](SquareNumbers numbers, int row, int column) {
    if (numbers == SquareNumbers::anti) return row + column;
    return numbers == SquareNumbers::main ? row - column : row - column + 4;
  };
  for (const SquareNumbers numbers : {SquareNumbers::main, SquareNumbers::mainIndex, SquareNumbers::anti}) {
    BoardView view = {.state = state, .palette = colors, .geometry = {{0, 0}, 500, 5}};
    view.numbers = numbers;
    const Picture picture = boardPicture(view);
    ASSERT_EQ(picture.captions.size(), 25u);
    for (int i = 0; i < 25; ++i) {
      const Caption& caption = picture.captions[static_cast<std::size_t>(i)];
      const int number = numberOf(numbers, i / 5, i % 5);
      EXPECT_EQ(caption.text, (number < 0 ? "−" : "") + std::to_string(std::abs(number)));
      const bool same = number == numberOf(numbers, now.row, now.column);
      EXPECT_EQ(caption.color == colors.ink, same);
      // Inside its square.
      EXPECT_TRUE(caption.center.x > 100.0f * (i % 5) && caption.center.x < 100.0f * (i % 5 + 1));
      EXPECT_TRUE(caption.center.y > 100.0f * (i / 5) && caption.center.y < 100.0f * (i / 5 + 1));
    }
    view.numbers = SquareNumbers::none;
    EXPECT_TRUE(boardPicture(view).captions.empty());
  }
}

}  // namespace
}  // namespace queens
