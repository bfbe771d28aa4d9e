#include "text/title.hpp"

#include "text/format.hpp"
#include "text/message.hpp"

namespace queens {

std::string titleOf(Program program, Language language) {
  const std::string variant =
      format(language, Message::titleBoardScan + static_cast<std::size_t>(program.variant));
  if (program.find == Find::all) return variant;
  return format(language, program.find == Find::first ? Message::programFirst : Message::programCount,
                {{"search", variant}});
}

}  // namespace queens
