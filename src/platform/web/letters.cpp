#include "platform/web/letters.hpp"

#include "platform/program_fonts.hpp"

namespace queens {

emscripten::val lettersToJs() {
  using emscripten::val;
  val all = val::array();
  for (const FontFile& file : {kTextFont, kStrongFont, kMonoFont})
    all.call<void>("push", val(emscripten::typed_memory_view(file.size(), file.data())).call<val>("slice"));
  return all;
}

}  // namespace queens
