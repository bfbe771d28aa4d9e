// The pages on the courses, and the lessons about them: their boards and links lead to existing positions, and their
// numbers are recomputed.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parse } from 'node-html-parser';
import { PARAMETERS } from '../../web/contract/table.js';
import load from '../../dist/queens.js';

const queens = await load();
const site = new URL('../../dist/', import.meta.url);
const ARTICLES = ['article-scan', 'article-count', 'article-rows', 'article-sets'];
const QUERY = /^(?:\.\.\/){1,2}index\.html\?(.*)$/;

/** A page of the guide, or a lesson about an article. @param {string} language @param {string} name */
const addressOf = (language, name) => new URL(ARTICLES.includes(name) ? `examples/${name}${language === 'en' ? '' : `.${language}`}.html` : `docs/${language}/${name}.html`, site);
/** @param {string} language @param {string} name */
const page = (language, name) => parse(readFileSync(addressOf(language, name), 'utf8'), { blockTextElements: {} });
/** @param {import('node-html-parser').HTMLElement} root @param {string} selector */
const textsOf = (root, selector) => root.querySelectorAll(selector).map(({ text }) => text);
/** The search and position that parameters name. @param {Record<string, string>} asked */
function opened({ variant = 'flag-arrays', n = '8', step = '0', find, bug, way, lang, title, ...others }) {
  for (const name of Object.keys(others)) assert.ok(name in PARAMETERS, name);
  const search = new queens.Search(/** @type {any} */ (variant), Number(n), /** @type {any} */ ({ find, bug, way }));
  assert.equal(search.seek(Number(step)), Number(step));
  return search;
}
/** @param {string} variant @param {number} n @param {{ way?: string, find?: string }} [options] */
function measured(variant, n, options = {}) {
  const search = new queens.Search(/** @type {any} */ (variant), n, /** @type {any} */ (options));
  search.seek(Infinity);
  const { place, test: tests, scan } = search.counters();
  const operations = search.figures().kinds.reduce((sum, { executed, reads }) => sum + executed + reads, 0);
  search.delete();
  return [place, tests || scan, operations];
}
const numbersIn = (/** @type {string} */ text) => (text.replaceAll(/(\d),(?=\d{3})/g, '$1').match(/\d+(\.\d+)?/g) ?? []).map(Number);
/** @param {number} n @returns {number} */
const factorial = (n) => (n < 2 ? 1 : n * factorial(n - 1));

/** For each n: the median and the largest number of moves for the seeds 1 to 25, and how many of them need no restart. */
const MOVES = [8, 16, 32, 64, 128, 256, 512, 1000].map((n) => {
  // The program runs for any n. It counts its moves and attempts for this test.
  const text = queens.listing('min-conflicts', 'javascript').text.replace('moves++;', 'moves++; counts.moves++;').replace(/^ *clear\(\);/m, '$& counts.attempts++;');
  const solve = Function('counts', `${text}\nreturn solve;`);
  const all = Array.from({ length: 25 }, (_, i) => {
    const counts = { moves: 0, attempts: 0 };
    assert.equal(solve(counts)(n, i + 1).length, 1);
    if (n <= 32) {
      const search = new queens.Search('min-conflicts', n, { seed: i + 1 });
      search.seek(Infinity);
      const { move, restart } = search.counters();
      assert.deepEqual([move, restart + 1], [counts.moves, counts.attempts]);
      search.delete();
    }
    return counts;
  });
  const moves = all.map((each) => each.moves).sort((one, other) => one - other);
  return [n, moves[12], moves[24], all.filter(({ attempts }) => attempts === 1).length];
});

