#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace queens {

/// A stretch of a message: prose, or code to be set in the listing's typeface.
struct TextRun {
  std::string_view text;
  bool code;
  bool stressed = false;
};

/// A message cut at its backticks, which enclose code and are not part of any run. The runs point into it.
/// @param stressed a part of its prose, pointing into it, that is a run of its own; may be empty
std::vector<TextRun> runs(std::string_view marked, std::string_view stressed = {});

/// A message without its backticks, for where code cannot be set apart: speech, the module, a title.
std::string plain(std::string_view marked);

}  // namespace queens
