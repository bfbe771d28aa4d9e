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

Join::Join(int n)
    : halves_(n),
      topLeft_(halves_, Corner::topLeft),
      topRight_(halves_, Corner::topRight),
      bottomLeft_(halves_, Corner::bottomLeft),
      bottomRight_(halves_, Corner::bottomRight),
      topRowSets_(setsBySize(topLeft_.rows())),
      bottomRowSets_(setsBySize(bottomLeft_.rows())),
      rightShared_(paddedSize(std::max(topRight_.longest(), bottomRight_.longest()))),
      rightWhole_(rightShared_.size()),
      block_(halves_) {
  // The pivots are three of the four diagonals next to the long ones. They are the longest and so the most
  // used.
  const int low = halves_.low;
  const int beside = 1 - halves_.firstHigh();
  topPivots_ = {low - 1, 2 * low - 1, 2 * low + beside};
  bottomPivots_ = {halves_.bottomShared() + 2 * low - 1, halves_.bottomShared() + low - 1, beside};
}

Join::Totals Join::count(std::uint32_t columnSet, bool offLongDiagonals) {
  joinBottoms(full(halves_.n) & ~columnSet);
  joinTops(columnSet, offLongDiagonals);
  return countPairs();
}

void Join::joinBottoms(std::uint32_t columnSet) {
  const std::uint32_t leftColumns = columnSet & full(halves_.left);
  const std::uint32_t rightColumns = columnSet >> halves_.left;
  const int shared = halves_.bottomShared();
  const std::uint32_t sharedMask = full(shared);
  bottomCount_ = 0;
  for (const std::uint32_t rows : bottomRowSets_[static_cast<std::size_t>(std::popcount(leftColumns))]) {
    const auto lefts = bottomLeft_.keys(rows, leftColumns).all;
    const auto rights = bottomRight_.keys(full(bottomRight_.rows()) & ~rows, rightColumns).all;
    if (lefts.empty() || rights.empty()) continue;

    // ↙ low belongs to the left quadrant, ↘ low to the right one.
    const std::size_t padded = paddedSize(rights.size());
    for (std::size_t i = 0; i < rights.size(); ++i) {
      rightShared_[i] = rights[i] & sharedMask;
      rightWhole_[i] = rightShared_[i] + (std::uint64_t{rights[i] >> shared} << (shared + halves_.low));
    }
    std::fill(rightShared_.begin() + static_cast<std::ptrdiff_t>(rights.size()),
              rightShared_.begin() + static_cast<std::ptrdiff_t>(padded), kClash);
    makeRoom(bottoms_, bottomCount_ + lefts.size() * rights.size() + 1);
    std::uint64_t* out = bottoms_.data() + bottomCount_;
    for (const std::uint32_t left : lefts) {
      out = appendPairs(left, (left & sharedMask) | kClash, std::span(rightShared_).first(padded),
                        rightWhole_, out);
    }
    bottomCount_ = static_cast<std::size_t>(out - bottoms_.data());
  }
}

void Join::joinTops(std::uint32_t columnSet, bool offLongDiagonals) {
  const std::uint32_t leftColumns = columnSet & full(halves_.left);
  const std::uint32_t rightColumns = columnSet >> halves_.left;
  topCount_ = 0;
  for (const std::uint32_t rows : topRowSets_[static_cast<std::size_t>(std::popcount(leftColumns))]) {
    const Quadrant::Keys lefts = topLeft_.keys(rows, leftColumns);
    const Quadrant::Keys rights = topRight_.keys(full(topRight_.rows()) & ~rows, rightColumns);
    if (offLongDiagonals) {
      appendTops(lefts, rights);
    } else {
      appendTops({lefts.all.first(lefts.onLongDiagonal), lefts.onLongDiagonal}, rights);
      appendTops({lefts.all.subspan(lefts.onLongDiagonal), 0},
                 {rights.all.first(rights.onLongDiagonal), rights.onLongDiagonal});
    }
  }
}

void Join::appendTops(const Quadrant::Keys& lefts, const Quadrant::Keys& rights) {
  if (lefts.all.empty() || rights.all.empty()) return;
  const int shared = halves_.topShared();
  const std::uint32_t sharedMask = full(shared);

  // ↘ high belongs to the left quadrant, ↙ high to the right one.
  const std::size_t padded = paddedSize(rights.all.size());
  for (std::size_t i = 0; i < rights.all.size(); ++i) {
    const std::uint64_t onLongDiagonal = i < rights.onLongDiagonal;
    rightShared_[i] = rights.all[i] & sharedMask;
    rightWhole_[i] = rightShared_[i] + (std::uint64_t{rights.all[i] >> shared} << (shared + halves_.high)) +
                     (onLongDiagonal << kLongDiagonals);
  }
  std::fill(rightShared_.begin() + static_cast<std::ptrdiff_t>(rights.all.size()),
            rightShared_.begin() + static_cast<std::ptrdiff_t>(padded), kClash);
  makeRoom(tops_, topCount_ + lefts.all.size() * rights.all.size() + 1);
  std::uint64_t* out = tops_.data() + topCount_;
  for (std::size_t i = 0; i < lefts.all.size(); ++i) {
    const std::uint64_t onLongDiagonal = i < lefts.onLongDiagonal;
    out = appendPairs(lefts.all[i] + (onLongDiagonal << kLongDiagonals), (lefts.all[i] & sharedMask) | kClash,
                      std::span(rightShared_).first(padded), rightWhole_, out);
  }
  topCount_ = static_cast<std::size_t>(out - tops_.data());
}

std::size_t Join::part(std::uint64_t key, const PivotBits& bits) const {
  if (halves_.n < kFirstParted) return 0;
  return (key >> bits[0] & 1) | (key >> bits[1] & 1) << 1 | (key >> bits[2] & 1) << 2;
}

Join::Totals Join::countPairs() {
  const int low = halves_.low;
  const int high = halves_.high;
  bottomParts_.assign(
      std::span<const std::uint64_t>(bottoms_).first(bottomCount_),
      [&](std::uint64_t key) { return part(key, bottomPivots_); }, [](std::uint64_t key) { return key; });
  topParts_.assign(
      std::span<const std::uint64_t>(tops_).first(topCount_),
      [&](std::uint64_t key) { return (key >> kLongDiagonals) * kParts + part(key, topPivots_); },
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
