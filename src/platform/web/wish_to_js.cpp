#include "platform/web/wish_to_js.hpp"

#include <string>
#include <variant>

namespace queens {

using emscripten::val;

val wishToJs(const Wish& wish) {
  val object = val::object();
  const auto isA = [&](const char* name) { object.set("wish", val(name)); };
  std::visit(Handle{[&](wish::Explanation) { isA("explanation"); }, [&](wish::Place) { isA("place"); },
                    [&](wish::OpenDialog open) {
                      isA("dialog");
                      object.set("dialog",
                                 val(std::string(kDialogNames[static_cast<std::size_t>(open.dialog)])));
                    },
                    [&](const wish::TakeAlong& take) {
                      isA("takeAlong");
                      object.set("text", take.handout.text);
                      object.set("name", take.handout.name);
                      object.set("save", take.handout.save);
                    }},
             wish);
  return object;
}

}  // namespace queens
