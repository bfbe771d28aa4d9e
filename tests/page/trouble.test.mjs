// When something is missing the page says so in words; when the graphics device goes it comes back.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { atRest } from './controls.mjs';
import { BROWSERS, launch } from './driver.mjs';
import { serveSite, serveSiteWithout } from './site.mjs';

const site = await serveSite();
after(() => site.close());

// What a reader sees of the words in the page.
const seen = () => document.body.innerText;

for (const name of BROWSERS) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    /** @param {import('./driver.mjs').Tab} tab @param {string[]} parts */
    async function assertSays(tab, ...parts) {
      await tab.until(() => document.getElementById('problem')?.hidden === false);
      const words = await tab.evaluate(seen);
      for (const part of parts) assert.ok(words.includes(part), `“${words}” mentions ${part}`);
      assert.ok(!words.includes('Loading'), 'it no longer says that it loads');
      const ready = await tab.evaluate(() => window.queens.ready.then(() => 'fulfilled', () => 'rejected'));
      assert.equal(ready, 'rejected', 'a script that waits hears of it too');
    }

    test('without WebAssembly', async () => {
      const tab = await browser.open(site.address, { init: () => void delete (/** @type {any} */ (window).WebAssembly) });
      await assertSays(tab, 'This browser offers no WebAssembly.', 'Update the browser');
      await tab.close();
    });

    test('without WebGL 2', async () => {
      const tab = await browser.open(site.address, { init: () => void (HTMLCanvasElement.prototype.getContext = () => null) });
      await assertSays(tab, 'This browser offers no WebGL 2.', 'hardware acceleration');
      await tab.close();
    });

    for (const file of ['app.wasm', 'app.js', 'fonts/mono.ttf']) {
      test(`without ${file}`, async () => {
        const incomplete = await serveSiteWithout(file);
        const tab = await browser.open(incomplete.address);
        await assertSays(tab, 'Queenscope could not start.', 'all files of the site', file);
        await tab.close();
        await incomplete.close();
      });
    }

    test('without its scripts, in the language that the address asks for, its hash before its query', async (t) => {
      const incomplete = await serveSiteWithout('main.js');
      t.after(() => incomplete.close());
      for (const [address, expected] of [
        ['', 'Queenscope could not start: main.js could not be loaded.'],
        ['?lang=en#lang=zh-CN', 'Queenscope 无法启动：main.js 加载失败。'],
      ]) {
        const tab = await browser.open(`${incomplete.address}${address}`);
        await tab.until(() => document.getElementById('problem')?.hidden === false);
        const words = await tab.evaluate(seen);
        assert.ok(words.includes(expected), words);
        await tab.close();
      }
    });

    test('a lost graphics device is told of, and the picture comes back as it was', async () => {
      const tab = await browser.openReady(`${site.address}?n=6&step=40`);
      for (const key of ['ArrowRight', 'ArrowLeft']) await tab.press(key);
      const before = await atRest(tab);
      await tab.evaluate(() => {
        const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
        const device = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
        Object.assign(window, { device });
        device?.loseContext();
      });
      await tab.until(() => document.body.innerText.includes('The graphics device was lost.'));
      for (const key of ['ArrowLeft', 'ArrowRight']) await tab.press(key);
      await tab.evaluate(() => /** @type {any} */ (window).device.restoreContext());
      await tab.until(() => document.getElementById('problem')?.hidden);
      assert.ok((await atRest(tab)).equals(before), 'the same picture as before');
      await tab.press('ArrowRight');
      assert.ok(!(await atRest(tab)).equals(before), 'it still draws');
      await tab.close();
    });
  });
}

describe('Chromium alone can switch JavaScript off', () => {
  /** @type {import('./driver.mjs').Browser} */
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  test('then the page says what it needs, and nothing else', async () => {
    const tab = await browser.open(site.address, { javaScript: false });
    const words = await tab.page.locator('body').innerText();
    assert.ok(words.includes('needs JavaScript and WebAssembly'), words);
    assert.ok(!words.includes('Loading'), words);
    await tab.close();
  });
});
