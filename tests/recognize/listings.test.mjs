// The programs of the searches of this site, without a word about what their variables are.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { judge } from '../../web/recognize/judge.js';
import { run } from './running.mjs';

const searches = new URL('../../src/core/searches/', import.meta.url);
const folders = readdirSync(searches, { withFileTypes: true }).filter((each) => each.isDirectory()).map(({ name }) => name);
const source = (/** @type {string} */ search, /** @type {string} */ version, /** @type {string} */ file) => readFileSync(new URL(`${search}/programs/${version}/${file}`, searches), 'utf8').replaceAll(/ *(\/\/|#):.*$/gm, '');

describe('the searches', { concurrency: 3 }, () => {
  for (const search of folders) {
    for (const [file, language] of /** @type {const} */ ([['queens.py', 'python'], ['queens.js', 'javascript']])) {
      it(`${search}, ${language}`, async () => {
        // A local search ends at its first solution.
        const [version, found] = search === 'min-conflicts' ? /** @type {const} */ (['first', 1]) : /** @type {const} */ (['all', 10]);
        const { verdict, results, board } = await judge({ source: source(search, version, file), language, n: 5 }, run);
        assert.deepEqual([verdict, results.kind, results.found], ['right', version, found]);
        // Queens that move change the board less often than queens that are placed and removed.
        assert.ok(board.chosen && board.chosen.score > (version === 'first' ? 0 : 0.7), board.chosen?.description);
      });
    }
  }
});

/** @type {[string, string, string][]} version, the finding that it has at n = 5, the hint */
const FAULTY = [
  ['flags-not-undone', 'not-undone', ''],
  ['one-flag-not-undone', 'missing-solution', ''],
  ['anti-diagonal-untested', 'wrong-solution', 'one-diagonal-untested'],
  ['record-without-copy', 'same-list', ''],
  ['undo-before-recursion', 'wrong-solution', 'nothing-tested'],
];

describe('faulty programs of flag arrays', { concurrency: 3 }, () => {
  for (const [version, finding, hint] of FAULTY) {
    it(version, async () => {
      const { verdict, findings, results, board } = await judge({ source: source('flag-arrays', version, 'queens.py'), language: 'python', n: 5 }, run);
      assert.deepEqual([verdict, findings[0]?.id], ['wrong', finding]);
      assert.equal(results.hint ?? '', hint);
      assert.equal(board.chosen?.name, 'queens');
    });
  }
});
