// A recorded search has the same tree, outline and solutions as the search that printed it.
#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "core/recorded/recording.hpp"
#include "timeline/outline.hpp"
#include "timeline/search_tree.hpp"
#include "timeline/solution_list.hpp"
#include "timeline/timeline.hpp"

namespace queens {
namespace {

std::uint32_t lastNumber = 0;

// The recording of a search; one that overwrites its list has no removals.
std::unique_ptr<const Recording> recordingOf(VariantId variant, int n, bool overwrites = false) {
  Recording::Parts parts = {.n = n,
                            .byColumns = info(variant).byColumns,
                            .overwrites = overwrites,
                            .events = {},
                            .lines = {},
                            .variables = {},
                            .program = {}};
  Search search(variant, n);
  search.run([&](const Event& event) {
    if (!overwrites || event.kind != EventKind::remove)
      parts.events.push_back({event.kind, event.square, event.with});
    return true;
  });
  return std::make_unique<const Recording>(std::move(parts), ++lastNumber);
}

Timeline timelineOf(const Recording& recording) {
  Timeline timeline(programOf(recording), recording.n());
  timeline.seek(Timeline::kUnlimited);
  return timeline;
}

std::vector<std::string> pathsIn(const SearchTree& tree, bool withTwigs) {
  std::vector<std::string> paths;
  for (std::size_t i = 1; i < tree.nodes().size(); ++i) {
    if (tree.nodes()[i].refused && !withTwigs) continue;
    std::string path = tree.nodes()[i].refused ? "x" : tree.nodes()[i].folded ? "+" : "";
    for (const Square& each : tree.queens(i)) path += "." + std::to_string(each.column);
    paths.push_back(path);
  }
  return paths;
}

std::vector<std::string> pathsAt(Timeline& timeline, std::uint64_t position, bool withTwigs = true) {
  timeline.seek(position);
  SearchTree tree;
  while (!tree.look(timeline, timeline.search(), position, 1'000'000)) {
  }
  return pathsIn(tree, withTwigs);
}

class OfEach : public testing::TestWithParam<VariantId> {};

TEST_P(OfEach, HasTheSameTreeAtEveryPosition) {
  // Recordings do not contain the reason for refusals, so other squares count as attacked in permutations.
  const bool late = info(GetParam()).judgesFullBoards;
  const int n = late ? 3 : 4;
  const auto recording = recordingOf(GetParam(), n);
  Timeline sound(GetParam(), n), recorded = timelineOf(*recording);
  sound.seek(Timeline::kUnlimited);
  const std::uint64_t total = *sound.total();
  ASSERT_EQ(recorded.total(), total);
  for (std::uint64_t position = 0; position <= total; ++position)
    ASSERT_EQ(pathsAt(recorded, position, !late), pathsAt(sound, position, !late)) << position;
}

TEST_P(OfEach, HasTheSameWayOnALargerBoard) {
  if (info(GetParam()).judgesFullBoards) GTEST_SKIP() << "its test is another";
  const auto recording = recordingOf(GetParam(), 6);
  Timeline sound(GetParam(), 6), recorded = timelineOf(*recording);
  sound.seek(Timeline::kUnlimited);
  for (std::uint64_t position = 0; position <= *sound.total(); position += 37)
    ASSERT_EQ(pathsAt(recorded, position), pathsAt(sound, position)) << position;
}

TEST_P(OfEach, HasTheSameBarsAndSolutions) {
  const auto recording = recordingOf(GetParam(), 5);
  Timeline sound(GetParam(), 5), recorded = timelineOf(*recording);
  sound.seek(Timeline::kUnlimited);
  Outline first, second;
  const Outline::Range range = {0, *sound.total()};
  while (!first.look(sound, range, 200, 100'000) || !second.look(recorded, range, 200, 100'000)) {
  }
  EXPECT_EQ(first.bars(3), second.bars(3));
  SolutionList solutions, printed;
  while (!solutions.gather(sound, 100'000) || !printed.gather(recorded, 100'000)) {
  }
  ASSERT_EQ(printed.size(), solutions.size());
  for (std::size_t i = 0; i < printed.size(); ++i) {
    EXPECT_TRUE(std::ranges::equal(printed.places(i), solutions.places(i)));
    EXPECT_EQ(printed.position(i), solutions.position(i));
  }
}

INSTANTIATE_TEST_SUITE_P(Searches, OfEach,
                         testing::Values(VariantId::boardScan, VariantId::flagArrays, VariantId::bitmask,
                                         VariantId::explicitStack, VariantId::permutations));

TEST(Recorded, AListThatIsOverwrittenHasTheSameBoards) {
  for (const int n : {4, 5}) {
    const auto recording = recordingOf(VariantId::flagArrays, n, true);
    Timeline sound(VariantId::flagArrays, n), overwritten = timelineOf(*recording);
    sound.seek(Timeline::kUnlimited);
    EXPECT_EQ(pathsAt(overwritten, *overwritten.total(), false), pathsAt(sound, *sound.total(), false)) << n;
  }
  // On a larger board passed parts are folded, and each queen of a row is still there.
  const auto recording = recordingOf(VariantId::flagArrays, 8, true);
  Timeline overwritten = timelineOf(*recording);
  const auto paths = pathsAt(overwritten, *overwritten.total(), false);
  for (const char* each : {"+.0", "+.1", "+.2", "+.3", "+.4", "+.5", "+.6"})
    EXPECT_TRUE(std::ranges::count(paths, each) == 1) << each;
}

// A long recording arrives in parts.
TEST(Recorded, PartsMakeTheSameRecording) {
  const auto partsOf = [](int first, int last) {
    Recording::Parts parts{.n = 4, .events = {}, .lines = {}, .variables = {}, .program = {"a", "b", "c"}};
    for (int i = first; i < last; ++i) {
      const auto at = static_cast<std::uint32_t>(i);
      const Square square{static_cast<std::int8_t>(i % 5 % 4), static_cast<std::int8_t>(i % 4)};
      parts.events.push_back({i % 7 == 6 ? EventKind::remove : EventKind::place, square});
      parts.lines.push_back({at, at % 3 + 1});
      parts.variables.resize(1, {"x", {}});
      parts.variables[0].values.push_back({at, VariableType::integer, {i}});
    }
    return parts;
  };
  constexpr int kEvents = 40;
  const Recording whole(partsOf(0, kEvents), ++lastNumber);
  ASSERT_LT(whole.events().size(), std::size_t{kEvents});  // the last ones cannot be shown
  for (int size = 1; size <= kEvents; ++size) {
    Recording grown(partsOf(0, size), ++lastNumber);
    for (int first = size; first < kEvents; first += size)
      grown.add(partsOf(first, std::min(first + size, kEvents)));
    ASSERT_EQ(grown.events().size(), whole.events().size());
    EXPECT_EQ(grown.placements(), whole.placements());
    for (std::size_t i = 0; i < whole.events().size(); ++i) {
      EXPECT_EQ(grown.events()[i].square, whole.events()[i].square);
      EXPECT_EQ(grown.linesBefore(i).size(), 1u);
      ASSERT_EQ(grown.variablesBefore(i).size(), whole.variablesBefore(i).size());
      if (i > 0) EXPECT_EQ(grown.variablesBefore(i)[0].values, whole.variablesBefore(i)[0].values);
    }
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(grown.program()[i].label, whole.program()[i].label);
  }
}

TEST(Recorded, NonsenseIsGoneThrough) {
  // Any sequence of placements and removals has a tree, bars and solutions, and never more queens than rows.
  std::uint32_t seed = 7;
  const auto random = [&seed](std::uint32_t most) {
    return (seed = seed * 1664525u + 1013904223u) / 65536u % most;
  };
  for (int round = 0; round < 200; ++round) {
    Recording::Parts parts;
    parts.n = 1 + static_cast<int>(random(7));
    parts.byColumns = random(2) == 0;
    parts.overwrites = random(3) == 0;
    for (std::uint32_t i = 1 + random(300); i > 0; --i) {
      const auto at = [&] { return static_cast<std::int8_t>(random(static_cast<std::uint32_t>(parts.n))); };
      const auto kind = static_cast<EventKind>(random(kEventKindNames.size()));
      const bool line = kind == EventKind::exhausted || kind == EventKind::scan;
      parts.events.push_back({kind, {at(), line && !parts.byColumns ? std::int8_t{-1} : at()}, {at(), at()}});
    }
    const Recording recording(std::move(parts), ++lastNumber);
    ASSERT_FALSE(recording.events().empty());
    Timeline timeline = timelineOf(recording);
    for (std::uint64_t position = 0; position <= *timeline.total(); position += 1 + random(9)) {
      ASSERT_LE(timeline.search().places().size(), static_cast<std::size_t>(recording.n()));
      for (const std::string& path : pathsAt(timeline, position)) ASSERT_FALSE(path.empty());
      timeline.back();
    }
    Outline outline;
    while (!outline.look(timeline, {0, *timeline.total()}, 50, 100'000)) {
    }
    outline.bars(2);
    SolutionList solutions;
    while (!solutions.gather(timeline, 100'000)) {
    }
  }
}

// Given queens stand from the start, whatever the program prints, and their marks stay true.
TEST(Recorded, HasTheGivenQueensOfItsSearch) {
  Program program = programWith(VariantId::flagArrays, Bug::given);
  program.given = *givenFrom("0.3,4.6");
  Search search(program, 8);
  Recording::Parts parts = {
      .n = 8, .given = program.given, .events = {}, .lines = {}, .variables = {}, .program = {}};
  search.run([&](const Event& event) {
    parts.events.push_back({event.kind, event.square, event.with});
    return true;
  });
  parts.events.push_back({EventKind::remove, {0, 3}});
  const Recording recording(std::move(parts), ++lastNumber);
  EXPECT_TRUE(exists(programOf(recording)));
  Timeline own(program, 8);
  Timeline timeline(programOf(recording), 8);
  do {
    ASSERT_TRUE(std::ranges::equal(timeline.search().places(), own.search().places()));
    ASSERT_EQ(timeline.search().program().given, program.given);
  } while (own.step() && timeline.step());
  timeline.seek(Timeline::kUnlimited);
  EXPECT_EQ(timeline.search().places().size(), 2u);
  EXPECT_EQ(timeline.counters().of(EventKind::solution), 3u);
}

}  // namespace
}  // namespace queens
