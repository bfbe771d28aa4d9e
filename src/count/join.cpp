#include "count/join.hpp"

#include <algorithm>
#include <bit>

namespace queens {
namespace {

// Lists are joined four keys at a time, and padded with a key that clashes with every other. Most lists are
// short, so a fixed number of rounds costs less than a mispredicted end of each loop.
constexpr std::size_t kAtOnce = 4;
constexpr std::uint32_t kClash = std::uint32_t{1} << 31;
// Position of the number of long diagonals in a top's key.
constexpr int kLongDiagonals = 62;
// From this size, a column set has enough bottoms to make partitioning worthwhile.
constexpr int kFirstParted = 17;

constexpr std::uint32_t full(int bits) {
  return (std::uint32_t{1} << bits) - 1;
}

std::vector<std::vector<std::uint32_t>> setsBySize(int members) {
  std::vector<std::vector<std::uint32_t>> sets(static_cast<std::size_t>(members) + 1);
  for (std::uint32_t set = 0; set <= full(members); ++set) {
    sets[static_cast<std::size_t>(std::popcount(set))].push_back(set);
  }
  return sets;
}

std::size_t paddedSize(std::size_t size) {
  return (size + kAtOnce - 1) / kAtOnce * kAtOnce;
}

// Appends left+right for every pair without common low bits, without branching on that condition. `out` has
// space for all pairs and one more. Returns the new end.
std::uint64_t* appendPairs(std::uint64_t left, std::uint32_t leftShared,
                           std::span<const std::uint32_t> rightShared,
                           std::span<const std::uint64_t> rightWhole, std::uint64_t* out) {
  for (std::size_t from = 0; from < rightShared.size(); from += kAtOnce) {
    for (std::size_t i = from; i < from + kAtOnce; ++i) {
      *out = left + rightWhole[i];
      out += (leftShared & rightShared[i]) == 0 ? 1 : 0;
    }
  }
  return out;
}

void makeRoom(std::vector<std::uint64_t>& buffer, std::size_t size) {
  if (buffer.size() < size) buffer.resize(2 * size);
}

}  // namespace

// The pivots are three of the four diagonals next to the long ones. They are the longest and so the most
// used.
Join::Join(int n)
    : halves_(n),
      top_{.left = Quadrant(halves_, Corner::topLeft),
           .right = Quadrant(halves_, Corner::topRight),
           .rowSets = setsBySize(halves_.top),
           .shared = halves_.topShared(),
           .own = halves_.high,
           .pivots = {halves_.low - 1, 2 * halves_.low - 1, 2 * halves_.low + 1 - halves_.firstHigh()}},
      bottom_{.left = Quadrant(halves_, Corner::bottomLeft),
              .right = Quadrant(halves_, Corner::bottomRight),
              .rowSets = setsBySize(halves_.n - halves_.top),
              .shared = halves_.bottomShared(),
              .own = halves_.low,
              .pivots = {halves_.bottomShared() + 2 * halves_.low - 1,
                         halves_.bottomShared() + halves_.low - 1, 1 - halves_.firstHigh()}},
      rightShared_(paddedSize(std::max(top_.right.longest(), bottom_.right.longest()))),
      rightWhole_(rightShared_.size()),
      block_(halves_) {}

Join::Totals Join::count(std::uint32_t columnSet, bool offLongDiagonals) {
  // In the bottom half, all pairs are off the long diagonals.
  join(bottom_, full(halves_.n) & ~columnSet, true);
  join(top_, columnSet, offLongDiagonals);
  return countPairs();
}

void Join::join(Half& half, std::uint32_t columnSet, bool offLongDiagonals) {
  const std::uint32_t leftColumns = columnSet & full(halves_.left);
  const std::uint32_t rightColumns = columnSet >> halves_.left;
  half.count = 0;
  for (const std::uint32_t rows : half.rowSets[static_cast<std::size_t>(std::popcount(leftColumns))]) {
    const Quadrant::Keys lefts = half.left.keys(rows, leftColumns);
    const Quadrant::Keys rights = half.right.keys(full(half.right.rows()) & ~rows, rightColumns);
    if (offLongDiagonals) {
      append(half, lefts, rights);
    } else {
      append(half, {lefts.all.first(lefts.onLongDiagonal), lefts.onLongDiagonal}, rights);
      append(half, {lefts.all.subspan(lefts.onLongDiagonal), 0},
             {rights.all.first(rights.onLongDiagonal), rights.onLongDiagonal});
    }
  }
}

void Join::append(Half& half, const Quadrant::Keys& lefts, const Quadrant::Keys& rights) {
  if (lefts.all.empty() || rights.all.empty()) return;
  const int shared = half.shared;
  const int afterOwn = shared + half.own;
  const std::uint32_t sharedMask = full(shared);

  const std::size_t padded = paddedSize(rights.all.size());
  for (std::size_t i = 0; i < rights.all.size(); ++i) {
    const std::uint64_t onLongDiagonal = i < rights.onLongDiagonal;
    rightShared_[i] = rights.all[i] & sharedMask;
    // Behind the shared bits come those of the left quadrant alone, then those of the right one alone.
    rightWhole_[i] = rightShared_[i] + (std::uint64_t{rights.all[i] >> shared} << afterOwn) +
                     (onLongDiagonal << kLongDiagonals);
  }
  std::fill(rightShared_.begin() + static_cast<std::ptrdiff_t>(rights.all.size()),
            rightShared_.begin() + static_cast<std::ptrdiff_t>(padded), kClash);
  makeRoom(half.keys, half.count + lefts.all.size() * rights.all.size() + 1);
  std::uint64_t* out = half.keys.data() + half.count;
  for (std::size_t i = 0; i < lefts.all.size(); ++i) {
    const std::uint64_t onLongDiagonal = i < lefts.onLongDiagonal;
    out = appendPairs(lefts.all[i] + (onLongDiagonal << kLongDiagonals), (lefts.all[i] & sharedMask) | kClash,
                      std::span(rightShared_).first(padded), rightWhole_, out);
  }
  half.count = static_cast<std::size_t>(out - half.keys.data());
}

std::size_t Join::part(std::uint64_t key, const PivotBits& bits) const {
  if (halves_.n < kFirstParted) return 0;
  return (key >> bits[0] & 1) | (key >> bits[1] & 1) << 1 | (key >> bits[2] & 1) << 2;
}

Join::Totals Join::countPairs() {
  const int low = halves_.low;
  const int high = halves_.high;
  bottomParts_.assign(
      std::span<const std::uint64_t>(bottom_.keys).first(bottom_.count),
      [&](std::uint64_t key) { return part(key, bottom_.pivots); }, [](std::uint64_t key) { return key; });
  topParts_.assign(
      std::span<const std::uint64_t>(top_.keys).first(top_.count),
      [&](std::uint64_t key) { return (key >> kLongDiagonals) * kParts + part(key, top_.pivots); },
      [&](std::uint64_t key) {
        const auto run = [&](int from, int bits) {
          return static_cast<std::uint16_t>((key >> from) & full(bits));
        };
        return TopEntry{run(0, low), run(low, low), run(2 * low, high), run(2 * low + high, high)};
      });

  Totals totals{};
  for (std::size_t below = 0; below < kParts; ++below) {
    auto bottoms = bottomParts_[below];
    while (!bottoms.empty()) {
      const std::size_t size = std::min(bottoms.size(), BottomBlock::kMost);
      block_.assign(bottoms.first(size));
      for (std::size_t above = 0; above < 3 * kParts; ++above) {
        if ((above & below) == 0) totals[above / kParts] += block_.count(topParts_[above]);
      }
      bottoms = bottoms.subspan(size);
    }
  }
  return totals;
}

}  // namespace queens
