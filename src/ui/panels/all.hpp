#pragma once

#include "ui/panels/panels.hpp"

// Each panel is defined in the file of its name.
namespace queens {

extern const Panel kCodePanel;       ///< the program, with the lines executed for the last event marked
extern const Panel kStatePanel;      ///< the program's variables
extern const Panel kCallsPanel;      ///< the calls that have not returned
extern const Panel kSolutionsPanel;  ///< the solutions seen so far
extern const Panel kStatsPanel;      ///< how often each event has happened
extern const Panel kLogPanel;        ///< the last events
extern const Panel kCountPanel;      ///< counting at full speed

}  // namespace queens
