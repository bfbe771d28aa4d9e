#include "ui/toolbar/toolbar.hpp"

#include "text/marked.hpp"
#include "text/search_sentences.hpp"
#include "text/title.hpp"

namespace queens {
namespace {

std::string about(const Frame& frame, VariantId variant) {
  return frame.say(*sentencesOf(variant).about);
}

// The name of a choice that cannot keep given queens; it says so if the program has any.
std::string withoutGiven(const Frame& frame, const Program& now, const std::string& choice) {
  return now.bug == Bug::given ? frame.say(Message::dropsGiven, {{"choice", choice}}) : choice;
}

// Adds the programs of the search with other goals and its other versions. For a faulty program, it also adds
// the way back to the correct one.
void addPrograms(const Frame& frame, std::vector<OptionSpec>& options) {
  const Program now = frame.session().program;
  for (const Program& each : programsOf(now.variant)) {
    if (each == Program(now.variant)) continue;
    const bool first = each.find == Find::first;
    options.push_back(
        {.name = withoutGiven(frame, now, frame.say(first ? Message::findFirst : Message::findCount)),
         .note = frame.say(first ? Message::findFirstNote : Message::findCountNote),
         .command = frame.ask(ask::ChooseFind{each == now ? Find::all : each.find}),
         .chosen = each == now,
         .apart = true});
  }
  for (const BugInfo& each : info(now.variant).bugs) {
    const bool chosen = each.bug == now.bug;
    if (!isWay(each.bug)) continue;
    if (each.bug == Bug::given && !chosen) {
      options.push_back({.name = frame.say(Message::givenQueens),
                         .note = frame.say(Message::givenQueensNote),
                         .command = ask::ShowDialog{Dialog::hand},
                         .apart = true});
      continue;
    }
    const SearchSentences& its = sentencesOf(programWith(now.variant, each.bug));
    const std::string name = frame.say(Message::writtenOtherwise, {{"bug", frame.say(*its.name)}});
    options.push_back({.name = chosen ? name : withoutGiven(frame, now, name),
                       .note = plain(frame.say(*its.what)),
                       .command = frame.ask(ask::ChooseWay{chosen ? Bug::none : each.bug}),
                       .chosen = chosen,
                       .apart = true});
  }
  if (now.bug == Bug::none || isWay(now.bug)) return;
  const SearchSentences& said = sentencesOf(now);
  options.push_back({.name = frame.say(isWrong(now) ? Message::wrongOnPurpose : Message::changedOnPurpose,
                                       {{"bug", frame.say(*said.name)}}),
                     .note = plain(frame.say(*said.what)),
                     .command = frame.ask(ask::ChooseFind{Find::all}),
                     .chosen = true,
                     .apart = true});
}

Message groupOf(const VariantInfo& search) {
  return search.movesQueens  ? Message::groupLocal
         : search.looksAhead ? Message::groupAhead
                             : Message::groupDocuments;
}

// Another start for a search that draws its choices.
void addSeed(const Frame& frame, std::vector<OptionSpec>& options) {
  if (!info(frame.session().variant()).movesQueens) return;
  const std::uint16_t now = frame.session().program.seed;
  const auto next = static_cast<std::uint16_t>(now == UINT16_MAX ? 1 : now + 1);
  options.push_back({.name = frame.say(Message::nextSeed, {{"seed", int{next}}}),
                     .note = frame.say(Message::nextSeedNote, {{"seed", int{now}}}),
                     .command = frame.ask(ask::ChooseSeed{next}),
                     .apart = true});
}

}  // namespace

void drawSearchMenu(const Frame& frame, Message name, float width) {
  const VariantId now = frame.session().variant();
  const bool first = frame.sessionIndex == 0;
  MenuSpec menu = {.id = frame.id("variant"),
                   .name = frame.say(name),
                   .value = titleOf(frame.session().program, frame.model.language),
                   .key = first ? "1 2 3 4 5 6 7 8 9" : "",
                   .hint = about(frame, now)};
  for (const VariantInfo& each : kVariants) {
    const auto number = std::to_string(static_cast<int>(each.variant) + 1);
    const bool begins = &each == kVariants.begin() || groupOf(each) != groupOf(*(&each - 1));
    const std::string title = number + "  " + titleOf(each.variant, frame.model.language);
    menu.options.push_back({.name = bugOf(each.variant, Bug::given)
                                        ? title
                                        : withoutGiven(frame, frame.session().program, title),
                            .note = about(frame, each.variant),
                            .command = frame.ask(ask::ChooseVariant{each.variant}),
                            .chosen = each.variant == now,
                            .group = begins ? frame.say(groupOf(each)) : ""});
  }
  if (first) {
    addPrograms(frame, menu.options);
    addSeed(frame, menu.options);
    menu.options.push_back({.name = frame.say(Message::yourProgram),
                            .note = frame.say(Message::yourProgramHint),
                            .command = ask::ShowDialog{Dialog::program},
                            .apart = true});
    menu.options.push_back({.name = frame.say(Message::findFault),
                            .note = frame.say(Message::findFaultNote),
                            .command = ask::ShowDialog{Dialog::broken},
                            .apart = true});
    menu.options.push_back({.name = frame.say(Message::compare),
                            .note = frame.say(Message::compareNote),
                            .command = AppAction::toggleComparison,
                            .chosen = frame.model.comparing,
                            .apart = true});
  }
  frame.controls.menuButton(menu, {width, 0});
}

}  // namespace queens
