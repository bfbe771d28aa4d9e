#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/event.hpp"
#include "core/given.hpp"
#include "core/listing_line.hpp"
#include "core/program.hpp"
#include "core/tracer.hpp"
#include "core/variable.hpp"

namespace queens {

class RecordedStanding;

/// One event that a program printed.
struct RecordedEvent {
  EventKind kind;
  Square square;     ///< −1 if the event has no row or no column
  Square with = {};  ///< as in `Event`
};

/// A line of the program that ran after `events` events and before the next one.
struct RecordedLine {
  std::uint32_t events;
  std::uint32_t line;  ///< from 1
};

/// The value of a variable after `events` events, valid until the next one reported.
struct RecordedValue {
  std::uint32_t events;
  VariableType type;
  std::vector<std::int64_t> values;  ///< as `Variable::values`
  int width = 0;                     ///< as `Variable::width`
  std::string letters = {};          ///< as `Variable::letters`
};

/// The reported values of one variable, in order.
struct RecordedVariable {
  std::string name;
  std::vector<RecordedValue> values;
};

/// The variable of the program from which the events were read.
struct RecordedBoard {
  std::string name;               ///< as in the program; empty if its values cannot be shown
  bool isMatrix = false;          ///< a matrix with one cell per square; otherwise a list of places
  int base = 0;                   ///< of a list: the number of the first place
  std::string letters = {};       ///< of a matrix: as `Variable::letters`
  std::optional<int> empty = {};  ///< of a list with an entry for each line: the entry without a queen
};

/// The search of another program as it was printed: its events in order, and its executed lines and
/// variables if it printed them. Takes a few bytes per event.
class Recording {
 public:
  /// The contents of a recording.
  struct Parts {
    int n = 1;                ///< squares per side, 1…32
    bool byColumns = false;   ///< queens are placed column by column
    Given given = {};         ///< on the board from the start; never removed
    bool overwrites = false;  ///< no queen is removed: placing one replaces the one in its line and all
                              ///< placed after that
    std::vector<RecordedEvent> events;  ///< squares are on the board if the kind has one
    std::vector<RecordedLine> lines;    ///< in order
    std::vector<RecordedVariable> variables;
    std::vector<std::string> program;         ///< source lines; empty if unknown
    std::optional<RecordedBoard> board = {};  ///< nullopt if the program printed the events
  };

  /// @param number unique among all recordings
  Recording(Parts parts, std::uint32_t number);
  ~Recording();
  // Searches keep a pointer to their recording.
  Recording(const Recording&) = delete;
  Recording& operator=(const Recording&) = delete;

  /// Adds events, lines and variables behind those known. Only before a search goes through the recording.
  /// @param more `n`, `byColumns`, `given`, `overwrites`, `program` and `board` are not read
  void add(const Parts& more);

  int n() const { return its_.n; }
  bool byColumns() const { return its_.byColumns; }
  const Given& given() const { return its_.given; }
  bool overwrites() const { return its_.overwrites; }
  std::uint32_t number() const { return number_; }
  /// The events that can be shown: all before the one that would place more queens than the board has lines.
  std::span<const RecordedEvent> events() const { return its_.events; }
  /// Whether it has an event of a kind.
  bool has(EventKind kind) const { return (kinds_ >> static_cast<unsigned>(kind) & 1) != 0; }
  /// Number of placements among `events()`.
  std::size_t placements() const { return placements_; }
  /// Whether the executed lines are known.
  bool hasLines() const { return !its_.lines.empty(); }
  bool hasVariables() const { return !its_.variables.empty(); }
  const std::optional<RecordedBoard>& board() const { return its_.board; }
  /// The lines that ran directly before an event. @param event index from 0
  std::span<const RecordedLine> linesBefore(std::size_t event) const;
  /// The label that stands for a line of the program; nullopt if the labels were used up by earlier lines.
  std::optional<Label> labelOf(std::uint32_t line) const;
  /// The number of the line that a label stands for, from 1; 0 if there is none.
  std::uint32_t lineNumber(Label label) const;
  /// The last reported values of the variables before an event. @param event number from 1; 0 for the start
  std::vector<Variable> variablesBefore(std::size_t event) const;
  /// The source of the program; each line that ran has a label. Empty if the source is unknown.
  std::span<const ListingLine> program() const { return program_; }

 private:
  void addEvents(std::span<const RecordedEvent> more);
  void addLines(std::span<const RecordedLine> more);

  Parts its_;
  std::uint32_t number_;
  std::unique_ptr<RecordedStanding> standing_;  // after the last event; null if an event cannot be shown
  std::size_t placements_ = 0;
  std::uint32_t kinds_ = 0;                 // one bit for each kind of event
  std::vector<std::uint32_t> lineOfLabel_;  // indexed by label; lines get labels in the order in which they
                                            // first ran
  std::vector<ListingLine> program_;
};

/// The program of a recorded search.
inline Program programOf(const Recording& recording) {
  Program program(recording.byColumns() ? VariantId::recordedByColumns : VariantId::recordedByRows);
  program.recording = {&recording, recording.number()};
  program.given = recording.given();
  return program;
}

/// Whether a search can have events of a kind; for a recording, whether it has one.
inline bool emits(const Program& program, EventKind kind) {
  return program.recording ? program.recording.its->has(kind) : emits(program.variant, kind);
}

}  // namespace queens
