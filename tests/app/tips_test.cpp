// Pointing at a control shows a tooltip with its action and its key.
#include <algorithm>

#include "finding.hpp"

namespace queens {
namespace {

bool hasTwoWords(const std::string& text) {
  const bool ideographs = text.size() > 9 && static_cast<unsigned char>(text[0]) >= 0xE3;
  return ideographs || text.find(' ', 1) < text.size() - 1;
}

// The tooltip, which covers everything else.
struct Tip {
  Rect area;
  std::size_t ink = 0, faint = 0;  // letters in those colours

  explicit Tip(const Palette& palette) {
    Vec2 from{1e6f, 1e6f}, to{-1e6f, -1e6f};
    for (const ImDrawVert& each : ImGui::GetForegroundDrawList()->VtxBuffer) {
      from = {std::min(from.x, each.pos.x), std::min(from.y, each.pos.y)};
      to = {std::max(to.x, each.pos.x), std::max(to.y, each.pos.y)};
      ink += each.col == imColor(palette.ink);
      faint += each.col == imColor(palette.faint);
    }
    if (to.x > from.x) area = {from.x, from.y, to.x - from.x, to.y - from.y};
    // Each letter is a rectangle.
    ink /= 4;
    faint /= 4;
  }
};

bool isOperable(const Record& record) {
  return record.command || record.set;
}

// A line of a list explains itself; a tooltip would cover its neighbours.
bool isLine(const Record& record) {
  return record.role == Role::option || record.role == Role::item || record.role == Role::line ||
         record.id.starts_with("log/") || record.id.starts_with("calls/");
}

void expectNoNeighbourCovered(const std::vector<Record>& all, const Record& about, const Tip& tip) {
  for (const Record& each : all) {
    if (each.id == "sentence" && (about.region == Region::panels || about.region == Region::program)) {
      EXPECT_FALSE(tip.area.overlaps(each.area)) << "the sentence is being read";
    }
    const bool sameRow =
        each.area.y < about.area.y + about.area.height && about.area.y < each.area.y + each.area.height;
    if (!isOperable(each) || !each.inSight || isLine(each) || each.region != about.region) continue;
    // In the column, the student reads the elements below next, unless the one above is being read.
    const bool column = about.region == Region::panels || about.region == Region::program;
    const Rect above = {tip.area.x, about.area.y - tip.area.height - 5, tip.area.width, tip.area.height};
    const bool read = std::any_of(all.begin(), all.end(), [&](const Record& said) {
      return said.id == "sentence" && said.area.overlaps(above);
    });
    const bool next = column && !read && about.area.y >= tip.area.height + 9 && each.area.y > about.area.y;
    if (!sameRow && !next) continue;
    // A divider runs along all the areas that it separates.
    if (each.id.starts_with("divider/") || about.id.starts_with("divider/")) continue;
    EXPECT_FALSE(tip.area.overlaps(each.area)) << each.id;
  }
}

void expectTips(Headless& screen, Vec2 size) {
  const App& app = screen.app();
  const std::vector<Record> all = app.records();
  const bool covered = screen.card() != nullptr;
  Rect notice;  // covered elements cannot be pointed at
  for (const Record& each : all) {
    if (each.region == Region::notice)
      notice = {0, 0, size.x, std::max(notice.height, each.area.y + each.area.height + 30)};
  }
  std::size_t seen = 0;
  for (const Record& record : all) {
    const Vec2 middle = middleOf(record.area);
    const bool there = record.inSight && middle.x < size.x && middle.y < size.y;
    const bool below = record.region != Region::notice && notice.contains(middle);
    if (!isOperable(record) || !there || below || covered != (record.region == Region::overlay)) continue;
    SCOPED_TRACE(record.id + ", " + std::to_string(static_cast<int>(size.x)) + " × " +
                 std::to_string(static_cast<int>(size.y)));
    screen.point(middle);
    const Tip tip(app.palette());
    ++seen;
    if (isLine(record)) {
      EXPECT_TRUE(tip.area.empty());
      continue;
    }
    ASSERT_FALSE(tip.area.empty());
    EXPECT_TRUE(record.id.ends_with("/close") || hasTwoWords(record.name + " " + record.hint) ||
                record.role == Role::slider)
        << record.name << " / " << record.hint;
    const bool told = record.id == "speed" || record.role == Role::node;
    EXPECT_EQ(tip.faint, marks(told ? record.value : record.hint));
    if (record.role == Role::slider) {
      EXPECT_GT(tip.ink, 8u);
    } else {
      const std::string key = record.key.empty() ? "" : "(" + record.key + ")";
      EXPECT_EQ(tip.ink, marks(record.name + key)) << record.name;
    }
    EXPECT_GE(tip.area.x, 0);
    EXPECT_GE(tip.area.y, 0);
    EXPECT_LE(tip.area.x + tip.area.width, size.x);
    EXPECT_LE(tip.area.y + tip.area.height, size.y);
    expectNoNeighbourCovered(all, record, tip);
  }
  EXPECT_GT(seen, covered ? 0u : 8u);
}

TEST(Tips, SpeakOfEveryControlOnTheScreen) {
  for (const Vec2 size : {Vec2{1280, 800}, {768, 1024}, {844, 390}, {390, 844}, {320, 480}}) {
    // The command does not copy a panel's id.
    for (const std::string_view panel : {"code", "state", "calls", "solutions", "stats", "log", "count"}) {
      const std::string id(panel);
      Headless screen("n=6&step=30&panels=" + id, size);
      screen.app().tellCounting(&Counting::makeAvailable);
      screen.app().perform(ask::ShowPanel{withId(screen.app(), "panel/" + id) ? panel : "state"});
      screen.rest();
      expectTips(screen, size);
    }
  }
}

TEST(Tips, AreGoneFromWhatWasClickedUntilThePointerMoves) {
  Headless screen("lang=en&n=4&step=3", {1366, 650});
  const App& app = screen.app();
  for (const auto& [id, other] : {std::pair{"transport/play", "variant"}, {"tree/.0", "tree/."}}) {
    const Vec2 place = middleOf(withId(app, id)->area);
    screen.point(place);
    EXPECT_FALSE(Tip(app.palette()).area.empty()) << id;
    screen.click(place);
    EXPECT_TRUE(Tip(app.palette()).area.empty()) << id;
    screen.point(middleOf(withId(app, other)->area));
    screen.point(place);
    EXPECT_TRUE(Tip(app.palette()).area.empty()) << id << ": it is where it was";
    screen.point(middleOf(withId(app, other)->area));
    EXPECT_FALSE(Tip(app.palette()).area.empty()) << other;
  }
}

TEST(Tips, OfIconsAreShownWithoutAPointerUntilTheNextKey) {
  Headless screen("lang=en&n=6&step=30&tree=boards", {1280, 800});
  App& app = screen.app();
  screen.point({1, 1});
  for (const std::string id : {"n/smaller", "n/larger", "more", "tree/more", "transport/back",
                               "transport/play", "transport/step", "transport/next-solution"}) {
    const Record* record = withId(app, id);
    ASSERT_TRUE(record) << id;
    const std::string name = record->name + (record->key.empty() ? "" : "(" + record->key + ")");
    app.showTip(id);
    screen.rest();
    EXPECT_EQ(Tip(app.palette()).ink, marks(name)) << id;
    app.key("Escape", false);
    screen.rest();
    EXPECT_TRUE(Tip(app.palette()).area.empty()) << id;
  }
  app.showTip("lesson");
  screen.rest();
  EXPECT_TRUE(Tip(app.palette()).area.empty()) << "its name is on it";
  app.perform(AppAction::toggleHelp);
  app.showTip("help/close");
  screen.rest();
  EXPECT_TRUE(Tip(app.palette()).area.empty()) << "it has the focus because the window opened";
}

TEST(Tips, OfASquareSpeakOfItsBreakpoint) {
  Headless screen("lang=en&n=6&step=7", {1280, 800});
  App& app = screen.app();
  const Vec2 place = placeOf(app, {4, 4});
  screen.point(place);
  EXPECT_GT(Tip(app.palette()).ink, 0u);
  EXPECT_EQ(Tip(app.palette()).faint, 0u);
  app.perform(ask::OfSession{0, ask::ToggleBreakpointAtSquare{{4, 4}}});
  screen.rest();
  EXPECT_EQ(Tip(app.palette()).faint, marks("Breakpoint: Play stops here."));
  screen.point(placeOf(app, {4, 5}));
  EXPECT_EQ(Tip(app.palette()).faint, 0u);
}

TEST(Tips, OfMarksLeaveTheLegendOfTheTreeFreeOnAPhone) {
  for (const std::string language : {"en", "zh"}) {
    Headless screen("n=4&lang=" + language, {390, 844});
    App& app = screen.app();
    app.welcome();
    app.perform(AppAction::playFirst);
    int seen = 0;
    for (int i = 0; i < 60 * 64; ++i) {
      screen.frame();
      const Record* legend = withId(app, "tree/range");
      if (!legend || !withId(app, "call-out")) continue;
      ++seen;
      const Rect tip = Tip(app.palette()).area;
      ASSERT_LE(tip.y + tip.height, legend->area.y) << withId(app, "call-out")->name;
    }
    EXPECT_GT(seen, 0);
  }
}

TEST(Tips, SpeakOfEveryControlInAFrameAndBesideANotice) {
  const std::pair<std::string, Vec2> screens[] = {{"view=player&step=30", {640, 420}},
                                                  {"view=player&step=30", {480, 360}},
                                                  {"n=99&theme=projector", {1280, 800}}};
  for (const auto& [query, size] : screens) {
    Headless screen(query, size);
    expectTips(screen, size);
  }
}

TEST(Tips, SpeakOfWhatLiesOverTheScreen) {
  for (const std::string key : {"?", "k"}) {
    Headless screen("n=6", {1280, 800});
    screen.app().key(key, false);
    screen.rest();
    expectTips(screen, {1280, 800});
  }
}

TEST(Tips, OfSquaresLeaveTheControlsBelowTheBoard) {
  for (const Vec2 size : {Vec2{1280, 800}, {844, 390}, {640, 420}}) {
    Headless screen("n=8&step=29&lang=en&tree=none", size);
    const App& app = screen.app();
    const Rect board = withId(app, "board")->area;
    const float cell = board.width / 8;
    for (int column = 0; column < 8; ++column) {
      screen.point({board.x + (static_cast<float>(column) + 0.5f) * cell, board.y + 7.5f * cell});
      const Tip tip(app.palette());
      ASSERT_FALSE(tip.area.empty());
      for (const Record& each : app.records()) {
        if (each.region != Region::transport) continue;
        EXPECT_FALSE(tip.area.overlaps(each.area)) << each.id << ", " << column << ", " << size.x;
      }
    }
  }
}

TEST(Tips, OfTheScrubberSayWhereAPressWouldGo) {
  for (const bool finished : {true, false}) {
    Headless screen("n=6&step=1000", {1280, 800});
    App& app = screen.app();
    if (finished) app.session().seek(1'000'000);
    app.session().seek(0);
    screen.rest();
    const Record scrubber = *withId(app, "scrubber");
    const float knob = 0.47f * app.palette().textSize;
    for (const float share : {0.0f, 0.25f, 0.6f, 1.0f}) {
      const Vec2 at = {scrubber.area.x + knob + share * (scrubber.area.width - 2 * knob),
                       middleOf(scrubber.area).y};
      screen.point(at);
      const std::size_t told = Tip(app.palette()).ink;
      screen.click(at);
      const std::uint64_t there = app.session().timeline().position();
      const Message message = finished ? Message::scrubberTip : Message::scrubberTipOpen;
      const std::uint64_t known = finished ? 1352 : 1000;
      EXPECT_EQ(told, marks(format(Language::en, message, {{"position", there}, {"total", known}})));
      EXPECT_LE(there, known) << "no further than has been explored";
    }
  }
}

}  // namespace
}  // namespace queens
