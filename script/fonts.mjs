// Cuts the fonts to the characters that the interface can show: fonts.mjs <folder to write to>
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const signs = '×÷·…–—−±≤≥≠←→↑↓↖↗↘↙“”‘’•√∧∨¬↔⌊⌋∅∉∈';
const folder = process.argv[2];
await mkdir(folder, { recursive: true });
// A language's table of messages holds every character that it needs.
const chinese = await readFile(new URL('../src/text/messages_zh.cpp', import.meta.url), 'utf8');
const ideographs = [...new Set(chinese)].filter((character) => character >= '\u2e80').join('');
for (const [name, file, characters] of [
  ['text', '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf', ascii + signs],
  ['strong', '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf', ascii + signs],
  ['mono', '@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf', ascii + signs],
  ['zh', '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf', ideographs],
]) {
  const font = await readFile(require.resolve(file));
  const cut = await subsetFont(font, characters, { targetFormat: 'truetype', noLayoutClosure: true });
  await writeFile(path.join(folder, `${name}.ttf`), cut);
}
