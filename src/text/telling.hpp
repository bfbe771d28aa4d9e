#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/attackers.hpp"
#include "text/format.hpp"
#include "text/search_sentences.hpp"
#include "timeline/timeline.hpp"

namespace queens {

/// The sentence about a `test`: its result, the variable that decided it, and the queens that attack the
/// square.
std::string narrateTest(const Timeline& timeline, Language language, int base);
/// A sentence about the last event of a recorded search: the printed event, and what follows from the queens
/// on the board.
std::string narrateRecorded(const Timeline& timeline, Language language, int base);

/// Collects facts about the last event by name. Narrators derive from this class, and choose the messages to
/// fill in.
class Telling {
 public:
  /// @param base what the first row and the first column are called in prose, 0 or 1
  Telling(const Timeline& timeline, Language language, int base)
      : timeline_(timeline),
        search_(timeline.search()),
        info_(info(search_.variant())),
        said_(sentencesOf(search_.program())),
        wrong_(isWrong(search_.program())),
        find_(search_.program().find),
        language_(language),
        n_(search_.n()),
        base_(base) {
    know("n", n_);
    knowLine("zero", 0);
    knowLine("beyond", n_);
  }

 protected:
  std::string say(Message message) const { return format(language_, message, facts_); }
  /// Adds a fact, replacing one of the same name.
  template <class Value>
  void know(std::string_view name, Value value) {
    std::erase_if(facts_, [name](const Argument& each) { return each.name == name; });
    facts_.emplace_back(name, std::move(value));
  }

  /// Adds the number of a row or a column.
  void knowLine(std::string_view name, int line) {
    know(name, line);
    facts_.back().inProse = base_;
  }

  void knowSquare(Square square) {
    knowLine("row", square.row);
    knowLine("col", square.column);
    // The same as values of the program.
    know("rowValue", square.row);
    know("colValue", square.column);
    know("sumValue", square.row + square.column);
    know("diff", square.row - square.column);
    know("sum", square.row + square.column);
    facts_.back().inProse = 2 * base_;
    know("index", square.row - square.column + n_ - 1);
  }

  void knowOther(Square queen) {
    knowLine("qrow", queen.row);
    knowLine("qcol", queen.column);
  }

  // A sentence, followed by another for some programs only.
  std::string andThen(std::string sentence, std::optional<Message> further) {
    if (!further) return sentence;
    know("sentence", std::move(sentence));
    return say(*further);
  }
  // A sentence about a square, followed by the queen that attacks it in a faulty program, if any.
  std::string andYet(std::string sentence, Square square) {
    const std::vector<Attacker> all = wrong_ ? attackers(search_, square) : std::vector<Attacker>();
    if (all.empty()) return sentence;
    knowOther(all.front().queen);
    return andThen(std::move(sentence), Message::attackedAllTheSame);
  }

  const Timeline& timeline_;
  const Search& search_;
  const VariantInfo& info_;
  const SearchSentences& said_;
  bool wrong_;
  Find find_;
  Language language_;
  int n_;
  int base_;

 private:
  std::vector<Argument> facts_;
};

}  // namespace queens
