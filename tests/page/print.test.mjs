// Printing gives the board, and the sentence and the program as text; afterwards everything is as before.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { atRest, pictureAtRest } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveHost } from './host.mjs';
import { serveSite, serveSiteWith, STRICT } from './site.mjs';

const site = await serveSite();
const host = await serveHost();
after(() => {
  host.close();
  return site.close();
});

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    /**
     * Opens the page and waits until it can be printed.
     * @param {string} query
     * @param {import('./driver.mjs').Circumstances} size
     */
    async function openPrintable(query, size) {
      const tab = await browser.openReady(site.address + query, size);
      await tab.until(() => document.getElementById('paper') !== null);
      return tab;
    }

    test('the board as a fine picture, the sentence and the program as text', async () => {
      const tab = await openPrintable(`?n=6&step=12&lang=en&theme=dark&code=cpp`, { width: 900, height: 600 });
      await tab.until(() => window.queens.total() !== null);
      const before = await pictureAtRest(tab);
      const paper = await tab.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        const picture = /** @type {HTMLCanvasElement} */ (document.querySelector('#paper canvas'));
        const { data } = /** @type {CanvasRenderingContext2D} */ (picture.getContext('2d')).getImageData(0, 0, picture.width, picture.height);
        const pixel = (/** @type {number} */ x, /** @type {number} */ y) => {
          const at = 4 * (Math.floor(y * picture.height) * picture.width + Math.floor(x * picture.width));
          return Array.from(data.subarray(at, at + 4));
        };
        // The centres of the 36 squares: light and dark ones, queens, and hatching.
        const colors = new Set(Array.from({ length: 36 }, (_, i) => String(pixel(((i % 6) + 0.5) / 6, (Math.floor(i / 6) + 0.5) / 6))));
        return {
          width: picture.width,
          height: picture.height,
          corner: pixel(0.001, 0.001),
          // Between the numbers of two rows.
          margin: pixel(0.03, 0.2),
          colors: colors.size,
          sentence: document.querySelector('#paper p')?.textContent,
          program: document.querySelector('#paper pre')?.textContent ?? '',
          narration: window.queens.narration('en'),
        };
      });
      assert.deepEqual([paper.width, paper.height], [2000, 2000]);
      assert.ok(paper.corner.every((/** @type {number} */ part) => part > 200), `on white: ${paper.corner}`);
      assert.deepEqual(paper.margin, paper.corner, 'the numbers are as large as on the screen');
      assert.ok(paper.colors > 2, `${paper.colors} colours`);
      assert.equal(paper.sentence, paper.narration);
      assert.match(paper.program, /std::vector<std::vector<int>> solve\(int n\)/);
      await tab.evaluate(() => dispatchEvent(new Event('afterprint')));
      assert.ok((await pictureAtRest(tab)).equals(before), 'the page is as it was');
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('a frame printed while hidden has its size when shown again', async () => {
      const frame = `<iframe src="${site.address}?n=6&step=12&view=player&lang=en" style="width: 500px; height: 400px" title="Queens"></iframe>`;
      const tab = await browser.open(host.pageWith(frame), { width: 700, height: 600 });
      const [inside] = await tab.frames(1);
      const area = () => {
        const { left, top, right, bottom } = /** @type {Element} */ (document.querySelector('#mirror [role="grid"]')).getBoundingClientRect();
        return [left, top, right, bottom].map(Math.round);
      };
      await tab.until(() => document.querySelector('#mirror [role="grid"]') !== null, undefined, inside);
      const before = await inside.evaluate(area);
      const display = (/** @type {string} */ value) =>
        tab.evaluate((/** @type {string} */ value) => void (/** @type {HTMLElement} */ (document.querySelector('iframe')).style.display = value), value);
      await display('none');
      await tab.until(() => document.getElementById('canvas')?.clientWidth === 0, undefined, inside);
      await inside.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        dispatchEvent(new Event('afterprint'));
      });
      await display('block');
      await tab.until(() => (document.getElementById('canvas')?.clientWidth ?? 0) > 0, undefined, inside);
      // A frame is drawn after that.
      await inside.evaluate(() => window.queens.seek(20));
      await tab.until(() => {
        const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
        return canvas.width === Math.trunc(canvas.clientWidth * devicePixelRatio);
      }, undefined, inside);
      await atRest(tab, inside);
      assert.deepEqual(await inside.evaluate(area), before);
      await tab.close();
    });

    for (const [what, query, keys, leave] of /** @type {[string, string, string[], string[]][]} */ ([
      ['a notice', 'n=99&step=12', [], ['Escape']],
      ['the help', 'n=6&step=12', ['?'], ['Escape']],
      ['the legend', 'n=6&step=12', ['k'], ['Escape']],
      ['a panel and a split of the reader’s own', 'n=6&step=12&panels=log&split=40,50&hatch=0', [], []],
    ])) {
      test(`${what} is unchanged after printing, and not on the paper`, async () => {
        const tab = await openPrintable(`?lang=en&${query}`, { width: 1280, height: 800 });
        for (const key of keys) await tab.press(key);
        const print = () => tab.evaluate(() => {
          dispatchEvent(new Event('beforeprint'));
          const printed = /** @type {HTMLCanvasElement} */ (document.querySelector('#paper canvas')).toDataURL();
          dispatchEvent(new Event('afterprint'));
          return printed;
        });
        // All controls with their states, the announced text, and the position.
        const state = () => tab.evaluate(() => ({
          mirror: document.getElementById('mirror')?.innerText,
          said: document.getElementById('narration')?.textContent,
          address: location.href,
        }));
        // The initial address begins with the language; an address written by the page never does.
        await tab.until(
          () =>
            window.queens.total() !== null &&
            !location.search.startsWith('?lang=') &&
            new URLSearchParams(location.search).get('step') === String(window.queens.position()) &&
            document.getElementById('narration')?.textContent !== '',
        );
        const picture = await pictureAtRest(tab);
        const before = await state();
        const printed = await print();
        assert.ok((await pictureAtRest(tab)).equals(picture), 'the page looks as before');
        assert.deepEqual(await state(), before);
        for (const key of leave) await tab.press(key);
        await tab.restingScreenshot();
        assert.ok((await print()) === printed, 'what lies over the board is not printed');
        await tab.close();
      });
    }

    test('printing does not stop play', async () => {
      const tab = await openPrintable('?n=6&from=5&to=9&loop=1&speed=8&play=1', { width: 900, height: 600 });
      await tab.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        dispatchEvent(new Event('afterprint'));
      });
      const then = await tab.evaluate(() => window.queens.position());
      await tab.until((then) => window.queens.position() !== then, then);
      await tab.until(() => location.search.includes('loop=1') && location.search.includes('play=1'));
      await tab.close();
    });

    test('an embedded board is printed with its page, under a strict policy too', async (t) => {
      const strict = await serveSiteWith({}, STRICT);
      t.after(() => strict.close());
      const tab = await browser.openReady(`${strict.address}?n=6&step=12&lang=en`, { width: 900, height: 600 });
      await tab.until(() => document.getElementById('paper') !== null);
      const withBoard = await tab.page.pdf();
      await tab.evaluate(() => window.queens.dispose());
      const without = await tab.page.pdf();
      assert.ok(withBoard.length > without.length + 10_000, `${withBoard.length} bytes, ${without.length} without a board`);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });
  });
}
