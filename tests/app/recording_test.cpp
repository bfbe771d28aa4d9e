// Recordings of programs: only what a program has shown is said of it.
#include "finding.hpp"

namespace queens {
namespace {

// The placements, removals and solutions of a complete search.
Recording::Parts movesOf(int n) {
  Recording::Parts parts = {.n = n, .events = {}, .lines = {}, .variables = {}, .program = {}};
  Search search(VariantId::flagArrays, n);
  search.run([&](const Event& event) {
    if (event.kind == EventKind::place || event.kind == EventKind::remove ||
        event.kind == EventKind::solution)
      parts.events.push_back({event.kind, event.square, event.with});
    return true;
  });
  return parts;
}

void watch(Headless& screen, Recording::Parts parts, std::uint64_t position) {
  App& app = screen.app();
  app.watch(app.record(std::move(parts)));
  app.session().seek(position);
  screen.rest();
}

std::vector<std::string> namesIn(const App& app, std::string_view group) {
  std::vector<std::string> names;
  for (const Record& each : app.records())
    if (each.id.starts_with(group) && each.role == Role::item) names.push_back(each.name);
  return names;
}

TEST(Recording, HasNoStatisticsOfEventsThatItsProgramDidNotTell) {
  Headless screen("lang=en&n=4&panels=stats", {1280, 800});
  watch(screen, movesOf(4), 9);
  EXPECT_EQ(namesIn(screen.app(), "stats/"),
            (std::vector<std::string>{"Solutions", "Placements", "Removals", "This search"}));
  Recording::Parts tested = movesOf(4);
  tested.events.insert(tested.events.begin(), {EventKind::test, {0, 0}});
  watch(screen, std::move(tested), 9);
  EXPECT_EQ(
      namesIn(screen.app(), "stats/"),
      (std::vector<std::string>{"Solutions", "Tests", "Attacked", "Placements", "Removals", "This search"}));
}

TEST(Recording, IsComparedWithoutTestsThatItsProgramDidNotTell) {
  for (const std::string lang : {"en", "zh"}) {
    Headless screen("lang=" + lang + "&n=4", {1280, 800});
    watch(screen, movesOf(4), 9);
    screen.app().perform(AppAction::toggleComparison);
    for (const SyncMode by : {SyncMode::queen, SyncMode::event, SyncMode::solution}) {
      screen.app().perform(ask::SetSyncMode{by});
      screen.rest();
      const std::string both = withId(screen.app(), "difference")->name;
      const std::string said = both.substr(0, both.find(lang == "en" ? "Flag arrays" : "标记数组"));
      EXPECT_EQ(said.find("no test"), std::string::npos) << said;
      EXPECT_EQ(said.find("0 次检查"), std::string::npos) << said;
    }
  }
}

TEST(Recording, NamesTheVariableThatItsEventsWereReadFrom) {
  const auto variables = [](std::optional<RecordedBoard> board) {
    Headless screen("lang=en&n=4&panels=state", {1280, 800});
    Recording::Parts parts = movesOf(4);
    parts.board = std::move(board);
    watch(screen, std::move(parts), 2);
    std::vector<std::string> all;
    for (const Record& each : screen.app().records())
      if (each.id.starts_with("state/")) all.push_back(each.name + ": " + each.value);
    return all;
  };
  EXPECT_EQ(variables(RecordedBoard{.name = "self.spots", .base = 1}),
            (std::vector<std::string>{"n: 4", "self.spots: 1 3"}));
  EXPECT_EQ(variables(RecordedBoard{.name = "grid", .isMatrix = true}),
            (std::vector<std::string>{"n: 4", "grid: 1 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0"}));
  EXPECT_EQ(variables(RecordedBoard{.name = "grid", .isMatrix = true, .letters = "-q"}),
            (std::vector<std::string>{"n: 4", "grid: q - - - - - q - - - - - - - - -"}));
  EXPECT_EQ(variables(RecordedBoard{.name = "cols", .base = 1, .empty = -1}),
            (std::vector<std::string>{"n: 4", "cols: 1 3 −1 −1"}));
  EXPECT_EQ(variables(RecordedBoard{}), (std::vector<std::string>{"n: 4"}));
}

// A list has a place for each row, and its queens may have been placed from the last row on.
TEST(Recording, LeavesOutAVariableWhoseValuesItDoesNotKnow) {
  Headless screen("lang=en&n=4&panels=state", {1280, 800});
  Recording::Parts parts = movesOf(4);
  for (RecordedEvent& each : parts.events)
    if (each.square.row >= 0) each.square.row = static_cast<std::int8_t>(3 - each.square.row);
  parts.board = RecordedBoard{.name = "queens"};
  watch(screen, std::move(parts), 2);
  EXPECT_EQ(withId(screen.app(), "state/queens"), nullptr);
}

TEST(Recording, ShowsAListWithAnEntryForEachRowInTheOrderOfTheRows) {
  Headless screen("lang=en&n=4&panels=state", {1280, 800});
  Recording::Parts parts = movesOf(4);
  for (RecordedEvent& each : parts.events)
    if (each.square.row >= 0) each.square.row = static_cast<std::int8_t>(3 - each.square.row);
  parts.board = RecordedBoard{.name = "queens", .empty = 0};
  watch(screen, std::move(parts), 2);
  EXPECT_EQ(withId(screen.app(), "state/queens")->value, "0 0 2 0");
}

}  // namespace
}  // namespace queens
