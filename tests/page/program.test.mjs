// A student's program runs in the page and cannot reach anything outside, whatever it tries.
import assert from 'node:assert/strict';
import http from 'node:http';
import { after, before, describe, test } from 'node:test';
import { inOne } from './engines.mjs';
import { LAPTOP } from './controls.mjs';
import { BROWSERS, launch } from './driver.mjs';
import { change, closed, GOOD, openWith, runs, said, SAY, violations, written } from './program.mjs';
import { serveSite, serveSiteWith, STRICT } from './site.mjs';

// A host with the minimum policy in the guide, which also lets workers start from the page's own text.
const strict = { 'Content-Security-Policy': STRICT['Content-Security-Policy'].replace("worker-src 'self'", "worker-src 'self' blob:") };
const site = await serveSite();
const strictSite = await serveSiteWith({}, strict);
/** A host that would answer anyone, and records requests. @type {string[]} */
const asked = [];
const stranger = http.createServer(({ url }, response) => {
  asked.push(url ?? '');
  response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' });
  response.end('self.stranger = true;');
});
await new Promise((resolve) => stranger.listen(0, '127.0.0.1', () => resolve(undefined)));
const strangers = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (stranger.address()).port}/`;
after(() => Promise.all([site.close(), strictSite.close(), stranger.close()]));

for (const name of BROWSERS) {
  const once = inOne(name);
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    once('Python programs run', async () => {
      const tab = await openWith(browser, site.address, { language: 'python', n: 5, source: 'queens, solutions = [], []\ndef go(row):\n    if row == n:\n        solutions.append(queens[:])\n        return\n    for c in range(n):\n        if all(q != c and abs(q - c) != row - i for i, q in enumerate(queens)):\n            queens.append(c)\n            go(row + 1)\n            queens.pop()\ngo(0)\nprint(len(solutions))\n' });
      assert.ok(!tab.requests.some((each) => each.includes('/python-')), 'it is fetched when it is first run');
      assert.equal(await runs(tab), SAY['end-well']);
      assert.equal(tab.requests.filter((each) => each.endsWith('.wasm') && each.includes('/python-')).length, 1);
      assert.equal(await tab.evaluate(() => document.querySelector('#program .verdict h3')?.className), 'right');
      assert.equal(await tab.evaluate(() => document.querySelector('#program pre')?.textContent), '10');
      assert.deepEqual(await tab.evaluate(violations), []);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    /** @type {[string, string, RegExp][]} description, program, and expected message */
    const HOSTILE = [
      ['a loop without end', 'let a = 1;\nwhile (true) {\n  a += 0;\n}', /^Stopped at line [23]/],
      ['a loop of nothing inside another program', 'Array.from({ length: 1e9 }, () => { for (;;); });', /^Stopped at line 1/],
      ['more events than are taken', 'for (;;) { place(0, 0);\n remove(0, 0); }', /^Stopped(?: at line [12]|: the program printed too much or changed)/],
      ['endless printing', "for (;;) console.log('a'.repeat(100000));", /^Stopped at line 1: the program printed too much/],
      ['what is no program', 'let a = 1;\nlet b = (;', /^Line 2 cannot be read: /],
      ['an error', 'const queens = [0];\n\nnothing();', /^Line 3: ReferenceError: nothing is not defined/],
      ['everything redefined', 'self.postMessage = self.onmessage = null; Array.prototype.push = null; Object.prototype.toString = null; Promise = null;\nlet queens = [];\nqueens[0] = 1;\nqueens = [];', /^The program ended\.$/],
      ['workers of its own', 'for (let i = 0; i < 9; i++) new Worker("data:,");', /^Line 1: ReferenceError: Worker is not defined/],
      ['messages to the frame', 'self.postMessage("Vn 32");', /^Line 1: TypeError: /],
      ['a column beside the board', 'let a = 1;\nplace(0, 6);', /^Line 2: the board has no square for “place 0 6”\. Rows and columns must be from 0 to \d\.$/],
      ['a row beside the board', 'place(-1, 0);', /^Line 1: the board has no square for “place -1 0”\./],
      ['a test beside the board', 'let a = 1;\n\ntest(6, 6);', /^Line 3: the board has no square for “test 6 6”\./],
      ['a printed square beside the board', "let a = 1;\nconsole.log('place 9 9');", /^Line 2: the board has no square for “place 9 9”\./],
      ['a worker that closes', 'close();\nlet i = 0; while (i < 1e6) i++;', /^Line 1: ReferenceError: close is not defined/],
    ];
    once('every hostile program ends with a message', async () => {
      const tab = await openWith(browser, site.address, { language: 'javascript', source: '', n: 6 });
      for (const [what, source, sentence] of HOSTILE) {
        await change(tab, { language: 'javascript', source, n: 6 });
        assert.match(await runs(tab).catch((error) => assert.fail(`${what}: ${error.message}`)), sentence, what);
        assert.equal(await tab.evaluate(() => document.querySelectorAll('iframe').length), 0, what);
        assert.equal(await tab.evaluate(() => document.querySelector('#program [aria-disabled]')), null, what);
      }
      assert.equal(await tab.evaluate(() => window.queens.n()), 6);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    /** tests/program has more of them, which end in Python itself. @type {[string, string, RegExp][]} */
    const HOSTILE_PYTHON = [
      ['a loop that catches its end', 'while True:\n    try:\n        while True: pass\n    except BaseException:\n        pass\n', /^Stopped at line [1-5]/],
      ['a package', 'import sys\nimport numpy as np\n', /^Line 2: numpy is not available on this page\./],
      ['calls without end', 'def f(k):\n    return f(k + 1)\nf(0)\n', /^Line 2: RecursionError: maximum recursion depth exceeded/],
      ['calls without end in the library', 'class A:\n    def __repr__(self):\n        return repr(self)\nprint(A())\n', /^Line [234]: RecursionError: maximum recursion depth exceeded/],
      ['memory without end', 'x = []\nwhile True:\n    x.append([0] * 1000000)\n', /^Stopped: the program needs more memory/],
      ['everything redefined', "import builtins, sys\nsys.settrace(None)\nfor name in list(vars(builtins)):\n    if name != 'setattr':\n        setattr(builtins, name, None)\n", /^The program ended\.$|^Line \d: /],
      ['an end of Python itself', 'import os\nos._exit(3)\n', /^The program ended\.$/],
    ];
    once('every hostile program in Python ends with a message, and Run works again', async () => {
      const tab = await openWith(browser, site.address, { language: 'python', source: '', n: 6 });
      for (const [what, source, sentence] of HOSTILE_PYTHON) {
        await change(tab, { language: 'python', source, n: 6 });
        assert.match(await runs(tab).catch((error) => assert.fail(`${what}: ${error.message}`)), sentence, what);
        // One is prepared for the next run.
        assert.ok(await tab.evaluate(() => document.querySelectorAll('iframe').length) <= 1, what);
        assert.equal(await tab.evaluate(() => document.querySelector('#program [aria-disabled]')), null, what);
      }
      await change(tab, { language: 'python', source: 'print(n)\n', n: 6 });
      assert.equal(await runs(tab), SAY['end-well']);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    /** Programs that report endlessly or excessively, in JavaScript. */
    const FLOODS = {
      'a set that changes whole': 'let queens = new Set();\nfor (let k = 0; ; k++) queens = new Set(Array.from({ length: 900 }, (_, i) => k + i));',
      'a list of squares that grows': 'const queens = [];\nfor (let i = 0; ; i++) { queens.push([i, i * 7 % 11]); if (queens.length > 480) queens.length = 0; }',
      'a million solutions': 'for (let i = 0; i < 1e6; i++) solution();',
      'ten million queens': 'for (let i = 0; i < 1e7; i++) place(0, 0);',
      'ten million lines': "for (let i = 0; i < 1e7; i++) console.log('a');",
      'a board that changes without end': 'const board = Array.from({ length: n }, () => Array(n).fill(0));\nfor (;;) board[0][0] ^= 1;',
    };
    /**
     * Runs in the page: presses Run.
     * @param {string} run
     * @returns {Promise<{ seconds: number, gap: number }>} duration, and the longest time without a frame
     */
    const drawsWhile = (run) => new Promise((resolve) => {
      const begun = performance.now();
      let [last, gap, over, after] = [begun, 0, 0, 0];
      const tick = () => {
        const now = performance.now();
        gap = Math.max(gap, now - last);
        last = now;
        if (document.querySelector('#program [role=status]')?.textContent) over ||= now;
        // The following frames show the result.
        if (over && ++after > 5) resolve({ seconds: (over - begun) / 1000, gap });
        else requestAnimationFrame(tick);
      };
      /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll('#program button')].find(({ textContent }) => textContent === run))?.click();
      requestAnimationFrame(tick);
    });
    /** Runs in the page: how long its thread takes for a fixed amount of work, in milliseconds; longer while other processes run. */
    const pace = () => {
      const begun = performance.now();
      let mixed = 1;
      for (let i = 0; i < 5e7; i++) mixed = Math.imul(mixed, 48_271) + i;
      return performance.now() - begun + (mixed === 0.5 ? 1 : 0);
    };
    /** @param {import('./driver.mjs').Tab} tab @param {(keyof typeof FLOODS)[]} floods */
    async function drawsThroughFloods(tab, floods) {
      for (const what of floods) {
        const source = FLOODS[what];
        /** @type {string[]} */
        const slow = [];
        while (slow.length < 3) {
          await change(tab, { language: 'javascript', source, n: 6 });
          const before = await tab.evaluate(pace);
          const { gap, seconds } = await tab.evaluate(drawsWhile, SAY.run);
          const work = Math.max(before, await tab.evaluate(pace));
          if (gap < 2 * work && 1000 * seconds < 33 * work) break;
          slow.push(`${Math.round(gap)} ms without a frame, ${seconds} s, where the work takes ${Math.round(work)} ms`);
        }
        assert.ok(slow.length < 3, `${what}: ${slow.join('; ')}`);
      }
      assert.deepEqual(tab.complaints, []);
    }
    once('however much it tells, the page draws all the while, and it ends in time', async () => {
      const tab = await openWith(browser, site.address, { language: 'javascript', source: '', n: 6 });
      await drawsThroughFloods(tab, /** @type {(keyof typeof FLOODS)[]} */ (Object.keys(FLOODS)));
      await tab.close();
    });

    once('where the page can start no worker of its own it reads in slices', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=6`, { ...LAPTOP, init: () => {
        // Not in the frame that a program runs in.
        if (window.parent === window) Object.assign(window, { Worker: class { constructor() { throw new Error('forbidden'); } } });
      } });
      await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program), { language: 'javascript', source: GOOD, n: 6 });
      await tab.until(written);
      assert.equal(await runs(tab), SAY['end-well']);
      assert.equal(await tab.evaluate(() => document.querySelector('#program .verdict h3')?.className), 'right');
      // One that sends most events, and one that changes a variable most often.
      await drawsThroughFloods(tab, ['ten million queens', 'a board that changes without end']);
      await tab.close();
    });

    once('a worker that a policy forbids is named, and so is a policy that forbids what starts it', async () => {
      const forbidden = await serveSiteWith({}, { 'Content-Security-Policy': "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; frame-src 'self'" });
      const tab = await openWith(browser, forbidden.address, { language: 'javascript', source: GOOD, n: 6 });
      const sentence = await runs(tab);
      assert.ok(sentence.startsWith(SAY['end-forbidden'].split('{')[0]), sentence);
      assert.match(sentence, /worker-src|Worker/);
      await tab.close();
      await forbidden.close();
    });

    once('one that is ended before it has run a line is ended in no line', async () => {
      const tab = await openWith(browser, site.address, { language: 'python', source: 'queens = []\n', n: 6 });
      await tab.evaluate(([run, stop]) => {
        const buttons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('#program button')]);
        for (const name of [run, stop]) buttons.find(({ textContent }) => textContent === name)?.click();
      }, [SAY.run, SAY.stop]);
      assert.equal(await tab.until(said), SAY['end-stopped-early']);
      await tab.close();
    });

    test('a program reaches neither network nor storage nor the page', async () => {
      const source = `
const told = [];
const attempt = (name, act) => { try { const got = act(); told.push(name + ' ' + (got === undefined ? 'nothing' : 'something')); } catch (error) { told.push(name + ' refused'); } };
attempt('script', () => importScripts('${strangers}script'));
attempt('own script', () => importScripts('${site.address}explore.js'));
attempt('request', () => { const r = new XMLHttpRequest(); r.open('GET', '${strangers}request', false); r.send(); return r.status; });
attempt('socket', () => { new WebSocket('${strangers.replace('http', 'ws')}socket'); });
attempt('eval', () => eval('1'));
attempt('document', () => self.document);
attempt('window', () => self.window ?? self.parent);
attempt('storage', () => self.localStorage);
fetch('${strangers}fetch').catch(() => {});
told.push(self.origin);
console.log(told.join('\\n'));
`;
      const tab = await openWith(browser, site.address, { language: 'javascript', source, n: 6 });
      assert.equal(await runs(tab), SAY['end-well']);
      const lines = (await tab.evaluate(() => document.querySelector('#program pre')?.textContent ?? '')).split('\n');
      assert.deepEqual(lines.filter((/** @type {string} */ line) => !/^socket/.test(line)), ['script refused', 'own script refused', 'request refused', 'eval refused', 'document nothing', 'window nothing', 'storage nothing', 'null']);
      assert.deepEqual(asked, []);
      await tab.close();
    });

    once('a program in Python reaches neither network nor page', async () => {
      const source = `
import js
from pyodide.code import run_js
from pyodide.http import open_url
def attempt(name, act):
    try:
        act()
        print(name, 'done')
    except BaseException:
        print(name, 'refused')
attempt('request', lambda: open_url('${strangers}request'))
attempt('script', lambda: js.importScripts('${strangers}script'))
attempt('socket', lambda: js.WebSocket.new('${strangers.replace('http', 'ws')}socket'))
attempt('eval', lambda: run_js('1'))
attempt('message', lambda: js.postMessage('Vn 32'))
attempt('worker', lambda: js.Worker.new('data:,'))
attempt('document', lambda: js.document)
js.fetch('${strangers}fetch')
print(js.origin)
`;
      const tab = await openWith(browser, site.address, { language: 'python', source, n: 6 });
      assert.equal(await runs(tab), SAY['end-well']);
      const lines = (await tab.evaluate(() => document.querySelector('#program pre')?.textContent ?? '')).split('\n');
      assert.deepEqual(lines.filter((/** @type {string} */ line) => !/^socket/.test(line)), ['request refused', 'script refused', 'eval refused', 'message refused', 'worker refused', 'document refused', 'null']);
      assert.deepEqual(asked, []);
      await tab.close();
    });

    test('programs work under a strict policy of the host', async () => {
      const tab = await openWith(browser, strictSite.address, { language: 'javascript', source: GOOD, n: 6 });
      assert.equal(await runs(tab), SAY['end-well']);
      await change(tab, { language: 'python', source: 'print(sum(range(10)))\n', n: 6 });
      assert.equal(await runs(tab), SAY['end-well']);
      assert.equal(await tab.evaluate(() => document.querySelector('#program pre')?.textContent), '45');
      assert.deepEqual(await tab.evaluate(violations), []);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });
  });
}
