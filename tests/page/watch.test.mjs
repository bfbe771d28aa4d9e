// A search printed by another program, on the board: given by a script, an address, or an embedding page.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { readLanguages } from '../../script/texts/languages.mjs';
import { atRest, controls, LAPTOP, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveHost } from './host.mjs';
import { serveSiteWith } from './site.mjs';

/**
 * The output of a program that searches for all solutions of four queens.
 * @param {boolean} [undoes] whether it also removes the first queens
 */
function printed(undoes = true) {
  const lines = ['Looking for queens …', 'n 4'];
  /** @type {[number, number][]} */
  const queens = [];
  const search = (/** @type {number} */ row) => {
    if (row === 4) {
      lines.push('solution');
      return;
    }
    for (let column = 0; column < 4; column++) {
      lines.push(`test ${row} ${column}`);
      if (queens.some(([r, c]) => c === column || Math.abs(r - row) === Math.abs(c - column))) continue;
      lines.push(`place ${row} ${column}`);
      queens.push([row, column]);
      search(row + 1);
      queens.pop();
      if (undoes || row > 0) lines.push(`remove ${row} ${column}`);
    }
  };
  search(0);
  return lines.join('\n');
}
// 60 tests, 16 placements, 16 removals and 2 solutions: the events of four queens, square by square.
const EVENTS = 94;

