#include "bindings/svg.hpp"

#include <algorithm>
#include <cmath>

#include "bindings/to_js.hpp"
#include "board/board_picture.hpp"
#include "board/svg.hpp"
#include "core/reads.hpp"
#include "text/marked.hpp"
#include "text/narration.hpp"

namespace queens {
namespace {

using emscripten::val;

constexpr double kSmallest = 40;
constexpr double kLargest = 4000;
constexpr double kUsual = 480;
// Below this size the page leaves the numbers out.
constexpr float kNumbered = 200;

Theme themeIn(const val& options) {
  const val value = options["theme"];
  if (value.isUndefined()) return Theme::light;
  if (const auto name = nameIn(value)) {
    const auto theme = themeNamed(*name);
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

Language languageIn(const val& options) {
  const val value = options["language"];
  return value.isUndefined() ? Language{} : languageOf(value, {&options}, "language");
}

// On whole pixels, so that its squares' edges are sharp; a number's room is left of the board and above it.
BoardGeometry boardOn(float size, float numberSize, int n) {
  constexpr float kAround = 2;
  const float before = kAround + (numberSize > 0 ? numbersRoom(numberSize) : 4);
  const float after = kAround + 4;
  const float side = std::floor(size - before - after);
  const float start = std::floor(before + 0.5f * (size - before - after - side));
  return {.origin = {start, start}, .side = side, .n = n};
}

}  // namespace

std::string svgOf(const Timeline& timeline, const val& options) {
  const Theme theme = themeIn(options);
  const float size = sizeIn(options);
  const bool numbers = truthIn(options, "numbers", size >= kNumbered);
  const bool hatched = truthIn(options, "hatch", true);
  const Language language = languageIn(options);

  const Palette& colors = palette(theme, false);
  const Search& search = timeline.search();
  const Event* event = timeline.event();
  const BoardState state = boardState(search, event);
  const std::vector<Square> read = event ? squaresRead(search, *event) : std::vector<Square>();
  // In a very small picture the numbers must not take all the room; smaller ones do not fit beside the board.
  const float numberSize = numbers ? std::clamp(0.1f * size, 8.0f, numberSizeOf(colors.textSize)) : 0;
  const BoardView view = {.state = state,
                          .palette = colors,
                          .geometry = boardOn(size, numberSize, state.n),
                          .read = read,
                          .hatched = hatched,
                          .numberSize = numberSize};
  const std::string sentence = plain(narrate(timeline, language));
  return svg(
      boardPicture(view),
      {.size = {size, size}, .ground = colors.page, .title = sentence, .language = table(language).tag});
}

}  // namespace queens
