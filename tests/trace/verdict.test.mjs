// The verdict on recorded searches: every search and faulty program of the module, and programs written here with one
// fault each.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import load from '../../dist/queens.js';
import { readLanguages } from '../../script/texts/languages.mjs';
import { momentsOf } from '../../web/search/range.js';
import { HEADS, LINES } from '../../web/search/trace.js';
import { readRecording } from '../../web/trace/recorded.js';
import { DETAILS } from '../../web/trace/findings.js';
import { judging } from '../../web/trace/verdict.js';
import { judge, judgePrinted, searchPlainly } from './finished.mjs';

const queens = await load();

/**
 * The output of a program of the module.
 * @param {string} variant
 * @param {number} n
 * @param {{ find?: string, bug?: string }} [options]
 */
function traces(variant, n, options) {
  const search = new queens.Search(/** @type {any} */ (variant), n, /** @type {any} */ (options));
  const moments = [...momentsOf(search, { from: 0, to: Infinity })].filter(({ position }) => position > 0);
  search.delete();
  const words = moments.flatMap(({ event }) => {
    if (event.kind === 'solution') return ['solution'];
    return ['test', 'place', 'remove'].includes(event.kind) ? [`${event.kind} ${event.row} ${event.col}`] : [`(${event.kind})`];
  });
  return {
    words: [`n ${n}`, ...words].join('\n'),
    jsonl: HEADS.jsonl + moments.map(LINES.jsonl).join(''),
    csv: HEADS.csv + moments.map(LINES.csv).join(''),
  };
}

const ids = (/** @type {ReturnType<typeof judge>} */ { findings }) => findings.map(({ id }) => id).sort();

test('a search with given queens has to find the solutions with them', () => {
  for (const [n, given] of /** @type {[number, [number, number][]][]} */ ([[6, [[2, 5]]], [8, [[0, 3], [4, 6]]], [8, [[7, 7]]], [4, [[0, 0]]]])) {
    const { words, jsonl } = traces('flag-arrays', n, /** @type {any} */ ({ given }));
    const lines = given.map(([row, col]) => `given ${row} ${col}\n`).join('');
    const objects = given.map(([row, col]) => `${JSON.stringify({ position: 0, kind: 'given', row, col })}\n`).join('');
    for (const text of [lines + words, objects + jsonl]) {
      const verdict = judge(readRecording(text, { n }));
      assert.deepEqual([verdict.findings, verdict.verdict, verdict.difference], [[], 'right', null], `${n} ${given}`);
      const search = new queens.Search('flag-arrays', n, { given });
      search.seek(Infinity);
      assert.equal(verdict.sound, search.counters().place + 1);
      assert.equal(verdict.found, search.counters().solution);
      search.delete();
    }
    if (n === 8) assert.ok(ids(judge(readRecording(lines + words.replace('\nsolution', ''), { n }))).includes('missing-solution'));
  }
});

for (const { id } of queens.variants().filter((each) => each.id !== 'min-conflicts')) {
  for (const n of [1, 2, 4, 6]) {
    test(`${id}, n = ${n}, is right in every form`, () => {
      for (const [form, text] of Object.entries(traces(id, n))) {
        const verdict = judge(readRecording(text, { n }));
        assert.deepEqual([verdict.right, verdict.found, verdict.expected], [true, verdict.expected, { 1: 1, 2: 0, 4: 2, 6: 4 }[n]], `${form}: ${JSON.stringify(verdict.findings)}`);
        const late = verdict.notes.some((note) => note.includes('Testing before placing'));
        assert.equal(late, id === 'permutations' && n > 1, form);
      }
    });
  }
}

test('a search that moves queens is right with one solution', () => {
  for (const n of [1, 4, 6, 8]) {
    const verdict = judge(readRecording(traces('min-conflicts', n).jsonl), 'first');
    assert.deepEqual([verdict.right, verdict.found], [true, 1], JSON.stringify(verdict.findings));
  }
});

