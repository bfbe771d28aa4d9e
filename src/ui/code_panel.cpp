#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/panel.hpp"
#include "ui/parts.hpp"
#include "ui/widgets.hpp"
#include "ui/words.hpp"

namespace queens {
namespace {

// How long ago a line was executed on the way to the event: 1 for the one executed last, towards 0 for
// earlier ones, 0 for one that was not.
float recency(const Model& model, Label label) {
  const std::size_t count = model.lines.size();
  for (std::size_t back = 0; back < count; ++back) {
    if (model.lines[count - 1 - back].label == label) return back == 0 ? 1 : 0.5f / static_cast<float>(back);
  }
  return 0;
}

void drawLine(const Model& model, const ListingLine& line, ImVec2 at, ImVec2 size, float margin) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Palette& palette = model.palette;
  const float recent = line.label ? recency(model, *line.label) : 0;
  if (recent > 0) {
    const Color mark = palette.accent.faded(recent == 1 ? 0.26f : 0.06f + 0.22f * recent);
    list.AddRectFilled(at, {at.x + size.x, at.y + size.y}, imColor(mark), 4);
    if (recent == 1) list.AddRectFilled(at, {at.x + 3, at.y + size.y}, imColor(palette.accent), 2);
  }
  const float y = at.y + 0.5f * (size.y - ImGui::GetFontSize());
  if (margin > 0 && line.label && model.lineCounts) {
    const std::string count = grouped(model.lineCounts->of(*line.label));
    list.AddText({at.x + margin - 8 - ImGui::CalcTextSize(count.c_str()).x, y}, imColor(palette.faint),
                 count.c_str());
  }
  list.AddText({at.x + 10 + margin, y}, imColor(line.label ? palette.ink : palette.faint), line.text.data(),
               line.text.data() + line.text.size());
}

std::string nameOf(const Model& model, const ProgramLanguageInfo& language) {
  const bool pseudocode = language.language == ProgramLanguage::pseudocode;
  return pseudocode ? say(model, Message::pseudocode) : std::string(language.name);
}

// All languages side by side; where there is no room for that, the one shown, and a press goes on to the
// next.
void drawLanguages(const Model& model, float width, Commands& commands) {
  const bool all = width >= 27 * model.palette.textSize;
  for (const ProgramLanguageInfo& each : kProgramLanguages) {
    const bool current = each.language == model.code;
    if (!all && !current) continue;
    if (tab(nameOf(model, each).c_str(), current, model.palette)) {
      const std::size_t next = static_cast<std::size_t>(each.language) + (all ? 0 : 1);
      commands.push_back({Action::setCode, static_cast<double>(next % kProgramLanguages.size())});
    }
    ImGui::SameLine(0, 2);
  }
  if (tab("×n", model.countsLines, model.palette)) commands.push_back({Action::toggleLineCounts});
  if (ImGui::BeginItemTooltip()) {
    ImGui::TextUnformatted(say(model, Message::lineCounts).c_str());
    ImGui::EndTooltip();
  }
}

// Differs from one line executed to the next, and between programs.
int momentOf(const Model& model) {
  const std::uint64_t line = model.timeline.position() * 1024 + model.lines.size();
  return static_cast<int>(line * kProgramLanguages.size() + static_cast<std::uint64_t>(model.code));
}

}  // namespace

void drawCode(const Model& model, const Fonts& fonts, Rect area, Reaction& reaction) {
  ImGui::SetCursorScreenPos({area.x, area.y});
  drawLanguages(model, area.width, reaction.commands);
  const float top = 2.1f * model.palette.textSize;
  const auto& lines = model.listing->lines;
  std::size_t longest = 1;
  for (const ListingLine& line : lines) longest = std::max(longest, line.text.size());

  ImGui::SetCursorScreenPos({area.x, area.y + top});
  const ScrollPanel panel("program", {area.width, area.height - top}, reaction);
  const float margin = model.countsLines ? 6 * model.palette.textSize : 0;
  // Letters of JetBrains Mono are 0.6 em wide; the program is set as large as its longest line lets it.
  const float fitting = (area.width - 34 - margin) / (0.6f * static_cast<float>(longest));
  const float em = std::clamp(fitting, 0.68f * model.palette.textSize, 0.92f * model.palette.textSize);
  const ScopedFont mono(fonts, fonts.mono, em);
  const float height = std::floor(1.5f * em);
  const float width =
      std::max(ImGui::GetContentRegionAvail().x, 20 + margin + 0.6f * em * static_cast<float>(longest));
  const ImVec2 from = ImGui::GetCursorScreenPos();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    drawLine(model, lines[i], {from.x, from.y + height * static_cast<float>(i)}, {width, height}, margin);
  }
  ImGui::Dummy({width, height * static_cast<float>(lines.size())});

  // The line executed last comes into sight; from then on the reader may scroll away.
  if (model.lines.empty() || ImGui::IsWindowHovered()) return;
  int& followed = *ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("followed"), -1);
  const int moment = momentOf(model);
  if (std::exchange(followed, moment) == moment) return;
  const auto current = model.listing->lineOf(model.lines.back().label);
  if (!current) return;
  const float y = height * static_cast<float>(*current);
  const float view = ImGui::GetWindowHeight();
  if (y < ImGui::GetScrollY() || y + height > ImGui::GetScrollY() + view) {
    ImGui::SetScrollY(std::max(0.0f, y - 0.5f * view));
  }
}

}  // namespace queens
