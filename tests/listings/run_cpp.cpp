// Runs a C++ listing: program n … prints the list of solutions, or their number, as JSON for each n. The
// listing comes first, so that it has only its own includes.
#include LISTING

#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

// Prints a list with a function for its members.
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

void print(unsigned long long number) {
  std::cout << number;
}

void print(const std::vector<std::vector<int>>& solutions) {
  print(solutions,
        [](const std::vector<int>& solution) { print(solution, [](int place) { std::cout << place; }); });
}

void print(const std::vector<std::vector<std::string>>& boards) {
  const auto quoted = [](const std::string& text) { std::cout << '"' << text << '"'; };
  print(boards, [&](const std::vector<std::string>& board) { print(board, quoted); });
}

int main(int count, char** arguments) {
  const std::vector<char*> sizes(arguments + 1, arguments + count);
  print(sizes, [](const char* n) { print(solve(std::atoi(n))); });
}
