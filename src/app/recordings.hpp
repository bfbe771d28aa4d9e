#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/recorded/recording.hpp"
#include "playback/session.hpp"

namespace queens {

/// The recordings that the searches on the screen use; they outlive these searches.
class Recordings {
 public:
  /// Makes one that can still be added to.
  std::unique_ptr<Recording> make(Recording::Parts parts) {
    return std::make_unique<Recording>(std::move(parts), ++count_);
  }
  /// Keeps one. @return the program whose search it is
  Program keep(std::unique_ptr<const Recording> recording) {
    return programOf(*all_.emplace_back(std::move(recording)));
  }
  /// Removes the recordings that none of these searches uses.
  void keepOnly(std::span<const Session> sessions) {
    std::erase_if(all_, [sessions](const auto& each) {
      return std::ranges::none_of(
          sessions, [&](const Session& its) { return its.program().recording.its == each.get(); });
    });
  }

 private:
  std::vector<std::unique_ptr<const Recording>> all_;
  std::uint32_t count_ = 0;
};

}  // namespace queens
