#include <array>

#include "ui/controls/words.hpp"
#include "ui/panels/all.hpp"
#include "ui/panels/solutions_views.hpp"

namespace queens {
namespace {

struct View {
  SolutionsView view;
  std::string_view id;
  Message name;
  Message hint;
};
constexpr std::array<View, 3> kViews = {
    {{SolutionsView::inOrder, "order", Message::inOrder, Message::inOrderHint},
     {SolutionsView::bySymmetry, "symmetry", Message::bySymmetry, Message::bySymmetryHint},
     {SolutionsView::printed, "printed", Message::asPrinted, Message::asPrintedHint}}};

// The boards of a faulty program need not form symmetry classes.
SolutionsView viewOf(const Frame& frame) {
  const SolutionsView chosen = frame.model.arrangement.solutions.view;
  const bool classes = chosen == SolutionsView::bySymmetry;
  return classes && isWrong(frame.session().program) ? SolutionsView::inOrder : chosen;
}

void drawViews(const Frame& frame) {
  Controls& controls = frame.controls;
  for (const View& each : kViews) {
    if (each.view == SolutionsView::bySymmetry && isWrong(frame.session().program)) continue;
    const std::string name = frame.say(each.name);
    // A low panel needs its height for the boards.
    const bool low = ImGui::GetWindowHeight() < 12 * frame.palette().textSize;
    if (each.view != kViews.front().view) Controls::continueLine(2, low ? 0 : controls.tabWidth(name));
    controls.toggle({.id = frame.id("solutions/" + std::string(each.id)),
                     .name = name,
                     .command = ask::ShowSolutions{each.view},
                     .on = viewOf(frame) == each.view,
                     .hint = frame.say(each.hint)});
  }
}

// How many there are; the page may be through with a search that has none.
std::string summary(const Frame& frame) {
  const SolutionList& list = frame.session().analyses.solutions();
  const Timeline& timeline = frame.session().timeline;
  const bool wrong = isWrong(timeline.program());
  if (list.size() == 0) {
    const bool none = timeline.total() && timeline.furthest() == *timeline.total();
    if (!none) return frame.say(Message::noSolutionYet);
    // With given queens, or after giving up, a search can miss the solutions of a larger board.
    const bool missed = wrong || timeline.n() > 3;
    return frame.say(missed ? Message::noSolutionRecorded : Message::noSolutionAtAll, {{"n", timeline.n()}});
  }
  std::string text = frame.say(wrong ? Message::solutionsRecorded : Message::solutionsInClasses,
                               {{"solutions", list.size()}, {"classes", list.classes().size()}});
  if (list.full()) text += " · " + frame.say(Message::solutionsKept, {{"count", list.size()}});
  return text;
}

void draw(const Frame& frame) {
  drawViews(frame);
  const std::string text = summary(frame);
  // In the same line where there is room: it is the boards that need height.
  const float gap = frame.palette().textSize;
  const float left = ImGui::GetItemRectMax().x - ImGui::GetWindowPos().x;
  if (left + gap + textWidth(text) <= ImGui::GetWindowWidth()) {
    ImGui::SameLine(0, gap);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + 0.5f * (2 * gap - ImGui::GetFontSize()));
  }
  ImGui::PushStyleColor(ImGuiCol_Text, imColor4(frame.palette().faint));
  ImGui::PushTextWrapPos(0);
  drawText(frame, "solutions/summary", text);
  ImGui::PopTextWrapPos();
  ImGui::PopStyleColor();
  const SolutionsView view = viewOf(frame);
  // A program that counts has something to print before it has found any.
  const bool prints = view == SolutionsView::printed && onlyCounts(frame.session().program);
  if (frame.session().analyses.solutions().size() == 0 && !prints) return;
  if (view == SolutionsView::printed)
    drawPrinted(frame);
  else
    drawGallery(frame, view == SolutionsView::bySymmetry);
}

}  // namespace

constexpr Panel kSolutionsPanel = {.id = "solutions",
                                   .title = Message::solutions,
                                   .hint = Message::solutionsHint,
                                   .needs = [](const Model&, OnScreen& shown) { shown.solutions = true; },
                                   .draw = draw,
                                   .ownScrolling = true};

}  // namespace queens
