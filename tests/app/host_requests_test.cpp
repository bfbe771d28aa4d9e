// The application's requests to the embedding page.
#include <gtest/gtest.h>

#include "app/app.hpp"

namespace queens {
namespace {

std::vector<std::size_t> kinds(const std::vector<HostRequest>& wishes) {
  std::vector<std::size_t> kinds;
  for (const HostRequest& each : wishes) kinds.push_back(each.index());
  return kinds;
}

const std::size_t kExplanation = HostRequest(request::Explanation{}).index();
const std::size_t kPlace = HostRequest(request::Place{}).index();
const std::size_t kDialog = HostRequest(request::OpenDialog{}).index();
const std::size_t kTakeAlong = HostRequest(request::TakeAlong{}).index();

TEST(Wishes, ComeInTheirOrderAndOnce) {
  App app("n=4", [] { return 0.0; });
  EXPECT_TRUE(app.takeRequests().empty());
  EXPECT_TRUE(app.key("m", false));
  app.perform(ask::HandOut{.session = 0, .save = true});
  EXPECT_TRUE(app.key("f", false));
  app.perform(AppAction::explainCount);
  EXPECT_EQ(kinds(app.takeRequests()), (std::vector{kPlace, kTakeAlong, kDialog, kExplanation}));
  EXPECT_TRUE(app.takeRequests().empty());
}

// If they are never read, as in a window without a page, they do not accumulate.
TEST(Wishes, AreKeptOnceOfEachKindTheLatest) {
  App app("n=4", [] { return 0.0; });
  for (int i = 0; i < 1000; ++i) {
    app.perform(AppAction::keepPlace);
    app.perform(ask::ShowDialog{i % 2 == 0 ? Dialog::share : Dialog::figures});
  }
  const std::vector<HostRequest> wishes = app.takeRequests();
  EXPECT_EQ(kinds(wishes), (std::vector{kPlace, kDialog}));
  EXPECT_EQ(std::get<request::OpenDialog>(wishes[1]).dialog, Dialog::figures);
}

}  // namespace
}  // namespace queens
