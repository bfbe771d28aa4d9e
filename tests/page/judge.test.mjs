// `queens.judge`: a program runs in the sandbox of the page, and its results and moves are judged.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { LAPTOP } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { noteAll, violations } from './program.mjs';
import { serveSite, serveSiteWith, STRICT } from './site.mjs';

const programs = new URL('../recognize/programs/', import.meta.url);
const strict = { 'Content-Security-Policy': STRICT['Content-Security-Policy'].replace("worker-src 'self'", "worker-src 'self' blob:") };
const [site, strictSite] = await Promise.all([serveSite(), serveSiteWith({}, strict)]);
after(() => Promise.all([site.close(), strictSite.close()]));

/** @typedef {import('../../web/recognize/judge.js').Judgement} Judgement */
/** Runs in the page. @param {[string, import('../../web/program/judge.js').Options?]} given @returns {Promise<Judgement | { message: string }>} */
const judge = ([source, options]) => /** @type {any} */ (window.queens).judge(source, options).catch((/** @type {Error} */ { message }) => ({ message }));
/** The verdict that the first line of a program states. @param {string} source */
const truthOf = (source) => source.split('\n')[0].replace(/^(#|\/\/) /, '').split(';')[0];

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());
    const open = async (/** @type {string} */ address) => browser.openReady(`${address}?lang=en&n=6`, { ...LAPTOP, init: noteAll });
    const judged = async (/** @type {import('./driver.mjs').Tab} */ tab, /** @type {string} */ source, /** @type {import('../../web/program/judge.js').Options} */ options = {}) => /** @type {Judgement} */ (await tab.evaluate(judge, [source, options]));

    test('programs are judged as in Node, and the board stays', async () => {
      const tab = await open(site.address);
      for (const file of ['private-fields.js', 'typed-solver.ts', 'async-steps.js', 'readline-question.js', 'wrong-undefined.js', 'needs-a-page.js', 'redefines-everything.js', 'wrong-index.py']) {
        const source = readFileSync(new URL(file, programs), 'utf8');
        const { verdict, findings } = await judged(tab, source);
        assert.equal(verdict, truthOf(source), `${file}: ${JSON.stringify(findings)}`);
      }
      const sloppy = await judged(tab, 'total = 0;\nfor (i = 0; i < 4; i++) total += i;\nconsole.log(total);');
      assert.deepEqual([sloppy.error, sloppy.output], [null, '6\n'], 'variables need no declaration');
      assert.deepEqual(await tab.evaluate(() => [window.queens.variant(), window.queens.n(), document.querySelectorAll('iframe').length]), ['flag-arrays', 6, 0]);
      assert.deepEqual(await tab.evaluate(violations), []);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('a verdict has its results, its moves and its board', async () => {
      const tab = await open(strictSite.address);
      const source = readFileSync(new URL('private-fields.js', programs), 'utf8');
      const { ran, error, results, moves, n, size, board, output } = await judged(tab, source, { n: 5 });
      assert.deepEqual([ran, error, results.kind, results.found, results.of, results.boards.length, n, size], [true, null, 'all', 10, 10, 10, 5, 'asked']);
      assert.match(moves?.text ?? '', /^n 5\n[\s\S]*place 0 0\n/);
      assert.deepEqual([board.chosen?.form, board.chosen?.base], ['columns', 0]);
      assert.match(output, /0,2,4,1,3/);
      assert.deepEqual(await tab.evaluate(violations), []);
      await tab.close();
    });

    /**
     * Description, program, kind of the end, whether it ran. program.test.mjs has those that reach a limit, and
     * those in Python, which takes seconds to start again after each of them.
     * @type {[string, string, string, boolean][]}
     */
    const ENDS = [
      ['recursion without end', 'function f() { return f() + 1; }\nf();', 'error', true],
      ['workers of its own', 'for (let i = 0; i < 9; i++) new Worker("data:,");', 'error', true],
      ['messages to the frame', 'self.postMessage("D");', 'error', true],
      ['another language', '#include <stdio.h>\nint main(void) { printf("1\\n"); }', 'language', false],
    ];
    test('every hostile program has an end, and the page stays usable', async () => {
      const tab = await open(site.address);
      for (const [what, source, kind, itRan] of ENDS) {
        const { ran, error, verdict } = await judged(tab, source);
        assert.match(error?.kind ?? '', new RegExp(`^(${kind})$`), what);
        assert.deepEqual([ran, verdict], [itRan, itRan ? 'wrong' : 'unknown'], what);
        assert.equal(await tab.evaluate(() => document.querySelectorAll('iframe').length), 0, what);
      }
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('text that is no program is not judged as one', async () => {
      const tab = await open(site.address);
      // Python is the same in every browser.
      for (const guess of /** @type {const} */ (['javascript', ...(name === 'chromium' ? ['python'] : [])])) {
        // Python takes seconds to start; tests/recognize has more texts.
        for (const source of ['hello', ...(guess === 'javascript' ? ['皇后站得很好', 'The queens stand well on this board; none attacks another.', '1 3 0 2'] : [])]) {
          const { verdict, error } = await judged(tab, source, { guess: /** @type {'javascript'} */ (guess) });
          assert.deepEqual([verdict, error?.kind], ['unknown', 'unrecognized'], `${guess}: ${source}`);
        }
      }
      const { verdict, error: own } = await judged(tab, 'a = 1\nnothing()\n', { guess: 'javascript' });
      assert.deepEqual([verdict, own?.kind, own?.line], ['wrong', 'error', 2]);
      const { error } = await judged(tab, 'The queens stand well.', { language: 'javascript' });
      assert.equal(error?.kind, 'syntax', 'a language that is given is believed');
      await tab.close();
    });

    test('arguments that are not valid are named', async () => {
      const tab = await open(site.address);
      /** @type {[any, any, string][]} */
      const cases = [
        [4, {}, 'source must be the text of a program; got number'], ['', { n: 13 }, 'n must be a whole number from 1 to 12; got 13'],
        ['', { language: 'cobol' }, 'language must be python, javascript or typescript; got cobol'], ['', { guess: 'cobol' }, 'guess must be python, javascript or typescript; got cobol'], ['', { expect: 'most' }, 'expect must be one of all, first, count, symmetric; got most'],
        ['', { input: 4 }, 'input must be a text or a list of lines; got 4'],
      ];
      for (const [source, options, message] of cases) assert.deepEqual(await tab.evaluate(judge, [source, options]), { message });
      await tab.close();
    });
  });
}
