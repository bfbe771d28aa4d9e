#include <algorithm>
#include <array>

#include "app/app.hpp"
#include "app/keys.hpp"
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
  if (!tipped_.empty()) showTip({});
  if (question() && !overlay_.covers()) return false;
  const bool leftToReader = preferences_.keys.allows(key) && !isStill(preferences_);
  // An overlay can be closed whatever a host allows.
  if (!leftToReader && !(key == "Escape" && overlay_.covers())) return false;
  const bool presenting = shownPreferences().presenting;
  if (key == "Escape") {
    const bool something = overlay_.covers() || !notices_.empty() || presenting || callOuts_.shows();
    if (overlay_.covers())
      perform(AppAction::closeOverlay);
    else if (!notices_.empty())
      notices_.clear();
    else if (callOuts_.shows())
      perform(AppAction::closeOverlay);
    else if (presenting)
      perform(AppAction::togglePresenting);
    settle();
    return something;
  }
  // An open menu owns the letters.
  if (overlay_.kind == Overlay::Kind::menu && key.size() == 1) return true;
  // There is one thing to play.
  if (overlay_.kind == Overlay::Kind::welcome && key == " ") {
    perform(AppAction::playFirst);
    return true;
  }
  if (overlay_.isText()) {
    constexpr int kToEnd = 1000;  // more lines than a card has
    constexpr std::array<std::pair<std::string_view, int>, 6> kScrolls = {{{"ArrowDown", 2},
                                                                           {"ArrowUp", -2},
                                                                           {"PageDown", 12},
                                                                           {"PageUp", -12},
                                                                           {"Home", -kToEnd},
                                                                           {"End", kToEnd}}};
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

void App::ask(std::optional<Asked> asked) {
  question_ = asked;
  settle();
}

void App::perform(const Command& command, Asker asker) {
  if (asker == Asker::reader && question() && std::holds_alternative<ask::OfSession>(command)) return;
  if (asker == Asker::reader && !allows(preferences_.controls, command)) return;
  if (asker == Asker::reader) tipped_.clear();
  // A window is measured in one frame and shown in the next.
  settle();
  if (const auto* scroll = std::get_if<ask::ScrollOverlay>(&command)) {
    if (overlay_.isText()) overlay_.scroll += scroll->lines;
    return;
  }
  arrangement_.solutions.copied = false;
  callOuts_.putAway(session().timeline().position());
  // Every other command closes the overlay. The command that opens an overlay closes it the second time.
  const Overlay before = std::exchange(overlay_, {});
  std::visit(Handle{
                 [&](AppAction action) { act(action, before); },
                 [this](const ask::OfSession& to) {
                   ++asked_;
                   if (sync_.perform(to.session, to.command)) forgetSearch();
                 },
                 [this](ask::SetTheme to) { preferences_.theme = to.theme; },
                 [this](ask::SetLanguage to) { preferences_.language = to.language; },
                 [this](ask::ShowPanel panel) { showPanel(panel.id); },
                 [this](ask::SetColumnSplit to) { preferences_.split.column = within(to.share, 0.2f, 0.8f); },
                 [this](ask::SetPanelSplit to) { preferences_.split.panel = within(to.share, 0.1f, 0.9f); },
                 [this](ask::FoldPreamble preamble) { arrangement_.folded = preamble.folded; },
                 [this](ask::SetSyncMode mode) { sync_.choose(mode.by); },
                 [this](const ask::SeeTree& see) { arrangement_.treeSight = see.sight; },
                 [&](ask::NumberSquares to) {
                   preferences_.numbers = to.numbers;
                   // They are chosen in the legend, which stays open.
                   overlay_ = before;
                 },
                 [this](ask::ChooseSizeUnit choice) { arrangement_.sizeUnit = choice.unit; },
                 [this](ask::CountFrom from) { preferences_.base = from.base; },
                 [this](ask::SetCode code) { preferences_.code = code.language; },
                 [this](ask::ShowSolutions solutions) {
                   arrangement_.solutions.view = solutions.view;
                   preferences_.print.reset();
                 },
                 [this](ask::ChoosePrint chosen) {
                   arrangement_.solutions.print = chosen.print;
                   preferences_.print = chosen.print;
                 },
                 [this](ask::HandOut how) {
                   const Snapshot from = sync_.at(how.session).snapshot();
                   const Print print = arrangement_.solutions.printOf(from.program, preferences_.base);
                   requests_.post(takeAlong(from, print, preferences_.base, how.save));
                 },
                 [this](ask::ChooseCount choice) { counting_.choose(choice.n); },
                 [this](ask::ShowDescent show) { counting_.showDescent(show.index); },
                 [this](ask::ShowDialog show) { requests_.post(request::OpenDialog{show.dialog}); },
                 [this](ask::ToLandmark to) { goToLandmark(to.onward); },
                 [](ask::ScrollOverlay) {},
                 [&](const ask::OpenMenu& menu) {
                   if (!before.isMenuOf(menu.id)) overlay_ = {Overlay::Kind::menu, menu.id};
                 },
             },
             command);
}

void App::act(AppAction action, const Overlay& before) {
  const auto toggleCard = [&](Overlay::Kind kind) {
    if (before.kind != kind) overlay_ = {kind};
  };
  switch (action) {
    case AppAction::nextTheme:
      preferences_.theme = nextTheme(preferences_.theme, palette().dark);
      break;
    case AppAction::nextLanguage:
      preferences_.language =
          static_cast<Language>((static_cast<std::size_t>(language()) + 1) % kLanguages.size());
      break;
    case AppAction::toggleSheet:
      arrangement_.sheet = !arrangement_.sheet;
      break;
    case AppAction::toggleComparison:
      toggleComparison();
      break;
    case AppAction::race:
      toggleComparison();
      if (sync_.comparing()) sync_.choose(SyncMode::operation);
      break;
    case AppAction::toggleChart:
      toggleChart();
      break;
    case AppAction::toggleBreakpoint:
      toggleBreakpoint();
      break;
    case AppAction::toggleTree:
      toggleTree();
      break;
    case AppAction::nextSquareNumbers: {
      const std::size_t next = static_cast<std::size_t>(preferences_.numbers) + 1;
      preferences_.numbers = static_cast<SquareNumbers>(next % kSquareNumbersNames.size());
      break;
    }
    case AppAction::toggleLineCounts:
      arrangement_.countsLines = !arrangement_.countsLines;
      break;
    case AppAction::startCount:
      counting_.start();
      break;
    case AppAction::estimateTree:
      counting_.estimate();
      break;
    case AppAction::cancelCount:
      counting_.cancel();
      break;
    case AppAction::explainCount:
      requests_.post(request::Explanation{});
      break;
    case AppAction::keepPlace:
      requests_.post(request::Place{});
      break;
    case AppAction::toggleHelp:
      toggleCard(Overlay::Kind::help);
      break;
    case AppAction::toggleLegend:
      toggleCard(Overlay::Kind::legend);
      break;
    case AppAction::playFirst:
      playFirst();
      break;
    case AppAction::togglePresenting:
      preferences_.presenting = !preferences_.presenting;
      break;
    case AppAction::closeOverlay:
      break;
    case AppAction::closeNotice:
      notices_.clear();
      break;
  }
}

// Notices and the place in the tree belong to the search before. The second search has neither.
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
  perform(Command(*record->command), Asker::reader);
  return true;
}

