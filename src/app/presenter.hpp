#pragma once

#include <optional>
#include <span>
#include <vector>

#include "timeline/landmarks.hpp"

namespace queens {

/// The highlights of a search for a presentation, computed once per search.
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
