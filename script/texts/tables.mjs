// Writes the languages as C++: text/languages.hpp and .cpp; their messages: text/messages.hpp and .cpp; and the
// messages of each search and of each modified program: text/search_sentences.inc and text/wrong_sentences.inc. The
// comments of the listings: text/comments.inc.
// tables.mjs <folder to write to> [sources of the program]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bugsOf, inCpp, messageOf, readLanguages, searchesIn } from './languages.mjs';

const [folder, source] = process.argv.slice(2);
// For all characters in the tables, JSON and C++ write strings alike.
const quoted = JSON.stringify;
const languages = readLanguages(source);
const tags = languages.map(({ tag }) => tag);
const names = Object.keys(languages[0].messages);
/** The members of `SearchSentences`, in order. */
const KINDS = ['title', 'about', 'start', 'safe', 'safeFirst', 'attacked', 'found', 'placed', 'placedCount', 'undone', 'undoneCount',
  'name', 'what', 'scanned', 'scannedNone', 'negative', 'backFromFull', 'shared', 'recorded', 'over'];

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
constexpr std::array<std::string_view, kMessageCount> ${tag}Messages = {{
${names.map((message) => `    ${quoted(messages[message])},  // ${message}`).join('\n')}
}};
`;

const header = `// Made by script/texts/tables.mjs from src/text/languages/.
#pragma once

#include <array>
#include <cstdint>

namespace queens {

struct LanguageTable;

/// The languages, in display order.
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

/// All messages of the program, in the order of src/text/languages/en.json, followed by messages about single searches.
/// Each language has a pattern for each message; \`format\` in src/text/format.hpp fills it in. The arguments of a message
/// are the names in braces in its English pattern.
enum class Message : std::uint16_t {
${names.map((name) => `  ${name},`).join('\n')}
};

/// Number of messages.
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
/**
 * The messages of a search, or of a modification; the search's messages fill the gaps.
 * @param {string} search
 * @param {string} [bug]
 */
const sentences = (search, bug) => KINDS
  .map((kind) => ({ kind, message: [messageOf(search, kind, bug), messageOf(search, kind)].find((name) => names.includes(name)) }))
  .filter(({ message }) => message).map(({ kind, message }) => `.${kind} = Message::${message}`).join(', ');
/** @param {string} search */
const wrong = (search) => bugsOf(search, source)
  .map((bug) => `{programWith(VariantId::${inCpp(search)}, Bug::${inCpp(bug)}), {${sentences(search, bug)}}},\n`).join('');
const said = `// Made by script/texts/tables.mjs from src/text/languages/ and the searches.
#include "text/language.hpp"

namespace queens {
namespace {
${languages.map(patterns).join('')}
}  // namespace

std::string_view patternOf(Language language, Message message) {
  constexpr std::array kAll = {${tags.map((tag) => `&${tag}Messages`).join(', ')}};
  return (*kAll[static_cast<std::size_t>(language)])[static_cast<std::size_t>(message)];
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
  'comments.inc': Object.keys(languages[0].comments)
    .map((comment) => `{${quoted(comment)}, {${languages.map(({ comments }) => quoted(comments[comment])).join(', ')}}},\n`).join(''),
})) {
  const place = path.join(folder, 'text', file);
  // Nearly all files of the interface include these names, so an unchanged header must keep its modification time.
  if (!existsSync(place) || readFileSync(place, 'utf8') !== content) writeFileSync(place, content);
}
