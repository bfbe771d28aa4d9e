// The output of programs is read regardless of other output, and unreadable lines are reported by number.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_EVENTS, readRecording, Unreadable } from '../../web/trace/recorded.js';

const kinds = (/** @type {string} */ text, options = {}) => readRecording(text, options).events.map(({ kind, row, col, at }) => `${kind} ${row} ${col} ${at}`);

test('events are read from words, and other text is ignored', () => {
  const text = ['Hello', 'n 6', 'test 1 0', '', '  place 1 2  ', 'placed a queen', 'place the next one', 'remove 1 2\r', 'line 12', 'solution', 'solution found!', 'x = [1, 2]', '{"a": 1}', '{broken'].join('\n');
  assert.deepEqual(kinds(text), ['test 1 0 3', 'place 1 2 5', 'remove 1 2 8', 'solution -1 -1 10']);
  assert.deepEqual(readRecording(text).values, [{ name: 'x', value: '[1, 2]', at: 12, position: 4 }]);
});

test('with a prefix, only lines that begin with it are read', () => {
  assert.deepEqual(kinds('@n 4\nplace 0 0\n@place 0 1\n @ test 1 1', { prefix: '@' }), ['place 0 1 3', 'test 1 1 4']);
});

test('the board size comes from the text or from the options', () => {
  assert.equal(readRecording('n 4\nplace 3 3').n, 4);
  assert.equal(readRecording('place 3 3', { n: 4 }).n, 4);
  assert.equal(readRecording('n 4', { n: 4 }).n, 4);
});

test('JSON lines and tables are read with their own fields', () => {
  assert.deepEqual(kinds('{"position":1,"kind":"place","row":0,"col":3}\n{"position":2,"kind":"exhausted","row":1,"col":null}', { n: 4 }), ['place 0 3 1', 'exhausted 1 -1 2']);
  assert.deepEqual(kinds('position,kind,row,col,safe\n1,place,0,3,\n2,done,,,', { n: 4 }), ['place 0 3 2', 'done -1 -1 3']);
});

for (const [text, message] of /** @type {[string, string][]} */ ([
  ['place 1 2', 'line 1: the size of the board is not said; print `n 6`, or give it as --n'],
  ['n 0', 'line 1: n is a whole number from 1 to 32; got 0'],
  ['n 33', 'line 1: n is a whole number from 1 to 32; got 33'],
  ['n 4\nn 5', 'line 2: n is 4 already; got 5'],
  ['n 4\n\nplace 1', 'line 3: behind place there is a row and a column, from 0 on; got "place 1"'],
  ['n 4\nplace -1 2', 'line 2: behind place there is a row and a column, from 0 on; got "place -1 2"'],
  ['n 4\nplace 1 2 3', 'line 2: behind place there is a row and a column, from 0 on; got "place 1 2 3"'],
  ['n 4\nsolution 1', 'line 2: behind solution there is nothing; got "solution 1"'],
  ['n 4\nplace 0 0\ntest 0 4', 'line 3: a row or a column is from 0 to 3; got (0, 4)'],
  ['n 4\n{"kind":"place","row":"a","col":0}', 'line 2: place has a row and a column, from 0 on; got row "a", col 0'],
  ['n 4\n{"kind":"place","row":0}', 'line 2: place has a row and a column, from 0 on; got row 0, col undefined'],
  ['position,kind,row,col\n1,jump,0,0', 'line 2: kind is one of test, place, remove, solution, scan, compare, reject, exhausted, done; got "jump"'],
])) {
  test(`refused: ${message}`, () => assert.throws(() => readRecording(text), (error) => error instanceof Unreadable && error.message === message));
}

test('a board size in the options must equal the one in the text', () => {
  assert.throws(() => readRecording('n 5', { n: 4 }), { message: 'line 1: n is 4, as was asked for; got 5' });
});

test('half a million lines are read, and beyond the limit the limit is named', () => {
  const lines = `n 8\n${'test 0 0\n'.repeat(500_000)}`;
  assert.equal(readRecording(lines).events.length, 500_000);
  assert.throws(() => readRecording(`n 8\n${'solution\n'.repeat(MOST_EVENTS + 1)}`), { message: `line ${MOST_EVENTS + 2}: there are more than 10,000,000 events` });
});

test('nonsense of any kind is read or refused, never anything else', () => {
  let seed = 7;
  const random = (/** @type {number} */ most) => (seed = (seed * 16807) % 2147483647) % most;
  const pieces = ['place', 'remove', 'test', 'n', 'line', 'solution', ' ', '\n', '1', '0', '-', '{', '}', '"kind"', ':', '"place"', ',', 'position,kind,row,col\n', '=', 'x = ', '\0', '皇后', '1e9'];
  for (let i = 0; i < 3000; i++) {
    const text = Array.from({ length: random(40) }, () => pieces[random(pieces.length)]).join('');
    try {
      readRecording(text, { n: 4 });
    } catch (error) {
      assert.ok(error instanceof Unreadable, String(error));
    }
  }
});
