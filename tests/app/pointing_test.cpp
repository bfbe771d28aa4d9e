// Pointing at something highlights the related squares, cells, and names in the sentence.
#include "finding.hpp"

namespace queens {
namespace {

using Squares = std::vector<Square>;

TEST(Pointing, AtASquareShowsWhatAttacksIt) {
  // Queens on (0, 0) and (1, 2); the square (2, 2) is in the column of the second and on a diagonal of the
  // first.
  Headless screen("n=5&step=7", {1280, 800});
  App& app = screen.app();
  ASSERT_EQ(app.session().timeline().search().places().size(), 2u);
  EXPECT_EQ(lit(screen, app), Squares{});
  screen.point(placeOf(app, {2, 2}));
  EXPECT_EQ(lit(screen, app), (Squares{{0, 0}, {1, 2}, {2, 2}}));
  screen.point(placeOf(app, {2, 4}));
  EXPECT_EQ(lit(screen, app), (Squares{{2, 4}}));
  screen.point({2, 2});
  EXPECT_EQ(lit(screen, app), Squares{});
}

TEST(Pointing, WithoutAPointerShowsTheSame) {
  Headless screen("n=5&step=7", {1280, 800});
  screen.app().point(SquareOf{0, {2, 2}});
  screen.rest();
  EXPECT_EQ(lit(screen, screen.app()), (Squares{{0, 0}, {1, 2}, {2, 2}}));
}

TEST(Pointing, ThroughACardReachesNoSquare) {
  Headless screen("n=5&step=7", {1280, 800});
  screen.app().key("?", false);
  screen.rest();
  screen.point(placeOf(screen.app(), {2, 2}));
  EXPECT_EQ(lit(screen, screen.app()), Squares{});
}

// Moves along the lines of the sentence and collects the highlighted squares.
std::vector<Squares> alongTheSentence(Headless& screen) {
  const Rect area = withId(screen.app(), "sentence")->area;
  std::vector<Squares> found;
  for (float y = area.y + 6; y < area.y + area.height; y += 8) {
    for (float x = area.x; x < area.x + area.width; x += 6) {
      screen.under({x, y});
      screen.under({x, y});
      Squares squares = lit(screen, screen.app());
      if (!squares.empty() && (found.empty() || found.back() != squares)) found.push_back(std::move(squares));
    }
  }
  return found;
}

// "A queen is placed in row 1, column 2: cols[2], diags1[3] and diags2[3] become true, and 2 joins queens …"
TEST(Pointing, AtANameInTheSentenceLightsItsSquares) {
  Headless screen("n=4&step=6", {1280, 800});
  const std::vector<Squares> found = alongTheSentence(screen);
  const auto has = [&](const Squares& squares) {
    return std::find(found.begin(), found.end(), squares) != found.end();
  };
  EXPECT_TRUE(has({{0, 2}, {1, 2}, {2, 2}, {3, 2}})) << "cols[2]";
  EXPECT_TRUE(has({{0, 1}, {1, 2}, {2, 3}})) << "diags1[2]";
  EXPECT_TRUE(has({{0, 3}, {1, 2}, {2, 1}, {3, 0}})) << "diags2[3]";
  EXPECT_TRUE(has({{0, 0}, {1, 2}})) << "queens";
}

// Indices of the program's lines that contain a frame in the pointer's colour.
std::vector<std::size_t> litLines(const App& app) {
  const ImU32 color = imColor(app.palette().pointed);
  std::vector<std::size_t> lines;
  for (const Record& each : app.records()) {
    if (!each.id.starts_with("code/") || each.role != Role::line || !each.inSight) continue;
    // The soft edge of a frame extends into the neighbouring line.
    const Rect inner = {each.area.x, each.area.y + 2, each.area.width, each.area.height - 4};
    bool lit = false;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
      for (const ImDrawVert& vertex : list->VtxBuffer)
        lit |= vertex.col == color && inner.contains({vertex.pos.x, vertex.pos.y});
    }
    if (lit) lines.push_back(static_cast<std::size_t>(std::stoul(each.id.substr(5))));
  }
  return lines;
}

// Points along the sentence until a name for those squares is highlighted.
bool pointAtName(Headless& screen, const Squares& squares) {
  const Rect area = withId(screen.app(), "sentence")->area;
  for (float y = area.y + 6; y < area.y + area.height; y += 8) {
    for (float x = area.x; x < area.x + area.width; x += 6) {
      screen.under({x, y});
      screen.under({x, y});
      if (lit(screen, screen.app()) == squares) return true;
    }
  }
  return false;
}

// "Row 1, column 2 …: cols[2] …": every line that contains the array, in any language, and no other line.
TEST(Pointing, AtANameInTheSentenceFramesItInTheProgram) {
  for (const ProgramLanguageInfo& language : kProgramLanguages) {
    Headless screen("n=4&step=6&tree=none&code=" + std::string(language.id), {1280, 1400});
    screen.app().perform(ask::FoldPreamble{false});
    screen.rest();
    EXPECT_TRUE(litLines(screen.app()).empty());
    ASSERT_TRUE(pointAtName(screen, {{0, 2}, {1, 2}, {2, 2}, {3, 2}})) << language.name;
    std::vector<std::size_t> standing;
    const auto lines = listing(VariantId::flagArrays, language.language).lines;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (lines[i].text.find("cols") != std::string_view::npos) standing.push_back(i);
    }
    EXPECT_GE(standing.size(), 4u) << language.name;
    EXPECT_EQ(litLines(screen.app()), standing) << language.name;
    screen.point({1, 1});
    EXPECT_TRUE(litLines(screen.app()).empty()) << language.name;
  }
}

