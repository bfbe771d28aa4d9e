// A plain frame in an embedding page: it works, and takes neither keyboard nor wheel without a click.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { inOne } from './engines.mjs';
import { differing } from './compare.mjs';
import { atRest, controls, controlsIn, LAPTOP, pictureAtRest, SAY } from './controls.mjs';
import { BROWSERS, launch, PATIENCE } from './driver.mjs';
import { serveHost } from './host.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
const host = await serveHost();
after(() => {
  host.close();
  return site.close();
});

const source = `src="${site.address}?view=player&n=6&speed=20"`;

// Runs in a frame or in the host.
const position = () => window.queens.position();
const isReady = () => window.queens?.ready?.then(() => true) ?? false;
const focused = () => document.activeElement?.id || document.activeElement?.tagName;
const counts = () => /** @type {any} */ (window).counts;
const keysOfHost = () => /** @type {any} */ (window).keys.splice(0);

// Whether a page is at its top and stays there until the next call.
async function backToTop() {
  const before = scrollY;
  scrollTo(0, 0);
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  return before === 0 && scrollY === 0;
}

// Runs before a page's scripts: records the results of each count's workers when they stop. If exploring a small board
// is slow, there is one more worker, which counts nothing and stays.
function noteCounts() {
  const counts = /** @type {string[]} */ ([]);
  const counting = new Set();
  let sum = 0n;
  Object.assign(window, { counts });
  window.Worker = class extends Worker {
    /** @param {string | URL} script @param {WorkerOptions} [options] */
    constructor(script, options) {
      super(script, options);
      this.addEventListener('message', ({ data }) => {
        if (data.count === undefined) return;
        counting.add(this);
        sum += data.count;
      });
    }
    terminate() {
      super.terminate();
      if (!counting.delete(this) || counting.size > 0) return;
      counts.push(String(sum));
      sum = 0n;
    }
  };
}

