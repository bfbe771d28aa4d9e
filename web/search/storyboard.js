// Positions of a search side by side on a page for print (A4), each board with its number and explanation, as one SVG.
import { escaped } from './markup.js';
import { linesOf } from './typeset.js';

/** Maximum number of boards that are legible on one page. */
export const MOST_BOARDS = 36;

// In CSS px, 96 to an inch.
const PAGE = { width: 794, height: 1123 };
const MARGIN = 40;
const GAP = 16;
const TITLE = { size: 16, height: 32 };
const CAPTION = { size: 10, line: 13, above: 16, below: 12 };
// Smaller boards are drawn without row and column numbers.
const LEAST_DRAWN = 240;

/** Maximum number of columns that are legible. */
export const MOST_COLUMNS = 6;

/**
 * @typedef {object} Board
 * @property {number} position
 * @property {string} sentence
 */

/**
 * @typedef {object} Layout
 * @property {number} columns
 * @property {number} side of a board, CSS px
 * @property {string[][]} captions the lines of each caption
 * @property {number[]} tops y of each row, and of the bottom of the last one
 */

/** @param {Board[]} boards @param {number} columns @returns {Layout} */
function layOut(boards, columns) {
  const side = Math.floor((PAGE.width - 2 * MARGIN - (columns - 1) * GAP) / columns);
  const captions = boards.map(({ position, sentence }) => linesOf(`${position}  ${sentence}`, side, CAPTION.size));
  const tops = [MARGIN + TITLE.height];
  for (let first = 0; first < boards.length; first += columns) {
    const lines = Math.max(...captions.slice(first, first + columns).map(({ length }) => length));
    tops.push(tops[tops.length - 1] + side + CAPTION.above + lines * CAPTION.line + CAPTION.below);
  }
  return { columns, side, captions, tops };
}

/** As few columns as fit the page, so that the boards are large. @param {Board[]} boards */
function fitting(boards) {
  for (let columns = 1; ; ++columns) {
    const layout = layOut(boards, columns);
    if (columns === MOST_COLUMNS || (layout.tops.at(-1) ?? 0) <= PAGE.height - MARGIN) return layout;
  }
}

/**
 * @param {import('../queens.js').Search} search stays at the last position
 * @param {object} asked
 * @param {number[]} asked.positions from 1 to `MOST_BOARDS`, none beyond the end
 * @param {string} asked.title
 * @param {number} [asked.columns] 1 to 6; by default as few as fit
 * @param {'en' | 'zh'} [asked.language] of the explanations
 * @param {boolean} [asked.numbers] whether boards have row and column numbers
 * @param {boolean} [asked.hatch]
 * @returns {string} an SVG document; if it is longer than the page, printing shrinks it
 */
export function storyboard(search, { positions, title, columns, language = 'en', ...look }) {
  const boards = positions.map((position) => {
    search.seek(position);
    return { position, sentence: search.narration(language) };
  });
  const { side, captions, tops, ...layout } = columns ? layOut(boards, columns) : fitting(boards);
  const height = Math.max(PAGE.height, (tops.at(-1) ?? 0) + MARGIN);
  const parts = positions.flatMap((position, i) => {
    const left = MARGIN + (i % layout.columns) * (side + GAP);
    const top = tops[Math.floor(i / layout.columns)];
    search.seek(position);
    const drawn = Math.max(side, LEAST_DRAWN);
    const svg = search.svg({ theme: 'light', size: drawn, language, ...look });
    const first = top + side + CAPTION.above;
    const [head, ...rest] = captions[i].map(escaped);
    const number = String(position);
    return [
      // A document in a document says where it stands, and how large.
      svg.trimEnd().replace(` width="${drawn}" height="${drawn}"`, ` x="${left}" y="${top}" width="${side}" height="${side}"`),
      `<text x="${left}" y="${first}" xml:space="preserve"><tspan font-weight="bold">${number}</tspan>${head.slice(number.length)}</text>`,
      ...rest.map((line, k) => `<text x="${left}" y="${first + (k + 1) * CAPTION.line}">${line}</text>`),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 ${PAGE.width} ${height}" `
      + `preserveAspectRatio="xMidYMin" font-family="Inter, system-ui, sans-serif" font-size="${CAPTION.size}" lang="${language}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${PAGE.width}" height="${height}" fill="#ffffff"/>`,
    `<text x="${MARGIN}" y="${MARGIN + TITLE.size}" font-size="${TITLE.size}" font-weight="bold">${escaped(title)}</text>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}
