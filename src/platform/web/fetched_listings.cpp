// Replaces the compiled-in listings of other platforms. The first frame shows one listing, which is compiled
// in, so the page passes all of them later, together with the second part of the program.
#include <emscripten/bind.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "bindings/to_js.hpp"
#include "listings/later.hpp"

namespace queens {
namespace {

struct Fetched {
  std::string text;
  std::array<std::string_view, kListed * kProgramLanguages.size()> listings;
};

// Global, because a listing is a constant that only arrives later.
Fetched& fetched() {
  static Fetched all;
  return all;
}

// Takes the file listings.txt as a `Uint8Array`: every listing, each ended by a form feed.
void learnListings(const emscripten::val& file) {
  const std::vector<std::uint8_t> bytes = bytesOf(file);
  Fetched& all = fetched();
  all.text.assign(bytes.begin(), bytes.end());
  std::string_view rest = all.text;
  for (std::string_view& each : all.listings) {
    each = rest.substr(0, rest.find('\f'));
    rest.remove_prefix(each.size() + 1);
  }
}

}  // namespace

std::string_view laterListing(std::size_t program, ProgramLanguage language) {
  return fetched().listings[program * kProgramLanguages.size() + static_cast<std::size_t>(language)];
}

EMSCRIPTEN_BINDINGS(listings) {
  emscripten::function("learnListings", &learnListings);
}

}  // namespace queens
