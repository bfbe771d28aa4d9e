#include "bindings/svg.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "bindings/to_js.hpp"
#include "sheet/sheet.hpp"

namespace queens {
namespace {

using emscripten::val;

constexpr double kSmallest = 40;
constexpr double kLargest = 4000;
constexpr double kUsual = 480;
// The page shows no numbers below this size.
constexpr float kNumbered = 200;

Theme themeIn(const val& options) {
  const val value = options["theme"];
  if (value.isUndefined()) return Theme::light;
  if (const auto name = nameIn(value)) {
    const auto theme = named<Theme>(kThemeNames, *name);
    if (theme && *theme != Theme::automatic) return *theme;
  }
  refuse("theme", "one of light, dark, projector", value, {&options});
}

float sizeIn(const val& options) {
  const val value = options["size"];
  const double size = value.isUndefined() ? kUsual : value.isNumber() ? value.as<double>() : 0;
  if (size >= kSmallest && size <= kLargest) return static_cast<float>(size);
  refuse("size", "a number from 40 to 4000", value, {&options});
}

bool truthIn(const val& options, const char* what, bool usual) {
  const val value = options[what];
  if (value.isUndefined()) return usual;
  if (value.isTrue() || value.isFalse()) return value.isTrue();
  refuse(what, "true or false", value, {&options});
}

SquareNumbers inSquaresIn(const val& options) {
  const val value = options["inSquares"];
  if (value.isUndefined()) return SquareNumbers::none;
  return oneOf<SquareNumbers>(value, "inSquares", kSquareNumbersNames, {}, {&options});
}

int baseIn(const val& options) {
  const val value = options["base"];
  if (value.isUndefined()) return 0;
  const double base = value.isNumber() ? value.as<double>() : -1;
  if (base == 0 || base == 1) return static_cast<int>(base);
  refuse("base", "0 or 1", value, {&options});
}

Language languageIn(const val& options) {
  const val value = options["language"];
  return value.isUndefined() ? Language{} : languageOf(value, {&options}, "language");
}

ProgramLanguage codeIn(const val& options) {
  const val value = options["code"];
  return value.isUndefined() ? ProgramLanguage::python : listingLanguage(value, {&options}, "code");
}

// Comma-separated names. nullopt if the option is missing, an empty list if it is the empty string.
std::optional<std::vector<SheetPanel>> panelsIn(const val& options) {
  const val value = options["panels"];
  if (value.isUndefined()) return std::nullopt;
  if (const auto names = nameIn(value)) {
    std::vector<SheetPanel> panels;
    if (names->empty()) return panels;
    for (std::string_view rest = *names;;) {
      const std::size_t end = std::min(rest.find(','), rest.size());
      const auto panel = named<SheetPanel>(kSheetPanelNames, rest.substr(0, end));
      if (!panel) break;
      panels.push_back(*panel);
      if (end == rest.size()) return panels;
      rest.remove_prefix(end + 1);
    }
  }
  refuse("panels", "any of code, state, calls, stats, separated by commas", value, {&options});
}

}  // namespace

// `void` allows omitting the options.
std::string svgOptions() {
  return "{ theme?: 'light' | 'dark' | 'projector', size?: number /* CSS px, 40 to 4000 */, numbers?: "
         "boolean, "
         "hatch?: boolean, inSquares?: 'none' | 'main' | 'main-index' | 'anti', base?: 0 | 1, language?: " +
         typeOf(kLanguages, &LanguageTable::tag) +
         ", panels?: string /* makes a sheet: any of code, state, calls, stats, separated by commas */, "
         "code?: " +
         typeOf(kProgramLanguages, &ProgramLanguageInfo::id) + " } | void";
}

std::string svgOf(const Timeline& timeline, const val& options) {
  const Theme theme = themeIn(options);
  const float size = sizeIn(options);
  const bool numbers = truthIn(options, "numbers", size >= kNumbered);
  const bool hatched = truthIn(options, "hatch", true);
  const SquareNumbers inSquares = inSquaresIn(options);
  const int base = baseIn(options);
  const Language language = languageIn(options);
  const ProgramLanguage code = codeIn(options);
  // Read last, because an error in a later option would leak its memory.
  auto panels = panelsIn(options);

  const BoardLook look = {.palette = palette(theme, false),
                          .size = size,
                          .numbers = numbers,
                          .hatched = hatched,
                          .inSquares = inSquares,
                          .base = base};
  if (panels) return sheet(timeline, look, {std::move(*panels), code, language});
  return boardAlone(timeline, look, language);
}

}  // namespace queens
