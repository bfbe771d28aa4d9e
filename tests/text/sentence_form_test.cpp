#include "witness.hpp"

namespace queens {
namespace {

// Properties of every sentence.
class FormWitness : public Witness {
 public:
  using Witness::Witness;

 private:
  void check(const Event& event, Queen) override {
    EXPECT_TRUE(english_.ends_with('.'));
    EXPECT_TRUE(chinese_.ends_with("。"));
    for (const std::string& sentence : {english_, chinese_}) {
      EXPECT_EQ(sentence.find_first_of("{}#"), sentence.npos);
      EXPECT_EQ(std::count(sentence.begin(), sentence.end(), '`') % 2, 0);
    }
    if (event.kind == EventKind::scan) return;  // these contain some numbers as words
    EXPECT_EQ(reading::numbers(chinese_), reading::numbers(english_)) << chinese_;
  }
};

class SentenceForm : public testing::TestWithParam<VariantInfo> {};

TEST_P(SentenceForm, IsCompleteAndTheSameInAllLanguages) {
  watchUpToSix<FormWitness>(GetParam().variant);
}

TEST_P(SentenceForm, TheStartHasASentenceToo) {
  for (int n : {1, 8}) {
    for (const Language language : {Language::en, Language::zh}) {
      const std::string sentence = narrate(Timeline(GetParam().variant, n), language);
      EXPECT_FALSE(sentence.empty());
      EXPECT_EQ(sentence.find_first_of("{}#"), sentence.npos) << sentence;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(AllVariants, SentenceForm, testing::ValuesIn(kVariants), testName);

}  // namespace
}  // namespace queens
