// The output of another program, pasted into the page: the verdict on it, and the events on the board.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readPrinted } from '../../web/program/reading.js';

const BOARDS = '. Q . .\n. . . Q\nQ . . .\n. . Q .\n\n. . Q .\nQ . . .\n. . . Q\n. Q . .\n';
/** Each is two boards: four placements, the solution, and four removals for each. */
const TWO = 18;

for (const [name, text, verdict, found, events] of /** @type {[string, string, string, number, number][]} */ ([
  ['lists of columns', '[1, 3, 0, 2]\n[2, 0, 3, 1]\n', 'right', 2, TWO],
  ['columns from 1', '[2, 4, 1, 3]\n[3, 1, 4, 2]\n', 'right', 2, TWO],
  ['words of two letters', "[['.Q..', '...Q', 'Q...', '..Q.'], ['..Q.', 'Q...', '...Q', '.Q..']]", 'right', 2, TWO],
  ['drawn boards', `${BOARDS}There are 2 solutions\n`, 'right', 2, TWO],
  ['a wrong board', '[1, 3, 0, 2]\n[2, 0, 3, 2]\n', 'wrong', 1, TWO],
  ['one board too few', '[[1, 3, 0, 2]]', 'wrong', 1, TWO / 2],
  ['a trace', 'n 4\nplace 0 0\nplace 1 2\nremove 1 2\nremove 0 0\n', 'wrong', 0, 4],
  ['a trace with a sign before its lines', '> n 4\n> place 0 0\n> place 1 2\n> remove 1 2\n> remove 0 0\n', 'wrong', 0, 4],
  ['a trace with @', '@n 6\n@place 0 0\n@remove 0 0\n', 'wrong', 0, 2],
  ['nothing known', 'hello', 'unknown', 0, 0],
]))
  test(`${name}: ${verdict}, and the board shows ${events} events`, async () => {
    const read = await readPrinted(text, { n: 4, expect: 'all' });
    assert.deepEqual([read.end, read.verdict?.verdict, read.verdict?.found, read.events, read.shown], ['judged', verdict, found, events, events]);
    assert.equal(read.packed?.events.length ?? 0, 5 * events);
  });

test('boards of another size than the one asked for', async () => {
  const read = await readPrinted('[1, 3, 5, 0, 2, 4]\n[2, 5, 1, 4, 0, 3]\n[3, 0, 4, 1, 5, 2]\n[4, 2, 0, 5, 3, 1]\n', { n: 4, expect: 'all' });
  assert.deepEqual([read.verdict?.verdict, read.verdict?.n, read.packed?.n], ['right', 6, 6]);
});

for (const [text, reason] of /** @type {[string, RegExp][]} */ ([['n 40\nplace 0 0', /^line 1: n must be/], ['n 4\nplace 9 9', /^line 2: /]]))
  test(`unreadable: ${text}`, async () => {
    const read = await readPrinted(text, { n: 4, expect: 'all' });
    assert.equal(read.end, 'unreadable');
    assert.match(read.reason, reason);
  });
