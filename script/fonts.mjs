// Cuts the fonts to the characters that the interface can show: fonts.mjs <folder to write to>
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { COMMON, lacking, ownFont, TEXT_FONT } from './characters.mjs';
import { readLanguages } from './languages.mjs';

const require = createRequire(import.meta.url);
const folder = process.argv[2];
const fonts = [
  // An empty list is ∅; the programs use ∉.
  ['text', TEXT_FONT, `${COMMON}∅`],
  ['strong', require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'), COMMON],
  ['mono', require.resolve('@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf'), `${COMMON}∉`],
];
for (const language of readLanguages()) {
  const font = ownFont(language);
  if (font) fonts.push([language.tag, font.file, font.characters]);
}
// Kerning, ligatures and names of styles: ImGui sets one letter beside the other and draws its outline.
const UNREAD = ['GDEF', 'GPOS', 'GSUB', 'BASE', 'STAT', 'gasp', 'vhea', 'vmtx'];
const OPTIONS = { targetFormat: /** @type {const} */ ('truetype'), noLayoutClosure: true, dropTables: UNREAD };
await mkdir(folder, { recursive: true });
for (const [name, file, characters] of fonts) {
  const missing = lacking(file, characters);
  if (missing.length > 0) throw new Error(`${file} lacks ${missing.join(' ')}`);
  const cut = await subsetFont(await readFile(file), characters, OPTIONS);
  await writeFile(path.join(folder, `${name}.ttf`), cut);
}
