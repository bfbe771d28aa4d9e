// Masks bit by bit: the masks of a row, or the bit flags of columns and diagonals. Shows one bit operation at a time, with each bit
// under its column or diagonal, and the number as Python prints it.
import { make } from '../../dialog/parts.js';

/** @typedef {{ name: string, value: number, note?: string }} Mask its name without an equals sign, because its bits are in the opposite order of a number's */

/**
 * The bit operations of the program in a row, in order.
 * @param {{ cols: number, ld: number, rd: number }} masks of the row
 * @param {number} n
 * @param {number} [tried] bits that have been tried already
 * @returns {{ title: string, masks: Mask[] }[]}
 */
export function operations({ cols, ld, rd }, n, tried = 0) {
  const full = 2 ** n - 1;
  const forbidden = cols | ld | rd;
  const all = ~forbidden & full;
  const free = all & ~tried;
  const bit = free & -free;
  const steps = [
    { title: 'or', masks: [{ name: 'cols', value: cols }, { name: 'ld', value: ld }, { name: 'rd', value: rd }, { name: 'cols | ld | rd', value: forbidden }] },
    { title: 'complement', masks: [{ name: 'cols | ld | rd', value: forbidden }, { name: '~(…)', value: ~forbidden }, { name: 'full', value: full }, { name: 'free: ~(…) & full', value: all }] },
  ];
  if (free === 0) return steps;
  return [...steps,
    { title: 'lowest', masks: [{ name: 'free', value: free }, { name: '-free: ~free + 1', value: -free }, { name: 'bit: free & -free', value: bit }] },
    { title: 'clear', masks: [{ name: 'free', value: free }, { name: 'free - 1', value: free - 1 }, { name: 'free & (free - 1)', value: free & (free - 1) }] },
    { title: 'columns', masks: [{ name: 'cols', value: cols }, { name: 'bit', value: bit }, { name: 'cols | bit', value: cols | bit }] },
    { title: 'shiftLeft', masks: [{ name: 'ld | bit', value: ld | bit }, { name: '(ld | bit) << 1', value: (ld | bit) << 1 }] },
    { title: 'shiftRight', masks: [{ name: 'rd | bit', value: rd | bit }, { name: '(rd | bit) >> 1', value: (rd | bit) >> 1 }] },
  ];
}

/**
 * The bit operations of Bit flags for a square: it tests three bits and, if the square is safe, sets and clears them.
 * @param {{ cols: number, mains: number, antis: number }} flags
 * @param {number} n
 * @param {[row: number, column: number]} square
 * @returns {{ title: string, width: number, masks: Mask[] }[]}
 */
export function flagOperations({ cols, mains, antis }, n, [row, column]) {
  const flags = [
    { name: 'cols', value: cols, bit: 'c', place: '1 << col', at: column, width: n },
    { name: 'mains', value: mains, bit: 'm', place: '1 << (row - col + n - 1)', at: row - column + n - 1, width: 2 * n - 1 },
    { name: 'antis', value: antis, bit: 'a', place: '1 << (row + col)', at: row + column, width: 2 * n - 1 },
  ];
  const safe = flags.every(({ value, at }) => (value & (1 << at)) === 0);
  const test = flags.map(({ name, value, bit, place, at, width }) => ({
    title: 'and', width, masks: [{ name, value }, { name: `${bit}: ${place}`, value: 1 << at }, { name: `${name} & ${bit}`, value: value & (1 << at) }],
  }));
  if (!safe) return test;
  const flips = (/** @type {string} */ title, /** @type {boolean} */ back) => flags.map(({ name, value, bit, at, width }) => {
    const flipped = value ^ (1 << at);
    return { title, width, masks: [{ name, value: back ? flipped : value }, { name: bit, value: 1 << at }, { name: `${name} ^ ${bit}`, value: back ? value : flipped }] };
  });
  return [...test, ...flips('xor', false), ...flips('xorBack', true)];
}

/** The bits within the board, as Python would print them. @param {number} value @param {number} width number of bits @returns {string} */
export const printed = (value, width) => (value & (2 ** width - 1)).toString(2).padStart(width, '0');

/** The operations of the running call. @param {import('../facts.js').Facts} facts @returns {ReturnType<typeof operations>} empty if its masks are not known */
function ofRow({ n, cells }) {
  const frames = /** @type {{ cols: string, ld: string, rd: string, free: string }[]} */ (JSON.parse(String(cells.find(({ name }) => name === 'frames')?.value ?? '[]')));
  const frame = frames.at(-1);
  if (!frame) return [];
  const [cols, ld, rd, left] = [frame.cols, frame.ld, frame.rd, frame.free].map((mask) => parseInt(mask, 2));
  // `free` no longer has the bit that was chosen; the figure shows that choice again.
  const bit = parseInt(String(cells.find(({ name }) => name === 'bit')?.value ?? '0'), 2);
  return operations({ cols, ld, rd }, n, ~(cols | ld | rd) & (2 ** n - 1) & ~(left | bit));
}

/** The operations for the next square. @param {import('../facts.js').Facts} facts @returns {ReturnType<typeof flagOperations>} empty if the next event has no square */
function ofSquare({ n, cells, next }) {
  if (next?.kind !== 'test' && next?.kind !== 'place') return [];
  const [cols, mains, antis] = ['cols', 'mains', 'antis'].map((name) => parseInt(String(cells.find((cell) => cell.name === name)?.value), 2));
  return flagOperations({ cols, mains, antis }, n, [Number(next.row), Number(next.col)]);
}

/** @param {import('../questions/asking.js').Around} around @returns {HTMLElement} */
export function bits({ facts, words }) {
  const isOfSquare = facts.cells.some(({ name }) => name === 'mains');
  /** @type {{ title: string, width?: number, masks: Mask[] }[]} */
  const steps = isOfSquare ? ofSquare(facts) : ofRow(facts);
  if (steps.length === 0) return make('div', {});
  let at = 0;
  const title = make('p', { role: 'status' });
  const table = make('table', {});
  const back = make('button', { type: 'button', onclick: () => (at--, show()) }, words.previousOperation);
  const on = make('button', { type: 'button', onclick: () => (at++, show()) }, words.nextOperation);
  function show() {
    const { title: name, width = facts.n, masks } = steps[at];
    title.replaceChildren(`${at + 1}/${steps.length} · ${words[`bits${name[0].toUpperCase()}${name.slice(1)}`]}`);
    const columns = Array.from({ length: width }, (_, column) => column);
    const heading = (/** @type {string} */ text) => make('th', { scope: 'col' }, text);
    table.replaceChildren(
      make('tr', {}, heading(width > facts.n ? words.diagonal : words.column), ...columns.map((column) => heading(String(column))), heading(words.asPrinted)),
      ...masks.map(({ name: mask, value }, i) => make('tr', { className: i === masks.length - 1 ? 'result' : '' },
        make('th', { scope: 'row' }, make('span', { className: 'code' }, mask)),
        ...columns.map((column) => make('td', { className: (value >> column) & 1 ? 'one' : '' }, String((value >> column) & 1))),
        make('td', { className: 'printed' }, make('span', { className: 'code' }, printed(value, width))))));
    back.disabled = at === 0;
    on.disabled = at === steps.length - 1;
  }
  show();
  const row = String(facts.cells.find(({ name }) => name === 'row')?.value);
  const caption = make('figcaption', {}, isOfSquare ? words.bitsOfSquare : words.bitsOfRow.replace('{row}', row));
  return make('figure', { className: 'bits' }, caption, title, make('div', { className: 'scroll' }, table), make('div', { className: 'ways' }, back, on));
}
