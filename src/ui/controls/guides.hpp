#pragma once

#include <string>

#include "ui/controls/frame.hpp"

// The buttons that lead to what explains; they stand in several places.
namespace queens {

/// The button that opens the legend.
ButtonSpec legendButton(const Frame& frame, std::string id);
/// The dialogs of the page around.
ButtonSpec shareButton(const Frame& frame, std::string id);
ButtonSpec figuresButton(const Frame& frame, std::string id);
/// To the questions that the page asks beside the board.
ButtonSpec lessonButton(const Frame& frame, std::string id);
/// To where the reader runs a program of their own.
ButtonSpec programButton(const Frame& frame, std::string id);
/// Button that opens the view for a lecture: only board, sentence and search tree.
ButtonSpec presentButton(const Frame& frame, std::string id);
/// To the stop of the tour that is shown, or its first.
ButtonSpec tourButton(const Frame& frame, std::string id);

/// The menu of step sizes, with the choice to stop at solutions.
MenuSpec stepSizeMenu(const SessionFrame& frame);

}  // namespace queens
