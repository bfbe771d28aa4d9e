#include "ui/controls/record.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace queens {
namespace {

bool areTheSame(const Record& a, const Record& b) {
  return a.id == b.id && a.role == b.role && a.region == b.region;
}

}  // namespace

RecordNews::Kind RecordNews::of(std::span<const Record> records, const Listener& tell) {
  const bool reordered = !std::equal(records.begin(), records.end(), told_.begin(), told_.end(), areTheSame);
  Kind kind = reordered ? Kind::order : Kind::none;
  std::vector<Record> told;
  told.reserve(records.size());
  // Most stand behind the same one as before.
  auto expected = told_.begin();
  for (const Record& record : records) {
    const auto isSame = [&record](const Record& each) { return areTheSame(each, record); };
    auto found = std::find_if(expected, told_.end(), isSame);
    if (found == told_.end()) found = std::find_if(told_.begin(), expected, isSame);
    const bool known = found != told_.end() && isSame(*found);
    if (known) expected = found + 1;
    if (known && record.looksLike(*found)) {
      told.push_back(std::move(*found));
      continue;
    }
    tell(record, known ? &*found : nullptr);
    told.push_back(record);
    if (kind == Kind::none) kind = Kind::looks;
  }
  told_ = std::move(told);
  return kind;
}

bool Record::looksLike(const Record& other) const {
  const auto seen = [](const Record& each) {
    return std::tie(each.region, each.role, each.id, each.name, each.value, each.hint, each.key, each.enabled,
                    each.inSight, each.on, each.code, each.stops, each.now, each.least, each.most);
  };
  const bool scrolledAway = !inSight && !other.inSight;
  return (scrolledAway || area == other.area) && seen(*this) == seen(other);
}

}  // namespace queens
