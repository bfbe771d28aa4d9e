#pragma once

#include <cstdint>
#include <string>

#include "ui/controls/frame.hpp"

// Buttons that are in several places of the screen.
namespace queens {

/// What a button opens: the legend, a dialog, the lesson beside the board, the editor for the student's own
/// program, or the view for a lecture.
enum class Guide : std::uint8_t { legend, share, figures, lesson, program, present };

/// The button that opens it, with its key and its tip.
ButtonSpec guideButton(const Frame& frame, Guide guide, std::string id);

/// The menu of step sizes, with the option to stop at solutions.
MenuSpec stepSizeMenu(const Frame& frame);

}  // namespace queens
