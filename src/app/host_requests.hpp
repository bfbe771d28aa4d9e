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

/// To explain counting at full speed.
struct Explanation {};
/// To keep the present place in the browser's history, to come back to.
struct Place {};
struct OpenDialog {
  Dialog dialog = Dialog::share;
};
/// To copy or save a text; what was copied is reported by `App::noteCopied`.
struct TakeAlong {
  Handout handout;
};

}  // namespace request

using HostRequest =
    std::variant<request::Explanation, request::Place, request::OpenDialog, request::TakeAlong>;

/// The pending requests, oldest first. Only the latest of each kind is kept, so that they stay few if nobody
/// takes them.
class HostRequests {
 public:
  void post(HostRequest wish) {
    std::erase_if(wishes_, [&](const HostRequest& each) { return each.index() == wish.index(); });
    wishes_.push_back(std::move(wish));
  }
  /// Hands them over; they are then no longer here.
  std::vector<HostRequest> take() { return std::exchange(wishes_, {}); }

 private:
  std::vector<HostRequest> wishes_;
};

}  // namespace queens
