#include <map>

#include <cmath>

#include "finding.hpp"
#include "ui/controls/words.hpp"

namespace queens {
namespace {

// Number of pixels of each element that reacts along a horizontal line.
std::map<ImGuiID, int> along(Headless& screen, float width, float y) {
  std::map<ImGuiID, int> found;
  for (float x = 0.5f; x < width; ++x) {
    const ImGuiID id = screen.under({x, y});
    if (id != 0) ++found[id];
  }
  return found;
}

// Search, smaller, larger, the student's program and the menu; with more space also the lesson, then others.
TEST(Toolbar, HasAllItsButtonsApartOnAnyPhone) {
  for (const float width : {320.0f, 360.0f, 375.0f, 390.0f, 480.0f, 600.0f, 768.0f, 1024.0f}) {
    for (const std::string theme : {"light", "projector"}) {
      Headless screen("n=10&theme=" + theme, {width, 800});
      const float text = screen.app().palette().textSize;
      const auto found = along(screen, width, 1.8f * text);
      const bool slim = width < 44 * text;
      EXPECT_GE(found.size(), slim ? 5u : 6u) << theme << ", " << width;
      EXPECT_LE(found.size(), slim ? 5u : 8u) << theme << ", " << width;
      for (const auto& [id, pixels] : found)
        EXPECT_GE(pixels, std::floor(2 * text)) << theme << ", " << width;
    }
  }
}

TEST(Toolbar, HasTheMenuAndAllItsNeighboursSideBySideAtEveryWidth) {
  for (float width = 320; width < 1400; width += 13) {
    for (const std::string query : {"lang=en", "lang=zh", "lang=en&theme=projector"}) {
      Headless screen("variant=explicit-stack&n=32&" + query, {width, 900});
      const App& app = screen.app();
      ASSERT_NE(withId(app, "more"), nullptr) << width << ", " << query;
      std::vector<Record> bar;
      for (const Record& each : app.records()) {
        if (each.region == Region::toolbar && each.role != Role::text) bar.push_back(each);
      }
      for (std::size_t i = 0; i < bar.size(); ++i) {
        EXPECT_GE(bar[i].area.x, 0) << width << ", " << query << ", " << bar[i].id;
        EXPECT_LE(bar[i].area.x + bar[i].area.width, width) << query << ", " << bar[i].id;
        for (std::size_t j = 0; j < i; ++j) {
          const bool apart = bar[i].area.x >= bar[j].area.x + bar[j].area.width - 0.01f ||
                             bar[j].area.x >= bar[i].area.x + bar[i].area.width - 0.01f;
          EXPECT_TRUE(apart) << width << ", " << query << ", " << bar[i].id << " and " << bar[j].id;
        }
      }
    }
  }
}

bool fits(const ImGuiWindow* window, Vec2 screen) {
  return window && window->ScrollMax.y == 0 && window->Pos.x >= 0 && window->Pos.y >= 0 &&
         window->Pos.x + window->Size.x <= screen.x && window->Pos.y + window->Size.y <= screen.y;
}

TEST(Help, IsSeenWhole) {
  for (const Vec2 size : {Vec2{480, 360}, {640, 420}, {390, 844}, {320, 480}, {1280, 800}}) {
    for (const std::string theme : {"light", "projector"}) {
      Headless screen("view=player&theme=" + theme, size);
      screen.app().perform(AppAction::toggleHelp);
      screen.rest();
      EXPECT_TRUE(fits(screen.card(), size)) << theme << ", " << size.x << " x " << size.y;
    }
  }
}

// If a line ends with code, its punctuation extends beyond the edge instead of beginning the next line.
TEST(Text, HasNoLineThatBeginsWithTheEndOfASentence) {
  Headless screen("", {480, 360});
  ImGui::NewFrame();
  const float oneLine = heightOf(screen.fonts(), "`n=8`", 1000, 15);
  for (const std::string mark : {".", ",", ";", ":", ")", "。", "，", "；", "：", "）", "、"}) {
    EXPECT_EQ(heightOf(screen.fonts(), "`n=8`" + mark, 30, 15), oneLine) << mark;
    EXPECT_GT(heightOf(screen.fonts(), "`n=8`" + mark + " and more", 30, 15), oneLine) << mark;
  }
  ImGui::EndFrame();
}

// The minimum width at which a text takes one line, CSS px.
float lineWidth(const Headless& screen, std::string_view text) {
  const float line = heightOf(screen.fonts(), text, 1000, 15);
  float width = 1;
  while (heightOf(screen.fonts(), text, width, 15) > line) ++width;
  return width;
}

// An opening bracket that would end a line begins the next one, where the last word no longer fits.
TEST(Text, HasNoLineThatEndsWithABracketThatOpens) {
  struct Words {
    std::string before, held, last;
  };
  Headless screen("", {480, 360});
  ImGui::NewFrame();
  const auto width = [&](const std::string& text) { return lineWidth(screen, text); };
  const float line = heightOf(screen.fonts(), "m", 1000, 15);
  for (const std::string mark : {"(", "（", "“", "《"}) {
    for (const auto& [before, held, last] : {Words{"mmm ", "`n=8`", " mm"}, Words{"m ", "列", "列列"}}) {
      const float room = std::max(width(before + mark), width(held + last));
      ASSERT_LT(room, width(before + mark + held)) << mark << held;
      ASSERT_LT(room, width(mark + held + last)) << mark << held;
      EXPECT_EQ(heightOf(screen.fonts(), before + mark + held + last, room, 15), 3 * line) << mark << held;
    }
  }
  ImGui::EndFrame();
}

// A new or changed window is measured in one frame and shown in the next.
TEST(Screen, ComesToRestAfterItHasChanged) {
  Headless screen("n=99", {480, 360});
  EXPECT_EQ(screen.app().untilNextFrame(), std::nullopt);
  screen.app().setEnvironment({});
  EXPECT_EQ(screen.app().untilNextFrame(), Seconds{0});
  screen.rest();
  EXPECT_EQ(screen.app().untilNextFrame(), std::nullopt);
  screen.app().settle();
  EXPECT_EQ(screen.app().untilNextFrame(), Seconds{0});
}

TEST(Screen, GivesTheKeyboardBackOnlyWhenNothingIsLeftToClose) {
  Headless screen("n=99", {480, 360});
  screen.app().perform(AppAction::toggleHelp);
  EXPECT_TRUE(screen.app().key("Escape", false));
  EXPECT_NE(screen.app().notice(), "");
  EXPECT_TRUE(screen.app().key("Escape", false));
  EXPECT_EQ(screen.app().notice(), "");
  EXPECT_FALSE(screen.app().key("Escape", false));
}

// A host may choose a tiny frame. With the sanitizers, ImGui's assertions check that letters still have a
// size.
TEST(Screen, IsDrawnInAFrameOfSomePixels) {
  for (const Vec2 size : {Vec2{0, 0}, {1, 1}, {60, 700}, {140, 140}, {200, 90}, {900, 30}}) {
    for (const std::string view : {"full", "player", "board", "tree"}) {
      for (const std::string panels : {"state", "code,tree", "count", "calls", "solutions"}) {
        Headless screen("n=8&step=2000&view=" + view + "&theme=projector&panels=" + panels, size);
        EXPECT_EQ(screen.app().session().timeline().position(), 2000u);
        screen.app().perform(ask::OpenMenu{"variant"});
        screen.rest();
        screen.app().perform(AppAction::toggleHelp);
        screen.rest();
        screen.app().perform(AppAction::toggleLegend);
        screen.rest();
      }
    }
  }
}

// ImGui itself checks that merged glyphs belong to the right font.
TEST(Letters, ThatComeLaterAreEveryTypefaces) {
  Headless screen("n=6&step=30&lang=zh", {1280, 800});
  for (int times = 2; times <= 3; ++times) {
    screen.addLetters();
    screen.app().settle();
    screen.rest();
    const Fonts& fonts = screen.fonts();
    for (const Font& font : {fonts.text, fonts.strong, fonts.mono})
      EXPECT_EQ(font.handle->Sources.Size, times);
    EXPECT_EQ(ImGui::GetIO().Fonts->Fonts[0], fonts.text.handle)
        << "what is written in unless another is named";
  }
}

// The commands of a click are executed before the frame is shown, so that no old picture follows it.
TEST(Click, IsSeenInTheFrameThatHandlesIt) {
  Headless screen("n=6&step=40", {1280, 800});
  const App& app = screen.app();
  const auto text = [&](std::string_view id) { return withId(app, id)->name; };
  const Vec2 step = middleOf(withId(app, "transport/step")->area);
  ImGuiIO& io = ImGui::GetIO();
  io.AddMousePosEvent(step.x, step.y);
  screen.frame();
  io.AddMouseButtonEvent(ImGuiMouseButton_Left, true);
  screen.frame();
  const std::string sentence = text("sentence"), counter = text("counter");
  io.AddMouseButtonEvent(ImGuiMouseButton_Left, false);
  screen.frame();
  ASSERT_EQ(app.session().timeline().position(), 41u);
  const std::string seen = text("sentence"), counted = text("counter");
  EXPECT_NE(seen, sentence);
  EXPECT_NE(counted, counter);
  screen.rest();
  EXPECT_EQ(text("sentence"), seen);
  EXPECT_EQ(text("counter"), counted);
}

}  // namespace
}  // namespace queens
