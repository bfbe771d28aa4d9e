// Every listing runs as it stands and returns the right solutions in the order in which they are found, or how many
// there are.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programs, queens, sizes } from './module.mjs';
import { plainSolutions } from './plain.mjs';
import { runCpp, runJava, runPython } from './run.mjs';
import { run as runJavaScript } from './run_javascript.mjs';

const expected = sizes.map((n) => plainSolutions(n));
/** What a program returns for each size. */
const returned = {
  all: expected,
  first: expected.map((all) => all.slice(0, 1)),
  count: expected.map((all) => all.length),
};
let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'queens-listings-'));
});
after(() => rm(folder, { recursive: true }));

test('the plain recursion finds what is known', () => {
  assert.deepEqual(expected.map((all) => all.length), [1, 0, 0, 2, 10, 4]);
  assert.deepEqual(expected[3], [[1, 3, 0, 2], [2, 0, 3, 1]]);
});

for (const { id, find, name } of programs) {
  test(`${name}: Python`, async () => {
    const runs = await runPython(queens.listing(id, 'python', { find }), sizes);
    assert.deepEqual(runs.map(({ solutions }) => solutions), returned[find]);
  });

  test(`${name}: JavaScript`, () => {
    const { text } = queens.listing(id, 'javascript', { find });
    assert.deepEqual(sizes.map((n) => runJavaScript(text, n)), returned[find]);
  });

  test(`${name}: C++`, async () => {
    assert.deepEqual(await runCpp(queens.listing(id, 'cpp', { find }).text, sizes, folder, name), returned[find]);
  });

  test(`${name}: the module`, () => {
    const found = sizes.map((n) => {
      const search = new queens.Search(id, n, { find });
      search.seek(Infinity);
      const solutions = search.solutions(0, 1000);
      search.delete();
      return solutions;
    });
    // The program that only counts has been at each of them too.
    assert.deepEqual(found, find === 'first' ? returned.first : expected);
  });
}

test('Java', async () => {
  const texts = programs.map(({ id, find }) => queens.listing(id, 'java', { find }).text);
  const found = await runJava(texts, sizes, folder);
  programs.forEach(({ find, name }, i) => assert.deepEqual(found[i], returned[find], name));
});
