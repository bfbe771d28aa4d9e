#pragma once

#include <string>
#include <vector>

#include "app/address.hpp"

namespace queens {

/// Messages about a link, until the reader closes them.
class Notices {
 public:
  /// @param used what was used when the complaint was made, so that the notice stays true
  void add(Complaint complaint, LinkState used);
  void clear() { remarks_.clear(); }
  bool empty() const { return remarks_.empty(); }
  std::vector<Complaint> complaints() const;
  /// A line for each; empty if there is nothing to tell.
  std::string text(Language language) const;

 private:
  struct Remark {
    Complaint complaint;
    LinkState used;
  };

  std::vector<Remark> remarks_;
};

}  // namespace queens
