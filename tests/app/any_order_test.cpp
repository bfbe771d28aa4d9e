// Whatever a student does in any order, the program keeps running, and the address describes what it shows.
#include <random>

#include "finding.hpp"

namespace queens {
namespace {

class Reader {
 public:
  explicit Reader(unsigned seed) : chance_(seed) {}

  void act(Headless& screen) {
    App& app = screen.app();
    const int kind = below(12);
    const std::string id = anyRecord(app);
    if (kind == 0) {
      app.load(anyQuery());
    } else if (kind <= 3) {
      constexpr std::string_view kKeys[] = {
          "0",      "1",      "2",        "3",         "4",          "5",       "6",        "7",   " ",
          "b",      "c",      "d",        "e",         "f",          "g",       "h",        "i",   "l",
          "n",      "o",      "p",        "r",         "s",          "t",       "u",        "x",   "+",
          "-",      "?",      "[",        "]",         "<",          ">",       "Home",     "End", "Enter",
          "Escape", "PageUp", "PageDown", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"};
      app.key(kKeys[below(std::size(kKeys))], below(4) == 0);
    } else if (kind <= 5) {
      app.press(id);
    } else if (kind == 6) {
      app.slide(id, 0.1 * below(1000));
    } else if (kind == 7) {
      const auto event = static_cast<EventKind>(below(static_cast<int>(kEventKindNames.size())));
      if (emits(app.session().variant(), event)) app.session().runTo(event);
    } else if (kind == 8) {
      app.session().seek(static_cast<std::uint64_t>(below(3000)));
    } else if (kind == 9) {
      below(3) > 0 ? app.session().play() : app.session().pause();
    } else if (kind == 10) {
      constexpr Vec2 kSizes[] = {{1280, 800},  {390, 844}, {844, 390}, {320, 320}, {640, 420},
                                 {1920, 1080}, {140, 140}, {0, 0},     {200, 90},  {60, 700}};
      screen.resize(kSizes[below(std::size(kSizes))]);
    } else {
      app.showAlone(below(4) == 0);
      app.reveal(id);
      const SquareOf square = {static_cast<std::size_t>(below(2)), {0, static_cast<std::int8_t>(below(4))}};
      app.point(below(2) == 0 ? std::nullopt : std::optional(square));
    }
  }
  Seconds pause() { return below(10) == 0 ? 3.0 : 1.0 / (10 + below(50)); }
  int below(std::size_t end) {
    return std::uniform_int_distribution<int>(0, static_cast<int>(end) - 1)(chance_);
  }

 private:
  std::string anyRecord(const App& app) {
    if (app.records().empty()) return {};
    return app.records()[static_cast<std::size_t>(below(app.records().size()))].id;
  }
  std::string anyQuery() {
    const std::string number = std::to_string(below(12) + 1);
    switch (below(9)) {
      case 0:
        return "n=" + number;
      case 1:
        return "variant=" + std::string(kVariants[static_cast<std::size_t>(below(kVariants.size()))].id) +
               "&n=" + number;
      case 2:
        return "step=" + std::to_string(below(4000));
      case 3:
        return "play=1&speed=" + std::to_string(1 << below(24));
      case 4:
        return "from=" + number + "&to=" + std::to_string(below(900)) + "&loop=1";
      case 5:
        return "until=solution&grain=turn";
      case 6:
        return "panels=tree,log&view=player&tree=" + std::string(below(2) == 0 ? "boards" : "bars");
      case 7:
        return "with=" +
               std::string(below(3) == 0 ? ""
                                         : kVariants[static_cast<std::size_t>(below(kVariants.size()))].id) +
               "&by=" + std::string(kSyncModeNames[static_cast<std::size_t>(below(kSyncModeNames.size()))]);
      default:
        return "view=full&lang=zh&panels=" + std::string(below(2) == 0 ? "calls" : "solutions");
    }
  }
  std::mt19937 chance_;
};

TEST(AnyOrder, OfWhatAReaderDoesLeavesASearchThatGoesOn) {
  for (unsigned seed = 1; seed <= 4; ++seed) {
    Headless screen("lang=en", {1280, 800});
    screen.workTakesTime();
    Reader reader(seed);
    for (int i = 0; i < 400; ++i) {
      reader.act(screen);
      screen.frame(reader.pause());
      const Session& session = screen.app().session();
      const LinkState now = screen.app().address();
      ASSERT_EQ(now.variant, session.variant()) << seed << ", " << i;
      ASSERT_EQ(now.step, session.timeline().position()) << seed << ", " << i;
      ASSERT_LE(session.timeline().position(), session.timeline().total().value_or(UINT64_MAX));
    }
  }
}

}  // namespace
}  // namespace queens
