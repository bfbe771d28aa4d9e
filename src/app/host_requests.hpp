#pragma once

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

#include "app/handout.hpp"
#include "ui/model/commands.hpp"

namespace queens {

// What the application cannot do itself, and asks of the page around it.
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

/// What the page is yet to be asked, in the order in which it was wished for. Of one kind only the latest
/// stays, so that no more than a few are kept where nobody asks for them.
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
