// Missing fonts do not block the board: other letters replace them, a line that can be closed says so, and they appear
// once the network is back.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { readLanguages } from '../../script/texts/languages.mjs';
import { Checksum } from '../../web/files/checksum.js';
import { differing } from './compare.mjs';
import { pictureAtRest } from './controls.mjs';
import { PATIENCE, launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { hurryTimeouts } from './hurry.mjs';
import { serveSite, serveSiteWith } from './site.mjs';

const whole = await serveSite();
after(() => whole.close());

const cut = (/** @type {Buffer} */ bytes) => bytes.subarray(0, 5299);
const otherOutlines = (/** @type {Buffer} */ bytes) => Buffer.concat([Buffer.from('OTTO'), bytes.subarray(4)]);
const page = () => '<!doctype html><title>A captive portal</title>';

/**
 * Changes a file along with its checksum in the page, so that the page accepts it.
 * @param {string} file
 * @param {(bytes: Buffer) => Buffer} change
 */
function takenForRight(file, change) {
  /** @type {Buffer} */
  let changed;
  return {
    [file]: (/** @type {Buffer} */ bytes) => (changed = change(bytes)),
    'index.html': (/** @type {Buffer} */ bytes) =>
      String(bytes).replace(new RegExp(`"${file}":\\[[^\\]]*\\]`), `"${file}":${JSON.stringify(new Checksum().add(changed).stamp())}`),
  };
}

// Letters added to the texture in another order may be drawn a fraction of a pixel elsewhere.
const alike = (/** @type {Buffer} */ one, /** @type {Buffer} */ other) => differing(one, other) < 20;

// The letters common to all languages are part of the program.
const FONT = 'fonts/zh.ttf';
/** What is said of it, in its language. */
const MISSING = readLanguages().find(({ tag }) => tag === 'zh')?.page.fontsMissing ?? '';
const QUERY = '?n=6&lang=zh&step=9';
const SIZE = { width: 900, height: 600 };
const lines = () => Array.from(document.querySelectorAll('.line span'), ({ textContent }) => textContent ?? '');
const cardIsHidden = () => document.getElementById('problem')?.hidden;
const closeLine = () => /** @type {HTMLElement} */ (document.querySelector('.line button')).click();
const online = () => dispatchEvent(new Event('online'));

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    /** The normal appearance. @type {Buffer} */
    let picture;
    before(async () => {
      browser = await launch(name);
      const right = await browser.openReady(whole.address + QUERY, SIZE);
      for (const key of ['ArrowRight', 'ArrowLeft']) await right.press(key);
      await right.until(() => window.queens.total() !== null);
      picture = await pictureAtRest(right);
      await right.close();
    });
    after(() => browser.close());

    test('HTML elements use the fonts of the canvas', async () => {
      const tab = await browser.openReady(`${whole.address}?lang=en&n=4`, SIZE);
      await tab.until(() => [...document.fonts].length === 3 && [...document.fonts].every(({ status }) => status === 'loaded'));
      const faces = await tab.evaluate(() => Array.from(document.fonts, ({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`));
      assert.deepEqual(faces.sort(), ['Inter 400', 'Inter 600 700', 'JetBrains Mono 400']);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    for (const [fault, change] of /** @type {const} */ ([
      ['is missing', null],
      ['is cut', cut],
      ['is a page', page],
      ['never answers', 'never'],
    ])) {
      test(`${FONT} ${fault}: the board works, and looks right once it has loaded`, async (t) => {
        const site = await serveSiteWith({ [FONT]: change });
        t.after(() => site.close());
        const tab = await browser.openReady(site.address + QUERY, { ...SIZE, init: hurryTimeouts });
        const said = await tab.until(() => document.querySelector('.line span')?.textContent);
        assert.ok(said.includes(FONT), said);
        assert.ok(await tab.evaluate(cardIsHidden));
        await tab.evaluate(closeLine);
        assert.deepEqual(await tab.evaluate(lines), []);
        for (const key of ['ArrowRight', 'ArrowLeft']) await tab.press(key);
        assert.equal(await tab.evaluate(() => window.queens.position()), 9);
        assert.ok(!alike(await tab.restingScreenshot(), picture), 'other letters stand in');
        await tab.evaluate(online);
        assert.deepEqual(await tab.evaluate(lines), [], 'what was closed is not said again');
        await site.repair();
        if (change === 'never') {
          await tab.reload();
          await tab.evaluate(() => window.queens.ready);
          for (const key of ['ArrowRight', 'ArrowLeft']) await tab.press(key);
        }
        await tab.evaluate(online);
        const deadline = Date.now() + PATIENCE;
        while (!alike(await tab.restingScreenshot(), picture)) assert.ok(Date.now() < deadline, 'it comes to look right');
        await tab.close();
      });
    }

    test("a language's own letters: told of in it, over nothing, and there when the network is back", async (t) => {
      const site = await serveSiteWith({ [FONT]: cut });
      t.after(() => site.close());
      const tab = await browser.openReady(`${site.address}?lang=en&n=8`, SIZE);
      const problems = tab.evaluate(() => new Promise((resolve) => window.queens.on('problem', resolve)));
      await tab.evaluate(() => window.queens.load({ lang: 'zh' }));
      const said = await tab.until(() => document.querySelector('.line span')?.textContent);
      assert.equal(said, MISSING.replace('{file}', FONT));
      assert.equal((await problems).file, FONT);
      assert.ok(await tab.evaluate(cardIsHidden));
      await tab.press('ArrowRight');
      assert.equal(await tab.evaluate(() => window.queens.position()), 1);
      await site.repair();
      await tab.evaluate(online);
      await tab.until(() => document.querySelector('.line') === null);
      await tab.close();
    });

    for (const [fault, change] of /** @type {const} */ ([
      ['cut', cut],
      ['with other outlines', otherOutlines],
    ])) {
      test(`${FONT} ${fault}, although it arrived unchanged, is not used`, async (t) => {
        const site = await serveSiteWith(takenForRight(FONT, change));
        t.after(() => site.close());
        const tab = await browser.openReady(`${site.address}?lang=zh&n=8`, SIZE);
        await tab.press('ArrowRight');
        await tab.evaluate(() => window.queens.seek(5));
        assert.equal(await tab.evaluate(() => window.queens.position()), 5);
        assert.ok(await tab.evaluate(cardIsHidden));
        await tab.close();
      });
    }
  });
}
