#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/event.hpp"
#include "core/named.hpp"

namespace queens {

/// The seven searches, from the first textbook version on; the order is public.
enum class VariantId : std::uint8_t {
  boardScan,
  flagArrays,
  hashSets,
  bitFlags,
  bitmask,
  explicitStack,
  permutations
};

/// What is said of a variant wherever it is listed.
struct VariantInfo {
  VariantId variant;
  std::string_view id;     ///< public name, used in addresses and by the module
  std::string_view name;   ///< English title
  std::string_view order;  ///< in which order squares are tried
};

/// All variants, indexed by `VariantId`.
inline constexpr std::array<VariantInfo, 7> kVariants = {{
    {VariantId::boardScan, "board-scan", "Board scan", "column by column, rows top to bottom"},
    {VariantId::flagArrays, "flag-arrays", "Flag arrays", "row by row, columns left to right"},
    {VariantId::hashSets, "hash-sets", "Hash sets", "row by row, columns left to right"},
    {VariantId::bitFlags, "bit-flags", "Bit flags", "row by row, columns left to right"},
    {VariantId::bitmask, "bitmask", "Bitmask", "row by row, lowest bit = leftmost column first"},
    {VariantId::explicitStack, "explicit-stack", "Explicit stack", "row by row, columns left to right"},
    {VariantId::permutations, "permutations", "Permutations", "row by row, columns left to right"},
}};

/// What is said of a variant.
constexpr const VariantInfo& info(VariantId variant) {
  return kVariants[static_cast<std::size_t>(variant)];
}

/// Whether searches of a variant have events of a kind.
constexpr bool emits(VariantId variant, EventKind kind) {
  switch (kind) {
    case EventKind::test:
      return variant != VariantId::bitmask;
    case EventKind::scan:
      return variant == VariantId::bitmask;
    case EventKind::compare:
    case EventKind::reject:
      return variant == VariantId::permutations;
    case EventKind::place:
    case EventKind::remove:
    case EventKind::solution:
    case EventKind::exhausted:
    case EventKind::done:
      break;
  }
  return true;
}

/// The variant with that public id, or nothing.
constexpr std::optional<VariantId> variantWithId(std::string_view id) {
  return named<VariantId>(kVariants, id, &VariantInfo::id);
}

/// Whether a search sets its queens column by column, so that it keeps the row of each column; all others go
/// row by row and keep columns.
constexpr bool goesByColumns(VariantId variant) {
  return variant == VariantId::boardScan;
}

}  // namespace queens
