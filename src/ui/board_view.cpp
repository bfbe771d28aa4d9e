#include <algorithm>

#include "board/board_picture.hpp"
#include "ui/parts.hpp"

namespace queens {

void drawBoard(const SessionFrame& frame, const Layout& layout) {
  const Session& session = frame.session;
  const Palette& palette = frame.palette();
  const std::vector<TracedLine> executed =
      session.linesAhead() > 0 ? session.lines() : std::vector<TracedLine>();
  const BoardState state = boardState(session.timeline().search(), session.timeline().event());
  BoardView view = {.state = state,
                    .palette = palette,
                    .geometry = {layout.board.position(), layout.board.width, state.n},
                    .progress = session.progress(frame.frame.model.calm),
                    .lit = frame.frame.reaction.lit,
                    .looking = executed.empty() ? Square{} : executed.back().square,
                    .settled = session.settled(),
                    .numberSize = layout.compact ? 0 : numberSizeOf(palette.textSize)};
  view.hatched = frame.frame.model.preferences.hatch;
  if (session.fast()) view.heat = session.heat();
  frame.frame.pictures.add(frame.frame.fonts, boardPicture(view));

  Record grid;
  grid.role = Role::grid;
  grid.id = frame.id("board");
  grid.name = frame.frame.say(Message::board);
  grid.area = layout.board;
  grid.now = static_cast<double>(frame.index);
  grid.most = state.n;
  frame.frame.controls.read(std::move(grid));
}

}  // namespace queens
