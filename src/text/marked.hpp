#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace queens {

/// A stretch of a message: prose, or code to be set in the monospaced font.
struct TextRun {
  std::string_view text;
  bool code;
  bool stressed = false;
};

/// A message split at its backticks, which enclose code and belong to no run. The runs refer to the message.
/// @param stressed a part of the message's prose that becomes a separate run; may be empty
std::vector<TextRun> runs(std::string_view marked, std::string_view stressed = {});

/// A message without its backticks, for places that cannot style code: speech, the module, a title.
std::string plain(std::string_view marked);

}  // namespace queens
