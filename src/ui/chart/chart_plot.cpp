#include "ui/chart/chart_plot.hpp"

#include <algorithm>
#include <cmath>

namespace queens {
namespace {

// As many positions at least, so that there is something to see.
constexpr double kFewest = 12;

Outline::Range rangeOf(double from, double length, std::uint64_t end) {
  const auto most = static_cast<double>(end);
  length = std::clamp(length, std::min(kFewest, most), most);
  from = std::clamp(from, 0.0, most - length);
  return {static_cast<std::uint64_t>(std::llround(from)),
          static_cast<std::uint64_t>(std::llround(from + length))};
}

}  // namespace

float ChartPlot::x(std::uint64_t position) const {
  const double share = (static_cast<double>(position) - static_cast<double>(range.from) + 0.5) /
                       static_cast<double>(range.to - range.from + 1);
  return area.x + static_cast<float>(share) * area.width;
}

std::uint64_t ChartPlot::position(float at) const {
  const double share = std::clamp(static_cast<double>((at - area.x) / area.width), 0.0, 1.0);
  const double steps = share * static_cast<double>(range.to - range.from + 1);
  return std::min(range.to, range.from + static_cast<std::uint64_t>(steps));
}

Outline::Range ChartPlot::zoomed(float at, float steps, std::uint64_t end) const {
  const double share = std::clamp(static_cast<double>((at - area.x) / area.width), 0.0, 1.0);
  const auto length = static_cast<double>(range.to - range.from);
  const double wanted = length * std::pow(0.8, static_cast<double>(steps));
  return rangeOf(static_cast<double>(range.from) + share * (length - wanted), wanted, end);
}

Outline::Range ChartPlot::moved(float pixels, std::uint64_t end) const {
  const auto length = static_cast<double>(range.to - range.from);
  return rangeOf(static_cast<double>(range.from) + static_cast<double>(pixels / area.width) * length, length,
                 end);
}

}  // namespace queens
