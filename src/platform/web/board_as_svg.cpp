#include "platform/web/board_as_svg.hpp"

#include "board/svg.hpp"
#include "sheet/board_alone.hpp"
#include "text/marked.hpp"
#include "text/narration.hpp"

namespace queens {

emscripten::val boardAsSvg(App& app, std::size_t session, float size) {
  using emscripten::val;
  if (session >= app.sessions().size()) return val::null();
  const Timeline& timeline = app.sessions()[session].timeline();
  const Palette colors = app.palette();
  const Preferences preferences = app.address().preferences;
  const BoardLook look = {.palette = colors,
                          .size = size,
                          .numbers = true,
                          .hatched = preferences.hatch,
                          .base = preferences.base};
  const BoardGeometry squares = geometryAlone(look, timeline.n());
  const std::string sentence = plain(narrate(timeline, app.language(), preferences.base));
  val board = val::object();
  board.set("svg", svg(boardAlone(timeline, look), {.size = {size, size},
                                                    .ground = colors.page,
                                                    .title = sentence,
                                                    .language = table(app.language()).tag}));
  board.set("start", squares.origin.x / size);
  board.set("side", squares.side / size);
  return board;
}

}  // namespace queens
