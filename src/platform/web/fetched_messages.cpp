// Replaces the compiled-in messages of other platforms. Most students need one language, and each takes
// twelve kilobytes. The page passes the messages of the first picture with the program, the rest of that
// language with the rest of the program, and the other languages later. If a frame needs a message earlier,
// it waits for it here.
#include <emscripten/bind.h>
#include <emscripten/em_js.h>
#include <emscripten/emscripten.h>

#include <array>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "bindings/to_js.hpp"
#include "text/language.hpp"

// A file in texts/, by its name without the extension, or null. The caller frees it.
EM_JS_DEPS(fetch_messages, "$UTF8ToString,$stringToNewUTF8");
EM_JS(char*, fetch_messages, (const char* name), {
  try {
    const request = new XMLHttpRequest();
    request.open("GET", scriptDirectory + "texts/" + UTF8ToString(name) + ".txt", false);
    request.send();
    return request.status != 200 ? 0 : stringToNewUTF8(request.responseText);
  } catch {
    return 0;
  }
});

namespace queens {
namespace {

struct Fetched {
  std::array<std::string, kMessageCount> patterns;
  bool sought = false;
};

struct AllMessages {
  std::array<Fetched, kLanguages.size()> languages;
  std::array<bool, kMessageCount> read{};
};

// Global, because a language is a constant that only arrives later.
AllMessages& all() {
  static AllMessages messages;
  return messages;
}

Fetched& fetchedOf(Language language) {
  return all().languages[static_cast<std::size_t>(language)];
}

// One line per message, in order; empty if the message is in the language's other file. Ignores a text with
// any other number of lines, because it belongs to another version.
void learn(Language language, std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t end = text.find('\n'); end != text.npos; end = text.find('\n')) {
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  if (lines.size() != kMessageCount || !text.empty()) return;
  auto& patterns = fetchedOf(language).patterns;
  // Patterns in use stay in place.
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (patterns[i].empty()) patterns[i] = lines[i];
}

void seek(Language language) {
  fetchedOf(language).sought = true;
  for (const char* part : {"", "-rest"}) {
    char* text = fetch_messages((std::string(table(language).tag) + part).c_str());
    if (text) learn(language, text);
    std::free(text);
  }
}

// Takes messages of a language as a `Uint8Array` of UTF-8. Ignores an unknown tag or a wrong number of lines.
void learnLanguage(const std::string& tag, const emscripten::val& messages) {
  const auto language = languageWithTag(tag);
  if (!language) return;
  const std::vector<std::uint8_t> bytes = bytesOf(messages);
  learn(*language, std::string(bytes.begin(), bytes.end()));
}

}  // namespace

std::string_view patternOf(Language language, Message message) {
  const auto index = static_cast<std::size_t>(message);
  all().read[index] = true;
  Fetched& here = fetchedOf(language);
  if (here.patterns[index].empty() && !here.sought) seek(language);
  if (!here.patterns[index].empty()) return here.patterns[index];
  // Another language is better than no text.
  for (const Fetched& each : all().languages)
    if (!each.patterns[index].empty()) return each.patterns[index];
  return {};
}

EMSCRIPTEN_BINDINGS(messages) {
  emscripten::function("learn", &learnLanguage);
}

}  // namespace queens

// For each message, whether it was read. script/pages/parts divides the messages by it.
extern "C" EMSCRIPTEN_KEEPALIVE const bool* messages_read() {
  return queens::all().read.data();
}
