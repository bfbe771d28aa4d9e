#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>

#include "core/program.hpp"

namespace queens {

/// Prints a program in messages of failed tests.
inline void PrintTo(const Program& program, std::ostream* out) {
  *out << idOf(program);
}

/// The name of a test's instance for a program: the id of its variant without hyphens, and its goal or
/// modification.
inline std::string programName(const testing::TestParamInfo<Program>& program) {
  std::string name(info(program.param.variant).id);
  std::string rest = idOf(program.param).substr(name.size());
  std::erase(name, '-');
  std::ranges::replace(rest, '-', '_');
  return name + rest;
}

/// Runs the tests of a fixture for each of the programs.
#define QUEENS_FOR_EACH_PROGRAM(Fixture) \
  INSTANTIATE_TEST_SUITE_P(Programs, Fixture, testing::ValuesIn(kPrograms), programName)

}  // namespace queens
