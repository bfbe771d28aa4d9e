#pragma once

#include <emscripten/val.h>

#include <optional>

#include "core/recorded/recording.hpp"

namespace queens {

/// What `web/trace/packed.js` has made of a trace: `{n, byColumns, overwrites, events, lines, values,
/// program}`.
///   - `events`: `Uint8Array` of five bytes for each: kind, row, column, and of a comparison the earlier
///     queen's; 255 where there is none
///   - `lines`: `Uint8Array` of pairs of 32-bit numbers: after how many events, and which line
///   - `values`: a text with a line for each: after how many events, name, type, width, and the values
///   - `program`: its text, empty where it is not known
/// @return nothing if that is no board, nothing happens, or a square is not on it
std::optional<Recording::Parts> recordingFrom(const emscripten::val& packed);

}  // namespace queens
