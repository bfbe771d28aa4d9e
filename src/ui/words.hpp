#pragma once

#include <string>

#include "look/geometry.hpp"
#include "text/format.hpp"
#include "ui/model.hpp"
#include "ui/style.hpp"

namespace queens {

/// A message in the reader's language.
inline std::string say(const Model& model, Message message, const std::vector<Argument>& arguments = {}) {
  return format(model.language, message, arguments);
}

/// A message with the key that does the same: "One step (→)".
inline std::string withKey(const Model& model, Message message, const char* key) {
  return say(model, message) + " (" + key + ")";
}

/// Height, in CSS px, of a message that is set in lines of a width at a size.
float heightOf(const Fonts& fonts, std::string_view marked, float width, float em);

/// The largest size up to `em`, but at least `least`, at which a message fits into a room of CSS px.
float fittingSize(const Fonts& fonts, std::string_view marked, Vec2 room, float em, float least);

/// Sets a message with code in backticks at the cursor, wrapped to a width; code is in the listing's
/// typeface.
/// @param em size in CSS px
/// @return height of the text, CSS px
float drawMarked(const Model& model, const Fonts& fonts, std::string_view marked, float width, float em);

}  // namespace queens
