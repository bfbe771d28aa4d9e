#include "listings/listing.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "core/named.hpp"
#include "core/recorded/recording.hpp"
#include "listings/texts.hpp"

namespace queens {
namespace {

ListingLine parsedLine(std::string_view line) {
  for (const std::string_view marker : {"//: ", "#: "}) {
    const std::size_t at = line.rfind(marker);
    if (at == std::string_view::npos) continue;
    const std::optional<Label> label = named<Label>(kLabelNames, line.substr(at + marker.size()));
    if (label) return {line.substr(0, line.find_last_not_of(' ', at - 1) + 1), label};
  }
  return {line, std::nullopt};
}

// Calls `see(line)` for each line of a program.
template <class See>
void eachLine(std::string_view program, See see) {
  while (!program.empty()) {
    const std::size_t end = program.find('\n');
    see(program.substr(0, end));
    program.remove_prefix(end + 1);
  }
}

constexpr std::size_t kLanguages = kProgramLanguages.size();
constexpr std::size_t kPython = static_cast<std::size_t>(ProgramLanguage::python);

// The languages that each program exists in, one bit each.
constexpr std::array<std::uint16_t, kListed> kThere = [] {
  std::array<std::uint16_t, kListed> there{};
  for (std::size_t i = 0; i < kListingTexts.size(); ++i) {
    if (!kListingTexts[i].empty()) there[i / kLanguages] |= static_cast<std::uint16_t>(1u << i % kLanguages);
  }
  return there;
}();

// A page's first frame shows the first program, in Python, so that it needs this listing at once.
constexpr std::size_t kFirst =
    static_cast<std::size_t>(std::ranges::find(kPrograms, Program()) - kPrograms.begin());
constexpr std::string_view kFirstListing = kListingTexts[kFirst * kLanguages + kPython];

// The lines that stand for an unknown program: the events it can print.
constexpr std::array kPrinted = std::to_array<ListingLine>({{"test row col", Label::test},
                                                            {"place row col", Label::place},
                                                            {"remove row col", Label::remove},
                                                            {"solution", Label::record}});

Listing listingOf(const Recording& recording) {
  const auto lines = recording.program();
  return {lines.empty() ? std::span<const ListingLine>(kPrinted) : lines};
}

std::size_t placeOf(const Program& program) {
  const auto right = std::ranges::find(kPrograms, program.listed()) - kPrograms.begin();
  const auto wrong = std::ranges::find(kWrongPrograms, program.listed()) - kWrongPrograms.begin();
  return static_cast<std::size_t>(program.bug == Bug::none ? right : right + wrong);
}

Listing inLanguage(Program program, ProgramLanguage language) {
  // Parsed on first use: tables of line positions would be as large as the listings themselves.
  static std::array<std::vector<ListingLine>, kListed * kLanguages> parsedTexts;
  const std::size_t place = placeOf(program);
  const auto written = static_cast<std::size_t>(language);
  std::vector<ListingLine>& lines = parsedTexts[place * kLanguages + written];
  if (lines.empty()) {
    const bool first = place == kFirst && language == ProgramLanguage::python;
    const std::string_view text = first ? kFirstListing : laterListing(place, language);
    eachLine(text, [&](std::string_view line) { lines.push_back(parsedLine(line)); });
  }
  return {lines};
}

}  // namespace

std::string Listing::text() const {
  std::string all;
  for (const ListingLine& line : lines) (all += line.text) += '\n';
  return all;
}

std::optional<std::size_t> Listing::lineOf(Label label) const {
  const auto found =
      std::find_if(lines.begin(), lines.end(), [&](const ListingLine& line) { return line.label == label; });
  if (found == lines.end()) return std::nullopt;
  return static_cast<std::size_t>(found - lines.begin());
}

std::size_t Listing::columns() const {
  std::size_t longest = 0;
  for (const ListingLine& line : lines) longest = std::max(longest, line.text.size());
  return longest;
}

std::size_t Listing::preamble() const {
  const auto first = std::find_if(lines.begin(), lines.end(),
                                  [](const ListingLine& line) { return line.label.has_value(); });
  if (first == lines.end()) return 0;
  const auto head = std::find_if(
      std::make_reverse_iterator(first), lines.rend(),
      [&](const ListingLine& line) { return !line.text.empty() && line.indent() < first->indent(); });
  const auto length = static_cast<std::size_t>(lines.rend() - head);
  return length < 4 ? 0 : length - 1;
}

bool isListedIn(Program program, ProgramLanguage language) {
  if (program.recording) return false;
  return (kThere[placeOf(program)] >> static_cast<std::size_t>(language) & 1) != 0;
}

Listing listing(Program program, ProgramLanguage language) {
  if (program.recording) return listingOf(*program.recording.its);
  return inLanguage(program, isListedIn(program, language) ? language : ProgramLanguage::pseudocode);
}

}  // namespace queens
