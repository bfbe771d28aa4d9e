// Line breaks in sentences.
#include "text/pieces.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "text/language.hpp"

namespace queens {
namespace {

std::vector<std::string> piecesOf(std::string_view text) {
  std::vector<std::string> pieces;
  while (!text.empty()) {
    pieces.emplace_back(nextEquation(text));
    text.remove_prefix(pieces.back().size());
  }
  return pieces;
}

using Pieces = std::vector<std::string>;

TEST(Pieces, AreWordsWithWhatBelongsToThem) {
  EXPECT_EQ(piecesOf("Row 3, column (in words)."), (Pieces{"Row ", "3, ", "column ", "(in ", "words)."}));
  EXPECT_EQ(piecesOf("第 3 行（皇后）。"), (Pieces{"第", " ", "3 ", "行", "（皇", "后）。"}));
}

TEST(Pieces, KeepFormulaeWhole) {
  EXPECT_EQ(piecesOf("both have row − column = −2"), (Pieces{"both ", "have ", "row − column = −2"}));
  EXPECT_EQ(piecesOf("两者的行 − 列都等于 3"),
            (Pieces{"两", "者", "的", "行 − 列", "都", "等", "于", " ", "3"}));
  EXPECT_EQ(piecesOf("cols | ld | rd 盖住"), (Pieces{"cols | ld | rd ", "盖", "住"}));
  EXPECT_EQ(piecesOf("行 + 列 = {sum}"), (Pieces{"行 + 列 = {sum}"}));
  EXPECT_EQ(nextTerm("d[row - col + n - 1] = d[4]"), "d[row - col + n - 1] ");
  EXPECT_EQ(piecesOf("n = "), (Pieces{"n = "})) << "what is joined may stand in the next run";
}

// The pieces of any text make up the text again.
TEST(Pieces, AreTogetherTheText) {
  for (std::size_t i = 0; i < kLanguages.size(); ++i) {
    for (std::size_t message = 0; message < kMessageCount; ++message) {
      const std::string_view text = patternOf(static_cast<Language>(i), static_cast<Message>(message));
      std::string all;
      for (const std::string& each : piecesOf(text)) {
        EXPECT_FALSE(each.empty());
        all += each;
      }
      EXPECT_EQ(all, text);
    }
  }
}

}  // namespace
}  // namespace queens
