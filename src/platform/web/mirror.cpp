#include "platform/web/mirror.hpp"

#include <array>

#include "board/board_state.hpp"
#include "text/format.hpp"
#include "ui/controls/squares.hpp"

namespace queens {
namespace {

using emscripten::val;

constexpr std::array kRoles = {"button", "toggle", "tab",  "slider",   "choice", "option",
                               "grid",   "text",   "item", "treeitem", "line"};
constexpr std::array kRegions = {"toolbar", "board",     "caption", "program", "panels",
                                 "tree",    "transport", "notice",  "overlay"};

// The properties of a record that differ from its previous state; all of them if it is new.
val toJs(const Record& record, const Record* before) {
  val js = val::object();
  const auto tell = [&](const char* name, auto Record::*member) {
    if (!before || record.*member != before->*member) js.set(name, record.*member);
  };
  js.set("id", record.id);
  if (!before) {
    js.set("region", val(kRegions[static_cast<std::size_t>(record.region)]));
    js.set("role", val(kRoles[static_cast<std::size_t>(record.role)]));
    js.set("session", static_cast<int>(record.session));
  }
  tell("name", &Record::name);
  tell("value", &Record::value);
  tell("hint", &Record::hint);
  tell("key", &Record::key);
  if (!before || !(record.area == before->area)) {
    js.set("x", record.area.x);
    js.set("y", record.area.y);
    js.set("width", record.area.width);
    js.set("height", record.area.height);
  }
  tell("enabled", &Record::enabled);
  tell("inSight", &Record::inSight);
  tell("on", &Record::on);
  tell("code", &Record::code);
  tell("stops", &Record::stops);
  tell("now", &Record::now);
  tell("least", &Record::least);
  tell("most", &Record::most);
  return js;
}

}  // namespace

val Mirror::news(const App& app) {
  val changed = val::array();
  const auto tell = [&changed](const Record& record, const Record* before) {
    changed.call<void>("push", toJs(record, before));
  };
  const RecordNews::Kind kind = records_.of(app.records(), tell);
  if (kind == RecordNews::Kind::none) return val::null();
  val order = val::null();
  if (kind == RecordNews::Kind::order) {
    order = val::array();
    for (const Record& record : app.records()) order.call<void>("push", record.id);
  }
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

val Mirror::squareNews(App& app, std::size_t index, int n) {
  val news = val::array();
  if (index >= app.sessions().size() || app.sessions()[index].n() != n) return news;
  if (boards_.size() <= index) boards_.resize(index + 1);
  const Search& search = app.sessions()[index].timeline().search();
  const Language language = app.language();
  const int base = app.address().preferences.base;
  const BoardState state = boardState(search, nullptr);
  const std::span<const Square> queens = state.queens();
  Board& board = boards_[index];
  const auto tell = [&](Square square) {
    val entry = val::array();
    entry.call<void>("push", square.row * search.n() + square.column);
    entry.call<void>("push", squareName(search.variant(), queens, square, language, base, state.given));
    news.call<void>("push", entry);
  };
  if (board.program == search.program() && board.n == search.n() && board.language == language &&
      board.base == base) {
    for (const Square& each : squaresChanged(search.variant(), search.n(), board.queens, queens)) tell(each);
  } else {
    for (std::int8_t row = 0; row < search.n(); ++row)
      for (std::int8_t column = 0; column < search.n(); ++column) tell({row, column});
  }
  board = {search.program(), search.n(), language, base, {queens.begin(), queens.end()}};
  return news;
}

}  // namespace queens
