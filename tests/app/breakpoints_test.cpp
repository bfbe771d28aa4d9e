// Breakpoints at lines and squares, set with the pointer or only with keys.
#include "finding.hpp"

namespace queens {
namespace {

constexpr Vec2 kLaptop = {1280, 800};

void doubleClick(Headless& screen, Vec2 at) {
  // Enough time, so that the next click does not form a double click with an earlier one.
  for (int i = 0; i < 64; ++i) screen.frame();
  screen.click(at);
  screen.click(at);
}

const Record& lineWith(const App& app, std::string_view text) {
  for (const Record& each : app.records())
    if (each.role == Role::line && each.id.starts_with("code/") && each.name.find(text) != std::string::npos)
      return each;
  ADD_FAILURE() << text;
  return app.records().front();
}

TEST(Breakpoints, AreSetAtALineByAClickAndPlayEndsThere) {
  Headless screen("n=6&lang=en&speed=1000", kLaptop);
  App& app = screen.app();
  EXPECT_EQ(named(app, Role::button, "To the next breakpoint"), nullptr);
  screen.click(middleOf(lineWith(app, "queens.pop()").area));
  EXPECT_EQ(lineWith(app, "queens.pop()").value, "Breakpoint: Play stops here.");
  app.perform(ask::OfSession{0, SearchAction::playOrPause});
  for (int i = 0; i < 200 && app.session().playing(); ++i) screen.frame();
  screen.rest();
  EXPECT_FALSE(app.session().playing());
  EXPECT_TRUE(lineWith(app, "queens.pop()").on) << "it is the line executed last";
  const std::uint64_t first = app.session().timeline().position();
  press(screen, Role::button, "To the next breakpoint");
  EXPECT_GT(app.session().timeline().position(), first);
  EXPECT_TRUE(lineWith(app, "queens.pop()").on);
  screen.click(middleOf(lineWith(app, "queens.pop()").area));
  EXPECT_EQ(lineWith(app, "queens.pop()").value, "");
  EXPECT_TRUE(app.session().snapshot().breakpoints.empty());
}

TEST(Breakpoints, AreSetAtEveryLineThatCanRunWithoutAPointer) {
  Headless screen("n=6&lang=en&code=java", kLaptop);
  App& app = screen.app();
  const std::span<const ListingLine> program = listing(app.session().variant(), ProgramLanguage::java).lines;
  const std::vector<Record> before = app.records();
  int lines = 0;
  for (const Record& each : before) {
    if (each.role != Role::line) continue;
    ++lines;
    const std::optional<Label> label = program[std::stoul(each.id.substr(5))].label;
    EXPECT_EQ(each.enabled, label.has_value()) << each.name;
    EXPECT_EQ(app.press(each.id), label.has_value()) << each.name;
    screen.rest();
    EXPECT_EQ(withId(app, each.id)->stops, label.has_value()) << each.name;
    if (!label) continue;
    EXPECT_TRUE(app.session().snapshot().breakpoints.at(*label)) << each.name;
    EXPECT_TRUE(app.press(each.id));
    screen.rest();
    EXPECT_TRUE(app.session().snapshot().breakpoints.empty()) << each.name;
    EXPECT_FALSE(withId(app, each.id)->stops) << each.name;
  }
  EXPECT_GT(lines, 10);
}

TEST(Breakpoints, AreSetByKeysWhereTheSearchIs) {
  Headless screen("n=6&step=30&lang=en", kLaptop);
  App& app = screen.app();
  EXPECT_TRUE(app.key("S", true));
  screen.rest();
  const Label label = app.session().snapshot().lines.back().label;
  EXPECT_TRUE(app.session().snapshot().breakpoints.at(label));
  EXPECT_TRUE(app.key("s", false));
  screen.rest();
  EXPECT_GT(app.session().timeline().position() + app.session().snapshot().linesAhead, 30u);
  EXPECT_EQ(app.session().snapshot().lines.back().label, label);
  EXPECT_TRUE(app.key("S", true));
  EXPECT_TRUE(app.session().snapshot().breakpoints.empty());
  app.point(SquareOf{0, {3, 2}});
  EXPECT_TRUE(app.key("S", true));
  EXPECT_EQ(app.session().snapshot().breakpoints.square(), (Square{3, 2}));
}

TEST(Breakpoints, AreSetAtASquareByADoubleClickAndSeenThere) {
  Headless screen("n=6&lang=en", kLaptop);
  App& app = screen.app();
  const Color color = app.palette().attacked;
  const auto marks = [&] {
    return std::count_if(screen.shapes().begin(), screen.shapes().end(), [&](const Shape& each) {
      return each.kind == ShapeKind::disc && each.fill == color;
    });
  };
  const auto before = marks();
  screen.click(placeOf(app, {2, 4}));
  EXPECT_TRUE(app.session().snapshot().breakpoints.empty()) << "one click is for the keyboard";
  doubleClick(screen, placeOf(app, {2, 4}));
  EXPECT_EQ(app.session().snapshot().breakpoints.square(), (Square{2, 4}));
  EXPECT_EQ(marks(), before + 1);
  app.key("s", false);
  screen.rest();
  EXPECT_EQ(app.session().timeline().event()->square, (Square{2, 4}));
  doubleClick(screen, placeOf(app, {2, 4}));
  EXPECT_TRUE(app.session().snapshot().breakpoints.empty());
}

TEST(Breakpoints, AreNotSetByAFingerNorByAClickElsewhereNorFromUnderACard) {
  Headless screen("n=6&lang=en", kLaptop);
  App& app = screen.app();
  app.point(SquareOf{0, {1, 1}});
  doubleClick(screen, {1270, 300});
  EXPECT_TRUE(app.session().snapshot().breakpoints.empty()) << "pointed at by keys";
  app.perform(AppAction::toggleHelp);
  screen.rest();
  doubleClick(screen, placeOf(app, {2, 4}));
  EXPECT_TRUE(app.session().snapshot().breakpoints.empty()) << "the card is closed by it";
  ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
  doubleClick(screen, placeOf(app, {2, 4}));
  EXPECT_TRUE(app.session().snapshot().breakpoints.empty()) << "a finger points";
}

TEST(Breakpoints, AreInTheAddressOfTheirSearch) {
  Headless screen("n=6&step=30&lang=en", kLaptop);
  App& app = screen.app();
  app.key("S", true);
  app.point(SquareOf{0, {3, 2}});
  app.key("S", true);
  const std::string address = formatAddress(app.address());
  EXPECT_NE(address.find("stops=test,3.2"), std::string::npos) << address;
  Headless other(address, kLaptop);
  EXPECT_EQ(other.app().session().snapshot().breakpoints, app.session().snapshot().breakpoints);
  EXPECT_EQ(lineWith(other.app(), "if not (cols").value, "Breakpoint: Play stops here.");
  app.load("theme=dark");
  EXPECT_FALSE(app.session().snapshot().breakpoints.empty()) << "what is not named stays";
  app.load("n=5");
  EXPECT_TRUE(app.session().snapshot().breakpoints.empty());
  app.load("n=4&stops=3.5,place");
  EXPECT_EQ(app.session().snapshot().breakpoints.square(), std::nullopt) << "not on this board";
  EXPECT_TRUE(app.session().snapshot().breakpoints.at(Label::place));
}

TEST(Breakpoints, GoWithTheirSearch) {
  Headless screen("n=6&step=30&lang=en", kLaptop);
  App& app = screen.app();
  app.key("S", true);
  app.perform(ask::OfSession{0, ask::ChooseVariant{VariantId::bitmask}});
  EXPECT_TRUE(app.session().snapshot().breakpoints.empty());
  app.key("S", true);
  EXPECT_FALSE(app.session().snapshot().breakpoints.empty());
  app.perform(ask::OfSession{0, SearchAction::reset});
  EXPECT_FALSE(app.session().snapshot().breakpoints.empty()) << "the same search again";
}

}  // namespace
}  // namespace queens
