// The wheel and fingers scroll a page over a board, until the student has clicked the board.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { atRest, controlsIn, SAY } from './controls.mjs';
import { launch, PATIENCE } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveHost } from './host.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
const host = await serveHost();
after(() => {
  host.close();
  return site.close();
});

const SEARCH = { n: 6, step: 28, lang: 'en' };
const VIEWS = [{ view: 'tree' }, { view: 'tree', tree: 'bars' }, { view: 'full' }, { view: 'player' }, { view: 'board' }];
const nameOf = (/** @type {object} */ view) => Object.values(view).join(' as ');
const SIZE = 'width: 900px; height: 600px';

/** Each way to embed a board, as HTML. @type {Record<string, (view: object) => string>} */
const KINDS = {
  frame: (view) => `<iframe src="${site.address}?${new URLSearchParams({ ...SEARCH, ...view })}" style="${SIZE}" title="Queens"></iframe>`,
  element: (view) => `<script type="module" src="${site.address}embed.js"></script>
    <n-queens style="display: block; ${SIZE}" ${Object.entries({ ...SEARCH, ...view }).map(([name, value]) => `${name}="${value}"`).join(' ')}></n-queens>`,
};

/** Shows a view at its position. @param {import('./driver.mjs').Tab} tab @param {any} inside the frame @param {object} view */
async function turnTo(tab, inside, view) {
  await inside.evaluate((/** @type {any} */ all) => window.queens.load(all), { tree: 'auto', ...SEARCH, ...view });
  await atRest(tab, inside);
}

const isReady = () => window.queens?.ready?.then(() => true) ?? false;

// Waits until scrolling stops, scrolls back, and returns the distance.
async function scrolled() {
  let before = NaN;
  for (let same = 0; same < 6; same = scrollY === before ? same + 1 : 0) {
    before = scrollY;
    await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
  return before;
}

// Runs in each document before its scripts: records the finger moves withheld from the browser.
function noteMoves() {
  const kept = /** @type {boolean[]} */ ([]);
  Object.assign(window, { kept });
  document.addEventListener('touchmove', (event) => void setTimeout(() => kept.push(event.defaultPrevented)), { capture: true, passive: true });
}
const kept = () => /** @type {{ kept: boolean[] }} */ (/** @type {unknown} */ (window)).kept.splice(0);

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    for (const [kind, html] of Object.entries(KINDS)) {
      test(`the wheel over the ${kind} scrolls the page`, async (t) => {
        const tab = await browser.open(host.pageWith(html(VIEWS[0])), { width: 1000, height: 700 });
        const [inside] = await tab.frames(1);
        await tab.until(isReady, undefined, inside);
        const box = await tab.evaluate(() => {
          const { left, top, width, height } = /** @type {Element} */ (document.querySelector('iframe, n-queens')).getBoundingClientRect();
          return { left, top, width, height };
        });
        for (const view of VIEWS) {
          await t.test(nameOf(view), async () => {
            await turnTo(tab, inside, view);
            for (const x of [0.2, 0.5, 0.8]) {
              for (const y of [0.2, 0.5, 0.8]) {
                await tab.move(box.left + x * box.width, box.top + y * box.height);
                await tab.wheel(120);
                await tab.until(() => scrollY > 50);
                await tab.evaluate(scrolled);
              }
            }
            assert.deepEqual(tab.complaints, []);
          });
        }
        await tab.close();
      });
    }

    test('after a click the wheel zooms the tree, after Esc it scrolls the page again', async () => {
      const tab = await browser.open(host.pageWith(KINDS.frame({ view: 'tree', n: 4, step: 110 })), { width: 1000, height: 700 });
      const [inside] = await tab.frames(1);
      await tab.until(isReady, undefined, inside);
      const on = await controlsIn(tab, inside);
      const root = await on.find('treeitem', SAY.treeRoot);
      const at = await on.middle('treeitem', SAY.treeRoot);
      await tab.click(at.x, at.y);
      await tab.until(() => window.queens.position() === 0, undefined, inside);
      await tab.move(at.x, at.y);
      await tab.wheel(-120);
      const width = async () => (await on.find('treeitem', SAY.treeRoot)).width;
      for (const deadline = Date.now() + PATIENCE; (await width()) <= root.width; ) assert.ok(Date.now() < deadline, 'it is not nearer');
      assert.equal(await tab.evaluate(scrolled), 0);
      await tab.press('Escape');
      await tab.wheel(120);
      await tab.until(() => scrollY > 50);
      await tab.close();
    });
  });
}

describe('fingers, in Chromium', () => {
  /** @type {import('./driver.mjs').Browser} */
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  for (const [kind, html] of Object.entries(KINDS)) {
    test(`over the ${kind} scroll and zoom the page, however often`, async (t) => {
      const tab = await browser.open(host.pageWith(html(VIEWS[0])), { width: 1000, height: 700, touch: true, init: noteMoves });
      const [inside] = await tab.frames(1);
      await tab.until(isReady, undefined, inside);
      const { x, y } = await tab.evaluate(() => {
        const { left, top, width, height } = /** @type {Element} */ (document.querySelector('iframe, n-queens')).getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      const device = await tab.page.context().newCDPSession(tab.page);
      for (const view of VIEWS) {
        await t.test(nameOf(view), async () => {
          await turnTo(tab, inside, view);
          // A swipe is not a click: the next swipe also scrolls the page.
          for (let time = 0; time < 2; time++) {
            await tab.swipe(x, y, -150);
            await tab.until(() => scrollY > 80);
            await tab.evaluate(scrolled);
          }
          await tab.pinch([[x - 20, y], [x + 20, y]], [[x - 80, y], [x + 80, y]]);
          assert.ok(!(await inside.evaluate(kept)).includes(true), 'the browser zooms');
          assert.equal(await inside.evaluate(() => window.queens.position()), 28);
          assert.deepEqual(tab.complaints, []);
        });
        await device.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
      }
      await tab.close();
    });
  }

  test('move the tree once it has been tapped', async () => {
    const tab = await browser.open(host.pageWith(KINDS.frame({ view: 'tree', n: 4, step: 110 })), { width: 1000, height: 700, touch: true, init: noteMoves });
    const [inside] = await tab.frames(1);
    await tab.until(isReady, undefined, inside);
    const { x, y } = await (await controlsIn(tab, inside)).middle('treeitem', SAY.treeRoot);
    await tab.tap(x, y);
    await tab.until(() => window.queens.position() === 0, undefined, inside);
    for (const deadline = Date.now() + PATIENCE; ; ) {
      await tab.swipe(x, y + 100, -80);
      if ((await tab.evaluate(scrolled)) === 0) break;
      assert.ok(Date.now() < deadline, 'the page scrolls');
    }
    await tab.pinch([[x - 20, y], [x + 20, y]], [[x - 80, y], [x + 80, y]]);
    assert.ok((await inside.evaluate(kept)).includes(true));
    await tab.close();
  });
});
