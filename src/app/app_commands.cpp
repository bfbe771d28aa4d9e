#include <algorithm>
#include <array>

#include "app/app.hpp"
#include "app/keys.hpp"
#include "ui/chart/chart_parts.hpp"
#include "ui/model/allows.hpp"
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
  const bool leftToReader = preferences_.keys.allows(key) && !isStill(preferences_);
  // What covers the board can be closed whatever a host allows.
  if (!leftToReader && !(key == "Escape" && covers(overlay_))) return false;
  const bool presenting = shownPreferences().presenting;
  if (key == "Escape") {
    const bool something =
        covers(overlay_) || !notices_.empty() || tour_.shown() || presenting || callOuts_.shows();
    if (covers(overlay_))
      perform(ask::CloseOverlay{});
    else if (!notices_.empty())
      notices_.clear();
    else if (callOuts_.shows())
      perform(ask::CloseOverlay{});
    else if (tour_.shown())
      perform(ask::ShowTour{0});
    else if (presenting)
      perform(ask::TogglePresenting{});
    settle();
    return something;
  }
  // An open menu owns the letters.
  if (std::holds_alternative<over::Menu>(overlay_) && key.size() == 1) return true;
  // There is one thing to play.
  if (isWelcome(overlay_) && key == " ") {
    perform(ask::PlayFirst{});
    return true;
  }
  if (std::holds_alternative<over::Card>(overlay_)) {
    constexpr std::array<std::pair<std::string_view, int>, 4> kScrolls = {
        {{"ArrowDown", 2}, {"ArrowUp", -2}, {"PageDown", 12}, {"PageUp", -12}}};
    for (const auto& [name, lines] : kScrolls) {
      if (key == name) {
        perform(ask::ScrollOverlay{lines});
        return true;
      }
    }
  }
  // As the keys of a presenter's remote are called.
  const bool onward = key == "PageDown";
  const auto command = presenting && (onward || key == "PageUp") ? Command(ask::ToLandmark{onward})
                                                                 : commandForKey(key, shift);
  if (!command || !allows(preferences_.controls, *command)) return false;
  perform(*command);
  return true;
}

// What the reader asks for; scripts may ask for everything.
void App::obey(const Command& command) {
  if (allows(preferences_.controls, command)) perform(command);
}

void App::perform(const Command& command) {
  // A window that opens is measured in one frame and shown in the next.
  settle();
  if (const auto* scroll = std::get_if<ask::ScrollOverlay>(&command)) {
    if (auto* card = std::get_if<over::Card>(&overlay_)) card->scroll += scroll->lines;
    return;
  }
  arrangement_.solutions.copied = false;
  callOuts_.putAway(session().timeline().position());
  // Whatever else the reader asks for takes away what lies over the screen; what opens it, asked for again,
  // does that too.
  const Overlay before = std::exchange(overlay_, over::Nothing{});
  const auto toggleCard = [&](over::Card::Text text) {
    if (!isCard(before, text)) overlay_ = over::Card{text};
  };
  std::visit(
      Handle{
          [this](const ask::OfSession& wish) { performIn(wish.session, wish.command); },
          [this](ask::NextTheme) { preferences_.theme = nextTheme(preferences_.theme, palette().dark); },
          [this](ask::SetTheme to) { preferences_.theme = to.theme; },
          [this](ask::SetLanguage to) { preferences_.language = to.language; },
          [this](ask::NextLanguage) {
            preferences_.language =
                static_cast<Language>((static_cast<std::size_t>(language()) + 1) % kLanguages.size());
          },
          [this](ask::ShowTour tour) { goToStop(tour.stop); },
          [this](ask::ShowPanel panel) { showPanel(panel.id); },
          [this](ask::SetColumnSplit to) { preferences_.split.column = within(to.share, 0.2f, 0.8f); },
          [this](ask::SetPanelSplit to) { preferences_.split.panel = within(to.share, 0.1f, 0.9f); },
          [this](ask::ToggleSheet) { arrangement_.sheet = !arrangement_.sheet; },
          [this](ask::FoldPreamble preamble) { arrangement_.folded = preamble.folded; },
          [this](ask::ToggleComparison) { toggleComparison(); },
          [this](ask::SetSyncMode abreast) { searches_.keepAbreast(abreast.by); },
          [this](ask::ToggleChart) { toggleChart(); },
          [this](ask::ToggleBreakpoint) { toggleBreakpoint(); },
          [this](ask::ToggleTree) { toggleTree(); },
          [this](const ask::SeeTree& see) { arrangement_.treeSight = see.sight; },
          [&](ask::NumberSquares to) {
            preferences_.numbers = to.numbers;
            // They are chosen in the legend, whose reader goes on with it.
            overlay_ = before;
          },
          [this](ask::NextSquareNumbers) {
            const std::size_t next = static_cast<std::size_t>(preferences_.numbers) + 1;
            preferences_.numbers = static_cast<SquareNumbers>(next % kSquareNumbersNames.size());
          },
          [this](ask::SetCode code) { preferences_.code = code.language; },
          [this](ask::ToggleLineCounts) { arrangement_.countsLines = !arrangement_.countsLines; },
          [this](ask::ShowSolutions solutions) {
            arrangement_.solutions.view = solutions.view;
            preferences_.print.reset();
          },
          [this](ask::ChoosePrint chosen) {
            arrangement_.solutions.print = chosen.print;
            preferences_.print = chosen.print;
          },
          [this](ask::HandOut how) {
            const Session& from = searches_.at(how.session);
            const Print print = arrangement_.solutions.printOf(from.program());
            requests_.post(request::TakeAlong{handoutOf(from, print, how.save)});
          },
          [this](ask::ChooseCount choice) { counting_.choose(choice.n); },
          [this](ask::StartCount) { counting_.start(); },
          [this](ask::CancelCount) { counting_.cancel(); },
          [this](ask::ExplainCount) { requests_.post(request::Explanation{}); },
          [this](ask::KeepPlace) { requests_.post(request::Place{}); },
          [this](ask::ShowDialog show) { requests_.post(request::OpenDialog{show.dialog}); },
          [&](ask::ToggleHelp) { toggleCard(over::Card::Text::help); },
          [&](ask::ToggleLegend) { toggleCard(over::Card::Text::legend); },
          [this](ask::PlayFirst) { playFirst(); },
          [this](ask::TogglePresenting) { preferences_.presenting = !preferences_.presenting; },
          [this](ask::ToLandmark to) { goToLandmark(to.onward); },
          [](ask::ScrollOverlay) {},
          [&](const ask::OpenMenu& menu) {
            if (!isMenuOf(before, menu.id)) overlay_ = over::Menu{menu.id};
          },
          [](ask::CloseOverlay) {},
          [this](ask::CloseNotice) { notices_.clear(); },
      },
      command);
}

