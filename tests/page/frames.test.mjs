// More boards in a page than the browser keeps graphics contexts: each is drawn when visible.
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
const FRAMES = 6;
const CONTEXTS = 4;
const SIZE = 120;

// Runs in a frame: whether the device draws the board, or its last picture is shown.
function isDrawn() {
  const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
  const still = document.getElementById('still');
  // The embedding page reads the board's colour from each frame.
  const drawn = document.documentElement.style.getPropertyValue('--page');
  return drawn && still?.hidden && !canvas.getContext('webgl2')?.isContextLost();
}
function isKept() {
  const still = /** @type {HTMLCanvasElement | null} */ (document.getElementById('still'));
  return still && !still.hidden && still.width > 0 && !document.querySelector('.line');
}

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launchWithContexts(name, CONTEXTS)));
    after(() => browser.close());

    test(`${FRAMES} frames scrolled through twice are all drawn, each at its position`, async () => {
      const html = Array.from({ length: FRAMES }, (_, i) =>
        `<iframe src="${site.address}?view=board&n=5&step=${i}" style="width: ${SIZE}px; height: ${SIZE}px; margin-bottom: 200px" title="Queens"></iframe>`);
      const tab = await browser.open(host.pageWith(html.join('')), { width: 400, height: 400 });
      const frames = await tab.frames(FRAMES);
      const places = new Map();
      for (const frame of frames) {
        const step = await tab.until(() => Number(new URLSearchParams(location.search).get('step')) + 1, undefined, frame);
        places.set(step - 1, frame);
      }
      /** @type {Buffer[]} */
      const pictures = [];
      for (let pass = 0; pass < 2; pass++) {
        for (let i = 0; i < FRAMES; i++) {
          const frame = places.get(i);
          await tab.evaluate((/** @type {number} */ i) => document.querySelectorAll('iframe')[i].scrollIntoView({ block: 'center' }), i);
          await tab.until(isDrawn, undefined, frame);
          assert.equal(await frame.evaluate(() => window.queens.position()), i);
          assert.equal(await frame.evaluate(() => document.querySelector('.line')), null);
          if (pass === 0) pictures.push(await tab.restingScreenshot());
          else assert.ok((await tab.restingScreenshot()).equals(pictures[i]), `frame ${i} is drawn as before`);
        }
        await tab.until(isKept, undefined, places.get(0));
      }
      assert.equal(new Set(pictures.map((each) => each.toString('base64'))).size, FRAMES, 'each shows its own step');
      await tab.close();
    });
  });
}
