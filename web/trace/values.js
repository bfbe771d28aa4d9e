// What a program prints of its variables, as Python, JavaScript, Java and others write it, as the page shows variables.

/**
 * @typedef {object} Shown
 * @property {'int' | 'list' | 'flags' | 'set' | 'matrix'} type
 * @property {number[]} values of a matrix row by row
 * @property {number} width of a matrix: how long a row is; else 0
 */

/** More cells than that nobody could read. */
const MOST_CELLS = 1024;
/** What stands for a queen, and what for an empty square, in boards of letters. @type {Record<string, number>} */
const LETTERS = { Q: 1, q: 1, '#': 0, '.': 0, ' ': 0, _: 0, '-': 0, x: 0 };

/**
 * @param {string} text
 * @returns {Shown | undefined} nothing where it is no number, truth value, list or board of such
 */
export function readValue(text) {
  const isSet = /^(set\(|Set\(\d*\)|frozenset\()?\s*\{.*\}\)?$/s.test(text) || text === 'set()';
  const value = parse(isSet ? text.replace(/^[^{]*\{/, '[').replace(/\}\)?$/, ']').replace(/^set\(\)$/, '[]') : text);
  const plain = numberOf(value);
  if (plain !== undefined) return { type: 'int', values: [plain], width: 0 };
  if (!Array.isArray(value) || value.length > MOST_CELLS) return undefined;
  const rows = value.map((each) => (typeof each === 'string' && each.length > 1 ? [...each] : each));
  if (rows.length > 0 && rows.every(Array.isArray)) {
    const width = rows[0].length;
    const cells = rows.flat().map(cellOf);
    const isBoard = width > 0 && rows.every((row) => row.length === width) && cells.length <= MOST_CELLS;
    return isBoard && isNumbers(cells) ? { type: 'matrix', values: cells, width } : undefined;
  }
  const values = rows.map(cellOf);
  if (!isNumbers(values)) return undefined;
  if (isSet) return { type: 'set', values, width: 0 };
  return { type: values.length > 0 && rows.every((each) => typeof each === 'boolean') ? 'flags' : 'list', values, width: 0 };
}

/** @param {(number | undefined)[]} values @returns {values is number[]} */
const isNumbers = (values) => values.every((each) => each !== undefined);

/** @param {unknown} value @returns {number | undefined} */
function numberOf(value) {
  if (typeof value === 'boolean') return Number(value);
  return Number.isSafeInteger(value) ? Number(value) : undefined;
}

/** @param {unknown} value */
const cellOf = (value) => numberOf(value) ?? (typeof value === 'string' ? LETTERS[value] : undefined);

/** @param {string} text @returns {unknown} */
function parse(text) {
  const asJson = text
    .replace(/\bTrue\b/g, 'true').replace(/\bFalse\b/g, 'false').replace(/\b(None|nullptr)\b/g, 'null')
    .replaceAll('(', '[').replaceAll(')', ']').replaceAll('{', '[').replaceAll('}', ']')
    .replaceAll("'", '"').replace(/,(\s*\])/g, '$1')
    .replace(/^0b([01]{1,53})$/, (_, digits) => String(parseInt(digits, 2)));
  try {
    return JSON.parse(asJson);
  } catch {
    return undefined;
  }
}
