#include "ui/board/board_view.hpp"

#include "board/board_picture.hpp"
#include "core/attackers.hpp"
#include "text/search_sentences.hpp"
#include "ui/controls/squares.hpp"
#include "ui/controls/tip.hpp"

namespace queens {
namespace {

// The name of the pointed square, with its queen or its attacker.
void tellOfPointed(const SessionFrame& frame, const BoardGeometry& board) {
  const std::optional<Square>& pointed = frame.frame.pointed;
  // A text that changes faster than it can be read only flickers, and during a question it could be the
  // answer.
  if (!pointed || frame.session.fast || frame.frame.model.asked) return;
  const float cell = board.cell();
  const Vec2 corner = board.center(*pointed) - Vec2{0.5f * cell, 0.5f * cell};
  const Search& search = frame.session.onBoard().search;
  const bool stops = frame.session.breakpoints.square() == *pointed;
  drawTip(frame.palette(), frame.frame.fonts, {corner.x, corner.y, cell, cell},
          squareName(search, *pointed, frame.frame.model.language, frame.frame.model.preferences.base),
          stops ? frame.frame.say(Message::stopsHere) : "", {.kept = frame.frame.controls.kept()});
}

// A double click sets a stop: the first one may have been for the keyboard, and a finger only points.
void listen(const SessionFrame& frame, Rect board) {
  const ImGuiIO& io = ImGui::GetIO();
  const bool clicked = ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left) && ImGui::IsWindowHovered() &&
                       io.MouseSource == ImGuiMouseSource_Mouse &&
                       board.contains({io.MousePos.x, io.MousePos.y});
  if (!clicked || !frame.frame.pointed) return;
  frame.frame.reaction.commands.push_back(frame.ask(ask::ToggleBreakpointAtSquare{*frame.frame.pointed}));
}

}  // namespace

void drawBoard(const SessionFrame& frame, const Layout& layout) {
  const Snapshot& session = frame.session;
  const Palette& palette = frame.palette();
  const std::vector<TracedLine> executed = session.linesAhead > 0 ? session.lines : std::vector<TracedLine>();
  const Search& search = session.onBoard().search;
  const Event* event = session.onBoard().event();
  const BoardState state = boardState(search, event);
  const std::vector<Square> read = event ? search.squaresRead(*event) : std::vector<Square>();
  std::vector<Square> attacking;
  if (frame.frame.pointed) {
    for (const Attacker& each : attackers(search, *frame.frame.pointed)) attacking.push_back(each.queen);
  }
  BoardView view = {.state = state,
                    .palette = palette,
                    .geometry = {layout.board.position(), layout.board.width, state.n},
                    .progress = session.progress,
                    .lit = frame.frame.reaction.lit,
                    .pointed = frame.frame.pointed.value_or(Square{}),
                    .pointedFrom = attacking,
                    .read = read,
                    .looking = executed.empty() ? Square{} : executed.back().square,
                    .numberSize = layout.compact ? 0 : numberSizeOf(palette.textSize)};
  view.stop = session.breakpoints.square().value_or(Square{});
  view.numbers = frame.frame.model.preferences.numbers;
  view.base = frame.frame.model.preferences.base;
  view.hatched = frame.frame.model.preferences.hatch;
  if (session.heat) view.heat = *session.heat;
  frame.frame.pictures.add(frame.frame.fonts, boardPicture(view));

  if (!drawSummary(frame, layout)) tellOfPointed(frame, view.geometry);
  // The search beside it goes along with the first, and has no stops of its own.
  if (frame.index == 0) listen(frame, layout.board);

  const bool named = frame.frame.model.comparing;
  frame.frame.controls.read({.role = Role::grid,
                             .id = frame.id("board"),
                             .name = frame.frame.say(Message::board),
                             .value = named ? frame.frame.say(*sentencesOf(session.variant()).title) : "",
                             .area = layout.board,
                             .session = frame.index,
                             .most = static_cast<double>(state.n)});
}

}  // namespace queens
