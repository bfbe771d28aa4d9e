#include "listings/texts.hpp"

namespace queens {

std::string_view laterListing(std::size_t program, ProgramLanguage language) {
  return kListingTexts[program * kProgramLanguages.size() + static_cast<std::size_t>(language)];
}

}  // namespace queens
