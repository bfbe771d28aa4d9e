#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/address.hpp"

namespace queens {

/// The accepted values of a parameter, as a message with its arguments.
struct Accepted {
  Message message;
  std::vector<Argument> arguments;
};

/// One parameter of an address: how it is read, written and explained.
struct Parameter {
  std::string_view name;
  /// Reads a value into the address. @return false if it is not accepted; nothing has changed then
  bool (*read)(const std::string& value, LinkState& address);
  /// The value in an address; empty if it has none.
  std::string (*write)(const LinkState& address);
  /// Describes the accepted values.
  Accepted (*accepted)();
};

/// All parameters, in the order in which they are written.
std::span<const Parameter> parameters();

/// The accepted values of `until`: the kinds of events of a variant.
Accepted kindsOf(VariantId variant);
/// The accepted value of `find` together with a fault or a version that has that goal.
Accepted onlyFind(Find goal);
/// The accepted values of `bug` for a variant, or of `way`.
Accepted changesOf(VariantId variant, bool ways);
/// The accepted values of `given` on a board of size n.
Accepted givenOn(const Given& given, int n);
/// The accepted values of `variant` together with given queens.
Accepted variantOfGiven();
/// The accepted values of `find` for a variant.
Accepted findsOf(VariantId variant);

}  // namespace queens
