#include <gtest/gtest.h>

#include "pictures.hpp"
#include "support/each_variant.hpp"
#include "support/plain_recursion.hpp"

namespace queens {
namespace {

using namespace pictures;

Square squareOf(recursion::Place place) {
  return pictures::square(place.row, place.col);
}

// Compares the picture of every event with the event of the plain recursion.
class EventPicture : public testing::TestWithParam<VariantInfo> {
 protected:
  static constexpr int kSize = 5;

  template <class Look>
  void forEach(std::string_view kind, Look look) {
    Timeline timeline(GetParam().variant, kSize);
    int seen = 0;
    recursion::search(std::string(GetParam().id), kSize,
                      [&](const recursion::Step& step, const auto& standing) {
                        timeline.step();
                        if (kind.empty() || step.kind == kind) {
                          ++seen;
                          look(step, standing, pictureOf(timeline));
                          EXPECT_FALSE(HasFailure()) << "position " << timeline.position() << ", " << step;
                        }
                        return !HasFailure();
                      });
    const bool has = kind.empty() || emits(GetParam().variant, *named<EventKind>(kEventKindNames, kind));
    EXPECT_EQ(seen > 0, has) << kind;
  }

  const Palette& colors = palette(Theme::light, false);
};

TEST_P(EventPicture, OfATestHasALineFromEachAttackerToTheSquare) {
  forEach("test", [this](const recursion::Step& step, const auto&, const Picture& picture) {
    const Square tested = pictures::square(*step.row, *step.col);
    const auto strokes = ofKind(picture, ShapeKind::line);
    ASSERT_EQ(strokes.size(), step.attackers.size());
    for (std::size_t i = 0; i < strokes.size(); ++i) {
      EXPECT_TRUE(leads(strokes[i], squareOf(step.attackers[i].queen), middleOf(tested)));
      EXPECT_TRUE(anyAt(outlines(picture, colors.attacked), squareOf(step.attackers[i].queen)));
    }
    EXPECT_TRUE(anyAt(outlines(picture, step.safe ? colors.safe : colors.attacked), tested));
    EXPECT_EQ(ofKind(picture, ShapeKind::check).size(), step.safe ? 1u : 0u);
    EXPECT_EQ(ofKind(picture, ShapeKind::cross).size(), step.safe ? 0u : 1u);
    EXPECT_TRUE(anyAt(ofKind(picture, step.safe ? ShapeKind::check : ShapeKind::cross), tested));
  });
}

// Rows without a queen have dots and hatching, in whichever order the rows are filled.
TEST(ChosenRows, HaveDotsAndHatchingWhileTheyHaveNoQueen) {
  constexpr int kSize = 5;
  const Palette& colors = palette(Theme::light, false);
  Timeline timeline({VariantId::forwardChecking, Find::all, Bug::mrv}, kSize);
  recursion::searchFewestFirst(kSize, [&](const recursion::Step& step, const recursion::Standing& standing) {
    timeline.step();
    const Picture picture = pictureOf(timeline);
    std::vector<Shape> dots;
    for (const Shape& each : ofKind(picture, ShapeKind::disc))
      if (each.fill == colors.queen) dots.push_back(each);
    for (int row = 0; row < kSize; ++row) {
      const bool empty =
          std::ranges::find(standing.queens, row, &recursion::Place::row) == standing.queens.end();
      for (int column = 0; column < kSize; ++column) {
        const bool left = standing.domains[static_cast<std::size_t>(row)].contains(column);
        const bool removed = step.kind == "remove" && step.row == row && step.col == column;
        const Square at = pictures::square(row, column);
        EXPECT_EQ(anyAt(dots, at), empty && left && !removed) << row << " " << column;
        EXPECT_EQ(anyAt(ofKind(picture, ShapeKind::hatch), at), empty && !left) << row << " " << column;
      }
    }
    EXPECT_FALSE(testing::Test::HasFailure()) << "position " << timeline.position() << ", " << step;
    return !testing::Test::HasFailure();
  });
}

TEST_P(EventPicture, OfAScanMarksTheFreeSquares) {
  forEach("scan", [this](const recursion::Step& step, const auto&, const Picture& picture) {
    const auto discs = ofKind(picture, ShapeKind::disc);
    EXPECT_EQ(discs.size(), step.free.size());
    for (const int column : step.free) {
      EXPECT_TRUE(anyAt(discs, pictures::square(*step.row, column)));
      EXPECT_TRUE(anyAt(outlines(picture, colors.safe), pictures::square(*step.row, column)));
    }
  });
}

TEST_P(EventPicture, OfAComparisonJoinsThePair) {
  forEach("compare", [this](const recursion::Step& step, const auto&, const Picture& picture) {
    const Square later = pictures::square(*step.row, *step.col);
    const auto strokes = ofKind(picture, step.safe ? ShapeKind::dashes : ShapeKind::line);
    ASSERT_EQ(strokes.size(), 1u);
    EXPECT_TRUE(joins(strokes[0], squareOf(*step.with), later));
    EXPECT_TRUE(ofKind(picture, step.safe ? ShapeKind::line : ShapeKind::dashes).empty());
    const auto marked = outlines(picture, step.safe ? colors.safe : colors.attacked);
    EXPECT_TRUE(anyAt(marked, squareOf(*step.with)) && anyAt(marked, later));
    EXPECT_EQ(ofKind(picture, step.safe ? ShapeKind::check : ShapeKind::cross).size(), 1u);
  });
}

TEST_P(EventPicture, OfAPlacementMarksTheNewQueen) {
  forEach("place", [this](const recursion::Step& step, const auto&, const Picture& picture) {
    const Square at = pictures::square(*step.row, *step.col);
    EXPECT_TRUE(anyAt(outlines(picture, colors.placed), at));
    EXPECT_TRUE(near(ofKind(picture, ShapeKind::queen).back().center, middleOf(at)));
  });
}

TEST_P(EventPicture, OfARemovalMarksTheEmptySquare) {
  forEach("remove", [this](const recursion::Step& step, const auto&, const Picture& picture) {
    EXPECT_TRUE(anyAt(outlines(picture, colors.removed), pictures::square(*step.row, *step.col)));
  });
}

TEST_P(EventPicture, HasADotInEachSquareThatIsLeftForARowWithoutAQueen) {
  forEach("",
          [this](const recursion::Step& step, const recursion::Standing& standing, const Picture& picture) {
            const auto dots = those(picture, [this](const Shape& shape) {
              return shape.kind == ShapeKind::disc && shape.fill == colors.queen;
            });
            std::size_t expected = 0;
            for (std::size_t row = standing.queens.size(); row < standing.domains.size(); ++row) {
              for (const int column : standing.domains[row]) {
                // The removed queen is still drawn, in pale grey.
                if (step.kind == "remove" && step.row == static_cast<int>(row) && step.col == column)
                  continue;
                ++expected;
                EXPECT_TRUE(anyAt(dots, pictures::square(static_cast<int>(row), column)));
              }
            }
            EXPECT_EQ(dots.size(), expected);
          });
}

// The whole board is framed at a solution, at a rejected board, and at the end of the search.
TEST_P(EventPicture, FramesTheBoardAtItsEndsOnly) {
  forEach("", [this](const recursion::Step& step, const auto&, const Picture& picture) {
    const auto frames = those(picture, [](const Shape& shape) {
      return shape.kind == ShapeKind::box && shape.fill.a == 0 && shape.halfSize.x > 2.5f * kCell;
    });
    const bool end =
        step.kind == "solution" || step.kind == "reject" || step.kind == "restart" || step.kind == "done";
    ASSERT_EQ(frames.size(), end ? 1u : 0u);
    if (!end) return;
    const Color color = step.kind == "solution" ? colors.solved
                        : step.kind == "reject" ? colors.attacked
                                                : colors.removed;
    EXPECT_TRUE(sameHue(frames[0].edge, color));
  });
}

TEST_P(EventPicture, OfASolutionTintsTheSquaresOfAllQueens) {
  forEach("solution", [this](const recursion::Step& step, const auto&, const Picture& picture) {
    const auto tinted = those(filled(picture, colors.solvedGround), [](const Shape& shape) {
      return shape.halfSize.x == 0.5f * kCell && shape.halfSize.y == 0.5f * kCell;
    });
    EXPECT_EQ(tinted.size(), step.queens.size());
    for (const recursion::Place& queen : step.queens) EXPECT_TRUE(anyAt(tinted, squareOf(queen)));
  });
}

// The program tests one diagonal only, so it records boards on which queens attack along the other. The
// middle of a board with an even number of rows is the middle of no square, so its frame is not taken for a
// queen's.
TEST(WrongSolutions, ShowTwoQueensThatAttackEachOtherInPlaceOfGold) {
  const Palette& colors = palette(Theme::light, false);
  Timeline timeline({VariantId::flagArrays, Find::all, Bug::antiDiagonalUntested}, 6);
  int wrong = 0;
  while (timeline.runTo(EventKind::solution) == Timeline::Run::found) {
    const Picture picture = pictureOf(timeline);
    const BoardState state = stateOf(timeline);
    const auto queens = state.queens();
    const auto strokes = ofKind(picture, ShapeKind::line);
    const auto attacked = outlines(picture, colors.attacked);
    const bool clashes = std::ranges::any_of(queens, [queens](Square one) {
      return std::ranges::any_of(queens, [one](Square other) {
        return other != one && one.row + one.column == other.row + other.column;
      });
    });
    EXPECT_EQ(filled(picture, colors.solvedGround).empty(), clashes) << timeline.position();
    EXPECT_EQ(strokes.size(), clashes ? 1u : 0u) << timeline.position();
    if (!clashes) continue;
    ++wrong;
    std::vector<Square> marked;
    for (const Square& queen : queens)
      if (anyAt(attacked, queen)) marked.push_back(queen);
    ASSERT_EQ(marked.size(), 2u) << timeline.position();
    EXPECT_EQ(marked[0].row + marked[0].column, marked[1].row + marked[1].column);
    EXPECT_TRUE(leads(strokes[0], marked[0], middleOf(marked[1])) ||
                leads(strokes[0], marked[1], middleOf(marked[0])) ||
                anyAt(ofKind(picture, ShapeKind::cross), marked[1]));
  }
  EXPECT_GT(wrong, 0);
}

TEST_P(EventPicture, OfARejectedBoardFadesItsQueens) {
  forEach("reject", [](const recursion::Step&, const auto&, const Picture& picture) {
    for (const Shape& queen : ofKind(picture, ShapeKind::queen)) EXPECT_LT(queen.fill.a, 160);
  });
}

TEST_P(EventPicture, HasADeadEndsBandOverTheLineOfADeadEndOnly) {
  forEach("", [this](const recursion::Step& step, const auto&, const Picture& picture) {
    const auto bands = those(picture, [](const Shape& shape) {
      return shape.kind == ShapeKind::hatch && shape.halfSize.x != shape.halfSize.y;
    });
    const bool lost = step.deadEnd || step.kind == "wipeout";
    ASSERT_EQ(bands.size(), lost ? 1u : 0u);
    if (!lost) return;
    EXPECT_TRUE(sameHue(bands[0].fill, colors.attacked));
    const Vec2 line = middleOf(pictures::square(step.row.value_or(2), step.col.value_or(2)));
    EXPECT_TRUE(near(bands[0].center, line));  // the centre of five lines is the centre of the board
    EXPECT_TRUE(near(bands[0].halfSize,
                     step.row ? Vec2{2.5f * kCell, 0.5f * kCell} : Vec2{0.5f * kCell, 2.5f * kCell}));
  });
}

TEST_P(EventPicture, OfAnExhaustedLineTintsThatLine) {
  forEach("exhausted", [this](const recursion::Step& step, const auto&, const Picture& picture) {
    const auto tinted = those(filled(picture, step.deadEnd ? colors.attacked : colors.removed),
                              [](const Shape& shape) { return shape.halfSize.x != shape.halfSize.y; });
    ASSERT_EQ(tinted.size(), 1u);
    EXPECT_TRUE(
        near(tinted[0].center, middleOf(pictures::square(step.row.value_or(2), step.col.value_or(2)))));
  });
}

// Only in bitmask: one bar in each column for each mask that attacks it, in the row of the event.
TEST_P(EventPicture, ShowsTheMasksAsRailsOverTheirRow) {
  forEach("",
          [this](const recursion::Step& step, const recursion::Standing& standing, const Picture& picture) {
            const bool shown = step.row && static_cast<std::size_t>(*step.row) < standing.frames.size();
            const recursion::Frame frame =
                shown ? standing.frames[static_cast<std::size_t>(*step.row)] : recursion::Frame();
            const auto expectRail = [&](Color color, const std::vector<int>& columns) {
              const auto bars = those(picture, [color](const Shape& shape) {
                return shape.kind == ShapeKind::box && shape.fill == color && shape.halfSize.y < 0.1f * kCell;
              });
              ASSERT_EQ(bars.size(), columns.size());
              for (std::size_t i = 0; i < bars.size(); ++i) {
                const Vec2 middle = middleOf(pictures::square(*step.row, columns[i]));
                EXPECT_NEAR(bars[i].center.x, middle.x, 0.01);
                EXPECT_LT(bars[i].center.y, middle.y);
                EXPECT_GT(bars[i].center.y, middle.y - 0.5f * kCell);
              }
            };
            expectRail(colors.railColumns, frame.columns);
            expectRail(colors.railMain, frame.mains);
            expectRail(colors.railAnti, frame.antis);
          });
}

QUEENS_FOR_EACH_VARIANT(EventPicture);

// Lines lead to the moved queen from the queens that attack her, dashed ones to her old square from those
// that did, and each square of her row has the number of its attackers.
TEST(MovePicture, ShowsWhyAQueenMovesAndWhatAttacksHerThen) {
  Program program(VariantId::minConflicts);
  program.seed = 2;
  int moves = 0;
  for (Timeline timeline(program, 8); timeline.step();) {
    const Event& event = *timeline.event();
    if (event.kind != EventKind::move) continue;
    ++moves;
    const Picture picture = pictureOf(timeline);
    const auto attack = [&](Square a, Square b) {
      return a.column == b.column || std::abs(a.row - b.row) == std::abs(a.column - b.column);
    };
    std::size_t before = 0, now = 0;
    std::vector<int> counts(8);
    for (int row = 0; row < 8; ++row) {
      const Square queen = timeline.search().queen(row);
      if (row == event.square.row) continue;
      before += attack(queen, event.with);
      now += attack(queen, event.square);
      for (int column = 0; column < 8; ++column)
        counts[static_cast<std::size_t>(column)] += attack(queen, pictures::square(event.square.row, column));
    }
    EXPECT_EQ(ofKind(picture, ShapeKind::dashes).size(), before);
    // One more is her way.
    EXPECT_EQ(ofKind(picture, ShapeKind::line).size(), now + 1);
    ASSERT_EQ(picture.captions.size(), 8u);
    for (std::size_t i = 0; i < 8; ++i) EXPECT_EQ(picture.captions[i].text, std::to_string(counts[i]));
  }
  EXPECT_GT(moves, 10);
}

TEST(MovePicture, TintsNoQueenOfASearchThatGaveUp) {
  Timeline timeline(VariantId::minConflicts, 3);
  timeline.seek(Timeline::kUnlimited);
  EXPECT_TRUE(filled(pictureOf(timeline), palette(Theme::light, false).solvedGround).empty());
}

// While the last event is animated.
class Drawing : public testing::Test {
 protected:
  Picture at(float progress) const {
    const BoardState state = stateOf(timeline);
    BoardView view = viewOf(state);
    view.progress = progress;
    return boardPicture(view);
  }

