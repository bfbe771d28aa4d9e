// Frames are drawn only if something has changed.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { inEach } from './engines.mjs';
import { controls, LAPTOP, SAY } from './controls.mjs';
import { PATIENCE } from './driver.mjs';
import { noteHeld } from './held.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
after(() => site.close());

const PLAYER = { width: 480, height: 360, view: 'player' };
const FULL = { ...LAPTOP, view: 'full' };

// Runs before the page's scripts: counts the page's spontaneous work.
function countWork() {
  const work = { frames: 0, timers: 0, pictures: 0 };
  Object.assign(window, { work });
  const { requestAnimationFrame: frame, setTimeout: later } = window;
  window.requestAnimationFrame = (act) => frame.call(window, (time) => (work.frames++, act(time)));
  const counting = (/** @type {() => void} */ act, /** @type {number} */ wait) =>
    later.call(window, () => (work.timers++, act()), wait);
  window.setTimeout = /** @type {any} */ (counting);
  const { clear } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.clear = function (/** @type {number} */ mask) {
    work.pictures++;
    clear.call(this, mask);
  };
}

/** @param {import('./driver.mjs').Tab} tab @param {number} seconds */
async function workIn(tab, seconds) {
  const read = () => tab.evaluate(() => ({ .../** @type {any} */ (window).work, position: window.queens.position() }));
  const start = await read();
  await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  const end = await read();
  return Object.fromEntries(Object.keys(end).map((name) => [name, end[name] - start[name]]));
}

// Waits until the page rests: the last change has been drawn and written to the address, and nothing happens for longer
// than a timer of the page takes.
async function toRest(/** @type {import('./driver.mjs').Tab} */ tab) {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const work = await workIn(tab, 1.1);
    if (Object.values(work).every((done) => done === 0)) return;
    if (Date.now() > deadline) throw new Error(`the page does not come to rest: ${JSON.stringify(work)}`);
  }
}

inEach((browser) => {
  const open = (/** @type {string} */ query, { width, height, view } = PLAYER) =>
    browser().openReady(`${site.address}?view=${view}&n=6&${query}`, {
      width,
      height,
      reducedMotion: 'no-preference',
      init: [noteHeld, countWork],
    });

  test('a far seek draws almost nothing, and arrives', async () => {
    const tab = await open('');
    await tab.evaluate(() => {
      window.queens.load({ n: 16 });
      window.queens.seek(1e12).catch(() => undefined);
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    const begun = Date.now();
    const { pictures } = await workIn(tab, 2);
    const seconds = (Date.now() - begun) / 1000;
    assert.ok(pictures > 0 && pictures <= 15 * seconds, `${pictures} pictures in ${seconds} s`);
    await tab.evaluate(() => window.queens.pause());
    await tab.evaluate(() => window.queens.load({ n: 10 }));
    assert.equal(await tab.evaluate(() => window.queens.seek(400_000).then(() => window.queens.position())), 400_000);
    await tab.close();
  });

  test('at rest nothing is drawn and no timer runs, in both views', async () => {
    const tabs = [];
    for (const shown of [PLAYER, FULL]) {
      const tab = await open('', shown);
      await tab.press('ArrowRight');
      await controls(tab).click('grid', SAY.board);
      await toRest(tab);
      const { pictures } = await tab.evaluate(() => /** @type {any} */ (window).work);
      assert.ok(pictures > 0, 'pictures are counted');
      tabs.push(tab);
    }
    const nothing = { frames: 0, timers: 0, pictures: 0, position: 0 };
    const pending = () => [.../** @type {any} */ (window).held.timers.values()];
    for (const tab of tabs) assert.deepEqual(await tab.evaluate(pending), [], 'nothing happens later');
    assert.deepEqual(await Promise.all(tabs.map((tab) => workIn(tab, 3))), [nothing, nothing]);
    for (const tab of tabs) await tab.close();
  });

  test('playing draws, one line in two seconds draws little, and pausing ends it', async () => {
    const tab = await open('speed=60&play=1');
    await tab.until(() => window.queens.position() > 5 && /** @type {any} */ (window).work.pictures > 5);
    await tab.evaluate(() => window.queens.load({ speed: 0.5, grain: 'line' }));
    await tab.until(() => location.search.includes('speed=0.5'));
    const begun = Date.now();
    const slow = await workIn(tab, 4);
    // On a busy machine, reading the end takes longer. An event's animation lasts a quarter of a second at most, at 60
    // frames a second.
    const lines = Math.ceil((Date.now() - begun) / 2000) + 1;
    assert.ok(slow.position <= lines, JSON.stringify(slow));
    assert.ok(slow.pictures >= 1 && slow.pictures <= 20 * lines, JSON.stringify(slow));
    await tab.evaluate(() => window.queens.pause());
    await toRest(tab);
    assert.deepEqual(await workIn(tab, 2), { frames: 0, timers: 0, pictures: 0, position: 0 });
    await tab.close();
  });

  test('a finished search draws nothing', async () => {
    const tab = await open('n=4&speed=1e7&play=1');
    await tab.until(() => window.queens.event()?.kind === 'done');
    await toRest(tab);
    assert.deepEqual(await workIn(tab, 1), { frames: 0, timers: 0, pictures: 0, position: 0 });
    await tab.close();
  });
});