test('programs that end at the first solution, or only count, are right', () => {
  for (const variant of ['board-scan', 'flag-arrays', 'explicit-stack']) {
    const verdict = judge(readRecording(traces(variant, 6, { find: 'first' }).words), 'first');
    assert.deepEqual([verdict.right, verdict.found, verdict.expected], [true, 1, 1], JSON.stringify(verdict.findings));
  }
  assert.ok(judge(readRecording(traces('bitmask', 6, { find: 'count' }).words), 'count').right);
  assert.ok(judge(readRecording('n 6\ncount = 4\n'), 'count').right);
  assert.deepEqual(ids(judge(readRecording('n 6\ncount = 3\n'), 'count')), ['missing-solution']);
  assert.deepEqual(ids(judge(readRecording('n 6\ncount = 5\n'), 'count')), ['excess-count']);
});

for (const [bug, expected] of /** @type {[string, string[]][]} */ ([
  ['flags-not-undone', ['missing-solution']],
  ['one-flag-not-undone', ['missing-solution']],
  ['anti-diagonal-untested', ['attacked-placement', 'wrong-solution']],
  ['return-missing', []],
  ['index-without-shift', []],
])) {
  test(`${bug}: ${expected.join(', ') || 'right'}`, () => {
    assert.deepEqual(ids(judge(readRecording(traces('flag-arrays', 4, { bug }).words))), expected);
  });
}

test('lists that are all the same are one list', () => {
  for (const printed of ['solutions = [[], []]', 'res = [[2, 0, 3, 1], [2, 0, 3, 1]]']) {
    const verdict = judge(readRecording(`${traces('flag-arrays', 4, { bug: 'record-without-copy' }).words}\n${printed}`));
    assert.deepEqual(ids(verdict), ['same-list']);
    assert.ok(verdict.findings[0].line > 90);
  }
  assert.ok(judge(readRecording(`${traces('flag-arrays', 4).words}\nsolutions = [[1, 3, 0, 2], [2, 0, 3, 1]]`)).right);
});

/** @typedef {[number, number]} Square */
const shares = (/** @type {Square} */ [r, c], /** @type {Square} */ [row, column]) => ({ row: r === row, column: c === column, main: r - c === row - column, anti: r + c === row + column });

/**
 * A row-by-row program with the given faults, which prints its actions.
 * @param {number} n
 * @param {object} [wrong]
 * @param {string[]} [wrong.untested] lines that it does not test
 * @param {number} [wrong.columns] number of columns that it tries
 * @param {(depth: number, queens: Square[]) => boolean} [wrong.keeps] whether it does not remove a queen
 * @param {(number: number) => number} [wrong.records] how often it records a solution
 * @param {(row: number) => number} [wrong.next] the row after a row
 * @param {number} [wrong.last] the row in which it recognizes a solution
 * @param {boolean} [wrong.overwrites] whether it prints no removals
 */
function program(n, { untested = [], columns = n, keeps = () => false, records = () => 1, next = (row) => row + 1, last = n, overwrites = false } = {}) {
  const lines = [`n ${n}`];
  /** @type {Square[]} */
  const standing = [];
  let solutions = 0;
  const visit = (/** @type {number} */ row) => {
    if (row >= last) {
      for (let times = records(++solutions); times > 0; times--) lines.push('solution');
      return;
    }
    for (let column = 0; column < columns; column++) {
      const attacked = standing.some((queen) => Object.entries(shares(queen, [row, column])).some(([line, is]) => is && !untested.includes(line)));
      lines.push(`test ${row} ${column}`);
      if (attacked) continue;
      standing.push([row, column]);
      lines.push(`place ${row} ${column}`);
      visit(next(row));
      if (keeps(standing.length, standing)) {
        standing.pop();
        continue;
      }
      standing.pop();
      if (!overwrites) lines.push(`remove ${row} ${column}`);
    }
  };
  visit(0);
  return lines.join('\n');
}

test('a list that is overwritten and never undone is right', () => {
  const verdict = judge(readRecording(program(6, { overwrites: true })));
  assert.deepEqual([verdict.right, verdict.found], [true, 4], JSON.stringify(verdict.findings));
});