bool App::slide(std::string_view id, double value) {
  const Record* record = recordOf(id);
  if (!record || !record->set) return false;
  perform(record->set(std::clamp(value, record->least, record->most)), Asker::reader);
  return true;
}

void App::reveal(std::string id) {
  attended_ = id;
  revealed_ = std::move(id);
  settle();
}

void App::showTip(std::string id) {
  tipped_ = std::move(id);
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

void App::showPanel(std::string_view id) {
  // On a phone a tab draws its panel up; pressed again, it lets it down.
  arrangement_.sheet = id != preferences_.panel || !arrangement_.sheet;
  arrangement_.panelInFront = id != kBoardTab;
  if (arrangement_.panelInFront) preferences_.panel = id;
  if (id == "count") counting_.calibrate();
}

void App::toggleComparison() {
  if (sync_.comparing()) return sync_.compare(std::nullopt);
  // First with the one that differs most in how it asks; what was recorded with one that asks as most
  // programs do.
  const bool plain = session().variant() == VariantId::bitmask || session().program().recording;
  sync_.compare(plain ? VariantId::flagArrays : VariantId::bitmask);
}

void App::toggleBreakpoint() {
  // The search beside it goes along with the first, and has no stops of its own.
  if (!pointed_)
    session().perform(SearchAction::toggleBreakpoint);
  else if (pointed_->session == 0)
    session().perform(ask::ToggleBreakpointAtSquare{pointed_->square});
}

void App::toggleChart() {
  const bool shown = layoutRequest().chart;
  preferences_.chart = false;
  // A chart that is shown automatically can only be hidden explicitly (`tree=none`).
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
  const bool wanted = !seen || !showsTree(preferences_, session().program(), session().n());
  if (!seen) toggleChart();
  preferences_.tree = TreeForm::automatic;
  if (showsTree(preferences_, session().program(), session().n()) != wanted)
    preferences_.tree = wanted ? TreeForm::boards : TreeForm::bars;
}

void App::welcome() {
  if (shownPreferences().view != View::full) return;
  overlay_ = {Overlay::Kind::welcome};
  callOuts_.begin();
  settle();
}

// The smallest board with solutions, and with dead ends before the first.
void App::playFirst() {
  begin(Program(VariantId::flagArrays), 4);
  // A phone has no room for the program below the tree.
  session().playFirst(environment_.size.x >= 32 * palette().textSize);
}

std::span<const Landmark> App::landmarks() {
  const std::pair search(session().program(), session().n());
  if (landmarksOf_ != search) {
    landmarksOf_ = search;
    landmarks_ = landmarksOf(search.first, search.second);
  }
  return landmarks_;
}

void App::goToLandmark(bool onward) {
  const auto next = landmarkFrom(landmarks(), session().timeline().position(), onward);
  if (next) perform(ask::OfSession{0, ask::Seek{next->position}});
}

}  // namespace queens
