// The page reports missing features in words, and restores a lost graphics device.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { controls, pictureAtRest, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveSite, serveSiteWith } from './site.mjs';

const site = await serveSite();
after(() => site.close());

// The visible text of the page.
const seen = () => document.body.innerText;

// Runs in the page. Programs whose shader contains the word in `unlinked` fail to link.
function refuseLinks() {
  const { getProgramParameter } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.getProgramParameter = function (program, name) {
    const sources = this.getAttachedShaders(program)?.map((shader) => this.getShaderSource(shader) ?? '') ?? [];
    const fails = name === this.LINK_STATUS && sources.some((source) => source.includes(/** @type {any} */ (window).unlinked));
    return !fails && getProgramParameter.call(this, program, name);
  };
}
const linkNothing = [() => void Object.assign(window, { unlinked: '' }), refuseLinks];
/** Only the program of the interface, whose shaders belong to ImGui. */
const linkNoInterface = [() => void Object.assign(window, { unlinked: 'ProjMtx' }), refuseLinks];
/** Only the programs of the board, which are checked after the first frame is built. */
const linkNoBoard = [() => void Object.assign(window, { unlinked: 'viewport' }), refuseLinks];
/** Only the program of the queens, the only one with their outline. */
const linkNoQueen = [() => void Object.assign(window, { unlinked: 'kOutline' }), refuseLinks];
function lose() {
  const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
  const device = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
  Object.assign(window, { device });
  device?.loseContext();
}

const isMissing = null;
const isCut = (/** @type {Buffer} */ bytes) => bytes.subarray(0, Math.floor(bytes.length / 2));
/** Parts that are fetched when a key asks for them: the key, and files of each with a fault. Each type of file has both faults. */
const PARTS = /** @type {const} */ ([
  ['e', 'share/dialog.js', isMissing], ['e', 'share/texts.json', isCut], ['e', 'share/style.css', isMissing],
  ['f', 'dialog/style.css', isCut], ['f', 'figures/dialog.js', isCut],
  ['lesson', 'lesson/teach.js', isMissing], ['lesson', 'lesson/texts.json', isMissing],
  ['y', 'program/place.js', isCut], ['y', 'program/texts.json', isCut],
]);

