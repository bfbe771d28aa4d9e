// A program as a part of a link, and what is no program; values as programs write them; an empty board is no list of solutions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checked, pack, unpack } from '../../web/program/link.js';
import { readValue } from '../../web/trace/value.js';
import { readRecording } from '../../web/trace/recorded.js';
import { judge } from '../../web/trace/verdict.js';

/** @type {import('../../web/program/link.js').Written} */
const WRITTEN = { language: 'python', source: 'print("八皇后")\n'.repeat(50), n: 6, board: 'queens', solutions: '', byColumn: true, expect: 'count' };

test('it comes back as it was, in letters that an address may have', async () => {
  const packed = await pack(WRITTEN);
  assert.match(packed, /^[\w-]+$/);
  assert.ok(packed.length < 250, String(packed.length));
  assert.deepEqual(await unpack(packed), WRITTEN);
});

test('what is none is refused', async () => {
  for (const text of ['', 'abc', '!', await pack(/** @type {any} */ ({ language: 'ruby', source: '' })), await pack({ ...WRITTEN, source: 'x'.repeat(1_000_000) })]) {
    await assert.rejects(unpack(text), text.slice(0, 20));
  }
  for (const wrong of [null, 'text', { ...WRITTEN, n: 13 }, { ...WRITTEN, n: 2.5 }, { ...WRITTEN, board: 'a b' }, { ...WRITTEN, expect: 'some' }]) {
    assert.throws(() => checked(wrong), JSON.stringify(wrong));
  }
});

test('values of both languages are read', () => {
  /** @type {[string, unknown][]} */
  const values = [
    ['[0, -1, null, undefined, None]', [0, -1, null, null, null]], ['[(0, 1), (2, 3)]', [[0, 1], [2, 3]]], ['(1,)', [1]],
    ['{1, 2}', { set: [1, 2] }], ['set()', { set: [] }], ['{0: 2}', { map: [[0, 2]] }], ['["Q.", \'.Q\']', ['Q.', '.Q']],
    ["array('b', [1, 0])", [1, 0]], ['True', true], ['5', 5], ['"a\\"b"', 'a"b'],
    ['[1, …]', undefined], ['{…}', undefined], ['[', undefined], ['"', undefined], ['['.repeat(100), undefined],
  ];
  for (const [text, value] of values) assert.deepEqual(readValue(text), value, text);
});

test('a board of the same lines is no list of one solution', () => {
  const ids = (/** @type {string} */ printed) => judge(readRecording(`n 2\n${printed}\n`)).findings.map(({ id }) => id);
  assert.deepEqual(ids('board = [[0, 0], [0, 0]]'), []);
  assert.deepEqual(ids('solutions = [[0, 0], [0, 0]]'), ['same-list']);
});
