// The programs with given queens execute the lines that the machine reports, and find its solutions.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queens, usualLanguages } from './module.mjs';
import { runCpp, runCSharp, runJava, runPython } from './run.mjs';
import { labelsOfRun, run as runJavaScript } from './run_javascript.mjs';

/** Squares and board sizes. @type {[[number, number][], number[]][]} */
const CASES = [
  [[], [1, 2, 3, 4, 5, 6]],
  [[[0, 0]], [1, 2, 3, 4, 5, 6]],
  [[[1, 3]], [4, 5, 6, 7]],
  [[[0, 1], [2, 0]], [4, 5, 6]],
  [[[0, 1], [1, 3], [2, 0], [3, 2]], [4, 6]],
  [[[5, 2], [3, 3]], [6, 7]],
];

/** What a program says about given queens where it has none, and what it says with some. */
const WITH = /** @type {const} */ ({
  python: ['given=()', 'given=('], javascript: ['given = []', 'given = ['], cpp: ['given = {}', 'given = {'],
  java: ['new int[][] {}', 'new int[][] {'], csharp: ['new int[][] {}', 'new int[][] {'],
});
/** @type {Record<keyof typeof WITH, (squares: [number, number][]) => string>} */
const WRITTEN = {
  python: (squares) => `${squares.map(([row, col]) => `(${row}, ${col}), `).join('')})`,
  javascript: (squares) => `${squares.map(([row, col]) => `[${row}, ${col}]`).join(', ')}]`,
  cpp: (squares) => `${squares.map(([row, col]) => `{${row}, ${col}}`).join(', ')}}`,
  java: (squares) => `${squares.map(([row, col]) => `{${row}, ${col}}`).join(', ')}}`,
  csharp: (squares) => `${squares.map(([row, col]) => `new[] {${row}, ${col}}`).join(', ')}}`,
};

/** @param {keyof typeof WITH} language @param {[number, number][]} squares */
function listing(language, squares) {
  const { text, labels } = queens.listing('flag-arrays', language, { way: 'given' });
  const [usual, begun] = WITH[language];
  assert.ok(text.includes(usual), language);
  return { text: text.replace(usual, begun + WRITTEN[language](squares)), labels };
}

/** The machine's solutions and executed lines. @param {number} n @param {[number, number][]} given */
function machine(n, given) {
  const search = new queens.Search('flag-arrays', n, given.length > 0 ? { given } : { way: 'given' });
  const labels = [];
  while (search.step()) labels.push(...search.lines());
  const solutions = search.solutions(0, 1000);
  search.delete();
  return { solutions, labels };
}

let folder = '';
before(async () => void (folder = await mkdtemp(join(tmpdir(), 'queens-given-'))));
after(() => rm(folder, { recursive: true }));

for (const [i, [squares, sizes]] of CASES.entries()) {
  const name = JSON.stringify(squares);
  test(`${name}: Python and JavaScript execute the lines that the machine reports`, async () => {
    const machines = sizes.map((n) => machine(n, squares));
    assert.deepEqual(await runPython(listing('python', squares), sizes), machines);
    const { text, labels } = listing('javascript', squares);
    sizes.forEach((n, at) => {
      assert.deepEqual(labelsOfRun(text, labels, n), machines[at].labels, `n = ${n}`);
      assert.deepEqual(runJavaScript(text, n), machines[at].solutions, `n = ${n}`);
    });
  });

  test(`${name}: C++, Java and C# find the same boards`, async () => {
    const expected = sizes.map((n) => machine(n, squares).solutions);
    assert.deepEqual(await runCpp(listing('cpp', squares).text, sizes, folder, `given${i}`), expected);
    for (const [language, run] of /** @type {const} */ ([['java', runJava], ['csharp', runCSharp]])) {
      const own = await mkdtemp(join(folder, language));
      assert.deepEqual(await run([listing(language, squares).text], sizes, own), [expected], language);
    }
  });
}

test('the listing is the same for all given queens', () => {
  for (const language of usualLanguages) {
    assert.deepEqual(queens.listing('flag-arrays', language, { given: [[0, 3]] }), queens.listing('flag-arrays', language, { way: 'given' }), language);
  }
});
