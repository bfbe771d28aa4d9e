// What the module's `listing` gives and what it refuses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ids, queens } from './module.mjs';

const languages = /** @type {const} */ (['pseudocode', 'python', 'cpp', 'java', 'javascript']);

test('a listing has a label or null for each line of its text', () => {
  for (const id of ids) {
    for (const language of languages) {
      const { text, labels } = queens.listing(id, language);
      const lines = text.split('\n');
      assert.equal(lines.pop(), '', `${id} in ${language} ends with a newline`);
      assert.equal(labels.length, lines.length, `${id} in ${language}`);
      assert.ok(labels.includes('finish') && labels.includes(null), `${id} in ${language}`);
    }
  }
});

test('a label is on the line that it names', () => {
  const { text, labels } = queens.listing('flag-arrays', 'python');
  assert.equal(text.split('\n')[labels.indexOf('recurse')].trim(), 'search(row + 1)  # recurse');
});

test('an unknown search or language is refused in words', () => {
  const listing = /** @type {(id: unknown, language: unknown) => unknown} */ (queens.listing);
  assert.throws(() => listing('bitmasks', 'python'), /^Error: variant is one of board-scan, .*; got "bitmasks"$/);
  assert.throws(() => listing('bitmask', 'C++'), /^Error: language is one of pseudocode, .*; got "C\+\+"$/);
  assert.throws(() => listing('bitmask', 1), /^Error: language is one of .*; got 1$/);
});
