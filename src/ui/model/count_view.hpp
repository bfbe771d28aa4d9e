#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "count/count.hpp"
#include "text/message.hpp"
#include "timeline/estimate.hpp"

namespace queens {

/// The number of solutions for n = 1…20 (OEIS A000170), for comparison with what was counted.
inline constexpr std::array<std::uint64_t, kMaxCountN> kA000170 = {
    1,    0,     0,     2,      10,      4,        40,       92,        352,        724,
    2680, 14200, 73712, 365596, 2279184, 14772512, 95815104, 666090624, 4968057848, 39029188884};

/// A finished count.
struct CountResult {
  int n;
  Given given;  ///< that every counted solution has
  std::uint64_t solutions;
  double seconds;
};

/// The contents of the Count panel: counting solutions at full speed, independent of the searches on the
/// screen.
struct CountView {
  bool available = false;  ///< the page can count
  int n = 16;              ///< chosen, 1…20
  Given given;  ///< that every counted solution must have; not on the board of `n` if it is too small
  bool running = false;
  std::optional<int> measuring;       ///< board size of the count that measures the speed of the machine
  double share = 0;                   ///< completed fraction, 0…1
  std::uint64_t soFar = 0;            ///< number of solutions in the completed part
  std::optional<double> secondsLeft;  ///< of the running count
  std::optional<double>
      expected;  ///< estimated seconds for counting `n` on this machine; nullopt before the first count
  std::vector<CountResult> results;      ///< by n, one for each size and given queens
  std::optional<Message> problem;        ///< the reason that the last count ended without a result
  std::optional<TreeEstimate> estimate;  ///< of the search tree for `n`
  int descent = 0;                       ///< index of the descent that is shown
};

}  // namespace queens
