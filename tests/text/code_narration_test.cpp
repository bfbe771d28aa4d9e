#include <cctype>
#include <set>

#include "core/lens.hpp"
#include "listings/listing.hpp"
#include "text/marked.hpp"
#include "witness.hpp"

namespace queens {
namespace {

// The names in a text, such as `row` and `diags1` in "diags1[row − col]".
std::set<std::string> namesIn(std::string_view text) {
  std::set<std::string> all;
  std::string name;
  for (const char c : std::string(text) + " ") {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_') {
      name += c;
    } else {
      if (!name.empty() && !reading::isDigit(name[0])) all.insert(name);
      name.clear();
    }
  }
  return all;
}

// Quotations of the program and its variables in sentences.
class CodeWitness : public Witness {
 public:
  using Witness::Witness;

  std::set<std::string> names;  ///< all quoted names
  int masks = 0;                ///< number of quotations with a mask

 private:
  void check(const Event&, Queen) override {
    for (const std::string& sentence : {english_, chinese_}) {
      for (const TextRun& run : runs(sentence)) {
        if (!run.code) continue;
        names.merge(namesIn(run.text));
        checkMask(run.text);
      }
    }
  }

  // "free = 0b0110": as printed, so the digits are those of the cells of `free` from last to first. Never in
  // the order of the squares of a row.
  void checkMask(std::string_view code) {
    const std::size_t sign = code.find(" = ");
    if (sign == code.npos) return;
    const std::string_view name = code.substr(0, sign);
    for (const Variable& each : timeline_.search().variables(timeline_.event())) {
      if (each.name != name || each.type != VariableType::bits) continue;
      std::string digits = "0b";
      for (std::size_t i = cellCount(each); i-- > 0;) digits += cellValue(each, i) != 0 ? '1' : '0';
      EXPECT_EQ(code.substr(sign + 3), digits) << code;
      ++masks;
    }
  }
};

class CodeNarration : public testing::TestWithParam<VariantInfo> {};

// The sentence may be beside a listing in any language.
TEST_P(CodeNarration, QuotesNamesThatTheProgramHasInAllLanguages) {
  CodeWitness witness(GetParam().variant, 5);
  witness.watchAll();
  std::set<std::string> quoted = witness.names;
  for (const Language language : {Language::en, Language::zh}) {
    const std::string start = narrate(Timeline(GetParam().variant, 5), language);
    for (const TextRun& run : runs(start)) {
      if (run.code) quoted.merge(namesIn(run.text));
    }
  }
  EXPECT_FALSE(quoted.empty());
  for (const ProgramLanguageInfo& language : kProgramLanguages) {
    const std::set<std::string> given = namesIn(listing(GetParam().variant, language.language).text());
    for (const std::string& name : quoted) EXPECT_TRUE(given.contains(name)) << name << ", " << language.name;
  }
}

TEST_P(CodeNarration, PrintsMasksAsProgramsDo) {
  int masks = 0;
  for (int n = 1; n <= 6; ++n) {
    CodeWitness witness(GetParam().variant, n);
    witness.watchAll();
    masks += witness.masks;
  }
  EXPECT_EQ(masks > 0, GetParam().variant == VariantId::bitmask);
}

INSTANTIATE_TEST_SUITE_P(AllVariants, CodeNarration, testing::ValuesIn(kVariants), testName);

}  // namespace
}  // namespace queens
