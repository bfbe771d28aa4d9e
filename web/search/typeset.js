// Breaks text into lines without measuring fonts, for Node.

/** Maximum width of characters in common sans-serif fonts, in em. @type {[RegExp, number][]} */
const WIDTHS = [
  [/[ ijl.,:;'’|!]/, 0.36],
  [/[frtI()[\]-]/, 0.43],
  [/[\u2e80-\u9fff\uff00-\uffef]/, 1.02],
  [/[mwMW—=+−×]/, 0.98],
  [/[A-Z0-9_]/, 0.72],
];
const OTHER = 0.64;

/** @param {string} character */
const widthOf = (character) => WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? OTHER;

// Pieces that are not broken: a word or a Chinese character with its punctuation and the spaces after it.
const PIECE = /[（《「“]*(?:[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef]+)[、。，：；？！）》」”]*\s*/g;

/**
 * @param {string} text
 * @param {number} width of a line, in the unit of `size`
 * @param {number} size of the font
 * @returns {string[]} lines within this width, unless a single word is wider
 */
export function linesOf(text, width, size) {
  const lines = [''];
  let taken = 0;
  for (const [piece] of text.matchAll(PIECE)) {
    // A space at the end of a line is not seen.
    const wide = [...piece.trimEnd()].reduce((sum, character) => sum + widthOf(character), 0) * size;
    if (taken + wide > width && taken > 0) {
      lines.push('');
      taken = 0;
    }
    lines[lines.length - 1] += piece;
    taken += wide + (piece.length - piece.trimEnd().length) * widthOf(' ') * size;
  }
  return lines.map((line) => line.trimEnd());
}