/**
 * A right search that writes the square of a line into a list and tests after that.
 * @param {number} n
 * @param {object} [manner]
 * @param {number[]} [manner.order] of the lines
 * @param {boolean} [manner.byColumns]
 * @param {'never' | 'end' | 'each'} [manner.removes] when it prints that a queen is removed: never, the last of each line, each
 * @param {boolean} [manner.late] whether it tests after it has placed
 * @param {boolean} [manner.full] whether it tests full boards only
 * @param {number} [manner.stopsAt] the number of the solution at which it stops
 */
function manners(n, { order = Array.from({ length: n }, (_, i) => i), byColumns = false, removes = 'each', late = false, full = false, stopsAt = Infinity } = {}) {
  const lines = [`n ${n}`];
  /** @type {Square[]} */
  const standing = [];
  let found = 0;
  const say = (/** @type {string} */ kind, /** @type {Square} */ [line, at]) => lines.push(`${kind} ${byColumns ? `${at} ${line}` : `${line} ${at}`}`);
  const fits = (/** @type {Square} */ square) => !standing.some((queen) => Object.values(shares(queen, square)).some(Boolean));
  const visit = (/** @type {number} */ depth) => {
    if (depth === n) {
      if (full && standing.some((queen, i) => standing.slice(i + 1).some((other) => Object.values(shares(queen, other)).some(Boolean)))) return;
      lines.push('solution');
      found++;
      return;
    }
    let last;
    for (let at = 0; at < n && found < stopsAt; at++) {
      const square = /** @type {Square} */ ([order[depth], at]);
      const safe = full || fits(square);
      if (!safe && !late) continue;
      say('place', square);
      last = square;
      if (safe) {
        standing.push(square);
        visit(depth + 1);
        standing.pop();
      }
      if (found < stopsAt && removes === 'each') say('remove', square);
    }
    if (found < stopsAt && removes === 'end' && last) say('remove', last);
  };
  visit(0);
  return lines.join('\n');
}

const middle = (/** @type {number} */ n) => Array.from({ length: n }, (_, i) => Math.floor(n / 2) + (i % 2 === 0 ? i / 2 : -(i + 1) / 2)).map((line) => (line + n) % n);
for (const byColumns of [false, true]) {
  for (const removes of /** @type {const} */ (['never', 'end', 'each'])) {
    for (const late of [false, true]) {
      for (const way of ['down', 'up', 'from the middle']) {
        test(`right: by ${byColumns ? 'columns' : 'rows'}, ${way}, tests ${late ? 'after' : 'before'} placing, removes ${removes}`, () => {
          for (const n of [1, 2, 3, 4, 5, 6]) {
            const down = Array.from({ length: n }, (_, i) => i);
            const order = way === 'down' ? down : way === 'up' ? down.toReversed() : middle(n);
            const recording = readRecording(manners(n, { order, byColumns, removes, late }));
            const verdict = judge(recording);
            assert.deepEqual([verdict.verdict, verdict.found], ['right', [1, 0, 0, 2, 10, 4][n - 1]], `n = ${n}: ${JSON.stringify(verdict.findings)}`);
            if (n > 3) assert.equal(recording.line, Number(byColumns), `n = ${n}`);
          }
        });
      }
    }
  }
  test(`right: brute force by ${byColumns ? 'columns' : 'rows'}`, () => {
    for (const removes of /** @type {const} */ (['never', 'each'])) {
      const verdict = judge(readRecording(manners(4, { byColumns, removes, full: true })));
      assert.deepEqual([verdict.verdict, verdict.found], ['right', 2], JSON.stringify(verdict.findings));
    }
  });
}

test('right: a search that stops at its last solution, or at the first where that is asked for', () => {
  for (const removes of /** @type {const} */ (['never', 'each'])) {
    assert.equal(judge(readRecording(manners(6, { removes, stopsAt: 4 }))).verdict, 'right');
    assert.equal(judge(readRecording(manners(6, { removes, stopsAt: 1 })), 'first').verdict, 'right');
    assert.equal(judge(readRecording(manners(6, { removes, stopsAt: 1 })), 'any').finds, 'first');
    assert.equal(judge(readRecording(manners(6, { removes, stopsAt: 3 }))).verdict, 'wrong');
    // It may go on after the first.
    for (const late of [false, true]) assert.equal(judge(readRecording(manners(6, { removes, late })), 'first').verdict, 'right');
  }
});

