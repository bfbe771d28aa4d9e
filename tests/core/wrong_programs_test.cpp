// Faulty programs do the same as a plain recursion with the same fault, event by event. Other versions do the
// same as the usual program.
#include <gtest/gtest.h>

#include <cstring>
#include <functional>
#include <set>

#include "core/attackers.hpp"
#include "core/counters.hpp"
#include "core/given_rows.hpp"
#include "core/search.hpp"
#include "support/each_program.hpp"

namespace queens {
namespace {

// The program on flag arrays, with sets for flags and the call stack for the rest.
class Plain {
 public:
  using Visitor = std::function<void(const Event&, const std::vector<int>& queens)>;

  Plain(Bug bug, int n, Visitor visit) : bug_(bug), n_(n), visit_(std::move(visit)) {}

  void run() {
    search(0);
    tell({.kind = EventKind::done});
  }

 private:
  static Square at(int row, int col) {
    return {static_cast<std::int8_t>(row), static_cast<std::int8_t>(col)};
  }
  void tell(const Event& event) { visit_(event, queens_); }
  bool passes(int row, int col) const {
    return !cols_.contains(col) && !mains_.contains(row - col) &&
           (bug_ == Bug::antiDiagonalUntested || !antis_.contains(row + col));
  }
  void undo(int row, int col) {
    cols_.erase(col);
    if (bug_ != Bug::oneFlagNotUndone) mains_.erase(row - col);
    antis_.erase(row + col);
  }
  void search(int row) {
    if (row == n_) {
      tell({.kind = EventKind::solution});
      // The program continues with its loop, in which no square passes.
      if (bug_ == Bug::returnMissing) {
        for (int col = 0; col < n_; ++col) EXPECT_FALSE(passes(row, col));
      }
      return;
    }
    bool placed = false;
    for (int col = 0; col < n_; ++col) {
      const bool safe = passes(row, col);
      tell({.kind = EventKind::test, .square = at(row, col), .safe = safe});
      if (!safe) continue;
      placed = true;
      cols_.insert(col), mains_.insert(row - col), antis_.insert(row + col);
      queens_.push_back(col);
      tell({.kind = EventKind::place, .square = at(row, col)});
      if (bug_ == Bug::undoBeforeRecursion) undo(row, col);
      search(row + 1);
      queens_.pop_back();
      if (bug_ != Bug::flagsNotUndone && bug_ != Bug::undoBeforeRecursion) undo(row, col);
      tell({.kind = EventKind::remove, .square = at(row, col)});
    }
    tell({.kind = EventKind::exhausted, .square = at(row, -1), .deadEnd = !placed});
  }

