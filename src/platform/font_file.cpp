#include "platform/font_file.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace queens {
namespace {

constexpr std::size_t kHeader = 12;
constexpr std::size_t kRecord = 16;
constexpr std::uint32_t kTrueType = 0x00010000;

// cmap glyf head hhea hmtx loca maxp
constexpr std::array<std::uint32_t, 7> kNeeded = {0x636d6170, 0x676c7966, 0x68656164, 0x68686561,
                                                  0x686d7478, 0x6c6f6361, 0x6d617870};

std::uint32_t bigEndian(std::span<const unsigned char> bytes) {
  std::uint32_t value = 0;
  for (const unsigned char byte : bytes) value = value << 8 | byte;
  return value;
}

}  // namespace

bool isTrueType(std::span<const unsigned char> bytes) {
  if (bytes.size() < kHeader || bigEndian(bytes.first(4)) != kTrueType) return false;
  const std::size_t tables = bigEndian(bytes.subspan(4, 2));
  if (bytes.size() < kHeader + kRecord * tables) return false;
  std::size_t needed = 0;
  for (std::size_t i = 0; i < tables; ++i) {
    const auto record = bytes.subspan(kHeader + kRecord * i, kRecord);
    const std::uint64_t offset = bigEndian(record.subspan(8, 4));
    if (offset + bigEndian(record.subspan(12, 4)) > bytes.size()) return false;
    needed += std::find(kNeeded.begin(), kNeeded.end(), bigEndian(record.first(4))) != kNeeded.end();
  }
  return needed == kNeeded.size();
}

}  // namespace queens
