#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace queens {

/// Values sorted into `kCount` buckets. Each bucket has space for all values, so one pass is enough. Memory
/// is reused by the next sorting.
template <class Value, std::size_t kCount>
class Buckets {
 public:
  /// @param bucketOf computes the bucket of a key, below `kCount`
  /// @param valueOf computes the stored value of a key
  template <class Key, class BucketOf, class ValueOf>
  void assign(std::span<const Key> keys, BucketOf bucketOf, ValueOf valueOf) {
    if (room_ < keys.size()) {
      room_ = 2 * keys.size();
      values_.resize(kCount * room_);
    }
    sizes_.fill(0);
    for (const Key& key : keys) {
      const std::size_t bucket = bucketOf(key);
      values_[bucket * room_ + sizes_[bucket]++] = valueOf(key);
    }
  }

  std::span<const Value> operator[](std::size_t bucket) const {
    return std::span(values_).subspan(bucket * room_, sizes_[bucket]);
  }

 private:
  std::size_t room_ = 0;
  std::vector<Value> values_;
  std::array<std::size_t, kCount> sizes_{};
};

}  // namespace queens
