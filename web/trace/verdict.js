// What is wrong with a recorded search, each with the place where it can be seen; and what is not wrong but could be better.
import { attacks, keyOf } from '../lesson/facts.js';
import { firstDifference } from './differs.js';
import { DETAILS, fill } from './findings.js';

/** @typedef {import('./recorded.js').Recording} Recording */
/** @typedef {import('./recorded.js').Recorded} Recorded */
/** @typedef {[row: number, column: number]} Square */
/**
 * @typedef {object} Finding
 * @property {'attacked-placement' | 'not-undone' | 'wrong-solution' | 'duplicate-solution' | 'missing-solution' | 'same-list' | 'skipped-row'} id
 * @property {number} position the event by which it is seen, from 1 on; 0 where there is none
 * @property {number} line of the text, from 1 on; 0 likewise
 * @property {string} message what is said of it, in English
 * @property {import('./findings.js').Detail} detail the same, to be said in any language
 * @property {Record<string, string | number>} values that stand in it
 */
/**
 * @typedef {object} Verdict
 * @property {number} n
 * @property {boolean} right
 * @property {number} found solutions recorded, each once, of those that are solutions
 * @property {number} expected how many there are; 1 where the first is asked for
 * @property {number} boards that it visited, the empty one among them
 * @property {number} sound boards that a search visits which tests before it places
 * @property {number} differs the position of the first event that such a search, line by line, does not have there; one beyond the last where
 *   it goes on; 0 if there is none. That need not be wrong: squares can be tried in any order
 * @property {Finding[]} findings of each kind the first, in order of their positions
 * @property {string[]} notes what could be better
 */

/** Beyond it there are too many solutions to look for each. */
export const LARGEST = 12;

/** What programs call the list of their solutions. */
const SOLUTIONS = /sol|res|ans|all|list|found|output/i;

const nameOf = (/** @type {Square} */ [row, column]) => `(${row}, ${column})`;

/**
 * What there is to find, by a plain recursion.
 * @param {number} n at most LARGEST
 * @returns {{ solutions: Square[][], boards: number }} all solutions in order, and the boards that the search for them visits
 */
export function searchPlainly(n) {
  /** @type {Square[][]} */
  const solutions = [];
  /** @type {Square[]} */
  const queens = [];
  let boards = 0;
  const visit = () => {
    boards++;
    const row = queens.length;
    if (row === n) {
      solutions.push([...queens]);
      return;
    }
    for (let column = 0; column < n; column++) {
      if (queens.some((queen) => attacks(queen, [row, column]))) continue;
      queens.push([row, column]);
      visit();
      queens.pop();
    }
  };
  visit();
  return { solutions, boards };
}

/** Whether it goes by rows, as most do, or by columns. @param {Recorded[]} events @returns {0 | 1} the coordinate that counts its lines */
export function lineOf(events) {
  // A line that is done says what it is.
  const done = events.find(({ kind, row, col }) => kind === 'exhausted' && Math.min(row, col) === -1 && Math.max(row, col) >= 0);
  if (done) return done.row === -1 ? 1 : 0;
  const onwards = [0, 0];
  // Where boards are so small that both go on, the one that begins with 0.
  const begins = [0, 0];
  /** @type {Square[]} */
  const standing = [];
  for (const { kind, row, col } of events) {
    if (kind === 'remove') standing.pop();
    if (kind !== 'place') continue;
    const [lastRow, lastColumn] = standing[standing.length - 1] ?? [-1, -1];
    if (row > lastRow) onwards[0]++;
    if (col > lastColumn) onwards[1]++;
    if (row === standing.length) begins[0]++;
    if (col === standing.length) begins[1]++;
    standing.push([row, col]);
  }
  return onwards[1] > onwards[0] || (onwards[1] === onwards[0] && begins[1] > begins[0]) ? 1 : 0;
}

/** Whether anything is ever taken back; a list that is overwritten need not be. @param {Recorded[]} events */
export const takesBack = (events) => events.some(({ kind }) => kind === 'remove');

