#include <GLES3/gl3.h>

#include <algorithm>

#include "app/app.hpp"
#include "gfx/board_picture.hpp"
#include "ui/interface.hpp"

namespace queens {
namespace {

// How long the drawing of one event takes at rest, and which part of its time when playing.
constexpr Seconds kTravel = 0.22;
constexpr double kTravelShare = 0.6;
constexpr std::size_t kLogLength = 60;
// Events whose lines are counted in one frame: some milliseconds.
constexpr std::uint64_t kCountSlice = 100000;

}  // namespace

Model App::model() const {
  return {.timeline = *timeline_,
          .palette = palette(),
          .language = language(),
          .view = address_.view,
          .theme = address_.theme,
          .playing = player_.playing(),
          .speed = player_.speed(),
          .pursuing = player_.pursuing(),
          .help = help_,
          .counting = &counting_.view(),
          .tour = address_.tour,
          .tab = tab_,
          .listing = nullptr,
          .code = address_.code,
          .lines = {},
          .lineCounts = nullptr,
          .countsLines = countsLines_,
          .variables = {},
          .earlier = {},
          .pointed = pointedSquare(),
          .log = {},
          .notice = {},
          .narration = {}};
}

Layout App::layout() const {
  const std::size_t codeLines = listing(timeline_->variant(), address_.code).lines.size();
  return layoutOf(surroundings_.size, address_.view, palette().textSize, codeLines,
                  address_.tour.has_value());
}

bool App::takesPointer(Vec2 at) const {
  const Layout parts = layout();
  if (help_ || ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel))
    return true;
  return parts.toolbar.contains(at) || parts.transport.contains(at) ||
         std::any_of(touchable_.begin(), touchable_.end(),
                     [at](const Rect& each) { return each.contains(at); });
}

std::optional<Square> App::pointedSquare() const {
  const Rect board = layout().board;
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  if (!board.contains({mouse.x, mouse.y})) return std::nullopt;
  const float cell = board.width / static_cast<float>(timeline_->n());
  return Square{static_cast<std::int8_t>((mouse.y - board.y) / cell),
                static_cast<std::int8_t>((mouse.x - board.x) / cell)};
}

float App::progress() const {
  if (surroundings_.reducedMotion || lastStride_ != 1) return 1;
  const Seconds travel = player_.playing() ? std::min(kTravel, kTravelShare / player_.speed()) : kTravel;
  const double share = std::clamp((clock_() - changedAt_) / travel, 0.0, 1.0);
  return static_cast<float>(1 - (1 - share) * (1 - share) * (1 - share));
}

std::vector<TracedLine> App::linesShown() const {
  if (linesAhead_ == 0) return timeline_->lines();
  std::vector<TracedLine> lines = timeline_->upcomingLines();
  lines.resize(std::min(linesAhead_, lines.size()));
  return lines;
}

void App::buildInterface(const Fonts& fonts) {
  const std::string told = notice();
  const std::string sentence = fast_ ? std::string() : narration();
  const Listing program = listing(timeline_->variant(), address_.code);
  const std::vector<TracedLine> executed = linesShown();
  const Search* previous = timeline_->previous();
  const std::vector<Variable> now = variables(timeline_->search(), timeline_->event());
  const std::vector<Variable> earlier = previous ? variables(*previous, nullptr) : now;
  const std::vector<Event> log =
      tab_ == Tabs::log && !fast_ ? timeline_->recentEvents(kLogLength) : std::vector<Event>();
  Model shown = model();
  shown.notice = told;
  shown.narration = sentence;
  shown.listing = &program;
  shown.lines = executed;
  shown.variables = now;
  shown.earlier = earlier;
  shown.log = log;
  if (countsLines_) {
    shown.lineCounts =
        lineCounter_.at(timeline_->variant(), timeline_->n(), timeline_->position(), kCountSlice);
  }
  countingLines_ = countsLines_ && !shown.lineCounts;
  const Reaction reaction = drawInterface(shown, fonts, layout(), surroundings_.size);
  lit_ = reaction.lit;
  scrolls_ = reaction.scrolls;
  touchable_ = reaction.touchable;
  for (const Command& command : reaction.commands) perform(command);
  const ImGuiIO& io = ImGui::GetIO();
  const bool moved = io.MouseDelta.x != 0 || io.MouseDelta.y != 0 || io.MouseWheel != 0;
  if (inputIsWaiting() || moved || ImGui::IsAnyMouseDown() || ImGui::IsMouseReleased(ImGuiMouseButton_Left)) {
    settleFrames_ = kSettleFrames + 1;
  } else if (settleFrames_ > 0) {
    --settleFrames_;
  }
}

void App::drawBoard(ShapeRenderer& renderer) {
  const Palette& colors = palette();
  const Rect board = layout().board;
  const float density = surroundings_.density;
  const auto width = static_cast<int>(surroundings_.size.x * density + 0.5f);
  const auto height = static_cast<int>(surroundings_.size.y * density + 0.5f);
  glViewport(0, 0, width, height);
  glDisable(GL_SCISSOR_TEST);
  glClearColor(static_cast<float>(colors.page.r) / 255, static_cast<float>(colors.page.g) / 255,
               static_cast<float>(colors.page.b) / 255, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  const std::vector<TracedLine> executed = linesAhead_ > 0 ? linesShown() : std::vector<TracedLine>();
  const Square looking = executed.empty() ? Square{} : executed.back().square;
  const BoardView view = {.timeline = *timeline_,
                          .palette = colors,
                          .geometry = {.origin = board.position(), .side = board.width, .n = timeline_->n()},
                          .progress = progress(),
                          .heat = fast_ ? &heat_.map() : nullptr,
                          .lit = lit_,
                          .looking = looking,
                          .settled = settled_};
  renderer.draw(boardPicture(view), width, height, density);
}

std::optional<Seconds> App::untilNextFrame() const {
  if (settleFrames_ > 0 || countingLines_ || progress() < 1) return 0;
  const auto due = player_.nextDue();
  if (!due) return std::nullopt;
  return std::max(0.0, *due - clock_());
}

}  // namespace queens
