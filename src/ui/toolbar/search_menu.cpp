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
void addPrograms(const SessionFrame& frame, std::vector<OptionSpec>& options) {
  const Frame& all = frame.frame;
  const Program now = frame.session.program;
  for (const Program& each : programsOf(now.variant)) {
    if (each == Program(now.variant)) continue;
    const bool first = each.find == Find::first;
    options.push_back(
        {.name = withoutGiven(all, now, all.say(first ? Message::findFirst : Message::findCount)),
         .note = all.say(first ? Message::findFirstNote : Message::findCountNote),
         .command = frame.ask(ask::ChooseFind{each == now ? Find::all : each.find}),
         .chosen = each == now,
         .apart = true});
  }
  for (const BugInfo& each : info(now.variant).bugs) {
    const bool chosen = each.bug == now.bug;
    if (!isWay(each.bug)) continue;
    if (each.bug == Bug::given && !chosen) {
      options.push_back({.name = all.say(Message::givenQueens),
                         .note = all.say(Message::givenQueensNote),
                         .command = ask::ShowDialog{Dialog::hand},
                         .apart = true});
      continue;
    }
    const SearchSentences& its = sentencesOf(programWith(now.variant, each.bug));
    const std::string name = all.say(Message::writtenOtherwise, {{"bug", all.say(*its.name)}});
    options.push_back({.name = chosen ? name : withoutGiven(all, now, name),
                       .note = plain(all.say(*its.what)),
                       .command = frame.ask(ask::ChooseWay{chosen ? Bug::none : each.bug}),
                       .chosen = chosen,
                       .apart = true});
  }
  if (now.bug == Bug::none || isWay(now.bug)) return;
  const SearchSentences& said = sentencesOf(now);
  options.push_back({.name = all.say(isWrong(now) ? Message::wrongOnPurpose : Message::changedOnPurpose,
                                     {{"bug", all.say(*said.name)}}),
                     .note = plain(all.say(*said.what)),
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
void addSeed(const SessionFrame& frame, std::vector<OptionSpec>& options) {
  if (!info(frame.session.variant()).movesQueens) return;
  const std::uint16_t now = frame.session.program.seed;
  const auto next = static_cast<std::uint16_t>(now == UINT16_MAX ? 1 : now + 1);
  options.push_back({.name = frame.frame.say(Message::nextSeed, {{"seed", int{next}}}),
                     .note = frame.frame.say(Message::nextSeedNote, {{"seed", int{now}}}),
                     .command = frame.ask(ask::ChooseSeed{next}),
                     .apart = true});
}

}  // namespace

void drawSearchMenu(const SessionFrame& frame, Message name, float width) {
  const Frame& all = frame.frame;
  const VariantId now = frame.session.variant();
  const bool first = frame.index == 0;
  MenuSpec menu = {.id = frame.id("variant"),
                   .name = all.say(name),
                   .value = titleOf(frame.session.program, all.model.language),
                   .key = first ? "1 2 3 4 5 6 7 8 9" : "",
                   .hint = about(all, now)};
  for (const VariantInfo& each : kVariants) {
    const auto number = std::to_string(static_cast<int>(each.variant) + 1);
    const bool begins = &each == kVariants.begin() || groupOf(each) != groupOf(*(&each - 1));
    const std::string title = number + "  " + titleOf(each.variant, all.model.language);
    menu.options.push_back(
        {.name = bugOf(each.variant, Bug::given) ? title : withoutGiven(all, frame.session.program, title),
         .note = about(all, each.variant),
         .command = frame.ask(ask::ChooseVariant{each.variant}),
         .chosen = each.variant == now,
         .group = begins ? all.say(groupOf(each)) : ""});
  }
  if (first) {
    addPrograms(frame, menu.options);
    addSeed(frame, menu.options);
    menu.options.push_back({.name = all.say(Message::yourProgram),
                            .note = all.say(Message::yourProgramHint),
                            .command = ask::ShowDialog{Dialog::program},
                            .apart = true});
    menu.options.push_back({.name = all.say(Message::findFault),
                            .note = all.say(Message::findFaultNote),
                            .command = ask::ShowDialog{Dialog::broken},
                            .apart = true});
    menu.options.push_back({.name = all.say(Message::compare),
                            .note = all.say(Message::compareNote),
                            .command = AppAction::toggleComparison,
                            .chosen = all.model.comparing,
                            .apart = true});
  }
  frame.frame.controls.menuButton(menu, {width, 0});
}

}  // namespace queens
