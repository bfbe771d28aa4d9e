// Texts about the board: the name of every square, and the event as a sentence.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { atRest, controls, LAPTOP, pictureAtRest, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
after(() => site.close());

/** @param {string} message @param {Record<string, string | number>} values */
const fill = (message, values) => message.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

/**
 * The names of a board's squares, computed from the queens alone.
 * @param {number} n
 * @param {[number, number][]} queens in order of placement
 */
function namesOf(n, queens) {
  const names = [];
  for (let row = 0; row < n; row++) {
    for (let col = 0; col < n; col++) {
      const attack = queens.filter(([r, c]) => r === row || c === col || Math.abs(r - row) === Math.abs(c - col));
      const message = queens.some(([r, c]) => r === row && c === col) ? SAY.squareQueen
        : attack.length > 0 ? SAY.squareAttacked
        : SAY.squareFree;
      const list = attack.map(([r, c]) => fill(SAY.squareAttacker, { row: r, col: c })).join(SAY.listComma);
      names.push(fill(message, { row, col, queens: list }));
    }
  }
  return names;
}

// Runs in the page.
const squares = () => Array.from(document.querySelectorAll('#mirror [role="gridcell"]'), (square) => square.textContent);
const focusedSquare = () => (document.activeElement?.role === 'gridcell' ? document.activeElement.textContent : null);

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('every square says what stands there or attacks it', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=6`, LAPTOP);
      for (const [variant, n, step] of [['flag-arrays', 6, 61], ['board-scan', 5, 40], ['bitmask', 7, 33], ['explicit-stack', 4, 0]]) {
        await tab.evaluate((where) => window.queens.load(where), { variant, n, step });
        const queens = await tab.evaluate(() => window.queens.queens());
        assert.ok(step === 0 || queens.length > 1, `${variant} has queens at ${step}`);
        const wanted = namesOf(Number(n), queens);
        await tab.until((count) => document.querySelectorAll('#mirror [role="gridcell"]').length === count, wanted.length);
        await atRest(tab);
        assert.deepEqual(await tab.evaluate(squares), wanted, String(variant));
      }
      await tab.close();
    });

    test('arrow keys move over the squares, and the canvas shows the attackers of the focused one', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=6&step=61`, LAPTOP);
      const names = namesOf(6, await tab.evaluate(() => window.queens.queens()));
      await atRest(tab);
      await controls(tab).press('button', SAY.more, 'Tab');
      const unpointed = await pictureAtRest(tab);
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('[role="gridcell"][tabindex="0"]')).focus());
      assert.equal(await tab.evaluate(focusedSquare), names[0]);
      let [row, col] = [0, 0];
      for (const [key, down, right] of /** @type {[string, number, number][]} */ ([
        ['ArrowRight', 0, 1], ['ArrowDown', 1, 0], ['ArrowDown', 1, 0], ['ArrowLeft', 0, -1], ['ArrowLeft', 0, 0],
        ['End', 0, 5], ['ArrowRight', 0, 0], ['ArrowUp', -1, 0], ['Home', 0, -5],
      ])) {
        [row, col] = [row + down, col + right];
        await tab.press(key);
        assert.equal(await tab.evaluate(focusedSquare), names[6 * row + col], key);
      }
      assert.ok(!(await pictureAtRest(tab)).equals(unpointed), 'the state shows the square');
      assert.equal(await tab.evaluate(() => window.queens.position()), 61, 'no arrow stepped');
      // Tab leaves the board, and Shift+Tab returns to the same square.
      await tab.press('Tab');
      assert.equal(await tab.evaluate(focusedSquare), null);
      await tab.pressShifted('Tab');
      assert.equal(await tab.evaluate(focusedSquare), names[6 * row + col]);
      // Another board keeps the focus on its squares.
      await tab.press('[');
      await tab.until(() => document.querySelectorAll('#mirror [role="gridcell"]').length === 25);
      const focused = await tab.evaluate(() => [...document.querySelectorAll('#mirror [role="gridcell"]')].indexOf(/** @type {Element} */ (document.activeElement)));
      assert.equal(focused, 5 * row + col, 'in the same row and column');
      await tab.close();
    });

    for (const [what, n, begin] of /** @type {[string, number, () => void][]} */ ([
      ['plays', 8, () => void window.queens.play()],
      ['runs to a far event', 16, () => void window.queens.runTo('done')],
    ])) {
      test(`while it ${what} there is at most one sentence a second, and at rest that of the last event`, async () => {
        const tab = await browser.openReady(`${site.address}?lang=en&n=${n}&speed=30`, LAPTOP);
        const said = () => document.getElementById('narration')?.textContent;
        assert.equal(await tab.evaluate(said), await tab.evaluate(() => window.queens.narration('en')));
        await tab.evaluate(() => {
          const times = /** @type {number[]} */ ([]);
          const region = /** @type {HTMLElement} */ (document.getElementById('narration'));
          new MutationObserver(() => times.push(performance.now())).observe(region, { childList: true, characterData: true, subtree: true });
          Object.assign(window, { times });
        });
        await tab.evaluate(begin);
        const times = /** @type {number[]} */ (
          await tab.until(() => {
            const { times } = /** @type {any} */ (window);
            return times.length >= 4 && times;
          })
        );
        assert.ok((await tab.evaluate(() => window.queens.position())) > times.length * 2, 'there were more events than sentences');
        // Browsers that reduce timer precision may be off by a few milliseconds.
        times.slice(1).forEach((time, i) => assert.ok(time - times[i] > 950, `${times}`));
        await tab.evaluate(() => window.queens.pause());
        await tab.until(() => document.getElementById('narration')?.textContent === window.queens.narration('en'));
        await tab.evaluate(() => window.queens.step());
        await tab.until(() => document.getElementById('narration')?.textContent === window.queens.narration('en'));
        await tab.close();
      });
    }
  });
}
