#include "ui/controls/words.hpp"

#include "text/marked.hpp"
#include "text/pieces.hpp"
#include "ui/controls/scroll_panel.hpp"

namespace queens {
namespace {

// Sets runs in lines and hands every piece with its place to `put`. Returns the height.
template <class Put>
float setInLines(const Fonts& fonts, const std::vector<TextRun>& all, Vec2 from, float width, float em,
                 Put put) {
  const float lineHeight = 1.45f * em;
  const auto fontOf = [&](const TextRun& run) {
    if (run.code) return ScopedFont(fonts.mono, 0.94f * em);
    return ScopedFont(run.stressed ? fonts.strong : fonts.text, em);
  };
  // Formulae stay whole unless one is longer than a line, and then at least their sides do.
  const auto pieceOf = [&](const TextRun& run, std::string_view left) {
    const ScopedFont font = fontOf(run);
    for (const auto next : {nextEquation, nextTerm}) {
      const std::string_view piece = next(left);
      if (textWidth(piece) <= width) return piece;
    }
    return nextPiece(left);
  };
  Vec2 at = from;
  bool held = false;  // at the bracket before, which has left room for what follows
  for (auto run = all.begin(); run != all.end(); ++run) {
    std::string_view left = run->text;
    while (!left.empty()) {
      const std::string_view piece = pieceOf(*run, left);
      left.remove_prefix(piece.size());
      const std::string_view shown = withoutSpace(piece);
      const bool holds = opens(piece) && left.empty() && run + 1 != all.end();
      float needed = 0;
      if (holds) {
        const ScopedFont font = fontOf(run[1]);
        needed = textWidth(withoutSpace(pieceOf(run[1], run[1].text)));
      }
      const ScopedFont font = fontOf(*run);
      needed += textWidth(shown);
      if (!held && !clings(piece) && at.x > from.x && at.x + needed > from.x + width)
        at = {from.x, at.y + lineHeight};
      put(Vec2{at.x, at.y + 0.5f * (lineHeight - ImGui::GetFontSize())}, shown, *run);
      at.x += textWidth(piece);
      held = holds;
    }
  }
  return at.y + lineHeight - from.y;
}

}  // namespace

float heightOf(const Fonts& fonts, std::string_view marked, float width, float em,
               std::string_view stressed) {
  return setInLines(fonts, runs(marked, stressed), {0, 0}, width, em,
                    [](Vec2, std::string_view, const TextRun&) {});
}

float drawMarked(const Frame& frame, std::string_view marked, float width, float em, const Stress& stress) {
  const auto draw = [&](Vec2 at, std::string_view text, const TextRun& run) {
    const Color color = run.code ? frame.palette().accent : run.stressed ? stress.color : frame.palette().ink;
    if (run.code && ImGui::IsWindowHovered()) {
      const Vec2 end = {at.x + textWidth(text) + 2, at.y + ImGui::GetFontSize() + 2};
      if (ImGui::IsMouseHoveringRect({at.x - 2, at.y - 2}, end)) {
        frame.reaction.code = run.text;
        fillRect({at.x - 2, at.y}, end, frame.palette().hover, 3);
      }
    }
    fillText(at, text, color);
  };
  const float height =
      setInLines(frame.fonts, runs(marked, stress.words), ImGui::GetCursorScreenPos(), width, em, draw);
  ImGui::Dummy({width, height});
  return height;
}

float drawParagraph(const Frame& frame, const std::string& key, std::string_view marked, float width,
                    float em, Role role) {
  const Vec2 at = ImGui::GetCursorScreenPos();
  const float height = drawMarked(frame, marked, width, em);
  frame.read(key, plain(marked), {at.x, at.y, width, height}, role);
  return height;
}

void drawText(const Frame& frame, const std::string& key, const std::string& text) {
  ImGui::TextUnformatted(text.c_str());
  frame.read(key, text, lastItem());
}

void drawMarkedIn(const Frame& frame, const char* id, std::string_view marked, Rect area, float most,
                  float least, const Stress& stress) {
  float em = most;
  const auto fits = [&] {
    return heightOf(frame.fonts, marked, area.width, em, stress.words) <= area.height;
  };
  while (em > least && !fits()) em *= 0.94f;
  ImGui::SetCursorScreenPos(area.position());
  if (fits()) {
    drawMarked(frame, marked, area.width, em, stress);
    return;
  }
  const ScrollPanel panel(id, {area.width, area.height}, frame.reaction);
  drawMarked(frame, marked, ScrollPanel::width(), em, stress);
}

}  // namespace queens
