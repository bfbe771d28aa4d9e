// Finds a variable that keeps the value of a queen after the queen is removed, because its undo is missing.
/** @typedef {import('./stream.js').Slot} Slot */
/** @typedef {import('./stream.js').Value} Value */
/** @typedef {import('./readings/reading.js').Reading} Reading */
/** @typedef {import('./readings/reading.js').Square} Square */
/**
 * @typedef {object} Kept
 * @property {Slot} slot
 * @property {boolean} isFlag whether the value is the place of a flag
 * @property {boolean} isList whether it is a list from whose end each queen should be taken
 * @property {number} value
 * @property {Square} queen
 * @property {number} at the number of lines before the removal
 * @property {number} added the number of lines before the value was added
 * @property {(square: Square, at: number) => number | undefined} holds the value of a square, if the variable held it after so many lines
 */

/** So many queens show that a variable follows them. */
const FEWEST = 3;
/** The numbers that programs keep for a queen. @type {((square: Square) => number)[]} */
const LINES = [([, column]) => column, ([row, column]) => row + column, ([row, column]) => row - column, ([row, column]) => column - row];

/**
 * The numbers that a value holds: those of a set, a list or the keys of a dictionary; or the places of its flags.
 * @param {Value} value
 * @param {boolean} isFlags
 * @returns {number[] | undefined}
 */
function numbersIn(value, isFlags) {
  const isOn = (/** @type {Value} */ each) => each === true || each === 1;
  if (Array.isArray(value)) {
    if (!isFlags) return value.every(Number.isInteger) ? value.map(Number) : undefined;
    return value.every((each) => each === null || typeof each !== 'object') ? value.flatMap((each, i) => (isOn(each) ? [i] : [])) : undefined;
  }
  if (value === null || typeof value !== 'object') return undefined;
  const keys = 'set' in value ? value.set : value.map.flatMap(([key, each]) => (isOn(each) ? [key] : []));
  const numbers = keys.map((key) => (typeof key === 'string' && /^-?\d+$/.test(key) ? Number(key) : key));
  return numbers.every(Number.isInteger) ? numbers.map(Number) : undefined;
}

/** Numbers at the end of a list that grew. @param {number[]} before @param {Value} value @returns {number[]} */
function grownBy(before, value) {
  return Array.isArray(value) && value.length > before.length && before.every((each, i) => each === value[i]) ? value.slice(before.length).map(Number) : [];
}

/** @param {Reading} board @returns {{ placed: { at: number, queen: Square }[], removed: { at: number, queen: Square, next: number }[] }} `next`: when its undo is over at the latest, because another queen is placed */
function movesIn({ states }) {
  /** @type {{ at: number, queen: Square }[]} */
  const placed = [];
  /** @type {{ at: number, queen: Square, next: number }[]} */
  const removed = [];
  const isIn = (/** @type {Square[]} */ queens, /** @type {Square} */ queen) => queens.some((each) => String(each) === String(queen));
  /** @type {Square[]} */
  let before = [];
  for (const [i, { at, queens }] of states.entries()) {
    const isOverwritten = queens.some((queen) => !isIn(before, queen));
    const next = isOverwritten ? at : states[i + 1]?.at ?? Infinity;
    for (const queen of before) if (!isIn(queens, queen)) removed.push({ at, queen, next });
    for (const queen of queens) if (!isIn(before, queen)) placed.push({ at, queen });
    before = queens;
  }
  return { placed, removed };
}

/**
 * @param {Slot} slot
 * @param {ReturnType<typeof movesIn>} moves
 * @param {'numbers' | 'flags' | 'list'} form list: numbers at whose end each queen is added, whatever is in it
 * @param {boolean} isAlwaysSeen whether the slot is seen wherever the board is
 * @returns {Kept | undefined}
 */
function keptIn(slot, { placed, removed }, form, isAlwaysSeen) {
  const isFlags = form === 'flags';
  /** @type {{ at: number, number: number }[]} */
  const added = [];
  /** @type {{ at: number, numbers: number[] }[]} */
  const held = [];
  /** @type {number[]} */
  let before = [];
  for (const { at, value } of slot.changes) {
    const numbers = numbersIn(value, isFlags);
    if (!numbers || (form === 'list' && !Array.isArray(value))) return undefined;
    const known = new Set(before);
    for (const number of form === 'list' ? grownBy(before, value) : numbers.filter((each) => !known.has(each))) added.push({ at, number });
    if (added.length > placed.length + 1) return undefined;
    before = numbers;
    held.push({ at, numbers });
  }
  // It follows the queens: each adds its own number, in the same order. The run may end in between.
  const many = Math.min(added.length, placed.length);
  if (many < FEWEST || Math.abs(added.length - placed.length) > 1) return undefined;
  const line = LINES.find((of) => added.slice(0, many).every(({ number }, i) => number - of(placed[i].queen) === added[0].number - of(placed[0].queen)));
  if (!line) return undefined;
  const number = (/** @type {Square} */ queen) => line(queen) + added[0].number - line(placed[0].queen);
  let [h, a] = [0, 0];
  for (const { at, queen, next } of removed) {
    if (next === Infinity) break;
    while (h < held.length - (isAlwaysSeen ? 1 : 0) && held[h].at <= next) h++;
    while (added[a]?.at <= at) a++;
    // Others are seen only while their function runs.
    if (h === held.length) break;
    const own = number(queen);
    let isAgain = false;
    for (let i = a; added[i]?.at <= held[h].at; i++) isAgain ||= added[i].number === own;
    const by = added.slice(0, a).filter((each) => each.number === own).at(-1);
    if (!by || isAgain || !held[h].numbers.includes(own)) continue;
    // Nothing has ever been taken from the end of the list.
    if (form === 'list' && held.slice(1, h + 1).some(({ numbers }, i) => numbers.length < held[i].numbers.length)) return undefined;
    return { slot, isFlag: isFlags, isList: form === 'list', value: own, queen, at, added: by.at, holds: (square, when) => (held.filter((each) => each.at <= when).at(-1)?.numbers.includes(number(square)) ? number(square) : undefined) };
  }
  return undefined;
}

/**
 * @param {Slot[]} slots of a run that was followed whole
 * @param {Reading} board
 * @param {number} [scope] the line of the function that has the board; 0 for globals
 * @returns {Kept | undefined} the first variable that keeps what it was given with a queen
 */
export function keptAfter(slots, board, scope = 0) {
  // A whole board always has its queens.
  if (board.form === 'whole board') return undefined;
  const moves = movesIn(board);
  if (moves.removed.length === 0) return undefined;
  // The numbers in a list are flags, or numbers to keep.
  const kept = slots.flatMap((slot) => (slot.changes.length < 2 ? [] : /** @type {const} */ (['numbers', 'flags', 'list']).flatMap((form) => keptIn(slot, moves, form, slot.line === 0 || slot.line === scope) ?? [])));
  // A list may be a log of all that happened.
  return kept.sort((one, other) => Number(one.isList) - Number(other.isList) || one.at - other.at)[0];
}
