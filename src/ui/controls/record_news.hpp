#pragma once

#include <functional>
#include <span>
#include <vector>

#include "ui/controls/record.hpp"

namespace queens {

/// The differences between the records of successive frames.
class RecordNews {
 public:
  /// No change; changes in some records only; or different records or a different order.
  enum class Kind { none, looks, order };
  /// Called for each record that is new or changed since the last call; `before` is the previous one, nullptr
  /// if it is new.
  using Listener = std::function<void(const Record& record, const Record* before)>;

  /// Reports the changes. A control with the id of a different earlier one counts as new.
  Kind of(std::span<const Record> records, const Listener& tell);

 private:
  std::vector<Record> told_;  // as of the last call
};

}  // namespace queens
