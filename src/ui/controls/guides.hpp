#pragma once

#include <string>

#include "ui/controls/frame.hpp"

// The buttons that lead to what explains; they stand in several places.
namespace queens {

/// The button that opens the legend.
ButtonSpec legendButton(const Frame& frame, std::string id);
/// Buttons for the dialogs of the page.
ButtonSpec shareButton(const Frame& frame, std::string id);
ButtonSpec figuresButton(const Frame& frame, std::string id);
/// Button for the questions that the page asks beside the board.
ButtonSpec lessonButton(const Frame& frame, std::string id);
/// Button for running a program of the student's own.
ButtonSpec programButton(const Frame& frame, std::string id);
/// Button that opens the view for a lecture: only board, explanation and search tree.
ButtonSpec presentButton(const Frame& frame, std::string id);

/// The menu of step sizes, with the option to stop at solutions.
MenuSpec stepSizeMenu(const SessionFrame& frame);

}  // namespace queens
