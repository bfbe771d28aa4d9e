// The page without a canvas: on request or without WebGL, it offers everything that the canvas offers, which is the
// reference.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { PNG } from 'pngjs';
import { atRest, controls, LAPTOP, SAY } from './controls.mjs';
import { launch, PATIENCE } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { hurryTimeouts } from './hurry.mjs';
import { serveSite } from './site.mjs';
import { takeDown } from './taken.mjs';
import { readLanguages } from '../../script/texts/languages.mjs';

const site = await serveSite();
after(() => site.close());
const [{ share: TEXTS }] = readLanguages();

/** @typedef {import('./driver.mjs').Tab} Tab */

const SIZES = [[1280, 800], [390, 844], [640, 420], [320, 256]];

// These functions run in the page, the first ones before its own scripts.

/** Records requests for WebGL contexts. */
function noteContexts() {
  const { getContext } = HTMLCanvasElement.prototype;
  Object.assign(window, { contexts: 0 });
  HTMLCanvasElement.prototype.getContext = /** @type {any} */ (function (/** @type {any[]} */ ...given) {
    if (/webgl/.test(given[0])) /** @type {any} */ (window).contexts++;
    return /** @type {any} */ (getContext).apply(this, given);
  });
}

/** Simulates a browser with only 2D pictures. */
function withoutWebGL() {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = /** @type {any} */ (function (/** @type {any[]} */ ...given) {
    return /webgl/.test(given[0]) ? null : /** @type {any} */ (getContext).apply(this, given);
  });
}

function lose() {
  const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
  const device = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
  Object.assign(window, { device });
  device?.loseContext();
}

const isPlain = () => document.querySelector('.plain #mirror img') !== null;

/** The texts about the search and its surroundings, in reading order; headings for navigation are left out. */
const told = () => [...document.querySelectorAll('#mirror :is(button, input, p, [role=treeitem])')]
  .filter((each) => !each.closest('[data-box="panels"] > input') && !each.matches('[data-box="panels"] > input'))
  .map((each) => `${each.getAttribute('aria-label') ?? each.textContent} ${each.getAttribute('aria-valuetext') ?? ''} ${['pressed', 'selected', 'expanded'].map((state) => each.getAttribute(`aria-${state}`)).join()}`);

const place = () => ({ address: location.search.replace(/&?view=plain/, '').replace('?&', '?'), position: window.queens.position(), sentence: window.queens.narration('en') });

/**
 * The centre of a control, by role and the beginning of its name (for an option, any part); scrolls to it, and presses
 * it on request.
 */
function bring(/** @type {[role: string, name: string, press?: boolean]} */ [role, name, press]) {
  const all = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('#mirror button'))].filter((each) => !each.closest('[inert]'));
  const found = all.find((each) => (each.getAttribute('role') ?? 'button') === role
    && (role === 'option' ? each.textContent?.includes(name) : each.textContent === name || each.textContent?.startsWith(`${name}: `)));
  if (!found) return undefined;
  found.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = found.getBoundingClientRect();
  if (press) {
    found.focus();
    found.click();
  }
  return [left + width / 2, top + height / 2];
}

