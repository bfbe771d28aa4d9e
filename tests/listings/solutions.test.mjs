// Every listing runs unchanged and returns the right solutions in the order of the search, or their number.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moreLanguages, otherwise, programs, queens, sizes, usualLanguages, wrongPrograms } from './module.mjs';
import { plainSolutions, solutionsFewestFirst } from './plain.mjs';
import { runCpp, runCSharp, runJava, runPython } from './run.mjs';
import { run as runJavaScript } from './run_javascript.mjs';

const expected = sizes.map((n) => plainSolutions(n));
/** Return values for each size. */
const returned = {
  all: expected,
  first: expected.map((all) => all.slice(0, 1)),
  count: expected.map((all) => all.length),
};
/** Boards as text, row by row. @param {number[][]} solutions */
const drawn = (solutions) => solutions.map((columns) => columns.map((col) => `${'.'.repeat(col)}Q${'.'.repeat(columns.length - 1 - col)}`));
/** The solution whose columns, row by row, are nearest to the middle. @param {number[][]} solutions */
const fromTheMiddle = (solutions) => {
  const rank = (/** @type {number[]} */ columns) => columns.map((col) => String.fromCharCode(65 + 2 * Math.abs(2 * col - columns.length + 1) + Number(2 * col > columns.length - 1))).join('');
  return solutions.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1)).slice(0, 1);
};
/** Return values of another version for each size. @param {string} way @returns {unknown[]} */
const returnedBy = (way) => {
  switch (way) {
    case 'centre-first': return expected.map(fromTheMiddle);
    case 'mrv': return sizes.map((n) => solutionsFewestFirst(n));
    case 'one-row': return expected.map(drawn);
    default: return returned[way === 'parameters' ? 'count' : 'all'];
  }
};
let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'queens-listings-'));
});
after(() => rm(folder, { recursive: true }));

test('the plain recursion finds the known numbers of solutions', () => {
  assert.deepEqual(expected.map((all) => all.length), [1, 0, 0, 2, 10, 4]);
  assert.deepEqual(expected[3], [[1, 3, 0, 2], [2, 0, 3, 1]]);
  assert.deepEqual(drawn(expected[3]), [['.Q..', '...Q', 'Q...', '..Q.'], ['..Q.', 'Q...', '...Q', '.Q..']]);
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
    // The program that only counts passes each of them too.
    assert.deepEqual(found, find === 'first' ? returned.first : expected);
  });
}

for (const [language, name, run, thrown] of /** @type {const} */ ([
  ['java', 'Java', runJava, 'ArrayIndexOutOfBoundsException'],
  ['csharp', 'C#', runCSharp, 'IndexOutOfRangeException'],
])) {
  test(name, async () => {
    const written = [...programs, ...otherwise, ...wrongPrograms.filter(({ languages }) => languages.includes(language))];
    const texts = written.map(({ id, find, bug, way }) => queens.listing(id, language, { find, bug, way }).text);
    const found = await run(texts, sizes, folder);
    written.forEach(({ find, bug, way, name: program }, i) => {
      // Only the board of size 1 has no negative index.
      const throws = bug === 'index-without-shift';
      const right = bug ? foundByMachine(written[i]) : way ? returnedBy(way) : returned[find];
      assert.deepEqual(found[i], throws ? [[[0]], ...sizes.slice(1).map(() => thrown)] : right, program);
    });
  });
}

/** @param {{ id: any, bug?: any }} program */
const foundByMachine = ({ id, bug }) => sizes.map((n) => {
  const search = new queens.Search(id, n, { bug });
  search.seek(Infinity);
  const solutions = search.solutions(0, 50_000);
  search.delete();
  return solutions;
});

/**
 * Return values of a faulty program for each size, from the remaining part of the rule.
 * @param {string} bug
 */
function wrongly(bug) {
  /** @param {number} n @param {number[]} columns @returns {number[][]} */
  const withoutAnti = (n, columns = []) => columns.length === n ? [columns] : Array.from({ length: n }, (_, col) => col)
    .filter((col) => columns.every((other, row) => other !== col && col - other !== columns.length - row))
    .flatMap((col) => withoutAnti(n, [...columns, col]));
  /** @param {number} n @param {number} rows @returns {number[][]} */
  const everything = (n, rows) => rows === 0 ? [[]] : everything(n, rows - 1)
    .flatMap((columns) => Array.from({ length: n }, (_, col) => [...columns, col]));
  return sizes.map((n, i) => {
    switch (bug) {
      // On these boards the first queens placed are removed, and on the next one they form a solution.
      case 'flags-not-undone': return [[[0]], [], [], [], [[0, 2, 4, 1, 3]], []][i];
      case 'one-flag-not-undone': return [[[0]], [], [], [], [[0, 2, 4, 1, 3]], []][i];
      case 'anti-diagonal-untested': return withoutAnti(n);
      case 'record-without-copy': return expected[i].map(() => []);
      case 'undo-before-recursion': return everything(n, n);
      default: return expected[i];
    }
  });
}

for (const { id, bug, name, languages } of wrongPrograms) {
  test(`${name}: each language returns the machine's solutions`, async () => {
    const found = foundByMachine({ id, bug });
    assert.deepEqual(found, wrongly(bug));
    const { text } = queens.listing(id, 'javascript', { bug });
    assert.deepEqual(sizes.map((n) => runJavaScript(text, n)), found, 'JavaScript');
    const small = sizes.slice(0, 5);
    const runs = await runPython(queens.listing(id, 'python', { bug }), small);
    assert.deepEqual(runs.map(({ solutions }) => solutions), found.slice(0, 5), 'Python');
    if (languages.includes('cpp')) assert.deepEqual(await runCpp(queens.listing(id, 'cpp', { bug }).text, sizes, folder, name), found, 'C++');
  });
}

for (const { id, way, name, languages } of otherwise) {
  test(`${name}: this version returns the same in every language`, async () => {
    assert.deepEqual(languages, name === 'flag-arrays-characters' ? [...usualLanguages, ...moreLanguages] : usualLanguages);
    const right = returnedBy(way);
    const runs = await runPython(queens.listing(id, 'python', { way }), sizes);
    assert.deepEqual(runs.map(({ solutions }) => solutions), right, 'Python');
    assert.deepEqual(sizes.map((n) => runJavaScript(queens.listing(id, 'javascript', { way }).text, n)), right, 'JavaScript');
    assert.deepEqual(await runCpp(queens.listing(id, 'cpp', { way }).text, sizes, folder, name), right, 'C++');
  });
}
