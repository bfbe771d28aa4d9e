#include "timeline/symmetry.hpp"

#include <algorithm>

namespace queens {
namespace {

// From left to right.
Placement mirrored(const Placement& board, int n) {
  Placement image{};
  for (int line = 0; line < n; ++line) image[line] = static_cast<std::int8_t>(n - 1 - board[line]);
  return image;
}

// Along the main diagonal: rows and columns change places.
Placement transposed(const Placement& board, int n) {
  Placement image{};
  for (int line = 0; line < n; ++line) image[board[line]] = static_cast<std::int8_t>(line);
  return image;
}

}  // namespace

Images imagesOf(std::span<const std::int8_t> places) {
  const int n = static_cast<int>(places.size());
  Placement board{};
  std::copy(places.begin(), places.end(), board.begin());
  std::array<Placement, 8> images;
  // One after the other, these two make a quarter turn; four of it are all.
  for (std::size_t i = 0; i < images.size(); i += 2) {
    images[i] = board = mirrored(board, n);
    images[i + 1] = board = transposed(board, n);
  }
  // As many symmetries lead to one image as to any other.
  const Placement first = *std::min_element(images.begin(), images.end());
  const auto same = std::count(images.begin(), images.end(), first);
  return {first, static_cast<int>(images.size()) / static_cast<int>(same)};
}

}  // namespace queens
