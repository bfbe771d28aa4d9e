#include <algorithm>
#include <array>
#include <iterator>

#include "core/lens.hpp"
#include "core/reads.hpp"
#include "text/telling.hpp"

namespace queens {
namespace {

// Direction from a square to an earlier queen on the line, indexed by `Line`.
constexpr std::array<std::string_view, 4> kScanArrows = {"←", "", "↖", "↙"};

class TestNarrator : Telling {
 public:
  using Telling::Telling;

  std::string sentence() {
    const Event& event = *timeline_.event();
    const Square square = event.square;
    knowSquare(square);
    know("above", square.row);
    const std::string sentence = event.safe ? andYet(safe(square), square) : refused(square);
    // Whether the test went beyond the columns, to a diagonal whose index is negative.
    const bool asksNegative = square.row < square.column && reads_.size() > 1;
    return andThen(sentence, asksNegative ? said_.negative : std::nullopt);
  }

 private:
  std::string safe(Square square) const {
    const int line = info_.byColumns ? square.column : square.row;
    return say(line == 0 && said_.safeFirst ? *said_.safeFirst : *said_.safe);
  }

  // Refused because of a flag without a queen, if no queen is on that flag's line.
  std::string refused(Square square) {
    const std::vector<Attacker> all = attackers(search_, square);
    const Variable* guilty = guiltyVariable();
    const auto tells = [guilty](const Attacker& each) {
      const bool column = guilty->key == CellKey::column;
      const bool anti = guilty->key == CellKey::anti;
      return each.line == (column ? Line::column : anti ? Line::anti : Line::main);
    };
    if (!wrong_ || !guilty || std::ranges::any_of(all, tells)) return attacked(square, all);
    knowReason(*guilty, square);
    know("others", all.empty() ? say(Message::attackedByNone) : std::string());
    return say(Message::refusedByFlag);
  }
  // The variable read last to decide the test, if it caused the refusal.
  const Variable* guiltyVariable() const {
    const auto guilty = std::ranges::find_if(reads_, &CellRead::guilty);
    return guilty == reads_.end() ? nullptr : &variables_[guilty->variable];
  }

  std::string attacked(Square square, std::vector<Attacker> all) {
    // The attacker that the program meets first comes first. `validate` goes down the rows. Other programs
    // check one line after the other, and no two attackers share a line. std::sort would add a kilobyte to
    // the download.
    std::vector<Attacker> inOrder;
    for (int key = 0; key < (info_.looksFromTop ? n_ : 4); ++key)
      std::copy_if(all.begin(), all.end(), std::back_inserter(inOrder), [this, key](const Attacker& each) {
        return (info_.looksFromTop ? each.queen.row : static_cast<int>(each.line)) == key;
      });
    all = std::move(inOrder);
    knowOther(all[0].queen);
    if (said_.attacked) return say(*said_.attacked);
    know("found", found(square, all[0]));
    if (all.size() > 1) know("first", other(all[1]));
    if (all.size() > 2) know("second", other(all[2]));
    // If a faulty program does not test a diagonal, there can be more attackers than a sentence names.
    know("others", all.size() > 2   ? say(Message::otherTwo)
                   : all.size() > 1 ? say(Message::otherOne)
                                    : std::string());
    return say(Message::attacked);
  }

  // The line that the square shares with a queen, and the variable that shows it.
  std::string found(Square square, const Attacker& attacker) {
    const auto line = static_cast<std::size_t>(attacker.line);
    know("shared", say(Message::sharedRow + line));
    know("arrow", std::string(kScanArrows[line]));
    know("distance", square.column - attacker.queen.column);
    if (const Variable* guilty = guiltyVariable()) knowReason(*guilty, square);
    return say(*said_.found);
  }

  // The value and the cell for a line that is taken: "diags1[row − col + n − 1] = diags1[4]".
  void knowReason(const Variable& variable, Square square) {
    const std::string name(variable.name);
    const std::string asked = arithmetic(search_, variable, square);
    const std::size_t equals = asked.rfind(" = ");
    const std::string entry = name + "[" + asked.substr(equals + 3) + "]";
    const bool plain = variable.key == CellKey::column;
    know("entry", plain ? entry : name + "[" + asked.substr(0, equals) + "] = " + entry);
    know("member", cellNumber(search_, variable, square));
    know("formula", asked.substr(0, equals));
    know("name", name);
  }

  std::string other(const Attacker& attacker) const {
    const Square queen = attacker.queen;
    const std::string line = say(Message::lineRow + static_cast<std::size_t>(attacker.line));
    return format(language_, Message::otherQueen,
                  {{"row", queen.row, base_}, {"col", queen.column, base_}, {"line", line}});
  }

  const std::vector<Variable> variables_ = search_.variables(timeline_.event());
  const std::vector<CellRead> reads_ = cellsRead(search_, *timeline_.event(), variables_);
};

}  // namespace

std::string narrateTest(const Timeline& timeline, Language language, int base) {
  return TestNarrator(timeline, language, base).sentence();
}

}  // namespace queens
