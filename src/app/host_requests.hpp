#pragma once

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

#include "app/handout.hpp"
#include "ui/model/commands.hpp"

namespace queens {

// Requests to the page that the application cannot fulfil itself.
namespace request {

/// Explain counting at full speed.
struct Explanation {};
/// Add the current position to the browser's history.
struct Place {};
struct OpenDialog {
  Dialog dialog = Dialog::share;
};
/// Copy or save a text; `App::noteCopied` reports a copy.
struct TakeAlong {
  Handout handout;
};

}  // namespace request

using HostRequest =
    std::variant<request::Explanation, request::Place, request::OpenDialog, request::TakeAlong>;

/// The pending requests, oldest first. Only the latest of each kind is kept, so that there are few even if
/// nobody takes them.
class HostRequests {
 public:
  void post(HostRequest wish) {
    std::erase_if(wishes_, [&](const HostRequest& each) { return each.index() == wish.index(); });
    wishes_.push_back(std::move(wish));
  }
  /// Returns them and clears the queue.
  std::vector<HostRequest> take() { return std::exchange(wishes_, {}); }

 private:
  std::vector<HostRequest> wishes_;
};

}  // namespace queens
