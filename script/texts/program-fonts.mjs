// Writes the fonts that every reader needs as C++, for platform/program_fonts.hpp: program-fonts.mjs <file to write>
import { writeFile } from 'node:fs/promises';
import { PROGRAM_FONTS } from './characters.mjs';
import { cut } from './cut.mjs';

const definitions = Object.entries(PROGRAM_FONTS).map(async ([name, { file, characters }]) => `
constexpr unsigned char ${name}[] = {
${(await cut(file, characters)).join(',').replace(/(.{100,}?,)/g, '$1\n')}};
constinit const FontFile k${name[0].toUpperCase()}${name.slice(1)}Font = ${name};
`);
await writeFile(process.argv[2], `// Made by script/texts/program-fonts.mjs.
#include "platform/program_fonts.hpp"

namespace queens {
${(await Promise.all(definitions)).join('')}
}  // namespace queens
`);