// On a phone, a tap is a click without any pointing before it, and the pointer stays there.
TEST(Pointing, IsDoneByATapToo) {
  Headless screen("n=4&step=6&panels=code", {390, 844});
  const Rect area = withId(screen.app(), "sentence")->area;
  bool seen = false;
  for (float y = area.y + 8; y < area.y + area.height && !seen; y += 10) {
    for (float x = area.x; x < area.x + area.width && !seen; x += 10) {
      screen.click({x, y});
      seen = !litLines(screen.app()).empty();
    }
  }
  EXPECT_TRUE(seen);
}

TEST(Pointing, AtACellOfTheStateLightsItsSquares) {
  Headless screen("n=4&step=6", {1280, 800});
  const Record* columns = withId(screen.app(), "state/cols");
  ASSERT_NE(columns, nullptr);
  const Rect area = columns->area;
  bool seen = false;
  for (float x = area.x; x < area.x + area.width && !seen; x += 5) {
    screen.under({x, area.y + 0.7f * area.height});
    screen.under({x, area.y + 0.7f * area.height});
    seen = lit(screen, screen.app()) == Squares{{0, 1}, {1, 1}, {2, 1}, {3, 1}};
  }
  EXPECT_TRUE(seen);
}

TEST(State, BeginsWithTheSizeOfTheBoardWhateverTheEventSpeaksOf) {
  for (const std::string variant : {"board-scan", "flag-arrays", "bitmask", "permutations"}) {
    Headless screen("n=5&variant=" + variant, {1280, 800});
    for (const EventKind kind :
         {EventKind::done, EventKind::place, EventKind::exhausted, EventKind::solution}) {
      const Record* size = withId(screen.app(), "state/n");
      ASSERT_NE(size, nullptr) << variant;
      EXPECT_EQ(size->value, "5");
      for (const Record& each : screen.app().records()) {
        if (!each.id.starts_with("state/") || each.id == "state/n") continue;
        EXPECT_TRUE(each.area.y > size->area.y || each.area.x > size->area.x) << each.id;
      }
      screen.app().session().seek(0);
      screen.app().session().runTo(kind);
      screen.app().settle();
      screen.rest();
    }
  }
}

TEST(State, SaysInWhichOrderBitsAre) {
  for (const std::string variant : {"bitmask", "bit-flags", "flag-arrays"}) {
    Headless screen("step=9&variant=" + variant, {1280, 800});
    EXPECT_EQ(withId(screen.app(), "state/bit-order") != nullptr, variant != "flag-arrays") << variant;
  }
}

// If the whole search is shown, its calls and its stack are visible without scrolling.
TEST(State, ShowsTheStackAndTheFramesWhole) {
  for (const auto& [query, id] : {std::pair<std::string, std::string>{"variant=explicit-stack", "stack"},
                                  {"variant=bitmask", "frames"}}) {
    Headless screen(query, {1280, 800});
    screen.app().session().runTo(EventKind::solution);
    screen.app().settle();
    screen.rest();
    ASSERT_EQ(screen.app().session().timeline().search().places().size(), 8u) << query;
    const Record* record = withId(screen.app(), "state/" + id);
    ASSERT_NE(record, nullptr) << query;
    const Record* transport = withId(screen.app(), "transport/play");
    EXPECT_LE(record->area.y + record->area.height, transport->area.y) << query;
    EXPECT_LE(record->area.x + record->area.width, 1280) << query;
  }
}

// OEIS A000170: 2 solutions of n = 4.
TEST(State, TellsOfEveryProgramHowManySolutionsItHasFound) {
  for (const VariantInfo& each : kVariants) {
    if (!each.findsAll) continue;
    Headless screen("n=4&lang=en&variant=" + std::string(each.id), {1280, 800});
    EXPECT_EQ(withId(screen.app(), "state/solutions")->value, "0") << each.id;
    for (const char* found : {"1", "2", "2"}) {
      screen.app().perform(ask::OfSession{0, SearchAction::nextSolution});
      screen.rest();
      EXPECT_EQ(withId(screen.app(), "state/solutions")->value, found) << each.id;
    }
  }
}

}  // namespace
}  // namespace queens
