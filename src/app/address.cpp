#include "app/address.hpp"

#include <algorithm>
#include <charconv>

#include "app/parameters.hpp"

namespace queens {
namespace {

std::string decoded(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    unsigned byte = 0;
    const char* digits = text.data() + i + 1;
    if (text[i] == '%' && i + 2 < text.size() &&
        std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2) {
      plain += static_cast<char>(byte);
      i += 2;
    } else {
      plain += text[i] == '+' ? ' ' : text[i];
    }
  }
  return plain;
}

// As much of a value as is worth telling, cut between two characters.
std::string shortened(std::string_view value) {
  if (value.size() <= kLongestShown) return std::string(value);
  std::size_t end = kLongestShown;
  while (end > 0 && (static_cast<unsigned char>(value[end]) & 0xC0) == 0x80) --end;
  return std::string(value.substr(0, end)) + "…";
}

const Parameter* parameterNamed(std::string_view name) {
  const auto all = parameters();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Parameter& each) { return each.name == name; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

bool isParameter(std::string_view name) {
  return parameterNamed(name) != nullptr;
}

std::string tell(const Complaint& complaint, const LinkState& used, Language language) {
  const Parameter& parameter = *parameterNamed(complaint.name);
  const std::string value = parameter.write(used);
  std::string text = format(language, value.empty() ? Message::parameterLeftOut : Message::badParameter,
                            {{"name", complaint.name},
                             {"value", complaint.value},
                             {"accepted", format(language, complaint.accepted, complaint.arguments)},
                             {"used", value}});
  if (complaint.more > 0)
    text += "\n" + format(language, Message::moreParameters, {{"number", complaint.more}});
  return text;
}

ParsedLink parseAddress(std::string_view query, const LinkState& defaults) {
  ParsedLink parsed{defaults, {}, false};
  const auto complain = [&parsed](std::string_view name, std::string_view value, const auto& acceptedBy) {
    if (parsed.complaints.size() == kMostComplaints) {
      ++parsed.complaints.back().more;
      return;
    }
    Accepted accepted = acceptedBy();
    parsed.complaints.push_back(
        {std::string(name), shortened(value), accepted.message, std::move(accepted.arguments)});
  };
  bool namesStep = false, namesFrom = false, namesFind = false;
  std::optional<std::string> namedGiven;
  std::optional<std::string_view> changed;  // the parameter that changes the program, `bug` or `way`
  if (!query.empty() && (query.front() == '?' || query.front() == '#')) query.remove_prefix(1);
  while (!query.empty()) {
    const std::string_view pair = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(query.size(), pair.size() + 1));
    const std::size_t equals = pair.find('=');
    if (equals == std::string_view::npos) continue;
    const Parameter* parameter = parameterNamed(decoded(pair.substr(0, equals)));
    if (!parameter) continue;
    const std::string value = decoded(pair.substr(equals + 1));
    const bool changes = parameter->name == "bug" || parameter->name == "way";
    if (changes && !value.empty() && changed && *changed != parameter->name) {
      // The first of two that cannot both be.
      complain(parameter->name, value, [] { return Accepted{Message::acceptsNoWayBeside, {}}; });
    } else if (!parameter->read(value, parsed.address)) {
      complain(parameter->name, value, parameter->accepted);
    } else {
      namesFind |= parameter->name == "find";
      if (parameter->name == "given") namedGiven = value;
      if (changes && !value.empty()) changed = parameter->name;
      parsed.namesSearch |=
          parameter->name == "n" || parameter->name == "variant" || namesFind || namedGiven || changes;
      namesStep |= parameter->name == "step";
      namesFrom |= parameter->name == "from";
    }
  }
  LinkState& address = parsed.address;
  if (address.from && address.to && *address.from > *address.to) {
    complain("from", std::to_string(*address.from), [&] {
      return Accepted{Message::acceptsWholeNumber, {{"from", 0}, {"to", *address.to}}};
    });
    address.from.reset();
  }
  if (namedGiven || address.bug == Bug::given) {
    const bool fits = leastBoard(address.given) <= address.n && !clashOf(address.given);
    if (!fits) {
      complain("given", namedGiven.value_or(parameterNamed("given")->write(address)),
               [&] { return givenOn(address.given, address.n); });
      address.given = {};
    }
    if (address.given) {
      if (namedGiven && !bugOf(address.variant, Bug::given)) {
        complain("variant", info(address.variant).id, variantOfGiven);
        address.variant = VariantId::flagArrays;
        address.recording = {};
      }
      if (namedGiven && changed && address.bug != Bug::given)
        complain(*changed, kBugIds[static_cast<std::size_t>(address.bug)], [] {
          return Accepted{Message::acceptsNothingBesideGiven, {}};
        });
      if (namedGiven) {
        address.bug = Bug::given;
        changed = "way";
      }
    } else if (address.bug == Bug::given && changed != "way" && (namedGiven || !fits)) {
      address.bug = Bug::none;
    }
  }
  if (!finds(address.variant, address.find) && !exists(address.program())) {
    if (namesFind)
      complain("find", parameterNamed("find")->write(address), [&] { return findsOf(address.variant); });
    address.find = goalOf(address.variant);
  }
  if (address.bug != Bug::none && !bugOf(address.variant, address.bug)) {
    const bool way = isWay(address.bug);
    const std::string_view name = way ? "way" : "bug";
    if (changed == name)
      complain(name, parameterNamed(name)->write(address), [&] { return changesOf(address.variant, way); });
    address.bug = Bug::none;
  }
  // A faulty program or another version has one goal. If a link names both, the one it names explicitly wins.
  if (!exists(address.program()) && changed) {
    const Find goal = programWith(address.variant, address.bug).find;
    if (namesFind)
      complain("find", parameterNamed("find")->write(address), [goal] { return onlyFind(goal); });
    address.find = goal;
  } else if (!exists(address.program())) {
    address.bug = Bug::none;
  }
  if (address.until && !emits(address.variant, *address.until)) {
    complain("until", parameterNamed("until")->write(address), [&] { return kindsOf(address.variant); });
    address.until.reset();
  }
  if (namesFrom && address.from && !namesStep) address.step.reset();
  return parsed;
}

std::string formatAddress(const LinkState& address) {
  // Where the range begins goes without saying.
  LinkState plain;
  plain.step = address.from;
  plain.find = goalOf(address.variant);
  std::string query;
  for (const Parameter& each : parameters()) {
    const std::string value = each.write(address);
    if (value.empty() || value == each.write(plain)) continue;
    query += (query.empty() ? "" : "&") + std::string(each.name) + "=" + value;
  }
  return query;
}

}  // namespace queens
