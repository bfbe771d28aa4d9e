#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/event.hpp"
#include "core/named.hpp"
#include "core/recorded/about.hpp"
#include "core/searches/abouts.hpp"

namespace queens {

/// The description of a variant.
constexpr const VariantInfo& info(VariantId variant) {
  const auto index = static_cast<std::size_t>(variant);
  return index < kVariants.size() ? kVariants[index] : kRecordedVariants[index - kVariants.size()];
}

/// Whether a search is a recording of another program.
constexpr bool isRecorded(VariantId variant) {
  return static_cast<std::size_t>(variant) >= kVariants.size();
}

/// Whether searches of a variant can have events of a kind.
constexpr bool emits(VariantId variant, EventKind kind) {
  if (isRecorded(variant)) return true;
  switch (kind) {
    case EventKind::test:
      return !info(variant).scansRows && !info(variant).looksAhead && !info(variant).movesQueens;
    case EventKind::scan:
      return info(variant).scansRows;
    case EventKind::compare:
    case EventKind::reject:
      return info(variant).judgesFullBoards;
    case EventKind::restrict:
    case EventKind::restore:
    case EventKind::wipeout:
      return info(variant).looksAhead;
    case EventKind::move:
    case EventKind::restart:
      return info(variant).movesQueens;
    case EventKind::remove:
    case EventKind::exhausted:
      return !info(variant).movesQueens;
    case EventKind::place:
    case EventKind::solution:
    case EventKind::done:
      break;
  }
  return true;
}

/// The variant with a public id, or nullopt.
constexpr std::optional<VariantId> variantWithId(std::string_view id) {
  return named<VariantId>(kVariants, id, &VariantInfo::id);
}

/// The line of a square in a search: its row, or its column in board-scan. Each line gets one queen.
constexpr std::int8_t lineOf(VariantId variant, Square square) {
  return info(variant).byColumns ? square.column : square.row;
}

/// The place of a square within its line.
constexpr std::int8_t placeOf(VariantId variant, Square square) {
  return info(variant).byColumns ? square.row : square.column;
}

/// The square with a line and a place in a search.
constexpr Square squareOf(VariantId variant, std::int8_t line, std::int8_t place) {
  return info(variant).byColumns ? Square{place, line} : Square{line, place};
}

}  // namespace queens
