// Replaces the compiled-in messages of other platforms. Most students need one language, and each takes
// twelve kilobytes. The page passes the first language with the program and the others after the first frame.
// If a frame needs a language earlier, it waits for it here.
#include <emscripten/bind.h>
#include <emscripten/em_js.h>

#include <array>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bindings/to_js.hpp"
#include "text/language.hpp"

// The file in texts/ for a language, or null. The caller frees it.
EM_JS_DEPS(fetch_messages, "$UTF8ToString,$stringToNewUTF8");
EM_JS(char*, fetch_messages, (const char* tag), {
  try {
    const request = new XMLHttpRequest();
    request.open("GET", scriptDirectory + "texts/" + UTF8ToString(tag) + ".txt", false);
    request.send();
    return request.status != 200 ? 0 : stringToNewUTF8(request.responseText);
  } catch {
    return 0;
  }
});

namespace queens {
namespace {

struct Fetched {
  std::string text;
  std::optional<Messages> messages;
  bool sought = false;
};

// Global, because a language is a constant that only arrives later.
std::array<Fetched, kLanguages.size()>& fetched() {
  static std::array<Fetched, kLanguages.size()> all;
  return all;
}

Fetched& fetchedOf(Language language) {
  return fetched()[static_cast<std::size_t>(language)];
}

// One line per message, in order. Ignores a text with any other number of lines, because it belongs to
// another version.
void learn(Language language, std::string text) {
  Fetched& here = fetchedOf(language);
  if (here.messages) return;
  here.text = std::move(text);
  Messages messages;
  std::string_view rest = here.text;
  for (std::string_view& each : messages) {
    const std::size_t end = rest.find('\n');
    if (end == rest.npos) return;
    each = rest.substr(0, end);
    rest.remove_prefix(end + 1);
  }
  if (rest.empty()) here.messages = messages;
}

void seek(Language language) {
  fetchedOf(language).sought = true;
  char* text = fetch_messages(table(language).tag.data());
  if (text) learn(language, text);
  std::free(text);
}

// Takes the messages of a language as a `Uint8Array` of UTF-8. Ignores an unknown tag or a wrong number of
// lines.
void learnLanguage(const std::string& tag, const emscripten::val& messages) {
  const auto language = languageWithTag(tag);
  if (!language) return;
  const std::vector<std::uint8_t> bytes = bytesOf(messages);
  learn(*language, std::string(bytes.begin(), bytes.end()));
}

}  // namespace

const Messages& messagesOf(Language language) {
  Fetched& here = fetchedOf(language);
  if (!here.messages && !here.sought) seek(language);
  if (here.messages) return *here.messages;
  // Another language is better than no text.
  for (Fetched& each : fetched())
    if (each.messages) return *each.messages;
  static const Messages none;
  return none;
}

EMSCRIPTEN_BINDINGS(messages) {
  emscripten::function("learn", &learnLanguage);
}

}  // namespace queens
