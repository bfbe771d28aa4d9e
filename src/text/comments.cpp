#include "text/comments.hpp"

#include <algorithm>
#include <array>

namespace queens {
namespace {

struct Comment {
  std::string_view written;
  std::array<std::string_view, kLanguages.size()> said;
};

constexpr Comment kComments[] = {
#include "text/comments.inc"
};

}  // namespace

std::string commentsIn(std::string_view line, Language language) {
  std::size_t begin = line.find_first_not_of(' ');
  if (begin == line.npos) return std::string(line);
  for (const std::string_view sign : {"# ", "// "}) {
    if (!line.substr(begin).starts_with(sign)) continue;
    begin += sign.size();
    const auto* const found = std::ranges::find(kComments, line.substr(begin), &Comment::written);
    if (found == std::end(kComments)) break;
    return std::string(line.substr(0, begin)).append(found->said[static_cast<std::size_t>(language)]);
  }
  return std::string(line);
}

}  // namespace queens
