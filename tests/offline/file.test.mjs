// queens.html, the page as a single file: alone in a folder and opened from there, it is the whole page and requests
// nothing.
import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { readLanguages } from '../../script/texts/languages.mjs';
import { differing } from '../page/compare.mjs';
import { controls, LAPTOP, pictureAtRest, SAY } from '../page/controls.mjs';
import { BROWSERS, launch, PATIENCE } from '../page/driver.mjs';
import { inOne } from '../page/engines.mjs';
import { decodeGif } from '../page/gif.mjs';
import { serveHost } from '../page/host.mjs';
import { openRange } from '../page/range.mjs';
import { DIST, serveSite } from '../page/site.mjs';
import { takeDown } from '../page/taken.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'queenscope-'));
// Like the name of a downloaded file.
const file = path.join(folder, 'Eight queens 八皇后 (1).html');
copyFileSync(path.join(DIST, 'queens.html'), file);
const address = pathToFileURL(file).href;
const [{ page: PAGE, share: TEXTS, program: PROGRAM, counting: EXPLAINED }] = readLanguages();

const site = await serveSite();
const host = await serveHost();
after(async () => {
  host.close();
  await site.close();
  rmSync(folder, { recursive: true });
});

// The events of two queens according to contract and textbook, as kind and column.
const TWO_QUEENS = [
  ['test', 0], ['place', 0], ['test', 0], ['test', 1], ['exhausted', null], ['remove', 0],
  ['test', 1], ['place', 1], ['test', 0], ['test', 1], ['exhausted', null], ['remove', 1], ['exhausted', null], ['done', null],
];
const VARIANTS = ['board-scan', 'flag-arrays', 'hash-sets', 'bit-flags', 'bitmask', 'explicit-stack', 'permutations', 'forward-checking', 'min-conflicts'];

// Runs before the page's scripts: records violations of the policy, and the number of answers from workers.
function watch() {
  const seen = { violations: /** @type {string[]} */ ([]), answers: 0 };
  Object.assign(window, { seen });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => seen.violations.push(`${effectiveDirective} ${blockedURI}`));
  window.Worker = class extends Worker {
    /** @param {string | URL} script @param {WorkerOptions} [options] */
    constructor(script, options) {
      super(script, options);
      this.addEventListener('message', ({ data }) => void (seen.answers += typeof data === 'string' || 'error' in data ? 0 : 1));
    }
  };
}

// Runs in the page.
const seen = () => /** @type {any} */ (window).seen;
const hasAnswers = () => /** @type {any} */ (window).seen.answers > 0;
const dialog = () => document.querySelector('dialog[open]')?.textContent;
const press = (/** @type {string} */ label) => {
  const buttons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('dialog button, #program button')]);
  buttons.find(({ textContent }) => textContent === label)?.click();
};

/** @param {import('../page/driver.mjs').Tab} tab */
async function keptQuiet(tab) {
  // Data created or embedded by the page itself is not a request.
  const requests = tab.requests.filter((/** @type {string} */ each) => !/^(blob|data):/.test(each) && each.split('#')[0] !== address);
  assert.deepEqual(requests, []);
  assert.deepEqual((await tab.evaluate(seen)).violations, []);
  assert.deepEqual(tab.complaints, []);
}

/**
 * Waits until the page looks like a picture; glyphs and explored data arrive a little later.
 * @param {import('../page/driver.mjs').Tab} tab
 * @param {Buffer} picture a PNG
 */
async function comesToLookLike(tab, picture) {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const off = differing(await pictureAtRest(tab), picture);
    if (off < 20) return;
    assert.ok(Date.now() < deadline, `${off} pixels differ`);
  }
}

test('it contains its licences', () => {
  const text = readFileSync(file, 'utf8');
  const licences = readdirSync(path.join(DIST, 'licences')).filter((name) => name.endsWith('.txt'));
  assert.ok(licences.length > 4);
  for (const each of licences) assert.ok(text.includes(readFileSync(path.join(DIST, 'licences', each), 'utf8').trim()), each);
});

