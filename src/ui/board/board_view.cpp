#include "ui/board/board_view.hpp"

#include "board/board_picture.hpp"
#include "core/attackers.hpp"
#include "text/search_sentences.hpp"
#include "ui/controls/squares.hpp"
#include "ui/controls/tip.hpp"

namespace queens {
namespace {

// The name of the pointed square, with its queen or its attacker.
void tellOfPointed(const Frame& frame, const BoardGeometry& board) {
  const std::optional<Square>& pointed = frame.pointed;
  // A text that changes faster than it can be read only flickers, and during a question it could be the
  // answer.
  if (!pointed || frame.session().fast || frame.model.asked) return;
  const float cell = board.cell();
  const Vec2 corner = board.center(*pointed) - Vec2{0.5f * cell, 0.5f * cell};
  const Search& search = frame.session().onBoard().search;
  const bool stops = frame.session().breakpoints.square() == *pointed;
  drawTip(frame.palette(), frame.fonts, {corner.x, corner.y, cell, cell},
          squareName(search, *pointed, frame.model.language, frame.model.preferences.base),
          stops ? frame.say(Message::stopsHere) : "", {.kept = frame.controls.kept()});
}

// A double click sets a stop: the first one may have been for the keyboard, and a finger only points.
void listen(const Frame& frame, Rect board) {
  const ImGuiIO& io = ImGui::GetIO();
  const bool clicked = ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left) && ImGui::IsWindowHovered() &&
                       io.MouseSource == ImGuiMouseSource_Mouse &&
                       board.contains({io.MousePos.x, io.MousePos.y});
  if (!clicked || !frame.pointed) return;
  frame.reaction.commands.push_back(frame.ask(ask::ToggleBreakpointAtSquare{*frame.pointed}));
}

}  // namespace

void drawBoard(const Frame& frame, const Layout& layout) {
  const Snapshot& session = frame.session();
  const Palette& palette = frame.palette();
  const Search& search = session.onBoard().search;
  const Event* event = session.onBoard().event();
  const BoardState state = boardState(search, event);
  const std::vector<Square> read = event ? search.squaresRead(*event) : std::vector<Square>();
  std::vector<Square> attacking;
  if (frame.pointed) {
    for (const Attacker& each : attackers(search, *frame.pointed)) attacking.push_back(each.queen);
  }
  const bool executes = session.linesAhead > 0 && !session.lines.empty();
  const Preferences& preferences = frame.model.preferences;
  const BoardView view = {
      .state = state,
      .palette = palette,
      .geometry = {layout.board.position(), layout.board.width, state.n},
      .progress = session.progress,
      .heat = session.heat ? std::span<const float>(*session.heat) : std::span<const float>(),
      .lit = frame.reaction.lit,
      .pointed = frame.pointed.value_or(Square{}),
      .pointedFrom = attacking,
      .read = read,
      .looking = executes ? session.lines.back().square : Square{},
      .stop = session.breakpoints.square().value_or(Square{}),
      .hatched = preferences.hatch,
      .numbers = preferences.numbers,
      .numberSize = layout.compact ? 0 : numberSizeOf(palette.textSize),
      .base = preferences.base};
  frame.draw(boardPicture(view));

  if (!drawSummary(frame, layout)) tellOfPointed(frame, view.geometry);
  // The search beside it goes along with the first, and has no stops of its own.
  if (frame.sessionIndex == 0) listen(frame, layout.board);

  const bool named = frame.model.comparing;
  frame.controls.read({.role = Role::grid,
                       .id = frame.id("board"),
                       .name = frame.say(Message::board),
                       .value = named ? frame.say(*sentencesOf(session.variant()).title) : "",
                       .area = layout.board,
                       .session = frame.sessionIndex,
                       .most = static_cast<double>(state.n)});
}

}  // namespace queens
