#include "core/variables.hpp"

namespace queens {

std::vector<Variable> variables(const Search& search, const Event* event) {
  std::vector<Variable> all =
      std::visit([event](const auto& machine) { return machine.variables(event); }, search.machine());
  if (!event) return all;
  if (event->kind == EventKind::compare) {
    all.push_back(numberVariable("i", event->with.row));
    all.push_back(numberVariable("j", event->square.row));
    return all;
  }
  const bool looksAhead = event->kind == EventKind::restrict || event->kind == EventKind::restore ||
                          event->kind == EventKind::wipeout;
  if (looksAhead) {
    all.push_back(numberVariable("later", event->square.row, CellKey::row));
    if (event->square.column >= 0)
      all.push_back(numberVariable("square", event->square.column, CellKey::column));
    return all;
  }
  // Such a program may have other names for them.
  if (const Recording* recording = search.program().recording.its; recording && recording->board())
    return all;
  if (event->square.row >= 0) all.push_back(numberVariable("row", event->square.row, CellKey::row));
  if (event->square.column >= 0) all.push_back(numberVariable("col", event->square.column, CellKey::column));
  return all;
}

}  // namespace queens
