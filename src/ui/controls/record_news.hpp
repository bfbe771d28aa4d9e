#pragma once

#include <functional>
#include <span>
#include <vector>

#include "ui/controls/record.hpp"

namespace queens {

/// What is new in the records of a frame to somebody who is told only that.
class RecordNews {
 public:
  /// Nothing; some records look otherwise; or there are others, or they come in another order.
  enum class Kind { none, looks, order };
  /// Is told of a record that is new, or looks otherwise than it did when it was told of last; `before` is
  /// how it was then, nullptr if it is new.
  using Listener = std::function<void(const Record& record, const Record* before)>;

  /// Tells what is new. A control that has become another one under the same id is new.
  Kind of(std::span<const Record> records, const Listener& tell);

 private:
  std::vector<Record> told_;  // each as it was when it was told of last
};

}  // namespace queens
