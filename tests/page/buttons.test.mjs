// The controls on the canvas do what they say, clicked with a mouse and touched with a finger.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { BROWSERS, launch } from './driver.mjs';
import { board, buttons, FULL, scrubber } from './places.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
after(() => site.close());

/** @typedef {import('./places.mjs').Shown} Shown */

/** The window in which a view is tested, and the address that shows it. */
const WIDE = /** @type {Shown} */ ({ width: 900, height: 500, view: 'player' });
const SMALL = /** @type {Shown} */ ({ width: 480, height: 360, view: 'player' });
const PHONE = /** @type {Shown} */ ({ width: 390, height: 844, view: 'player' });

/** @param {Shown} shown */
const address = ({ view }) => `${site.address}?n=4&view=${view}&speed=20`;

/**
 * Goes through all seven buttons.
 * @param {import('./driver.mjs').Tab} tab
 * @param {Shown} shown
 * @param {'click' | 'tap'} push
 */
async function pushAll(tab, shown, push) {
  const at = buttons(shown);
  /** @param {keyof typeof at} name @param {number} position */
  const leadsTo = async (name, position) => {
    await tab[push](at[name].x, at[name].y);
    await tab.until((wanted) => window.queens.position() === wanted, position);
  };
  const solution = await tab.evaluate(() => {
    const before = window.queens.position();
    window.queens.runTo('solution');
    const position = window.queens.position();
    window.queens.load({ variant: 'flag-arrays', n: 4 });
    return before === 0 ? position : NaN;
  });
  await leadsTo('step', 1);
  await leadsTo('step', 2);
  await leadsTo('back', 1);
  await leadsTo('nextSolution', solution);
  await leadsTo('step', solution + 1);
  await leadsTo('previousSolution', solution);
  await leadsTo('first', 0);
  await leadsTo('last', await tab.evaluate(() => (window.queens.seek(60), window.queens.seek(0), 60)));

  await leadsTo('first', 0);
  await tab[push](at.play.x, at.play.y);
  await tab.until(() => window.queens.position() > 3);
  await tab[push](at.play.x, at.play.y);
  await tab.until(rests);
}

// Whether the position has stayed the same for five events' time.
async function rests() {
  const before = window.queens.position();
  await new Promise((resolve) => setTimeout(resolve, 250));
  return window.queens.position() === before;
}

for (const name of BROWSERS) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    for (const shown of [WIDE, FULL, SMALL, PHONE]) {
      test(`the buttons of view=${shown.view} at ${shown.width}×${shown.height}`, async () => {
        const tab = await browser.openReady(address(shown), shown);
        await pushAll(tab, shown, 'click');
        assert.deepEqual(tab.complaints, []);
        await tab.close();
      });
    }

    test('buttons that lead nowhere do nothing', async () => {
      const tab = await browser.openReady(address(WIDE), WIDE);
      const at = buttons(WIDE);
      for (const place of [at.first, at.previousSolution, at.back, at.last]) await tab.click(place.x, place.y);
      await tab.click(at.step.x, at.step.y);
      await tab.until(() => window.queens.position() === 1);
      await tab.evaluate(() => window.queens.seek(1e6));
      const end = await tab.evaluate(() => window.queens.total());
      for (const place of [at.step, at.nextSolution, at.last, at.play]) await tab.click(place.x, place.y);
      await tab.click(at.back.x, at.back.y);
      await tab.until((wanted) => window.queens.position() === wanted, end - 1);
      await tab.close();
    });

    test('the line of positions is dragged', async () => {
      const tab = await browser.openReady(address(WIDE), WIDE);
      const end = await tab.evaluate(() => (window.queens.seek(1e6), window.queens.total()));
      const { from, to } = scrubber(WIDE);
      await tab.move(to.x, to.y);
      await tab.down();
      for (const share of [0.75, 0.5]) {
        await tab.move(from.x + share * (to.x - from.x), from.y + 5);
        await tab.until((wanted) => Math.abs(window.queens.position() - wanted) <= 2, share * end);
      }
      // Past its end it stays at the end, and what it passes over on the way is not pressed.
      await tab.move(20, from.y);
      await tab.until(() => window.queens.position() === 0);
      await tab.up();
      await tab.move(to.x, to.y);
      assert.equal(await tab.evaluate(() => window.queens.position()), 0, 'let go, it no longer follows');
      await tab.close();
    });
  });
}

describe('a finger', () => {
  /** @type {import('./driver.mjs').Browser} */
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  test('works the buttons on a phone', async () => {
    const tab = await browser.openReady(address(PHONE), { ...PHONE, dpr: 2, touch: true });
    await pushAll(tab, PHONE, 'tap');
    assert.deepEqual(tab.complaints, []);
    await tab.close();
  });

  test('scrolls the program, which stays where it is left', async () => {
    const query = `${site.address}?variant=board-scan&n=4&step=30`;
    const tab = await browser.openReady(query, { width: 390, height: 844, touch: true });
    const rest = () => tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await rest();
    const before = await tab.screenshot();
    await tab.swipe(200, 760, 60);
    await rest();
    const scrolled = await tab.screenshot();
    assert.ok(!scrolled.equals(before), 'the program has moved');
    await rest();
    assert.ok((await tab.screenshot()).equals(scrolled), 'it stays');
    await tab.close();
  });

  test('does nothing on the board and leaves no button lit', async () => {
    const tab = await browser.openReady(address(PHONE), { ...PHONE, touch: true });
    await tab.evaluate(() => (window.queens.step(), window.queens.back()));
    await tab.evaluate(() => new Promise(requestAnimationFrame));
    const untouched = await tab.screenshot();
    const { step, back } = buttons(PHONE);
    const square = board(PHONE);
    await tab.tap(square.x, square.y);
    await tab.tap(step.x, step.y);
    await tab.until(() => window.queens.position() === 1);
    await tab.tap(back.x, back.y);
    await tab.until(() => window.queens.position() === 0);
    await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    assert.ok((await tab.screenshot()).equals(untouched), 'the picture is that of before the touches');
    await tab.close();
  });
});
