#pragma once

#include <string_view>

#include "core/event.hpp"
#include "text/language.hpp"

namespace queens {

/// The words of a sentence from `narrate` that name the event, such as "is attacked". They refer to the
/// sentence's prose. Empty if it contains none of the words that the language lists for the event (messages
/// `verb…`).
std::string_view verbIn(std::string_view sentence, EventKind kind, Language language);

}  // namespace queens
