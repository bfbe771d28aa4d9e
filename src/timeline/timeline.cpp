#include "timeline/timeline.hpp"

#include <algorithm>

#include "timeline/hand_over.hpp"

namespace queens {

Timeline::Timeline(Program program, int n)
    : now_{.search = Search(program, n), .position = 0, .counters = {}}, checkpoints_(now_) {
  // A recording may be empty.
  if (now_.search.done()) total_ = 0;
}

namespace {

std::vector<TracedLine> linesOfNextEvent(Search search) {
  LineRecorder recorder;
  if (!search.done()) search.advance(recorder);
  return std::move(recorder.lines);
}

}  // namespace

std::vector<TracedLine> Timeline::lines() const {
  if (!before_) return {};
  return linesOfNextEvent(*before_);
}

std::vector<TracedLine> Timeline::upcomingLines() const {
  return linesOfNextEvent(now_.search);
}

bool Timeline::step() {
  if (now_.search.done()) return false;
  seek(now_.position + 1);
  return true;
}

bool Timeline::back() {
  if (now_.position == 0) return false;
  seek(now_.position - 1);
  return true;
}

std::uint64_t Timeline::seek(std::uint64_t target, std::uint64_t allowance) {
  if (total_) target = std::min(target, *total_);
  if (target == now_.position) return target;
  if (target == 0) {
    now_ = checkpoints_.all().front();
    before_.reset();
    event_.reset();
    return 0;
  }
  startAt(target - 1);
  const Moment start = now_;
  target = start.position + std::clamp<std::uint64_t>(allowance, 1, target - start.position);
  skipTo(target - 1);
  if (now_.search.done()) {
    // The end came sooner than the target.
    target = now_.position;
    now_ = start;
    skipTo(target - 1);
  }
  // The last event is taken on its own: it is shown, and the state before it tells its lines.
  before_ = now_.search;
  NoTracer silent;
  event_ = now_.search.advance(silent);
  ++now_.position;
  now_.counters.add(*event_);
  noteProgress();
  return now_.position;
}

void Timeline::explore(std::uint64_t events) {
  const Moment here = now_;
  const auto before = before_;
  const auto event = event_;
  seek(explored_ + events);
  now_ = here;
  before_ = before;
  event_ = event;
}

Timeline::Run Timeline::runTo(EventKind kind, std::uint64_t allowance, std::uint64_t bound) {
  if (!emits(variant(), kind)) return Run::ended;
  return seekFirst(reached(kind, now_.counters.of(kind) + 1), allowance, bound);
}

Timeline::Condition Timeline::reached(EventKind kind, std::uint64_t nth) {
  return [=](const Search&, const Counters& counters) { return counters.of(kind) >= nth; };
}

Timeline::Run Timeline::seekFirst(const Condition& holds, std::uint64_t allowance, std::uint64_t bound) {
  if (holds(now_.search, now_.counters)) {
    seek(firstWith(holds));
    return Run::found;
  }
  if (now_.search.done()) return Run::ended;
  if (allowance == 0 || bound <= now_.position) return Run::paused;
  constexpr std::uint64_t kLongestStretch = 1 << 16;
  const auto& marks = checkpoints_.all();
  const Moment& ahead =
      *(std::partition_point(marks.begin(), marks.end(),
                             [&](const Moment& each) {
                               return each.position <= now_.position || !holds(each.search, each.counters);
                             }) -
        1);
  if (ahead.position > now_.position) {
    if (ahead.position >= bound || ahead.search.done()) {
      seek(std::min(bound, ahead.position), allowance);
      return now_.search.done() ? Run::ended : Run::paused;
    }
    now_ = ahead;
  }
  const std::uint64_t limit = now_.position + std::min(allowance, bound - now_.position);

  // A condition that is met soon is found in one of the first, short stretches.
  Moment start = now_;
  std::uint64_t stretch = 64;
  while (!now_.search.done() && now_.position < limit) {
    start = now_;
    now_.skipTo(std::min({limit, checkpoints_.due(), start.position + stretch}));
    stretch = std::min(2 * stretch, kLongestStretch);
    if (holds(now_.search, now_.counters)) {
      const std::uint64_t found = checkpoints_.lastBefore(start, now_.position, holds).position + 1;
      now_ = start;
      seek(found);
      return Run::found;
    }
    noteProgress();
  }
  // Taken up again from the last stretch, to know the last event.
  const std::uint64_t reached = now_.position;
  now_ = start;
  seek(reached);
  return now_.search.done() ? Run::ended : Run::paused;
}

std::uint64_t Timeline::firstWith(const Condition& holds) const {
  return checkpoints_.lastBefore(checkpoints_.all().front(), now_.position, holds).position + 1;
}

std::vector<std::byte> Timeline::handOver(std::uint64_t after) const {
  return HandOver::write({.after = std::min(after, explored_),
                          .explored = explored_,
                          .solutions = solutionsExplored_,
                          .n = static_cast<std::uint8_t>(n()),
                          .finished = total_.has_value(),
                          .program = program()},
                         checkpoints_);
}

bool Timeline::adopt(std::span<const std::byte> bytes) {
  const auto given = HandOver::read(bytes);
  if (!given) return false;
  const HandOverHead& head = given->head();
  if (head.program != program() || head.n != n()) return false;
  if (head.explored <= explored_) return true;
  // A gap would stay: what lies in it would be gone through again and again.
  const std::uint64_t spacing = std::max(head.spacing, checkpoints_.spacing());
  if (head.after / spacing > explored_ / spacing) return false;
  checkpoints_.widen(head.spacing);
  for (std::size_t i = 0; i < head.count; ++i) {
    const Moment moment = given->moment(i);
    if (moment.position == checkpoints_.due()) checkpoints_.keep(moment);
  }
  explored_ = head.explored;
  solutionsExplored_ = head.solutions;
  if (head.finished) total_ = explored_;
  return true;
}

std::uint64_t Timeline::solutionsBefore() const {
  const bool here = event_ && event_->kind == EventKind::solution;
  return now_.counters.of(EventKind::solution) - (here ? 1 : 0);
}

std::optional<std::uint64_t> Timeline::positionOfSolution(std::uint64_t k) const {
  if (k == 0 || k > solutionsExplored_) return std::nullopt;
  return beforeNth(EventKind::solution, k).position + 1;
}

std::vector<std::vector<int>> Timeline::solutions(std::uint64_t from, std::uint64_t count) const {
  const std::uint64_t known = now_.counters.of(EventKind::solution);
  if (from >= known) return {};
  count = std::min(count, known - from);
  std::vector<std::vector<int>> found;
  if (count == 0) return found;
  if (program().bug == Bug::recordWithoutCopy) {
    const auto places = now_.search.places();
    return {static_cast<std::size_t>(count), std::vector<int>(places.begin(), places.end())};
  }
  Search search = beforeNth(EventKind::solution, from + 1).search;
  // Inside the visitor the queens of a solution still stand: the machine stops right at the event.
  while (found.size() < count) {
    search.run([](const Event& event) { return event.kind != EventKind::solution; });
    const auto places = search.places();
    // A recorded program may report a board that lacks a queen in some line.
    if (const auto byLine = search.placesByLine())
      found.emplace_back(byLine->begin(), byLine->begin() + search.n());
    else
      found.emplace_back(places.begin(), places.end());
  }
  return found;
}

std::vector<Event> Timeline::eventsUpTo(std::uint64_t position, std::size_t count) const {
  const std::uint64_t first = position - std::min<std::uint64_t>(count, position);
  std::vector<Event> events;
  if (first == position) return events;
  Moment moment = checkpoints_.before(first);
  moment.skipTo(first);
  moment.search.run([&](const Event& event) {
    ++moment.position;
    events.push_back(event);
    return moment.position < position;
  });
  return events;
}

std::vector<Event> Timeline::upcomingEvents(std::size_t count) const {
  std::vector<Event> events;
  Search search = now_.search;
  NoTracer silent;
  while (events.size() < count && !search.done()) events.push_back(search.advance(silent));
  return events;
}

Moment Timeline::momentOf(EventKind kind, std::uint64_t nth) const {
  Moment moment = beforeNth(kind, nth);
  moment.skipTo(moment.position + 1);
  return moment;
}

Moment Timeline::beforeNth(EventKind kind, std::uint64_t nth) const {
  return checkpoints_.lastBefore(checkpoints_.all().front(), explored_, reached(kind, nth));
}

// Stands at a moment from which a position can be reached forwards: here, or the checkpoint before it if that
// is nearer.
void Timeline::startAt(std::uint64_t position) {
  const Moment& checkpoint = checkpoints_.before(position);
  if (position < now_.position || checkpoint.position > now_.position) now_ = checkpoint;
}

void Timeline::skipTo(std::uint64_t target) {
  while (now_.position < target && !now_.search.done()) {
    now_.skipTo(std::min(target, checkpoints_.due()));
    noteProgress();
  }
}

void Timeline::noteProgress() {
  if (now_.position == checkpoints_.due()) checkpoints_.keep(now_);
  furthest_ = std::max(furthest_, now_.position);
  if (now_.position <= explored_) return;
  explored_ = now_.position;
  solutionsExplored_ = now_.counters.of(EventKind::solution);
  if (now_.search.done()) total_ = now_.position;
}

}  // namespace queens
