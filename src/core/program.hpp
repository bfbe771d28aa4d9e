#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "core/find.hpp"
#include "core/variant.hpp"

namespace queens {

class Recording;

/// Of which recording a search is, if of any. Its number tells it from one that has been at the same place
/// in memory.
struct RecordingRef {
  const Recording* its = nullptr;  ///< outlives whatever goes through it
  std::uint32_t number = 0;
  constexpr explicit operator bool() const { return its != nullptr; }
  friend bool operator==(const RecordingRef&, const RecordingRef&) = default;
};

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

/// What is said of a bug that the program of a variant can have; nullptr if it cannot have it.
constexpr const BugInfo* bugOf(VariantId variant, Bug bug) {
  const std::span<const BugInfo> all = info(variant).bugs;
  const auto found = std::ranges::find(all, bug, &BugInfo::bug);
  return found == all.end() ? nullptr : &*found;
}

/// One of the programs: a variant, and what it is written to find. Every variant has one that finds all, and
/// that one may be changed on purpose: wrong, or written in another way.
struct Program {
  VariantId variant = VariantId::flagArrays;
  Find find = Find::all;
  Bug bug = Bug::none;
  RecordingRef recording = {};  ///< of a search that was recorded

  constexpr Program() = default;
  /// @param what something that the variant `finds`; anything else is the caller's error
  /// @param wrong something that `bugOf` knows, of one that finds all; likewise
  constexpr Program(VariantId which, Find what = Find::all, Bug wrong = Bug::none)
      : variant(which), find(what), bug(wrong) {}

  friend bool operator==(const Program&, const Program&) = default;
};

/// The program of a variant that finds what is asked for, or all solutions where there is none.
constexpr Program programThatFinds(Find find, VariantId variant) {
  return {variant, finds(variant, find) ? find : Find::all};
}

/// Whether there is such a program of the variant.
constexpr bool exists(const Program& program) {
  const auto& [variant, find, bug, recording] = program;
  if (recording) return find == Find::all && bug == Bug::none;
  return bug == Bug::none ? finds(variant, find) : find == Find::all && bugOf(variant, bug);
}

/// Whether the program finds something else than it is to find, or may.
constexpr bool isWrong(const Program& program) {
  // Nobody knows of one that was recorded.
  if (program.recording) return true;
  const BugInfo* bug = bugOf(program.variant, program.bug);
  return bug && !bug->harmless;
}

/// Whether the program keeps no list of solutions.
constexpr bool onlyCounts(const Program& program) {
  return program.find == Find::count || program.bug == Bug::parameters;
}

/// What a program is called in names of files: the id of its variant, and after a hyphen what it finds, if
/// that is not all, or is changed in.
inline std::string idOf(const Program& program) {
  std::string id(info(program.variant).id);
  if (program.find != Find::all) id.append("-").append(kFindNames[static_cast<std::size_t>(program.find)]);
  if (program.bug != Bug::none) id.append("-").append(kBugIds[static_cast<std::size_t>(program.bug)]);
  return id;
}

/// How many programs there are that are right.
inline constexpr std::size_t kProgramCount = [] {
  std::size_t count = 0;
  for (const VariantInfo& each : kVariants) count += 1u + each.findsFirst + each.counts;
  return count;
}();

/// All programs that are right, by variant and then by `Find`.
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

/// How many programs are changed on purpose, be it that they are written in another way.
inline constexpr std::size_t kWrongProgramCount = [] {
  std::size_t count = 0;
  for (const VariantInfo& each : kVariants) count += each.bugs.size();
  return count;
}();

/// Those, by variant and then by `Bug`.
inline constexpr std::array<Program, kWrongProgramCount> kWrongPrograms = [] {
  std::array<Program, kWrongProgramCount> all;
  std::size_t count = 0;
  for (const VariantInfo& each : kVariants) {
    for (const BugInfo& its : each.bugs) all[count++] = {each.variant, Find::all, its.bug};
  }
  return all;
}();

/// Those of `kPrograms` that are a variant's, first the one that finds all.
constexpr std::span<const Program> programsOf(VariantId variant) {
  const auto first = std::ranges::find(kPrograms, variant, &Program::variant);
  const auto end = std::find_if(first, kPrograms.end(),
                                [variant](const Program& each) { return each.variant != variant; });
  return {first, end};
}

}  // namespace queens
