#include "core/search.hpp"

#include <type_traits>

namespace queens {
namespace {

template <std::size_t... Index>
AnyMachine makeMachine(const Program& program, int n, std::index_sequence<Index...>) {
  AnyMachine machine{std::in_place_index<0>, n, Program()};
  const auto index = static_cast<std::size_t>(program.variant);
  ((index == Index ? void(machine.emplace<Index>(n, program)) : void()), ...);
  return machine;
}

static_assert(std::is_trivially_copyable_v<Search>, "a search is a value: checkpoints are plain copies");
static_assert(std::variant_size_v<AnyMachine> == kVariants.size() + kRecordedVariants.size());

}  // namespace

Search::Search(Program program, int n)
    : machine_(makeMachine(program, n, std::make_index_sequence<std::variant_size_v<AnyMachine>>())) {}

Program Search::program() const {
  return std::visit(
      [this](const auto& machine) {
        Program its(variant(), machine.find(), machine.bug());
        if constexpr (requires { machine.seed(); }) its.seed = machine.seed();
        if constexpr (requires { machine.given(); }) its.given = machine.given();
        if constexpr (requires { machine.recording(); })
          its.recording = {machine.recording(), machine.recording()->number()};
        return its;
      },
      machine_);
}

int Search::n() const {
  return std::visit([](const auto& machine) { return machine.n(); }, machine_);
}

bool Search::done() const {
  return std::visit([](const auto& machine) { return machine.done(); }, machine_);
}

std::span<const std::int8_t> Search::places() const {
  return std::visit([](const auto& machine) { return machine.places(); }, machine_);
}

std::span<const RowMasks> Search::masks() const {
  const auto* bitmask = std::get_if<Bitmask>(&machine_);
  return bitmask ? bitmask->masks() : std::span<const RowMasks>();
}

std::span<const std::uint32_t> Search::domains() const {
  const auto* checking = std::get_if<ForwardChecking>(&machine_);
  return checking ? checking->domains() : std::span<const std::uint32_t>();
}

std::vector<Square> Search::squaresRead(const Event& event) const {
  if (event.kind != EventKind::test) return {};
  return std::visit(
      [tested = event.square](const auto& machine) -> std::vector<Square> {
        if constexpr (requires { machine.squaresRead(tested); }) return machine.squaresRead(tested);
        return {};
      },
      machine_);
}

std::vector<Variable> Search::variables(const Event* event) const {
  std::vector<Variable> all =
      std::visit([event](const auto& machine) { return machine.variables(event); }, machine_);
  if (!event) return all;
  if (event->kind == EventKind::compare) {
    all.push_back(numberVariable("i", event->with.row));
    all.push_back(numberVariable("j", event->square.row));
    return all;
  }
  const bool looksAhead = event->kind == EventKind::restrict || event->kind == EventKind::restore ||
                          event->kind == EventKind::wipeout;
  if (looksAhead) {
    all.push_back(numberVariable("later", event->square.row, CellKey::row));
    if (event->square.column >= 0)
      all.push_back(numberVariable("square", event->square.column, CellKey::column));
    return all;
  }
  // Such a program may have other names for them.
  if (const Recording* recording = program().recording.its; recording && recording->board()) return all;
  if (event->square.row >= 0) all.push_back(numberVariable("row", event->square.row, CellKey::row));
  if (event->square.column >= 0) all.push_back(numberVariable("col", event->square.column, CellKey::column));
  return all;
}

bool Search::restore(Program program, int n) {
  if (variant() != program.variant) return false;
  return std::visit([&](auto& machine) { return machine.restore() && machine.n() == n; }, machine_) &&
         this->program() == program;
}

Event Search::advanceTraced(AnyTracer tracer) {
  return std::visit([&](auto& machine) { return machine.advance(tracer); }, machine_);
}

std::uint64_t Search::skip(std::uint64_t count, Counters& counters) {
  return std::visit(
      [&](auto& machine) {
        NoTracer silent;
        std::uint64_t left = count;
        while (left > 0 && !machine.done()) {
          const std::uint64_t passed = machine.leap(left, counters);
          left -= passed;
          if (passed > 0) continue;
          counters.add(machine.advance(silent));
          --left;
        }
        return count - left;
      },
      machine_);
}

Square Search::queen(int i) const {
  return std::visit(
      [this, i](const auto& machine) -> Square {
        if constexpr (requires { machine.queen(i); }) return machine.queen(i);
        return squareOf(variant(), static_cast<std::int8_t>(i),
                        machine.places()[static_cast<std::size_t>(i)]);
      },
      machine_);
}

std::vector<Square> Search::queens() const {
  std::vector<Square> all(places().size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = queen(static_cast<int>(i));
  return all;
}

std::optional<Places> Search::placesByLine() const {
  if (static_cast<int>(places().size()) != n()) return std::nullopt;
  Places byLine;
  byLine.fill(-1);
  for (int i = 0; i < n(); ++i) {
    const Square square = queen(i);
    std::int8_t& place = byLine[static_cast<std::size_t>(lineOf(variant(), square))];
    if (place >= 0) return std::nullopt;
    place = placeOf(variant(), square);
  }
  return byLine;
}

}  // namespace queens
