// The focus is visible: the element over the canvas is transparent and outlined.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { PNG } from 'pngjs';
import { controls, LAPTOP, pictureAtRest, SAY } from './controls.mjs';
import { BROWSERS, launch } from './driver.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
after(() => site.close());

// Runs in the page: red, green and blue of the program's accent.
function accentOf() {
  const probe = document.createElement('i');
  probe.style.color = 'var(--accent)';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return (color.match(/\d+/g) ?? []).map(Number);
}

/**
 * Number of pixels with a colour, in an area of a picture and five pixels around it.
 * @param {PNG} picture
 * @param {{ left: number, top: number, width: number, height: number }} place
 * @param {number[]} color
 */
function pixelsAround({ data, width, height }, place, color) {
  const [left, top] = [place.left, place.top].map((start) => Math.max(0, Math.floor(start) - 5));
  const right = Math.min(width, place.left + place.width + 5);
  const bottom = Math.min(height, place.top + place.height + 5);
  let count = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = 4 * (y * width + x);
      count += Number(color.every((part, i) => Math.abs(data[at + i] - part) < 3));
    }
  }
  return count;
}

for (const name of BROWSERS) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    for (const theme of name === 'chromium' ? ['light', 'dark'] : ['light']) {
      test(`every kind of control shows its focus, ${theme}`, async () => {
        const tab = await browser.openReady(`${site.address}?lang=en&n=6&step=30&theme=${theme}`, LAPTOP);
        const on = controls(tab);
        // Browsers outline an element focused by keyboard.
        await tab.press('Tab');
        const color = await tab.evaluate(accentOf);
        assert.equal(color.length, 3);
        for (const [role, called] of [
          ['button', SAY.step], ['tab', SAY.calls], ['slider', SAY.speed], ['button', SAY.search], ['gridcell', 'row 0, column 5'],
        ]) {
          const place = await on.find(role, called);
          const seen = async () => pixelsAround(PNG.sync.read(await pictureAtRest(tab)), place, color);
          const before = await seen();
          await on.focus(role, called);
          const more = (await seen()) - before;
          assert.ok(more > 2 * (place.width + place.height), `${role} ${called}: ${more} pixels`);
        }
        await tab.close();
      });
    }
  });
}
