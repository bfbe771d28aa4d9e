#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "ui/parts.hpp"
#include "ui/widgets.hpp"
#include "ui/words.hpp"

namespace queens {
namespace {

std::string duration(const Model& model, double seconds) {
  std::array<char, 24> text{};
  std::snprintf(text.data(), text.size(), seconds < 9.95 ? "%.2g" : "%.0f", std::max(seconds, 0.001));
  const bool minutes = seconds >= 120;
  if (minutes) std::snprintf(text.data(), text.size(), "%.0f", seconds / 60);
  return say(model, minutes ? Message::minutes : Message::seconds, {{"number", std::string(text.data())}});
}

// n between a minus and a plus, the button, and what it will take.
void drawChoice(const Model& model, Commands& commands) {
  const CountView& counting = *model.counting;
  const float height = 2.3f * model.palette.textSize;
  const ImVec2 button = {height, height};
  if (iconButton("−", Icon::minus, button, model.palette, {.enabled = counting.n > 1 && !counting.running})) {
    commands.push_back({Action::chooseCount, counting.n - 1.0});
  }
  ImGui::SameLine(0, 0);
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted(("n = " + std::to_string(counting.n)).c_str());
  ImGui::SameLine(0, 0);
  const bool more = counting.n < kMostCounted && !counting.running;
  if (iconButton("+", Icon::plus, button, model.palette, {.enabled = more})) {
    commands.push_back({Action::chooseCount, counting.n + 1.0});
  }
  ImGui::SameLine(0, 10);
  const Message name = counting.running ? Message::cancel : Message::count;
  if (ImGui::Button((say(model, name) + "##start").c_str(), {0, height})) {
    commands.push_back({counting.running ? Action::cancelCount : Action::startCount});
  }
  std::string time;
  if (!counting.running && counting.expected) {
    time = say(model, Message::countExpected, {{"time", duration(model, *counting.expected)}});
  } else if (counting.running && counting.secondsLeft) {
    time = say(model, Message::countLeft, {{"time", duration(model, *counting.secondsLeft)}});
  }
  // Whatever comes next begins a line of its own.
  if (time.empty()) return;
  ImGui::SameLine(0, 12);
  ImGui::AlignTextToFramePadding();
  ImGui::PushStyleColor(ImGuiCol_Text, imColor4(model.palette.faint));
  ImGui::TextUnformatted(time.c_str());
  ImGui::PopStyleColor();
}

void drawProgress(const Model& model) {
  const CountView& counting = *model.counting;
  if (!counting.running) return;
  const float width = ImGui::GetContentRegionAvail().x - 12;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(at, {at.x + width, at.y + 6}, imColor(model.palette.border), 3);
  list.AddRectFilled(at, {at.x + width * static_cast<float>(counting.share), at.y + 6},
                     imColor(model.palette.accent), 3);
  ImGui::Dummy({width, 8});
  ImGui::TextUnformatted(say(model, Message::countSoFar, {{"solutions", counting.soFar}}).c_str());
}

// n, what was counted, what is known, and the time.
void drawResults(const Model& model, const Fonts& fonts) {
  const auto& results = model.counting->results;
  if (results.empty()) return;
  const ScopedFont mono(fonts, fonts.mono, 0.87f * model.palette.textSize);
  if (!ImGui::BeginTable("results", 4, ImGuiTableFlags_SizingFixedFit | ImGuiTableFlags_PadOuterX)) return;
  const auto cell = [](const std::string& text) {
    ImGui::TableNextColumn();
    ImGui::TextUnformatted(text.c_str());
  };
  ImGui::PushStyleColor(ImGuiCol_Text, imColor4(model.palette.faint));
  for (const std::string& heading : {std::string("n"), say(model, Message::counterSolution),
                                     std::string("A000170"), say(model, Message::time)}) {
    cell(heading);
  }
  ImGui::PopStyleColor();
  for (const CountResult& result : results) {
    const std::uint64_t known = kA000170[static_cast<std::size_t>(result.n - 1)];
    cell(std::to_string(result.n));
    cell(grouped(result.solutions));
    cell((known == result.solutions ? "= " : "≠ ") + grouped(known));
    cell(duration(model, result.seconds));
  }
  ImGui::EndTable();
}

// Time against n; the time is logarithmic, so that steady growth is a straight line.
void drawChart(const Model& model, const Fonts& fonts) {
  const auto& results = model.counting->results;
  if (results.size() < 2) return;
  const Palette& palette = model.palette;
  const ImVec2 size = {std::min(ImGui::GetContentRegionAvail().x - 12, 26 * palette.textSize),
                       8 * palette.textSize};
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ScopedFont mono(fonts, fonts.mono, 0.75f * palette.textSize);
  const float left = 4.5f * palette.textSize;
  const float bottom = at.y + size.y - 1.4f * palette.textSize;
  const auto x = [&](double n) {
    return at.x + left + (size.x - left - 10) * static_cast<float>((n - 1) / (kMostCounted - 1));
  };
  constexpr double kLeast = -3, kMost = 3;  // a millisecond to a quarter of an hour, as powers of ten
  const auto y = [&](double seconds) {
    const double power = std::clamp(std::log10(std::max(seconds, 1e-3)), kLeast, kMost);
    return bottom - (bottom - at.y - 6) * static_cast<float>((power - kLeast) / (kMost - kLeast));
  };
  for (const double mark : {0.001, 0.1, 10.0, 1000.0}) {
    list.AddLine({at.x + left, y(mark)}, {at.x + size.x, y(mark)}, imColor(palette.border));
    list.AddText({at.x, y(mark) - 0.5f * ImGui::GetFontSize()}, imColor(palette.faint),
                 duration(model, mark).c_str());
  }
  for (int n = 4; n <= kMostCounted; n += 4) {
    const std::string text = std::to_string(n);
    list.AddText({x(n) - 0.5f * ImGui::CalcTextSize(text.c_str()).x, bottom + 4}, imColor(palette.faint),
                 text.c_str());
  }
  for (std::size_t i = 0; i < results.size(); ++i) {
    const ImVec2 point = {x(results[i].n), y(results[i].seconds)};
    if (i > 0) {
      list.AddLine({x(results[i - 1].n), y(results[i - 1].seconds)}, point, imColor(palette.accent), 2);
    }
    list.AddCircleFilled(point, 4, imColor(palette.accent));
  }
  ImGui::Dummy(size);
}

}  // namespace

void drawCount(const Model& model, const Fonts& fonts, Commands& commands) {
  // Narrow enough for a scrollbar, there or not: else the text is longer with one and shorter without, and
  // which it is depends on what was there before.
  const float width = ImGui::GetWindowWidth() - ImGui::GetStyle().ScrollbarSize - 12;
  drawChoice(model, commands);
  drawProgress(model);
  if (model.counting->problem)
    drawMarked(model, fonts, say(model, *model.counting->problem), width, model.palette.textSize);
  drawResults(model, fonts);
  drawChart(model, fonts);
  drawMarked(model, fonts, say(model, Message::countMethod), width, model.palette.textSize);
  if (ImGui::Button(say(model, Message::countExplanation).c_str()))
    commands.push_back({Action::explainCount});
}

}  // namespace queens
