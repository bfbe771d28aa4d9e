#include <algorithm>
#include <cmath>

#include "board/board_picture.hpp"
#include "ui/controls/scroll_panel.hpp"
#include "ui/panels/solutions_views.hpp"

namespace queens {
namespace {

// Room for the frame around a board, CSS px.
constexpr float kEdge = 4;

// The small boards stand in a grid; only those in sight, and one row more on either side, are drawn, so that
// thousands cost no more than dozens. All of them are one picture: handing over each by itself takes longer
// than drawing it.
class Gallery {
 public:
  Gallery(const Frame& frame, float room)
      : frame_(frame),
        list_(frame.session().analyses.solutions()),
        now_(frame.session().readable().position) {
    const float unit = frame.palette().textSize;
    // The boards have frames around them.
    const float width = room - 2 * kEdge;
    start_ = ImGui::GetCursorScreenPos();
    start_.x += kEdge;
    gap_ = std::floor(0.5f * unit);
    label_ = std::floor(1.25f * unit);
    // From 40 px up, and every square at least 3.
    const float least = std::max(std::floor(4.6f * unit), 3.0f * static_cast<float>(frame.session().n));
    across_ = std::max<std::size_t>(1, static_cast<std::size_t>((width + gap_) / (least + gap_)));
    side_ = std::min(width, least);
    found_ = list_.foundAt(now_);
    const ImDrawList& drawn = *ImGui::GetWindowDrawList();
    from_ = drawn.GetClipRectMin().y - rowHeight();
    to_ = drawn.GetClipRectMax().y + rowHeight();
  }

  // Boards by their indices, in rows from a height on. Returns the height below them.
  template <class IndexOf>
  float drawRows(std::size_t count, float y, IndexOf indexOf) {
    const std::size_t rows = (count + across_ - 1) / across_;
    const float above = std::max(0.0f, (from_ - start_.y - y) / rowHeight());
    for (std::size_t row = std::min(rows, static_cast<std::size_t>(above)); row < rows; ++row) {
      const float top = y + static_cast<float>(row) * rowHeight();
      if (start_.y + top > to_) break;
      for (std::size_t i = row * across_; i < std::min(count, (row + 1) * across_); ++i)
        place(indexOf(i), {start_.x + static_cast<float>(i % across_) * (side_ + gap_), start_.y + top});
    }
    return y + heightOf(count);
  }

  float heightOf(std::size_t count) const {
    return static_cast<float>((count + across_ - 1) / across_) * rowHeight();
  }

  // The line above a class of boards. Returns the height below it.
  float drawHeading(std::size_t index, float y) {
    const auto& each = list_.classes()[index];
    const float height = std::floor(1.7f * frame_.palette().textSize);
    if (start_.y + y + height > from_ && start_.y + y < to_) {
      const std::string text = frame_.say(
          Message::classHeading, {{"number", index + 1}, {"seen", each.members.size()}, {"size", each.size}});
      const Vec2 at = {start_.x, start_.y + y};
      fillText({at.x, at.y + 0.2f * height}, text, frame_.palette().ink);
      frame_.read("solutions/class/" + std::to_string(index + 1), text,
                  {at.x, at.y, static_cast<float>(across_) * (side_ + gap_), height});
    }
    return y + height;
  }

  // Draws the boards of all rows, their frames and their numbers.
  void finish() {
    Picture picture;
    for (const Place& each : places_) {
      const Picture board = pictureOf(each);
      picture.shapes.insert(picture.shapes.end(), board.shapes.begin(), board.shapes.end());
    }
    frame_.draw(std::move(picture));
    const Palette& palette = frame_.palette();
    const ScopedFont font(frame_.fonts.mono, palette.small());
    for (const Place& each : places_) drawAround(each);
  }

  // Where a board stands among others that begin at a height.
  float topOf(std::size_t i, float y) const { return y + static_cast<float>(i / across_) * rowHeight(); }
  float rowHeight() const { return side_ + label_ + gap_; }
  // The latest solution up to the present; there is one if `found` says so.
  std::size_t latest() const { return found_ - 1; }
  bool found() const { return found_ > 0; }

