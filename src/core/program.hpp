#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/find.hpp"
#include "core/given.hpp"
#include "core/variant.hpp"

namespace queens {

class Recording;

/// The recording that a search replays, if any. The number distinguishes it from an earlier recording at the
/// same address.
struct RecordingRef {
  const Recording* its = nullptr;  ///< outlives every search that replays it
  std::uint32_t number = 0;
  constexpr explicit operator bool() const { return its != nullptr; }
  friend bool operator==(const RecordingRef&, const RecordingRef&) = default;
};

/// Whether a variant has a program with that goal.
constexpr bool finds(VariantId variant, Find find) {
  switch (find) {
    case Find::first:
      return info(variant).findsFirst;
    case Find::count:
      return info(variant).counts;
    case Find::all:
      return info(variant).findsAll;
  }
  return false;
}

/// The goal of a variant's first program.
constexpr Find goalOf(VariantId variant) {
  return info(variant).findsAll ? Find::all : Find::first;
}

/// Whether both goals are one solution, or both are all solutions, so that searches for them can be compared.
constexpr bool endAlike(Find one, Find other) {
  return (one == Find::first) == (other == Find::first);
}

/// The modification of a variant's program, or nullptr if the variant does not offer it.
constexpr const BugInfo* bugOf(VariantId variant, Bug bug) {
  const std::span<const BugInfo> all = info(variant).bugs;
  const auto found = std::ranges::find(all, bug, &BugInfo::bug);
  return found == all.end() ? nullptr : &*found;
}

/// The public ids of the variants that offer a modification.
inline std::vector<std::string_view> idsWith(Bug bug) {
  std::vector<std::string_view> ids;
  for (const VariantInfo& each : kVariants)
    if (bugOf(each.variant, bug)) ids.push_back(each.id);
  return ids;
}

/// One of the programs: a variant, its goal, and perhaps a modification, which has one goal.
struct Program {
  VariantId variant = VariantId::flagArrays;
  Find find = Find::all;
  Bug bug = Bug::none;
  RecordingRef recording = {};  ///< of a recorded search
  std::uint16_t seed = 1;       ///< of a search that moves queens, 1…65535; 1 for others
  Given given = {};             ///< of the version `given`, without a clash; none for others

  constexpr Program() = default;
  /// @param what a goal that `finds` accepts for the variant; anything else is the caller's error
  /// @param wrong a modification that `bugOf` knows, only together with its goal; likewise
  constexpr Program(VariantId which, Find what, Bug wrong = Bug::none)
      : variant(which), find(what), bug(wrong) {}
  /// The first program of a variant.
  constexpr Program(VariantId which) : Program(which, goalOf(which)) {}

  /// The same without its input, a seed or given queens, for which the listing is the same.
  constexpr Program listed() const {
    Program its = *this;
    its.seed = 1;
    its.given = {};
    return its;
  }

  friend bool operator==(const Program&, const Program&) = default;
};

/// The program of a variant with that goal, or its first program if there is none.
constexpr Program programThatFinds(Find find, VariantId variant) {
  return {variant, finds(variant, find) ? find : goalOf(variant)};
}

/// The program of a variant with a modification and its goal. @param bug one that `bugOf` knows, or none
constexpr Program programWith(VariantId variant, Bug bug) {
  const BugInfo* its = bugOf(variant, bug);
  return {variant, its ? its->find : goalOf(variant), bug};
}

/// The program of another variant beside a program, or in its place: its version for given queens if there
/// are some, without the queens, otherwise its program with the same goal, or its first program if it has
/// none. For the first program of a variant, the goal looked for is `all`.
constexpr Program programBeside(const Program& program, VariantId variant) {
  if (program.given && bugOf(variant, Bug::given)) return programWith(variant, Bug::given);
  return programThatFinds(program.find == goalOf(program.variant) ? Find::all : program.find, variant);
}

/// Whether the variant has such a program.
constexpr bool exists(const Program& program) {
  const auto& [variant, find, bug, recording, seed, given] = program;
  if (seed != 1 && (seed == 0 || !info(variant).movesQueens)) return false;
  if (given && ((bug != Bug::given && !recording) || clashOf(given))) return false;
  if (recording) return find == Find::all && bug == Bug::none;
  if (bug == Bug::none) return finds(variant, find);
  const BugInfo* its = bugOf(variant, bug);
  return its && its->find == find;
}

/// Whether the program's results are wrong, or may be.
constexpr bool isWrong(const Program& program) {
  // The correctness of a recorded program is unknown.
  if (program.recording) return true;
  const BugInfo* bug = bugOf(program.variant, program.bug);
  return bug && !bug->harmless;
}

/// Whether the program chooses the row to fill next (dynamic variable ordering), or passes over rows with
/// given queens. Then the number of queens on the board does not tell the row.
constexpr bool choosesRows(const Program& program) {
  return program.bug == Bug::mrv || program.given;
}

/// Whether the program keeps no list of solutions.
constexpr bool onlyCounts(const Program& program) {
  return program.find == Find::count || program.bug == Bug::parameters;
}

/// Name of a program in file names: the id of its variant, followed by a hyphen and its goal (unless `all`)
/// or its modification.
inline std::string idOf(const Program& program) {
  std::string id(info(program.variant).id);
  if (program.find != goalOf(program.variant) && program.bug == Bug::none)
    id.append("-").append(kFindNames[static_cast<std::size_t>(program.find)]);
  if (program.bug != Bug::none) id.append("-").append(kBugIds[static_cast<std::size_t>(program.bug)]);
  return id;
}

/// Number of correct programs, without other versions.
inline constexpr std::size_t kProgramCount = [] {
  std::size_t count = 0;
  for (const VariantInfo& each : kVariants)
    count += std::size_t{each.findsAll} + each.findsFirst + each.counts;
  return count;
}();

/// The programs without modification, by variant and then by `Find`.
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

/// Number of modified programs: faulty ones and other versions.
inline constexpr std::size_t kWrongProgramCount = [] {
  std::size_t count = 0;
  for (const VariantInfo& each : kVariants) count += each.bugs.size();
  return count;
}();

/// The modified programs, by variant and then by `Bug`.
inline constexpr std::array<Program, kWrongProgramCount> kWrongPrograms = [] {
  std::array<Program, kWrongProgramCount> all;
  std::size_t count = 0;
  for (const VariantInfo& each : kVariants) {
    for (const BugInfo& its : each.bugs) all[count++] = {each.variant, its.find, its.bug};
  }
  return all;
}();

/// The entries of `kPrograms` for a variant; the one that finds all solutions, if any, comes first.
constexpr std::span<const Program> programsOf(VariantId variant) {
  const auto first = std::ranges::find(kPrograms, variant, &Program::variant);
  const auto end = std::find_if(first, kPrograms.end(),
                                [variant](const Program& each) { return each.variant != variant; });
  return {first, end};
}

}  // namespace queens
