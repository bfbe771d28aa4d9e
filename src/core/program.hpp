#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

#include "core/find.hpp"
#include "core/variant.hpp"

namespace queens {

/// Whether there is a program of a variant that finds that.
constexpr bool finds(VariantId variant, Find find) {
  switch (find) {
    case Find::first:
      return info(variant).findsFirst;
    case Find::count:
      return info(variant).counts;
    case Find::all:
      break;
  }
  return true;
}

/// One of the programs: a variant, and what it is written to find. Every variant has one that finds all.
struct Program {
  VariantId variant = VariantId::flagArrays;
  Find find = Find::all;

  constexpr Program() = default;
  /// @param what something that the variant `finds`; anything else is the caller's error
  constexpr Program(VariantId which, Find what = Find::all) : variant(which), find(what) {}

  friend bool operator==(const Program&, const Program&) = default;
};

/// The program of a variant that finds what is asked for, or all solutions where there is none.
constexpr Program programThatFinds(Find find, VariantId variant) {
  return {variant, finds(variant, find) ? find : Find::all};
}

/// How many programs there are.
inline constexpr std::size_t kProgramCount = [] {
  std::size_t count = 0;
  for (const VariantInfo& each : kVariants) count += 1u + each.findsFirst + each.counts;
  return count;
}();

/// All programs, by variant and then by `Find`.
inline constexpr std::array<Program, kProgramCount> kPrograms = [] {
  std::array<Program, kProgramCount> all;
  std::size_t count = 0;
  for (const VariantInfo& each : kVariants) {
    for (std::size_t i = 0; i < kFindNames.size(); ++i) {
      if (finds(each.variant, static_cast<Find>(i))) all[count++] = {each.variant, static_cast<Find>(i)};
    }
  }
  return all;
}();

/// Those of a variant, first the one that finds all.
constexpr std::span<const Program> programsOf(VariantId variant) {
  const auto first = std::ranges::find(kPrograms, variant, &Program::variant);
  const auto end = std::find_if(first, kPrograms.end(),
                                [variant](const Program& each) { return each.variant != variant; });
  return {first, end};
}

}  // namespace queens
