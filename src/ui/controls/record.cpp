#include "ui/controls/record.hpp"

#include <tuple>

namespace queens {

bool Record::looksLike(const Record& other) const {
  const auto seen = [](const Record& each) {
    return std::tie(each.region, each.role, each.id, each.name, each.value, each.hint, each.key, each.enabled,
                    each.inSight, each.on, each.code, each.stops, each.now, each.least, each.most);
  };
  const bool scrolledAway = !inSight && !other.inSight;
  return (scrolledAway || area == other.area) && seen(*this) == seen(other);
}

}  // namespace queens