test('half of a search is right where the other half is counted', () => {
  const half = manners(6).split('\n').slice(0, manners(6).split('\n').indexOf('place 0 3')).join('\n');
  assert.equal(judge(readRecording(`${half}\ncount = 4`), 'count').verdict, 'right');
  assert.equal(judge(readRecording(`${half}\ncount = 2`), 'count').verdict, 'wrong');
  assert.equal(judge(readRecording(half)).verdict, 'wrong');
});

/** The same search by columns. @param {string} text */
const byColumns = (text) => text.replaceAll(/^(\w+) (\d+) (\d+)$/gm, '$1 $3 $2');

test('a search of one half that records each solution again for its mirror image is right, by rows and by columns', () => {
  const lines = manners(8).split('\n');
  const half = lines.slice(0, lines.indexOf('place 0 4')).join('\n').replaceAll(/^solution$/gm, 'solution\nsolution');
  for (const text of [half, byColumns(half)]) {
    const { verdict, notes } = judge(readRecording(text));
    assert.equal(verdict, 'right');
    assert.ok(notes.some((note) => note.includes('mirror image')), notes.join());
  }
});

/** A trace with results beside it. @type {[what: string, text: string, expect: any, verdict: string][]} */
const BESIDE = [
  ['the right count', `${manners(6)}\ncount = 4`, 'all', 'right'],
  ['a wrong count', `${manners(6)}\ncount = 5`, 'all', 'wrong'],
  ['a wrong count where it counts', `${manners(6)}\ncount = 5`, 'count', 'wrong'],
  ['a count with a point', `${manners(6)}\ncount = 4.0`, 'count', 'right'],
  ['a count and the boards visited', `${manners(6)}\ncount = 4\ntotal = 153`, 'count', 'right'],
  ['the right list', `${manners(4)}\nsolutions = [[1, 3, 0, 2], [2, 0, 3, 1]]`, 'all', 'right'],
  ['a list from 1', `${manners(4)}\nsolutions = [[2, 4, 1, 3], [3, 1, 4, 2]]`, 'all', 'right'],
  ['a list with one missing', `${manners(4)}\nsolutions = [[1, 3, 0, 2]]`, 'all', 'wrong'],
  ['a list with garbage', `${manners(4)}\nsolutions = [[1, 3, 0, 2], [9, 9, 9, 9]]`, 'all', 'wrong'],
  ['a list that cannot be read', `${manners(4)}\nsolutions = [[1, 3, 0`, 'all', 'unknown'],
  ['a list of empty lists', `${manners(6)}\nsolutions = [[], [], [], []]`, 'all', 'wrong'],
  ['a list of empty lists, with a sign', `${manners(6)}\nsolutions = [[], [], [], []]`.replaceAll(/^/gm, '@'), 'all', 'wrong'],
  ['a list of columns alone', `${manners(6)}\nsolutions = [[0], [1], [2], [3]]`, 'all', 'wrong'],
  ['a matrix with equal rows', `${manners(4)}\nres = [[0, 0, 0, 0], [0, 0, 0, 0]]`, 'all', 'right'],
  ['a matrix of truth values', `${manners(4)}\nallowed = [[1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1]]`, 'all', 'right'],
  ['rows of numbers', `${manners(4)}\nall_rows = [[0, 1, 2, 3], [0, 1, 2, 3]]`, 'all', 'right'],
  ['a queen that stays', `${manners(4)}\nplace(0, 0)`, 'all', 'wrong'],
  ['a queen that stays, in capitals', `${manners(4)}\nPlace 0 0`, 'all', 'wrong'],
  ['boards counted instead of solutions', `${manners(6).replaceAll('solution\n', '')}\ntotal = 153`, 'all', 'unknown'],
];
for (const [what, text, expect, expected] of BESIDE) {
  test(`a right search beside ${what} is ${expected}`, () => {
    const { verdict, findings } = judge(readRecording(text), expect);
    assert.equal(verdict, expected, JSON.stringify(findings));
  });
}

