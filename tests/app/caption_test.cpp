// The sentence about the last event.
#include "finding.hpp"
#include "text/marked.hpp"
#include "text/narration.hpp"
#include "ui/controls/words.hpp"

namespace queens {
namespace {

TEST(Caption, SumsUpWhatCannotBeFollowed) {
  Headless screen("n=8&speed=2000&play=1", {1280, 800});
  const Record* sentence = withId(screen.app(), "sentence");
  ASSERT_NE(sentence, nullptr);
  EXPECT_NE(sentence->name.find("solution"), std::string::npos) << sentence->name;
  EXPECT_NE(sentence->name.find("on the board"), std::string::npos) << sentence->name;
  EXPECT_NE(sentence->name.find("more recently"), std::string::npos) << "what the colour means";
  screen.app().session().pause();
  screen.rest();
  sentence = withId(screen.app(), "sentence");
  ASSERT_NE(sentence, nullptr);
  EXPECT_EQ(sentence->name.find("on the board"), std::string::npos) << sentence->name;
}

// Even at 2,000 events a second, everything shown belongs to one position.
TEST(Caption, SpeaksOfTheMomentThatCounterBoardAndVariablesShow) {
  Headless screen("n=8&speed=2000&play=1&lang=en", {1280, 800});
  App& app = screen.app();
  std::size_t moments = 0;
  std::string last;
  for (int i = 0; i < 64; ++i) {
    screen.frame();
    const std::string position = plain(
        format(Language::en, Message::runningSummary,
               {{"solutions", 0}, {"depth", 0}, {"events", app.session().snapshot().onBoard().position}}));
    const std::string events = position.substr(position.rfind("; ") + 2);
    EXPECT_NE(withId(app, "sentence")->name.find(events), std::string::npos) << events;
    const std::string digits = events.substr(0, events.find(' '));
    EXPECT_NE(withId(app, "counter")->name.find(" " + digits + " /"), std::string::npos)
        << withId(app, "counter")->name << " beside " << events;
    moments += digits != last;
    last = digits;
  }
  EXPECT_LE(moments, 6u);
}

TEST(Caption, ShowsTheLastSolutionBesideTheClosingSentence) {
  for (const Vec2 size : {Vec2{1280, 800}, {844, 390}, {640, 420}, {390, 844}}) {
    Headless screen("n=6&step=1352", size);
    ASSERT_TRUE(screen.app().session().timeline().atEnd());
    const Record* board = withId(screen.app(), "latest-solution");
    ASSERT_NE(board, nullptr) << size.x;
    EXPECT_EQ(board->name, "Solution 4");
    const Record* sentence = withId(screen.app(), "sentence");
    ASSERT_NE(sentence, nullptr);
    EXPECT_NE(sentence->name.find("4 solutions"), std::string::npos) << sentence->name;
    EXPECT_LE(sentence->area.x + sentence->area.width, board->area.x) << size.x;
  }
}

// A sentence that does not fit can be scrolled to its end; on a phone held sideways, every sentence fits.
TEST(Caption, IsNeverCutOff) {
  for (const Vec2 size : {Vec2{1280, 800},
                          {844, 390},
                          {640, 420},
                          {480, 360},
                          {390, 844},
                          {320, 568},
                          {320, 480},
                          {320, 320}}) {
    for (const VariantInfo& each : kVariants) {
      Headless screen("n=8&lang=en&variant=" + std::string(each.id), size);
      App& app = screen.app();
      for (const std::uint64_t position : {0, 9, 150, 151, 152, 153, 154, 308, 400}) {
        app.session().seek(position);
        app.settle();
        screen.rest();
        const Rect area = withId(app, "sentence")->area;
        bool scrolls = false;
        for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
          const bool caption = std::string_view(window->Name).find("/sentence_") != std::string_view::npos;
          scrolls |= window->WasActive && caption && window->ScrollMax.y > 0;
        }
        const std::string sentence = narrate(app.session().timeline(), Language::en);
        ImGui::NewFrame();
        const float least = heightOf(screen.fonts(), sentence, area.width, 0.75f * app.palette().textSize);
        ImGui::EndFrame();
        EXPECT_TRUE(scrolls || least <= area.height)
            << each.id << " " << position << ", " << size.x << " x " << size.y;
        if (size.x >= 844) EXPECT_FALSE(scrolls) << each.id << " " << position << ", " << size.x;
      }
    }
  }
}

TEST(Caption, IsThereUnlessTheAddressSaysNo) {
  Headless screen("n=6&step=30&narration=0", {1280, 800});
  EXPECT_EQ(withId(screen.app(), "sentence"), nullptr);
  screen.app().load("narration=1");
  screen.rest();
  EXPECT_NE(withId(screen.app(), "sentence"), nullptr);
}

}  // namespace
}  // namespace queens
