// Writes the fonts with characters that only one language needs: fonts.mjs <folder to write to>
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ownFont } from './characters.mjs';
import { cut } from './cut.mjs';
import { readLanguages } from './languages.mjs';

const folder = process.argv[2];
await mkdir(folder, { recursive: true });
for (const language of readLanguages()) {
  const font = ownFont(language);
  if (font) await writeFile(path.join(folder, `${language.tag}.ttf`), await cut(font.file, font.characters));
}
