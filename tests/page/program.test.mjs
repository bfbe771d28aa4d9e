// A reader's own program in the page: it runs, is watched and judged, and reaches nothing, whatever it tries.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { inOneOf } from './both.mjs';
import { LAPTOP } from './controls.mjs';
import { BROWSERS, launch } from './driver.mjs';
import { serveSite, serveSiteWith, STRICT } from './site.mjs';
import { readLanguages } from '../../script/texts/languages.mjs';
import { pack } from '../../web/program/link.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const languages = readLanguages();
const [{ program: SAY }] = languages;
const { program: CHINESE } = /** @type {typeof languages[0]} */ (languages.find(({ tag }) => tag === 'zh'));
// A host that sends the least policy that the guide gives, and lets workers begin from what a page has made.
const strict = { 'Content-Security-Policy': STRICT['Content-Security-Policy'].replace("worker-src 'self'", "worker-src 'self' blob:") };
const site = await serveSite();
const strictSite = await serveSiteWith({}, strict);
/** A host that would answer anybody, and notes who asked. @type {string[]} */
const asked = [];
const stranger = http.createServer(({ url }, response) => {
  asked.push(url ?? '');
  response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' });
  response.end('self.stranger = true;');
});
await new Promise((resolve) => stranger.listen(0, '127.0.0.1', () => resolve(undefined)));
const strangers = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (stranger.address()).port}/`;
after(() => Promise.all([site.close(), strictSite.close(), stranger.close()]));

// Runs before the page's scripts.
function noteAll() {
  const [violations, answers] = [/** @type {string[]} */ ([]), /** @type {any[]} */ ([])];
  Object.assign(window, { violations, answers });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => violations.push(`${effectiveDirective} ${blockedURI} ${sample}`));
}

/** In the page. */
const noted = () => {
  const queens = /** @type {any} */ (window.queens);
  queens.on('answer', (/** @type {any} */ answer) => /** @type {any} */ (window).answers.push(answer));
};
const said = () => document.querySelector('#program [role=status]')?.textContent ?? '';
const press = (/** @type {string} */ text) => {
  const button = [...document.querySelectorAll('#program button')].find((each) => each.textContent === text);
  /** @type {HTMLElement | undefined} */ (button)?.click();
  return button !== undefined;
};
const closed = () => new Promise((resolve) => {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById('program'));
  // Its own listeners hear of it first.
  dialog.addEventListener('close', () => setTimeout(resolve));
  dialog.close();
});
const stands = (/** @type {string} */ text) => {
  const [dialog, ...others] = document.querySelectorAll('#program');
  return others.length === 0 && dialog?.querySelector('.editor')?.shadowRoot?.querySelector('.cm-content')?.textContent === text;
};
const written = () => document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-content')?.textContent ?? '';

/** A program that finds all, by what it calls. */
const GOOD = `const queens = [], solutions = [];
function go(row) {
  if (row === n) { solutions.push([...queens]); return; }
  for (let c = 0; c < n; c++) {
    if (queens.some((q, i) => q === c || Math.abs(q - c) === row - i)) continue;
    queens.push(c);
    go(row + 1);
    queens.pop();
  }
}
go(0);
`;

for (const name of BROWSERS) {
  const once = inOneOf(name);
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    /** @param {Record<string, unknown>} [program] @param {string} [address] */
    async function openWith(program, address = site.address) {
      const tab = await browser.openReady(`${address}?lang=en&n=6`, { ...LAPTOP, init: noteAll });
      await tab.evaluate(noted);
      await tab.evaluate((/** @type {any} */ given) => /** @type {any} */ (window.queens).program(given ?? undefined), program ?? null);
      await tab.until(() => Boolean(document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-content')));
      return tab;
    }
    /** @param {import('./driver.mjs').Tab} tab @returns {Promise<string>} what is said once it has ended */
    async function runs(tab) {
      await tab.until(press, SAY.run);
      return tab.until(said);
    }
    const violations = () => /** @type {any} */ (window).violations;

    test('a program that is given takes the place of one that stands there, and of one that has just been closed', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en`, LAPTOP);
      const given = (/** @type {string} */ source) => ({ language: 'javascript', source, n: 4 });
      await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program), given('first'));
      await tab.until(stands, 'first');
      await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program), given('second'));
      await tab.until(stands, 'second');
      // Browsers tell of a dialog's end later than it ends.
      await tab.evaluate((program) => {
        /** @type {HTMLDialogElement} */ (document.querySelector('#program')).close();
        return /** @type {any} */ (window.queens).program(program);
      }, given('third'));
      await tab.until(stands, 'third');
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('a program with a hole is wrong, and right when it is filled', async () => {
      const tab = await openWith();
      await tab.until((hole) => document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-content')?.textContent?.includes(hole), SAY['hole-safe']);
      assert.equal(await runs(tab), SAY['end-well']);
      assert.equal(await tab.evaluate(() => document.querySelector('#program .verdict h3')?.className), 'wrong');
      assert.ok(await tab.evaluate((text) => document.querySelector('#program .verdict')?.textContent?.includes(text), SAY['wrong-solution']));
      const [first] = await tab.evaluate(() => /** @type {any} */ (window).answers);
      assert.deepEqual([first.kind, first.right, first.tries], ['program', false, 1]);
      assert.ok(first.answer.includes('wrong-solution'));
      await tab.evaluate(closed);
      await tab.evaluate((source) => /** @type {any} */ (window.queens).program({ language: 'javascript', source, n: 6 }), GOOD);
      assert.equal(await runs(tab), SAY['end-well']);
      assert.equal(await tab.evaluate(() => document.querySelector('#program .verdict h3')?.className), 'right');
      // It is on the board, with its own lines.
      assert.deepEqual(await tab.evaluate(() => [window.queens.variant(), window.queens.n()]), ['trace', 6]);
      await tab.evaluate(() => window.queens.runTo('place'));
      assert.deepEqual(await tab.evaluate(() => [window.queens.queens(), window.queens.lines().at(-1)]), [[[0, 0]], '6']);
      await tab.evaluate(() => window.queens.seek(Infinity));
      assert.equal(await tab.evaluate(() => window.queens.counters().solution), 4);
      assert.deepEqual(await tab.evaluate(violations), []);
      assert.deepEqual(tab.complaints, []);
      assert.deepEqual(tab.requests.filter((each) => /^https?:/.test(each) && !each.startsWith(site.address)), []);
      await tab.close();
    });

    test('it has a name, a way by keys and enough contrast for each that reads it', async (t) => {
      if (name === 'firefox') return t.skip('one browser is enough for that');
      const tab = await openWith({ language: 'javascript', source: GOOD, n: 6 });
      await runs(tab);
      await tab.page.evaluate(AXE);
      const found = await tab.evaluate(async () => {
        const { violations } = await /** @type {any} */ (window).axe.run('#program');
        return violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ each) => each.target.join(' ')).join(', ')}`);
      });
      assert.deepEqual(found, []);
      await tab.close();
    });

    test('Python runs too', async () => {
      const tab = await openWith({ language: 'python', n: 5, source: 'queens, solutions = [], []\ndef go(row):\n    if row == n:\n        solutions.append(queens[:])\n        return\n    for c in range(n):\n        if all(q != c and abs(q - c) != row - i for i, q in enumerate(queens)):\n            queens.append(c)\n            go(row + 1)\n            queens.pop()\ngo(0)\nprint(len(solutions))\n' });
      assert.ok(!tab.requests.some((each) => each.includes('micropython')), 'it is fetched when it is asked for');
      assert.equal(await runs(tab), SAY['end-well']);
      assert.equal(await tab.evaluate(() => document.querySelector('#program .verdict h3')?.className), 'right');
      assert.equal(await tab.evaluate(() => document.querySelector('#program pre')?.textContent), '10');
      assert.deepEqual(await tab.evaluate(violations), []);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    /** @type {[string, string, RegExp][]} what it is, the program, and what is said of it */
    const HOSTILE = [
      ['a loop without end', 'let a = 1;\nwhile (true) {\n  a += 0;\n}', /^It was ended after 5 s, in line [23]/],
      ['a loop of nothing inside another program', 'Array.from({ length: 1e9 }, () => { for (;;); });', /^It was ended after 5 s, in line 1/],
      ['more events than are taken', 'for (;;) { place(0, 0);\n remove(0, 0); }', /^It was ended in line \d because it has too many events/],
      ['endless printing', "for (;;) console.log('a'.repeat(100000));", /^The program was ended in line 1 because it printed or changed too much|^It was ended after 5 s/],
      ['what is no program', 'let a = 1;\nlet b = (;', /^Line 2 cannot be read: /],
      ['an error', 'const queens = [0];\n\nnothing();', /^Line 3: ReferenceError: nothing is not defined/],
      ['everything redefined', 'self.postMessage = self.onmessage = null; Array.prototype.push = null; Object.prototype.toString = null; Promise = null;\nlet queens = [];\nqueens[0] = 1;\nqueens = [];', /^It has ended\.$/],
      ['workers of its own', 'for (let i = 0; i < 9; i++) new Worker("data:,");', /^Line 1: ReferenceError: Worker is not defined/],
      ['messages to the frame', 'self.postMessage("Vn 32");', /^Line 1: TypeError: /],
      ['a column beside the board', 'let a = 1;\nplace(0, 6);', /^Line 2: the board has no square for place 0 6\. Rows and columns must be from 0 to 5\.$/],
      ['a row beside the board', 'place(-1, 0);', /^Line 1: the board has no square for place -1 0\./],
      ['a test beside the board', 'let a = 1;\n\ntest(6, 6);', /^Line 3: the board has no square for test 6 6\./],
      ['a printed square beside the board', "let a = 1;\nconsole.log('place 9 9');", /^Line 2: the board has no square for place 9 9\./],
      ['a worker that closes', 'close();\nlet i = 0; while (i < 1e6) i++;', /^It (has ended|was ended after 5 s)/],
    ];
    test('whatever it does ends in a sentence', async () => {
      const tab = await openWith({ language: 'javascript', source: '', n: 6 });
      for (const [what, source, sentence] of HOSTILE) {
        await tab.evaluate(closed);
        await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program), { language: 'javascript', source, n: 6 });
        assert.match(await runs(tab).catch((error) => assert.fail(`${what}: ${error.message}`)), sentence, what);
        assert.equal(await tab.evaluate(() => document.querySelectorAll('iframe').length), 0, what);
        assert.equal(await tab.evaluate(() => document.querySelector('#program [aria-disabled]')), null, what);
      }
      assert.equal(await tab.evaluate(() => window.queens.n()), 6);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('a square beside the board is named with its line in Python too, and Run works again', async () => {
      const tab = await openWith({ language: 'python', source: '', n: 6 });
      /** @type {[string, RegExp][]} */
      const cases = [
        ['a = 1\nplace(0, 6)\n', /^Line 2: the board has no square for place 0 6\./], ['place(-1, 0)\n', /^Line 1: the board has no square for place -1 0\./],
        ['\ntest(6, 6)\n', /^Line 2: the board has no square for test 6 6\./], ["print('place 9 9')\n", /^Line 1: the board has no square for place 9 9\./],
      ];
      for (const [source, sentence] of cases) {
        await tab.evaluate(closed);
        await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program), { language: 'python', source, n: 6 });
        for (let times = 0; times < 2; times++) {
          assert.match(await runs(tab), sentence, source);
          await tab.until(() => document.querySelector('#program [aria-disabled]') === null);
        }
      }
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    /** What programs tell without end or measure, in JavaScript. */
    const FLOODS = {
      'a set that changes whole': 'let queens = new Set();\nfor (let k = 0; ; k++) queens = new Set(Array.from({ length: 900 }, (_, i) => k + i));',
      'a list of squares that grows': 'const queens = [];\nfor (let i = 0; ; i++) { queens.push([i, i * 7 % 11]); if (queens.length > 480) queens.length = 0; }',
      'a million solutions': 'for (let i = 0; i < 1e6; i++) solution();',
      'ten million queens': 'for (let i = 0; i < 1e7; i++) place(0, 0);',
      'ten million lines': "for (let i = 0; i < 1e7; i++) console.log('a');",
      'a board that changes without end': 'const board = Array.from({ length: n }, () => Array(n).fill(0));\nfor (;;) board[0][0] ^= 1;',
    };
    /** In the page: presses Run. @param {string} run @returns {Promise<{ seconds: number, gap: number }>} until it is over, and the longest time without a frame */
    const drawsWhile = (run) => new Promise((resolve) => {
      const begun = performance.now();
      let [last, gap, over, after] = [begun, 0, 0, 0];
      const tick = () => {
        const now = performance.now();
        gap = Math.max(gap, now - last);
        last = now;
        if (document.querySelector('#program [role=status]')?.textContent) over ||= now;
        // What it did is shown with the next frames.
        if (over && ++after > 5) resolve({ seconds: (over - begun) / 1000, gap });
        else requestAnimationFrame(tick);
      };
      /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll('#program button')].find(({ textContent }) => textContent === run))?.click();
      requestAnimationFrame(tick);
    });
    /** @param {import('./driver.mjs').Tab} tab */
    async function drawsThroughFloods(tab) {
      for (const [what, source] of Object.entries(FLOODS)) {
        /** @type {{ seconds: number, gap: number }[]} */
        const tries = [];
        // A machine that is busy with others may miss a frame.
        while (tries.length < 3 && !tries.some(({ gap }) => gap < 300)) {
          await tab.evaluate(closed);
          await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program), { language: 'javascript', source, n: 6 });
          await tab.until(written);
          tries.push(await tab.evaluate(drawsWhile, SAY.run));
        }
        assert.ok(tries.some(({ gap }) => gap < 300), `${what}: ${tries.map(({ gap }) => `${Math.round(gap)} ms`)}`);
        assert.ok(tries.every(({ seconds }) => seconds < 5 + 1.5 + 8), `${what}: ${tries.map(({ seconds }) => `${seconds} s`)}`);
      }
      assert.deepEqual(tab.complaints, []);
    }
    once('however much it tells, the page draws all the while, and it ends in time', async () => {
      const tab = await openWith({ language: 'javascript', source: '', n: 6 });
      await drawsThroughFloods(tab);
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
      await drawsThroughFloods(tab);
      await tab.close();
    });

    once('a worker that a policy forbids is named, and so is a policy that forbids what starts it', async () => {
      const forbidden = await serveSiteWith({}, { 'Content-Security-Policy': "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; frame-src 'self'" });
      const tab = await openWith({ language: 'javascript', source: GOOD, n: 6 }, forbidden.address);
      const sentence = await runs(tab);
      assert.ok(sentence.startsWith(SAY['end-forbidden'].split('{')[0]), sentence);
      assert.match(sentence, /worker-src|Worker/);
      await tab.close();
      await forbidden.close();
    });
    once('one that is ended before it has run a line is ended in no line', async () => {
      const tab = await openWith({ language: 'python', source: 'queens = []\n', n: 6 });
      await tab.evaluate(([run, stop]) => {
        const buttons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('#program button')]);
        for (const name of [run, stop]) buttons.find(({ textContent }) => textContent === name)?.click();
      }, [SAY.run, SAY.stop]);
      assert.equal(await tab.until(said), SAY['end-stopped-early']);
      await tab.close();
    });

    once('what is found is said in particular in the language of the page', async () => {
      const tab = await browser.openReady(`${site.address}?lang=zh&n=4`, LAPTOP);
      await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program), { language: 'javascript', source: 'const queens = [];\nqueens.push(0);\nqueens.push(0);\n', n: 4 });
      await tab.until(press, CHINESE.run);
      const told = await tab.until(() => document.querySelector('#program .verdict small')?.textContent);
      assert.ok(told.startsWith(CHINESE['detail-attacked'].split('{')[0]), told);
      assert.equal(await tab.evaluate(() => document.querySelector('#program .verdict [lang]')), null);
      await tab.close();
    });

    test('it reaches neither network nor storage nor the page', async () => {
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
      const tab = await openWith({ language: 'javascript', source, n: 6 });
      assert.equal(await runs(tab), SAY['end-well']);
      const lines = (await tab.evaluate(() => document.querySelector('#program pre')?.textContent ?? '')).split('\n');
      assert.deepEqual(lines.filter((/** @type {string} */ line) => !/^socket/.test(line)), ['script refused', 'own script refused', 'request refused', 'eval refused', 'document nothing', 'window nothing', 'storage nothing', 'null']);
      assert.deepEqual(asked, []);
      await tab.close();
    });

    once('a link that brings a program says so, and does not run it', async () => {
      const program = await pack({ language: 'javascript', source: GOOD, n: 6, board: '', solutions: '', byColumn: false, expect: 'all' });
      const tab = await browser.openReady(`${site.address}?lang=en#program=${program}`, { ...LAPTOP, init: noteAll });
      await tab.until((/** @type {string} */ note) => document.querySelector('#program .note')?.textContent === note, SAY.brought);
      assert.ok(await tab.until(written));
      assert.equal(await tab.evaluate(() => document.querySelectorAll('iframe').length), 0);
      assert.equal(await tab.evaluate(said), '');
      assert.equal(await runs(tab), SAY['end-well']);
      assert.ok((await tab.evaluate(() => location.hash)).includes(program), 'the address still has it');
      await tab.close();
    });

    once('a link that is cut, empty or asks for too much is named, in both languages, and nothing is lost', async () => {
      const whole = await pack({ language: 'javascript', source: GOOD, n: 6, board: '', solutions: '', byColumn: false, expect: 'all' });
      for (const [lang, say] of /** @type {[string, typeof SAY][]} */ ([['en', SAY], ['zh', CHINESE]])) {
        for (const program of [whole.slice(0, 40), '', '%F0']) {
          const tab = await browser.openReady(`${site.address}?lang=${lang}#program=${program}`, LAPTOP);
          assert.equal(await tab.until(said), say['link-damaged'], program);
          assert.ok(!(await tab.evaluate(() => document.body.textContent))?.includes(languages.find(({ tag }) => tag === lang)?.page.partMissing ?? '-'));
          // There is something to go on with.
          assert.ok(await tab.until(written));
          assert.deepEqual(tab.complaints, []);
          await tab.close();
        }
      }
      const tab = await openWith({ language: 'javascript', source: GOOD, n: 6 });
      const refused = await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program).catch((/** @type {Error} */ error) => error.message), { language: 'javascript', source: '', n: 13 });
      assert.match(refused, /n must be a whole number from 1 to 12; got 13/);
      await tab.evaluate(closed);
      await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program), { language: 'javascript', source: 'x'.repeat(200_000), n: 6 });
      await tab.until(written);
      await tab.evaluate(() => /** @type {any} */ (document.querySelector('#program .editor')).shadowRoot.querySelector('.cm-content').focus());
      await tab.page.keyboard.type('yy');
      await tab.until(press, SAY.link);
      assert.equal(await tab.until(said), SAY['link-long'].replace('{most}', '200,000'));
      await tab.close();
    });

    once('keys: Ctrl+Enter runs, Esc leaves the editor and then the dialog, and the text stays', async () => {
      const tab = await openWith({ language: 'javascript', source: GOOD, n: 6 });
      const inEditor = () => document.activeElement?.classList.contains('editor');
      const focus = () => /** @type {any} */ (document.querySelector('#program .editor')).shadowRoot.querySelector('.cm-content').focus();
      await tab.evaluate(focus);
      await tab.page.keyboard.type('/**/');
      await tab.page.keyboard.press('Tab');
      assert.equal(await tab.evaluate(inEditor), true, 'Tab writes there');
      await tab.page.keyboard.press('Escape');
      assert.equal(await tab.evaluate(() => document.activeElement?.textContent), SAY.run);
      assert.ok(await tab.evaluate(() => document.querySelector('#program[open]') !== null));
      await tab.evaluate(focus);
      await tab.page.keyboard.down('Control');
      await tab.page.keyboard.press('Enter');
      await tab.page.keyboard.up('Control');
      assert.equal(await tab.until(said), SAY['end-well']);
      const text = await tab.evaluate(written);
      assert.ok(text.includes('/**/'), text.slice(0, 40));
      await tab.page.keyboard.press('Escape');
      await tab.page.keyboard.press('Escape');
      await tab.until(() => document.querySelector('#program') === null);
      await tab.evaluate(() => window.queens.program());
      await tab.until(stands, text);
      assert.ok((await tab.evaluate(() => document.querySelector('#program')?.textContent))?.includes(SAY.keys));
      await tab.close();
    });

    once('a long line passes below the line numbers unseen', async () => {
      const tab = await openWith({ language: 'javascript', source: `// ${'queens '.repeat(100)}`, n: 6 });
      const color = await tab.evaluate(() => getComputedStyle(/** @type {any} */ (document.querySelector('#program .editor')).shadowRoot.querySelector('.cm-gutters')).backgroundColor);
      assert.ok(!/transparent|\/|rgba/.test(color), color);
      await tab.close();
    });

    once('what another program has printed is judged', async () => {
      const tab = await openWith({ language: 'javascript', source: '', n: 4 });
      const print = (/** @type {string} */ text) => {
        const field = /** @type {HTMLTextAreaElement} */ (document.querySelector('#program details textarea'));
        field.value = text;
      };
      await tab.evaluate(print, 'hello\n@n 4\n@place 0 0\n@place 1 1\n');
      await tab.until(press, SAY.watch);
      assert.equal(await tab.until(said), SAY['end-judged']);
      assert.ok(await tab.evaluate((text) => document.querySelector('#program .verdict')?.textContent?.includes(text), SAY['attacked-placement']));
      await tab.evaluate(print, 'place 0\n');
      await tab.until(press, SAY.watch);
      // Lines are counted as they were given.
      await tab.until(() => document.querySelector('#program [role=status]')?.textContent?.includes('line 1:'));
      await tab.close();
    });

    test('it works under a strict policy of the host', async () => {
      const tab = await openWith({ language: 'javascript', source: GOOD, n: 6 }, strictSite.address);
      assert.equal(await runs(tab), SAY['end-well']);
      assert.deepEqual(await tab.evaluate(violations), []);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });
  });
}