for (const name of BROWSERS) {
  const once = inOne(name);
  describe(name, () => {
    /** @type {import('../page/driver.mjs').Browser} */
    let browser;
    /** For tests in one browser that need no address of their own. @type {import('../page/driver.mjs').Tab | undefined} */
    let shared;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());
    /** Shows a state in the shared tab, without a program, a lesson or a dialog. @param {Record<string, unknown>} state */
    async function show(state) {
      const tab = shared ??= await browser.openReady(`${address}#lang=en&n=6`, { ...LAPTOP, init: watch });
      await tab.press('Escape');
      await tab.evaluate(() => /** @type {HTMLElement | null} */ (document.querySelector('#program .back, #lesson .close'))?.click());
      await tab.until(() => document.querySelector('dialog, #program, #lesson') === null);
      await tab.evaluate((given) => {
        /** @type {any} */ (window).seen.answers = 0;
        return window.queens.load(given);
      }, state);
      return tab;
    }

    once("a student's program in JavaScript runs in it without requests, and Python is said to be elsewhere", async () => {
      const tab = await show({ n: 6 });
      const runs = async (/** @type {string} */ language, /** @type {string} */ source) => {
        await tab.evaluate((/** @type {object} */ program) => /** @type {any} */ (window.queens).program(program), { language, source, n: 6 });
        await tab.until(() => document.querySelector('#program .editor') !== null);
        await tab.evaluate(press, PROGRAM.run);
        return tab.until(() => document.querySelector('#program [role=status]')?.textContent ?? '');
      };
      assert.match(await runs('javascript', 'const queens = [];\nqueens.push(1);\nconsole.log(7);\nnothing();'), /^Line 4: ReferenceError/);
      assert.equal(await tab.evaluate(() => document.querySelector('#program pre')?.textContent), '7');
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#program .back')).click());
      assert.equal(await runs('python', 'print(7)'), PROGRAM['end-elsewhere']);
      await keptQuiet(tab);
    });

    once('it contains the lesson', async () => {
      const tab = await show({ n: 6 });
      await tab.evaluate(() => window.queens.lesson('queens', 6));
      await tab.until(() => document.querySelector('#lesson [role="radiogroup"]') !== null);
      assert.deepEqual(await tab.evaluate(() => [window.queens.n(), window.queens.position()]), [4, 11]);
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#lesson .close')).click());
      await tab.until(() => document.getElementById('lesson') === null && !location.hash.includes('lesson'));
      await keptQuiet(tab);
    });

    once('it contains the page without a canvas', async () => {
      const tab = await browser.openReady(`${address}#view=plain&n=6&step=30`, { ...LAPTOP, init: watch });
      await tab.until(() => /** @type {HTMLImageElement | null} */ (document.querySelector('.plain #mirror img'))?.naturalWidth);
      // With the layout of its style sheets.
      await tab.until(() => getComputedStyle(/** @type {Element} */ (document.querySelector('.plain #mirror > [data-box="board"]'))).display === 'grid');
      assert.deepEqual((await tab.evaluate(seen)).violations, []);
      await tab.close();
    });

    once('every search works and seeks', async () => {
      const tab = await show({ variant: 'flag-arrays', find: 'all', n: 2, step: 0 });
      for (const [at, [kind, col]] of TWO_QUEENS.entries()) {
        const event = await tab.evaluate((/** @type {number} */ position) => window.queens.seek(position), at + 1);
        assert.deepEqual([event.kind, event.col], [kind, col], `event ${at + 1}`);
      }
      for (const variant of VARIANTS) {
        assert.deepEqual(await tab.evaluate((/** @type {string} */ variant) => window.queens.load({ variant, n: 6, step: 0 }), variant), []);
        assert.equal((await tab.evaluate(() => window.queens.runTo('done'))).kind, 'done');
        assert.equal(await tab.evaluate(() => window.queens.counters().solution), variant === 'min-conflicts' ? 1 : 4, variant);
      }
      await keptQuiet(tab);
    });

    test('it explores and counts in workers', async () => {
      const tab = await browser.openReady(`${address}#n=16&lang=en&panels=count`, { ...LAPTOP, init: watch });
      await tab.until(hasAnswers);
      await tab.evaluate(() => window.queens.load({ n: 10 }));
      await controls(tab).click('button', SAY.count);
      assert.match((await controls(tab).find('listitem', 'n = 10')).name, /^n = 10: 724 = 724 /);
      await keptQuiet(tab);
      await tab.close();
    });

    test('a reload after play restores the position', async () => {
      const tab = await browser.openReady(`${address}#n=6&variant=bitmask&step=7&lang=en`, { ...LAPTOP, init: watch });
      await tab.press('ArrowRight');
      await tab.press(' ');
      await tab.until(() => window.queens.position() > 10);
      // A key takes effect in the next frame. The elements for screen readers follow later.
      await controls(tab).find('button', SAY.pause);
      await tab.press(' ');
      await controls(tab).find('button', SAY.play);
      const position = await tab.evaluate(() => window.queens.position());
      // An address written during play has play=1, and would go on playing.
      await tab.until((/** @type {number} */ position) => location.hash.includes(`step=${position}&`) && !location.hash.includes('play'), position);
      await tab.reload();
      await tab.until(() => window.queens?.ready?.then(() => true));
      assert.deepEqual(await tab.evaluate(() => [window.queens.variant(), window.queens.n(), window.queens.position()]), ['bitmask', 6, position]);
      await tab.close();
    });

    once('it looks like the hosted page, and is Chinese when chosen', async () => {
      const size = { width: 900, height: 600 };
      const pictures = [];
      for (const lang of ['en', 'zh']) {
        const hosted = await browser.openReady(`${site.address}?n=6&step=9&lang=${lang}`, size);
        await hosted.until(() => window.queens.total() !== null);
        pictures.push(await pictureAtRest(hosted));
        await hosted.close();
      }
      assert.ok(differing(pictures[0], pictures[1]) > 1000);
      const tab = await browser.openReady(`${address}#n=6&step=9&lang=en`, { ...size, init: watch });
      await comesToLookLike(tab, pictures[0]);
      await tab.evaluate(() => window.queens.load({ lang: 'zh' }));
      await comesToLookLike(tab, pictures[1]);
      await keptQuiet(tab);
      await tab.close();
    });

    once('Share says that there is no address, and offers pictures', async () => {
      const init = takeDown;
      const tab = await browser.openReady(`${address}#n=6&step=40&lang=en`, { ...LAPTOP, init });
      await tab.press('e');
      await tab.until(dialog);
      const said = await tab.evaluate(dialog);
      assert.ok(said.includes(TEXTS.noAddress), said);
      assert.equal(await tab.evaluate(() => document.querySelectorAll('dialog textarea').length), 0);
      for (const kind of ['svg', 'png']) await tab.evaluate(press, TEXTS[kind]);
      await tab.until(() => /** @type {any} */ (window).taken.saved.length === 2);
      const saved = await tab.evaluate(() => Promise.all(/** @type {any} */ (window).taken.saved));
      const bytes = Object.fromEntries(saved.map(([name, content]) => [path.extname(name), Buffer.from(content)]));
      assert.match(String(bytes['.svg']), /^<svg [^]*<\/svg>\s*$/);
      assert.equal(bytes['.png'].subarray(1, 4).toString(), 'PNG');
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    once('a worker computes the charts, without requests', async () => {
      const tab = await show({ variant: 'flag-arrays', find: 'all', n: 6, step: 1352 });
      await tab.press('f');
      await tab.until(() => document.querySelectorAll('dialog tbody tr').length === 6);
      const tests = await tab.evaluate(() => [...document.querySelectorAll('dialog tbody tr')].map((row) => Number(row.children[1].textContent)));
      assert.equal(tests.reduce((sum, each) => sum + each, 0), 894);
      assert.ok(await tab.evaluate(hasAnswers));
      await keptQuiet(tab);
    });

    once('a worker creates an animation, without requests', async () => {
      const { tab, write, press: save, file } = await openRange(browser, `${address}#n=6&from=20&to=40&lang=en`, LAPTOP);
      await write({ form: 'gif' });
      await write({ moments: 'event', width: '240' });
      await save(TEXTS.save);
      const { frames } = decodeGif((await file()).bytes);
      assert.equal(frames.length, 21);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    once('the explanation of counting opens over the board, with its pictures, and leads back', async () => {
      const tab = await show({ n: 6, panels: 'count' });
      await controls(tab).press('button', SAY.countExplanation, 'Enter');
      await tab.until(() => {
        const pictures = /** @type {HTMLImageElement[]} */ ([...document.querySelectorAll('dialog[open] img')]);
        return pictures.length === 2 && pictures.every(({ naturalWidth }) => naturalWidth > 0);
      });
      assert.ok((await tab.evaluate(dialog)).includes(EXPLAINED.matchHeading));
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('dialog a')).click());
      await tab.until(() => !document.querySelector('dialog'));
      await keptQuiet(tab);
    });

    once('on a site, in a frame without an origin, it works and counts', async () => {
      const frame = `<iframe src="${site.address}queens.html?n=10&lang=en&panels=count" sandbox="allow-scripts" style="width: 1000px; height: 600px"></iframe>`;
      const tab = await browser.open(host.pageWith(frame), LAPTOP);
      const [inside] = await tab.frames(1);
      await tab.until(() => window.queens?.ready?.then(() => true), undefined, inside);
      await controls(tab, { frame: inside }).press('button', SAY.count, 'Enter');
      assert.match((await controls(tab, { frame: inside }).find('listitem', 'n = 10')).name, /^n = 10: 724 = 724 /);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    for (const [fault, init, reason] of /** @type {[string, () => void, RegExp][]} */ ([
      ['the browser cannot unpack it', () => void Reflect.deleteProperty(window, 'DecompressionStream'), /DecompressionStream/],
      ['it is damaged', () => void (window.atob = () => 'not packed'), /app\.wasm/],
    ])) {
      once(`${fault}: it says so, with advice for a file`, async () => {
        const tab = await browser.open(`${address}#lang=en`, { init });
        const said = await tab.until(() => !document.getElementById('problem')?.hidden && document.getElementById('problem')?.textContent);
        assert.match(said, reason);
        assert.ok(said.includes(PAGE.adviceForFile), said);
        await tab.close();
      });
    }

    test('foreign resources are forbidden', async () => {
      const tab = await browser.openReady(`${address}#lang=en`, { init: watch });
      const policy = await tab.evaluate(() => document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '');
      assert.match(policy, /^default-src 'none';.* require-trusted-types-for 'script'/);
      assert.doesNotMatch(policy, /'unsafe-|https?:|\*|'self'/);
      await tab.evaluate(() => {
        for (const each of [new Image(), document.createElement('iframe')]) document.body.append(Object.assign(each, { src: 'https://queens.invalid/' }));
        fetch('https://queens.invalid/').catch(() => undefined);
      });
      await tab.until(() => ['img-src', 'frame-src', 'connect-src'].every((directive) =>
        /** @type {any} */ (window).seen.violations.some((/** @type {string} */ each) => each.startsWith(directive))));
      await tab.close();
    });
  });
}