void App::performIn(std::size_t index, const SessionCommand& command) {
  ++asked_;
  if (searches_.perform(index, command)) forgetSearch();
}

// What was said of another search means nothing in this one, nor where in its tree the reader was. The one
// beside it has no tree, and nothing is said of it.
void App::forgetSearch() {
  notices_.clear();
  arrangement_.treeSight.reset();
}

const Record* App::recordOf(std::string_view id) const {
  const auto found =
      std::find_if(records_.begin(), records_.end(), [id](const Record& each) { return each.id == id; });
  return found == records_.end() ? nullptr : &*found;
}

bool App::press(std::string_view id) {
  const Record* record = recordOf(id);
  if (!record || !record->command || !record->enabled) return false;
  obey(Command(*record->command));
  return true;
}

bool App::slide(std::string_view id, double value) {
  const Record* record = recordOf(id);
  if (!record || !record->set) return false;
  obey(record->set(std::clamp(value, record->least, record->most)));
  return true;
}

void App::reveal(std::string id) {
  attended_ = id;
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
  ++asked_;
  if (stop < 1 || stop > static_cast<int>(tour().size())) return tour_.leave(searches_);
  const auto which = [this] { return std::pair(session().program(), session().n()); };
  const auto before = which();
  tour_.goTo(stop, searches_, time_);
  if (which() != before) forgetSearch();
  if (tour_.stop().sight == TourSight::state) preferences_.panel = "state";
  if (tour_.stop().sight == TourSight::statistics) preferences_.panel = "stats";
}

void App::showPanel(std::string_view id) {
  // On a phone a tab draws its panel up; pressed again, it lets it down.
  arrangement_.sheet = id != preferences_.panel || !arrangement_.sheet;
  arrangement_.panelInFront = id != kBoardTab;
  if (arrangement_.panelInFront) preferences_.panel = id;
  if (id == "count") counting_.calibrate();
}

void App::toggleComparison() {
  if (searches_.comparing()) return searches_.compare(std::nullopt);
  if (tour_.shown()) return;
  // First with the one that differs most in how it asks; what was recorded with one that asks as most
  // programs do.
  const bool plain = session().variant() == VariantId::bitmask || session().program().recording;
  searches_.compare(plain ? VariantId::flagArrays : VariantId::bitmask);
}

void App::toggleBreakpoint() {
  // The search beside it goes along with the first, and has no stops of its own.
  if (!pointed_)
    session().perform(ask::ToggleBreakpointHere{});
  else if (pointed_->session == 0)
    session().perform(ask::ToggleBreakpointAtSquare{pointed_->square});
}

void App::toggleChart() {
  const bool shown = layoutRequest().chart;
  preferences_.chart = false;
  // What is there by itself goes, and comes, only if that is said.
  if (preferences_.tree == TreeForm::none) preferences_.tree = TreeForm::automatic;
  if (layoutRequest().chart == !shown) return;
  if (shown)
    preferences_.tree = TreeForm::none;
  else
    preferences_.chart = true;
}

void App::toggleTree() {
  const bool seen = layoutRequest().chart || preferences_.view == View::tree;
  // Where nothing of the whole search is seen, it is the tree that was asked for.
  const bool wanted = !seen || !showsTree(preferences_, session());
  if (!seen) toggleChart();
  preferences_.tree = TreeForm::automatic;
  if (showsTree(preferences_, session()) != wanted)
    preferences_.tree = wanted ? TreeForm::boards : TreeForm::bars;
}

void App::welcome() {
  if (shownPreferences().view != View::full || tour_.shown()) return;
  overlay_ = over::Welcome{};
  callOuts_.begin();
  settle();
}

// The smallest board with solutions, and with dead ends before the first.
void App::playFirst() {
  begin(Program(VariantId::flagArrays), 4);
  session().playFirst();
}

std::span<const Landmark> App::landmarks() {
  return presenter_.landmarks(session().program(), session().n());
}

void App::goToLandmark(bool onward) {
  const auto next = landmarkFrom(landmarks(), session().timeline().position(), onward);
  if (next) performIn(0, ask::Seek{next->position});
}

}  // namespace queens
