// Two fingers on the chart of the whole search; elsewhere the browser handles them.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { atRest, controls, SAY } from './controls.mjs';
import { BROWSERS, launch } from './driver.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
after(() => site.close());

const PHONE = { width: 390, height: 844, touch: true };
const QUEEN = SAY.barQueen.replace('{row}', '0').replace('{col}', '1');

// Runs before the page's scripts. If a gesture cannot be prevented, the browser already handles it, for example by
// zooming.
function noteMoves() {
  const moves = /** @type {('kept' | 'taken' | 'free')[]} */ ([]);
  Object.assign(window, { moves });
  document.addEventListener('touchmove', (event) => void setTimeout(() => {
    moves.push(event.defaultPrevented ? 'kept' : event.cancelable ? 'free' : 'taken');
  }), { capture: true, passive: true });
}
const moves = () => /** @type {{ moves: string[] }} */ (/** @type {unknown} */ (window)).moves;

for (const name of BROWSERS) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    /** @param {string} query */
    async function open(query) {
      const tab = await browser.openReady(`${site.address}?lang=en&n=4&step=110&${query}`, { ...PHONE, init: noteMoves });
      await tab.until(() => window.queens.total() !== null);
      await atRest(tab);
      return tab;
    }

    /** That two fingers on the board are the browser's. @param {import('./driver.mjs').Tab} tab */
    async function assertBoardIsTheBrowsers(tab) {
      await tab.evaluate(() => void (/** @type {any} */ (window).moves.length = 0));
      const { x, y } = await controls(tab).find('grid', SAY.board);
      await tab.pinch([[x - 20, y], [x + 20, y]], [[x - 80, y], [x + 80, y]]);
      // Each move is noted a moment later. In Chromium it zooms.
      const seen = /** @type {string[]} */ (await tab.until((zooms) => {
        const { moves } = /** @type {any} */ (window);
        return moves.length > 0 && (!zooms || moves.at(-1) === 'taken') && moves;
      }, name === 'chromium'));
      assert.ok(!seen.includes('kept'), seen.join(', '));
    }

    for (const [form, query] of [['chart', 'panels=state,tree'], ['tree', 'view=tree']]) {
      test(`zoom the ${form} around the point between them, and move it${form === 'chart' ? '; on the board they are the browser\'s' : ''}`, async () => {
        const tab = await open(query);
        const before = await controls(tab).find('treeitem', QUEEN);
        const { x, y } = before;
        await tab.pinch([[x - 20, y], [x + 20, y]], [[x - 10, y + 30], [x + 70, y + 30]]);
        await atRest(tab);
        const now = await controls(tab).find('treeitem', QUEEN);
        assert.ok(Math.abs(now.width / before.width - 2) < 0.1, `${before.width} became ${now.width}`);
        assert.ok(Math.abs(now.x - x - 30) < 6, `${x} became ${now.x}`);
        if (form === 'tree') assert.ok(Math.abs(now.y - y - 30) < 3, `${y} became ${now.y}`);
        assert.equal(await tab.evaluate(() => window.queens.position()), 110, 'no finger has clicked');
        assert.deepEqual([...new Set(await tab.evaluate(moves))], ['kept'], 'the page around does not zoom');
        assert.deepEqual(tab.complaints, []);
        if (form === 'chart') await assertBoardIsTheBrowsers(tab);
        await tab.close();
      });
    }
  });
}
