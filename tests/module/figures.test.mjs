// The statistics of a search by row, by constraint and by kind of event.
import assert from 'node:assert/strict';
import test from 'node:test';
import { queens, variantIds } from './queens.mjs';
import { tableOfRows } from '../../web/figures/tables.js';

/** @typedef {ReturnType<import('../../dist/queens.js').Search['figures']>} Figures */
/** @typedef {'row' | 'column' | 'main' | 'anti'} Line */
/** @typedef {[row: number, column: number]} Square */

/** @type {(a: Square, b: Square) => Line | undefined} */
const lineBetween = ([row, column], [otherRow, otherColumn]) =>
  row === otherRow ? 'row'
  : column === otherColumn ? 'column'
  : row - column === otherRow - otherColumn ? 'main'
  : row + column === otherRow + otherColumn ? 'anti'
  : undefined;

/**
 * Plays a search as a plain recursion and computes its statistics by their definitions; calls `look` at every position.
 * @param {string} variant
 * @param {number} n
 * @param {(position: number, figures: Figures) => void} look
 */
function reckon(variant, n, look) {
  const swapped = variant === 'board-scan';
  const lines = /** @type {Line[]} */ ([swapped ? 'row' : 'column', 'main', 'anti']);
  const kinds = variant === 'bitmask'
    ? ['scan', 'place', 'remove', 'solution', 'exhausted', 'done']
    : variant === 'permutations'
      ? ['test', 'compare', 'place', 'remove', 'solution', 'reject', 'exhausted', 'done']
      : ['test', 'place', 'remove', 'solution', 'exhausted', 'done'];
  const figures = /** @type {Figures} */ ({
    rows: Array.from({ length: n }, () => (
      { tests: 0, scans: 0, refused: 0, compares: 0, clashes: 0, placed: 0, filled: 0, exhausted: 0, deadEnds: 0 })),
    depths: [1, ...Array(n).fill(0)],
    constraints: lines.map((line) => ({ line, decided: 0, forbidden: 0 })),
    kinds: kinds.map((kind) => ({ kind, events: 0, executed: 0, reads: 0 })),
  });
  // Only the number of executed lines comes from the machine; other tests verify those.
  const machine = new queens.Search(/** @type {any} */ (variant), n);
  let position = 0;
  const tell = (/** @type {string} */ kind, reads = 0) => {
    machine.step();
    const of = /** @type {Figures['kinds'][number]} */ (figures.kinds.find((each) => each.kind === kind));
    of.events += 1;
    of.reads += reads;
    of.executed += machine.lines().length;
    look(++position, figures);
  };
  /** @type {(decided: Line, all: Iterable<Line>) => void} */
  const refuse = (decided, all) => {
    for (const each of figures.constraints) {
      if (each.line === decided) each.decided += 1;
      if ([...all].includes(each.line)) each.forbidden += 1;
    }
  };
  /** @type {Square[]} */
  const standing = [];
  const place = (/** @type {number} */ row, /** @type {Square} */ square) => {
    standing.push(square);
    figures.rows[row].placed += 1;
    figures.depths[row + 1] += 1;
    tell('place');
    visit(row + 1);
    standing.pop();
    tell('remove');
  };
  const judge = () => {
    for (let first = 0; first < n; first++) {
      for (let second = first + 1; second < n; second++) {
        const line = lineBetween(standing[first], standing[second]);
        figures.rows[second].compares += 1;
        if (line) {
          figures.rows[second].clashes += 1;
          refuse(line, [line]);
        }
        tell('compare', 2);
        if (line) return tell('reject');
      }
    }
    return tell('solution');
  };
  const visit = (/** @type {number} */ row) => {
    if (row === n) return variant === 'permutations' ? judge() : tell('solution');
    const squares = Array.from({ length: n }, (_, at) => /** @type {Square} */ (swapped ? [at, row] : [row, at]));
    const linesTo = (/** @type {Square} */ square) => new Set(standing.map((queen) => lineBetween(queen, square))
      .filter((line) => line && (variant !== 'permutations' || line === 'column')));
    const of = figures.rows[row];
    let placed = 0;
    if (variant === 'bitmask') {
      of.scans += 1;
      const reasons = squares.map((square) => lines.filter((line) => linesTo(square).has(line)));
      for (const all of reasons.filter((each) => each.length > 0)) {
        of.refused += 1;
        refuse(all[0], all);
      }
      tell('scan', 3);
      for (const [at, square] of squares.entries()) {
        if (reasons[at].length > 0) continue;
        if (placed++ === 0) of.filled += 1;
        place(row, square);
      }
    } else {
      for (const square of squares) {
        const all = lines.filter((line) => linesTo(square).has(line));
        const { met, reads } = readsOf(variant, n, standing, square, all, lines);
        of.tests += 1;
        if (met) {
          of.refused += 1;
          refuse(met, all);
        }
        tell('test', reads);
        if (met) continue;
        if (placed++ === 0) of.filled += 1;
        place(row, square);
      }
    }
    of.exhausted += 1;
    if (placed === 0) of.deadEnds += 1;
    tell('exhausted');
  };
  look(0, figures);
  visit(0);
  tell('done');
  assert.equal(machine.step(), null);
  machine.delete();
}

