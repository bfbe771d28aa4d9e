#include "ui/overlays/legend_pictures.hpp"

#include <algorithm>

#include "core/attackers.hpp"
#include "timeline/heat.hpp"
#include "timeline/timeline.hpp"

namespace queens {
namespace {

// The smallest board with a solution, dead ends and all else that there is to see.
constexpr int kSize = 4;
// With this seed a queen has to move on that board.
constexpr std::uint16_t kSeedThatMoves = 2;

// The number of queens that stand in the clearest sample of a mark; 0 for any number.
int bestStanding(Message meaning) {
  switch (meaning) {
    case Message::legendSafe:
    case Message::legendUnused:
    case Message::legendFree:
      return 1;
    case Message::legendPlaced:
    case Message::legendAttacked:
    case Message::legendRails:
      return 2;
    default:
      return 0;
  }
}

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

std::optional<Message> meaningOf(const Event& event, VariantId variant) {
  switch (event.kind) {
    case EventKind::test:
      if (!event.safe) return Message::legendAttacked;
      return info(variant).judgesFullBoards ? Message::legendUnused : Message::legendSafe;
    case EventKind::scan:
      return event.free != 0 ? Message::legendFree : Message::legendRails;
    case EventKind::compare:
      return Message::legendCompare;
    case EventKind::place:
      return Message::legendPlaced;
    case EventKind::remove:
      return Message::legendGhost;
    case EventKind::exhausted:
      return event.deadEnd ? Message::legendDeadEnd : Message::legendExhausted;
    case EventKind::reject:
      return Message::legendReject;
    case EventKind::solution:
      return Message::legendSolution;
    case EventKind::restrict:
      return Message::legendRestrict;
    case EventKind::restore:
      return Message::legendRestore;
    case EventKind::wipeout:
      return Message::legendWipeout;
    case EventKind::move:
      return Message::legendMove;
    case EventKind::done:
      return Message::legendDone;
    case EventKind::restart:
      break;
  }
  return std::nullopt;
}

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
    const auto meaning = meaningOf(event, variant);
    // A comparison is explained by one that finds no attack.
    if (!meaning || (event.kind == EventKind::compare && !event.safe)) continue;
    const int best = bestStanding(*meaning);
    const bool known = std::ranges::find(samples, *meaning, &BoardSample::meaning) != samples.end();
    if (!known && (best == 0 || best == state.standing)) add(samples, {.meaning = *meaning, .state = state});
  }
  const auto map = heat.map();
  add(samples, {.meaning = Message::legendHeat,
                .state = boardState(timeline.search(), nullptr),
                .heat = {map.begin(), map.end()}});
  return samples;
}

}  // namespace queens
