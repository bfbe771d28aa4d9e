#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "core/search.hpp"
#include "support/each_program.hpp"
#include "timeline/timeline.hpp"

namespace queens {
namespace {

bool sameLines(const std::vector<TracedLine>& a, const std::vector<TracedLine>& b) {
  return std::ranges::equal(a, b, [](const TracedLine& one, const TracedLine& other) {
    return one.label == other.label && one.square == other.square;
  });
}

bool sameBookkeeping(const Search& a, const Search& b) {
  return std::ranges::equal(a.variables(nullptr), b.variables(nullptr),
                            [](const Variable& one, const Variable& other) {
                              return one.name == other.name && one.values == other.values;
                            });
}

// A search run once from start to end: the state at each position, and its neighbours.
struct Course {
  std::vector<Search> searches;                // by position
  std::vector<Event> events;                   // events[i] leads from position i to i + 1
  std::vector<std::vector<TracedLine>> lines;  // likewise

  Course(Program program, int n) : searches{Search(program, n)} {
    while (!searches.back().done()) {
      Search next = searches.back();
      LineRecorder recorder;
      events.push_back(next.advance(recorder));
      lines.push_back(recorder.lines);
      searches.push_back(next);
    }
  }
};

class Neighbours : public testing::TestWithParam<Program> {
 protected:
  // Visits all positions forwards and backwards, then many in random order.
  template <class Look>
  void visit(Look look) {
    const Course course(GetParam(), 5);
    const std::uint64_t total = course.events.size();
    Timeline timeline(GetParam(), 5);
    std::vector<std::uint64_t> positions;
    for (std::uint64_t position = 0; position <= total; ++position) positions.push_back(position);
    positions.insert(positions.end(), positions.rbegin(), positions.rend());
    std::mt19937_64 random(3);
    for (int i = 0; i < 500; ++i) positions.push_back(random() % (total + 1));
    for (const std::uint64_t position : positions) {
      timeline.seek(position);
      look(course, timeline, position);
      ASSERT_FALSE(HasFailure()) << "position " << position;
    }
  }
};

TEST_P(Neighbours, UpcomingLinesAreThoseOfTheNextEvent) {
  visit([](const Course& course, const Timeline& timeline, std::uint64_t position) {
    const bool atEnd = position == course.lines.size();
    EXPECT_TRUE(
        sameLines(timeline.upcomingLines(), atEnd ? std::vector<TracedLine>() : course.lines[position]));
    // Looking ahead does not change the position.
    EXPECT_EQ(timeline.position(), position);
  });
}

TEST_P(Neighbours, PreviousIsTheSearchOneEventAgo) {
  visit([](const Course& course, const Timeline& timeline, std::uint64_t position) {
    ASSERT_EQ(timeline.previous() == nullptr, position == 0);
    if (position == 0) return;
    Search previous = *timeline.previous();
    EXPECT_TRUE(sameBookkeeping(previous, course.searches[position - 1]));
    NoTracer silent;
    EXPECT_EQ(previous.advance(silent), course.events[position - 1]);
  });
}

TEST_P(Neighbours, RecentEventsAreTheLastOnesOldestFirst) {
  visit([](const Course& course, const Timeline& timeline, std::uint64_t position) {
    for (const std::size_t count :
         {std::size_t{0}, std::size_t{1}, std::size_t{5}, std::size_t{60}, ~std::size_t{0}}) {
      const auto end = course.events.begin() + static_cast<std::ptrdiff_t>(position);
      const auto known = static_cast<std::ptrdiff_t>(std::min<std::uint64_t>(count, position));
      EXPECT_EQ(timeline.recentEvents(count), std::vector<Event>(end - known, end)) << "count " << count;
    }
  });
}

TEST_P(Neighbours, UpcomingEventsAreTheNextOnesAndNotExploredByThat) {
  Timeline fresh(GetParam(), 5);
  EXPECT_EQ(fresh.upcomingEvents(20).size(), 20u);
  EXPECT_EQ(fresh.explored(), 0u);
  visit([](const Course& course, const Timeline& timeline, std::uint64_t position) {
    for (const std::size_t count : {std::size_t{0}, std::size_t{1}, std::size_t{7}, ~std::size_t{0}}) {
      const auto begin = course.events.begin() + static_cast<std::ptrdiff_t>(position);
      const auto left =
          static_cast<std::ptrdiff_t>(std::min<std::uint64_t>(count, course.events.size() - position));
      EXPECT_EQ(timeline.upcomingEvents(count), std::vector<Event>(begin, begin + left)) << "count " << count;
      EXPECT_EQ(timeline.position(), position);
    }
  });
}

// A run to an event and a seek must result in the same neighbours.
TEST_P(Neighbours, AreAtHandAfterARunToo) {
  const Course course(GetParam(), 5);
  Timeline timeline(GetParam(), 5);
  while (timeline.runTo(EventKind::place) == Timeline::Run::found) {
    const std::uint64_t position = timeline.position();
    ASSERT_NE(timeline.previous(), nullptr);
    EXPECT_TRUE(sameBookkeeping(*timeline.previous(), course.searches[position - 1]));
    EXPECT_TRUE(sameLines(timeline.upcomingLines(), course.lines[position]));
    ASSERT_EQ(timeline.recentEvents(1), std::vector<Event>{course.events[position - 1]});
  }
  EXPECT_TRUE(timeline.upcomingLines().empty());
}

QUEENS_FOR_EACH_BACKTRACKING_PROGRAM(Neighbours);

}  // namespace
}  // namespace queens
