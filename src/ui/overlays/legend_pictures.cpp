#include "ui/overlays/legend_pictures.hpp"

#include <algorithm>
#include <array>

#include "core/attackers.hpp"
#include "core/reads.hpp"
#include "timeline/heat.hpp"
#include "timeline/timeline.hpp"

namespace queens {
namespace {

// The smallest board with a solution, dead ends and all else that there is to see.
constexpr int kSize = 4;
// With this seed a queen has to move on that board.
constexpr std::uint16_t kSeedThatMoves = 2;

// The event that an entry of the legend needs.
struct Wanted {
  Message meaning;
  bool (*isSeen)(const Event& event, const BoardState& state);
};

constexpr std::array<Wanted, 16> kEvents = {{
    {Message::legendPlaced,
     [](const Event& event, const BoardState& state) {
       return event.kind == EventKind::place && state.standing == 2;
     }},
    {Message::legendGhost,
     [](const Event& event, const BoardState&) { return event.kind == EventKind::remove; }},
    {Message::legendSafe,
     [](const Event& event, const BoardState& state) {
       return event.kind == EventKind::test && event.safe && state.standing == 1;
     }},
    {Message::legendAttacked,
     [](const Event& event, const BoardState& state) {
       return event.kind == EventKind::test && !event.safe && state.standing == 2;
     }},
    {Message::legendFree,
     [](const Event& event, const BoardState& state) {
       return event.kind == EventKind::scan && event.free != 0 && state.standing == 1;
     }},
    {Message::legendRails,
     [](const Event& event, const BoardState& state) {
       return event.kind == EventKind::scan && state.standing == 2;
     }},
    {Message::legendExhausted,
     [](const Event& event, const BoardState&) {
       return event.kind == EventKind::exhausted && !event.deadEnd;
     }},
    {Message::legendDeadEnd,
     [](const Event& event, const BoardState&) {
       return event.kind == EventKind::exhausted && event.deadEnd;
     }},
    {Message::legendCompare,
     [](const Event& event, const BoardState&) { return event.kind == EventKind::compare && event.safe; }},
    {Message::legendReject,
     [](const Event& event, const BoardState&) { return event.kind == EventKind::reject; }},
    {Message::legendSolution,
     [](const Event& event, const BoardState&) { return event.kind == EventKind::solution; }},
    {Message::legendDone,
     [](const Event& event, const BoardState&) { return event.kind == EventKind::done; }},
    {Message::legendRestrict,
     [](const Event& event, const BoardState&) { return event.kind == EventKind::restrict; }},
    {Message::legendRestore,
     [](const Event& event, const BoardState&) { return event.kind == EventKind::restore; }},
    {Message::legendWipeout,
     [](const Event& event, const BoardState&) { return event.kind == EventKind::wipeout; }},
    {Message::legendMove,
     [](const Event& event, const BoardState&) { return event.kind == EventKind::move; }},
}};

// The legend's order is that of its messages.
void add(std::vector<BoardSample>& samples, BoardSample sample) {
  const auto after = std::find_if(samples.begin(), samples.end(),
                                  [&](const BoardSample& each) { return each.meaning > sample.meaning; });
  samples.insert(after, std::move(sample));
}

// A queen's own square, large.
BoardSample queenAlone(bool given) {
  BoardState state;
  state.places[0] = {0, 0};
  state.standing = 1;
  state.given = given ? 1 : 0;
  return {.meaning = given ? Message::legendGiven : Message::legendQueen, .state = state};
}

// Two queens stand: what they exclude, and what they do to a square.
void addStanding(const Timeline& timeline, std::vector<BoardSample>& samples) {
  const BoardState state = boardState(timeline.search(), nullptr);
  if (!state.movesQueens) add(samples, {.meaning = Message::legendHatched, .state = state});
  if (!state.domains.empty()) add(samples, {.meaning = Message::legendDomain, .state = state});
  BoardSample pointed = {
      .meaning = Message::legendPointed, .state = state, .pointed = {kSize - 1, kSize - 1}};
  for (std::int8_t line = 0; line < kSize; ++line) {
    const Square square = state.byColumns ? Square{line, kSize - 1} : Square{kSize - 1, line};
    const auto found = attackers(timeline.search(), square);
    if (found.size() <= pointed.pointedFrom.size()) continue;
    pointed.pointed = square;
    pointed.pointedFrom.clear();
    for (const Attacker& each : found) pointed.pointedFrom.push_back(each.queen);
  }
  add(samples, std::move(pointed));
}

// The squares that a test, or one line of it, reads.
void addLooks(const Timeline& timeline, bool& looked, bool& read, std::vector<BoardSample>& samples) {
  const BoardState state = boardState(timeline.search(), nullptr);
  const std::vector<TracedLine> lines = timeline.lines();
  const auto line =
      std::find_if(lines.begin(), lines.end(), [](const TracedLine& each) { return each.square.row >= 0; });
  if (!looked && line != lines.end()) {
    looked = true;
    add(samples, {.meaning = Message::legendLooking, .state = state, .looking = line->square});
  }
  std::vector<Square> squares = timeline.search().squaresRead(*timeline.event());
  if (!read && squares.size() > 2) {
    read = true;
    add(samples, {.meaning = Message::legendLooked,
                  .state = boardState(timeline.search(), timeline.event()),
                  .read = std::move(squares)});
  }
}

}  // namespace

Picture BoardSample::picture(const Palette& palette, Rect area) const {
  return boardPicture({.state = state,
                       .palette = palette,
                       .geometry = {area.position(), area.width, state.n},
                       .heat = heat,
                       .pointed = pointed,
                       .pointedFrom = pointedFrom,
                       .read = read,
                       .looking = looking});
}

std::vector<BoardSample> boardSamples(const Program& shown) {
  const VariantId variant = shown.variant;
  std::vector<BoardSample> samples = {queenAlone(false)};
  if (shown.given) samples.push_back(queenAlone(true));
  std::array<bool, kEvents.size()> seen{};
  bool stood = false, looked = false, read = false;
  // Recordings use the samples of a search that tests square by square.
  Program program(isRecorded(variant) ? VariantId::flagArrays : variant);
  if (info(variant).movesQueens) program.seed = kSeedThatMoves;
  Timeline timeline(program, kSize);
  Heat heat;
  while (timeline.step()) {
    const Event& event = *timeline.event();
    const BoardState state = boardState(timeline.search(), &event);
    heat.sample(timeline.search());
    if (!stood && event.kind == EventKind::place && state.standing == 2) {
      stood = true;
      addStanding(timeline, samples);
    }
    addLooks(timeline, looked, read, samples);
    for (std::size_t i = 0; i < kEvents.size(); ++i) {
      if (seen[i] || !kEvents[i].isSeen(event, state)) continue;
      seen[i] = true;
      const bool columnsAlone = kEvents[i].meaning == Message::legendSafe && info(variant).judgesFullBoards;
      add(samples, {.meaning = columnsAlone ? Message::legendUnused : kEvents[i].meaning, .state = state});
    }
  }
  const auto map = heat.map();
  add(samples, {.meaning = Message::legendHeat,
                .state = boardState(timeline.search(), nullptr),
                .heat = {map.begin(), map.end()}});
  return samples;
}

}  // namespace queens
