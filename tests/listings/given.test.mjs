// The programs with given queens execute the lines that the machine reports, and find its solutions.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ids, queens, usualLanguages } from './module.mjs';
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

/** Those for languages whose compilers take longer than the programs. */
const COMPILED = [CASES[0], CASES[4], CASES[5]];

/** The code of a program without given queens, and the code that begins a list of them. */
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

/** The searches that take given queens. */
const taking = ids.filter((id) => queens.ways(id).some(({ id: way }) => way === 'given'));

/** @param {typeof ids[number]} id @param {keyof typeof WITH} language @param {[number, number][]} squares */
function listing(id, language, squares) {
  const { text, labels } = queens.listing(id, language, { way: 'given' });
  const [usual, begun] = WITH[language];
  assert.ok(text.includes(usual), language);
  return { text: text.replace(usual, begun + WRITTEN[language](squares)), labels };
}

/** The machine's solutions and executed lines. @param {typeof ids[number]} id @param {number} n @param {[number, number][]} given */
function machine(id, n, given) {
  const search = new queens.Search(id, n, given.length > 0 ? { given } : { way: 'given' });
  const labels = [];
  while (search.step()) labels.push(...search.lines());
  const solutions = search.solutions(0, 1000);
  search.delete();
  return { solutions, labels };
}

let folder = '';
before(async () => void (folder = await mkdtemp(join(tmpdir(), 'queens-given-'))));
after(() => rm(folder, { recursive: true }));

for (const id of taking) for (const [i, [squares, sizes]] of CASES.entries()) {
  const name = `${id}, ${JSON.stringify(squares)}`;
  test(`${name}: Python and JavaScript execute the lines that the machine reports`, async () => {
    const machines = sizes.map((n) => machine(id, n, squares));
    assert.deepEqual(await runPython(listing(id, 'python', squares), sizes), machines);
    const { text, labels } = listing(id, 'javascript', squares);
    sizes.forEach((n, at) => {
      assert.deepEqual(labelsOfRun(text, labels, n), machines[at].labels, `n = ${n}`);
      assert.deepEqual(runJavaScript(text, n), machines[at].solutions, `n = ${n}`);
    });
  });

  if (COMPILED.includes(CASES[i])) test(`${name}: C++ finds the same boards`, async () => {
    const expected = sizes.map((n) => machine(id, n, squares).solutions);
    assert.deepEqual(await runCpp(listing(id, 'cpp', squares).text, sizes, folder, `${id}${i}`), expected);
  });
}

// Each compiler starts once for all programs.
for (const [language, run] of /** @type {const} */ ([['java', runJava], ['csharp', runCSharp]])) {
  for (const [squares, sizes] of COMPILED) test(`${JSON.stringify(squares)}: ${language} finds the same boards`, async () => {
    const own = await mkdtemp(join(folder, language));
    const found = await run(taking.map((id) => listing(id, language, squares).text), sizes, own);
    taking.forEach((id, i) => assert.deepEqual(found[i], sizes.map((n) => machine(id, n, squares).solutions), id));
  });
}

test('the listing is the same for all given queens', () => {
  for (const id of taking) for (const language of usualLanguages) {
    assert.deepEqual(queens.listing(id, language, { given: [[0, 3]] }), queens.listing(id, language, { way: 'given' }), language);
  }
});