/**
 * The cells that a program reads for a test, and the reason at which it stops.
 * @param {string} variant
 * @param {number} n
 * @param {Square[]} standing
 * @param {Square} square
 * @param {Line[]} all reasons, in the order in which flags are read
 * @param {Line[]} lines all lines checked
 * @returns {{ met: Line | undefined, reads: number }}
 */
function readsOf(variant, n, standing, [row, column], all, lines) {
  if (variant === 'permutations') return { met: all[0], reads: 1 };
  /** @type {[Square, Line][]} */
  const path = [];
  if (variant === 'board-scan') {
    for (let away = 1; away <= column; away++) path.push([[row, column - away], 'row']);
    for (let away = 1; away <= column; away++) path.push([[row - away, column - away], 'main']);
    for (let away = 1; away <= column; away++) path.push([[row + away, column - away], 'anti']);
  } else if (variant === 'explicit-stack') {
    for (let above = 0; above < row; above++) {
      path.push([[above, column], 'column'], [[above, column - (row - above)], 'main'], [[above, column + (row - above)], 'anti']);
    }
  } else {
    return { met: all[0], reads: all.length > 0 ? lines.indexOf(all[0]) + 1 : 3 };
  }
  const onBoard = path.filter(([square]) => square.every((each) => each >= 0 && each < n));
  const index = onBoard.findIndex(([[r, c]]) => standing.some(([qr, qc]) => qr === r && qc === c));
  return index < 0 ? { met: undefined, reads: onBoard.length } : { met: onBoard[index][1], reads: index + 1 };
}

for (const variant of variantIds) {
  test(`${variant}: figures are those of a plain recursion, at every position and at any`, () => {
    for (let n = 1; n <= 5; n++) {
      const search = new queens.Search(variant, n);
      /** @type {Map<number, Figures>} */
      const kept = new Map();
      reckon(variant, n, (position, figures) => {
        search.seek(position);
        assert.deepEqual(search.figures(), figures, `n = ${n}, position ${position}`);
        if (position % 7 === 0) kept.set(position, structuredClone(figures));
      });
      const positions = [...kept.keys()];
      for (let i = 0; i < 100; i++) {
        const position = positions[(i * 7919) % positions.length];
        search.seek(position);
        assert.deepEqual(search.figures(), kept.get(position), `n = ${n}, back to ${position}`);
      }
      search.delete();
    }
  });
}

test('figures of eight queens', () => {
  const search = new queens.Search('flag-arrays', 8);
  search.seek(Infinity);
  const { rows, kinds } = search.figures();
  // The number of ways to place queens on the first rows without attacks.
  assert.deepEqual(rows.map(({ placed }) => placed), [8, 42, 140, 344, 568, 550, 312, 92]);
  assert.equal(rows.reduce((sum, { tests }) => sum + tests, 0), 15720);
  assert.equal(rows.reduce((sum, { refused }) => sum + refused, 0), 13664);
  assert.equal(kinds.reduce((sum, { events }) => sum + events, 0), 21890);
  search.delete();
});

test('figures agree with the position after a long seek, and after a step back', () => {
  const search = new queens.Search('bitmask', 12);
  search.seek(1e6);
  const events = () => search.figures().kinds.reduce((sum, each) => sum + each.events, 0);
  assert.equal(events(), 1e6);
  search.back();
  assert.equal(events(), 1e6 - 1);
  search.delete();
});

test('in tables, branching is the number of placements for each visit of a row, also with given queens', () => {
  const n = 5;
  for (const given of /** @type {Square[][]} */ ([[], [[0, 1]], [[2, 1]], [[1, 3], [4, 4]]])) {
    const visits = Array(n).fill(0);
    const placed = Array(n).fill(0);
    const isFree = (/** @type {Square[]} */ queens, /** @type {Square} */ square) => queens.every((queen) => !lineBetween(queen, square));
    const search = (/** @type {number} */ row, /** @type {Square[]} */ queens) => {
      if (row === n) return;
      if (given.some(([taken]) => taken === row)) return search(row + 1, queens);
      visits[row] += 1;
      for (let column = 0; column < n; column++) {
        if (!isFree(queens, [row, column])) continue;
        placed[row] += 1;
        search(row + 1, [...queens, [row, column]]);
      }
    };
    search(0, given);
    const machine = new queens.Search('flag-arrays', n, { given });
    machine.seek(Infinity);
    while (machine.step());
    const { columns, rows } = tableOfRows(machine.figures(), /** @type {any} */ (new Proxy({}, { get: (_, name) => name })));
    const at = columns.indexOf('branching');
    assert.deepEqual(rows.map((row) => row[at]), visits.map((number, row) => (number > 0 ? placed[row] / number : null)), JSON.stringify(given));
    machine.delete();
  }
});
