// The characters that the fonts of all languages contain, and the additional font of a language.
import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

const require = createRequire(import.meta.url);
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const signs = '×÷·…–—−±≤≥≠←→↑↓↖↗↘↙“”‘’•√¬↔';

/** The common characters of all fonts. */
const COMMON = ascii + signs;

/** The font of text, unless a language names another one for its own characters. */
const TEXT_FONT = require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');

/** The fonts that are part of the program, and their characters. */
export const PROGRAM_FONTS = {
  // ∅ stands for an empty list; the listings use ∉.
  text: { file: TEXT_FONT, characters: `${COMMON}∅` },
  strong: { file: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'), characters: COMMON },
  mono: { file: require.resolve('@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf'), characters: `${COMMON}∉` },
};

/** @param {string} file */
const open = (file) => /** @type {import('fontkit').Font} */ (openSync(file));

/**
 * The characters that a font lacks.
 * @param {string} file
 * @param {Iterable<string>} characters
 */
export function lacking(file, characters) {
  const font = open(file);
  return [...characters].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

/**
 * The additional font of a language.
 * @param {import('./languages.mjs').Language} language
 * @returns {{ file: string, characters: string, line: number } | undefined} its file, the characters to keep, and the
 * height of its lines for an em of 1; undefined if the common characters suffice
 * @throws {Error} naming the characters that the font lacks
 */
export function ownFont({ tag, name, comments, messages, font }) {
  return fontFor(tag, font, [name, ...Object.values(comments), ...Object.values(messages)].join(''));
}

/**
 * The font with the characters of a language's name, which is shown in the selection of languages.
 * @param {import('./languages.mjs').Language} language
 * @returns {ReturnType<typeof ownFont>}
 */
export function nameFont({ tag, name, font }) {
  return fontFor(tag, font, name);
}

/** @param {string} tag @param {string | undefined} font @param {string} text @returns {ReturnType<typeof ownFont>} */
function fontFor(tag, font, text) {
  const characters = [...new Set(text)].filter((character) => !COMMON.includes(character));
  if (characters.length === 0) return undefined;
  const file = font ? require.resolve(font) : TEXT_FONT;
  const missing = lacking(file, characters);
  if (missing.length > 0) {
    throw new Error(
      `${tag}.json uses ${missing.join(' ')}, which ${file} lacks; name a file of an npm package that has them as its "font"`,
    );
  }
  const { ascent, descent, unitsPerEm } = open(file);
  return { file, characters: characters.join(''), line: (ascent - descent) / unitsPerEm };
}
