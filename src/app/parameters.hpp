#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/address.hpp"

namespace queens {

/// What a parameter accepts, as a message with its arguments.
struct Accepted {
  Message message;
  std::vector<Argument> arguments;
};

/// One parameter of an address: how it is read, written and explained.
struct Parameter {
  std::string_view name;
  /// Takes a value over into the address. @return false, and nothing changed, if it is not accepted
  bool (*read)(const std::string& value, LinkState& address);
  /// The value in an address; empty if it has none.
  std::string (*write)(const LinkState& address);
  /// What it accepts.
  Accepted (*accepted)();
};

/// All parameters, in the order in which they are written.
std::span<const Parameter> parameters();

/// What `until` accepts for a variant: the kinds of events that it has.
Accepted kindsOf(VariantId variant);
/// What `find` accepts beside a bug or a way.
Accepted findOfWrong();
/// What `bug` accepts for a variant, what its program can be wrong in; or `way`, how else it is written.
Accepted changesOf(VariantId variant, bool ways);
/// What `find` accepts for a variant: what its programs find.
Accepted findsOf(VariantId variant);

}  // namespace queens
