#pragma once

#include "look/geometry.hpp"
#include "ui/controls/frame.hpp"

namespace queens {

/// A part of a message with its own colour and weight; refers to the message.
struct Stress {
  std::string_view words;
  Color color;
};

/// Height, in CSS px, of a message wrapped to a width at a size.
float heightOf(const Fonts& fonts, std::string_view marked, float width, float em,
               std::string_view stressed = {});

/// Draws a message with code in backticks at the cursor, wrapped to a width. Code has the typeface of
/// programs, and the code under the pointer is added to the reaction.
/// @param em size in CSS px
/// @return height of the text, CSS px
float drawMarked(const Frame& frame, std::string_view marked, float width, float em,
                 const Stress& stress = {});

/// Draws a message at the cursor as `drawMarked` does, and leaves its record.
/// @param key see `Frame::read`
float drawParagraph(const Frame& frame, const std::string& key, std::string_view marked, float width,
                    float em, Role role = Role::text);

/// Draws a line of text at the cursor in the current font, and leaves its record.
void drawText(const Frame& frame, const std::string& key, const std::string& text);

/// Draws a message in an area at the maximum size up to `most` at which it fits, CSS px. If it does not fit
/// at `least`, it scrolls.
/// @param id distinguishes it from other messages that scroll
void drawMarkedIn(const Frame& frame, const char* id, std::string_view marked, Rect area, float most,
                  float least, const Stress& stress = {});

}  // namespace queens
