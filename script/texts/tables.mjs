// Writes the languages as C++, text/languages.hpp and .cpp, what is said in them, text/messages.hpp and .cpp, and which of
// that is said of which search, text/search_sentences.inc, and of which that is wrong on purpose, text/wrong_sentences.inc:
// tables.mjs <folder to write to> [sources of the program]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bugsOf, inCpp, messageOf, readLanguages, searchesIn } from './languages.mjs';

const [folder, source] = process.argv.slice(2);
// Of a string, JSON and C++ write all that a table can hold in the same way.
const quoted = JSON.stringify;
const languages = readLanguages(source);
const tags = languages.map(({ tag }) => tag);
const names = Object.keys(languages[0].messages);
/** The members of `SearchSentences`, in their order. */
const KINDS = ['title', 'about', 'start', 'safe', 'safeFirst', 'attacked', 'found', 'placed', 'placedCount', 'undone', 'undoneCount',
  'name', 'what', 'negative', 'backFromFull', 'shared', 'recorded', 'over'];

const forms = /\b(?:zero|one|two|few|many|other)\b/g;

/** @param {import('./languages.mjs').Language} language */
const table = ({ tag, name, plural }) => `
constexpr LanguageTable ${tag}Table = {
    .tag = ${quoted(tag)},
    .name = ${quoted(name)},
    .pluralForm = []([[maybe_unused]] std::int64_t n) -> std::string_view { return ${plural.replace(forms, quoted)}; },
};
`;
/** @param {import('./languages.mjs').Language} language */
const patterns = ({ tag, messages }) => `
constexpr Messages ${tag}Messages = {{
${names.map((message) => `    ${quoted(messages[message])},  // ${message}`).join('\n')}
}};
`;

const header = `// Made by script/texts/tables.mjs from src/text/languages/.
#pragma once

#include <array>
#include <cstdint>

namespace queens {

struct LanguageTable;

/// The languages, in the order in which they are offered.
enum class Language : std::uint8_t { ${tags.join(', ')} };

/// All languages, indexed by \`Language\`.
extern const std::array<const LanguageTable*, ${tags.length}> kLanguages;

}  // namespace queens
`;
const list = `// Made by script/texts/tables.mjs from src/text/languages/en.json and the searches.
#pragma once

#include <cstddef>
#include <cstdint>

namespace queens {

/// Everything that the program says, in the order of \`languages/en.json\`, and then that is said of one search alone. Each language has a pattern for every
/// one of these; \`format\` in \`text/format.hpp\` fills it. The arguments of a message are the names in braces of
/// its English pattern.
enum class Message : std::uint16_t {
${names.map((name) => `  ${name},`).join('\n')}
};

/// How many messages there are.
inline constexpr std::size_t kMessageCount = ${names.length};

}  // namespace queens
`;
const text = `// Made by script/texts/tables.mjs from src/text/languages/.
#include "text/language.hpp"

namespace queens {
namespace {
${languages.map(table).join('')}
}  // namespace

constinit const std::array<const LanguageTable*, ${tags.length}> kLanguages = {${tags.map((tag) => `&${tag}Table`).join(', ')}};

}  // namespace queens
`;
/** What is said of a search, or of what is wrong in it, and for the rest of the search. @param {string} search @param {string} [bug] */
const sentences = (search, bug) => KINDS
  .map((kind) => ({ kind, message: [messageOf(search, kind, bug), messageOf(search, kind)].find((name) => names.includes(name)) }))
  .filter(({ message }) => message).map(({ kind, message }) => `.${kind} = Message::${message}`).join(', ');
/** @param {string} search */
const wrong = (search) => bugsOf(search, source)
  .map((bug) => `{{VariantId::${inCpp(search)}, Find::all, Bug::${inCpp(bug)}}, {${sentences(search, bug)}}},\n`).join('');
const said = `// Made by script/texts/tables.mjs from src/text/languages/ and the searches.
#include "text/language.hpp"

namespace queens {
namespace {
${languages.map(patterns).join('')}
}  // namespace

const Messages& messagesOf(Language language) {
  constexpr std::array<const Messages*, ${tags.length}> kAll = {${tags.map((tag) => `&${tag}Messages`).join(', ')}};
  return *kAll[static_cast<std::size_t>(language)];
}

}  // namespace queens
`;
mkdirSync(path.join(folder, 'text'), { recursive: true });
for (const [file, content] of Object.entries({
  'messages.hpp': list,
  'languages.hpp': header,
  'languages.cpp': text,
  'messages.cpp': said,
  'search_sentences.inc': searchesIn(source).map((search) => `{${sentences(search)}},\n`).join(''),
  'wrong_sentences.inc': searchesIn(source).map(wrong).join(''),
})) {
  const place = path.join(folder, 'text', file);
  // Nearly all of the interface includes the names: where only words have changed it is not compiled again.
  if (!existsSync(place) || readFileSync(place, 'utf8') !== content) writeFileSync(place, content);
}
