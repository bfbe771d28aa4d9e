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

// Whether a text begins with punctuation that must not begin a line.
bool clings(std::string_view text) {
  constexpr std::string_view kClinging[] = {",",  ".",  ";",  ":", ")",  "，", "。", "：",
                                            "；", "、", "）", "”", "！", "？", "》"};
  return std::any_of(std::begin(kClinging), std::end(kClinging),
                     [&](std::string_view mark) { return text.starts_with(mark); });
}

// Whether a text ends with a bracket or quotation mark that must not end a line.
bool opens(std::string_view text) {
  constexpr std::string_view kOpening[] = {"(", "（", "“", "《"};
  return std::any_of(std::begin(kOpening), std::end(kOpening),
                     [&](std::string_view mark) { return text.ends_with(mark); });
}

// A word with the space after it, or one ideograph, with the punctuation that clings to it.
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

// The next piece that is not to be torn apart: a word with all that opens before it.
std::string_view nextPiece(std::string_view text) {
  std::size_t length = nextWord(text).size();
  while (length < text.size() && opens(text.substr(0, length)))
    length += nextWord(text.substr(length)).size();
  return text.substr(0, length);
}

std::string_view withoutSpace(std::string_view piece) {
  return piece.substr(0, piece.find_last_not_of(' ') + 1);
}

float widthOf(std::string_view text) {
  return ImGui::CalcTextSize(text.data(), text.data() + text.size()).x;
}

// Sets the runs of a message in lines and hands every piece with its place to `put`. Returns the height.
template <class Put>
float setInLines(const Fonts& fonts, std::string_view marked, ImVec2 from, float width, float em, Put put) {
  const float lineHeight = 1.45f * em;
  const auto fontOf = [&](const TextRun& run) {
    return ScopedFont(fonts, run.code ? fonts.mono : fonts.text, run.code ? 0.94f * em : em);
  };
  ImVec2 at = from;
  bool held = false;  // at the bracket before, which has left room for what follows
  const std::vector<TextRun> all = runs(marked);
  for (auto run = all.begin(); run != all.end(); ++run) {
    std::string_view left = run->text;
    while (!left.empty()) {
      const std::string_view piece = nextPiece(left);
      left.remove_prefix(piece.size());
      const std::string_view shown = withoutSpace(piece);
      const bool holds = opens(piece) && left.empty() && run + 1 != all.end();
      float needed = 0;
      if (holds) {
        const ScopedFont font = fontOf(run[1]);
        needed = widthOf(withoutSpace(nextPiece(run[1].text)));
      }
      const ScopedFont font = fontOf(*run);
      needed += widthOf(shown);
      if (!held && !clings(piece) && at.x > from.x && at.x + needed > from.x + width)
        at = {from.x, at.y + lineHeight};
      put(ImVec2{at.x, at.y + 0.5f * (lineHeight - ImGui::GetFontSize())}, shown, *run);
      at.x += widthOf(piece);
      held = holds;
    }
  }
  return at.y + lineHeight - from.y;
}

}  // namespace

float heightOf(const Fonts& fonts, std::string_view marked, float width, float em) {
  return setInLines(fonts, marked, {0, 0}, width, em, [](ImVec2, std::string_view, const TextRun&) {});
}

float fittingSize(const Fonts& fonts, std::string_view marked, Vec2 room, float em, float least) {
  while (em > least && heightOf(fonts, marked, room.x, em) > room.y) em *= 0.94f;
  return em;
}

float drawMarked(const Frame& frame, std::string_view marked, float width, float em) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const auto draw = [&](ImVec2 at, std::string_view text, const TextRun& run) {
    const Color color = run.code ? frame.palette().accent : frame.palette().ink;
    if (run.code && ImGui::IsWindowHovered()) {
      const ImVec2 end = {at.x + widthOf(text) + 2, at.y + ImGui::GetFontSize() + 2};
      if (ImGui::IsMouseHoveringRect({at.x - 2, at.y - 2}, end)) {
        frame.reaction.code = run.text;
        list.AddRectFilled({at.x - 2, at.y}, end, imColor(frame.palette().hover), 3);
      }
    }
    list.AddText(at, imColor(color), text.data(), text.data() + text.size());
  };
  const float height = setInLines(frame.fonts, marked, ImGui::GetCursorScreenPos(), width, em, draw);
  ImGui::Dummy({width, height});
  return height;
}

}  // namespace queens
