#pragma once

#include <optional>
#include <string_view>

#include "ui/model.hpp"

namespace queens {

/// What a key asks for.
/// @param key its name as in the DOM's `KeyboardEvent.key`, such as "ArrowRight", " " or "n"
/// @return nothing for a key that has no meaning here, which then belongs to the page
std::optional<Command> commandForKey(std::string_view key, const Model& model);

}  // namespace queens
