#include "text/comments.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "listings/listing.hpp"

namespace queens {
namespace {

void expectTranslated(const Program& program) {
  for (const ProgramLanguageInfo& each : kProgramLanguages) {
    if (!isListedIn(program, each.language)) continue;
    for (const ListingLine& line : listing(program, each.language).lines) {
      EXPECT_EQ(commentsIn(line.text, Language::en), line.text);
      const std::string chinese = commentsIn(line.text, Language::zh);
      if (!line.trimmed().starts_with("# ") && !line.trimmed().starts_with("// ")) {
        EXPECT_EQ(chinese, line.text);
        continue;
      }
      EXPECT_NE(chinese, line.text) << each.name;
      EXPECT_EQ(chinese.find_first_not_of(' '), line.indent());
    }
  }
}

TEST(Comments, OfEveryProgramAreTranslated) {
  for (const Program& program : kPrograms) expectTranslated(program);
  for (const Program& program : kWrongPrograms) expectTranslated(program);
}

TEST(Comments, OfOtherTextsStay) {
  EXPECT_EQ(commentsIn("    # undo", Language::zh), "    # 撤销");
  EXPECT_EQ(commentsIn("# my own comment", Language::zh), "# my own comment");
  EXPECT_EQ(commentsIn("undo()", Language::zh), "undo()");
  EXPECT_EQ(commentsIn("", Language::zh), "");
}

}  // namespace
}  // namespace queens
