#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <ostream>
#include <string>
#include <vector>

#include "core/variant.hpp"

namespace queens {

/// Prints a variant in messages of failed tests.
inline void PrintTo(const VariantInfo& variant, std::ostream* out) {
  *out << variant.id;
}

/// The name of a test's instance for a variant: its id without hyphens.
inline std::string variantName(const testing::TestParamInfo<VariantInfo>& variant) {
  std::string name(variant.param.id);
  std::erase(name, '-');
  return name;
}

/// Runs the tests of a fixture for each search.
#define QUEENS_FOR_EACH_VARIANT(Fixture) \
  INSTANTIATE_TEST_SUITE_P(Variants, Fixture, testing::ValuesIn(kVariants), variantName)

/// The searches that fill one line after the other and remove queens; no queen moves.
inline std::vector<VariantInfo> backtracking() {
  std::vector<VariantInfo> all;
  std::ranges::copy_if(kVariants, std::back_inserter(all),
                       [](const VariantInfo& each) { return !each.movesQueens; });
  return all;
}

/// Runs the tests of a fixture for each of `backtracking`.
#define QUEENS_FOR_EACH_BACKTRACKING(Fixture) \
  INSTANTIATE_TEST_SUITE_P(Variants, Fixture, testing::ValuesIn(backtracking()), variantName)

}  // namespace queens
