#include "app/app.hpp"
#include "text/format.hpp"
#include "text/marked.hpp"

namespace queens {
namespace {

// While it plays at a reader's pace, what is worth interrupting for.
bool isTurn(const Session& session) {
  const Event* event = session.timeline().event();
  return event && endsStep(StepSize::turn, *event);
}

}  // namespace

std::string App::aloud() const {
  const auto say = [this](Message message, const std::vector<Argument>& arguments = {}) {
    return format(language(), message, arguments);
  };
  if (tour_.shown() && !tour_.strayed(session())) {
    return plain(say(Message::tourAloud, {{"stop", *tour_.shown()},
                                          {"stops", tour().size()},
                                          {"title", say(tour_.stop().title)},
                                          {"text", say(tour_.stop().text)}}));
  }
  // Going far it passes too much between two frames for only the turns among what they show to be told: then
  // it would be silent for long.
  if (session().playing() && !session().pursuing() && !isTurn(session())) return {};
  return plain(sentenceOn(session(), language()));
}

}  // namespace queens
