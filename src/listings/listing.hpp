#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/listing_line.hpp"
#include "core/named.hpp"
#include "core/program.hpp"
#include "core/tracer.hpp"

namespace queens {

/// The languages that programs are listed in: those up to C# every program that is right, the others the one
/// that keeps a board of letters. The order is public.
enum class ProgramLanguage : std::uint8_t {
  pseudocode,
  python,
  cpp,
  java,
  javascript,
  csharp,
  go,
  swift,
  typescript,
  dart,
  rust,
  c,
  kotlin,
  ruby,
  zig
};

/// What is said of a language wherever it is listed.
struct ProgramLanguageInfo {
  ProgramLanguage language;
  std::string_view id;    ///< public name, used in addresses and by the module
  std::string_view name;  ///< as written by its users
};

/// All languages, indexed by `ProgramLanguage`.
inline constexpr std::array<ProgramLanguageInfo, 15> kProgramLanguages = {{
    {ProgramLanguage::pseudocode, "pseudocode", "Pseudocode"},
    {ProgramLanguage::python, "python", "Python"},
    {ProgramLanguage::cpp, "cpp", "C++"},
    {ProgramLanguage::java, "java", "Java"},
    {ProgramLanguage::javascript, "javascript", "JavaScript"},
    {ProgramLanguage::csharp, "csharp", "C#"},
    {ProgramLanguage::go, "go", "Go"},
    {ProgramLanguage::swift, "swift", "Swift"},
    {ProgramLanguage::typescript, "typescript", "TypeScript"},
    {ProgramLanguage::dart, "dart", "Dart"},
    {ProgramLanguage::rust, "rust", "Rust"},
    {ProgramLanguage::c, "c", "C"},
    {ProgramLanguage::kotlin, "kotlin", "Kotlin"},
    {ProgramLanguage::ruby, "ruby", "Ruby"},
    {ProgramLanguage::zig, "zig", "Zig"},
}};

/// The language with that public id, or nothing.
constexpr std::optional<ProgramLanguage> programLanguageWithId(std::string_view id) {
  return named<ProgramLanguage>(kProgramLanguages, id, &ProgramLanguageInfo::id);
}

/// A program as it is read, in its lines. Refers to memory that is never freed, or, of one that was recorded,
/// to the recording.
struct Listing {
  std::span<const ListingLine> lines;

  /// The whole program; every line ends with a newline.
  std::string text() const;
  /// The index, from 0, of the one line with that label, or nothing if the program has none.
  std::optional<std::size_t> lineOf(Label label) const;
  /// Letters of its longest line.
  std::size_t columns() const;
  /// How many lines stand before the head of the function that holds the first executed line: the last one
  /// above it that is indented less. A line or two alone count as none.
  std::size_t preamble() const;
};

/// Whether a program is there in a language: all that are right are in each up to C#, and a wrong one where
/// it does what its machine does, or ends with an error. One that was recorded is there as it was written
/// alone.
bool isListedIn(Program program, ProgramLanguage language);

/// A program in a language, or in pseudocode where it is not there in that one. Its labels are those that its
/// machine reports, each on exactly one line; all but pseudocode runs as it stands and defines `solve(n)`,
/// which returns the solutions found, or how many there are where it only counts. Of one that was recorded it
/// is what was written, whatever the language; where that is not known, the lines that it can print.
Listing listing(Program program, ProgramLanguage language);

}  // namespace queens
