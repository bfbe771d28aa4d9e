#include "platform/web/mirror.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "text/format.hpp"
#include "ui/squares.hpp"

namespace queens {
namespace {

using emscripten::val;

constexpr std::array kRoles = {"button", "toggle", "tab",  "slider",   "choice", "option",
                               "grid",   "text",   "item", "treeitem", "line"};
constexpr std::array kRegions = {"toolbar", "board",     "caption", "program", "panels",
                                 "tree",    "transport", "notice",  "overlay"};

val toJs(const Record& record) {
  val js = val::object();
  js.set("id", record.id);
  js.set("region", val(kRegions[static_cast<std::size_t>(record.region)]));
  js.set("role", val(kRoles[static_cast<std::size_t>(record.role)]));
  js.set("name", record.name);
  js.set("value", record.value);
  js.set("hint", record.hint);
  js.set("key", record.key);
  js.set("x", record.area.x);
  js.set("y", record.area.y);
  js.set("width", record.area.width);
  js.set("height", record.area.height);
  js.set("enabled", record.enabled);
  js.set("inSight", record.inSight);
  js.set("on", record.on);
  js.set("stops", record.stops);
  js.set("session", static_cast<int>(record.session));
  js.set("now", record.now);
  js.set("least", record.least);
  js.set("most", record.most);
  return js;
}

}  // namespace

val Mirror::news(const App& app) {
  const std::vector<Record>& records = app.records();
  const bool sameOrder = std::equal(records.begin(), records.end(), told_.begin(), told_.end(),
                                    [](const Record& a, const Record& b) { return a.id == b.id; });
  val changed = val::array();
  bool any = !sameOrder;
  for (std::size_t i = 0; i < records.size(); ++i) {
    const Record& record = records[i];
    const Record* before = nullptr;
    if (sameOrder) {
      before = &told_[i];
    } else {
      const auto found =
          std::find_if(told_.begin(), told_.end(), [&](const Record& each) { return each.id == record.id; });
      if (found != told_.end()) before = &*found;
    }
    if (before && record.looksLike(*before)) continue;
    changed.call<void>("push", toJs(record));
    any = true;
  }
  if (!any) return val::null();
  val order = val::null();
  if (!sameOrder) {
    order = val::array();
    for (const Record& record : records) order.call<void>("push", record.id);
  }
  told_ = records;
  val news = val::object();
  news.set("order", order);
  news.set("changed", changed);
  return news;
}

val Mirror::regionNames(const App& app) {
  constexpr std::size_t kNamed = static_cast<std::size_t>(Region::overlay);
  val names = val::object();
  for (std::size_t i = 0; i < kNamed; ++i) {
    names.set(kRegions[i], format(app.language(), Message::regionToolbar + i));
  }
  names.set("lines", format(app.language(), Message::programLines));
  return names;
}

val Mirror::squareNews(App& app, std::size_t index) {
  val news = val::array();
  if (index >= app.sessions().size()) return news;
  if (boards_.size() <= index) boards_.resize(index + 1);
  Board& board = boards_[index];
  const Session& session = app.sessions()[index];
  const Timeline& timeline = session.timeline();
  const Shown shown = {timeline.program(), timeline.n(), timeline.position(), app.language()};
  if (std::exchange(board.shown, shown) == shown) return news;
  std::vector<std::string> names = squareNames(session, app.language());
  const bool all = names.size() != board.squares.size();
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!all && names[i] == board.squares[i]) continue;
    val entry = val::array();
    entry.call<void>("push", static_cast<int>(i));
    entry.call<void>("push", names[i]);
    news.call<void>("push", entry);
  }
  board.squares = std::move(names);
  return news;
}

}  // namespace queens
