// The results and the errors of the module's `listing`.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ids, moreLanguages, queens, usualLanguages, wrongPrograms } from './module.mjs';

test('a listing has a label or null for each line of its text', () => {
  for (const id of ids) {
    for (const language of usualLanguages) {
      const { text, labels } = queens.listing(id, language);
      const lines = text.split('\n');
      assert.equal(lines.pop(), '', `${id} in ${language} ends with a newline`);
      assert.equal(labels.length, lines.length, `${id} in ${language}`);
      assert.ok(labels.includes('finish') && labels.includes(null), `${id} in ${language}`);
    }
  }
});

test('a faulty program names its faulty line, and exists in the languages where it behaves as described', () => {
  for (const { id, bug, languages } of wrongPrograms) {
    const right = queens.listing(id, 'python');
    for (const language of languages) {
      const { text, labels, guilty } = queens.listing(id, language, { bug });
      assert.notEqual(text, queens.listing(id, language).text, `${bug} in ${language}`);
      assert.ok(right.labels.includes(String(guilty)) && labels.includes(String(guilty)), bug);
    }
    for (const language of /** @type {const} */ (['pseudocode', 'python', 'javascript'])) assert.ok(languages.includes(language), bug);
  }
  assert.equal('guilty' in queens.listing('flag-arrays', 'python'), false);
  const listing = /** @type {any} */ (queens.listing);
  assert.throws(() => listing('flag-arrays', 'cpp', { bug: 'index-without-shift' }), {
    message: 'language must be one of pseudocode, python, java, javascript, csharp for flag-arrays-index-without-shift; got "cpp"',
  });
});

test('a program is refused in languages where it does not exist', () => {
  for (const language of moreLanguages) {
    const { text, labels } = queens.listing('flag-arrays', language, { way: 'characters' });
    assert.equal(labels.length, text.split('\n').length - 1);
    assert.deepEqual(labels.filter(Boolean), queens.listing('flag-arrays', 'python', { way: 'characters' }).labels.filter(Boolean), language);
    assert.throws(() => queens.listing('flag-arrays', language), {
      message: `language must be one of pseudocode, python, cpp, java, javascript, csharp for flag-arrays; got "${language}"`,
    });
  }
});

test('labels are on the right lines', () => {
  const { text, labels } = queens.listing('flag-arrays', 'python');
  assert.equal(text.split('\n')[labels.indexOf('recurse')].trim(), 'search(row + 1)');
});

test('an unknown search or language is refused with a message', () => {
  const listing = /** @type {(id: unknown, language: unknown) => unknown} */ (queens.listing);
  assert.throws(() => listing('bitmasks', 'python'), /^Error: variant must be one of board-scan, .*; got "bitmasks"$/);
  assert.throws(() => listing('bitmask', 'C++'), /^Error: language must be one of pseudocode, .*; got "C\+\+"$/);
  assert.throws(() => listing('bitmask', 1), /^Error: language must be one of .*; got 1$/);
});
