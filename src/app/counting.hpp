#pragma once

#include <string_view>

#include "ui/model/count_view.hpp"

namespace queens {

/// Which count is wanted and how far it has got. It does not count itself: whoever can looks at `wanted`,
/// counts in workers and reports back.
class Counting {
 public:
  const CountView& view() const { return view_; }
  /// The board size that is to be counted now, 0 if none; a change means that a count begun before is to
  /// stop.
  int wanted() const { return wanted_; }

  /// Somebody who counts is there.
  void makeAvailable() { view_.available = true; }
  /// Measures this machine once with a short count, to predict the time of longer ones.
  void calibrate();
  /// The board that is watched; until another is chosen it is the one to count.
  void follow(int n);
  /// Chooses the board to count; what is beyond 1…`kMaxCountN` becomes the nearest that is not.
  void choose(int n);
  /// Counts the board chosen.
  void start();
  /// Gives up the count that runs.
  void cancel();

  /// @param share of the work, 0…1 @param secondsLeft a prediction
  void progress(double share, std::uint64_t soFar, double secondsLeft);
  /// Passed over if no count is wanted any more. @param seconds from the wish to the result @param working
  /// the part of them that went into counting
  void finish(std::uint64_t solutions, double seconds, double working);
  /// The count ended without a result. @param code `no-workers`, `memory`, or what else is wrong with the
  /// workers: the codes of count.js
  void fail(std::string_view code);

 private:
  void begin(int n);
  void end();
  void keep(const CountResult& result);
  void expect();

  CountView view_;
  bool chosen_ = false;  // by the reader
  int wanted_ = 0;
  // The largest board counted so far, and how long counting it took, without starting workers.
  int measuredN_ = 0;
  double measuredSeconds_ = 0;
};

}  // namespace queens
