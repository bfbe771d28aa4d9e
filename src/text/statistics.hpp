#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/counters.hpp"
#include "core/program.hpp"
#include "text/message.hpp"

namespace queens {

/// The current value of a counter.
struct Statistic {
  Message name;
  std::uint64_t value;
  bool part = false;  ///< included in the counter before it
};

/// A unit in which the size of a search is counted. `nodes` are those of Neapolitan's textbook: the empty
/// board and each tested square, also a refused one.
enum class SizeUnit : std::uint8_t { boards, nodes, tests };

/// The public names of the units, indexed by `SizeUnit`.
inline constexpr std::array<std::string_view, 3> kSizeUnitNames = {"boards", "nodes", "tests"};

/// The size of a search so far. @param counters of a search that tests squares, unless the unit is `boards`
std::uint64_t sizeIn(SizeUnit unit, const Counters& counters);

/// All counters of a search, in display order, without events that it never has.
std::vector<Statistic> statisticsOf(const Program& program, const Counters& counters);

}  // namespace queens
