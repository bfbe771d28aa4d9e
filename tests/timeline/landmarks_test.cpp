#include "timeline/landmarks.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/each_variant.hpp"
#include "support/plain_recursion.hpp"

namespace queens {
namespace {

class Landmarks : public testing::TestWithParam<VariantInfo> {};

// The first occurrence of each kind, from the plain recursion.
std::vector<Landmark> told(const std::string& variant, int n) {
  std::vector<Landmark> expected = {{LandmarkKind::start, 0}};
  std::uint64_t position = 0;
  recursion::search(variant, n, [&](const recursion::Step& step, const auto&) {
    ++position;
    const auto note = [&](LandmarkKind kind) {
      const bool known = std::any_of(expected.begin(), expected.end(),
                                     [kind](const Landmark& each) { return each.kind == kind; });
      if (!known) expected.push_back({kind, position});
    };
    if ((step.kind == "test" || step.kind == "compare") && !step.safe) note(LandmarkKind::refusal);
    if (step.kind == "scan") note(LandmarkKind::scan);
    if (step.kind == "place") note(LandmarkKind::place);
    if (step.kind == "remove") note(LandmarkKind::back);
    if (step.kind == "solution") note(LandmarkKind::solution);
    if ((step.kind == "exhausted" && step.deadEnd) || step.kind == "wipeout") note(LandmarkKind::deadEnd);
    if (step.kind == "done") note(LandmarkKind::end);
    return true;
  });
  return expected;
}

TEST_P(Landmarks, AreWhereEachKindOfThingHappensFirst) {
  for (const int n : {1, 2, 3, 4, 6})
    EXPECT_EQ(landmarksOf(GetParam().variant, n), told(std::string(GetParam().id), n)) << n;
}

TEST_P(Landmarks, OfALongSearchAreThoseOfItsBeginning) {
  const auto all = landmarksOf(GetParam().variant, 6);
  const auto some = landmarksOf(GetParam().variant, 6, 30);
  EXPECT_LT(some.size(), all.size());
  EXPECT_EQ(some, std::vector(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(some.size())));
}

QUEENS_FOR_EACH_VARIANT(Landmarks);

TEST(LandmarksOnTheWay, AreTheNextAndTheOneBefore) {
  const std::vector<Landmark> all = {
      {LandmarkKind::start, 0}, {LandmarkKind::place, 2}, {LandmarkKind::end, 9}};
  EXPECT_EQ(landmarkFrom(all, 0, true), all[1]);
  EXPECT_EQ(landmarkFrom(all, 5, true), all[2]);
  EXPECT_EQ(landmarkFrom(all, 9, true), std::nullopt);
  EXPECT_EQ(landmarkFrom(all, 5, false), all[1]);
  EXPECT_EQ(landmarkFrom(all, 2, false), all[0]);
  EXPECT_EQ(landmarkFrom(all, 0, false), std::nullopt);
  EXPECT_EQ(landmarkAt(all, 1), 0u);
  EXPECT_EQ(landmarkAt(all, 2), 1u);
  EXPECT_EQ(landmarkAt({}, 2), std::nullopt);
}

}  // namespace
}  // namespace queens
