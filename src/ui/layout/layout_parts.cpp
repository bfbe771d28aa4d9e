#include "ui/layout/layout_parts.hpp"

#include <algorithm>
#include <cmath>

#include "board/board_picture.hpp"

namespace queens {

float toolbarHeight(float unit) {
  return 3.6f * unit;
}

float sentenceHeight(const LayoutRequest& request, float height) {
  return request.narration ? height : 0;
}

LayoutRequest afterAnswer(LayoutRequest request) {
  request.asked.reset();
  request.narration = true;
  return request;
}

Rect boardIn(Rect area, bool compact, float unit) {
  const float strip = compact ? 4 : numbersRoom(numberSizeOf(unit));
  const float side = std::floor(std::max(32.0f, std::min(area.width - strip - 4, area.height - strip - 4)));
  return {std::floor(area.x + strip + 0.5f * (area.width - strip - 4 - side)),
          std::floor(area.y + strip + 0.5f * (area.height - strip - 4 - side)), side, side};
}

bool chartInColumn(const LayoutRequest& request) {
  const bool wide = request.size.x >= 1.25f * kWide * request.unit;
  const bool tall = request.size.y >= 36 * request.unit;
  const bool low = request.size.y < 46 * request.unit && !request.large;
  return request.chart && request.view == View::full && !request.beside && !request.asked &&
         !request.writing && wide && tall && (request.first || low);
}

float chartHeight(const LayoutRequest& request) {
  return request.chart && !request.asked && !chartInColumn(request)
             ? std::clamp(0.26f * request.size.y, 10 * request.unit, 20 * request.unit)
             : 0;
}

Rect frameIn(const LayoutRequest& request, Layout& layout) {
  if (request.asked) return {0, 0, request.size.x, request.size.y};
  const float bar = request.view == View::full ? toolbarHeight(request.unit) : 0;
  const float chart = chartHeight(request);
  const float transport = transportHeight(request.size.x, request.unit, chart > 0, request.touch);
  layout.toolbar = {0, 0, request.size.x, bar};
  layout.transport = {0, request.size.y - transport, request.size.x, transport};
  if (chart > 0) layout.chart = {0, layout.transport.y - chart, request.size.x, chart};
  return {0, bar, request.size.x, request.size.y - bar - transport - chart};
}

}  // namespace queens