  Bug bug_;
  int n_;
  Visitor visit_;
  std::set<int> cols_, mains_, antis_;
  std::vector<int> queens_;
};

class WrongPrograms : public testing::TestWithParam<Program> {
 protected:
  Bug bug() const { return GetParam().bug; }
};

TEST_P(WrongPrograms, DoWhatAPlainRecursionDoes) {
  if (bug() == Bug::centreFirst || bug() == Bug::mrv) return;  // have a recursion of their own
  // Exchanged masks and other versions cause no difference in events.
  const bool sound = GetParam().variant == VariantId::bitmask || isWay(bug());
  for (int n = 1; n <= 5; ++n) {
    SCOPED_TRACE(n);
    Search search(GetParam(), n);
    Search same(sound ? GetParam().variant : VariantId::bitmask, n);
    NoTracer silent;
    bool alike = true;
    const auto compare = [&](const Event& event, const std::vector<int>& queens) {
      if (!alike) return;
      alike =
          !search.done() && search.advance(silent) == event && std::ranges::equal(search.places(), queens);
      EXPECT_TRUE(alike);
    };
    if (sound) {
      while (!same.done()) {
        const Event event = same.advance(silent);
        compare(event, {same.places().begin(), same.places().end()});
      }
    } else {
      Plain(bug(), n, compare).run();
    }
    EXPECT_TRUE(search.done());
  }
}

TEST_P(WrongPrograms, FindWhatTheyAreSaidToFindOnABoardOfFour) {
  Search search(GetParam(), 4);
  Counters counters;
  search.skip(~std::uint64_t{0}, counters);
  const std::vector<std::uint64_t> found = {0, 0, 0, 7, 2, 256, 2, 2, 2};
  const std::uint64_t sound = GetParam().find == Find::first ? 1 : 2;
  EXPECT_EQ(counters.of(EventKind::solution), isWay(bug()) ? sound : found[static_cast<std::size_t>(bug())]);
}

TEST_P(WrongPrograms, KeepFlagsAsThePlainRecursionDoes) {
  if (GetParam().variant != VariantId::flagArrays || bug() == Bug::centreFirst) return;
  const int n = 5;
  Search search(GetParam(), n);
  NoTracer silent;
  std::multiset<int> mains;
  Plain(bug(), n, [&](const Event& event, const std::vector<int>&) {
    search.advance(silent);
    const int diff = event.square.row - event.square.column;
    if (event.kind == EventKind::place) mains.insert(diff);
    const bool stays = bug() == Bug::flagsNotUndone || bug() == Bug::oneFlagNotUndone;
    if (event.kind == EventKind::remove && !stays) mains.erase(mains.find(diff));
    const auto flags = search.variables(nullptr)[1];
    ASSERT_EQ(flags.name, "diags1");
    for (int each = 1 - n; each < n; ++each) {
      const bool python = bug() == Bug::indexWithoutShift;
      const int cell = python ? (each + 2 * n - 1) % (2 * n - 1) : each + n - 1;
      // If flags are cleared before the call, only those of the queen placed last can be set.
      const bool cleared = bug() == Bug::undoBeforeRecursion;
      const bool expected = cleared ? event.kind == EventKind::place && each == diff : mains.contains(each);
      ASSERT_EQ(flags.values[static_cast<std::size_t>(cell)], expected) << each;
    }
  }).run();
}

TEST_P(WrongPrograms, AreSkippedThroughAsTheyAreSteppedThrough) {
  for (const int n : {5, 7, 11}) {
    Search skipped(GetParam(), n), stepped = skipped;
    Counters left, right;
    NoTracer silent;
    for (std::uint64_t round = 1; round <= 60 && !stepped.done(); ++round) {
      const std::uint64_t count = round * 97;
      skipped.skip(count, left);
      for (std::uint64_t i = 0; i < count && !stepped.done(); ++i) right.add(stepped.advance(silent));
      ASSERT_EQ(left, right) << "n = " << n << ", round " << round;
      ASSERT_TRUE(std::ranges::equal(skipped.places(), stepped.places()));
      const auto there = skipped.variables(nullptr), here = stepped.variables(nullptr);
      for (std::size_t i = 0; i < here.size(); ++i) ASSERT_EQ(there[i].values, here[i].values);
    }
  }
}

TEST_P(WrongPrograms, GoOnFromTheirBytes) {
  Search search(GetParam(), 5);
  NoTracer silent;
  for (int step = 0; step < 200 && !search.done(); ++step, search.advance(silent)) {
    Search copy = search;
    ASSERT_TRUE(copy.restore(GetParam(), 5));
    EXPECT_FALSE(copy.restore({GetParam().variant}, 5)) << "as the one that is right";
    EXPECT_FALSE(copy.restore(GetParam(), 6));
    for (Search original = search; !original.done();)
      ASSERT_EQ(copy.advance(silent), original.advance(silent)) << step;
  }
}

// Bytes cannot create a flag that is neither true nor false, nor a different n.
TEST_P(WrongPrograms, TakeNoFlagThatIsNone) {
  if (GetParam().variant != VariantId::flagArrays || bug() == Bug::recordWithoutCopy) return;
  Search search(GetParam(), 5);
  Counters counters;
  search.skip(9, counters);
  std::array<std::byte, sizeof(Search)> bytes;
  std::memcpy(bytes.data(), &search, sizeof search);
  // The arrays come after the order of rows, one after the other.
  bytes[sizeof(GivenRows) + 1] = std::byte{2};
  Search changed(GetParam(), 5);
  std::memcpy(static_cast<void*>(&changed), bytes.data(), sizeof changed);
  const bool renewed = bugOf(GetParam().variant, bug())->harmless && bug() != Bug::overwritten;
  EXPECT_EQ(changed.restore(GetParam(), 5), renewed);
}

INSTANTIATE_TEST_SUITE_P(Programs, WrongPrograms, testing::ValuesIn(kWrongPrograms), programName);

TEST(WrongProgram, ExchangesTheMasks) {
  Search search({VariantId::bitmask, Find::all, Bug::shiftsExchanged}, 5);
  NoTracer silent;
  while (!search.done()) {
    search.advance(silent);
    const auto row = static_cast<int>(search.masks().size()) - 1;
    if (row < 0) continue;
    unsigned ld = 0, rd = 0;
    for (int above = 0; above < row; ++above) {
      const unsigned bit = 1u << search.places()[static_cast<std::size_t>(above)];
      ld |= bit >> (row - above);
      rd |= bit << (row - above) & 31u;
    }
    for (const Variable& each : search.variables(nullptr)) {
      if (each.name != "ld" && each.name != "rd") continue;
      EXPECT_EQ(each.values[0], each.name == "ld" ? ld : rd) << each.name;
    }
  }
}

TEST(WrongProgram, FindsASquareSafeThatIsAttackedAndTellsWhoAttacks) {
  Search search({VariantId::flagArrays, Find::all, Bug::antiDiagonalUntested}, 4);
  int passed = 0;
  search.run([&](const Event& event) {
    if (event.kind != EventKind::test || !event.safe) return true;
    for (const Attacker& each : attackers(search, event.square)) {
      EXPECT_EQ(each.line, Line::anti);
      ++passed;
    }
    return true;
  });
  EXPECT_GT(passed, 0);
}

TEST(WrongProgram, IsThereForWhatItsVariantCanHaveAndFindsAll) {
  EXPECT_TRUE(exists({VariantId::flagArrays, Find::all, Bug::returnMissing}));
  EXPECT_FALSE(exists({VariantId::flagArrays, Find::first, Bug::returnMissing}));
  EXPECT_FALSE(exists({VariantId::hashSets, Find::all, Bug::returnMissing}));
  EXPECT_FALSE(exists({VariantId::bitmask, Find::all, Bug::returnMissing}));
  EXPECT_TRUE(exists({VariantId::bitmask, Find::first, Bug::centreFirst}));
  EXPECT_FALSE(exists({VariantId::bitmask, Find::all, Bug::centreFirst}));
  EXPECT_TRUE(std::ranges::is_sorted(info(VariantId::flagArrays).bugs, {}, &BugInfo::bug));
}

}  // namespace
}  // namespace queens
