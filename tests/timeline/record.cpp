#include "record.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace queens {

Record::Record(Program program, int n) : moments_{{Search(program, n), {}, {}, {}}} {
  while (!moments_.back().search.done()) {
    Moment moment = moments_.back();
    LineRecorder recorder;
    moment.event = moment.search.advance(recorder);
    moment.counters.add(*moment.event);
    moment.lines = std::move(recorder.lines);
    moments_.push_back(std::move(moment));
    if (moments_.back().event->kind != EventKind::solution) continue;
    const auto places = moments_.back().search.places();
    solutions_.push_back({total(), {places.begin(), places.end()}});
  }
}

std::optional<std::uint64_t> Record::next(EventKind kind, std::uint64_t position) const {
  while (++position <= total()) {
    if (moments_[position].event->kind == kind) return position;
  }
  return std::nullopt;
}

void Record::expectAt(std::uint64_t position, const Timeline& timeline) const {
  ASSERT_LE(position, total());
  const Moment& moment = moments_[position];
  EXPECT_EQ(timeline.position(), position);
  EXPECT_EQ(timeline.atEnd(), position == total());
  EXPECT_EQ(timeline.counters(), moment.counters);
  EXPECT_TRUE(std::ranges::equal(timeline.search().places(), moment.search.places()));
  ASSERT_EQ(timeline.event() != nullptr, moment.event.has_value());
  if (moment.event) {
    EXPECT_EQ(*timeline.event(), *moment.event);
  }
  EXPECT_TRUE(std::ranges::equal(timeline.lines(), moment.lines, [](const auto& a, const auto& b) {
    return a.label == b.label && a.square == b.square;
  }));
  // The next few events show that it would also continue equally.
  std::uint64_t ahead = position;
  Search onwards = timeline.search();
  onwards.run([&](const Event& event) {
    ++ahead;
    EXPECT_LE(ahead, total());
    EXPECT_EQ(event, *moments_[std::min(ahead, total())].event);
    return ahead < position + 4;
  });
}

}  // namespace queens
