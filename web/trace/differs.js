// Finds the first event at which a trace differs from a correct search that tests before it places. Tests do not count, because
// not all programs print them.
import { attacks } from '../search/attacks.js';

/**
 * Events of a correct search, in order.
 * @param {number} n
 * @param {0 | 1} line the coordinate that counts its lines
 * @param {[number, number][]} given queens that stand from the start
 * @returns {Generator<{ kind: string, square?: [number, number] }>}
 */
function* soundly(n, line, given) {
  const queens = [...given];
  const taken = given.map((queen) => queen[line]);
  const left = Array.from({ length: n }, (_, at) => at).filter((at) => !taken.includes(at));
  /** @returns {Generator<{ kind: string, square?: [number, number] }>} */
  function* visit() {
    if (queens.length === n) {
      yield { kind: 'solution' };
      return;
    }
    const next = left[queens.length - given.length];
    for (let at = 0; at < n; at++) {
      const square = /** @type {[number, number]} */ (line === 0 ? [next, at] : [at, next]);
      if (queens.some((queen) => attacks(queen, square))) continue;
      queens.push(square);
      yield { kind: 'place', square };
      yield* visit();
      queens.pop();
      yield { kind: 'remove', square };
    }
  }
  yield* visit();
}

/** @typedef {{ kind: 'place' | 'remove' | 'solution' | 'end', square?: [row: number, col: number] }} Deed of a search; `end`: it goes no further */
/** @typedef {{ position: number, own: Deed, its: Deed }} Difference the first event that differs; one beyond the last where more was to come; `its`: of the correct search */

/**
 * @param {import('./recorded.js').Recording} recording
 * @returns {Generator<void, Difference | undefined>} undefined if nothing differs
 */
export function* firstDifference({ n, given, events, line, overwrites }) {
  const kinds = ['place', 'solution', ...(overwrites ? [] : ['remove'])];
  const sound = soundly(n, line, given);
  const next = () => {
    for (;;) {
      const { value, done } = sound.next();
      if (done || kinds.includes(value.kind)) return value;
    }
  };
  let i = 0;
  for (const { kind, row, col } of events) {
    i++;
    if (!kinds.includes(kind)) continue;
    const wanted = next();
    if (wanted?.kind !== kind || (wanted.square && (wanted.square[0] !== row || wanted.square[1] !== col))) {
      return { position: i, own: deedOf({ kind, ...(kind !== 'solution' && { square: [row, col] }) }), its: deedOf(wanted) };
    }
    yield;
  }
  const wanted = next();
  return wanted && { position: events.length + 1, own: deedOf(undefined), its: deedOf(wanted) };
}

/** @param {{ kind: string, square?: [number, number] } | void} event @returns {Deed} */
const deedOf = (event) => /** @type {Deed} */ (event ?? { kind: 'end' });

/**
 * Whether a difference says what is wrong. It does not where squares are tried in another order, or where queens are tested on the board.
 * @param {Difference} difference
 * @param {import('./recorded.js').Recording} recording
 */
export function isTelling({ position, own, its }, { events, line, overwrites }) {
  if (position === 1) return false;
  if (own.kind !== 'place' || its.kind === 'solution' || !own.square || !its.square) return true;
  const next = position < events.length ? events.at(position) : undefined;
  const isTakenBack = next?.kind === 'remove' ? next.row === own.square[0] && next.col === own.square[1] : overwrites && next?.kind === 'place' && [next.row, next.col][line] === own.square[line];
  return !isTakenBack;
}
