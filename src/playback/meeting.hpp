#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "core/event.hpp"
#include "core/search.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// Looks, in another search, for the first position at which the queens of a moment stand. All searches go
/// through their boards in one order, so that it is known of any position whether that one lies before it.
class Meeting {
 public:
  /// @param search,event the moment; event may be nullptr
  /// @return nothing if those queens cannot stand in a search of that variant and size
  static std::optional<Meeting> of(const Search& search, const Event* event, VariantId variant, int n);

  enum class Result { found, goesOn, givenUp };
  /// Goes on towards it for at most `allowance` events; given up where it is so far that nobody would wait.
  /// @param timeline of the variant and size asked for, at its start in the beginning
  Result goOn(Timeline& timeline, std::uint64_t allowance);

 private:
  std::span<const std::int8_t> wanted() const { return {places_.data(), static_cast<std::size_t>(count_)}; }
  bool reached(Search search) const;

  std::array<std::int8_t, kMaxN> places_{};  // as `Search::places` of the other search
  int count_ = 0;
  bool solution_ = false;  // the moment is that at which a solution is reported
};

}  // namespace queens
