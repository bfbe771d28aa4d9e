#pragma once

#include <string_view>

#include "ui/model/count_view.hpp"

namespace queens {

/// The requested count and its progress. It does not count itself: the page reads `wanted`, counts in workers
/// and reports back.
class Counting {
 public:
  const CountView& view() const { return view_; }
  /// The board size to count now, 0 if none. If it changes, a count that is running must stop.
  int wanted() const { return wanted_; }
  /// The queens that every solution of the wanted count must have.
  const Given& wantedGiven() const { return wantedGiven_; }

  /// Reports that workers are available.
  void makeAvailable() { view_.available = true; }
  /// Measures this machine once with a short count, to predict the time of longer ones.
  void calibrate();
  /// The search on the screen. Its board size is counted unless another one is chosen.
  void follow(int n, const Given& given);
  /// Chooses the board size to count, clamped to those up to `kMaxCountN` that have the given queens.
  void choose(int n);
  /// Counts the chosen board, with the given queens.
  void start();
  /// Cancels the running count.
  void cancel();
  /// Estimates the search tree of the chosen board. The first estimate has seed 1, each further one the next.
  void estimate();
  /// Shows one of the descents of the estimate; clamped.
  void showDescent(int index);

  /// @param share of the work, 0…1 @param secondsLeft a prediction
  void progress(double share, std::uint64_t soFar, double secondsLeft);
  /// Ignored if no count is wanted any more. @param seconds from the request to the result @param working the
  /// part of them spent on counting
  void finish(std::uint64_t solutions, double seconds, double working);
  /// The count ended without a result. @param code `no-workers`, `memory`, or another problem of the workers:
  /// the codes of count.js
  void fail(std::string_view code);

 private:
  void begin(int n, const Given& given);
  void change(int n);
  void keep(const CountResult& result);
  void expect();

  CountView view_;
  bool chosen_ = false;  // by the reader
  int wanted_ = 0;
  Given wantedGiven_;
  std::uint32_t seed_ = 0;  // of the last estimate
  // The largest board counted without given queens so far, and how long counting it took, without starting
  // workers.
  int measuredN_ = 0;
  double measuredSeconds_ = 0;
};

}  // namespace queens
