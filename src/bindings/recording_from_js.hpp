#pragma once

#include <emscripten/val.h>

#include <optional>

#include "core/recorded/recording.hpp"

namespace queens {

/// Reads a trace packed by web/trace/packed.js: `{n, byColumns, overwrites, events, lines, values, program,
/// board}`.
/// - `events`: `Uint8Array` with five bytes per event: kind, row, column, and for a comparison the row and
///   column of the earlier queen; 255 if there is none
/// - `lines`: `Uint8Array` of pairs of 32-bit numbers: number of events before, and line number
/// - `values`: text with one entry per line: number of events before, name, type, width, and the values; for
///   letters, the type is `matrix:46:81` with the character codes of 0 and 1
/// - `program`: source text, empty if unknown
/// - `board`: `{name, isMatrix, base, letters, empty}` as in `RecordedBoard`, or undefined
/// @return nullopt if the board size is not valid or a square is off the board
std::optional<Recording::Parts> recordingFrom(const emscripten::val& packed);

}  // namespace queens
