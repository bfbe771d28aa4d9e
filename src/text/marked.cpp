#include "text/marked.hpp"

#include <algorithm>

namespace queens {

namespace {

// Splits a stretch into the text before a part, the part, and the text after it.
void cutAround(std::string_view stretch, std::string_view part, std::vector<TextRun>& runs) {
  const auto before = static_cast<std::size_t>(part.data() - stretch.data());
  const std::string_view after = stretch.substr(before + part.size());
  if (before > 0) runs.push_back({stretch.substr(0, before), false});
  runs.push_back({part, false, true});
  if (!after.empty()) runs.push_back({after, false});
}

}  // namespace

std::vector<TextRun> runs(std::string_view marked, std::string_view stressed) {
  std::vector<TextRun> all;
  for (bool code = false; !marked.empty(); code = !code) {
    const std::size_t end = std::min(marked.find('`'), marked.size());
    const std::string_view stretch = marked.substr(0, end);
    if (!stressed.empty() && stressed.data() >= stretch.data() && stressed.data() < stretch.data() + end)
      cutAround(stretch, stressed, all);
    else if (end > 0)
      all.push_back({stretch, code});
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
