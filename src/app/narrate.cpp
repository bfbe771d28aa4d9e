#include "app/narrate.hpp"

namespace queens {

std::string narrate(const Timeline& timeline) {
  const Event* event = timeline.event();
  if (!event) return "The board is empty.";
  return std::string(kEventKindNames[static_cast<std::size_t>(event->kind)]) + " " +
         std::to_string(event->square.row) + " " + std::to_string(event->square.column);
}

}  // namespace queens
