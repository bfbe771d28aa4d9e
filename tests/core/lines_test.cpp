#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

#include "core/search.hpp"
#include "support/each_program.hpp"

namespace queens {
namespace {

TEST(Labels, HaveNamesOfTheirOwn) {
  const std::set<std::string_view> names(kLabelNames.begin(), kLabelNames.end());
  EXPECT_EQ(names.size(), kLabelNames.size());
  for (const std::string_view name : kLabelNames) {
    EXPECT_FALSE(name.empty());
    EXPECT_EQ(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string_view::npos) << name;
  }
}

TEST(Labels, AreAllReportedBySomeSearch) {
  std::set<Label> reported;
  std::vector<Program> all(kPrograms.begin(), kPrograms.end());
  std::ranges::copy_if(kWrongPrograms, std::back_inserter(all),
                       [](const Program& each) { return isWay(each.bug); });
  for (const Program& each : all) {
    LineRecorder recorder;
    // On a board of size 3 a search for the first solution fails.
    for (Search search(each, 3); !search.done();) search.advance(recorder);
    for (Search search(each, 4); !search.done();) search.advance(recorder);
    for (const TracedLine& line : recorder.lines) reported.insert(line.label);
  }
  for (std::size_t i = 0; i < kLabelNames.size(); ++i) {
    EXPECT_TRUE(reported.contains(static_cast<Label>(i))) << kLabelNames[i];
  }
}

class Lines : public testing::TestWithParam<Program> {};

TEST_P(Lines, DoNotChangeTheEvents) {
  for (int n = 1; n <= 6; ++n) {
    Search recorded(GetParam(), n);
    Search silent = recorded;
    std::uint64_t position = 0;
    silent.run([&](const Event& event) {
      ++position;
      LineRecorder recorder;
      const bool same = recorded.advance(recorder) == event;
      EXPECT_TRUE(same) << "event " << position << ", n = " << n;
      EXPECT_FALSE(recorder.lines.empty()) << "event " << position << ", n = " << n;
      for (const TracedLine& line : recorder.lines) {
        EXPECT_GE(line.square.row, -1);
        EXPECT_LT(line.square.row, n);
        EXPECT_GE(line.square.column, -1);
        EXPECT_LT(line.square.column, n);
        EXPECT_EQ(line.square.row < 0, line.square.column < 0);
      }
      return same;
    });
    EXPECT_TRUE(recorded.done());
  }
}

// The scans of board-scan go only to the left: along the row, then the ↘ diagonal, then the ↙ diagonal, away
// from the tested square.
TEST(Lines, OfBoardScanLookAlongThreeLinesToTheLeft) {
  Search search(VariantId::boardScan, 6);
  while (!search.done()) {
    LineRecorder recorder;
    const Event event = search.advance(recorder);
    if (event.kind != EventKind::test) continue;
    int apart = 0;
    Label direction = Label::finish;
    for (const TracedLine& line : recorder.lines) {
      if (line.square.row < 0) continue;
      apart = line.label == direction ? apart + 1 : 1;
      direction = line.label;
      const int down = direction == Label::lookRow ? 0 : direction == Label::lookMain ? -1 : 1;
      EXPECT_EQ(line.square.column, event.square.column - apart);
      EXPECT_EQ(line.square.row, event.square.row + down * apart);
    }
  }
}

QUEENS_FOR_EACH_PROGRAM(Lines);

}  // namespace
}  // namespace queens
