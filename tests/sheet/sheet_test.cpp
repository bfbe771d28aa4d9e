#include "sheet/sheet.hpp"

#include <gtest/gtest.h>

#include <regex>

namespace queens {
namespace {

const std::vector<SheetPanel> kAll = {SheetPanel::code, SheetPanel::state, SheetPanel::calls,
                                      SheetPanel::stats};

std::string sheetOf(const Timeline& timeline, Theme theme, float size, const SheetContent& content) {
  return sheet(timeline, {.palette = palette(theme, false), .size = size, .numbers = true, .hatched = true},
               content);
}

// A document without the text of programs and sentences, which may contain anything.
std::string markupOf(std::string_view document) {
  std::string markup;
  for (std::size_t tag = document.find('<'); tag != document.npos; tag = document.find('<', tag + 1)) {
    markup += document.substr(tag, document.find('>', tag) + 1 - tag);
  }
  return markup;
}

// From the empty board to the end, including positions with nothing to show.
TEST(Sheet, OfEachMomentOfEachProgramHasPlacesAndSizesThatAreOnIt) {
  const std::regex size("^<svg [^>]* width=\"([0-9]+)\" height=\"([0-9]+)\" viewBox=\"0 0 \\1 \\2\"");
  int look = 0;
  for (const Program& program : kPrograms) {
    for (const int n : {1, 4}) {
      Timeline timeline(program, n);
      do {
        ++look;
        const auto theme = static_cast<Theme>(1 + look % 3);
        const auto code = static_cast<ProgramLanguage>(look % kProgramLanguages.size());
        const auto language = static_cast<Language>(look % kLanguages.size());
        const float side = look % 2 == 0 ? 40 : 480;
        const std::string document = sheetOf(timeline, theme, side, {kAll, code, language});
        std::smatch found;
        ASSERT_TRUE(std::regex_search(document, found, size, std::regex_constants::match_continuous))
            << document.substr(0, 200);
        EXPECT_GT(std::stoi(found[1]), static_cast<int>(side));
        EXPECT_GT(std::stoi(found[2]), static_cast<int>(side));
        const std::string markup = markupOf(document);
        for (const char* wrong :
             {"width=\"-", "height=\"-", "r=\"-", "font-size=\"-", "x=\"-", "y=\"-", "nan", "inf"}) {
          const std::size_t at = markup.find(wrong);
          ASSERT_EQ(at, markup.npos) << markup.substr(at, 80);
        }
      } while (timeline.step());
    }
  }
}

TEST(Sheet, GrowsWithWhatItShows) {
  Timeline timeline(VariantId::hashSets, 8);
  timeline.seek(150);
  const Language language = *languageWithTag("en");
  std::vector<SheetPanel> panels;
  std::size_t before =
      sheetOf(timeline, Theme::light, 480, {panels, ProgramLanguage::python, language}).size();
  for (const SheetPanel each : kAll) {
    panels.push_back(each);
    const std::size_t now =
        sheetOf(timeline, Theme::light, 480, {panels, ProgramLanguage::python, language}).size();
    EXPECT_GT(now, before);
    before = now;
  }
}

// All flags that a test reads are outlined, and the one that refuses the square has a thick outline and a
// dot.
TEST(Sheet, OutlinesTheCellsThatATestReads) {
  const Language language = *languageWithTag("en");
  const auto outlines = [&](std::uint64_t position, std::string_view width) {
    Timeline timeline(VariantId::flagArrays, 4);
    timeline.seek(position);
    const std::string document =
        sheetOf(timeline, Theme::light, 480, {{SheetPanel::state}, ProgramLanguage::python, language});
    const std::regex outline("rx=\"3\" fill=\"none\" stroke=\"[^\"]*\" stroke-width=\"" + std::string(width) +
                             "\"");
    return std::distance(std::sregex_iterator(document.begin(), document.end(), outline),
                         std::sregex_iterator());
  };
  // Row 0, column 0 is safe; row 1, column 0 is attacked along the column, which is looked at first.
  EXPECT_EQ(outlines(1, "1.3"), 3);
  EXPECT_EQ(outlines(1, "3"), 0);
  EXPECT_EQ(outlines(3, "1.3"), 0);
  EXPECT_EQ(outlines(3, "3"), 1);
}

}  // namespace
}  // namespace queens
