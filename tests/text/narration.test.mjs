// The module's narration: plain sentences in two languages, and an error for any other language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import load from '../../dist/queens.js';

const queens = await load();

test('narration is a plain sentence in the language asked for', () => {
  const search = new queens.Search('bitmask', 6);
  search.seek(29);
  assert.equal(
    search.narration('en'),
    'free = 0b100010: two squares are left in row 2; free & −free takes the lowest 1, column 1.',
  );
  assert.equal(search.narration('zh'), 'free = 0b100010：第 2 行还剩两个空位；free & −free 取最低位的 1，即第 1 列。');
  search.delete();
});

test('narration at the start says what will happen', () => {
  const search = new queens.Search('flag-arrays', 8);
  assert.match(search.narration('en'), /^The board is empty\. .*\.$/);
  assert.match(search.narration('zh'), /^棋盘是空的。.*。$/);
  search.delete();
});

test('narration follows the position without changing it', () => {
  const search = new queens.Search('permutations', 4);
  const forwards = [];
  while (search.step()) forwards.push(search.narration('en'));
  assert.equal(forwards.length, 420);
  const backwards = [];
  do backwards.unshift(search.narration('en'));
  while (search.back() && search.position() > 0);
  assert.deepEqual(backwards, forwards);
  search.delete();
});

test('an unknown language is an error that names the known ones', () => {
  const search = new queens.Search('flag-arrays', 4);
  for (const [wrong, shown] of [['fr', '"fr"'], ['', '""'], [undefined, 'undefined'], [5, '5'], [null, 'null']]) {
    assert.throws(() => search.narration(/** @type {any} */ (wrong)), {
      name: 'Error',
      message: `lang must be one of en, zh; got ${shown}`,
    });
  }
  assert.match(search.narration('en'), /^The board is empty/);
  search.delete();
});