/** Results without a search. @type {[text: string, n: number, expect: any, verdict: string][]} */
const ALONE = [
  ['', 2, 'all', 'unknown'], ['', 3, 'any', 'unknown'], ['test 0 0', 2, 'all', 'unknown'], ['test 0 0', 6, 'all', 'unknown'],
  ['count = 99', 6, 'all', 'wrong'], ['count = 99', 6, 'any', 'wrong'], ['count = 4', 6, 'all', 'unknown'], ['count = 4', 6, 'first', 'unknown'], ['count = 4', 6, 'any', 'right'],
  ['count = 1', 3, 'all', 'wrong'], ['count = 0', 3, 'all', 'right'], ['count = 0', 3, 'count', 'right'],
  ['solutions = [[0], [1], [2], [3]]', 6, 'all', 'wrong'], ['solutions = [[0]]', 6, 'first', 'wrong'], ['solutions = [[0]]', 1, 'first', 'right'],
];
for (const [text, n, expect, expected] of ALONE) {
  test(`${text || 'nothing'} alone is ${expected} for n = ${n}, ${expect}`, () => {
    const { verdict, findings } = judge(readRecording(text, { n }), expect);
    assert.equal(verdict, expected, JSON.stringify(findings));
  });
}

test('solutions without a search for them are unknown, and that is said', () => {
  const places = [[1, 3, 5, 0, 2, 4], [2, 5, 1, 4, 0, 3], [3, 0, 4, 1, 5, 2], [4, 2, 0, 5, 3, 1]];
  const text = places.map((columns) => [...columns.map((column, row) => `place ${row} ${column}`), 'solution', ...columns.map((column, row) => `remove ${row} ${column}`)].join('\n')).join('\n');
  const { verdict, notes } = judge(readRecording(text, { n: 6 }));
  assert.deepEqual([verdict, notes], ['unknown', ['25 boards are visited; a search for all solutions visits at least 153.']]);
});

/** @type {[what: string, text: string, id: string, more?: RegExp][]} */
const WRONG = [
  ['columns are not tested', program(5, { untested: ['column'] }), 'attacked-placement'],
  ['↘ diagonals are not tested', program(5, { untested: ['main'] }), 'wrong-solution', /attack each other/],
  ['↙ diagonals are not tested', program(6, { untested: ['anti'] }), 'attacked-placement', /^A queen is placed on \(\d, \d\), which the queen on \(\d, \d\) attacks\.$/],
  ['nothing is tested', program(4, { untested: ['column', 'main', 'anti'] }), 'wrong-solution'],
  ['the last column is left out', program(5, { columns: 4 }), 'missing-solution', /^Solutions found: \d of 10\. The first missing one has queens in columns/],
  ['only the first column is tried', program(6, { columns: 1 }), 'missing-solution', /^Solutions found: 0 of 4/],
  ['each solution is recorded twice', program(6, { records: () => 2 }), 'duplicate-solution', /already recorded at event \d+/],
  ['one solution is recorded three times', program(6, { records: (number) => (number === 2 ? 3 : 1) }), 'duplicate-solution'],
  ['the first solution is not recorded', program(6, { records: (number) => Number(number > 1) }), 'missing-solution', /found: 3 of 4.*columns 1, 3, 5, 0, 2, 4/],
  ['the last solution is not recorded', program(6, { records: (number) => Number(number < 4) }), 'missing-solution', /columns 4, 2, 0, 5, 3, 1/],
  ['a solution is seen a row too early', program(5, { last: 4 }), 'wrong-solution', /^This is not a solution: the number of queens on the board is 4, not 5\.$/],
  ['a solution is seen after two rows', program(4, { last: 2 }), 'wrong-solution', /the number of queens on the board is 2, not 4/],
  ['every second row is left out', program(6, { next: (row) => row + 2 }), 'skipped-row', /while row 1 has none/],
  ['a row is left out', program(6, { next: (row) => (row === 2 ? 4 : row + 1) }), 'skipped-row', /while row 3 has none/],
  ['a column is left out', byColumns(program(6, { next: (row) => (row === 2 ? 4 : row + 1) })), 'skipped-row', /while column 3 has none/],
  ['it begins in row 1', program(6).replaceAll(/^(place|remove|test) 0 .*\n/gm, ''), 'skipped-row'],
  ['it stops at the first solution though all are wanted', traces('flag-arrays', 6, { find: 'first' }).words, 'missing-solution', /^Solutions found: 1 of 4/],
];

