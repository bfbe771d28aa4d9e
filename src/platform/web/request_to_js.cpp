#include "platform/web/request_to_js.hpp"

#include <string>
#include <variant>

namespace queens {

using emscripten::val;

val requestToJs(const HostRequest& wish) {
  val object = val::object();
  const auto isA = [&](const char* name) { object.set("wish", val(name)); };
  std::visit(Handle{[&](request::Explanation) { isA("explanation"); }, [&](request::Place) { isA("place"); },
                    [&](request::OpenDialog open) {
                      isA("dialog");
                      object.set("dialog",
                                 val(std::string(kDialogNames[static_cast<std::size_t>(open.dialog)])));
                    },
                    [&](const request::TakeAlong& take) {
                      isA("takeAlong");
                      object.set("text", take.handout.text);
                      object.set("name", take.handout.name);
                      object.set("save", take.handout.save);
                    }},
             wish);
  return object;
}

}  // namespace queens
