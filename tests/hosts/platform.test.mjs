// Boards in a page of a learning platform, sandboxed and of another origin: the page in frames, and the single file.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { SAY } from '../page/controls.mjs';
import { launch } from '../page/driver.mjs';
import { ENGINES } from '../page/engines.mjs';
import { serveSite } from '../page/site.mjs';
import { boardIn } from './boards.mjs';
import { servePlatform } from './platform.mjs';

const site = await serveSite();
const BOARDS = /** @type {const} */ ([['flag-arrays', 'tool', ''], ['bitmask', 'content', ''], ['bit-flags', 'tool', 'queens.html']]);
const platform = await servePlatform(BOARDS.map(([variant, kind, file]) => ({
  kind, address: `${site.address}${file}?n=6&variant=${variant}&step=9&view=board&lang=en`,
})));
after(() => {
  platform.close();
  return site.close();
});

/** Runs in the page. */
const hasHeight = (/** @type {[number, number]} */ [which, height]) => {
  const frame = document.querySelectorAll('iframe')[which];
  // Browsers report the size to a frame once it is visible.
  frame.scrollIntoView({ block: 'center' });
  return frame.clientHeight === height;
};
const hasFocus = (/** @type {number} */ which) => document.activeElement === document.querySelectorAll('iframe')[which];
const keysOfPage = () => /** @type {any} */ (window).keys;

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('../page/driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('frames have the height of their boards, also in a narrow column, and the page keeps its keys and wheel', async () => {
      const tab = await browser.open(platform.address, { width: 800, height: 600 });
      const boards = [];
      for (const [i, [variant]] of BOARDS.entries()) {
        boards.push(await boardIn(tab, i, variant));
        await tab.until(hasHeight, [i, 480]);
      }
      await tab.evaluate(() => void (/** @type {HTMLElement} */ (document.querySelector('main')).style.width = '320px'));
      for (const i of boards.keys()) await tab.until(hasHeight, [i, 320]);
      await tab.evaluate(() => scrollTo(0, 0));

      await tab.press('ArrowRight');
      for (const [i, board] of boards.entries()) {
        assert.equal(await board.position(), 9);
        await board.middle('grid', SAY.board);
        // Directly after scrolling or resizing, the pointer may miss the frame. It has to be over it.
        await tab.restingScreenshot();
        const { x, y } = await board.middle('grid', SAY.board);
        for (let moves = 0; !(await board.isPointedAt()); moves++) {
          assert.ok(moves < 100, 'the pointer comes to be over the frame');
          await tab.move(x + (moves % 2), y);
        }
        await tab.click(x, y);
        await tab.until(hasFocus, i);
        await tab.press('ArrowRight');
        await board.reaches(10);
        await tab.press('Escape');
        await tab.press('ArrowRight');
      }
      await tab.until(() => /** @type {any} */ (window).keys.length === 4);
      assert.deepEqual(await tab.evaluate(keysOfPage), Array(4).fill('ArrowRight'));

      for (const board of boards) {
        const { x, y } = await board.middle('grid', SAY.board);
        const before = await tab.evaluate(() => scrollY);
        await tab.move(x, y);
        await tab.wheel(60);
        await tab.until((/** @type {number} */ before) => scrollY > before, before);
        assert.equal(await board.position(), 10);
      }
      assert.deepEqual(tab.complaints.filter((/** @type {string} */ each) => !each.includes('GL')), []);
      await tab.close();
    });
  });
}
