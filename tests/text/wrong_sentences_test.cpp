// Sentences about faulty programs are true of a board that is kept only from the placements.
#include <gtest/gtest.h>

#include "reading.hpp"
#include "support/each_program.hpp"
#include "text/title.hpp"
#include "witness.hpp"

namespace queens {
namespace {

class SaidOfWrongPrograms : public testing::TestWithParam<Program> {};

TEST_P(SaidOfWrongPrograms, AreTrueOfTheBoard) {
  if (info(GetParam().variant).judgesFullBoards) return;  // passes attacked squares on purpose
  const int n = 4;
  Timeline timeline(GetParam(), n);
  std::vector<Queen> queens;
  int passed = 0, stale = 0, falseOnes = 0;
  while (timeline.step()) {
    const Event& event = *timeline.event();
    const std::string sentence = narrate(timeline, Language::en);
    SCOPED_TRACE(idOf(GetParam()) + ", position " + std::to_string(timeline.position()) + ": " + sentence);
    for (const std::string& each : {sentence, narrate(timeline, Language::zh)})
      ASSERT_EQ(each.find_first_of("{}"), each.npos) << each;
    const Queen square{event.square.row, event.square.column};
    const auto attackedNow = [&] {
      return std::ranges::any_of(queens, [&](const Queen& each) { return attack(each, square); });
    };
    if (event.kind == EventKind::remove) queens.pop_back();
    if (event.kind == EventKind::test && event.safe) {
      ASSERT_EQ(contains(sentence, "But the queen"), attackedNow());
      passed += attackedNow();
    }
    if (event.kind == EventKind::place) {
      ASSERT_EQ(contains(sentence, "But the queen"), attackedNow());
    }
    if (event.kind == EventKind::test && !event.safe) {
      if (contains(sentence, "is refused")) {
        ++stale;
        ASSERT_EQ(contains(sentence, "no queen attacks this square"), !attackedNow());
      } else {
        const auto said = reading::read(sentence, "is attacked by the queen in row #, column #");
        ASSERT_TRUE(said);
        ASSERT_TRUE(attack({(*said)[0], (*said)[1]}, square));
      }
    }
    if (const auto other = reading::read(sentence, "But the queen in row #, column #")) {
      ASSERT_TRUE(attack({(*other)[0], (*other)[1]}, square));
    }
    if (event.kind == EventKind::place) queens.push_back(square);
    if (event.kind == EventKind::solution) {
      bool clash = false;
      for (std::size_t i = 0; i < queens.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) clash |= attack(queens[i], queens[j]);
      falseOnes += clash;
      ASSERT_EQ(contains(sentence, "no two attack each other"), !clash);
      if (const auto pair = reading::read(
              sentence, "the queens in row #, column # and in row #, column # attack each other")) {
        ASSERT_TRUE(attack({(*pair)[0], (*pair)[1]}, {(*pair)[2], (*pair)[3]}));
      }
    }
  }
  const Bug bug = GetParam().bug;
  const bool passes = bug == Bug::antiDiagonalUntested || bug == Bug::undoBeforeRecursion;
  EXPECT_EQ(passed > 0, passes);
  EXPECT_EQ(falseOnes, bug == Bug::antiDiagonalUntested ? 5 : bug == Bug::undoBeforeRecursion ? 254 : 0);
  EXPECT_EQ(stale > 0, bug == Bug::flagsNotUndone || bug == Bug::oneFlagNotUndone);
}

INSTANTIATE_TEST_SUITE_P(Programs, SaidOfWrongPrograms, testing::ValuesIn(kWrongPrograms), programName);

struct SaidOfWrong {
  Bug bug;
  std::uint64_t position;
  const char* english;
  const char* chinese;
};

// The exact wording for a board of size 4; the positions were read from the searches by hand.
const SaidOfWrong kSaidOfWrong[] = {
    {Bug::flagsNotUndone, 0,
     "The board is empty. Each row gets one queen. The boolean arrays `cols`, `diags1` and `diags2` show "
     "which columns and diagonals are taken. This program is faulty: after a queen is removed, its flags "
     "stay true.",
     "棋盘是空的。每行放一个皇后。布尔数组 `cols`、`diags1` 和 `diags2` "
     "说明哪些列和对角线已被占用。这是错误程序：皇后撤回之后，它的标记仍为真。"},
    {Bug::flagsNotUndone, 12,
     "The queen in row 1, column 2 is removed: 2 is popped from `queens`, but `cols[2]`, `diags1[2]` and "
     "`diags2[3]` stay true; column 3 is next.",
     "撤回第 1 行第 2 列的皇后：从 `queens` 中移出 2，但 `cols[2]`、`diags1[2]` 和 `diags2[3]` "
     "仍为真；接着试第 3 "
     "列。"},
    {Bug::returnMissing, 44,
     "Without a `return`, the loop looks for a square in row 4, below the board. Every column is taken, so "
     "the queen in row 3, column 2 is removed: 2 is popped from `queens`, and `cols[2]`, "
     "`diags1[4]` "
     "and `diags2[5]` are false again; column 3 is next.",
     "没有 `return`，循环接着到棋盘之外的第 4 行去找，但每一列都已被占用；然后撤回第 3 行第 2 "
     "列的皇后：从 `queens` 中移出 2，`cols[2]`、`diags1[4]` 和 `diags2[5]` 恢复为假；接着试第 3 列。"},
    {Bug::indexWithoutShift, 5,
     "Row 1, column 2 is safe: `cols[2]`, `diags1[1 − 2] = diags1[−1]` and `diags2[1 + 2] = diags2[3]` are "
     "all false. Python counts −1 from the end of the array, JavaScript uses a property of that name, and "
     "Java and C# stop with an error at the first negative index.",
     "第 1 行第 2 列安全：`cols[2]`、`diags1[1 − 2] = diags1[−1]` 和 `diags2[1 + 2] = diags2[3]` "
     "都为假。下标是 −1 时，Python 从数组末尾数起，JavaScript 把这个下标当作属性名，Java 和 "
     "C# 则在遇到第一个负下标时抛出异常并终止。"},
    {Bug::recordWithoutCopy, 110,
     "The search is over: the program has recorded 2 solutions for n = 4, after 60 tests and 16 placements. "
     "`solutions` holds the same list 2 times: `queens`, which is empty.",
     "搜索结束：n = 4 时程序记录了 2 个解，检查 60 次，放置 16 次。`solutions` 的 2 "
     "项都是同一个列表，也就是 `queens`，这个列表现在是空的。"},
};

TEST(WrongSentence, IsTheseWords) {
  for (const SaidOfWrong& each : kSaidOfWrong) {
    Timeline timeline({VariantId::flagArrays, Find::all, each.bug}, 4);
    timeline.seek(each.position);
    EXPECT_EQ(narrate(timeline, Language::en), each.english);
    EXPECT_EQ(narrate(timeline, Language::zh), each.chinese);
  }
}

// An untested diagonal can have more attackers on a square than a sentence names.
TEST(WrongSentence, NamesThreeOfFourAttackers) {
  Timeline timeline({VariantId::flagArrays, Find::all, Bug::antiDiagonalUntested}, 5);
  timeline.seek(608);
  EXPECT_EQ(
      narrate(timeline, Language::en),
      "Row 4, column 0 is attacked by the queen in row 1, column 0: both are in column 0, so `cols[0]` is "
      "true; the queens in row 0, column 4 (row + column = 4) and row 2, column 2 (row + column = 4) attack "
      "it too.");
  EXPECT_EQ(narrate(timeline, Language::zh),
            "第 4 行第 0 列受到第 1 行第 0 列皇后的攻击：两者同在第 0 列，所以 `cols[0]` 为真；第 0 行第 4 "
            "列（行 + 列 = 4）和第 2 行第 2 列（行 + 列 = 4）的皇后也攻击这一格。");
}

TEST(WrongSentence, NamesANegativeIndexOnlyIfThereIsOne) {
  Timeline timeline({VariantId::flagArrays, Find::all, Bug::indexWithoutShift}, 4);
  int negative = 0, zero = 0;
  while (timeline.step()) {
    const Event& event = *timeline.event();
    if (event.kind != EventKind::test || !event.safe) continue;
    const int index = event.square.row - event.square.column;
    const bool isNamed = narrate(timeline, Language::en).find("negative index") != std::string::npos;
    EXPECT_EQ(isNamed, index < 0) << timeline.position();
    negative += index < 0;
    zero += index == 0;
  }
  EXPECT_GT(negative, 0);
  EXPECT_GT(zero, 0);
}

TEST(WrongSentence, CallsAProgramWrongOnlyIfItIs) {
  const auto title = [](Program program) { return titleOf(program, Language::en); };
  EXPECT_EQ(title({VariantId::flagArrays, Find::all, Bug::oneFlagNotUndone}),
            "Flag arrays (faulty: one flag not undone)");
  EXPECT_EQ(title({VariantId::bitmask, Find::all, Bug::shiftsExchanged}),
            "Bitmask (changed: shifts exchanged)");
}

}  // namespace
}  // namespace queens
