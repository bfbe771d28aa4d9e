#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/address.hpp"

namespace queens {

/// Messages about a link, until the student closes them.
class Notices {
 public:
  /// @param used the state used instead, as it was when the message appeared
  void add(Complaint complaint, LinkState used) {
    remarks_.push_back({std::move(complaint), std::move(used)});
  }
  void clear() { remarks_.clear(); }
  bool empty() const { return remarks_.empty(); }
  std::vector<Complaint> complaints() const {
    std::vector<Complaint> complaints;
    for (const Remark& each : remarks_) complaints.push_back(each.complaint);
    return complaints;
  }
  /// One message per line; empty if there are none.
  std::string text(Language language) const {
    std::string text;
    for (const Remark& each : remarks_)
      text += (text.empty() ? "" : "\n") + tell(each.complaint, each.used, language);
    return text;
  }

 private:
  struct Remark {
    Complaint complaint;
    LinkState used;
  };

  std::vector<Remark> remarks_;
};

}  // namespace queens
