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

/// The languages of the listings. Those up to C# have every correct program; the others have only the one
/// with a board of letters. The order is public.
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

/// Description of a language for lists.
struct ProgramLanguageInfo {
  ProgramLanguage language;
  std::string_view id;    ///< public name, used in addresses and by the module
  std::string_view name;  ///< spelled as its users do
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

/// The language with a public id, or nullopt.
constexpr std::optional<ProgramLanguage> programLanguageWithId(std::string_view id) {
  return named<ProgramLanguage>(kProgramLanguages, id, &ProgramLanguageInfo::id);
}

/// A program as a sequence of lines. Refers to memory that is never freed, or to the recording of a recorded
/// program.
struct Listing {
  std::span<const ListingLine> lines;

  /// The whole program; every line ends with a newline.
  std::string text() const;
  /// The index, from 0, of the one line with a label; nullopt if there is none.
  std::optional<std::size_t> lineOf(Label label) const;
  /// Length of the longest line.
  std::size_t columns() const;
  /// Number of lines before the head of the function that contains the first executable line. The head is the
  /// nearest less indented line above that line. Preambles of one or two lines count as 0.
  std::size_t preamble() const;
};

/// Whether a program exists in a language. Correct programs exist in all languages up to C#. A faulty one
/// exists where it behaves like its machine, or ends with an error. A recorded program exists in no language.
bool isListedIn(Program program, ProgramLanguage language);

/// A program in a language, or in pseudocode if it does not exist in that language. Each label that its
/// machine reports is on exactly one line. Listings other than pseudocode run as they are and define
/// `solve(n)`, which returns the solutions, or their number in a program that only counts. A recorded program
/// is its source in any language. If the source is unknown, it is the lines that the program can print.
Listing listing(Program program, ProgramLanguage language);

}  // namespace queens
