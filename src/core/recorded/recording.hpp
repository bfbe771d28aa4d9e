#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/event.hpp"
#include "core/listing_line.hpp"
#include "core/program.hpp"
#include "core/tracer.hpp"
#include "core/variable.hpp"

namespace queens {

/// One thing that a program has printed of its search.
struct RecordedEvent {
  EventKind kind;
  Square square;     ///< −1 where it has no row or no column
  Square with = {};  ///< `compare`: the earlier queen of the pair
};

/// A line of the program that has run after so many events, before the next of them.
struct RecordedLine {
  std::uint32_t events;
  std::uint32_t line;  ///< from 1 on
};

/// What a variable was said to be after so many events, until it is said anew.
struct RecordedValue {
  std::uint32_t events;
  VariableType type;
  std::vector<std::int64_t> values;  ///< as `Variable::values`
  int width = 0;                     ///< as `Variable::width`
};

/// All that was said of one variable, in order.
struct RecordedVariable {
  std::string name;
  std::vector<RecordedValue> values;
};

/// The search of a program that is not ours, as it was printed: what it did in order, and, where that was
/// said too, its lines and variables. Never changes once it is made; a few bytes for an event.
class Recording {
 public:
  /// What it is made of.
  struct Parts {
    int n = 1;                ///< squares per side, 1…32
    bool byColumns = false;   ///< queens are set column by column
    bool overwrites = false;  ///< nothing is taken back: a queen takes the place of those in her line and on
    std::vector<RecordedEvent> events;  ///< squares are on the board where the kind has one
    std::vector<RecordedLine> lines;    ///< in order
    std::vector<RecordedVariable> variables;
    std::vector<std::string> program;  ///< its lines; empty where they are not known
  };

  /// @param number no other recording has it
  Recording(Parts parts, std::uint32_t number);
  // Its searches refer to it.
  Recording(const Recording&) = delete;
  Recording& operator=(const Recording&) = delete;

  int n() const { return its_.n; }
  bool byColumns() const { return its_.byColumns; }
  bool overwrites() const { return its_.overwrites; }
  std::uint32_t number() const { return number_; }
  /// Those that can be shown: up to where more queens would stand than the board has lines.
  std::span<const RecordedEvent> events() const { return {its_.events.data(), shown_}; }
  /// How many queens it places, up to there.
  std::size_t placements() const { return placements_; }
  /// Whether it says which lines ran.
  bool hasLines() const { return !its_.lines.empty(); }
  bool hasVariables() const { return !its_.variables.empty(); }
  /// The lines that ran right before an event. @param event its index, from 0
  std::span<const RecordedLine> linesBefore(std::size_t event) const;
  /// What stands for a line of the program; nothing if too many others have run before it.
  std::optional<Label> labelOf(std::uint32_t line) const;
  /// The number of the line that a label stands for, from 1; 0: none.
  std::uint32_t lineNumber(Label label) const;
  /// What its variables were last said to be before an event. @param event its number, from 1; 0: none yet
  std::vector<Variable> variablesBefore(std::size_t event) const;
  /// The program as it was written, each line that has run with the label that stands for it; empty where it
  /// is not known.
  std::span<const ListingLine> program() const { return program_; }

 private:
  Parts its_;
  std::uint32_t number_;
  std::size_t shown_ = 0;
  std::size_t placements_ = 0;
  std::vector<std::uint32_t> lineOfLabel_;  // by label; lines get theirs in the order in which they first ran
  std::vector<ListingLine> program_;
};

/// The program whose search was recorded.
inline Program programOf(const Recording& recording) {
  Program program(recording.byColumns() ? VariantId::recordedByColumns : VariantId::recordedByRows);
  program.recording = {&recording, recording.number()};
  return program;
}

}  // namespace queens
