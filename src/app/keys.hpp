#pragma once

#include <optional>
#include <string_view>

#include "ui/model/commands.hpp"

namespace queens {

/// The command of a key; commands to a search are for the first one.
/// @param key its name as in the DOM's `KeyboardEvent.key`, such as "ArrowRight", " " or "n"
/// @param shift whether the shift key is held
/// @return nullopt for a key without meaning, which is left to the page
std::optional<Command> commandForKey(std::string_view key, bool shift);

}  // namespace queens