for (const name of BROWSERS) {
  const once = inOne(name);
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    /**
     * Opens a host with frames, waits until all are ready, and locates their controls.
     * @param {string[]} frames attributes of each
     * @param {import('./driver.mjs').Circumstances} [circumstances]
     */
    async function openHost(frames, circumstances) {
      const html = frames.map((attributes) => `<iframe ${attributes} title="Queens"></iframe>`).join('');
      const tab = await browser.open(host.pageWith(html), { width: 800, height: 600, ...circumstances });
      const inside = await tab.frames(frames.length);
      for (const frame of inside) await tab.until(isReady, undefined, frame);
      const on = await Promise.all(inside.map((/** @type {any} */ frame) => controlsIn(tab, frame)));
      return { tab, inside, on };
    }

    test('it leaves the focus and the keys with the host', async () => {
      const { tab, inside } = await openHost([source]);
      assert.equal(await tab.evaluate(focused), 'BODY');
      for (const key of ['ArrowRight', ' ', '3']) await tab.press(key);
      assert.deepEqual(await tab.evaluate(keysOfHost), ['ArrowRight', ' ', '3']);
      assert.equal(await inside[0].evaluate(position), 0);
      assert.equal(await inside[0].evaluate(() => window.queens.variant()), 'flag-arrays');

      await tab.evaluate(() => document.getElementById('field')?.focus());
      await inside[0].evaluate(() => window.queens.step());
      for (const key of 'n1 ') await tab.press(key);
      assert.equal(await tab.evaluate(() => /** @type {any} */ (document.getElementById('field')).value), 'n1 ');
      assert.equal(await inside[0].evaluate(position), 1);
      await tab.close();
    });

    test('the wheel over it scrolls the host, before and after a click', async () => {
      const { tab, inside, on } = await openHost([source]);
      const { x, y } = await on[0].middle('grid', SAY.board);
      await tab.move(x, y);
      await tab.wheel(120);
      await tab.until(() => scrollY > 50);
      await tab.evaluate(() => scrollTo(0, 0));
      await tab.click(x, y);
      await tab.wheel(120);
      await tab.until(() => scrollY > 50);
      assert.equal(await inside[0].evaluate(position), 0);
      await tab.close();
    });

    for (const [kind, attributes] of [
      ['a plain frame', source],
      ['a frame sandboxed with allow-scripts alone', `${source} sandbox="allow-scripts"`],
    ]) {
      test(`after a click the keys are those of ${kind}, after Esc the host's again`, async () => {
        const { tab, inside, on } = await openHost([attributes]);
        await on[0].click('button', SAY.step);
        await tab.until(() => window.queens.position() === 1, undefined, inside[0]);
        await tab.until(() => document.activeElement?.tagName === 'IFRAME');
        for (const key of ['ArrowRight', 'ArrowRight']) await tab.press(key);
        assert.equal(await inside[0].evaluate(position), 3);
        assert.deepEqual(await tab.evaluate(keysOfHost), []);

        await tab.press('Escape');
        await tab.until(() => document.activeElement === document.body);
        await tab.press('ArrowRight');
        await tab.until(() => /** @type {any} */ (window).keys.includes('ArrowRight'));
        assert.equal(await inside[0].evaluate(position), 3);
        assert.equal(await tab.evaluate(focused), 'BODY');
        assert.deepEqual(tab.complaints, []);
        await tab.close();
      });
    }

    once('a frame sandboxed with allow-scripts alone counts in workers', async () => {
      const { width, height } = LAPTOP;
      const frame = `src="${site.address}?lang=en" sandbox="allow-scripts" style="width: ${width}px; height: ${height}px"`;
      const { tab, inside, on } = await openHost([frame], { width: width + 40, height: height + 80, init: noteCounts });
      const counted = (/** @type {number} */ times) =>
        tab.until((times) => /** @type {any} */ (window).counts.length === times, times, inside[0]);
      // When it opens, the panel measures the machine with a short count.
      await on[0].click('tab', SAY.count);
      await counted(1);
      // Its result may move the buttons.
      await atRest(tab, inside[0]);
      // The board to count follows the search until another one is chosen.
      for (const n of [9, 10, 11, 12, 13, 14]) {
        await on[0].click('button', SAY.countLarger);
        await on[0].find('paragraph', `n = ${n}`);
      }
      await on[0].click('button', SAY.count);
      await counted(2);
      assert.deepEqual(await inside[0].evaluate(counts), ['2279184', '365596']);
      const { name: result } = await on[0].find('listitem', 'n = 14');
      assert.match(result, /^n = 14: 365,596 = 365,596 \(A000170\), /);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    once("a page on another host counts with the site's module", async () => {
      const tab = await browser.open(host.pageWith(''));
      const count = await tab.evaluate(async (/** @type {string} */ script) => {
        const { countAsync } = await import(script);
        return String(await countAsync(14, { workers: 2 }));
      }, `${site.address}count.js`);
      assert.equal(count, '365596');
      await tab.close();
    });

    once('two frames in a page are two searches', async () => {
      const other = source.replace('n=6', 'n=4&variant=bitmask');
      const { tab, inside, on } = await openHost([source, other], { height: 900 });
      await on[1].click('button', SAY.step);
      await tab.until(() => window.queens.position() === 1, undefined, inside[1]);
      await tab.press('ArrowRight');
      await on[0].click('button', SAY.step);
      await tab.until(() => window.queens.position() === 1, undefined, inside[0]);
      const said = () => ({ n: window.queens.n(), variant: window.queens.variant(), position: window.queens.position() });
      assert.deepEqual(await inside[0].evaluate(said), { n: 6, variant: 'flag-arrays', position: 1 });
      assert.deepEqual(await inside[1].evaluate(said), { n: 4, variant: 'bitmask', position: 2 });
      await tab.close();
    });

    once('a frame too small for use is a picture, and a press opens it in full size', async () => {
      const { tab, inside } = await openHost([
        `${source.replace('n=6', 'n=6&step=9&lang=en')} style="width: 300px; height: 150px"`, `${source} style="width: 700px; height: 300px"`,
      ]);
      const large = await tab.until(() => /** @type {HTMLAnchorElement | null} */ (document.querySelector('a[aria-label="Enlarge the board"]'))?.href, undefined, inside[0]);
      // Only the board is shown.
      assert.deepEqual(await inside[0].evaluate(() => Array.from(document.querySelectorAll('#mirror button, #mirror input'), (each) => each.getAttribute('aria-label'))), []);
      await tab.until(() => document.querySelector('#mirror button') !== null, undefined, inside[1]);
      assert.deepEqual(Object.fromEntries(new URL(large).searchParams), { n: '6', step: '9', speed: '20', view: 'player', lang: 'en' });
      if (name === 'chromium') {
        const { left, top } = await tab.evaluate(() => document.querySelector('iframe')?.getBoundingClientRect().toJSON());
        const [opened] = await Promise.all([tab.page.waitForEvent('popup'), tab.click(left + 150, top + 75)]);
        await opened.waitForURL(large);
        await opened.close();
      }
      await tab.evaluate(() => void (/** @type {HTMLElement} */ (document.querySelector('iframe')).style.height = '360px'));
      await tab.until(() => document.querySelector('a[aria-label="Enlarge the board"]') === null && document.querySelector('#mirror button') !== null, undefined, inside[0]);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    once('480×360 has no scrollbars', async () => {
      const { tab, inside } = await openHost([source]);
      const room = await inside[0].evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
        return { scrollWidth, scrollHeight, clientWidth, clientHeight };
      });
      assert.deepEqual(room, { scrollWidth: 480, scrollHeight: 360, clientWidth: 480, clientHeight: 360 });
      await tab.close();
    });

    test('a scrubber released outside the frame stops following', async () => {
      const { tab, inside, on } = await openHost([`${source} style="width: 760px"`]);
      await inside[0].evaluate(() => (window.queens.seek(20), window.queens.seek(1)));
      const { x, y } = await on[0].middle('slider', SAY.positionName);
      const { width } = await on[0].find('slider', SAY.positionName);
      const at = (/** @type {number} */ share) => tab.move(x + (share - 0.5) * width, y);
      await at(0.2);
      await tab.down();
      await at(0.5);
      await tab.until(() => window.queens.total() && window.queens.position() > 0.4 * Number(window.queens.total()), undefined, inside[0]);
      const below = await tab.evaluate(() => 20 + (document.querySelector('iframe')?.getBoundingClientRect().bottom ?? NaN));
      await tab.move(x, below);
      await tab.up();
      const left = await inside[0].evaluate(position);
      await at(0.1);
      await atRest(tab, inside[0]);
      assert.equal(await inside[0].evaluate(position), left);
      await tab.close();
    });

    once('a frame that is hidden at first draws its board when shown', async () => {
      const seen = await openHost([source]);
      await seen.tab.pointAway();
      await seen.tab.until(() => window.queens.total(), undefined, seen.inside[0]);
      const picture = await pictureAtRest(seen.tab);
      await seen.tab.close();
      const tab = await browser.open(host.pageWith(`<div hidden><iframe ${source} title="Queens"></iframe></div>`));
      const [frame] = await tab.frames(1);
      const loaded = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('app.wasm'));
      await tab.until(loaded, undefined, frame);
      await tab.evaluate(() => void (/** @type {HTMLElement} */ (document.querySelector('div')).hidden = false));
      await tab.until(isReady, undefined, frame);
      await tab.until(() => window.queens.total(), undefined, frame);
      await tab.pointAway();
      // Its letters were added in another order, and a pixel may differ by one shade.
      assert.equal(differing(await pictureAtRest(tab), picture), 0);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });
  });
}

