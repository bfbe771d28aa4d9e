// Writes the fonts that all students need as C++, for src/platform/program_fonts.hpp: program-fonts.mjs <file to write>
import { writeFile } from 'node:fs/promises';
import { nameFont, PROGRAM_FONTS } from './characters.mjs';
import { cut } from './cut.mjs';
import { readLanguages } from './languages.mjs';

/** @param {string} name @param {{ file: string, characters: string }} font */
const bytesOf = async (name, { file, characters }) => `
constexpr unsigned char ${name}[] = {
${(await cut(file, characters)).join(',').replace(/(.{100,}?,)/g, '$1\n')}};
`;

const definitions = Object.entries(PROGRAM_FONTS).map(async ([name, font]) => `${await bytesOf(name, font)}\
constinit const FontFile k${name[0].toUpperCase()}${name.slice(1)}Font = ${name};
`);
const names = readLanguages().flatMap((language) => {
  const font = nameFont(language);
  return font ? [{ id: `name_${language.tag.replaceAll('-', '_')}`, font }] : [];
});
await writeFile(process.argv[2], `// Made by script/texts/program-fonts.mjs.
#include <array>

#include "platform/program_fonts.hpp"

namespace queens {
${(await Promise.all(definitions)).join('')}${(await Promise.all(names.map(({ id, font }) => bytesOf(id, font)))).join('')}
constexpr std::array<NameFont, ${names.length}> nameFonts = {{${names.map(({ id, font }) => `{${id}, ${font.line}f}`).join(', ')}}};
constinit const std::span<const NameFont> kNameFonts = nameFonts;
}  // namespace queens
`);
