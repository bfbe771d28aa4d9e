// Every listing runs as it stands and returns the right solutions in the order in which they are found.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ids, queens, sizes } from './module.mjs';
import { plainSolutions } from './plain.mjs';
import { runCpp, runJava, runPython } from './run.mjs';
import { run as runJavaScript } from './run_javascript.mjs';

const expected = sizes.map((n) => plainSolutions(n));
let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'queens-listings-'));
});
after(() => rm(folder, { recursive: true }));

test('the plain recursion finds what is known', () => {
  assert.deepEqual(expected.map((all) => all.length), [1, 0, 0, 2, 10, 4]);
  assert.deepEqual(expected[3], [[1, 3, 0, 2], [2, 0, 3, 1]]);
});

for (const id of ids) {
  test(`${id}: Python`, async () => {
    const runs = await runPython(queens.listing(id, 'python'), sizes);
    assert.deepEqual(runs.map(({ solutions }) => solutions), expected);
  });

  test(`${id}: JavaScript`, () => {
    const { text } = queens.listing(id, 'javascript');
    assert.deepEqual(sizes.map((n) => runJavaScript(text, n)), expected);
  });

  test(`${id}: C++`, async () => {
    assert.deepEqual(await runCpp(queens.listing(id, 'cpp').text, sizes, folder, id), expected);
  });

  test(`${id}: the module`, () => {
    const found = sizes.map((n) => {
      const search = new queens.Search(id, n);
      search.seek(Infinity);
      const solutions = search.solutions(0, 1000);
      search.delete();
      return solutions;
    });
    assert.deepEqual(found, expected);
  });
}

test('Java', async () => {
  const programs = ids.map((id) => queens.listing(id, 'java').text);
  const found = await runJava(programs, sizes, folder);
  ids.forEach((id, i) => assert.deepEqual(found[i], expected, id));
});
