#include <gtest/gtest.h>

#include <array>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "text/narration.hpp"

namespace queens {
namespace {

// Adds to the numbers in each match of a pattern.
std::string raised(const std::string& text, const std::regex& pattern, int by) {
  static const std::regex kNumber("\\d+");
  const auto replaced = [](const std::string& in, const std::regex& each, auto change) {
    std::string out;
    std::string::const_iterator end = in.begin();
    for (std::sregex_iterator at(in.begin(), in.end(), each), none; at != none; ++at) {
      out.append(end, (*at)[0].first).append(change(at->str()));
      end = (*at)[0].second;
    }
    return out.append(end, in.end());
  };
  return replaced(text, pattern, [&](const std::string& match) {
    return replaced(match, kNumber,
                    [by](const std::string& digits) { return std::to_string(std::stoi(digits) + by); });
  });
}

// A sentence in which rows and columns outside of code count from 1, made from the sentence that counts from
// 0.
std::string fromOne(const std::string& sentence, Language language) {
  static const std::array<std::vector<std::pair<std::regex, int>>, 2> kPatterns = {{
      {{std::regex("\\b([Rr]ow|[Cc]olumn)s? \\d+(, \\d+)*(?!\\d| times)"), 1},
       {std::regex("finds it on \\(\\d+, \\d+\\)"), 1},
       {std::regex("\\|\\d+ − \\d+\\|"), 1},
       {std::regex("row \\+ column = \\d+"), 2}},
      {{std::regex("第 \\d+(、\\d+)* [行列]"), 1},
       {std::regex("在 \\(\\d+, \\d+\\) 找到这个皇后"), 1},
       {std::regex("\\|\\d+ − \\d+\\|"), 1},
       {std::regex("列号为 \\d+(、\\d+)*"), 1},
       {std::regex("行 \\+ 列(都等于| =) \\d+"), 2}},
  }};
  std::string text;
  bool code = false;
  for (std::size_t from = 0; from <= sentence.size(); code = !code) {
    const std::size_t end = std::min(sentence.find('`', from), sentence.size());
    std::string part = sentence.substr(from, end - from);
    if (!code)
      for (const auto& [pattern, by] : kPatterns[static_cast<std::size_t>(language)])
        part = raised(part, pattern, by);
    text += part + (end < sentence.size() ? "`" : "");
    from = end + 1;
  }
  return text;
}

TEST(Narration, CountsRowsAndColumnsFromOneButNotTheValuesOfPrograms) {
  std::vector<Program> programs(kPrograms.begin(), kPrograms.end());
  programs.insert(programs.end(), kWrongPrograms.begin(), kWrongPrograms.end());
  for (const Program& program : programs) {
    for (const Language language : {Language::en, Language::zh}) {
      Timeline timeline(program, 4);
      for (int i = 0; i < 400; ++i) {
        const std::string sentence = narrate(timeline, language);
        ASSERT_EQ(narrate(timeline, language, 1), fromOne(sentence, language)) << idOf(program) << " " << i;
        if (!timeline.step()) break;
      }
    }
  }
}

}  // namespace
}  // namespace queens
