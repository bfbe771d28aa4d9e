// bench_stepping HOW VARIANT N: runs a whole search, and prints the number of events and the seconds.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "core/searches/bit-flags/machine.hpp"
#include "core/searches/board-scan/machine.hpp"
#include "core/searches/explicit-stack/machine.hpp"
#include "core/searches/flag-arrays/machine.hpp"
#include "core/searches/hash-sets/machine.hpp"
#include "core/searches/permutations/machine.hpp"
#include "timeline/timeline.hpp"

namespace queens {
namespace {

// The minimum work of a callback with an event; inlined into the recursions.
struct Tally {
  Counters counters;
  void operator()(const Event& event) { counters.add(event); }
  std::uint64_t events() const {
    std::uint64_t sum = 0;
    for (const std::uint64_t each : counters.byKind) sum += each;
    return sum;
  }
};

// The programs in their usual form, with a callback for each event.
template <class Rules, class Visit>
class Recursion {
 public:
  Recursion(int n, Visit& visit) : n_(n), rules_(n, Bug::none, {}), visit_(visit) {}

  void search(int line) {
    if (line == n_) return fullBoard();
    bool deadEnd = true;
    for (int at = 0; at < n_; ++at) {
      const bool safe = rules_.isSafe(line, at, silent_);
      visit_({.kind = EventKind::test, .square = Rules::square(line, at), .safe = safe});
      if (!safe) continue;
      deadEnd = false;
      rules_.place(line, at, silent_);
      at_[line] = static_cast<std::int8_t>(at);
      visit_({.kind = EventKind::place, .square = Rules::square(line, at)});
      search(line + 1);
      rules_.remove(line, at, silent_);
      visit_({.kind = EventKind::remove, .square = Rules::square(line, at)});
    }
    visit_({.kind = EventKind::exhausted, .square = Rules::square(line, -1), .deadEnd = deadEnd});
  }

 private:
  void fullBoard() {
    if constexpr (Rules::kJudgesFullBoards) {
      for (int i = 0; i < n_; ++i) {
        for (int j = i + 1; j < n_; ++j) {
          const bool safe = std::abs(at_[j] - at_[i]) != j - i;
          visit_({.kind = EventKind::compare,
                  .square = Rules::square(j, at_[j]),
                  .safe = safe,
                  .with = Rules::square(i, at_[i])});
          if (!safe) return visit_({.kind = EventKind::reject});
        }
      }
    }
    visit_({.kind = EventKind::solution});
  }

  int n_;
  Rules rules_;
  Visit& visit_;
  Places at_{};
  NoTracer silent_;
};

template <class Visit>
void rowAtOnce(int n, std::int8_t row, std::uint32_t columns, std::uint32_t ld, std::uint32_t rd,
               Visit& visit) {
  if (row == n) return visit({.kind = EventKind::solution});
  const std::uint32_t free = (~std::uint32_t{0} >> (kMaxN - n)) & ~(columns | ld | rd);
  visit({.kind = EventKind::scan, .square = {row, -1}, .free = free});
  for (std::uint32_t left = free; left != 0; left &= left - 1) {
    const std::uint32_t bit = left & -left;
    const Square square{row, static_cast<std::int8_t>(std::countr_zero(bit))};
    visit({.kind = EventKind::place, .square = square});
    rowAtOnce(n, static_cast<std::int8_t>(row + 1), columns | bit, (ld | bit) << 1, (rd | bit) >> 1, visit);
    visit({.kind = EventKind::remove, .square = square});
  }
  visit({.kind = EventKind::exhausted, .square = {row, -1}, .deadEnd = free == 0});
}

template <class Visit>
void recurse(VariantId variant, int n, Visit& visit) {
  switch (variant) {
    case VariantId::boardScan:
      Recursion<BoardScan, Visit>(n, visit).search(0);
      break;
    case VariantId::flagArrays:
      Recursion<FlagArrays, Visit>(n, visit).search(0);
      break;
    case VariantId::hashSets:
      Recursion<HashSets, Visit>(n, visit).search(0);
      break;
    case VariantId::bitFlags:
      Recursion<BitFlags, Visit>(n, visit).search(0);
      break;
    case VariantId::bitmask:
      rowAtOnce(n, 0, 0, 0, 0, visit);
      break;
    case VariantId::explicitStack:
      Recursion<ExplicitStack, Visit>(n, visit).search(0);
      break;
    case VariantId::permutations:
      Recursion<Permutations, Visit>(n, visit).search(0);
      break;
    // No plain recursion is written for these here; recordings have nothing to search.
    case VariantId::forwardChecking:
    case VariantId::minConflicts:
    case VariantId::recordedByRows:
    case VariantId::recordedByColumns:
      break;
  }
  visit({.kind = EventKind::done});
}

std::uint64_t goThrough(const char* how, VariantId variant, int n) {
  if (std::strcmp(how, "seek") == 0) return Timeline(variant, n).seek(~std::uint64_t{0});
  Tally tally;
  if (std::strcmp(how, "recursion") == 0) {
    recurse(variant, n, tally);
  } else {
    Search(variant, n).run([&](const Event& event) { return tally(event), true; });
  }
  return tally.events();
}

}  // namespace
}  // namespace queens

int main(int argc, char** argv) {
  const auto variant = argc == 4 ? queens::variantWithId(argv[2]) : std::nullopt;
  if (!variant) {
    std::fputs("usage: bench_stepping recursion|events|seek VARIANT N\n", stderr);
    return 2;
  }
  const auto start = std::chrono::steady_clock::now();
  const std::uint64_t events = queens::goThrough(argv[1], *variant, std::atoi(argv[3]));
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  std::printf("%llu %.6f\n", static_cast<unsigned long long>(events), seconds.count());
}
