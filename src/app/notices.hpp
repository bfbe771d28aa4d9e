#pragma once

#include <string>
#include <vector>

#include "app/address.hpp"

namespace queens {

/// Messages about a link, until the student closes them.
class Notices {
 public:
  /// @param used the state used instead, as it was when the message appeared
  void add(Complaint complaint, LinkState used);
  void clear() { remarks_.clear(); }
  bool empty() const { return remarks_.empty(); }
  std::vector<Complaint> complaints() const;
  /// One message per line; empty if there are none.
  std::string text(Language language) const;

 private:
  struct Remark {
    Complaint complaint;
    LinkState used;
  };

  std::vector<Remark> remarks_;
};

}  // namespace queens
