#pragma once

#include <optional>
#include <span>
#include <vector>

#include "timeline/landmarks.hpp"

namespace queens {

/// What a lecture on a search goes through: its landmarks, looked for once for each search.
class Presenter {
 public:
  std::span<const Landmark> landmarks(const Program& program, int n) {
    if (program_ != program || n_ != n) {
      program_ = program;
      n_ = n;
      landmarks_ = landmarksOf(program, n);
    }
    return landmarks_;
  }

 private:
  std::optional<Program> program_;
  int n_ = 0;
  std::vector<Landmark> landmarks_;
};

}  // namespace queens
