#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/search.hpp"
#include "reading.hpp"
#include "text/narration.hpp"

namespace queens {

using Numbers = std::vector<int>;

struct Queen {
  int row;
  int col;
};

inline bool attack(const Queen& a, const Queen& b) {
  return a.row == b.row || a.col == b.col || a.row - a.col == b.row - b.col || a.row + a.col == b.row + b.col;
}

inline bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != text.npos;
}

/// Watches a whole search and takes its sentences apart. Compares them with its own queens, kept only from
/// the placements, and with the search's variables. `check` decides what to compare.
class Witness {
 public:
  Witness(Program program, int n) : variant_(program.variant), n_(n), timeline_(program, n) {}
  virtual ~Witness() = default;

  void watchAll() {
    while (timeline_.step()) {
      const Event& event = *timeline_.event();
      english_ = narrate(timeline_, Language::en);
      chinese_ = narrate(timeline_, Language::zh);
      SCOPED_TRACE(std::string(info(variant_).id) + ", n = " + std::to_string(n_) + ", position " +
                   std::to_string(timeline_.position()) + ": " + english_);
      ++events_[static_cast<std::size_t>(event.kind)];
      const Queen square{event.square.row, event.square.column};
      if (event.kind == EventKind::place) queens_.push_back(square);
      if (event.kind == EventKind::remove) queens_.pop_back();
      if (event.kind == EventKind::restart) queens_.clear();
      if (event.kind == EventKind::move) queens_[static_cast<std::size_t>(square.row)] = square;
      check(event, square);
      if (testing::Test::HasFailure()) return;  // one failing sentence is enough
    }
    EXPECT_EQ(counted(EventKind::done), 1);
  }

 protected:
  virtual void check(const Event& event, Queen square) = 0;

  int counted(EventKind kind) const { return events_[static_cast<std::size_t>(kind)]; }

  void says(std::string_view pattern, const Numbers& expected) const {
    const auto found = reading::read(english_, pattern);
    ASSERT_TRUE(found) << pattern;
    EXPECT_EQ(*found, expected) << pattern;
  }

  std::vector<std::int64_t> values(std::string_view name) const {
    for (const Variable& each : timeline_.search().variables(timeline_.event())) {
      if (each.name == name) return each.values;
    }
    ADD_FAILURE() << "no variable " << name;
    return {};
  }
  bool flag(std::string_view name, int index) const {
    return values(name).at(static_cast<std::size_t>(index));
  }
  bool bit(std::string_view name, int index) const { return values(name).at(0) >> index & 1; }
  bool member(std::string_view name, int value) const {
    const auto all = values(name);
    return std::find(all.begin(), all.end(), value) != all.end();
  }
  bool onBoard(int row, int col) const { return flag("board", row * n_ + col); }

  // Whether a column, its ↘ diagonal and its ↙ diagonal are marked as taken, if the search marks them.
  std::array<bool, 3> noted(Queen at) const {
    const int main = at.row - at.col;
    const int anti = at.row + at.col;
    if (variant_ == VariantId::flagArrays) {
      return {flag("cols", at.col), flag("diags1", main + n_ - 1), flag("diags2", anti)};
    }
    if (variant_ == VariantId::hashSets) {
      return {member("cols", at.col), member("diags1", main), member("diags2", anti)};
    }
    return {bit("cols", at.col), bit("mains", main + n_ - 1), bit("antis", anti)};
  }
  void expectNoted(Queen at, bool taken) const { EXPECT_EQ(noted(at), (std::array{taken, taken, taken})); }

  // Checks the named line that two squares share, and their common number on it.
  void checkSharedLine(Queen at, Queen with) const {
    if (const auto row = reading::read(english_, "both are in row #")) {
      EXPECT_EQ(*row, Numbers{at.row});
      EXPECT_EQ(*row, Numbers{with.row});
    } else if (const auto column = reading::read(english_, "both are in column #")) {
      EXPECT_EQ(*column, Numbers{at.col});
      EXPECT_EQ(*column, Numbers{with.col});
    } else if (const auto main = reading::read(english_, "both have row − column = #")) {
      EXPECT_EQ(*main, Numbers{at.row - at.col});
      EXPECT_EQ(*main, Numbers{with.row - with.col});
    } else {
      says("both have row + column = #", {at.row + at.col});
      EXPECT_EQ(at.row + at.col, with.row + with.col);
    }
  }

  VariantId variant_;
  int n_;
  Timeline timeline_;
  std::vector<Queen> queens_;
  std::array<int, kEventKindNames.size()> events_{};
  std::string english_;
  std::string chinese_;
};

/// Watches the searches for n = 1…6.
template <class AnyWitness>
void watchUpToSix(Program program) {
  for (int n = 1; n <= 6; ++n) AnyWitness(program, n).watchAll();
}

/// The name of a test for a variant; names of tests have no hyphens.
inline std::string testName(const testing::TestParamInfo<VariantInfo>& each) {
  std::string name(each.param.id);
  std::erase(name, '-');
  return name;
}

}  // namespace queens
