#include "ui/words.hpp"

#include <algorithm>

#include "text/marked.hpp"

namespace queens {
namespace {

// Length in bytes of the character that begins here.
std::size_t characterLength(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  return lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

// The next piece that is not to be torn apart: a word with the space after it, or one ideograph with the
// punctuation that must not begin a line.
std::string_view nextPiece(std::string_view text) {
  constexpr std::string_view kClinging[] = {"，", "。", "：", "；", "、", "）", "”", "！", "？"};
  std::size_t length = characterLength(text);
  const bool ideograph = length >= 3 && static_cast<unsigned char>(text[0]) >= 0xE3;
  const auto clings = [&](std::string_view rest) {
    return std::any_of(std::begin(kClinging), std::end(kClinging),
                       [&](std::string_view mark) { return rest.substr(0, mark.size()) == mark; });
  };
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

}  // namespace

float drawMarked(const Model& model, const Fonts& fonts, std::string_view marked, float width, float em) {
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const float lineHeight = 1.45f * em;
  ImVec2 at = from;
  for (const TextRun& run : runs(marked)) {
    const ScopedFont font(fonts, run.code ? fonts.mono : fonts.text, run.code ? 0.94f * em : em);
    const Color color = run.code ? model.palette.accent : model.palette.ink;
    std::string_view left = run.text;
    while (!left.empty()) {
      const std::string_view piece = nextPiece(left);
      left.remove_prefix(piece.size());
      const std::string_view shown = piece.substr(0, piece.find_last_not_of(' ') + 1);
      const float shownWidth = ImGui::CalcTextSize(shown.data(), shown.data() + shown.size()).x;
      const bool closes = std::string_view(",.;:)").find(piece.front()) != std::string_view::npos;
      if (!closes && at.x > from.x && at.x + shownWidth > from.x + width) at = {from.x, at.y + lineHeight};
      const float y = at.y + 0.5f * (lineHeight - ImGui::GetFontSize());
      ImGui::GetWindowDrawList()->AddText({at.x, y}, imColor(color), shown.data(),
                                          shown.data() + shown.size());
      at.x += ImGui::CalcTextSize(piece.data(), piece.data() + piece.size()).x;
    }
  }
  const float height = at.y + lineHeight - from.y;
  ImGui::Dummy({width, height});
  return height;
}

}  // namespace queens
