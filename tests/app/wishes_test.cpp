// The application's requests to the embedding page.
#include <gtest/gtest.h>

#include "app/app.hpp"

namespace queens {
namespace {

std::vector<std::size_t> kinds(const std::vector<Wish>& wishes) {
  std::vector<std::size_t> kinds;
  for (const Wish& each : wishes) kinds.push_back(each.index());
  return kinds;
}

const std::size_t kExplanation = Wish(wish::Explanation{}).index();
const std::size_t kPlace = Wish(wish::Place{}).index();
const std::size_t kDialog = Wish(wish::OpenDialog{}).index();
const std::size_t kTakeAlong = Wish(wish::TakeAlong{}).index();

TEST(Wishes, ComeInTheirOrderAndOnce) {
  App app("n=4", [] { return 0.0; });
  EXPECT_TRUE(app.takeWishes().empty());
  EXPECT_TRUE(app.key("m", false));
  app.perform(ask::HandOut{.session = 0, .save = true});
  EXPECT_TRUE(app.key("f", false));
  app.perform(ask::ExplainCount{});
  EXPECT_EQ(kinds(app.takeWishes()), (std::vector{kPlace, kTakeAlong, kDialog, kExplanation}));
  EXPECT_TRUE(app.takeWishes().empty());
}

// If they are never read, as in a window without a page, they do not accumulate.
TEST(Wishes, AreKeptOnceOfEachKindTheLatest) {
  App app("n=4", [] { return 0.0; });
  for (int i = 0; i < 1000; ++i) {
    app.perform(ask::KeepPlace{});
    app.perform(ask::ShowDialog{i % 2 == 0 ? Dialog::share : Dialog::figures});
  }
  const std::vector<Wish> wishes = app.takeWishes();
  EXPECT_EQ(kinds(wishes), (std::vector{kPlace, kDialog}));
  EXPECT_EQ(std::get<wish::OpenDialog>(wishes[1]).dialog, Dialog::figures);
}

}  // namespace
}  // namespace queens