/**
 * @param {Recording} recording of a board of at most LARGEST squares to a side
 * @param {'all' | 'first' | 'count'} expect what the program is to find
 * @param {ReturnType<typeof searchPlainly>} [known] of that board; found anew if it is not given
 * @returns {Verdict}
 */
export function judge({ n, events, values }, expect = 'all', known = searchPlainly(n)) {
  const { solutions, boards: sound } = known;
  const line = lineOf(events);
  const undoes = takesBack(events);
  /** @type {Map<string, Finding>} */
  const findings = new Map();
  const tell = (/** @type {Finding['id']} */ id, /** @type {number} */ position, /** @type {Finding['detail']} */ detail, /** @type {Finding['values']} */ values, at = events[position - 1]?.at ?? 0) => {
    if (!findings.has(id)) findings.set(id, { id, position, line: at, message: fill(DETAILS[detail], values), detail, values });
  };

  const right = new Set(solutions.map(keyOf));
  /** @type {Map<string, number>} where each was recorded first */
  const recorded = new Map();
  /** @type {{ square: Square, position: number }[]} in the order in which they were placed */
  let standing = [];
  let boards = 1;
  let said = 0;
  let attacked = 0;
  for (const [i, { kind, row, col }] of events.entries()) {
    const position = i + 1;
    const square = /** @type {Square} */ ([row, col]);
    if (kind === 'place') {
      boards++;
      const own = square[line];
      if (!undoes) standing = standing.filter((queen) => queen.square[line] < own);
      const before = standing.find((queen) => queen.square[line] === own);
      if (before) {
        tell('not-undone', position, 'detail-standing', { queen: nameOf(before.square), square: nameOf(square), position: before.position });
        standing = standing.filter((queen) => queen !== before);
      }
      if (own > standing.length) tell('skipped-row', position, line === 0 ? 'detail-row-empty' : 'detail-column-empty', { square: nameOf(square), line: standing.length });
      const attacker = standing.find((queen) => attacks(queen.square, square));
      if (attacker) {
        attacked++;
        tell('attacked-placement', position, 'detail-attacked', { square: nameOf(square), queen: nameOf(attacker.square) });
      }
      standing.push({ square, position });
    } else if (kind === 'remove') {
      const at = standing.findIndex((queen) => String(queen.square) === String(square));
      if (at < 0) tell('not-undone', position, 'detail-none-there', { square: nameOf(square) });
      else standing.splice(at, 1);
    } else if (kind === 'solution') {
      said++;
      const queens = standing.map((queen) => queen.square);
      const key = keyOf(queens);
      if (!right.has(key)) tell('wrong-solution', position, ...faultOf(queens, n));
      else if (recorded.has(key)) tell('duplicate-solution', position, 'detail-again', { position: recorded.get(key) ?? 0 });
      else recorded.set(key, position);
    }
  }
  if (undoes && expect !== 'first' && standing.length > 0) {
    const [{ square, position }] = standing;
    tell('not-undone', position, 'detail-never-back', { square: nameOf(square) });
  }
  for (const { name, value, at, position } of values) {
    // An empty board is a list of the same lists too.
    if (!SOLUTIONS.test(name)) continue;
    const lists = listsIn(value);
    if (lists && lists.length > 1 && new Set(lists).size === 1) {
      tell('same-list', position, 'detail-same', { number: lists.length, name, list: lists[0].slice(0, 80) }, at);
    }
  }
  const counted = said > 0 ? recorded.size : countIn(values);
  const expected = expect === 'first' ? Math.min(1, solutions.length) : solutions.length;
  if (counted < expected || (expect === 'count' && counted !== expected)) tellMissing();

  /** The first that was missed, and where the search turned away from it. */
  function tellMissing() {
    const missed = said === 0 && expect === 'count' ? undefined : solutions.find((queens) => !recorded.has(keyOf(queens)));
    const { position, square } = missed ? turnedAway(events, missed, line, undoes) : { position: events.length, square: undefined };
    const detail = !missed ? 'detail-missed' : square ? 'detail-missed-near' : 'detail-missed-unbegun';
    tell('missing-solution', position, detail, {
      found: counted, expected, ...(missed && { columns: missed.map(([, column]) => column).join(', ') }), ...(square && { square: nameOf(square) }),
    });
  }

  const notes = [];
  // Who tests late is not wrong, if what is recorded is.
  if (findings.size === 1 && findings.has('attacked-placement') && counted === expected) {
    findings.delete('attacked-placement');
    notes.push(`${attacked.toLocaleString('en')} queens are placed where another attacks them: testing before placing prunes what is below.`);
  }
  if (expect !== 'first' && boards > sound) notes.push(`${boards.toLocaleString('en')} boards are visited, ${sound.toLocaleString('en')} are enough.`);
  return {
    n, right: findings.size === 0, found: counted, expected, boards, sound, differs: firstDifference(n, events, line, undoes),
    findings: [...findings.values()].sort((one, other) => (one.position || Infinity) - (other.position || Infinity)), notes,
  };
}

