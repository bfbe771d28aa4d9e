// A program as part of a link, and values that are not programs; values in the notation of programs; an empty board is
// not a list of solutions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checked, pack, unpack, Unusable } from '../../web/program/link.js';
import { readValue } from '../../web/trace/value.js';
import { readRecording } from '../../web/trace/recorded.js';
import { judge } from '../trace/finished.mjs';

/** @type {import('../../web/program/link.js').Written} */
const WRITTEN = { language: 'python', source: 'print("八皇后")\n'.repeat(50), n: 6, expect: 'count' };

test('a packed program unpacks unchanged, and uses only characters valid in addresses', async () => {
  const packed = await pack(WRITTEN);
  assert.match(packed, /^[\w-]+$/);
  assert.ok(packed.length < 250, String(packed.length));
  assert.deepEqual(await unpack(packed), WRITTEN);
});

/** Packs any value like a link. @param {unknown} given */
async function packAnything(given) {
  const stream = new Blob([JSON.stringify(given)]).stream().pipeThrough(new CompressionStream('deflate'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}

test('a cut, damaged, too long or invalid link is refused with its reason', async () => {
  const whole = await pack(WRITTEN);
  const middle = whole.length / 2;
  /** @type {[string, string][]} */
  const cases = [
    ['', 'damaged'], ['abc', 'damaged'], ['!', 'damaged'], ['8皇后', 'damaged'],
    ...[1, 2, 3, 10, middle].map((by) => /** @type {[string, string]} */ ([whole.slice(0, -by), 'damaged'])),
    [whole.slice(0, middle) + (whole[middle] === 'A' ? 'B' : 'A') + whole.slice(middle + 1), 'damaged'],
    [await packAnything(null), 'language'], [await packAnything({ ...WRITTEN, language: 'ruby' }), 'language'],
    [await packAnything({ ...WRITTEN, n: 13 }), 'n'], [await packAnything({ ...WRITTEN, n: 2.5 }), 'n'], [await packAnything({ ...WRITTEN, n: '6' }), 'n'],
    [await packAnything({ ...WRITTEN, source: 1 }), 'field'], [await packAnything({ ...WRITTEN, expect: 'some' }), 'field'],
    [await packAnything({ ...WRITTEN, source: 'x'.repeat(200_001) }), 'long'], [await packAnything({ ...WRITTEN, source: 'x'.repeat(5_000_000) }), 'long'],
  ];
  for (const [text, id] of cases) {
    await assert.rejects(unpack(text), (/** @type {unknown} */ error) => error instanceof Unusable && error.id === id, `${text.slice(0, 20)}: ${id}`);
  }
  assert.throws(() => checked({ ...WRITTEN, n: 13 }), /n must be a whole number from 1 to 12; got 13/);
});

test('each link that can be made can be opened', async () => {
  for (const source of ['\n'.repeat(200_000), '\u0001'.repeat(200_000), '"'.repeat(199_999)]) {
    assert.equal((await unpack(await pack({ ...WRITTEN, source }))).source, source);
  }
  await assert.rejects(pack({ ...WRITTEN, source: 'x'.repeat(200_001) }), /at most 200,000 letters/);
  await assert.rejects(pack({ ...WRITTEN, expect: /** @type {any} */ ('self.board') }), /expect is not valid; got self\.board/);
  // Older links have more fields.
  assert.deepEqual(await unpack(await packAnything({ ...WRITTEN, board: 'queens', byColumn: true })), WRITTEN);
});

test('values in the notation of both languages are read', () => {
  /** @type {[string, unknown][]} */
  const values = [
    ['[0, -1, null, undefined, None]', [0, -1, null, null, null]], ['[(0, 1), (2, 3)]', [[0, 1], [2, 3]]], ['(1,)', [1]],
    ['{1, 2}', { set: [1, 2] }], ['set()', { set: [] }], ['{0: 2}', { map: [[0, 2]] }], ['["Q.", \'.Q\']', ['Q.', '.Q']],
    ["array('b', [1, 0])", [1, 0]], ['True', true], ['5', 5], ['"a\\"b"', 'a"b'],
    ['[1, …]', undefined], ['{…}', undefined], ['[', undefined], ['"', undefined], ['['.repeat(100), undefined],
  ];
  for (const [text, value] of values) assert.deepEqual(readValue(text), value, text);
});

test('a board of equal lines is not a list of one solution', () => {
  const ids = (/** @type {string} */ printed) => judge(readRecording(`n 2\n${printed}\n`)).findings.map(({ id }) => id);
  assert.deepEqual(ids('board = [[0, 0], [0, 0]]'), []);
  assert.deepEqual(ids('solutions = [[0, 0], [0, 0]]'), ['same-list']);
});
