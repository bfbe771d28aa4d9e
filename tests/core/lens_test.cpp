#include "core/lens.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <sstream>

#include "support/each_variant.hpp"
#include "support/plain_recursion.hpp"

namespace queens {
namespace {

// The meaning of the variables, derived from their names, for given queens on an n × n board.
class Meaning {
 public:
  Meaning(int n, const recursion::Standing& standing) : n_(n), standing_(standing) {}

  bool cellSpeaksOf(const Variable& variable, int cell, recursion::Place square) const {
    const std::string_view name = variable.name;
    if (name == "board" || name == "domains") return cell == square.row * n_ + square.col;
    if (name == "queens" || name == "stack")
      return standing_.queens[static_cast<std::size_t>(cell)] == square;
    if (name == "frames") return cell == square.row;
    if (isMask(name)) return square.row == rowOfMasks() && square.col == cell;
    const std::optional<int> line = lineThrough(variable, square);
    if (!line) return false;
    const bool valued = variable.type == VariableType::set || variable.type == VariableType::integer;
    return *line == (valued ? variable.values[static_cast<std::size_t>(cell)] : cell);
  }

  // The key with which the program looks up a square; nullopt if the variable is not used for that.
  std::optional<int> lookup(const Variable& variable, recursion::Place square) const {
    if (isMask(variable.name))
      return square.row == rowOfMasks() ? std::optional<int>(square.col) : std::nullopt;
    if (variable.type == VariableType::integer) return std::nullopt;
    return lineThrough(variable, square);
  }

 private:
  static bool isMask(std::string_view name) {
    return name == "ld" || name == "rd" || name == "free" || name == "bit";
  }
  int rowOfMasks() const { return static_cast<int>(standing_.frames.size()) - 1; }

  std::optional<int> lineThrough(const Variable& variable, recursion::Place square) const {
    const std::string_view name = variable.name;
    const bool indexed = variable.type == VariableType::flags || variable.type == VariableType::bits ||
                         variable.type == VariableType::list;
    if (name == "cols" || name == "used" || name == "col" || name == "square") return square.col;
    if (name == "row" || name == "later") return square.row;
    if (name == "diags1" || name == "mains") return square.row - square.col + (indexed ? n_ - 1 : 0);
    if (name == "diags2" || name == "antis") return square.row + square.col;
    return std::nullopt;
  }

  int n_;
  const recursion::Standing& standing_;
};

int cellsOf(const Variable& variable) {
  if (variable.type == VariableType::bits) return variable.width;
  const std::size_t each = variable.type == VariableType::stack ? variable.fields.size() : 1;
  return static_cast<int>(variable.values.size() / each);
}

// The value of expressions such as "row − col + n − 1".
int evaluated(const std::string& expression, recursion::Place square, int n) {
  std::istringstream words(expression);
  std::string word;
  int sum = 0;
  for (int sign = 1; words >> word;) {
    if (word == "+" || word == "−") {
      sign = word == "+" ? 1 : -1;
      continue;
    }
    sum += sign * (word == "row"   ? square.row
                   : word == "col" ? square.col
                   : word == "n"   ? n
                                   : std::stoi(word));
  }
  return sum;
}

void expectArithmetic(const std::string& text, std::optional<int> expected, recursion::Place square, int n) {
  if (!expected) {
    EXPECT_EQ(text, "");
    return;
  }
  const std::size_t equals = text.find(" = ");
  ASSERT_NE(equals, text.npos) << text;
  EXPECT_EQ(evaluated(text.substr(0, equals), square, n), *expected) << text;
  EXPECT_EQ(text.substr(equals + 3), std::to_string(*expected)) << text;
}

class Lens : public testing::TestWithParam<VariantInfo> {
 protected:
  // Visits every cell of every variable with every square of the board.
  template <class Look>
  void forEachMoment(Look look) {
    for (int n = 1; n <= 5; ++n) {
      Search search(GetParam().variant, n);
      recursion::search(
          std::string(GetParam().id), n, [&](const recursion::Step& step, const auto& standing) {
            NoTracer silent;
            const Event event = search.advance(silent);
            for (const Variable& variable : search.variables(&event)) {
              look(search, Meaning(n, standing), variable);
              EXPECT_FALSE(HasFailure()) << variable.name << ", n = " << n << ", after " << step;
            }
            return !HasFailure();
          });
    }
  }

  template <class Look>
  static void forEachSquare(int n, Look look) {
    for (int row = 0; row < n; ++row) {
      for (int col = 0; col < n; ++col) {
        look(recursion::Place{row, col},
             Square{static_cast<std::int8_t>(row), static_cast<std::int8_t>(col)});
      }
    }
  }
};

TEST_P(Lens, CellsSpeakOfTheSquaresThatTheyStandFor) {
  forEachMoment([](const Search& search, const Meaning& meaning, const Variable& variable) {
    ASSERT_EQ(cellCount(variable), static_cast<std::size_t>(cellsOf(variable)));
    for (int cell = 0; cell < cellsOf(variable); ++cell) {
      forEachSquare(search.n(), [&](recursion::Place place, Square square) {
        EXPECT_EQ(speaksOf(search, variable, static_cast<std::size_t>(cell), square),
                  meaning.cellSpeaksOf(variable, cell, place))
            << "cell " << cell << ", square " << place.row << ", " << place.col;
      });
    }
  });
}

TEST_P(Lens, CellsHoldTheNumbersShown) {
  forEachMoment([](const Search&, const Meaning&, const Variable& variable) {
    for (int cell = 0; cell < cellsOf(variable); ++cell) {
      const std::size_t at = static_cast<std::size_t>(cell);
      std::int64_t expected = 0;
      if (variable.type == VariableType::bits) {
        expected = variable.values[0] / (std::int64_t{1} << cell) % 2;
      } else {
        expected = variable.values[variable.type == VariableType::stack ? at * variable.fields.size() : at];
      }
      EXPECT_EQ(cellValue(variable, at), expected) << "cell " << cell;
    }
  });
}

TEST_P(Lens, ArithmeticIsThatOfTheProgramAndRight) {
  forEachMoment([](const Search& search, const Meaning& meaning, const Variable& variable) {
    forEachSquare(search.n(), [&](recursion::Place place, Square square) {
      const std::string text = arithmetic(search, variable, square);
      if (variable.type == VariableType::matrix) {
        EXPECT_EQ(text, "row = " + std::to_string(place.row) + ", col = " + std::to_string(place.col));
      } else {
        expectArithmetic(text, meaning.lookup(variable, place), place, search.n());
      }
    });
  });
}

QUEENS_FOR_EACH_VARIANT(Lens);

}  // namespace
}  // namespace queens
