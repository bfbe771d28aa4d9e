// The part of dist/queens.js that counts solutions without showing the search.
#include "count/count.hpp"

#include <emscripten/bind.h>

#include "bindings/to_js.hpp"

namespace queens {
namespace {

EMSCRIPTEN_DECLARE_VAL_TYPE(Size)

std::uint64_t count(Size n) {
  return countSolutions(boardSize(n, kMaxCountN));
}

std::uint64_t fundamental(Size n) {
  return countFundamental(boardSize(n, kMaxCountN));
}

CountJob* makeJob(Size n) {
  return new CountJob(boardSize(n, kMaxCountN));
}

double slices(const CountJob& job) {
  return static_cast<double>(job.slices());
}

std::uint64_t runSlice(CountJob& job, Size slice) {
  const std::uint64_t index = wholeNumber(slice, "slice");
  if (index >= job.slices()) {
    // Put together before: what a sum of texts leaves over is given back at the end of its line, not after
    // raise.
    std::string message = "slice is below " + std::to_string(job.slices()) + "; got " + std::to_string(index);
    raise(std::move(message), slice, {});
  }
  return job.run(static_cast<std::size_t>(index));
}

EMSCRIPTEN_BINDINGS(queens_count) {
  using namespace emscripten;
  register_type<Size>("number");
  function("count", &count);
  function("fundamental", &fundamental);
  class_<CountJob>("CountJob")
      .constructor(&makeJob, allow_raw_pointers())
      .function("slices", &slices)
      .function("run", &runSlice);
}

}  // namespace
}  // namespace queens
