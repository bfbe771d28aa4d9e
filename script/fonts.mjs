// Cuts the fonts to the characters that the interface can show: fonts.mjs <folder to write to>
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const signs = '×÷·…–—−±≤≥≠←→↑↓↖↗↘↙“”‘’•√∧∨¬↔⌊⌋♛';
const folder = process.argv[2];
await mkdir(folder, { recursive: true });
for (const [name, file] of [
  ['text', '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'],
  ['strong', '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'],
  ['mono', '@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf'],
]) {
  const font = await readFile(require.resolve(file));
  const cut = await subsetFont(font, ascii + signs, { targetFormat: 'truetype', noLayoutClosure: true });
  await writeFile(path.join(folder, `${name}.ttf`), cut);
}
