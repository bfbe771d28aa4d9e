// The part of dist/queens.js that counts solutions without showing a search.
#include "count/count.hpp"

#include <emscripten/bind.h>

#include <cstdlib>
#include <variant>

#include "bindings/to_js.hpp"
#include "count/given_job.hpp"

namespace queens {
namespace {

EMSCRIPTEN_DECLARE_VAL_TYPE(Size)
EMSCRIPTEN_DECLARE_VAL_TYPE(CountOptions)

using Job = std::variant<CountJob, GivenCountJob>;

// Whether the memory for the tables of a board is likely available. Tests a single block, whereas the tables
// need several smaller ones.
bool hasRoomToCount(int n) {
  // Without volatile, compilers remove an allocation that is freed unused.
  void* volatile room = std::malloc(CountJob::mostBytes(n));
  std::free(room);
  return room != nullptr;
}

void requireRoom(int size, const Size& n, Held others) {
  if (hasRoomToCount(size)) return;
  std::string message = "there is not enough memory to count n = " + std::to_string(size) +
                        "; delete() every CountJob that is done";
  raise(std::move(message), n, others);
}

// A size that can be counted and whose tables fit in memory.
int countableSize(const Size& n) {
  const int size = boardSize(n, kMaxCountN);
  requireRoom(size, n, {});
  return size;
}

std::uint64_t count(Size n) {
  return countSolutions(countableSize(n));
}

std::uint64_t fundamental(Size n) {
  return countFundamental(countableSize(n));
}

// For each row the column of its given queen, or −1.
std::vector<int> columnsOf(const Given& given, int n) {
  std::vector<int> columns(static_cast<std::size_t>(n), -1);
  for (const Square& each : given.queens()) columns[static_cast<std::size_t>(each.row)] = each.column;
  return columns;
}

Job* makeJob(Size n, CountOptions options) {
  // Values are read first, because an error would leak the memory of the job.
  const int size = boardSize(n, kMaxCountN, {&options});
  const Given given = givenIn(options, size, {&n, &options});
  if (given) return new Job(std::in_place_type<GivenCountJob>, columnsOf(given, size));
  requireRoom(size, n, {&options});
  return new Job(std::in_place_type<CountJob>, size);
}

std::size_t sliceCount(const Job& job) {
  return std::visit([](const auto& its) { return its.slices(); }, job);
}

double slices(const Job& job) {
  return static_cast<double>(sliceCount(job));
}

std::uint64_t runSlice(Job& job, Size slice) {
  const std::uint64_t index = wholeNumber(slice, "slice");
  if (index >= sliceCount(job)) {
    // Built in a separate statement: its temporaries are freed at the end of the line, but never after
    // `raise`.
    std::string message =
        "slice must be below " + std::to_string(sliceCount(job)) + "; got " + std::to_string(index);
    raise(std::move(message), slice, {});
  }
  return std::visit([&](auto& its) { return its.run(static_cast<std::size_t>(index)); }, job);
}

EMSCRIPTEN_BINDINGS(queens_count) {
  using namespace emscripten;
  register_type<Size>("number");
  register_type<CountOptions>(
      "{ given?: [row: number, col: number][] | string /* row.col,row.col */ } | void");
  function("count", &count);
  function("fundamental", &fundamental);
  class_<Job>("CountJob")
      .constructor(&makeJob, allow_raw_pointers())
      .function("slices", &slices)
      .function("run", &runSlice);
}

}  // namespace
}  // namespace queens
