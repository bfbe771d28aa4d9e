#include <algorithm>

#include "board/board_picture.hpp"
#include "board/board_state.hpp"
#include "text/marked.hpp"
#include "ui/controls/tip.hpp"
#include "ui/overlays/legend_pictures.hpp"
#include "ui/overlays/overlays.hpp"

namespace queens {
namespace {

// A drawn mark: its meaning and its area; CSS px.
struct Mark {
  Message meaning;
  Rect about;
  bool above = false;   // what lies below it is read with it
  bool onBoard = true;  // where its explanation would cover squares that come next
};

// The square that an event speaks of, or the line, or all of the board.
Rect aboutOf(const Event& event, const BoardGeometry& board) {
  const float cell = board.cell();
  const bool row = event.square.row >= 0;
  const bool column = event.square.column >= 0;
  const Vec2 corner = {board.origin.x + (column ? cell * static_cast<float>(event.square.column) : 0),
                       board.origin.y + (row ? cell * static_cast<float>(event.square.row) : 0)};
  return {corner.x, corner.y, column ? cell : board.side, row ? cell : board.side};
}

// A line is read from its beginning.
Rect endOf(Rect line) {
  return {line.x + 0.6f * line.width, line.y, 0.4f * line.width, line.height};
}

std::vector<Mark> marksIn(const Frame& frame, const Layout& layout) {
  std::vector<Mark> marks;
  const Event* event = frame.session().timeline.event();
  if (!event) return marks;
  const BoardGeometry board = {layout.board.position(), layout.board.width, frame.session().n};
  const bool boardInSight = !layout.board.empty();
  const BoardState state = boardState(frame.session().timeline.search(), nullptr);
  const auto meaning = meaningOf(*event, frame.session().variant());
  if (meaning && boardInSight && event->kind != EventKind::done) {
    // Beside the whole board, the explanation of a solution would cover the controls.
    const bool gold = event->kind == EventKind::solution && state.standing > 0;
    marks.push_back({*meaning, aboutOf(gold ? Event{.square = state.queens().back()} : *event, board)});
  }
  // The squares of a queen's column, or of her row in board-scan, are excluded in every line without a queen.
  const VariantId variant = frame.session().variant();
  const bool hatches = frame.model.preferences.hatch && !info(variant).looksAhead && !state.movesQueens;
  if (boardInSight && hatches && state.standing > 0 && state.standing < state.n) {
    std::int8_t line = 0;
    while (std::ranges::any_of(state.queens(), [&](Square each) { return lineOf(variant, each) == line; }))
      ++line;
    const Square excluded = squareOf(variant, line, placeOf(variant, state.queens().back()));
    marks.push_back({Message::legendHatched, aboutOf(Event{.square = excluded}, board)});
  }
  for (const Record& each : frame.controls.records()) {
    if (each.role == Role::line && each.now > 0 && each.inSight)
      marks.push_back({Message::callOutLine, endOf(each.area), true, false});
    if (each.role == Role::node && each.on && state.standing > 0)
      marks.push_back({Message::legendNodeNow, each.area, true, false});
  }
  return marks;
}

// The free space below the explanation of the event.
Rect belowSentence(const Frame& frame, Rect caption) {
  Rect free = caption;
  for (const Record& each : frame.controls.records()) {
    if (each.id != "sentence") continue;
    free.y = each.area.bottom();
    free.height = caption.bottom() - free.y;
  }
  return free;
}

}  // namespace

void drawCallOut(const Frame& frame, const Layout& layout) {
  const bool readable = !frame.session().moving() || frame.session().showsFirst;
  if (!readable || frame.model.overlay.covers() || frame.model.comparing || frame.model.asked) return;
  const std::vector<Mark> marks = marksIn(frame, layout);
  std::vector<Message> meanings;
  for (const Mark& each : marks) meanings.push_back(each.meaning);
  const auto chosen = frame.model.callOuts.choose(meanings, frame.session().timeline.position());
  if (!chosen) return;
  const auto mark =
      std::find_if(marks.begin(), marks.end(), [&](const Mark& each) { return each.meaning == chosen; });
  const std::string text = plain(frame.say(*chosen));
  // Once is enough.
  const bool first = frame.model.callOuts.isFirst();
  const std::string away =
      !first ? "" : frame.say(frame.model.touch ? Message::callOutTap : Message::callOutAway);
  TipLook tip = {.above = mark->above, .edge = frame.palette().accent, .kept = frame.controls.kept()};
  Rect about = mark->about;
  const Rect free = belowSentence(frame, layout.caption);
  // Where the sentence is below the board, so is all that it may cover.
  const bool isBelow = !layout.board.empty() && free.y >= layout.board.bottom();
  if (mark->onBoard || (isBelow && !layout.chart.empty())) {
    const float widest = free.width / frame.palette().textSize - 2;
    const Vec2 box = tipSize(frame.palette(), frame.fonts, text, away, widest);
    const bool fits = box.x <= free.width && (isBelow || box.y + 6 <= free.height);
    if (!layout.caption.empty() && fits) {
      tip.widest = widest;
      about = {free.x, free.y - 1, box.x, 1};
    } else if (mark->onBoard) {
      // The program, which the sentence is about, may be beside the board.
      tip.widest = std::min(tip.widest, layout.board.width / frame.palette().textSize - 2);
      about = {layout.board.x, about.y, layout.board.width, about.height};
    }
  }
  const Rect area = drawTip(frame.palette(), frame.fonts, about, text, away, tip);
  // It leaves the other controls in reach.
  frame.controls.enter(Region::caption);
  frame.read("call-out", text, area, Role::text, away);
  frame.reaction.calledOut = chosen;
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left))
    frame.reaction.commands.push_back(AppAction::closeOverlay);
}

}  // namespace queens
