#pragma once

#include <cstdint>
#include <string>

#include "ui/controls/frame.hpp"

// The buttons that lead to what explains; they stand in several places.
namespace queens {

/// The legend, dialogs of the page, and the view for a lecture. `lesson` is for the questions that the page
/// asks beside the board, `program` for running a program of the student's own.
enum class Guide : std::uint8_t { legend, share, figures, lesson, program, present };

/// The button that opens one of them.
ButtonSpec guideButton(const Frame& frame, Guide guide, std::string id);

/// The menu of step sizes, with the option to stop at solutions.
MenuSpec stepSizeMenu(const SessionFrame& frame);

}  // namespace queens