  Timeline timeline{VariantId::flagArrays, 5};
};

TEST_F(Drawing, LinesOfAttackGrowFromTheQueenToTheSquare) {
  timeline.seek(3);
  ASSERT_EQ(timeline.event()->square, pictures::square(1, 0));  // attacked from (0, 0)
  const Vec2 from = middleOf(pictures::square(0, 0));
  const Vec2 to = middleOf(pictures::square(1, 0));
  const Vec2 rim = from + (to - from) * 0.42f;
  for (const float progress : {0.0f, 0.25f, 0.5f, 1.0f}) {
    const auto strokes = ofKind(at(progress), ShapeKind::line);
    ASSERT_EQ(strokes.size(), 1u);
    EXPECT_TRUE(runs(strokes[0], rim, rim + (to - rim) * progress)) << progress;
  }
}

TEST_F(Drawing, AGhostFades) {
  timeline.runTo(EventKind::remove);
  int before = 256;
  for (const float progress : {0.0f, 0.3f, 0.6f, 1.0f}) {
    const int opacity = ofKind(at(progress), ShapeKind::queen).back().fill.a;
    EXPECT_LT(opacity, before);
    EXPECT_GT(opacity, 0);
    before = opacity;
  }
}

TEST_F(Drawing, AQueenSettlesAtItsSize) {
  timeline.seek(2);
  ASSERT_EQ(timeline.event()->kind, EventKind::place);
  const float still = ofKind(at(1), ShapeKind::queen).back().halfSize.x;
  EXPECT_GT(still, 0.25f * kCell);
  EXPECT_LE(still, 0.5f * kCell);
  EXPECT_LT(ofKind(at(0), ShapeKind::queen).back().halfSize.x, still);
  for (float progress = 0; progress <= 1; progress += 0.05f) {
    const float size = ofKind(at(progress), ShapeKind::queen).back().halfSize.x;
    EXPECT_GT(size, 0.5f * still) << progress;
    EXPECT_LE(size, 0.5f * kCell) << progress;
  }
}

}  // namespace
}  // namespace queens
