// Cuts a font to the given characters.
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { lacking } from './characters.mjs';

// Kerning, ligatures and style names. ImGui places letters one by one and only draws their outlines.
const UNREAD = ['GDEF', 'GPOS', 'GSUB', 'BASE', 'STAT', 'gasp', 'vhea', 'vmtx'];
const OPTIONS = { targetFormat: /** @type {const} */ ('truetype'), noLayoutClosure: true, dropTables: UNREAD };

/**
 * @param {string} file of the font
 * @param {string} characters
 * @returns {Promise<Buffer>} a TrueType file
 * @throws {Error} naming the characters that the font lacks
 */
export async function cut(file, characters) {
  const missing = lacking(file, characters);
  if (missing.length > 0) throw new Error(`${file} lacks ${missing.join(' ')}`);
  return subsetFont(await readFile(file), characters, OPTIONS);
}
