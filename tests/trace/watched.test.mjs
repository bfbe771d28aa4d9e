// A recorded search can be watched like the search that printed it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import load from '../../dist/queens.js';
import { momentsOf } from '../../web/search/range.js';
import { HEADS, LINES } from '../../web/search/trace.js';
import { pack, shownValue } from '../../web/trace/packed.js';
import { MOST_EVENTS, readRecording } from '../../web/trace/recorded.js';

const queens = await load();

/** @param {string} text @param {string} [program] */
const recorded = (text, program = '', options = {}) =>
  /** @type {import('../../dist/queens.js').Search} */ (queens.recorded(pack(readRecording(text, options), program)));

/** All positions of a search of the module. @param {string} variant @param {number} n @param {object} [options] */
function momentsIn(variant, n, options) {
  const search = new queens.Search(/** @type {any} */ (variant), n, /** @type {any} */ (options));
  const moments = [...momentsOf(search, { from: 0, to: Infinity })].filter(({ position }) => position > 0).map(({ position, event }) => {
    search.seek(position);
    return { position, event, queens: search.queens(), counters: search.counters() };
  });
  const solutions = search.solutions(0, 100);
  search.delete();
  return { moments, solutions };
}

for (const { id } of queens.variants()) {
  for (const form of /** @type {const} */ (['jsonl', 'csv'])) {
    test(`${id} as ${form}: the same events, boards, counters and solutions, forwards and backwards`, () => {
      for (const n of [1, 2, 4, 5]) {
        const { moments, solutions } = momentsIn(id, n);
        const search = recorded(HEADS[form] + moments.map(LINES[form]).join(''), '', { n });
        for (const moment of moments) {
          const event = search.step();
          if (id === 'permutations') {
            // The recording does not tell that its test checks only columns.
            assert.deepEqual([event?.kind, event?.row, event?.col], [moment.event.kind, moment.event.row, moment.event.col]);
          } else {
            assert.deepEqual(event, moment.event);
            assert.deepEqual(search.counters(), moment.counters);
          }
          assert.deepEqual(search.queens(), moment.queens);
        }
        assert.equal(search.step(), null);
        assert.equal(search.total(), moments.length);
        assert.deepEqual(search.solutions(0, 100), solutions);
        for (const moment of moments.toReversed()) {
          assert.equal(search.seek(moment.position), moment.position);
          assert.deepEqual(search.queens(), moment.queens);
        }
        search.delete();
      }
    });
  }
}

test('an overwritten list shows one queen per line, and none below the current one', () => {
  const search = recorded('n 4\nplace 0 0\nplace 1 2\nplace 1 3\nplace 2 1\nplace 0 1');
  const boards = [];
  while (search.step()) boards.push(search.queens().map(String).join(' '));
  assert.deepEqual(boards, ['0,0', '0,0 1,2', '0,0 1,3', '0,0 1,3 2,1', '0,1']);
  search.delete();
});

test('columns one after the other are columns', () => {
  const search = recorded('n 4\nplace 0 0\nplace 2 1\nremove 2 1\nplace 3 1\nremove 3 1\nremove 0 0');
  search.seek(4);
  assert.deepEqual(search.queens(), [[0, 0], [3, 1]]);
  search.delete();
});

test('faulty programs: queens stand as placed and removed, even two in a line', () => {
  const search = recorded('n 4\nplace 0 0\nplace 0 2\nplace 0 2\nremove 0 0\nremove 3 3\nplace 3 0\nsolution');
  const boards = [];
  while (search.step()) boards.push(`${search.queens().map(String).join(' ')}: ${search.narration('en')}`);
  assert.deepEqual(boards, [
    '0,0: A queen is placed in row 0, column 0; it is the only queen on the board.',
    '0,0 0,2: A queen is placed in row 0, column 2, and the queen in row 0, column 0 attacks that square.',
    '0,0 0,2: A queen is placed in row 0, column 2, where there is one already.',
    '0,2: The queen in row 0, column 0 is removed; 1 queen is on the board now.',
    '0,2: The program removes a queen from row 3, column 3, but there is none.',
    '0,2 3,0: A queen is placed in row 3, column 0; no other queen attacks it, and 2 queens are on the board now.',
    '0,2 3,0: The program records solution 1, although only 2 queens are on a board of size 4.',
  ]);
  search.delete();
});

