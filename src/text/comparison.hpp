#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "text/language.hpp"
#include "timeline/sync_mode.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// Compares two searches of one board: the number of tests or scans that each needed to reach their common
/// sync point. Without a sync point, the work that each has done so far.
/// @param first the leading search, which defines the sync point
std::string difference(const Timeline& first, const Timeline& second, SyncMode by, Language language);

/// A search in a race by operations.
struct Racer {
  const Timeline& timeline;
  std::optional<std::uint64_t> operations;  ///< number of operations done; nullopt while they are being
                                            ///< counted
};

/// The number of operations done; empty while they are being counted.
std::string operationsOf(const Racer& racer, Language language);

/// The progress of two searches synchronized by operations. Once both have ended, which of them took fewer,
/// and by what factor.
std::string race(const Racer& first, const Racer& second, Language language);

}  // namespace queens
