#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "playback/snapshot.hpp"
#include "text/prints.hpp"
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
/// Copy a text or save it as a file; `App::noteCopied` reports a copy.
struct TakeAlong {
  std::string text;
  std::string name;  ///< of the file
  bool save = false;
};

}  // namespace request

/// A program's output for the solutions up to the current position, as far as they are known.
request::TakeAlong takeAlong(const Snapshot& search, Print print, int base, bool save);

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
