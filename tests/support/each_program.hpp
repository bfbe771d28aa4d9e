#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <string>

#include "core/program.hpp"

namespace queens {

/// How a program shows in messages of failed tests.
inline void PrintTo(const Program& program, std::ostream* out) {
  *out << info(program.variant).id << ", " << kFindNames[static_cast<std::size_t>(program.find)];
}

/// The name of a test's instance for a program: the id of its variant without hyphens, and what it finds.
inline std::string programName(const testing::TestParamInfo<Program>& program) {
  std::string name(info(program.param.variant).id);
  std::erase(name, '-');
  if (program.param.find == Find::all) return name;
  return name + "_" + std::string(kFindNames[static_cast<std::size_t>(program.param.find)]);
}

/// Runs the tests of a fixture for each of the programs.
#define QUEENS_FOR_EACH_PROGRAM(Fixture) \
  INSTANTIATE_TEST_SUITE_P(Programs, Fixture, testing::ValuesIn(kPrograms), programName)

}  // namespace queens
