#include "text/marked.hpp"

#include <algorithm>

namespace queens {

std::vector<TextRun> runs(std::string_view marked) {
  std::vector<TextRun> all;
  for (bool code = false; !marked.empty(); code = !code) {
    const std::size_t end = std::min(marked.find('`'), marked.size());
    if (end > 0) all.push_back({marked.substr(0, end), code});
    marked.remove_prefix(std::min(end + 1, marked.size()));
  }
  return all;
}

std::string plain(std::string_view marked) {
  std::string text;
  for (const TextRun& run : runs(marked)) text += run.text;
  return text;
}

}  // namespace queens