/** The scroll position, once it has not changed for a while. @param {Tab} tab */
async function settled(tab) {
  for (let before = '', same = 0; ; ) {
    const now = await tab.evaluate(place);
    same = JSON.stringify(now) === before ? same + 1 : 0;
    if (same === 5) return now;
    before = JSON.stringify(now);
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
}

/** Colours at the centre of each square in the picture, and beside the board. */
async function colorsOfSquares() {
  const picture = /** @type {HTMLImageElement} */ (document.querySelector('#mirror img'));
  await picture.decode();
  const box = picture.getBoundingClientRect();
  const canvas = Object.assign(document.createElement('canvas'), { width: Math.round(box.width), height: Math.round(box.height) });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { willReadFrequently: true }));
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const at = (/** @type {number} */ x, /** @type {number} */ y) => [...context.getImageData(x - box.left, y - box.top, 1, 1).data].join();
  const squares = [...document.querySelectorAll('#mirror [role=gridcell]')].map((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    // Points near its four corners belong to the same square.
    return [0.1, 0.9].flatMap((x) => [0.1, 0.9].map((y) => at(left + x * width, top + y * height)));
  });
  const { left, top } = /** @type {Element} */ (document.querySelector('#mirror [role=grid]')).getBoundingClientRect();
  return { squares, beside: at(left - 6, top - 6) };
}

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    const openPlain = async (/** @type {string} */ query, circumstances = {}) => {
      const tab = await browser.openReady(`${site.address}?view=plain&${query}`, { ...LAPTOP, ...circumstances });
      await tab.until(isPlain);
      return tab;
    };

    test('on request it works without a graphics device, and its squares match the picture', async () => {
      const tab = await openPlain('n=6', { init: noteContexts });
      assert.equal(await tab.evaluate(() => /** @type {any} */ (window).contexts), 0);
      const { squares, beside } = await tab.evaluate(colorsOfSquares);
      const [light, dark] = [squares[0][0], squares[1][0]];
      assert.notEqual(light, dark);
      assert.ok(beside !== light && beside !== dark, 'beyond the board there is none');
      squares.forEach((/** @type {string[]} */ corners, /** @type {number} */ i) => {
        const wanted = (Math.floor(i / 6) + (i % 6)) % 2 === 0 ? light : dark;
        assert.deepEqual(corners, [wanted, wanted, wanted, wanted], `square ${i}`);
      });
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('whatever is pressed does what it does on the canvas, and is told as fully', async () => {
      const query = 'n=6&step=30&lang=en&panels=state,tree&tree=bars';
      const plain = await openPlain(query);
      // As large as its layout.
      const canvas = await browser.openReady(`${site.address}?${query}`, { width: 1280, height: 2400 });
      /** @param {(tab: Tab) => Promise<ReturnType<typeof place>>} read */
      const bothPlaces = async (read) => {
        const places = [];
        for (const tab of [plain, canvas]) {
          await tab.page.bringToFront();
          places.push(await read(tab));
        }
        return places;
      };
      const same = async (/** @type {string} */ after) => {
        const all = [];
        for (const tab of [plain, canvas]) {
          // Firefox draws almost no frames for a window behind another.
          await tab.page.bringToFront();
          // The chart appears once the end of the search is known.
          await tab.until(() => window.queens.total());
          await atRest(tab);
          all.push(await tab.evaluate(told));
        }
        assert.deepEqual(all[0], all[1], after);
        // The address follows once the page rests, in the front window.
        const deadline = Date.now() + PATIENCE;
        for (;;) {
          const [one, other] = await bothPlaces((tab) => tab.evaluate(place));
          if (isDeepStrictEqual(one, other)) break;
          if (Date.now() > deadline) assert.deepEqual(one, other, after);
        }
      };
      await same('nothing');
      /** @type {[string, string][]} */
      const presses = [
        ['button', SAY.step], ['button', SAY.back], ['button', SAY.nextSolution], ['button', SAY.nextSolution],
        ['tab', SAY.calls], ['tab', SAY.solutions], ['tab', SAY.statistics], ['button', SAY.more], ['option', SAY.log], ['button', SAY.programLanguage], ['option', 'C++'],
        ['button', SAY.largerBoard], ['button', SAY.search], ['option', SAY.titleBitmask], ['button', SAY.nextSolution],
        ['button', SAY.more], ['option', SAY.help], ['button', SAY.close], ['button', SAY.more], ['option', SAY.legendTitle],
      ];
      for (const [role, control] of presses) {
        // Pressed with the pointer here, and with the keyboard there.
        await plain.page.bringToFront();
        const [x, y] = await plain.until(bring, [role, control]);
        await plain.click(x, y);
        await canvas.until(bring, [role, control, true]);
        await same(`${role} ${control}`);
      }
      for (const key of ['Escape', 'ArrowRight', 'b', 'n', 'Home', '3', ']', 'End', 't', 'Escape']) {
        for (const tab of [plain, canvas]) {
          await tab.page.bringToFront();
          await tab.press(key);
        }
        await same(`the key ${key}`);
      }
      const [one, other] = await bothPlaces(settled);
      assert.deepEqual(one, other, 'there they stay');
      assert.deepEqual(plain.complaints, []);
      await plain.close();
      await canvas.close();
    });

    test('sliders change the position, and a press beside a menu closes the menu', async () => {
      const tab = await openPlain('n=6&step=30');
      await controls(tab).press('slider', SAY.positionName, 'ArrowRight');
      await tab.until(() => window.queens.position() === 31);
      await controls(tab).click('button', SAY.programLanguage);
      await controls(tab).find('listbox', SAY.programLanguage);
      await tab.click(5, 5);
      await tab.until(() => document.querySelector('[data-box="overlay"]') === null);
      await tab.close();
    });

    test('the picture, the sentence and the lines follow play', async () => {
      const tab = await openPlain('n=5&speed=30');
      const before = await tab.evaluate(() => document.querySelector('#mirror img')?.getAttribute('src'));
      await tab.press(' ');
      await tab.until(() => window.queens.position() > 20);
      await tab.press(' ');
      await atRest(tab);
      assert.notEqual(await tab.evaluate(() => document.querySelector('#mirror img')?.getAttribute('src')), before);
      const [shown, sentence] = await tab.evaluate(() => [document.querySelector('[data-box="caption"] p')?.textContent, window.queens.narration('en')]);
      assert.equal(String(shown).replaceAll(/\s/g, ''), sentence.replaceAll(/\s/g, ''));
      // Compares with the labels of the search: each marked line occurs once in the listing.
      const [ran, lines] = await tab.evaluate(() => [document.querySelectorAll('[data-box="program"] .ran').length, new Set(window.queens.lines()).size]);
      assert.equal(ran, lines);
      await tab.close();
    });

    test('without WebGL it appears automatically, says why, and greets first-time visitors', async () => {
      const tab = await browser.openReady(site.address, { ...LAPTOP, init: withoutWebGL });
      await tab.until(isPlain);
      assert.ok((await tab.evaluate(() => document.getElementById('lines')?.innerText)).includes('WebGL 2 is not available in this browser.'));
      await controls(tab).click('button', SAY.play);
      await tab.until(() => window.queens.n() === 4 && window.queens.position() > 1);
      await tab.close();
    });

    test('the page continues without a device that does not return in time', async () => {
      const tab = await browser.openReady(`${site.address}?n=6&step=30`, { ...LAPTOP, init: hurryTimeouts });
      const sentence = await tab.evaluate(() => window.queens.narration('en'));
      await tab.evaluate(lose);
      await tab.until(isPlain);
      await tab.until(() => document.activeElement !== null && document.querySelector('#board canvas')?.checkVisibility() === false);
      assert.equal(await tab.evaluate(() => window.queens.narration('en')), sentence);
      await tab.press('ArrowRight');
      await tab.until(() => window.queens.position() === 31 && location.search.includes('step=31'));
      await tab.evaluate(() => /** @type {any} */ (window).device.restoreContext());
      await tab.press('ArrowRight');
      await tab.until(() => window.queens.position() === 32 && location.search.includes('step=32'));
      assert.ok(await tab.evaluate(isPlain));
      const complaints = tab.complaints.filter((each) => !/CONTEXT_LOST_WEBGL|context was lost/i.test(each));
      assert.deepEqual(complaints, []);
      await tab.close();
    });

    test('a script asks for it too, and a frame has it', async () => {
      const tab = await browser.openReady(`${site.address}?n=6&step=30`, LAPTOP);
      await tab.evaluate(() => window.queens.load({ view: 'plain' }));
      await tab.until(isPlain);
      await tab.evaluate(() => {
        const frame = Object.assign(document.createElement('iframe'), { src: '?view=plain&n=5&step=7', width: '640', height: '420' });
        document.body.append(frame);
        addEventListener('message', ({ data }) => Object.assign(window, { heard: [...(/** @type {any} */ (window).heard ?? []), data] }));
      });
      const [frame] = await tab.frames(1);
      await tab.until(isPlain, undefined, frame);
      await tab.until(() => /** @type {any} */ (window).heard?.some((/** @type {any} */ each) => each.on === 'ready'));
      await tab.evaluate(() => document.querySelector('iframe')?.contentWindow?.postMessage({ queens: 1, do: 'seek', position: 40 }, '*'));
      await tab.until(() => /** @type {any} */ (window).heard?.some((/** @type {any} */ each) => each.on === 'event' && each.position === 40));
      await tab.close();
    });

    test('it fits screens of any size and theme without overflow', async () => {
      const tab = await openPlain('n=8&step=100');
      for (const [width, height] of SIZES) {
        await tab.page[name === 'chromium' ? 'setViewportSize' : 'setViewport']({ width, height });
        for (const theme of /** @type {const} */ (['light', 'projector'])) {
          await tab.evaluate((its) => window.queens.load({ theme: its }), theme);
          await atRest(tab);
          const found = await tab.evaluate(() => {
            const { scrollWidth } = /** @type {Element} */ (document.scrollingElement);
            const beside = [...document.querySelectorAll('#mirror :is(button, input, p, img)')].filter((each) => each.checkVisibility())
              .filter((each) => each.getBoundingClientRect().left < -1 || each.getBoundingClientRect().right > innerWidth + 1);
            return [scrollWidth <= innerWidth, beside.map((each) => each.outerHTML.slice(0, 100)), document.querySelector('#mirror img')?.clientWidth, window.queens.position(), innerWidth];
          });
          assert.deepEqual(found.slice(0, 2), [true, []], `${width} x ${height}, ${theme}`);
          assert.ok(Number(found[2]) >= 190, `the board is ${found[2]} wide at ${width} x ${height}`);
          assert.deepEqual(found.slice(3), [100, width]);
        }
      }
      await tab.close();
    });

    test('its board can be saved as a picture', async () => {
      const tab = await openPlain('n=6&step=30&lang=en', { init: [takeDown, noteContexts] });
      await tab.press('e');
      await tab.until(() => document.querySelector('#share .deeds button') !== null);
      const deeds = await tab.evaluate(() => [...document.querySelectorAll('#share .deeds button')].map((each) => each.textContent));
      assert.ok(!deeds.includes(TEXTS.screen), 'no screen is drawn that could be');
      await tab.evaluate((called) => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('#share button'))].find((each) => each.textContent === called)?.click(), TEXTS.png);
      await tab.until(() => /** @type {any} */ (window).taken.saved.length === 1);
      const [[file, bytes]] = await tab.evaluate(() => Promise.all(/** @type {any} */ (window).taken.saved));
      assert.equal(file, 'queens-flag-arrays-6-30.png');
      const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
      assert.deepEqual([width, height], [1280, 1280]);
      // The orange of attacked squares in the light theme.
      let attacked = 0;
      for (let at = 0; at < data.length; at += 4) if (data[at] === 174 && data[at + 1] === 75 && data[at + 2] === 0) attacked++;
      assert.ok(attacked > 1000, `${attacked} pixels`);
      await tab.evaluate(() => window.queens.dispose());
      assert.equal(await tab.evaluate(() => /** @type {any} */ (window).contexts), 0);
      await tab.close();
    });

    // tests/bench measures the duration.
    test('every step is shown in its own frame', async () => {
      const tab = await openPlain('n=12&step=5000');
      await atRest(tab);
      const shown = await tab.evaluate(async () => {
        const drawn = () => /** @type {any} */ (window).framesDrawn;
        const before = drawn();
        const told = [];
        for (let step = 0; step < 20; step++) {
          await window.queens.step();
          for (let frame = 0; frame < 3; frame++) await new Promise(/** @type {any} */ (window).laterUncounted);
          told.push(document.getElementById('mirror')?.textContent);
        }
        return { frames: drawn() - before, told };
      });
      assert.ok(shown.frames >= 20, `${shown.frames} frames`);
      assert.equal(new Set(shown.told).size, 20, 'each step is told');
      await tab.close();
    });
  });
}

describe('printing, in Chromium', () => {
  /** @type {import('./driver.mjs').Browser} */
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  test('text is printed, controls are not', async () => {
    const tab = await browser.openReady(`${site.address}?view=plain&n=6&step=30`, LAPTOP);
    await tab.until(isPlain);
    await tab.page.emulateMedia({ media: 'print' });
    const seen = await tab.evaluate(() => Object.fromEntries(['img', '[data-box="caption"] p', '[data-box="program"] .ran', '[data-box="panels"] [role="listitem"]', '[data-box="transport"] button', '[data-box="toolbar"] button']
      .map((each) => [each, document.querySelector(`#mirror ${each}`)?.checkVisibility()])));
    assert.deepEqual(Object.values(seen), [true, true, true, true, false, false], JSON.stringify(seen));
    await tab.close();
  });
});
