// More <n-queens> in a page than the browser keeps graphics contexts.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { launchWithContexts } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveHost } from './host.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
const host = await serveHost();
after(() => {
  host.close();
  return site.close();
});

// More than contexts, so the browser takes the oldest ones away.
const BOARDS = 6;
const CONTEXTS = 4;
const script = `<script type="module" src="${site.address}embed.js"></script>`;

// Runs in a frame: whether the board is drawn.
function isDrawn() {
  const canvas = /** @type {HTMLCanvasElement | null} */ (document.getElementById('canvas'));
  const still = document.getElementById('still');
  return still?.hidden && canvas && !canvas.getContext('webgl2')?.isContextLost() && document.documentElement.style.getPropertyValue('--page');
}
const frameOf = (/** @type {number} */ i) => document.querySelectorAll('n-queens')[i].shadowRoot?.querySelector('iframe');
const posters = () => Array.from(document.querySelectorAll('n-queens'), (each) => each.shadowRoot?.querySelectorAll('svg.poster .queen').length ?? -1);

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launchWithContexts(name, CONTEXTS)));
    after(() => browser.close());

    test(`${BOARDS} boards scrolled through twice are all drawn, each at its position`, async () => {
      const boards = Array.from({ length: BOARDS }, (_, i) =>
        `<n-queens variant="bitmask" n="6" step="${i + 1}" view="board" style="width: 120px; margin-bottom: 200px"></n-queens>`);
      const tab = await browser.open(host.pageWith(script + boards.join('')), { width: 400, height: 400 });
      // Each distant board is a picture of its own position.
      await tab.until((/** @type {number} */ last) => document.querySelectorAll('n-queens')[last].shadowRoot?.querySelector('svg.poster') instanceof SVGElement, BOARDS - 1);
      const standing = await tab.evaluate(posters);
      /** @type {Buffer[]} */
      const pictures = [];
      for (let pass = 0; pass < 2; pass++) {
        for (let i = 0; i < BOARDS; i++) {
          await tab.evaluate((/** @type {number} */ i) => document.querySelectorAll('n-queens')[i].scrollIntoView({ block: 'center' }), i);
          await tab.until((/** @type {number} */ i) => document.querySelectorAll('n-queens')[i].shadowRoot?.querySelector('iframe') instanceof HTMLIFrameElement, i);
          const frame = await (await tab.page.evaluateHandle(frameOf, i)).contentFrame();
          await tab.until(isDrawn, undefined, frame);
          await tab.until((/** @type {number} */ i) => !document.querySelectorAll('n-queens')[i].shadowRoot?.querySelector('.poster'), i);
          assert.equal(await frame.evaluate(() => window.queens.position()), i + 1);
          assert.equal(await frame.evaluate(() => document.querySelector('.line')), null);
          // The module that drew the poster agrees with the page.
          if (pass === 0 && standing[i] > 0) assert.equal(await frame.evaluate(() => window.queens.queens().length), standing[i]);
          if (pass === 0) pictures.push(await tab.restingScreenshot());
          else assert.ok((await tab.restingScreenshot()).equals(pictures[i]), `board ${i} is drawn as before`);
        }
      }
      assert.equal(new Set(pictures.map((each) => each.toString('base64'))).size, BOARDS, 'each shows its own step');
      assert.deepEqual(tab.complaints.filter((/** @type {string} */ each) => !each.includes('GL')), []);
      await tab.close();
    });
  });
}
