#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace queens {

/// Values sorted into at most `kCount` buckets by counting; memory is kept from one sorting to the next.
template <class Value, std::size_t kCount>
class Buckets {
 public:
  /// @param bucketOf the bucket of a key, below `kCount`
  /// @param valueOf what is kept of a key
  template <class Key, class BucketOf, class ValueOf>
  void assign(std::span<const Key> keys, BucketOf bucketOf, ValueOf valueOf) {
    if (values_.size() < keys.size()) values_.resize(2 * keys.size());
    starts_.fill(0);
    for (const Key& key : keys) ++starts_[bucketOf(key)];
    std::size_t total = 0;
    for (std::size_t& start : starts_) start = total += start;
    // Each start stands at its bucket's end and walks back to the beginning.
    for (const Key& key : keys) values_[--starts_[bucketOf(key)]] = valueOf(key);
  }

  std::span<const Value> operator[](std::size_t bucket) const {
    return std::span(values_).subspan(starts_[bucket], starts_[bucket + 1] - starts_[bucket]);
  }

 private:
  std::vector<Value> values_;
  std::array<std::size_t, kCount + 1> starts_{};
};

}  // namespace queens
