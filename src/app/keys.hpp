#pragma once

#include <optional>
#include <string_view>

#include "ui/model/commands.hpp"

namespace queens {

/// What a key asks for; what concerns a search is for the first one.
/// @param key its name as in the DOM's `KeyboardEvent.key`, such as "ArrowRight", " " or "n"
/// @param shift whether the shift key is held
/// @return nothing for a key that has no meaning here, which then belongs to the page
std::optional<Command> commandForKey(std::string_view key, bool shift);

}  // namespace queens
