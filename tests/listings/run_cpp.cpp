// Runs a C++ listing: program n … prints the list of its solutions for each n, as JSON.
// The listing comes first, so that it has nothing but its own includes.
#include LISTING

#include <cstdlib>
#include <iostream>

// Prints a list by what prints its members.
template <class List, class Print>
void print(const List& list, Print member) {
  const char* separator = "";
  std::cout << "[";
  for (const auto& each : list) {
    std::cout << separator;
    member(each);
    separator = ",";
  }
  std::cout << "]";
}

int main(int count, char** arguments) {
  const std::vector<char*> sizes(arguments + 1, arguments + count);
  print(sizes, [](const char* n) {
    print(solve(std::atoi(n)),
          [](const std::vector<int>& solution) { print(solution, [](int place) { std::cout << place; }); });
  });
}
