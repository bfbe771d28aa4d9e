// The programs of min-conflicts draw the same numbers in every language: they execute the same lines and return the same
// board for the same seed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queens, usualLanguages } from './module.mjs';
import { plainSolutions } from './plain.mjs';
import { runCpp, runCSharp, runJava, runPython } from './run.mjs';
import { labelsOfRun, run as runJavaScript } from './run_javascript.mjs';

const SEEDS = [1, 2, 7, 100, 65535];
const sizes = [1, 2, 3, 4, 5, 6, 8, 12];

/** The code that sets the seed of a program, and the code with a place for another. */
const WITH_SEED = /** @type {const} */ ({
  python: ['seed=1)', 'seed=SEED)'], javascript: ['seed = 1)', 'seed = SEED)'], cpp: ['int seed = 1)', 'int seed = SEED)'],
  java: ['solve(n, 1)', 'solve(n, SEED)'], csharp: ['solve(n, 1)', 'solve(n, SEED)'],
});

/** @param {keyof typeof WITH_SEED} language @param {number} seed */
function listing(language, seed) {
  const { text, labels } = queens.listing('min-conflicts', language);
  const [usual, other] = WITH_SEED[language];
  assert.ok(text.includes(usual), language);
  return { text: text.replace(usual, other.replace('SEED', String(seed))), labels };
}

/** The machine's solutions and executed lines. @param {number} n @param {number} seed */
function machine(n, seed) {
  const search = new queens.Search('min-conflicts', n, { seed });
  const labels = [];
  while (search.step()) labels.push(...search.lines());
  const solutions = search.solutions(0, 2);
  search.delete();
  return { solutions, labels };
}

let folder = '';
before(async () => void (folder = await mkdtemp(join(tmpdir(), 'queens-seeds-'))));
after(() => rm(folder, { recursive: true }));

test('the machine finds one right solution, or none where there is none', () => {
  for (const seed of SEEDS) {
    for (const n of sizes.slice(0, 7)) {
      const { solutions } = machine(n, seed);
      const all = plainSolutions(n).map(String);
      assert.equal(solutions.length, Math.min(1, all.length), `n = ${n}, seed ${seed}`);
      for (const each of solutions) assert.ok(all.includes(String(each)));
    }
  }
});

for (const seed of SEEDS) {
  test(`seed ${seed}: Python and JavaScript execute the lines that the machine reports`, async () => {
    const machines = sizes.map((n) => machine(n, seed));
    assert.deepEqual(await runPython(listing('python', seed), sizes), machines);
    const { text, labels } = listing('javascript', seed);
    sizes.forEach((n, i) => {
      assert.deepEqual(labelsOfRun(text, labels, n), machines[i].labels, `n = ${n}`);
      assert.deepEqual(runJavaScript(text, n), machines[i].solutions, `n = ${n}`);
    });
  });

  test(`seed ${seed}: C++ returns the same board`, async () => {
    const expected = sizes.map((n) => machine(n, seed).solutions);
    assert.deepEqual(await runCpp(listing('cpp', seed).text, sizes, folder, `seed${seed}`), expected);
  });
}

// Each compiler starts once for all seeds.
for (const [language, run] of /** @type {const} */ ([['java', runJava], ['csharp', runCSharp]])) {
  test(`${language} returns the same boards`, async () => {
    const expected = SEEDS.map((seed) => sizes.map((n) => machine(n, seed).solutions));
    assert.deepEqual(await run(SEEDS.map((seed) => listing(language, seed).text), sizes, folder), expected);
  });
}

test('a seed that is no whole number from 1 to 65535 is refused, and one for another search too', () => {
  const Search = /** @type {any} */ (queens.Search);
  for (const seed of [0, 65536, 1.5, -1, NaN, '7', null]) {
    assert.throws(() => new Search('min-conflicts', 8, { seed }), /^Error: seed must be a whole number from 1 to 65535; got /);
  }
  assert.throws(() => new Search('bitmask', 8, { seed: 2 }), { message: 'seed must be left out for bitmask; got 2' });
  assert.throws(() => new Search('min-conflicts', 8, { find: 'all' }), { message: 'find must be one of first for min-conflicts; got "all"' });
});

test('the listing is the same for every seed', () => {
  for (const language of usualLanguages) {
    assert.deepEqual(queens.listing('min-conflicts', language, { seed: 7 }), queens.listing('min-conflicts', language), language);
  }
});

test('no line is too long', () => {
  for (const language of usualLanguages) {
    for (const line of queens.listing('min-conflicts', language).text.split('\n')) assert.ok([...line].length <= 80, line);
  }
});
