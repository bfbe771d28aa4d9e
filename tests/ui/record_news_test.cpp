#include "ui/controls/record.hpp"

#include <gtest/gtest.h>

#include <map>

namespace queens {
namespace {

Record button(std::string id, Rect area = {0, 0, 10, 10}) {
  Record record;
  record.role = Role::button;
  record.id = std::move(id);
  record.name = "a button";
  record.area = area;
  return record;
}

// A listener that knows records only from their notifications.
struct Listening {
  RecordNews news;
  std::map<std::string, Rect> places;
  std::vector<std::string> heard;  // ids, with + if the record was new

  RecordNews::Kind hear(const std::vector<Record>& records) {
    heard.clear();
    return news.of(records, [this](const Record& record, const Record* before) {
      heard.push_back((before ? "" : "+") + record.id);
      if (!before || !(before->area == record.area)) places[record.id] = record.area;
    });
  }
};

using Ids = std::vector<std::string>;
using Kind = RecordNews::Kind;

TEST(RecordNews, AreOfWhatIsNewOrLooksOtherwise) {
  Listening reader;
  EXPECT_EQ(reader.hear({button("a"), button("b")}), Kind::order);
  EXPECT_EQ(reader.heard, (Ids{"+a", "+b"}));
  EXPECT_EQ(reader.hear({button("a"), button("b")}), Kind::none);
  EXPECT_EQ(reader.heard, Ids{});
  Record pressed = button("b");
  pressed.on = true;
  EXPECT_EQ(reader.hear({button("a"), pressed}), Kind::looks);
  EXPECT_EQ(reader.heard, Ids{"b"});
}

TEST(RecordNews, AreOfAnotherOrder) {
  Listening reader;
  reader.hear({button("a"), button("b"), button("c")});
  EXPECT_EQ(reader.hear({button("c"), button("a"), button("b")}), Kind::order);
  EXPECT_EQ(reader.heard, Ids{});
  EXPECT_EQ(reader.hear({button("a"), button("d"), button("b")}), Kind::order);
  EXPECT_EQ(reader.heard, Ids{"+d"});
  EXPECT_EQ(reader.hear({button("a")}), Kind::order);
  EXPECT_EQ(reader.hear({button("a"), button("b")}), Kind::order);
  EXPECT_EQ(reader.heard, Ids{"+b"}) << "it had gone";
}

TEST(RecordNews, TakeAnotherKindOfControlForAnother) {
  Listening reader;
  reader.hear({button("a")});
  Record other = button("a");
  other.role = Role::toggle;
  EXPECT_EQ(reader.hear({other}), Kind::order);
  EXPECT_EQ(reader.heard, Ids{"+a"});
}

// Positions of scrolled-away elements are reported only when they come into view.
TEST(RecordNews, OfWhatIsOutOfSightComeWithTheSight) {
  Listening reader;
  Record line = button("line");
  line.inSight = false;
  reader.hear({line, button("a")});
  line.area.y = 50;
  EXPECT_EQ(reader.hear({line, button("a")}), Kind::none);
  line.area.y = 70;
  EXPECT_EQ(reader.hear({line, button("b")}), Kind::order);
  EXPECT_EQ(reader.heard, Ids{"+b"});
  line.inSight = true;
  EXPECT_EQ(reader.hear({line, button("b")}), Kind::looks);
  EXPECT_EQ(reader.places["line"].y, 70);
}

}  // namespace
}  // namespace queens
