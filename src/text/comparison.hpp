#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "text/language.hpp"
#include "timeline/abreast.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// What sets two searches of one board apart where they stand: how much each has asked about squares and rows
/// to get to the station that they share, or, where they share none, what each has done so far.
/// @param first the one that leads, whose station it is
std::string difference(const Timeline& first, const Timeline& second, Abreast by, Language language);

/// A search in a race by operations.
struct Racer {
  const Timeline& timeline;
  std::optional<std::uint64_t> operations;  ///< that it has done; nothing while they are being counted
};

/// How many operations it has done, or nothing while they are being counted.
std::string operationsOf(const Racer& racer, Language language);

/// How far two searches that are kept in step by operations have got with theirs; once both have ended, which
/// of them did with fewer, and by what factor.
std::string race(const Racer& first, const Racer& second, Language language);

}  // namespace queens
