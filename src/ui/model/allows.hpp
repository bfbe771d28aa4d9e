#pragma once

#include <optional>

#include "ui/model/commands.hpp"
#include "ui/model/permissions.hpp"

namespace queens {

/// Whether a reader may ask for that, by a control or a key.
/// @param allowed nothing: everything is
bool allows(const std::optional<Permissions>& allowed, const Command& command);

}  // namespace queens
