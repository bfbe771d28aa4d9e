#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <ostream>
#include <string>
#include <vector>

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

/// The programs of searches that fill one line after the other and remove queens; no queen moves.
inline std::vector<Program> backtrackingPrograms() {
  std::vector<Program> all;
  std::ranges::copy_if(kPrograms, std::back_inserter(all),
                       [](const Program& each) { return !info(each.variant).movesQueens; });
  return all;
}

/// Runs the tests of a fixture for each of `backtrackingPrograms`.
#define QUEENS_FOR_EACH_BACKTRACKING_PROGRAM(Fixture) \
  INSTANTIATE_TEST_SUITE_P(Programs, Fixture, testing::ValuesIn(backtrackingPrograms()), programName)

}  // namespace queens
