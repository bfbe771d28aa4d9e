#pragma once

#include <functional>
#include <span>
#include <vector>

#include "ui/controls/record.hpp"

namespace queens {

/// The differences between the records of successive frames.
class RecordNews {
 public:
  /// Nothing; some records look otherwise; or there are others, or they come in another order.
  enum class Kind { none, looks, order };
  /// Called for each record that is new or changed since the last call; `before` is the previous one, nullptr
  /// if it is new.
  using Listener = std::function<void(const Record& record, const Record* before)>;

  /// Tells what is new. A control that has become another one under the same id is new.
  Kind of(std::span<const Record> records, const Listener& tell);

 private:
  std::vector<Record> told_;  // as of the last call
};

}  // namespace queens
