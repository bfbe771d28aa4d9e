#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/model.hpp"

namespace queens {

/// What an address asks for; the defaults are those of the public contract.
struct Address {
  VariantId variant = VariantId::flagArrays;
  int n = 8;               ///< 1…32
  std::uint64_t step = 0;  ///< a position
  bool play = false;
  double speed = 2;  ///< events per second
  View view = View::full;
  Theme theme = Theme::automatic;
  ProgramLanguage code = ProgramLanguage::python;
  std::optional<EventKind> until;     ///< play stops after an event of this kind
  std::optional<std::uint64_t> from;  ///< range that playing keeps to
  std::optional<std::uint64_t> to;
  bool loop = false;  ///< at the end of the range playing begins again at its start
  friend bool operator==(const Address&, const Address&) = default;
};

/// An address with what was wrong in it: each complaint names the parameter, its value and what is accepted.
struct ParsedAddress {
  Address address;
  std::vector<std::string> complaints;
  bool namesSearch = false;  ///< a variant or a board size was given
};

/// Reads "n=6&variant=bitmask", percent-encoded, with or without a leading ? or #. A bad value is replaced by
/// the one in `defaults`; parameters that are not known here are passed over.
ParsedAddress parseAddress(std::string_view query, const Address& defaults = {});

/// The shortest query that `parseAddress` reads as this address; empty for the defaults.
std::string formatAddress(const Address& address);

}  // namespace queens
