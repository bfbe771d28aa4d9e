// The solutions found so far: as small boards, by their classes, and in the format of programs.
#include <algorithm>

#include "finding.hpp"

namespace queens {
namespace {

std::vector<Record> startingWith(const App& app, std::string_view id) {
  std::vector<Record> found;
  for (const Record& each : app.records())
    if (each.id.starts_with(id)) found.push_back(each);
  return found;
}

std::string summary(const App& app) {
  return startingWith(app, "solutions/summary").at(0).name;
}

TEST(Solutions, SaysThatNoneWasSeenAndWhereThereIsNone) {
  Headless screen("n=3&lang=en&panels=solutions", {1280, 800});
  EXPECT_EQ(summary(screen.app()), "No solution yet. Press Next solution (N) to look for one.");
  screen.app().session().seek(Timeline::kUnlimited);
  screen.rest();
  EXPECT_EQ(summary(screen.app()), "A board of 3 × 3 squares has no solution.");
}

TEST(Solutions, SayNothingOfTheBoardWhereTheGivenQueensLeaveNone) {
  Headless screen("n=4&given=0.0&lang=en&panels=solutions", {1280, 800});
  screen.app().session().seek(Timeline::kUnlimited);
  screen.rest();
  EXPECT_EQ(summary(screen.app()), "This program recorded no solution.");
}

TEST(Solutions, AreThereInTheOrderFoundAndLeadToWhereTheyWereFound) {
  Headless screen("n=6&lang=en&panels=solutions&step=1352", {1280, 800});
  App& app = screen.app();
  EXPECT_EQ(summary(app), "4 solutions in 1 class");
  ASSERT_EQ(startingWith(app, "solution/").size(), 4u);
  press(screen, Role::button, "Solution 3");
  const Event* event = app.session().timeline().event();
  ASSERT_TRUE(event);
  EXPECT_EQ(event->kind, EventKind::solution);
  EXPECT_EQ(app.session().timeline().solutionsBefore(), 2u);
  EXPECT_EQ(startingWith(app, "solution/").size(), 4u) << "those beyond stay in sight";
}

TEST(Solutions, ArePrintedAsTheProgramReturnsThemUntilAnotherFormIsChosen) {
  Headless screen("variant=hash-sets&way=one-row&n=4&lang=en&panels=solutions&step=110", {1280, 800});
  press(screen, Role::toggle, "As printed");
  EXPECT_EQ(startingWith(screen.app(), "printed/").at(0).name, ".Q..\n...Q\nQ...\n..Q.");
  screen.app().load("variant=hash-sets&way=&n=4&step=110");
  screen.rest();
  press(screen, Role::toggle, "As printed");
  EXPECT_EQ(startingWith(screen.app(), "printed/").at(0).name, "[1, 3, 0, 2]");
}

TEST(Solutions, StandTogetherByTheirClasses) {
  Headless screen("n=8&lang=en&panels=solutions&step=21890", {1280, 4000});
  App& app = screen.app();
  EXPECT_EQ(summary(app), "92 solutions in 12 classes");
  press(screen, Role::toggle, "By symmetry");
  const auto headings = startingWith(app, "solutions/class/");
  ASSERT_EQ(headings.size(), 12u);
  EXPECT_EQ(std::count_if(headings.begin(), headings.end(),
                          [](const Record& each) { return each.name.ends_with(": 8 of 8 found"); }),
            11);
  EXPECT_EQ(std::count_if(headings.begin(), headings.end(),
                          [](const Record& each) { return each.name.ends_with(": 4 of 4 found"); }),
            1);
  const auto boards = startingWith(app, "solution/");
  EXPECT_EQ(boards.size(), 92u);
  EXPECT_EQ(std::count_if(boards.begin(), boards.end(),
                          [](const Record& each) { return each.name.find("fundamental") != each.name.npos; }),
            12);
}

TEST(Solutions, OfThousandsOnlyThoseInSightAreDrawn) {
  Headless screen("n=12&variant=bitmask&lang=en&panels=solutions", {1280, 800});
  screen.app().session().seek(Timeline::kUnlimited);
  screen.rest();
  EXPECT_EQ(summary(screen.app()), "14,200 solutions in 1,787 classes");
  EXPECT_LT(startingWith(screen.app(), "solution/").size(), 100u);
  EXPECT_GT(startingWith(screen.app(), "solution/").size(), 2u);
}

TEST(Solutions, ArePrintedUpToThePresentAndHandedOutAsTheyAre) {
  Headless screen("n=4&lang=en&panels=solutions&step=110", {1280, 800});
  App& app = screen.app();
  press(screen, Role::toggle, "As printed");
  EXPECT_EQ(startingWith(app, "printed/").at(0).name, "[1, 3, 0, 2]") << "as the program returns it";
  app.perform(ask::ChoosePrint{Print::listsFromOne});
  screen.rest();
  EXPECT_EQ(startingWith(app, "printed/").at(0).name, "[2 4 1 3 ][3 1 4 2 ]");
  press(screen, Role::button, "Copy");
  const auto copied = takenAlong(app);
  ASSERT_TRUE(copied);
  EXPECT_FALSE(copied->save);
  EXPECT_EQ(copied->text, "[2 4 1 3 ][3 1 4 2 ]\n");
  EXPECT_FALSE(takenAlong(app));
  app.noteCopied();
  screen.rest();
  EXPECT_TRUE(named(app, Role::button, "Copied"));
  app.perform(ask::ChoosePrint{Print::csv});
  screen.rest();
  EXPECT_TRUE(named(app, Role::button, "Copy")) << "it is said until something else is done";
  EXPECT_EQ(startingWith(app, "printed/").at(1).name, "1,1,3,0,2");
  app.perform(ask::ChoosePrint{Print::json});
  screen.rest();
  EXPECT_EQ(startingWith(app, "printed/").at(1).name, "[2,0,3,1]]") << "with the end of the whole output";
  app.perform(ask::ChoosePrint{Print::csv});
  screen.rest();
  press(screen, Role::button, "Save");
  const auto saved = takenAlong(app);
  ASSERT_TRUE(saved);
  EXPECT_TRUE(saved->save);
  EXPECT_EQ(saved->name, "flag-arrays-4-csv.csv");
  EXPECT_EQ(saved->text, "solution,0,1,2,3\n1,1,3,0,2\n2,2,0,3,1\n");
  // Before the second solution, it has not been printed.
  app.session().seek(app.session().timeline().positionOfSolution(2).value() - 1);
  app.perform(ask::HandOut{});
  EXPECT_EQ(takenAlong(app)->text, "solution,0,1,2,3\n1,1,3,0,2\n");
}

TEST(Solutions, OfAProgramThatCountsAreANumberAndNoLists) {
  Headless screen("n=6&variant=bitmask&find=count&lang=en&panels=solutions", {1280, 800});
  App& app = screen.app();
  press(screen, Role::toggle, "As printed");
  EXPECT_EQ(startingWith(app, "printed/").at(0).name, "0") << "before any is found";
  app.session().seek(Timeline::kUnlimited);
  screen.rest();
  ASSERT_EQ(startingWith(app, "printed/").size(), 1u);
  EXPECT_EQ(startingWith(app, "printed/").at(0).name, "4");
  EXPECT_FALSE(withId(app, "solutions/print")) << "there are no formats of a number";
  press(screen, Role::button, "Save");
  const auto saved = takenAlong(app);
  ASSERT_TRUE(saved);
  EXPECT_EQ(saved->name, "bitmask-count-6.txt");
  EXPECT_EQ(saved->text, "4\n");
}

TEST(Solutions, AreSavedUnderTheNameOfTheProgram) {
  Headless screen("n=4&find=first&lang=en&panels=solutions", {1280, 800});
  App& app = screen.app();
  app.session().seek(Timeline::kUnlimited);
  screen.rest();
  press(screen, Role::toggle, "As printed");
  press(screen, Role::button, "Save");
  const auto saved = takenAlong(app);
  ASSERT_TRUE(saved);
  EXPECT_EQ(saved->name, "flag-arrays-first-4-lists-0.txt");
  EXPECT_EQ(saved->text, "[1, 3, 0, 2]\n");
}

TEST(Solutions, OfTheSecondSearchAreHandedOutByItsOwnPanel) {
  Headless screen("n=4&with=board-scan&lang=en&panels=solutions&step=110", {1280, 800});
  App& app = screen.app();
  press(screen, Role::toggle, "As printed");
  ASSERT_TRUE(withId(app, "2:solutions/save"));
  EXPECT_TRUE(app.press("2:solutions/save"));
  EXPECT_EQ(takenAlong(app)->name, "board-scan-4-lists-0.txt");
  EXPECT_TRUE(app.press("solutions/save"));
  EXPECT_EQ(takenAlong(app)->name, "flag-arrays-4-lists-0.txt");
}

TEST(Solutions, HaveTheirPlaceAtEverySize) {
  for (const Vec2 size :
       {Vec2{1920, 1080}, {768, 1024}, {844, 390}, {640, 420}, {390, 844}, {320, 568}, {320, 320}}) {
    for (const std::string view : {"order", "symmetry", "printed"}) {
      Headless screen("n=6&lang=zh&panels=solutions&step=1352", size);
      App& app = screen.app();
      app.perform(ask::ShowPanel{"solutions"});
      app.press("sheet");
      screen.rest();
      ASSERT_TRUE(app.press("solutions/" + view)) << size.x << " × " << size.y;
      screen.rest();
      const auto shown = startingWith(app, view == "printed" ? "printed/" : "solution/");
      ASSERT_FALSE(shown.empty()) << view << " at " << size.x << " × " << size.y;
      EXPECT_LE(shown.front().area.x + shown.front().area.width, size.x);
    }
  }
}

TEST(Base, ChangesSentencesAndPrintedListsButNotEvents) {
  Headless screen("lang=en&n=4&step=43&panels=solutions&print=pairs&base=1", {1280, 800});
  App& app = screen.app();
  const auto texts = [&](std::string_view id) {
    screen.rest();
    const auto& all = app.records();
    const auto found =
        std::find_if(all.begin(), all.end(), [id](const Record& each) { return each.id == id; });
    return found == all.end() ? std::string() : found->name;
  };
  EXPECT_EQ(texts("printed/1"), "[[1, 2], [2, 4], [3, 1], [4, 3]]");
  EXPECT_NE(app.aloud().find("columns 2, 4, 1, 3"), std::string::npos) << app.aloud();
  app.perform(ask::CountFrom{0});
  EXPECT_EQ(texts("printed/1"), "[[0, 1], [1, 3], [2, 0], [3, 2]]");
  EXPECT_NE(app.aloud().find("columns 1, 3, 0, 2"), std::string::npos) << app.aloud();
  EXPECT_EQ(app.session().timeline().position(), 43u);
}

}  // namespace
}  // namespace queens
