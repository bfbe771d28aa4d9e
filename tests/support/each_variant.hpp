#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <string>

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

}  // namespace queens
