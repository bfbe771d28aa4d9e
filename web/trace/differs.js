// Finds the first event at which a trace differs from a correct search that tests before it places. Tests do not count, because
// not all programs print them.
import { attacks } from '../search/attacks.js';

/**
 * Events of a correct search, in order.
 * @param {number} n
 * @param {0 | 1} line the coordinate that counts its lines
 * @returns {Generator<{ kind: string, square?: [number, number] }>}
 */
function* soundly(n, line) {
  /** @type {[number, number][]} */
  const queens = [];
  /** @returns {Generator<{ kind: string, square?: [number, number] }>} */
  function* visit() {
    if (queens.length === n) {
      yield { kind: 'solution' };
      return;
    }
    for (let at = 0; at < n; at++) {
      const square = /** @type {[number, number]} */ (line === 0 ? [queens.length, at] : [at, queens.length]);
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

/**
 * @param {import('./recorded.js').Recording} recording
 * @returns {Generator<void, number>} the position of the first event that differs; one beyond the last if more was to come; 0 if none does
 */
export function* firstDifference({ n, events, line, overwrites }) {
  const kinds = ['place', 'solution', ...(overwrites ? [] : ['remove'])];
  const sound = soundly(n, line);
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
    if (wanted?.kind !== kind || (wanted.square && (wanted.square[0] !== row || wanted.square[1] !== col))) return i;
    yield;
  }
  return next() ? events.length + 1 : 0;
}
