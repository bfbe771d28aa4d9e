// Stands in for the messages that lie in other programs: most readers want one language, and each is twelve
// kilobytes. The page hands over the first with the program and the others once there is something to see;
// whoever asks for one before that, in a frame that cannot wait, waits for it here.
#include "platform/web/fetched_messages.hpp"

#include <emscripten/em_js.h>

#include <array>
#include <cstdlib>
#include <optional>

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

void seek(Language language) {
  fetchedOf(language).sought = true;
  char* text = fetch_messages(table(language).tag.data());
  if (text) learn(language, text);
  std::free(text);
}

}  // namespace

bool learn(Language language, std::string text) {
  Fetched& here = fetchedOf(language);
  if (here.messages) return true;
  here.text = std::move(text);
  Messages messages;
  std::string_view rest = here.text;
  for (std::string_view& each : messages) {
    const std::size_t end = rest.find('\n');
    if (end == rest.npos) return false;
    each = rest.substr(0, end);
    rest.remove_prefix(end + 1);
  }
  if (!rest.empty()) return false;
  here.messages = messages;
  return true;
}

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

}  // namespace queens
