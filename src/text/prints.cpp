#include "text/prints.hpp"

#include <vector>

#include "core/binary.hpp"

namespace queens {
namespace {

std::string joined(std::span<const std::int8_t> places, int first, std::string_view between) {
  std::string text;
  for (const std::int8_t place : places) {
    if (!text.empty()) text += between;
    text += std::to_string(place + first);
  }
  return text;
}

// The column of each row's queen.
std::vector<int> columnsOf(const PrintedBoard& board) {
  std::vector<int> columns(board.places.size());
  for (std::size_t line = 0; line < columns.size(); ++line) {
    const auto place = static_cast<std::size_t>(board.places[line]);
    if (board.byColumns)
      columns[place] = static_cast<int>(line);
    else
      columns[line] = static_cast<int>(place);
  }
  return columns;
}

struct Cells {
  std::string_view before;
  std::string_view queen;
  std::string_view empty;
  std::string_view between;
  std::string_view after;
};

std::string rows(const PrintedBoard& board, const Cells& cells) {
  std::string text;
  const std::vector<int> columns = columnsOf(board);
  for (const int queen : columns) {
    text += cells.before;
    for (int column = 0; column < board.n; ++column) {
      if (column > 0) text += cells.between;
      text += column == queen ? cells.queen : cells.empty;
    }
    text += cells.after;
    text += '\n';
  }
  return text;
}

// Column numbers above the cells of `bars`. Two-digit numbers are cut to the last digit, so that they stay
// aligned.
std::string header(const PrintedBoard& board, std::string text = {}) {
  for (int column = 0; column < board.n; ++column) text += " " + std::to_string((column + board.base) % 10);
  return text + "\n";
}

// Rows preceded by their number, also cut to one digit, below an indented header.
std::string numbered(const PrintedBoard& board) {
  std::string text = header(board, "  ");
  const std::string cells = rows(board, {"|", "Q", " ", "|", "|"});
  const std::size_t line = 2 * static_cast<std::size_t>(board.n) + 2;
  for (std::size_t row = 0; row * line < cells.size(); ++row)
    text += std::to_string((row + static_cast<std::size_t>(board.base)) % 10) + " " +
            cells.substr(row * line, line);
  return text;
}

// Row and column of each queen, as Python prints a list of lists.
std::string pairs(const PrintedBoard& board) {
  std::string text;
  const std::vector<int> columns = columnsOf(board);
  int row = board.base;
  for (const int column : columns) {
    if (!text.empty()) text += ", ";
    text += "[" + std::to_string(row++) + ", " + std::to_string(column + board.base) + "]";
  }
  return "[" + text + "]\n";
}

// Bit c of a row's mask is column c; the highest bit is written first.
std::string masks(const PrintedBoard& board) {
  std::string text;
  const std::vector<int> columns = columnsOf(board);
  for (const int queen : columns) text += binaryDigits(std::uint64_t{1} << queen, board.n) + "\n";
  return text;
}

}  // namespace

std::string printed(Print print, const PrintedBoard& board) {
  switch (print) {
    case Print::listsFromOne:
      return "[" + joined(board.places, 1, " ") + " ]";
    case Print::listsFromZero:
      return "[" + joined(board.places, 0, ", ") + "]\n";
    case Print::pairs:
      return pairs(board);
    case Print::dots:
      return rows(board, {"", "Q", ".", "", ""});
    case Print::hashes:
      return rows(board, {"", "Q", "#", "", ""});
    case Print::bars:
      return header(board) + rows(board, {"|", "Q", ".", "|", "|"});
    case Print::blanks:
      return rows(board, {"|", "Q", " ", "|", "|"});
    case Print::numbered:
      return numbered(board);
    case Print::matrix:
      return rows(board, {"", "1", "0", " ", ""});
    case Print::masks:
      return masks(board);
    case Print::json:
      return "[" + joined(board.places, 0, ",") + "]";
    case Print::csv:
      return std::to_string(board.number) + "," + joined(board.places, board.base, ",") + "\n";
  }
  return {};
}

std::string printedBefore(Print print, int n, int base) {
  if (print == Print::json) return "[";
  if (print != Print::csv) return "";
  std::string text = "solution";
  for (int line = 0; line < n; ++line) text += "," + std::to_string(line + base);
  return text + "\n";
}

std::string printedCount(std::uint64_t solutions) {
  return std::to_string(solutions) + "\n";
}

}  // namespace queens