for (const language of ['en', 'zh']) {
  describe(language, () => {
    for (const name of [...ARTICLES, 'ladder', 'costs']) {
      test(`${name}: each board and link works`, () => {
        const main = /** @type {import('node-html-parser').HTMLElement} */ (page(language, name).querySelector('main'));
        for (const link of main.querySelectorAll('a')) {
          const href = /** @type {string} */ (link.getAttribute('href'));
          const query = QUERY.exec(parse(`<a>${href}</a>`).text)?.[1];
          if (query === undefined) assert.ok(existsSync(new URL(href, addressOf(language, name))), href);
          else if (!/^(lesson|quiz)=/.test(query)) opened(Object.fromEntries(new URLSearchParams(query))).delete();
        }
        const boards = main.querySelectorAll('.example n-queens, figure n-queens');
        for (const { attributes: { lesson, 'data-slips': slips, ...attributes } } of boards) {
          const search = opened(attributes);
          if (attributes.print === 'numbered') assert.equal(search.printed(attributes.print).split('\n\n')[0], textsOf(main, 'pre').at(-1)?.trimEnd());
          search.delete();
        }
        assert.ok(boards.length > 0);
      });
    }

    for (const name of ARTICLES) {
      test(`${name}: the costs of its programs are recomputed`, () => {
        const rows = page(language, name).querySelectorAll('.costs tbody tr').map((row) => row.querySelectorAll('th, td'));
        assert.ok(rows.length >= 2);
        for (const [program, ...numbers] of rows) {
          const query = /** @type {RegExpExecArray} */ (QUERY.exec(parse(`<a>${program.querySelector('a')?.getAttribute('href')}</a>`).text))[1];
          const { variant, n, way, find } = Object.fromEntries(new URLSearchParams(query));
          assert.deepEqual(numbers.map(({ text }) => numbersIn(text)[0]), measured(variant, Number(n), { way, find }), program.text);
        }
      });
    }

    test('each step of the prose is executed at its position', () => {
      const rows = page(language, 'article-scan').querySelectorAll('.steps tbody tr').map((row) => row.querySelectorAll('th, td'));
      assert.deepEqual(rows.map(([step]) => step.text), ['1', '2', '3', '3a', '3b', '3c', '4', ...Array.from({ length: 9 }, (_, i) => String(i + 1))]);
      for (const [step, , line] of rows) {
        const query = /** @type {RegExpExecArray} */ (QUERY.exec(parse(`<a>${line.querySelector('a')?.getAttribute('href')}</a>`).text))[1];
        const search = opened(Object.fromEntries(new URLSearchParams(query)));
        const label = line.querySelector('code')?.text;
        if (label) assert.ok(search.lines().includes(label), `${step.text}: ${label} is not among ${search.lines()}`);
        else assert.equal(search.position(), 0);
        search.delete();
      }
    });

    test('printed solutions and worked masks agree with the position, digit by digit', () => {
      const [lists, masks] = textsOf(page(language, 'article-scan'), 'pre');
      const all = new queens.Search('board-scan', 4);
      all.seek(Infinity);
      assert.equal(all.printed('lists-1'), `${lists}\n`);
      all.delete();
      const search = new queens.Search('bitmask', 4);
      search.seek(19);
      const state = Object.fromEntries(search.state().map(({ name, value }) => [name, value]));
      search.delete();
      assert.deepEqual(masks.trim().split('\n').map((line) => line.split(/\s+/)), ['cols', 'ld', 'rd'].map((name) => [name, state[name]]));
      const [merged, lowest] = textsOf(page(language, 'article-count'), 'pre').map((text) => Object.fromEntries(text.trim().split('\n').map((line) => line.split(/\s{2,}/))));
      const digits = (/** @type {number} */ value) => (value & 255).toString(2).padStart(8, '0');
      const [cols, ld, rd] = ['cols', 'ld', 'rd'].map((name) => parseInt(/** @type {any} */ (state)[name], 2));
      assert.deepEqual(merged, {
        'cols | ld | rd': `${digits(cols)} | ${digits(ld)} | ${digits(rd)} = ${digits(cols | ld | rd)}`,
        '~(cols | ld | rd)': digits(~(cols | ld | rd)), '(1 << n) - 1': digits(15), '~(cols | ld | rd) & full': digits(~(cols | ld | rd) & 15),
      });
      assert.equal(state.free, digits(~(cols | ld | rd) & 15).slice(4));
      const x = parseInt(lowest.x, 2);
      assert.deepEqual(lowest, { x: digits(x), '~x': digits(~x), '-x': digits(-x), 'x & -x': digits(x & -x), 'x - 1': digits(x - 1), 'x & (x - 1)': digits(x & (x - 1)) });
    });

    test('the boards of size 1 and 0', () => {
      const run = (/** @type {any} */ variant, /** @type {number} */ n, /** @type {any} */ options) => Function(`${queens.listing(variant, 'javascript', options).text}\nreturn solve(${n});`)();
      for (const { id } of queens.variants()) assert.deepEqual(run(id, 1, {}), [[0]]);
      assert.deepEqual([run('bitmask', 0, {}), run('hash-sets', 0, {}), run('bitmask', 0, { find: 'count' }), run('explicit-stack', 0, {})], [[[]], [[]], 1, []]);
      assert.throws(() => run('flag-arrays', 0, {}), RangeError);
    });

    test('the costs of searches are recomputed', () => {
      const [, growth, work, ahead, local] = page(language, 'costs').querySelectorAll('table');
      const rows = growth.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('th, td').map(({ text }) => numbersIn(text)[0]));
      assert.deepEqual(rows, [5, 6, 7, 8].map((n) => {
        const [placed] = measured('flag-arrays', n);
        return [n, factorial(n), measured('permutations', n)[0], placed, Number((placed / measured('flag-arrays', n - 1)[0]).toFixed(2))];
      }));
      // There are n!/(n − k)! boards with k queens. The empty board is not a placement.
      const boards = Array.from({ length: 9 }, (_, k) => factorial(8) / factorial(8 - k)).reduce((sum, each) => sum + each, 0);
      assert.equal(measured('permutations', 8)[0], boards - 1);
      assert.equal((boards / factorial(8)).toFixed(3), '2.718');
      const measures = work.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('th, td').map(({ text }) => text));
      assert.equal(measures.length, 7);
      for (const [name, ...numbers] of measures) assert.deepEqual(numbers.map((text) => numbersIn(text)[0]), measured(name, 8), name);
      const sums = [4, 5, 6, 7, 8, 9, 10].map((n) => {
        const [[arrays, , readFlags], [domains, , readDomains]] = ['flag-arrays', 'forward-checking'].map((id) => measured(id, n));
        const search = new queens.Search('forward-checking', n);
        search.seek(Infinity);
        const { wipeout } = search.counters();
        search.delete();
        return [n, arrays, domains, wipeout, readFlags, readDomains];
      });
      const looking = ahead.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('th, td').map(({ text }) => numbersIn(text)[0]));
      assert.deepEqual(looking, sums.filter(([n]) => [6, 8, 10].includes(n)));
      assert.deepEqual(sums.map(([n, , , , arrays, domains]) => domains > arrays && n), [4, 5, 6, 7, 8, 9, false]);
      const chosen = textsOf(page(language, 'costs'), 'p').find((text) => text.includes('mrv'));
      const placed = [8, 10].flatMap((n) => [measured('forward-checking', n, { way: 'mrv' }), measured('forward-checking', n)].map(([queens]) => queens));
      assert.deepEqual(numbersIn(chosen ?? ''), [8, placed[0], placed[1], 10, placed[2], placed[3]]);
      assert.deepEqual(local.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('th, td').map(({ text }) => numbersIn(text)[0])), MOVES);
      assert.deepEqual([6 ** 6, factorial(6), measured('flag-arrays', 6)[0]], [46_656, 720, 152]);
      const choose = (/** @type {number} */ n, /** @type {number} */ k) => factorial(n) / factorial(k) / factorial(n - k);
      assert.equal(Math.round(choose(36, 6)), 1_947_792);
    });

    test('going row by row leaves the stated number of boards', () => {
      const text = page(language, 'article-rows').querySelector('main')?.text ?? '';
      for (const number of ['1,947,792', '46,656', '40,320', '92']) assert.ok(text.includes(number), number);
    });

    test('the steps of the ladder are edits of the programs, with the stated savings', () => {
      const main = /** @type {import('node-html-parser').HTMLElement} */ (page(language, 'ladder').querySelector('main'));
      const steps = main.querySelectorAll('p').flatMap((each) => {
        const query = QUERY.exec(parse(`<a>${each.querySelector('a')?.getAttribute('href')}</a>`).text)?.[1];
        return query ? [{ ...Object.fromEntries(new URLSearchParams(query)), numbers: numbersIn(each.text.replace(/^[^：:]*[：:]/, '')) }] : [];
      });
      assert.equal(steps.length, 6);
      const lines = steps.map(({ variant, way }) => queens.listing(variant, 'python', { way }).text.split('\n'));
      steps.forEach(({ variant, way, numbers }, i) => {
        assert.deepEqual(numbers, measured(variant, 8, { way }), `step ${i + 1}`);
      });
      const edits = textsOf(main, 'pre').filter((text) => /^[-+]/.test(text)).map((text) => text.trim().split('\n'));
      assert.equal(edits.length, 5);
      edits.forEach((edit, i) => {
        for (const line of edit) {
          const [there, gone] = line[0] === '+' ? [lines[i + 1], lines[i]] : [lines[i], lines[i + 1]];
          assert.ok(there.includes(line.slice(1)), line);
          assert.ok(!gone.includes(line.slice(1)), line);
        }
      });
    });
  });
}
