#include "text/verb.hpp"

#include <gtest/gtest.h>

#include "text/marked.hpp"
#include "text/narration.hpp"

namespace queens {
namespace {

void expectVerbsIn(const Program& program, Language language) {
  // With 3 queens a search that moves them has events of all kinds but a solution.
  Timeline timeline(program, info(program.variant).movesQueens ? 3 : 4);
  while (timeline.step()) {
    const std::string sentence = narrate(timeline, language);
    const std::string_view verb = verbIn(sentence, timeline.event()->kind, language);
    ASSERT_FALSE(verb.empty()) << sentence;
    std::string whole;
    std::size_t stressed = 0;
    for (const TextRun& run : runs(sentence, verb)) {
      whole += run.text;
      if (!run.stressed) continue;
      ++stressed;
      EXPECT_EQ(run.text, verb);
      EXPECT_FALSE(run.code);
    }
    EXPECT_EQ(stressed, 1u) << sentence;
    EXPECT_EQ(whole, plain(sentence));
  }
}

TEST(Verb, IsInEverySentenceOfEveryProgram) {
  for (const Language language : {Language::en, Language::zh}) {
    for (const Program& program : kPrograms) expectVerbsIn(program, language);
    for (const Program& program : kWrongPrograms) expectVerbsIn(program, language);
  }
}

// They describe programs written by students.
TEST(Verb, IsInWhatIsSaidOfRecordings) {
  const std::vector<std::pair<Message, EventKind>> said = {
      {Message::recordedFree, EventKind::test},
      {Message::recordedAttacked, EventKind::test},
      {Message::recordedScan, EventKind::scan},
      {Message::recordedApart, EventKind::compare},
      {Message::recordedClash, EventKind::compare},
      {Message::recordedPlaced, EventKind::place},
      {Message::recordedPlacedAgain, EventKind::place},
      {Message::recordedPlacedAttacked, EventKind::place},
      {Message::recordedRemoved, EventKind::remove},
      {Message::recordedRemovedNone, EventKind::remove},
      {Message::recordedSolution, EventKind::solution},
      {Message::recordedSolutionFalse, EventKind::solution},
      {Message::recordedSolutionShort, EventKind::solution},
      {Message::recordedRejected, EventKind::reject},
      {Message::recordedTried, EventKind::exhausted},
      {Message::recordedDeadEnd, EventKind::exhausted},
      {Message::recordedOver, EventKind::done},
      {Message::recordedRestrict, EventKind::restrict},
      {Message::recordedRestore, EventKind::restore},
      {Message::recordedWipeout, EventKind::wipeout},
      {Message::recordedMove, EventKind::move},
      {Message::recordedRestart, EventKind::restart}};
  for (const Language language : {Language::en, Language::zh}) {
    for (const auto& [message, kind] : said) {
      const std::string_view pattern = patternOf(language, message);
      EXPECT_FALSE(verbIn(pattern, kind, language).empty()) << pattern;
    }
  }
}

TEST(Verb, IsTheOneOfTheEvent) {
  const std::string attacked = "Row 3, column 0 is attacked by the queen in row 0, column 0.";
  EXPECT_EQ(verbIn(attacked, EventKind::test, Language::en), "is attacked");
  EXPECT_EQ(verbIn("`is safe` is attacked", EventKind::test, Language::en), "is attacked");
  EXPECT_EQ(verbIn(attacked, EventKind::place, Language::en), "");
  const std::string place = "第 0 行第 1 列受到第 2 行第 3 列皇后的攻击：两者同在第 0 行。";
  EXPECT_EQ(verbIn(place, EventKind::test, Language::zh), "攻击");
}

}  // namespace
}  // namespace queens