// Any file of the site can be a trace; no other test reads this one.
const site = await serveSiteWith({ 'lesson.schema.json': () => printed() });
const unusable = await serveSiteWith({
  'docs/guide.css': () => 'place 0 1\nplace 1 3\nremove 1 3',
  'docs/guide.js': () => ' \n',
  'lesson.schema.json': () => 'Looking for queens …',
  'custom-elements.json': () => 'n 4\nplace 5 0',
});
const [{ trace: SAID, page: WORDS }] = readLanguages();
/** A text with anything in its places. @param {string} text */
const filled = (text) => new RegExp(text.replaceAll(/[.*+?^$()[\]|\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '.*'));
/** Traces that cannot be shown, each with its message. @type {[trace: string, sentence: RegExp][]} */
const UNUSABLE = [
  ['nowhere.txt', filled(SAID.notLoaded.replace('{why}', SAID.status.replace('{status}', '404')))],
  ['index.html', filled(SAID.isPage)],
  ['docs/guide.js', filled(SAID.isEmpty)],
  ['docs/guide.css', filled(SAID.noSize)],
  ['lesson.schema.json', filled(SAID.noSize)],
  ['custom-elements.json', filled(SAID.unreadable.replace('{why}', 'line 2: {why}(5, 0)'))],
];
const host = await serveHost();
after(() => Promise.all([site.close(), unusable.close(), host.close()]));

/** Nothing stands on the board, and nothing can. @param {{ evaluate(act: () => any): Promise<any> }} tab */
async function assertEmpty(tab) {
  assert.deepEqual(await tab.evaluate(() => [window.queens.variant(), window.queens.position(), window.queens.total(), window.queens.queens()]), ['trace', 0, 0, []]);
}

// Runs before the scripts of a page with an element.
function noteErrors() {
  const errors = /** @type {string[]} */ ([]);
  Object.assign(window, { errors });
  document.addEventListener('error', (event) => event instanceof CustomEvent && errors.push(event.detail.message));
}


for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('is shown like a search of ours, judged, and left for another', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=8`, LAPTOP);
      await tab.evaluate(() => {
        Object.assign(window, { told: [] });
        for (const each of /** @type {const} */ (['load', 'answer', 'solution'])) {
          window.queens.on(each, (/** @type {any} */ detail) => /** @type {any} */ (window).told.push([each, detail.variant ?? detail.right ?? detail.number]));
        }
      });
      const verdict = await tab.evaluate((text) => window.queens.watch(text), printed());
      assert.deepEqual([verdict?.right, verdict?.found, verdict?.boards], [true, 2, 17]);
      const where = () => [window.queens.variant(), window.queens.n(), window.queens.position(), window.queens.total()];
      assert.deepEqual(await tab.evaluate(where), ['trace', 4, 0, EVENTS]);
      await tab.evaluate(() => window.queens.runTo('solution'));
      assert.deepEqual(await tab.evaluate(() => window.queens.queens()), [[0, 1], [1, 3], [2, 0], [3, 2]]);
      assert.equal(await tab.evaluate(() => window.queens.narration('en')), 'The program records solution 1: all 4 queens are on the board, and no two attack each other.');
      await atRest(tab);
      assert.equal((await controls(tab).find('button', SAY.largerBoard)).enabled, false, 'what was recorded is of one board');
      assert.ok((await controls(tab).all()).some(({ name: called }) => called.includes(SAY.recordedTitle)));
      assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (window).told), [['load', 'trace'], ['answer', true], ['solution', 1]]);
      await tab.press('5');
      await tab.until(() => window.queens.variant() === 'bitmask');
      assert.deepEqual((await tab.evaluate(where)).slice(0, 2), ['bitmask', 4]);
      await tab.close();
    });

    test('what is wrong is told with the position, and what cannot be read with its line; the search stays', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=5`, LAPTOP);
      const verdict = await tab.evaluate((text) => window.queens.watch(text), printed(false).replace('solution\n', ''));
      assert.equal(verdict?.right, false);
      const finding = verdict?.findings.find(({ id }) => id === 'not-undone');
      await tab.evaluate((position) => window.queens.seek(position), finding?.position ?? 0);
      assert.equal(await tab.evaluate(() => window.queens.event()?.kind), 'place');
      const refusal = (/** @type {[unknown, any?]} */ ...given) =>
        tab.evaluate((args) => window.queens.watch(.../** @type {[any, any?]} */ (args)).then(() => '', (/** @type {Error} */ error) => error.message), given);
      assert.equal(await refusal('n 4\nplace 5 0'), 'line 2: a row or a column must be from 0 to 3; got (5, 0)');
      assert.equal(await refusal(7), 'text must be the output of a program; got number');
      assert.equal(await refusal('n 4', { n: 99 }), 'n must be a whole number from 1 to 32; got 99');
      assert.match(await refusal('n 4\nhello'), /^no line of a search was found/);
      assert.deepEqual(await tab.evaluate(() => [window.queens.variant(), window.queens.n()]), ['trace', 4]);
      await tab.close();
    });

    test('an address names it, with the place in it, until another search is chosen', async () => {
      const tab = await browser.openReady(`${site.address}?trace=lesson.schema.json&step=20&lang=en&n=7`, LAPTOP);
      await tab.until(() => window.queens.variant() === 'trace' && window.queens.position() === 20);
      await tab.evaluate(() => window.queens.step());
      await tab.until(() => location.search.includes('step=21'));
      assert.match(await tab.evaluate(() => location.search), /trace=lesson\.schema\.json/);
      assert.doesNotMatch(await tab.evaluate(() => location.search), /variant/);
      await tab.press('3');
      await tab.until(() => !location.search.includes('trace') && location.search.includes('variant=hash-sets'));
      await tab.close();
    });

    test('one that does not say its size is as large as the address says, which goes on saying so', async () => {
      const tab = await browser.openReady(`${unusable.address}?trace=docs/guide.css&n=5&step=2&lang=en`, LAPTOP);
      await tab.until(() => window.queens.total() === 3 && window.queens.position() === 2);
      await tab.evaluate(() => window.queens.step());
      await tab.until(() => location.search.includes('step=3'));
      assert.match(await tab.evaluate(() => location.search), /trace=docs\/guide\.css&n=5&step=3/);
      await tab.reload();
      await tab.until(() => window.queens?.total?.() === 3 && window.queens.position() === 3);
      assert.equal(await tab.evaluate(() => window.queens.n()), 5);
      await tab.close();
    });

    for (const [trace, sentence] of UNUSABLE) {
      test(`${trace} is no trace: the board stays empty and says so`, async () => {
        const tab = await browser.openReady(`${unusable.address}?trace=${trace}&lang=en&step=3&play=1`, LAPTOP);
        const said = await tab.until(() => document.getElementById('lines')?.textContent);
        assert.match(said, sentence);
        assert.ok(said.includes(trace), said);
        assert.doesNotMatch(said, /--n/);
        await assertEmpty(tab);
        await tab.press('ArrowRight');
        await tab.press(' ');
        await assertEmpty(tab);
        // Another search is there for those who choose it.
        await tab.press('5');
        await tab.until(() => window.queens.variant() === 'bitmask' && !document.querySelector('.line') && !location.search.includes('trace'));
        await tab.close();
      });

      // The element passes on what the page says: of a file that is missing, and of one that is read.
      if (['nowhere.txt', 'custom-elements.json'].includes(trace)) test(`${trace} is no trace for the element either, whose page hears of it`, async () => {
        const html = `<base href="${unusable.address}"><script type="module" src="embed.js"></script><n-queens trace="${trace}" step="3" play="1" lang="en" view="board" loading="eager"></n-queens>`;
        const tab = await browser.open(host.pageWith(html), { ...LAPTOP, init: noteErrors });
        const [message] = await tab.until(() => /** @type {any} */ (window).errors.length > 0 && /** @type {any} */ (window).errors);
        assert.match(message, sentence);
        const [frame] = await tab.frames(1);
        assert.ok((await frame.evaluate(() => document.getElementById('lines')?.textContent)).includes(message));
        await assertEmpty({ evaluate: frame.evaluate.bind(frame) });
        await tab.close();
      });
    }

    for (const [fault, change] of /** @type {const} */ ([['is missing', null], ['is cut', (/** @type {Buffer} */ bytes) => bytes.subarray(0, bytes.length / 2)]])) {
      test(`a script for it ${fault}: that is said, the board stays empty, and Retry shows the trace`, async (t) => {
        const broken = await serveSiteWith({ 'trace/from-address.js': change, 'lesson.schema.json': () => printed() });
        t.after(() => broken.close());
        const tab = await browser.openReady(`${broken.address}?trace=lesson.schema.json&lang=en`, LAPTOP);
        const said = await tab.until(() => document.querySelector('.line span')?.textContent);
        assert.match(said, filled((fault === 'is cut' ? WORDS.damaged : WORDS.notLoaded).replace('{file}', 'trace/from-address.js')));
        await assertEmpty(tab);
        broken.repair(['lesson.schema.json']);
        await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.line button')).click());
        await tab.until((events) => window.queens?.total?.() === events, EVENTS);
        await tab.close();
      });
    }

    test('a long trace is read while the page goes on, and another one ends its reading', async () => {
      const tab = await browser.openReady(`${site.address}?n=4&lang=en`, LAPTOP);
      const { turns, error, verdict, variant } = await tab.evaluate(async () => {
        const text = `n 4\n${'test 0 0\nplace 0 0\ntest 1 1\nremove 0 0\n'.repeat(250_000)}`;
        let turns = 0;
        let reads = true;
        const count = () => {
          turns++;
          if (reads) setTimeout(count, 20);
        };
        setTimeout(count);
        const stopped = window.queens.watch(text).catch((/** @type {Error} */ { name }) => name);
        await new Promise((resolve) => setTimeout(resolve, 100));
        const verdict = (await window.queens.watch(text))?.verdict;
        reads = false;
        return { turns, error: await stopped, verdict, variant: window.queens.variant() };
      });
      assert.deepEqual([error, verdict, variant], ['AbortError', 'wrong', 'trace']);
      assert.ok(turns > 10, `${turns} turns of the page`);
      await tab.close();
    });

    test('of the element too the attribute n says how large it is, and its picture is no search of ours', async () => {
      const html = `<base href="${unusable.address}"><script type="module" src="embed.js"></script>
        <n-queens trace="docs/guide.css" n="5" step="2" lang="en" loading="eager"></n-queens><p style="height: 3000px"></p><n-queens trace="docs/guide.css" n="5" step="40" view="board"></n-queens>`;
      const tab = await browser.open(host.pageWith(html), LAPTOP);
      const [frame] = await tab.frames(1);
      await tab.until(() => window.queens?.total?.() === 3 && window.queens.position() === 2, undefined, frame);
      await tab.until(() => document.querySelectorAll('n-queens')[1].shadowRoot?.querySelector('svg.poster') instanceof SVGElement);
      assert.equal(await tab.evaluate(() => document.querySelectorAll('n-queens')[1].shadowRoot?.querySelector('.poster .queen')), null);
      await tab.close();
    });

    test('the element loads the trace in its attribute, has a method for it, and draws it as a picture', async () => {
      const trace = `data:text/plain,${encodeURIComponent(printed())}`;
      const html = `<script type="module" src="${site.address}embed.js"></script><n-queens trace="${trace}" step="5" lang="en" loading="eager" style="display:block;height:600px"></n-queens>`;
      const tab = await browser.open(host.pageWith(html), LAPTOP);
      await tab.frames(1);
      await tab.until(() => customElements.get('n-queens') !== undefined);
      await tab.evaluate(() => {
        const element = /** @type {any} */ (document.querySelector('n-queens'));
        return new Promise((resolve) => {
          const look = async () => ((await element.total()) === 94 && (await element.position()) === 5 ? resolve(null) : setTimeout(look, 100));
          look();
        });
      });
      const verdict = await tab.evaluate((text) => /** @type {any} */ (document.querySelector('n-queens')).watch(text, { prefix: '@' }), '@n 2\n@place 0 0\nplace 1 1\n@remove 0 0');
      assert.deepEqual([verdict.right, verdict.expected, verdict.boards], [true, 0, 2]);
      assert.match(await tab.evaluate(() => /** @type {any} */ (document.querySelector('n-queens')).svg()), /^<svg/);
      await tab.close();
    });
  });
}