/** @param {Square[]} queens @param {number} n @returns {[Finding['detail'], Finding['values']]} why they are no solution */
function faultOf(queens, n) {
  if (queens.length !== n) return ['detail-not-full', { standing: queens.length, n }];
  for (const [i, queen] of queens.entries()) {
    const other = queens.slice(i + 1).find((each) => attacks(queen, each));
    if (other) return ['detail-clash', { queen: nameOf(queen), square: nameOf(other) }];
  }
  return ['detail-one-square', {}];
}

/**
 * Where a search is nearest to a solution, and leaves it.
 * @param {Recorded[]} events
 * @param {Square[]} solution
 * @param {0 | 1} line
 * @param {boolean} undoes
 * @returns {{ position: number, square: Square | undefined }} the event after it was nearest, and the last queen that fitted
 */
function turnedAway(events, solution, line, undoes) {
  const wanted = new Map(solution.map((square) => [square[line], String(square)]));
  /** @type {Square[]} */
  let standing = [];
  let deepest = 0;
  /** @type {{ position: number, square: Square | undefined }} */
  let nearest = { position: 0, square: undefined };
  for (const [i, { kind, row, col }] of events.entries()) {
    const square = /** @type {Square} */ ([row, col]);
    if (kind === 'place') {
      standing = standing.filter((queen) => (undoes ? queen[line] !== square[line] : queen[line] < square[line]));
      standing.push(square);
      const fits = standing.every((queen) => wanted.get(queen[line]) === String(queen));
      if (fits && standing.length > deepest) {
        deepest = standing.length;
        nearest = { position: i + 1, square };
      }
    } else if (kind === 'remove') {
      if (String(square) === String(nearest.square) && standing.length === deepest && standing.every((queen) => wanted.get(queen[line]) === String(queen))) {
        nearest = { position: i + 1, square };
      }
      standing = standing.filter((queen) => String(queen) !== String(square));
    }
  }
  return nearest;
}

/** Lists in a list, as JSON or as Python writes them. @param {string} value @returns {string[] | undefined} */
function listsIn(value) {
  try {
    const list = JSON.parse(value.replaceAll('(', '[').replaceAll(')', ']').replaceAll("'", '"'));
    return Array.isArray(list) && list.every(Array.isArray) ? list.map((each) => JSON.stringify(each)) : undefined;
  } catch {
    return undefined;
  }
}

/** @param {{ name: string, value: string }[]} values @returns {number} the last that is called a count, or the length of the last list of solutions; 0 if there is none */
function countIn(values) {
  for (const { name, value } of [...values].reverse()) {
    if (/^(count|total|solutions|result|answer)$/i.test(name)) return /^\d+$/.test(value) ? Number(value) : listsIn(value)?.length ?? 0;
  }
  return 0;
}