test('a recording ends before it has more queens than rows', () => {
  const search = recorded('n 2\nplace 0 0\nplace 0 1\nplace 1 0\nremove 0 0');
  assert.equal(search.seek(Infinity), 2);
  assert.equal(search.total(), 2);
  search.delete();
});

test('lines and variables are there as they were printed', () => {
  const program = 'def search(row):\n    for col in range(n):\n        queens[row] = col';
  const text = ['n 4', 'line 1', 'line 2', 'row = 0', 'line 3', 'place 0 1', 'queens = [1, None]', 'flags = [True, False]', 'seen = {3, 1}', 'board = ["Q.", ".Q"]', 'line 2', 'place 0 2', 'remove 0 2', 'row = 1'].join('\n');
  const search = recorded(text, program);
  assert.deepEqual(search.state(), []);
  search.step();
  assert.deepEqual(search.lines(), ['1', '2', '3']);
  assert.deepEqual(search.state().slice(0, 1), [{ name: 'row', type: 'int', value: 0 }]);
  search.step();
  assert.deepEqual(search.state().slice(0, 4), [
    { name: 'row', type: 'int', value: 0 },
    { name: 'flags', type: 'flags', value: [true, false] },
    { name: 'seen', type: 'set', value: [3, 1] },
    { name: 'board', type: 'matrix', value: [['Q', '.'], ['.', 'Q']] },
  ]);
  assert.deepEqual(search.lines(), ['2']);
  search.step();
  // The last reported values are those at the end.
  assert.deepEqual(search.state()[0], { name: 'row', type: 'int', value: 1 });
  assert.match(search.svg({ panels: 'code' }), /queens\[row\] = col/);
  search.delete();
});

for (const [text, expected] of /** @type {[string, unknown][]} */ ([
  ['12', ['int', [12]]],
  ['-3', ['int', [-3]]],
  ['true', ['int', [1]]],
  ['0b0101', ['int', [5]]],
  ['[1, 3, 0]', ['list', [1, 3, 0]]],
  ['(1, 3,)', ['list', [1, 3]]],
  ['[]', ['list', []]],
  ['[True, False]', ['flags', [1, 0]]],
  ['{1, 2}', ['set', [1, 2]]],
  ['set()', ['set', []]],
  ['Set(2) { 0, 3 }', ['set', [0, 3]]],
  ["[['.', 'Q'], ['Q', '.']]", ['matrix', [0, 1, 1, 0], '.Q']],
  ["['.Q', 'Q.']", ['matrix', [0, 1, 1, 0], '.Q']],
  ["['##', 'q#']", ['matrix', [0, 0, 1, 0], '#q']],
  ["['__', '__']", ['matrix', [0, 0, 0, 0], '_Q']],
  ["['Qx', 'x.']", ['matrix', [1, 0, 0, 0]]],
  ['[["Q", 0], [0, 0]]', ['matrix', [1, 0, 0, 0]]],
  ['[[0, 1], [0]]', undefined],
  ['[None, 2]', undefined],
  ['hello', undefined],
  ['{"a": 1}', undefined],
  ['1.5', undefined],
])) {
  test(`${text} is ${JSON.stringify(expected) ?? 'not shown'}`, () => {
    const shown = shownValue(text);
    const letters = shown && String.fromCharCode(...shown.letters);
    assert.deepEqual(shown && [shown.type, shown.values, ...(letters ? [letters] : [])], expected);
  });
}

test('half a million events can be stepped and sought', () => {
  const search = recorded(`n 8\n${'place 0 0\nremove 0 0\n'.repeat(250_000)}`);
  assert.equal(search.seek(Infinity), 500_000);
  assert.equal(search.seek(250_001), 250_001);
  assert.deepEqual(search.queens(), [[0, 0]]);
  search.delete();
});

test('values that are not recordings are refused', () => {
  for (const recording of [{}, { n: 0 }, { n: 33, byColumns: false, overwrites: false, given: '', events: new Uint8Array(), lines: new Uint8Array(), values: '', program: '' },
    { n: 4, byColumns: false, overwrites: false, given: '', events: new Uint8Array([3, 4, 0, 255, 255]), lines: new Uint8Array(), values: '', program: '' },
    { n: 4, byColumns: false, overwrites: false, given: '', events: new Uint8Array([99, 0, 0, 255, 255]), lines: new Uint8Array(), values: '', program: '' }]) {
    assert.throws(() => queens.recorded(/** @type {any} */ (recording)), /^Error: recording must/);
  }
  assert.ok(MOST_EVENTS > 0);
});
