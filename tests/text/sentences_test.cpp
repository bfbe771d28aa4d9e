#include <gtest/gtest.h>

#include "support/plain_recursion.hpp"
#include "text/narration.hpp"

namespace queens {
namespace {

struct Sentence {
  Program program;
  int n;
  std::uint64_t position;
  const char* english;
  const char* chinese;
};

// The exact wording of a few sentences for each search. The positions were read from the searches by hand.
const Sentence kSentences[] = {
    {VariantId::boardScan, 6, 1,
     "Row 0, column 0 is safe: there is no column to its left, so there is nothing to scan.",
     "第 0 行第 0 列安全：左边没有别的列，无需扫描。"},
    {VariantId::boardScan, 6, 18,
     "Row 2, column 4 is attacked by the queen in row 2, column 1: both are in row 2, and the ← scan meets "
     "it 3 squares away; the queens in row 1, column 3 (row − column = −2) and row 4, column 2 (row + column "
     "= 6) attack it too.",
     "第 2 行第 4 列受到第 2 行第 1 列皇后的攻击：两者同在第 2 行，沿 ← 扫描到第 3 格时遇到这个皇后；第 1 "
     "行第 3 "
     "列（行 − 列 = −2）和第 4 行第 2 列（行 + 列 = 6）的皇后也攻击这一格。"},
    {VariantId::boardScan, 6, 27,
     "Dead end: every square of column 5 is attacked, so the search returns to column 4.",
     "死路：第 5 列的每一格都受攻击，所以搜索回到第 4 列。"},
    {VariantId::flagArrays, 6, 5,
     "Row 1, column 2 is safe: `cols[2]`, `diags1[1 − 2 + 6 − 1] = diags1[4]` and `diags2[1 + 2] = "
     "diags2[3]` are all false.",
     "第 1 行第 2 列安全：`cols[2]`、`diags1[1 − 2 + 6 − 1] = diags1[4]` 和 `diags2[1 + 2] = diags2[3]` "
     "都为假。"},
    {VariantId::flagArrays, 6, 6,
     "A queen is placed in row 1, column 2: `cols[2]`, `diags1[4]` and `diags2[3]` become true, and 2 is "
     "appended to `queens`; on to row 2.",
     "皇后放在第 1 行第 2 列：`cols[2]`、`diags1[4]` 和 `diags2[3]` 变为真，2 加入 `queens`；接着到第 2 "
     "行。"},
    {VariantId::flagArrays, 6, 10,
     "Row 2, column 3 is attacked by the queen in row 1, column 2: both have row − column = −1, so "
     "`diags1[row − col + n − 1] = diags1[4]` is true.",
     "第 2 行第 3 列受到第 1 行第 2 列皇后的攻击：两者的行 − 列都等于 −1，所以 `diags1[row − col + n − 1] = "
     "diags1[4]` 为真。"},
    {VariantId::flagArrays, 6, 253,
     "Solution 1: row by row the queens stand in columns 1, 3, 5, 0, 2, 4, and no two attack each other.",
     "第 1 个解：各行的皇后依次在第 1、3、5、0、2、4 列，互不攻击。"},
    {VariantId::flagArrays, 8, 21890,
     "The search is over: 92 solutions for n = 8, after 15,720 tests and 2,056 placements.",
     "搜索结束：n = 8 时共有 92 个解，检查 15,720 次，放置 2,056 次。"},
    {VariantId::hashSets, 6, 9,
     "Row 2, column 2 is attacked by the queen in row 1, column 2: both are in column 2, so 2 is in `cols`; "
     "the queen in row 0, column 0 (row − column = 0) attacks it too.",
     "第 2 行第 2 列受到第 1 行第 2 列皇后的攻击：两者同在第 2 列，所以 2 在 `cols` 中；第 0 行第 0 列（行 − "
     "列 = 0）的皇后也攻击这一格。"},
    {VariantId::hashSets, 6, 28,
     "The queen in row 4, column 3 is removed: 3 is popped from `queens`, and 3 is deleted from `cols`, 1 "
     "from `diags1` and 7 from `diags2`; column 4 is next.",
     "撤回第 4 行第 3 列的皇后：从 `queens` 中移出 3，从 `cols` 中删除 3，从 `diags1` 中删除 1，从 `diags2` "
     "中删除 7；接着试第 4 "
     "列。"},
    {VariantId::bitFlags, 6, 10,
     "Row 2, column 3 is attacked by the queen in row 1, column 2: both have row − column = −1, so bit 4 "
     "(`row − col + n − 1`) of `mains` is 1.",
     "第 2 行第 3 列受到第 1 行第 2 列皇后的攻击：两者的行 − 列都等于 −1，所以 `mains` 的第 4 位（`row − col "
     "+ "
     "n − 1`）为 1。"},
    {VariantId::bitFlags, 6, 12,
     "A queen is placed in row 2, column 4: XOR sets bit 4 of `cols`, bit 3 of `mains` and bit 6 of `antis` "
     "to 1, "
     "and 4 is appended to `queens`; on to row 3.",
     "皇后放在第 2 行第 4 列：异或把 `cols` 的第 4 位、`mains` 的第 3 位和 `antis` 的第 6 位都置为 1，4 加入 "
     "`queens`；接着到第 3 行。"},
    {VariantId::bitmask, 6, 11,
     "`free = 0b000000`: `cols | ld | rd` covers all of row 5, so no square is left.",
     "`free = 0b000000`：`cols | ld | rd` 占满了第 5 行，一个空位也没有。"},
    {VariantId::bitmask, 6, 27,
     "The queen in row 1, column 2 is removed: 2 is popped from `queens`, but no mask needs to be undone, "
     "because "
     "the call for row 1 has its own masks; `free = 0b111000` still holds 3 squares of row 1.",
     "撤回第 1 行第 2 列的皇后：从 `queens` 中移出 2，掩码却不必撤销，因为第 1 行的调用有自己的掩码；`free "
     "= "
     "0b111000` 里还有第 1 行的 3 个空位。"},
    {VariantId::bitmask, 6, 28,
     "A queen is placed in row 1, column 3: `bit = 0b001000` is chosen, `free & (free − 1)` leaves `free = "
     "0b110000`, and 3 is appended to `queens`; on to row 2.",
     "皇后放在第 1 行第 3 列：选取 `bit = 0b001000`，`free & (free − 1)` 之后剩下 `free = 0b110000`，3 加入 "
     "`queens`；接着到第 2 行。"},
    {VariantId::bitmask, 6, 29,
     "`free = 0b100010`: two squares are left in row 2; `free & −free` takes the lowest 1, column 1.",
     "`free = 0b100010`：第 2 行还剩两个空位；`free & −free` 取最低位的 1，即第 1 列。"},
    {VariantId::bitmask, 6, 12,
     "Dead end: with `free = 0b000000`, row 5 has nothing to try, so the search returns to row 4.",
     "死路：`free = 0b000000`，第 5 行没有空位，所以搜索回到第 4 行。"},
    {VariantId::explicitStack, 6, 9,
     "Row 2, column 2 is attacked by the queen in row 0, column 0: both have row − column = 0, and "
     "`validate`, going down from row 0, finds it on (0, 0); the queen in row 1, column 2 (same "
     "column) attacks it too.",
     "第 2 行第 2 列受到第 0 行第 0 列皇后的攻击：两者的行 − 列都等于 0，`validate` 从第 0 行往下查，在 "
     "(0, 0) 找到这个皇后；第 1 行第 2 列（同列）的皇后也攻击这一格。"},
    {VariantId::explicitStack, 6, 28,
     "The queen in row 4, column 3 is removed: (4, 3) is popped from the stack, and `board[4][3] = 0`; "
     "column 4 is next.",
     "撤回第 4 行第 3 列的皇后：(4, 3) 出栈，`board[4][3] = 0`；接着试第 4 列。"},
    {VariantId::permutations, 4, 10,
     "Row 3, column 0 is refused: `used[0]` is true because of the queen in row 0.",
     "第 3 行第 0 列被排除：`used[0]` 为真，因为第 0 行的皇后用了这一列。"},
    {VariantId::permutations, 4, 57,
     "The queens in row 0, column 0 and in row 1, column 2 share no diagonal: |1 − 0| = 1, but |2 − 0| = 2.",
     "第 0 行第 0 列与第 1 行第 2 列的皇后不在同一条对角线上：|1 − 0| = 1，而 |2 − 0| = 2。"},
    {VariantId::permutations, 4, 60,
     "The queens in row 1, column 2 and in row 2, column 3 attack each other: |2 − 1| = |3 − 2| = 1, because "
     "both have row − column = −1.",
     "第 1 行第 2 列与第 2 行第 3 列的皇后互相攻击：|2 − 1| = |3 − 2| = 1，因为两者的行 − 列都等于 −1。"},
    {VariantId::permutations, 4, 61,
     "The full board with columns 0, 2, 3, 1 is rejected. A search that checks diagonals before each "
     "placement would not have placed the queen in row 2 or any queen after it.",
     "放满的局面（各行依次为第 0、2、3、1 列）被否决；若每次放置之前都检查对角线，第 2 "
     "行的皇后根本不会放置，更不用说之后的皇后。"},
    {{VariantId::flagArrays, Find::first},
     6,
     0,
     "The board is empty. Each row gets one queen. The boolean arrays `cols`, `diags1` and `diags2` show "
     "which columns and diagonals are taken. The program stops at its first solution.",
     "棋盘是空的。每行放一个皇后。布尔数组 `cols`、`diags1` 和 `diags2` "
     "说明哪些列和对角线已被占用。程序找到第一个解就结束。"},
    {{VariantId::flagArrays, Find::first},
     6,
     253,
     "Solution 1: row by row the queens stand in columns 1, 3, 5, 0, 2, 4, and no two attack each other. The "
     "call "
     "returns true, and so do all calls that wait for it: nothing is undone.",
     "第 1 个解：各行的皇后依次在第 1、3、5、0、2、4 列，互不攻击。这次调用返回 "
     "true，等待返回的各层调用也依次返回 "
     "true：什么都不撤销。"},
    {{VariantId::flagArrays, Find::first},
     6,
     254,
     "The search is over at its first solution for n = 6, after 171 tests and 31 placements; the queens stay "
     "on the board.",
     "搜索结束：找到了 n = 6 的第一个解，检查 171 次，放置 31 次；皇后留在棋盘上。"},
    {{VariantId::flagArrays, Find::first},
     3,
     ~std::uint64_t{0},
     "The search is over: no solution for n = 3, after 18 tests and 5 placements.",
     "搜索结束：n = 3 时无解，检查 18 次，放置 5 次。"},
    {{VariantId::explicitStack, Find::first},
     4,
     1000,
     "The search is over at its first solution for n = 4, after 26 tests and 8 placements; the queens stay "
     "on the board.",
     "搜索结束：找到了 n = 4 的第一个解，检查 26 次，放置 8 次；皇后留在棋盘上。"},
    {{VariantId::bitmask, Find::count},
     4,
     2,
     "A queen is placed in row 0, column 0: `bit = 0b0001` is chosen, and `free & (free − 1)` leaves `free = "
     "0b1110`; on "
     "to row 1.",
     "皇后放在第 0 行第 0 列：选取 `bit = 0b0001`，`free & (free − 1)` 之后剩下 `free = 0b1110`；接着到第 1 "
     "行。"},
    {{VariantId::bitmask, Find::count},
     4,
     65,
     "The search is over: 2 solutions for n = 4, after 15 computed rows, 16 placements and no tests.",
     "搜索结束：n = 4 时共有 2 个解，整行计算 15 次，放置 16 次，没有逐格检查。"},
};

TEST(Sentences, AreTheseWords) {
  for (const Sentence& each : kSentences) {
    Timeline timeline(each.program, each.n);
    timeline.seek(each.position);
    EXPECT_EQ(narrate(timeline, Language::en), each.english);
    EXPECT_EQ(narrate(timeline, Language::zh), each.chinese);
  }
}

// The return values of the program that only counts, compared with a plain recursion that counts along.
TEST(Sentences, OfAQueenTakenBackSayWhatTheCallsHaveCounted) {
  Timeline timeline({VariantId::bitmask, Find::count}, 6);
  int spoken = 0;
  recursion::search("bitmask", 6, [&](const recursion::Step& step, const recursion::Standing& standing) {
    timeline.step();
    if (step.kind != "remove") return true;
    const std::string counted = "`count` in row " + std::to_string(*step.row) + " is " +
                                std::to_string(standing.frames.back().returned) + ",";
    const std::string sentence = narrate(timeline, Language::en);
    EXPECT_NE(sentence.find(counted), sentence.npos) << sentence << " lacks " << counted;
    ++spoken;
    return !testing::Test::HasFailure();
  });
  EXPECT_EQ(spoken, 152);
}

// The examples in the description of the narration.
TEST(Sentences, TheExamplesOfTheDescriptionOccur) {
  const auto occurs = [](VariantId variant, std::string_view words) {
    Timeline timeline(variant, 8);
    while (timeline.step()) {
      if (narrate(timeline, Language::en).find(words) != std::string::npos) return true;
    }
    return false;
  };
  EXPECT_TRUE(
      occurs(VariantId::flagArrays,
             "Row 3, column 5 is attacked by the queen in row 1, column 3: both have row − column = −2"));
  EXPECT_TRUE(occurs(
      VariantId::bitmask,
      "`free = 0b01000010`: two squares are left in row 4; `free & −free` takes the lowest 1, column 1."));
  EXPECT_TRUE(occurs(VariantId::hashSets,
                     "Dead end: every square of row 6 is attacked, so the search returns to row 5."));
}

}  // namespace
}  // namespace queens
