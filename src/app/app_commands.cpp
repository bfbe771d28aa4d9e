#include <algorithm>
#include <array>

#include "app/app.hpp"
#include "app/keys.hpp"
#include "text/tour.hpp"
#include "ui/chart/chart_parts.hpp"
#include "ui/panels/panels.hpp"

namespace queens {

namespace {

// Light, dark, projector, and round again; from the system's choice to what differs from it.
Theme nextTheme(Theme theme, bool dark) {
  switch (theme) {
    case Theme::automatic:
      return dark ? Theme::light : Theme::dark;
    case Theme::light:
      return Theme::dark;
    case Theme::dark:
      return Theme::projector;
    case Theme::projector:
      break;
  }
  return Theme::light;
}

// A share that the reader has chosen; 0 stays 0, for the usual one.
float within(float share, float least, float most) {
  return share == 0 ? 0 : std::clamp(share, least, most);
}

}  // namespace

bool App::key(std::string_view key, bool shift) {
  if (key == "Escape") {
    const bool something = covered() || !remarks_.empty() || tour_;
    if (covered())
      perform(ask::CloseOverlay{});
    else if (!remarks_.empty())
      remarks_.clear();
    else if (tour_)
      perform(ask::ShowTour{0});
    settle();
    return something;
  }
  if (help_ || legend_) {
    constexpr std::array<std::pair<std::string_view, int>, 4> kScrolls = {
        {{"ArrowDown", 2}, {"ArrowUp", -2}, {"PageDown", 12}, {"PageUp", -12}}};
    for (const auto& [name, lines] : kScrolls) {
      if (key == name) {
        perform(ask::ScrollOverlay{lines});
        return true;
      }
    }
  }
  const auto command = commandForKey(key, shift);
  if (command) perform(*command);
  return command.has_value();
}

void App::perform(const Command& command) {
  // A window that opens is measured in one frame and shown in the next.
  settle();
  if (const auto* scroll = std::get_if<ask::ScrollOverlay>(&command)) {
    overlayScroll_ += scroll->lines;
    return;
  }
  solutions_.copied = false;
  const bool helped = std::exchange(help_, false);
  const bool explained = std::exchange(legend_, false);
  const std::string opened = std::exchange(menu_, {});
  std::visit(
      Handle{
          [this](const ask::OfSession& wish) { performIn(wish.session, wish.command); },
          [this](ask::NextTheme) { preferences_.theme = nextTheme(preferences_.theme, palette().dark); },
          [this](ask::NextLanguage) {
            preferences_.language =
                static_cast<Language>((static_cast<std::size_t>(language()) + 1) % kLanguages.size());
          },
          [this](ask::ShowTour tour) { goToStop(tour.stop); },
          [this](ask::ShowPanel panel) {
            // On a phone a tab draws its panel up; pressed again, it lets it down.
            sheet_ = panel.id != preferences_.panel || !sheet_;
            showsPanel_ = panel.id != kBoardTab;
            if (showsPanel_) preferences_.panel = panel.id;
            if (panel.id == "count") counting_.calibrate();
          },
          [this](ask::SetColumnSplit to) { preferences_.split.column = within(to.share, 0.2f, 0.8f); },
          [this](ask::SetPanelSplit to) { preferences_.split.panel = within(to.share, 0.1f, 0.9f); },
          [this](ask::ToggleSheet) { sheet_ = !sheet_; },
          [this](ask::FoldPreamble preamble) { folded_ = preamble.folded; },
          [this](ask::ToggleComparison) { toggleComparison(); },
          [this](ask::KeepAbreast abreast) { by_ = abreast.by; },
          [this](ask::ToggleChart) { preferences_.chart = !preferences_.chart; },
          [this](ask::ToggleStop) {
            // The search beside it goes along with the first, and has no stops of its own.
            if (!pointed_)
              session().perform(ask::ToggleStopHere{});
            else if (pointed_->session == 0)
              session().perform(ask::ToggleStopAtSquare{pointed_->square});
          },
          [this](ask::ToggleTree) { toggleTree(); },
          [this](const ask::SeeTree& see) { treeSight_ = see.sight; },
          [this](ask::SetCode code) { preferences_.code = code.language; },
          [this](ask::ToggleLineCounts) { countsLines_ = !countsLines_; },
          [this](ask::ShowSolutions solutions) { solutions_.view = solutions.view; },
          [this](ask::ChoosePrint chosen) { solutions_.print = chosen.print; },
          [this](ask::HandOut how) {
            handout_ = handoutOf(sessionAt(how.session), solutions_.print, how.save);
          },
          [this](ask::ChooseCount choice) { counting_.choose(choice.n); },
          [this](ask::StartCount) { counting_.start(); },
          [this](ask::CancelCount) { counting_.cancel(); },
          [this](ask::ExplainCount) { explanationWished_ = true; },
          [this](ask::KeepPlace) { placeWished_ = true; },
          [this](ask::ShowDialog show) { dialog_ = show.dialog; },
          [&](ask::ToggleHelp) { help_ = !helped; },
          [&](ask::ToggleLegend) { legend_ = !explained; },
          [](ask::ScrollOverlay) {},
          [&](const ask::OpenMenu& menu) {
            if (menu.id != opened) menu_ = menu.id;
          },
          [](ask::CloseOverlay) {},
          [this](ask::CloseNotice) { remarks_.clear(); },
      },
      command);
}

void App::performIn(std::size_t index, const SessionCommand& command) {
  Session& session = sessionAt(index);
  const auto which = [&session] { return std::pair(session.program(), session.n()); };
  const auto before = which();
  session.perform(command);
  const bool first = &session == &sessions_.front();
  if (first && which() != before) forgetSearch();
  secondLeads_ = !first && which() == before;
}

// What was said of another search means nothing in this one, nor where in its tree the reader was. The one
// beside it has no tree, and nothing is said of it.
void App::forgetSearch() {
  remarks_.clear();
  treeSight_.reset();
}

const Record* App::recordOf(std::string_view id) const {
  const auto found =
      std::find_if(records_.begin(), records_.end(), [id](const Record& each) { return each.id == id; });
  return found == records_.end() ? nullptr : &*found;
}

bool App::press(std::string_view id) {
  const Record* record = recordOf(id);
  if (!record || !record->command || !record->enabled) return false;
  perform(Command(*record->command));
  return true;
}

bool App::slide(std::string_view id, double value) {
  const Record* record = recordOf(id);
  if (!record || !record->set) return false;
  perform(record->set(std::clamp(value, record->least, record->most)));
  return true;
}

void App::reveal(std::string id) {
  revealed_ = std::move(id);
  settle();
}

void App::point(std::optional<SquareOf> square) {
  pointed_ = square;
  settle();
}

void App::tellCounting(const std::function<void(Counting&)>& news) {
  news(counting_);
  // A table that has grown is measured in one frame and drawn in the next.
  settle();
}

void App::goToStop(int stop) {
  const bool leaves = stop < 1 || stop > static_cast<int>(tour().size());
  tour_.reset();
  if (leaves) {
    if (!aside_.empty()) sessions_ = std::exchange(aside_, {});
    told_.assign(sessions_.size(), {});
    return;
  }
  if (aside_.empty()) {
    // What was watched waits, with all that is known of it, until the reader leaves the tour.
    session().pause();
    const double speed = session().speed();
    aside_.emplace_back(time_).perform(ask::SetSpeed{speed});
    std::swap(aside_, sessions_);
  }
  const TourStop& there = tour()[static_cast<std::size_t>(stop - 1)];
  begin(there.variant, there.n);
  session().seek(there.position);
  tour_ = stop;
  if (there.sight == TourSight::state) preferences_.panel = "state";
  if (there.sight == TourSight::statistics) preferences_.panel = "stats";
}

void App::toggleComparison() {
  if (comparing()) return compare(std::nullopt);
  if (tour_) return;
  // First with the one that differs most in how it asks.
  compare(session().variant() == VariantId::bitmask ? VariantId::flagArrays : VariantId::bitmask);
}

void App::toggleTree() {
  const bool seen = preferences_.chart || preferences_.view == View::tree;
  // Where nothing of the whole search is seen, it is the tree that was asked for.
  const bool wanted = !seen || !showsTree(preferences_, session());
  if (!seen) preferences_.chart = true;
  preferences_.tree = TreeForm::automatic;
  if (showsTree(preferences_, session()) != wanted)
    preferences_.tree = wanted ? TreeForm::boards : TreeForm::bars;
}

bool App::strayed() const {
  if (!tour_) return false;
  const TourStop& stop = tour()[static_cast<std::size_t>(*tour_ - 1)];
  const Timeline& here = session().timeline();
  return Program(stop.variant) != here.program() || stop.n != here.n() || stop.position != here.position();
}

void App::welcome() {
  if (preferences_.view == View::full && !tour_) perform(ask::ToggleLegend{});
}

}  // namespace queens
