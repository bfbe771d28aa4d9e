// The masks of a row, bit by bit: one operation at a time, each bit under the column that it is of, and beside it the number as
// Python prints it.
import { make } from '../../dialog/parts.js';

/** @typedef {{ name: string, value: number, note?: string }} Mask */

/**
 * What the program works out in a row, one operation after the other.
 * @param {{ cols: number, ld: number, rd: number }} masks of the row
 * @param {number} n
 * @param {number} [tried] bits that have been tried there already
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
    { title: 'complement', masks: [{ name: 'cols | ld | rd', value: forbidden }, { name: '~(…)', value: ~forbidden }, { name: 'full', value: full }, { name: 'free = ~(…) & full', value: all }] },
  ];
  if (free === 0) return steps;
  return [...steps,
    { title: 'lowest', masks: [{ name: 'free', value: free }, { name: '-free = ~free + 1', value: -free }, { name: 'bit = free & -free', value: bit }] },
    { title: 'clear', masks: [{ name: 'free', value: free }, { name: 'free - 1', value: free - 1 }, { name: 'free & (free - 1)', value: free & (free - 1) }] },
    { title: 'columns', masks: [{ name: 'cols', value: cols }, { name: 'bit', value: bit }, { name: 'cols | bit', value: cols | bit }] },
    { title: 'shiftLeft', masks: [{ name: 'ld | bit', value: ld | bit }, { name: '(ld | bit) << 1', value: (ld | bit) << 1 }] },
    { title: 'shiftRight', masks: [{ name: 'rd | bit', value: rd | bit }, { name: '(rd | bit) >> 1', value: (rd | bit) >> 1 }] },
  ];
}

/** The bits within the board, as Python would print them. @param {number} value @param {number} n @returns {string} */
export const printed = (value, n) => (value & (2 ** n - 1)).toString(2).padStart(n, '0');

/** @param {import('../questions/asking.js').Around} around @returns {HTMLElement} of the call that is being run */
export function bits({ facts: { n, cells }, words }) {
  const frames = /** @type {{ cols: string, ld: string, rd: string, free: string }[]} */ (JSON.parse(String(cells.find(({ name }) => name === 'frames')?.value ?? '[]')));
  const frame = frames.at(-1);
  if (!frame) return make('div', {});
  const [cols, ld, rd, left] = [frame.cols, frame.ld, frame.rd, frame.free].map((mask) => parseInt(mask, 2));
  // The bit that has been taken is gone from what is left; it is taken once more here.
  const bit = parseInt(String(cells.find(({ name }) => name === 'bit')?.value ?? '0'), 2);
  const steps = operations({ cols, ld, rd }, n, ~(cols | ld | rd) & (2 ** n - 1) & ~(left | bit));
  let at = 0;
  const title = make('p', {});
  title.setAttribute('role', 'status');
  const table = make('table', {});
  const back = make('button', { type: 'button' }, words.back);
  const on = make('button', { type: 'button' }, words.nextOperation);
  function show() {
    const { title: name, masks } = steps[at];
    title.replaceChildren(`${at + 1}/${steps.length} · ${words[`bits${name[0].toUpperCase()}${name.slice(1)}`]}`);
    const columns = Array.from({ length: n }, (_, column) => column);
    const heading = (/** @type {string} */ text) => {
      const cell = make('th', {}, text);
      cell.setAttribute('scope', 'col');
      return cell;
    };
    table.replaceChildren(
      make('tr', {}, heading(words.column), ...columns.map((column) => heading(String(column))), heading(words.asPrinted)),
      ...masks.map(({ name: mask, value }, i) => {
        const row = make('tr', { className: i === masks.length - 1 ? 'result' : '' }, make('th', {}, make('span', { className: 'code' }, mask)),
          ...columns.map((column) => make('td', { className: (value >> column) & 1 ? 'one' : '' }, String((value >> column) & 1))),
          make('td', { className: 'printed' }, make('span', { className: 'code' }, printed(value, n))));
        row.firstElementChild?.setAttribute('scope', 'row');
        return row;
      }));
    back.disabled = at === 0;
    on.disabled = at === steps.length - 1;
  }
  back.addEventListener('click', () => (at--, show()));
  on.addEventListener('click', () => (at++, show()));
  show();
  return make('figure', { className: 'bits' }, title, make('div', { className: 'scroll' }, table), make('div', { className: 'ways' }, back, on));
}
