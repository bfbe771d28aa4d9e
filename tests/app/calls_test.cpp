// The active calls, compared with a plain recursion that keeps its own list of them.
#include <map>
#include <set>

#include "finding.hpp"
#include "support/plain_recursion.hpp"

namespace queens {
namespace {

std::vector<Record> calls(const App& app) {
  std::vector<Record> found;
  for (const Record& each : app.records())
    if (each.id.starts_with("calls/") && each.role == Role::button) found.push_back(each);
  return found;
}

TEST(Calls, AreThoseOfTheProgramWithWhatTheyAreAt) {
  for (const VariantInfo& variant : kVariants) {
    if (!variant.recurses) continue;
    const std::string name = variant.variant == VariantId::boardScan ? "row = " : "col = ";
    std::uint64_t position = 0;
    Headless screen("n=4&lang=en&panels=calls&variant=" + std::string(variant.id), {1280, 1000});
    App& app = screen.app();
    EXPECT_TRUE(calls(app).empty());
    recursion::search(
        std::string(variant.id), 4, [&](const recursion::Step& step, const recursion::Standing& standing) {
          app.session().seek(++position);
          screen.rest();
          const auto shown = calls(app);
          // The call that follows a placed queen begins with the next event, or once the queen has taken
          // squares.
          const std::set<std::string> waits = {"place", "restrict", "wipeout"};
          const std::size_t expected =
              step.kind == "done" ? 0 : standing.queens.size() + (waits.contains(step.kind) ? 0 : 1);
          EXPECT_EQ(shown.size(), expected) << variant.id << " at " << position << ", " << step.kind;
          for (std::size_t i = 0; i < shown.size(); ++i) {
            const std::size_t depth = shown.size() - 1 - i;
            EXPECT_TRUE(shown[i].name.starts_with("search(" + std::to_string(depth) + ")")) << shown[i].name;
            // The listing has no line numbers, so calls are named by the text of their line.
            const std::string at = i > 0 ? ", waits at, " : ", runs, ";
            EXPECT_NE(shown[i].name.find(at), std::string::npos) << shown[i].name;
            if (i > 0) {
              EXPECT_NE(shown[i].name.find("search(", 9), std::string::npos) << shown[i].name;
            }
            if (depth >= standing.queens.size()) continue;
            const recursion::Place queen = standing.queens[depth];
            const int choice = variant.variant == VariantId::boardScan ? queen.row : queen.col;
            EXPECT_NE(shown[i].name.find(name + std::to_string(choice)), std::string::npos) << shown[i].name;
          }
          return position < 60;
        });
  }
}

TEST(Calls, NameTheRowsThatAProgramChose) {
  Headless screen("variant=forward-checking&way=mrv&n=8&step=36&lang=en&panels=calls", {1280, 1000});
  const auto shown = calls(screen.app());
  ASSERT_EQ(shown.size(), 4u);
  EXPECT_TRUE(shown[0].name.starts_with("search(3), row = 5, col = 3")) << shown[0].name;
  EXPECT_TRUE(shown[1].name.starts_with("search(2), row = 2, col = 4")) << shown[1].name;
}

TEST(Calls, LeadToWhereTheyBegan) {
  Headless screen("n=6&lang=en&panels=calls&step=200", {1280, 1000});
  App& app = screen.app();
  while (calls(app).size() < 4) {
    ASSERT_TRUE(app.key("ArrowRight", false));
    screen.rest();
  }
  const auto before = calls(app);
  ASSERT_TRUE(app.press("calls/2"));
  screen.rest();
  const auto after = calls(app);
  ASSERT_EQ(after.size(), 3u);
  EXPECT_EQ(after[1].name.substr(0, 18), before[before.size() - 2].name.substr(0, 18));
  EXPECT_EQ(after[2].name.substr(0, 18), before[before.size() - 1].name.substr(0, 18));
  app.session().seek(app.session().timeline().position() - 1);
  screen.rest();
  EXPECT_EQ(calls(app).size(), 2u) << "right before it had not begun";
}

TEST(Calls, AreNotOfferedWhereNothingRecurses) {
  Headless screen("n=6&lang=en&panels=calls&variant=explicit-stack", {1280, 1000});
  EXPECT_FALSE(withId(screen.app(), "panel/calls"));
  EXPECT_TRUE(withId(screen.app(), "panel/state"));
}

}  // namespace
}  // namespace queens
