// The part of dist/queens.js that counts solutions without showing a search.
#include "count/count.hpp"

#include <emscripten/bind.h>

#include <cstdlib>

#include "bindings/to_js.hpp"

namespace queens {
namespace {

EMSCRIPTEN_DECLARE_VAL_TYPE(Size)

// Whether the memory for the tables of a board is likely available. Tests a single block, whereas the tables
// need several smaller ones.
bool hasRoomToCount(int n) {
  // Without volatile, compilers remove an allocation that is freed unused.
  void* volatile room = std::malloc(CountJob::mostBytes(n));
  std::free(room);
  return room != nullptr;
}

// A size that can be counted and whose tables fit in memory.
int countableSize(const Size& n) {
  const int size = boardSize(n, kMaxCountN);
  if (!hasRoomToCount(size)) {
    std::string message = "there is not enough memory to count n = " + std::to_string(size) +
                          "; delete() every CountJob that is done";
    raise(std::move(message), n, {});
  }
  return size;
}

std::uint64_t count(Size n) {
  return countSolutions(countableSize(n));
}

std::uint64_t fundamental(Size n) {
  return countFundamental(countableSize(n));
}

CountJob* makeJob(Size n) {
  // Read first, because an error would leak the memory of the job.
  const int size = countableSize(n);
  return new CountJob(size);
}

double slices(const CountJob& job) {
  return static_cast<double>(job.slices());
}

std::uint64_t runSlice(CountJob& job, Size slice) {
  const std::uint64_t index = wholeNumber(slice, "slice");
  if (index >= job.slices()) {
    // Built in a separate statement: its temporaries are freed at the end of the line, but never after
    // `raise`.
    std::string message =
        "slice must be below " + std::to_string(job.slices()) + "; got " + std::to_string(index);
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