describe('a finger, in Chromium', () => {
  /** @type {import('./driver.mjs').Browser} */
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  test('scrolls the host from the board, and works the controls', async () => {
    const frame = `<iframe ${source} title="Queens"></iframe>`;
    const tab = await browser.open(host.pageWith(frame), { width: 600, height: 600, touch: true });
    const [inside] = await tab.frames(1);
    await tab.until(isReady, undefined, inside);
    const on = await controlsIn(tab, inside);
    const step = await on.middle('button', SAY.step);
    const square = await on.middle('grid', SAY.board);

    // The browser learns with a delay which parts of a frame handle touches, and scrolls until then.
    for (const deadline = Date.now() + PATIENCE; ; ) {
      await tab.swipe(step.x, step.y, -150);
      if (await tab.evaluate(backToTop)) break;
      assert.ok(Date.now() < deadline, 'a swipe that begins on a control scrolls the host');
    }
    assert.equal(await tab.evaluate(() => scrollY), 0, 'a swipe that begins on a control is for the control');
    await tab.swipe(square.x, square.y + 100, -150);
    await tab.until(() => scrollY > 80);
    // Scrolling in the host continues a little.
    await tab.until(backToTop);
    await tab.tap(step.x, step.y);
    await tab.until(() => window.queens.position() > 0, undefined, inside);
    assert.deepEqual(tab.complaints, []);
    await tab.close();
  });
});
