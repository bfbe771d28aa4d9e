#include "ui/layout/layout_parts.hpp"

#include <algorithm>
#include <cmath>

#include "board/board_picture.hpp"

namespace queens {

float toolbarHeight(float unit) {
  return 3.6f * unit;
}

float sentenceHeight(const LayoutRequest& request, float height) {
  return request.narration || request.touring ? height : 0;
}

Rect boardIn(Rect area, bool compact, float unit) {
  const float strip = compact ? 4 : numbersRoom(numberSizeOf(unit));
  const float side = std::floor(std::max(32.0f, std::min(area.width - strip - 4, area.height - strip - 4)));
  return {std::floor(area.x + strip + 0.5f * (area.width - strip - 4 - side)),
          std::floor(area.y + strip + 0.5f * (area.height - strip - 4 - side)), side, side};
}

float chartHeight(const LayoutRequest& request) {
  return request.chart ? std::clamp(0.26f * request.size.y, 10 * request.unit, 20 * request.unit) : 0;
}

Rect frameIn(const LayoutRequest& request, Layout& layout) {
  const float bar = request.view == View::full ? toolbarHeight(request.unit) : 0;
  const float transport = transportHeight(request.size.x, request.unit, request.chart, request.touch);
  const float chart = chartHeight(request);
  layout.toolbar = {0, 0, request.size.x, bar};
  layout.transport = {0, request.size.y - transport, request.size.x, transport};
  if (chart > 0) layout.chart = {0, layout.transport.y - chart, request.size.x, chart};
  return {0, bar, request.size.x, request.size.y - bar - transport - chart};
}

}  // namespace queens