for (const name of ENGINES) {
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
      await assertSays(tab, 'WebAssembly is not available in this browser.', 'Update the browser');
      await tab.close();
    });

    test('without WebGL 2 it says so, and continues with HTML elements', async () => {
      const tab = await browser.openReady(`${site.address}?n=6`, { init: () => void (HTMLCanvasElement.prototype.getContext = () => null) });
      const words = await tab.evaluate(seen);
      for (const part of ['WebGL 2 is not available in this browser.', 'hardware acceleration', 'The board is empty']) assert.ok(words.includes(part), `“${words}” mentions ${part}`);
      assert.equal(await tab.evaluate(() => document.getElementById('problem')?.hidden), true);
      await tab.press('ArrowRight');
      await tab.until(() => window.queens.position() === 1);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    for (const [key, file, change] of PARTS) {
      test(`${file} is ${change ? 'cut' : 'missing'}: a message names it once, the rest works, and Retry opens the part`, async (t) => {
        const broken = await serveSiteWith({ [file]: change });
        t.after(() => broken.close());
        const tab = await browser.openReady(`${broken.address}?n=6&lang=en`);
        const problem = tab.evaluate(() => new Promise((resolve) => window.queens.on('problem', resolve)));
        const ask = async () => void (key === 'lesson' ? await controls(tab).press('button', SAY.lesson, 'Enter') : await tab.press(key));
        await ask();
        const said = await tab.until(() => document.querySelector('.line span')?.textContent);
        assert.equal(said, change === null ? `${file} could not be loaded.` : `${file} is damaged or belongs to another version.`);
        assert.equal((await problem).file, file);
        await tab.press('ArrowRight');
        // Retry may reload the page, at its address.
        await tab.until(() => window.queens.position() === 1 && location.search.includes('step=1'));
        const again = tab.evaluate(() => new Promise((resolve) => window.queens.on('problem', resolve)));
        await ask();
        await again;
        assert.equal(await tab.evaluate(() => document.querySelectorAll('.line').length), 1);
        broken.repair();
        // Some browsers have to reload the page first.
        await tab.until(() => document.querySelector('.line button') !== null);
        await tab.evaluate(() => {
          Object.assign(window, { same: true });
          /** @type {HTMLElement} */ (document.querySelector('.line button')).click();
        });
        await tab.until(() => document.querySelector('dialog[open], #lesson, #program') !== null || (!('same' in window) && document.querySelector('#mirror > *') !== null && !document.querySelector('.line') && window.queens.position?.() === 1));
        if (!(await tab.evaluate(() => document.querySelector('dialog[open], #lesson, #program') !== null))) await ask();
        await tab.until(() => document.querySelector('dialog[open], #lesson, #program') !== null && !document.querySelector('.line'));
        await tab.close();
      });
    }

    test('the message about a missing file disappears once the network is back', async (t) => {
      const broken = await serveSiteWith({ 'share/dialog.js': null });
      t.after(() => broken.close());
      const tab = await browser.openReady(`${broken.address}?n=6&lang=en`);
      await tab.press('e');
      await tab.until(() => document.querySelector('.line') instanceof HTMLElement);
      broken.repair();
      await tab.evaluate(() => void dispatchEvent(new Event('online')));
      await tab.until(() => !document.querySelector('.line'));
      await tab.close();
    });

    test('the plain view works without one of its style sheets, and names it', async (t) => {
      const broken = await serveSiteWith({ 'plain/parts.css': null });
      t.after(() => broken.close());
      const tab = await browser.openReady(`${broken.address}?n=6&lang=en&view=plain`);
      await tab.until(() => document.querySelector('.line span')?.textContent === 'plain/parts.css could not be loaded.');
      await tab.press('ArrowRight');
      await tab.until(() => window.queens.position() === 1);
      broken.repair();
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.line button')).click());
      await tab.until(() => !document.querySelector('.line') && document.adoptedStyleSheets.length === 3);
      await tab.close();
    });

    test('a shader program that does not link', async () => {
      for (const init of [linkNothing, linkNoInterface, linkNoBoard]) {
        const tab = await browser.open(site.address, { init });
        await assertSays(tab, 'Queenscope could not start.', 'did not link');
        assert.equal(await tab.evaluate(() => document.querySelector('#canvas.begun')), null, 'no picture');
        await tab.close();
      }
    });

    test('a shader program that only queens need and that does not link: the page opens, and reports it with the first queen', async () => {
      const tab = await browser.openReady(`${site.address}?n=6`, { init: linkNoQueen });
      assert.equal(await tab.evaluate(() => document.getElementById('problem')?.hidden), true);
      const problem = tab.evaluate(() => new Promise((resolve) => window.queens.on('problem', resolve)));
      await tab.evaluate(() => window.queens.seek(7));
      await tab.until(() => document.getElementById('problem')?.innerText.includes('did not link'));
      assert.match((await problem).message, /did not link/);
      await tab.close();
    });

    test('a shader program that no longer links when the device returns', async () => {
      const tab = await browser.openReady(site.address);
      for (const act of linkNothing) await tab.evaluate(act);
      await tab.evaluate(lose);
      await tab.until(() => document.body.innerText.includes('The graphics device was lost.'));
      await tab.evaluate(() => /** @type {any} */ (window).device.restoreContext());
      await tab.until(() => document.getElementById('problem')?.innerText.includes('did not link'));
      await tab.close();
    });

    test('an error while drawing: the message offers a way back, and nothing is drawn over it', async () => {
      const tab = await browser.openReady(`${site.address}?n=6&step=7`);
      const problem = tab.evaluate(() => new Promise((resolve) => window.queens.on('problem', resolve)));
      await tab.evaluate(() => {
        WebGL2RenderingContext.prototype.drawElements = () => {
          throw new Error('of the driver');
        };
      });
      await tab.press('ArrowRight');
      await tab.until(() => document.getElementById('problem')?.innerText.includes('of the driver'));
      assert.match((await problem).message, /of the driver/);
      await tab.until(() => location.search === '?n=6&step=8');
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#problem button')).click());
      await tab.until(() => document.getElementById('problem')?.hidden && !document.getElementById('loading'));
      assert.equal(await tab.evaluate(() => window.queens.position()), 8);
      await tab.close();
    });

    test('an error in the first frame ends the start', async () => {
      const tab = await browser.open(site.address, {
        init: () => {
          WebGL2RenderingContext.prototype.drawElements = () => {
            throw new Error('of the driver');
          };
        },
      });
      await assertSays(tab, 'Queenscope could not start.', 'of the driver');
      await tab.close();
    });

    test('a device lost while the page loads is reported, and the page waits for it', async () => {
      const tab = await browser.open(site.address, {
        init: () => {
          const { getContext } = HTMLCanvasElement.prototype;
          HTMLCanvasElement.prototype.getContext = /** @type {any} */ (function (/** @type {any[]} */ ...parameters) {
            const context = /** @type {any} */ (getContext).apply(this, parameters);
            if (parameters[0] === 'webgl2' && !('device' in window)) {
              Object.assign(window, { device: context.getExtension('WEBGL_lose_context') });
              /** @type {any} */ (window).device.loseContext();
            }
            return context;
          });
        },
      });
      await tab.until(() => document.body.innerText.includes('The graphics device was lost.'));
      assert.equal(await tab.evaluate(() => document.getElementById('problem')?.hidden), true);
      await tab.evaluate(() => /** @type {any} */ (window).device.restoreContext());
      await tab.evaluate(() => window.queens.ready);
      assert.ok(!(await tab.evaluate(seen)).includes('The graphics device was lost.'));
      await tab.press('ArrowRight');
      assert.equal(await tab.evaluate(() => window.queens.position()), 1);
      await tab.close();
    });

    test('repeated loss and return of the device causes no complaints, and the address stays correct', async () => {
      const tab = await browser.openReady(`${site.address}?n=6`);
      for (let step = 1; step <= 12; step++) {
        await tab.evaluate(lose);
        await tab.until(() => document.body.innerText.includes('The graphics device was lost.'));
        await tab.press('ArrowRight');
        await tab.until((wanted) => location.search === wanted, `?n=6&step=${step}`);
        await tab.evaluate(() => /** @type {any} */ (window).device.restoreContext());
        await tab.until(() => !document.body.innerText.includes('The graphics device was lost.'));
        await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
      // Chromium itself reports the loss.
      const complaints = tab.complaints.filter((each) => !/CONTEXT_LOST_WEBGL|context was lost/i.test(each));
      assert.deepEqual(complaints, []);
      await tab.close();
    });

    test('a lost graphics device is reported, and the picture returns unchanged', async () => {
      const tab = await browser.openReady(`${site.address}?n=6&step=40`);
      for (const key of ['ArrowRight', 'ArrowLeft']) await tab.press(key);
      const before = await pictureAtRest(tab);
      await tab.evaluate(lose);
      await tab.until(() => document.body.innerText.includes('The graphics device was lost.'));
      for (const key of ['ArrowLeft', 'ArrowRight']) await tab.press(key);
      await tab.evaluate(() => /** @type {any} */ (window).device.restoreContext());
      await tab.until(() => !document.body.innerText.includes('The graphics device was lost.'));
      assert.ok((await pictureAtRest(tab)).equals(before), 'the same picture as before');
      await tab.press('ArrowRight');
      assert.ok(!(await pictureAtRest(tab)).equals(before), 'it still draws');
      await tab.close();
    });
  });
}

describe('without JavaScript, in Chromium', () => {
  /** @type {import('./driver.mjs').Browser} */
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  test('the page says what it needs, and nothing else', async () => {
    const tab = await browser.open(site.address, { javaScript: false });
    const words = await tab.page.locator('body').innerText();
    assert.ok(words.includes('needs JavaScript and WebAssembly'), words);
    assert.ok(!words.includes('Loading'), words);
    await tab.close();
  });
});
