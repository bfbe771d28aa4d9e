// Stands in for the messages that lie in other programs: most readers want one language, and each is twelve
// kilobytes. The page hands over the first with the program and the others once there is something to see;
// whoever asks for one before that, in a frame that cannot wait, waits for it here.
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

// What stands in texts/ for a language, or null; to be freed by whoever asks.
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

// Constants that come later than others: a language is the same for everybody who speaks it.
std::array<Fetched, kLanguages.size()>& fetched() {
  static std::array<Fetched, kLanguages.size()> all;
  return all;
}

Fetched& fetchedOf(Language language) {
  return fetched()[static_cast<std::size_t>(language)];
}

// A line for each message, in their order; with any other number of lines it is none of ours, and passed
// over.
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

// What is said in a language, as a `Uint8Array` of UTF-8; passed over where its tag or its lines are none of
// ours.
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
  // Another language is better than none.
  for (Fetched& each : fetched())
    if (each.messages) return *each.messages;
  static const Messages none;
  return none;
}

EMSCRIPTEN_BINDINGS(messages) {
  emscripten::function("learn", &learnLanguage);
}

}  // namespace queens
