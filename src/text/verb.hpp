#pragma once

#include <string_view>

#include "core/event.hpp"
#include "text/language.hpp"

namespace queens {

/// The words of a sentence (`narrate`) that say what happened, such as "is attacked"; they point into it and
/// stand in its prose. Empty where it has none that the language names for such an event (messages `verb…`).
std::string_view verbIn(std::string_view sentence, EventKind kind, Language language);

}  // namespace queens
