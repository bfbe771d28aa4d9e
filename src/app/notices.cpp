#include "app/notices.hpp"

#include <utility>

namespace queens {

void Notices::add(Complaint complaint, LinkState used) {
  remarks_.push_back({std::move(complaint), std::move(used)});
}

std::vector<Complaint> Notices::complaints() const {
  std::vector<Complaint> complaints;
  for (const Remark& each : remarks_) complaints.push_back(each.complaint);
  return complaints;
}

std::string Notices::text(Language language) const {
  std::string text;
  for (const Remark& each : remarks_) {
    text += (text.empty() ? "" : "\n") + tell(each.complaint, each.used, language);
  }
  return text;
}

}  // namespace queens
