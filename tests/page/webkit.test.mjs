// A sample of the other tests, in Safari's engine.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Key } from 'selenium-webdriver';
import { PNG } from 'pngjs';
import { SAY } from './controls.mjs';
import { servePages } from './host.mjs';
import { SAY as PROGRAM } from './program.mjs';
import { serveSite } from './site.mjs';
import { lacksWebKit, launchWebKit } from './webkit.mjs';

const site = await serveSite();
after(() => site.close());

// Runs in the page.
const place = () => ({ position: window.queens.position(), step: new URLSearchParams(location.search).get('step') });
function lose() {
  const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
  const device = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
  Object.assign(window, { device });
  device?.loseContext();
}
/** The centre of a button over the canvas. */
const middle = (/** @type {string} */ name) => {
  const found = [...document.querySelectorAll('#mirror button')].find((each) => each.textContent === name);
  const { left, top, width, height } = /** @type {Element} */ (found).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

describe('webkit', { skip: lacksWebKit }, () => {
  /** @type {Awaited<ReturnType<typeof launchWebKit>>} */
  let tab;
  before(async () => void (tab = await launchWebKit()));
  after(() => tab?.close());

  test('it starts, draws and follows keys and presses', async () => {
    await tab.openReady(`${site.address}?n=6&step=30&theme=light`);
    const { width, height, data } = PNG.sync.read(await tab.screenshot());
    const colors = new Set();
    for (let at = 0; at < width * height; at += 7) colors.add(data.subarray(4 * at, 4 * at + 3).join());
    // Includes the background, both square colours, the ink and the orange of attacked squares.
    for (const color of ['251,250,247', '174,75,0']) assert.ok(colors.has(color), `${color} is among ${colors.size} colours`);
    await tab.press(Key.ARROW_RIGHT);
    await tab.until(() => window.queens.position() === 31);
    await tab.click(...await tab.evaluate(middle, SAY.step));
    await tab.until(() => window.queens.position() === 32);
    await tab.until(() => location.search.includes('step=32'));
    assert.deepEqual(await tab.evaluate(place), { position: 32, step: '32' });
  });

  test('it seeks far, and explores to the end of a board of size 12', async () => {
    assert.equal(await tab.evaluate(() => window.queens.seek(1000).then(() => window.queens.position())), 1000);
    await tab.evaluate(() => window.queens.load({ n: 12, variant: 'bitmask' }));
    await tab.until(() => window.queens.total() !== null);
    const counted = await tab.evaluate(async () => {
      await window.queens.seek(Infinity);
      return window.queens.counters().solution;
    });
    // OEIS A000170
    assert.equal(counted, 14_200);
  });

  test('a lost device comes back with its picture', async () => {
    await tab.openReady(`${site.address}?n=6&step=40`);
    await tab.evaluate(lose);
    await tab.until(() => document.body.innerText.includes('The graphics device was lost.'));
    await tab.evaluate(() => /** @type {any} */ (window).device.restoreContext());
    await tab.until(() => !document.body.innerText.includes('The graphics device was lost.'));
    await tab.press(Key.ARROW_RIGHT);
    await tab.until(() => window.queens.position() === 41);
  });

  test('Share opens and closes', async () => {
    await tab.press('e');
    await tab.until(() => document.querySelector('#share textarea') !== null);
    const address = await tab.evaluate(() => /** @type {HTMLTextAreaElement} */ (document.querySelector('#share textarea')).value);
    assert.match(address, /n=6&step=41/);
    await tab.press(Key.ESCAPE);
    await tab.until(() => document.querySelector('dialog[open]') === null);
  });

  test('the page without a canvas', async () => {
    await tab.openReady(`${site.address}?view=plain&n=6&step=30`);
    await tab.until(() => /** @type {HTMLImageElement | null} */ (document.querySelector('.plain #mirror img'))?.naturalWidth);
    await tab.click(...await tab.evaluate(middle, SAY.step));
    await tab.until(() => window.queens.position() === 31);
    assert.equal(await tab.evaluate(() => document.querySelector('[data-box="caption"] p')?.textContent?.length !== 0), true);
  });

  test("a student's program in Python runs", async () => {
    await tab.openReady(`${site.address}?n=4&lang=en`);
    await tab.evaluate(() => /** @type {any} */ (window.queens).program({ language: 'python', source: 'queens = []\nqueens.append(1)\nprint(6 * 7)\n', n: 4 }));
    await tab.until(() => document.querySelector('#program .editor') !== null);
    await tab.evaluate((run) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll('#program button')]).find(({ textContent }) => textContent === run)?.click(), PROGRAM.run);
    await tab.until(() => document.querySelector('#program [role="status"]')?.textContent);
    assert.equal(await tab.evaluate(() => document.querySelector('#program pre')?.textContent), '42');
  });

  test('the element in an embedding page obeys commands and reports events', async () => {
    const host = await servePages(() => `<!doctype html><html lang="en"><title>A host</title><link rel="icon" href="data:,">
      <script type="module" src="${site.address}embed.js"></script><n-queens variant="bitmask" n="6" step="40" view="player"></n-queens></html>`);
    try {
      await tab.goto(host.address);
      const reached = await tab.evaluate(() => new Promise((resolve) => {
        const board = /** @type {any} */ (document.querySelector('n-queens'));
        board.addEventListener('ready', async () => {
          await board.seek(60);
          resolve(await board.position());
        });
      }));
      assert.equal(reached, 60);
    } finally {
      host.close();
    }
  });
});
