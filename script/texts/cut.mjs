// Cuts a font to the characters that are asked for.
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { lacking } from './characters.mjs';

// Kerning, ligatures and names of styles: ImGui sets one letter beside the other and draws its outline.
const UNREAD = ['GDEF', 'GPOS', 'GSUB', 'BASE', 'STAT', 'gasp', 'vhea', 'vmtx'];
const OPTIONS = { targetFormat: /** @type {const} */ ('truetype'), noLayoutClosure: true, dropTables: UNREAD };

/**
 * @param {string} file of the font
 * @param {string} characters
 * @returns {Promise<Buffer>} a TrueType file
 * @throws {Error} which characters the font lacks
 */
export async function cut(file, characters) {
  const missing = lacking(file, characters);
  if (missing.length > 0) throw new Error(`${file} lacks ${missing.join(' ')}`);
  return subsetFont(await readFile(file), characters, OPTIONS);
}
