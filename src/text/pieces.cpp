#include "text/pieces.hpp"

#include <algorithm>
#include <initializer_list>
#include <iterator>

namespace queens {
namespace {

// Length in bytes of the character at the beginning.
std::size_t characterLength(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  return lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

// A word with the space after it, or one ideograph, including the punctuation attached to it.
std::string_view nextWord(std::string_view text) {
  std::size_t length = characterLength(text);
  const bool ideograph = length >= 3 && static_cast<unsigned char>(text[0]) >= 0xE3;
  if (ideograph) {
    while (length < text.size() && clings(text.substr(length)))
      length += characterLength(text.substr(length));
    return text.substr(0, length);
  }
  while (length < text.size() && text[length - 1] != ' ') {
    const std::string_view rest = text.substr(length);
    if (static_cast<unsigned char>(rest[0]) >= 0xE3 && !clings(rest)) break;
    length += characterLength(rest);
  }
  return text.substr(0, length);
}

// Length of the operator with its spaces at the beginning of a text; 0 if there is none.
std::size_t joint(std::string_view text, std::initializer_list<std::string_view> signs) {
  const std::size_t space = text.starts_with(' ') ? 1 : 0;
  for (const std::string_view each : signs)
    if (text.substr(space).starts_with(each)) return space + each.size();
  return 0;
}

template <class Part>
std::string_view joined(std::string_view text, Part nextPart, std::initializer_list<std::string_view> signs) {
  std::size_t length = nextPart(text).size();
  while (const std::size_t sign = joint(text.substr(length), signs)) {
    length += sign;
    if (length < text.size()) length += nextPart(text.substr(length)).size();
  }
  return text.substr(0, length);
}

}  // namespace

bool clings(std::string_view text) {
  constexpr std::string_view kClinging[] = {",",  ".",  ";",  ":", ")",  "，", "。", "：",
                                            "；", "、", "）", "”", "！", "？", "》"};
  return std::any_of(std::begin(kClinging), std::end(kClinging),
                     [&](std::string_view mark) { return text.starts_with(mark); });
}

bool opens(std::string_view text) {
  constexpr std::string_view kOpening[] = {"(", "（", "“", "《"};
  return std::any_of(std::begin(kOpening), std::end(kOpening),
                     [&](std::string_view mark) { return text.ends_with(mark); });
}

std::string_view nextPiece(std::string_view text) {
  std::size_t length = nextWord(text).size();
  while (length < text.size() && opens(text.substr(0, length)))
    length += nextWord(text.substr(length)).size();
  return text.substr(0, length);
}

std::string_view nextTerm(std::string_view text) {
  return joined(text, nextPiece, {"+ ", "− ", "- ", "| ", "& "});
}

std::string_view nextEquation(std::string_view text) {
  return joined(text, nextTerm, {"= "});
}

std::string_view withoutSpace(std::string_view piece) {
  return piece.substr(0, piece.find_last_not_of(' ') + 1);
}

}  // namespace queens
