// Finds causes of wrong results that the variables, the moves or the error of a program prove.
import { readRecording } from '../trace/recorded.js';

/** @typedef {import('./stream.js').Run} Run */
/** @typedef {import('./stream.js').Slot} Slot */
/** @typedef {import('./readings/reading.js').Reading} Reading */
/**
 * @typedef {{ id: 'rows' | 'same-row' | 'column' | 'index' | 'empty' | 'unkept', values: Record<string, string | number> }} Cause
 *   - rows: a variable counts the rows in which queens are placed, and those are too few
 *   - same-row: a function calls itself with the same row each time
 *   - column: a search by rows never places a queen in a column
 *   - index: a list has no such element
 *   - empty: a list has no element at all
 *   - unkept: the board was full, but nothing was kept or printed
 */

/** The other languages have these sentences under the same names, after `cause-`, in `program`. */
export const CAUSES = {
  'rows': 'Queens are placed while {name} goes from {from} to {to}. That makes {rows} rows, but the board has {n}.',
  'same-row': '{name} is {value} in every call of {function}, so the search never goes on to the next row.',
  'column': 'No queen is ever placed in column {column}, but every solution has one there.',
  'index': '{item} does not exist: the length of {list} is {length}, so its last index is {last}.',
  'empty': '{item} does not exist: {list} is empty.',
  'unkept': 'Solutions that the search reached: {boards}. The program neither kept nor printed any of them.',
};

/** A function with its parameters, and whatever stands behind. */
const FUNCTION = /(?:\bdef\s+|\bfunction\s*)([\w$]+)\s*\(([^()]*)\)|\b([\w$]+)\s*=\s*(?:function\s*)?\(([^()]*)\)\s*(?:=>|\{)/g;

/** @param {string} text of parameters or arguments @returns {string[]} */
const namesIn = (text) => text.split(',').map((each) => each.replace(/[:=].*/s, '').trim());

/** @param {Slot} slot @param {number} at @returns {import('./stream.js').Value | undefined} its value after so many lines */
export const valueAt = ({ changes }, at) => changes.filter((change) => change.at <= at).at(-1)?.value;

/**
 * The variable that counts the rows of the queens as they are placed, and its first value.
 * @param {Slot[]} slots
 * @param {Reading} board
 */
function counterOf(slots, { states }) {
  const placed = states.filter(({ queens }, i) => queens.length > (states[i - 1]?.queens.length ?? 0));
  const counters = slots.flatMap((slot) => {
    if (slot.line === 0 || slot.path.length > 1 || slot.changes.length < 2) return [];
    const starts = new Set(placed.map(({ at, queens }) => Number(valueAt(slot, at) ?? NaN) - (queens.length - 1)));
    const [start] = starts;
    return starts.size === 1 && Number.isInteger(start) ? [{ name: slot.path[0], start }] : [];
  });
  return counters.find(({ name }) => /row|^[rikx]$/i.test(name)) ?? counters[0];
}

/**
 * @param {Slot[]} slots
 * @param {Reading} board whose recorded boards have too few queens
 * @param {number} rows that got a queen
 * @returns {Cause[]}
 */
export function tooFewRows(slots, board, rows) {
  const counter = counterOf(slots, board);
  return counter ? [{ id: 'rows', values: { name: counter.name, from: counter.start, to: counter.start + rows - 1, rows, n: board.n } }] : [];
}

/**
 * @param {{ run: Run, board: Reading | undefined }} look a run with every slot followed
 * @param {string} source
 * @param {boolean} [isDeep] whether it calls itself again and again; seen on its board if that is not given
 * @returns {Cause[]}
 */
export function sameRow({ run: { n, slots }, board }, source, isDeep = board?.states.some(({ queens }) => queens.length > 2) ?? false) {
  if (!isDeep) return [];
  return [...source.matchAll(FUNCTION)].flatMap(([whole, def, ofDef, constant, ofConstant], i, all) => {
    const [name, parameters] = [def ?? constant, namesIn(ofDef ?? ofConstant ?? '')];
    const start = (all[i].index ?? 0) + whole.length;
    const calls = [...source.slice(start).matchAll(new RegExp(`(?<![\\w$.])${name.replace(/\$/g, '\\$')}\\s*\\(([^()]*)\\)`, 'g'))].map(([, given]) => namesIn(given));
    const numbers = slots.filter(({ scope, line, path }) => line > 0 && scope.split('.').at(-1) === name && path.length === 1 && parameters.includes(path[0]))
      .filter(({ changes }) => changes.length > 0 && changes.every(({ value }) => Number.isInteger(value)) && changes[0]?.value !== n);
    const [row, ...others] = numbers;
    // The row is the only number that it is given, and it hands on the same one.
    if (!row || others.length > 0 || row.changes.length > 1) return [];
    const at = parameters.indexOf(row.path[0]);
    if (!calls.some((given) => given[at] === row.path[0])) return [];
    return [{ id: /** @type {const} */ ('same-row'), values: { name: row.path[0], value: Number(row.changes[0].value), function: name } }];
  });
}

/**
 * The first column in which a search by rows never places a queen, if it places one in each other column of row 0. A
 * program that places none in row 0 may count rows and columns from 1.
 * @param {string} trace of a search that ended by itself
 * @param {number} n
 * @returns {Cause[]}
 */
export function unusedColumn(trace, n) {
  const placed = [...trace.matchAll(/^place (\d+) (\d+)/gm)].map(([, row, column]) => ({ row: Number(row), column: Number(column) }));
  const all = new Set(placed.map(({ column }) => column));
  const first = new Set(placed.filter(({ row }) => row === 0).map(({ column }) => column));
  const column = Array.from({ length: n }, (_, i) => i).find((each) => !all.has(each));
  if (column === undefined || first.size < Math.max(2, all.size) || readRecording(trace).line === 1) return [];
  return [{ id: 'column', values: { column } }];
}

/** @param {import('./stream.js').Failure | undefined} error @returns {Cause[]} */
export function badIndex(error) {
  if (!error?.index) return [];
  const { item, list, length } = error.index;
  return [length === 0 ? { id: 'empty', values: { item, list } } : { id: 'index', values: { item, list, length, last: length - 1 } }];
}