for (const [what, text, id, said] of WRONG) {
  test(`${what}: ${id}`, () => {
    const verdict = judge(readRecording(text));
    assert.equal(verdict.right, false);
    const finding = verdict.findings.find((each) => each.id === id);
    assert.ok(finding, JSON.stringify(verdict.findings));
    if (said) assert.match(finding.message, said);
    const { events } = readRecording(text);
    assert.ok(finding.position >= 0 && finding.position <= events.length);
    if (finding.position > 0) assert.equal(finding.line, events.at(finding.position - 1).at);
  });
}

test('removals that are missing, or too many, are remarked where the solutions are right', () => {
  const whole = program(4).split('\n').filter((line) => !line.startsWith('test'));
  const without = (/** @type {number} */ number) => whole.toSpliced(whole.flatMap((line, i) => (line.startsWith('remove') ? [i] : []))[number], 1).join('\n');
  for (const [text, said] of /** @type {[string, RegExp][]} */ ([
    ...whole.filter((line) => line.startsWith('remove')).map((_, i) => [without(i), /is still on the board when|is never removed/]),
    [program(4, { keeps: (depth) => depth === 2 }), /is still on the board when/],
    [program(6, { keeps: (depth) => depth === 1 }), /is still on the board when|is never removed/],
    [program(4).replaceAll(/^(remove .*)$/gm, '$1\n$1'), /but there is none/],
  ])) {
    const { verdict, findings, remarks, notes } = judge(readRecording(text));
    assert.deepEqual([verdict, findings, remarks.map(({ id }) => id), notes.filter((note) => note.includes('attacked'))], ['right', [], ['not-undone'], []], text);
    assert.match(remarks[0].message, said);
  }
  const wrong = judge(readRecording(without(2).replace('solution\n', '')));
  assert.deepEqual([wrong.verdict, ids(wrong).includes('not-undone'), wrong.remarks], ['wrong', true, []]);
});

test('a search that reaches solutions but never says so is unknown', () => {
  const { verdict, findings, remarks } = judge(readRecording(program(5, { records: () => 0 })));
  assert.deepEqual([verdict, findings, remarks.map(({ message }) => message)], ['unknown', [], ['Solutions that the search reached: 10 of 10. But no line says solution.']]);
  assert.equal(judge(readRecording(program(5, { records: () => 0, columns: 4 }).replaceAll(/^place 4 .*\n/gm, ''))).verdict, 'wrong', 'no full board');
});

test('lines that only say solution are unknown, and that is said', () => {
  const { verdict, notes } = judgePrinted('solution\n'.repeat(4), { n: 4, known: searchPlainly(4) });
  assert.deepEqual([verdict, notes], ['unknown', ['Lines that say solution: 4. But no line places a queen.']]);
});

test('the first fault is reported at the event that shows it', () => {
  const [finding] = judge(readRecording('n 4\nhello\nplace 0 0\nplace 1 1\nremove 1 1\nremove 0 0\n')).findings;
  assert.deepEqual([finding.id, finding.position, finding.line], ['attacked-placement', 2, 4]);
});

test('late tests and needless boards are mentioned, but are not faults', () => {
  const verdict = judge(readRecording(traces('permutations', 5).words));
  assert.ok(verdict.right);
  assert.ok(verdict.boards > verdict.sound);
  assert.equal(verdict.notes.length, 2);
});

for (const { id } of queens.variants().filter((each) => each.id !== 'min-conflicts')) {
  test(`${id} does not differ from a correct search, unless it places a queen on an attacked square or looks ahead`, () => {
    const differs = judge(readRecording(traces(id, 6).words)).differs;
    if (id === 'permutations' || id === 'forward-checking') assert.ok(differs > 0);
    else assert.equal(differs, 0);
  });
}

