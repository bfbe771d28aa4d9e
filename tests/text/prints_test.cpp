#include "text/prints.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace queens {
namespace {

// The whole output of a program that finds these boards.
std::string all(Print print, const std::vector<std::vector<std::int8_t>>& boards, bool byColumns = false) {
  std::string text = printedBefore(print, static_cast<int>(boards.front().size()));
  for (std::size_t i = 0; i < boards.size(); ++i) {
    if (i > 0) text += info(print).between;
    text += printed(print, {i + 1, static_cast<int>(boards[i].size()), boards[i], byColumns});
  }
  return text + std::string(info(print).after);
}

const std::vector<std::vector<std::int8_t>> kFour = {{1, 3, 0, 2}, {2, 0, 3, 1}};

TEST(Prints, AreThoseOfTheProgramsCharacterForCharacter) {
  EXPECT_EQ(all(Print::listsFromOne, kFour), "[2 4 1 3 ][3 1 4 2 ]\n");
  EXPECT_EQ(all(Print::listsFromZero, kFour), "[1, 3, 0, 2]\n[2, 0, 3, 1]\n");
  EXPECT_EQ(all(Print::pairs, kFour), "[[0, 1], [1, 3], [2, 0], [3, 2]]\n[[0, 2], [1, 0], [2, 3], [3, 1]]\n");
  EXPECT_EQ(all(Print::dots, kFour), ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n");
  EXPECT_EQ(all(Print::hashes, kFour), "#Q##\n###Q\nQ###\n##Q#\n\n##Q#\nQ###\n###Q\n#Q##\n");
  EXPECT_EQ(all(Print::bars, kFour),
            " 0 1 2 3\n|.|Q|.|.|\n|.|.|.|Q|\n|Q|.|.|.|\n|.|.|Q|.|\n\n"
            " 0 1 2 3\n|.|.|Q|.|\n|Q|.|.|.|\n|.|.|.|Q|\n|.|Q|.|.|\n");
  EXPECT_EQ(all(Print::blanks, kFour),
            "| |Q| | |\n| | | |Q|\n|Q| | | |\n| | |Q| |\n\n| | |Q| |\n|Q| | | |\n| | | |Q|\n| |Q| | |\n");
  EXPECT_EQ(all(Print::numbered, kFour),
            "   0 1 2 3\n0 | |Q| | |\n1 | | | |Q|\n2 |Q| | | |\n3 | | |Q| |\n\n"
            "   0 1 2 3\n0 | | |Q| |\n1 |Q| | | |\n2 | | | |Q|\n3 | |Q| | |\n");
  EXPECT_EQ(all(Print::matrix, kFour),
            "0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n\n0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0\n");
  EXPECT_EQ(all(Print::masks, kFour), "0010\n1000\n0001\n0100\n\n0100\n0001\n1000\n0010\n");
  EXPECT_EQ(all(Print::json, kFour), "[[1,3,0,2],\n[2,0,3,1]]\n");
  EXPECT_EQ(all(Print::csv, kFour), "solution,0,1,2,3\n1,1,3,0,2\n2,2,0,3,1\n");
}

TEST(Prints, ShowTheBoardAlsoOfAProgramThatGoesByColumns) {
  // In column 0 the queen is in row 1, and so on.
  const std::vector<std::vector<std::int8_t>> five = {{0, 2, 4, 1, 3}};
  EXPECT_EQ(all(Print::dots, five, true), "Q....\n...Q.\n.Q...\n....Q\n..Q..\n");
  EXPECT_EQ(all(Print::dots, five, false), "Q....\n..Q..\n....Q\n.Q...\n...Q.\n");
  EXPECT_EQ(all(Print::pairs, five, true), "[[0, 0], [1, 3], [2, 1], [3, 4], [4, 2]]\n");
  EXPECT_EQ(all(Print::listsFromZero, five, true), "[0, 2, 4, 1, 3]\n");
}

TEST(Prints, ForReadersCountFromOneIfWanted) {
  const std::vector<std::int8_t> four = kFour.front();
  const PrintedBoard board = {.number = 1, .n = 4, .places = four, .base = 1};
  EXPECT_EQ(printed(Print::pairs, board), "[[1, 2], [2, 4], [3, 1], [4, 3]]\n");
  EXPECT_EQ(printed(Print::bars, board), " 1 2 3 4\n|.|Q|.|.|\n|.|.|.|Q|\n|Q|.|.|.|\n|.|.|Q|.|\n");
  EXPECT_EQ(printed(Print::numbered, board),
            "   1 2 3 4\n1 | |Q| | |\n2 | | | |Q|\n3 |Q| | | |\n4 | | |Q| |\n");
  EXPECT_EQ(printedBefore(Print::csv, 4, 1) + printed(Print::csv, board), "solution,1,2,3,4\n1,2,4,1,3\n");
  // Formats of programs and of data stay as they are.
  for (const Print each : {Print::listsFromOne, Print::listsFromZero, Print::json, Print::masks})
    EXPECT_EQ(printed(each, board), printed(each, {.number = 1, .n = 4, .places = four}));
  EXPECT_EQ(usualPrint(Program(), 1), Print::listsFromOne);
}

TEST(Prints, NumberRowsAndColumnsByTheirLastDigit) {
  std::vector<std::int8_t> eleven(11);
  for (std::size_t i = 0; i < eleven.size(); ++i) eleven[i] = static_cast<std::int8_t>(i);
  const std::string text = all(Print::bars, {eleven});
  EXPECT_EQ(text.substr(0, text.find('\n')), " 0 1 2 3 4 5 6 7 8 9 0");
  const std::string numbered = all(Print::numbered, {eleven});
  EXPECT_EQ(numbered.substr(0, numbered.find('\n')), "   0 1 2 3 4 5 6 7 8 9 0");
  EXPECT_TRUE(numbered.ends_with("\n9 | | | | | | | | | |Q| |\n0 | | | | | | | | | | |Q|\n")) << numbered;
}

}  // namespace
}  // namespace queens
