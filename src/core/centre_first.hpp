#pragma once

namespace queens {

/// The columns of a row from the middle outwards; of two equally near, the left one comes first.
/// @param index 0…n−1
/// @return a column 0…n−1; each exactly once
constexpr int columnFromCentre(int index, int n) {
  const int middle = (n - 1) / 2;
  const int away = (index + 1) / 2;
  // With an even n the second column lies to the right of the first one.
  const bool right = (index % 2 == 1) == (n % 2 == 0);
  return right ? middle + away : middle - away;
}

/// The index at which `columnFromCentre` returns a column.
constexpr int indexFromCentre(int column, int n) {
  int index = 0;
  while (columnFromCentre(index, n) != column) ++index;
  return index;
}

}  // namespace queens