test('the first event that differs is found: one too many, another, one too few', () => {
  const sound = traces('flag-arrays', 4).words.split('\n').filter((line) => !line.startsWith('('));
  const differs = (/** @type {string[]} */ lines) => judge(readRecording(lines.join('\n'))).differs;
  const at = sound.indexOf('place 1 2');
  assert.equal(differs([...sound.slice(0, at), 'place 1 1', ...sound.slice(at)]), at);
  assert.equal(differs(sound.map((line) => (line === 'place 1 2' ? 'place 1 3' : line))), at);
  const last = sound.lastIndexOf('remove 0 3');
  assert.equal(differs(sound.slice(0, last)), last);
  assert.equal(differs(sound.filter((line) => !line.startsWith('remove'))), 0, 'a list that is overwritten');
});

test('what differs first is told, unless squares are tried in another order or tested on the board', () => {
  const difference = (/** @type {string} */ lines) => judge(readRecording(`n 4\n${lines.replaceAll(', ', '\n')}\n`)).difference;
  const own = (/** @type {'place' | 'remove'} */ kind, /** @type {[number, number]} */ ...square) => ({ kind, square });
  assert.deepEqual(difference('place 0 0, place 1 2, remove 1 2, remove 0 0'), { position: 4, own: own('remove', 0, 0), its: own('place', 1, 3) });
  assert.deepEqual(difference('place 0 0, place 1 1, place 2 2, remove 2 2, remove 1 1, remove 0 0'), { position: 2, own: own('place', 1, 1), its: own('place', 1, 2) });
  assert.deepEqual(difference('place 0 0, place 1 2, remove 1 2'), { position: 4, own: { kind: 'end' }, its: own('place', 1, 3) });
  assert.equal(difference('place 0 3, place 1 1, remove 1 1, remove 0 3'), null, 'from the last column');
  assert.equal(difference('place 0 0, place 1 0, remove 1 0, place 1 1, remove 1 1, remove 0 0'), null, 'tested on the board');
  assert.equal(difference('place 0 0, place 1 0, place 1 1, place 1 2'), null, 'tested on the board, overwritten');
});

test('every finding has a message in each language, with the same values', () => {
  const valuesIn = (/** @type {string} */ text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  for (const { tag, program: words } of readLanguages()) {
    for (const [detail, english] of Object.entries(DETAILS)) assert.deepEqual(valuesIn(words[detail] ?? ''), valuesIn(english), `${detail} in ${tag}`);
  }
});

test('a list of a million boards is judged in short turns', () => {
  const recording = readRecording(`n 4\nplace 0 0\nremove 0 0\nsolutions = [${'[1, 3, 0, 2], '.repeat(1e6)}[2, 0, 3, 1]]`);
  const work = judging(recording, { expect: 'any' });
  const spent = () => process.cpuUsage().user;
  const first = spent();
  let [longest, before] = [0, first];
  let turn = work.next();
  for (; !turn.done; turn = work.next()) {
    const now = spent();
    longest = Math.max(longest, now - before);
    before = now;
  }
  assert.deepEqual(ids(turn.value), ['duplicate-solution']);
  // The processor's time does not pass while another program runs.
  assert.ok(longest < (before - first) / 5, `${longest} of ${before - first} µs`);
});

for (const text of ['[1, 3, 0, 2]\n'.repeat(3e5), `[${'[1, 3, 0, 2], '.repeat(3e5)}[2, 0, 3, 1]]\n`, `${'1 3 0 2 '.repeat(3e5)}\n`]) {
  test(`many boards are read to an end, such as ${text.slice(0, 16)}`, () => {
    assert.notEqual(judgePrinted(text, { n: 4, known: searchPlainly(4) }).verdict, 'right');
  });
}

test('a program without the sign that was asked for is judged by its trace', () => {
  const { verdict, boards } = judgePrinted(traces('flag-arrays', 6).words, { n: 6, prefix: '@', expect: 'all', known: searchPlainly(6) });
  assert.deepEqual([verdict, boards], ['right', 153]);
});

test('a million wrong claims of solutions are judged', () => {
  const { verdict, findings } = judge(readRecording(`n 4\nplace 0 0\n${'solution\n'.repeat(1e6)}`));
  assert.equal(verdict, 'wrong');
  assert.deepEqual(findings.map(({ id, line }) => [id, line]), [['wrong-solution', 3], ['missing-solution', 0]]);
});
