#include "app/handout.hpp"

namespace queens {

Handout handoutOf(const Session& session, Print print, bool save) {
  const SolutionList& solutions = session.solutions();
  const std::size_t count = solutions.foundAt(session.timeline().position());
  Handout handout;
  handout.text = printedBefore(print, session.n());
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) handout.text += printedBetween(print);
    handout.text += printed(
        print,
        {.number = i + 1, .places = solutions.places(i), .byColumns = goesByColumns(session.variant())});
  }
  handout.text += printedAfter(print);
  const PrintInfo& info = kPrints[static_cast<std::size_t>(print)];
  handout.name = std::string(queens::info(session.variant()).id) + "-" + std::to_string(session.n()) + "-" +
                 std::string(info.id) + "." + std::string(info.extension);
  handout.save = save;
  return handout;
}

}  // namespace queens