 private:
  // A solution, by its index, and where its board is.
  struct Place {
    std::size_t index;
    Vec2 at;
  };

  bool isFundamental(std::size_t index) const {
    const SolutionList::Class* its = list_.classOf(index);
    return its && its->fundamental == index;
  }

  void place(std::size_t index, Vec2 at) {
    const bool fundamental = isFundamental(index);
    const std::uint64_t number = index + 1;
    ImGui::SetCursorScreenPos(at);
    frame_.controls.ground(
        {.id = frame_.id("solution/" + std::to_string(number)),
         .name = frame_.say(fundamental ? Message::fundamentalSolution : Message::latestSolution,
                            {{"number", number}}),
         .command = frame_.ask(ask::Seek{list_.position(index)}),
         .on = found() && index == latest() && list_.position(index) == now_,
         .hint = frame_.say(Message::goThere)},
        {side_, side_ + label_});
    places_.push_back({index, at});
  }

  Picture pictureOf(const Place& place) const {
    const std::size_t index = place.index;
    const auto places = index < found_ ? frame_.session().recorded(index) : list_.places(index);
    BoardState state = boardOf(frame_.session().variant(), frame_.session().n, places);
    state.event = Event{.kind = EventKind::solution};
    return boardPicture(
        {.state = state, .palette = frame_.palette(), .geometry = {place.at, side_, state.n}});
  }

  // In the font of the numbers.
  void drawAround(const Place& place) const {
    const auto& [index, at] = place;
    const Palette& palette = frame_.palette();
    if (isFundamental(index)) strokeRect({at.x, at.y, side_, side_}, palette.accent, 2, 2);
    // Solutions that the search, after going back, has not found again yet are pale.
    if (index >= found_) fillRect({at.x, at.y, side_, side_}, palette.page.faded(0.6f));
    const std::string label = frame_.number(index + 1);
    const float width = textWidth(label);
    fillText({at.x + 0.5f * (side_ - width), at.y + side_ + 1}, label,
             index < found_ ? palette.ink : palette.faint);
  }

  const Frame& frame_;
  const SolutionList& list_;
  std::uint64_t now_;
  std::size_t found_ = 0;
  Vec2 start_;
  float gap_ = 0;
  float label_ = 0;
  float side_ = 0;
  std::size_t across_ = 1;
  float from_ = 0;
  float to_ = 0;
  std::vector<Place> places_;
};

}  // namespace

void drawGallery(const Frame& frame, bool byClasses) {
  const SolutionList& list = frame.session().analyses.solutions();
  const ScrollPanel panel(byClasses ? "classes" : "solutions", ImGui::GetContentRegionAvail(),
                          frame.reaction);
  const Vec2 start = ImGui::GetCursorScreenPos();
  Gallery gallery(frame, ScrollPanel::width());
  float height = kEdge;
  float latest = 0;
  if (byClasses) {
    const SolutionList::Class* followed = gallery.found() ? list.classOf(gallery.latest()) : nullptr;
    for (std::size_t index = 0; index < list.classes().size(); ++index) {
      const auto& members = list.classes()[index].members;
      height = gallery.drawHeading(index, height);
      if (&list.classes()[index] == followed) {
        const auto member = std::find(members.begin(), members.end(), gallery.latest());
        latest = gallery.topOf(static_cast<std::size_t>(member - members.begin()), height);
      }
      height = gallery.drawRows(members.size(), height, [&](std::size_t i) { return members[i]; });
    }
  } else {
    if (gallery.found()) latest = gallery.topOf(gallery.latest(), height);
    height = gallery.drawRows(list.size(), height, [](std::size_t i) { return i; });
  }
  gallery.finish();
  ImGui::SetCursorScreenPos(start);
  ImGui::Dummy({1, height});
  panel.keepInSight(gallery.found() ? gallery.latest() + 1 : 0, latest - kEdge, gallery.rowHeight());
}

}  // namespace queens
