// The controls on the canvas work when clicked with a mouse and touched with a finger.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { atRest, controls, LAPTOP, pictureAtRest, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
after(() => site.close());

/** Windows and their views. The buttons of a phone are pressed by a finger. */
const WIDE = { width: 900, height: 500, view: 'player' };
const FULL = { ...LAPTOP, view: 'full' };
const SMALL = { width: 480, height: 360, view: 'player' };
const PHONE = { width: 390, height: 844, view: 'player' };

/** @param {{ view: string }} shown */
const address = ({ view }) => `${site.address}?n=4&view=${view}&speed=5`;
const position = () => window.queens.position();

/**
 * Presses all buttons.
 * @param {import('./driver.mjs').Tab} tab
 * @param {'click' | 'tap'} push
 */
async function pushAll(tab, push) {
  const on = controls(tab);
  /** @param {string} name @param {number} position */
  const leadsTo = async (name, position) => {
    await on[push]('button', name);
    await tab.until((wanted) => window.queens.position() === wanted, position);
  };
  const solution = await tab.evaluate(() => {
    const before = window.queens.position();
    window.queens.runTo('solution');
    const position = window.queens.position();
    window.queens.load({ variant: 'flag-arrays', n: 4 });
    return before === 0 ? position : NaN;
  });
  await leadsTo(SAY.step, 1);
  await leadsTo(SAY.step, 2);
  await leadsTo(SAY.back, 1);
  await leadsTo(SAY.nextSolution, solution);
  await leadsTo(SAY.step, solution + 1);
  // Where there is a toolbar, its menu has what is less often needed.
  if (await on.now('button', SAY.more)) {
    await leadsTo(SAY.previousSolution, solution);
    await leadsTo(SAY.first, 0);
    await leadsTo(SAY.lastSeen, await tab.evaluate(() => (window.queens.seek(60), window.queens.seek(0), 60)));
    await leadsTo(SAY.first, 0);
  }
  await on[push]('button', SAY.play);
  await tab.until(() => window.queens.position() > 3);
  await on[push]('button', SAY.pause);
  await on.find('button', SAY.play);
  const paused = await tab.evaluate(position);
  await atRest(tab);
  assert.equal(await tab.evaluate(position), paused);
}

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    for (const shown of [FULL, SMALL]) {
      test(`the buttons of view=${shown.view} at ${shown.width}×${shown.height}`, async () => {
        const tab = await browser.openReady(address(shown), shown);
        await pushAll(tab, 'click');
        assert.deepEqual(tab.complaints, []);
        await tab.close();
      });
    }

    test('buttons that lead nowhere do nothing', async () => {
      const tab = await browser.openReady(address(WIDE), WIDE);
      const on = controls(tab);
      for (const nowhere of [SAY.back]) {
        assert.equal((await on.find('button', nowhere)).enabled, false, nowhere);
        await on.click('button', nowhere);
      }
      await on.click('button', SAY.step);
      await tab.until(() => window.queens.position() === 1);
      await tab.evaluate(() => window.queens.seek(1e6));
      const end = await tab.evaluate(() => window.queens.total());
      await tab.until(() => window.queens.position() === window.queens.total());
      await atRest(tab);
      for (const nowhere of [SAY.step, SAY.nextSolution]) await on.click('button', nowhere);
      await on.click('button', SAY.back);
      await tab.until((wanted) => window.queens.position() === wanted, end - 1);
      await tab.close();
    });

    test('the scrubber can be dragged', async () => {
      const tab = await browser.openReady(address(WIDE), WIDE);
      const end = await tab.evaluate(() => (window.queens.seek(1e6), window.queens.total()));
      const { left, width, y } = await controls(tab).find('slider', SAY.positionName);
      await tab.move(left + width - 1, y);
      await tab.down();
      for (const share of [0.75, 0.5]) {
        await tab.move(left + share * width, y + 5);
        await tab.until((wanted) => Math.abs(window.queens.position() - wanted) <= 4, share * end);
      }
      // Beyond its end the slider stays at the end, and does not press the controls passed on the way.
      const first = await controls(tab).find('button', SAY.back);
      await tab.move(first.x, y);
      await tab.until(() => window.queens.position() === 0);
      await tab.up();
      await tab.move(left + width - 1, y);
      await atRest(tab);
      assert.equal(await tab.evaluate(position), 0, 'let go, it no longer follows');
      await tab.close();
    });
  });
}

// The line of the program that ran last; it is visible.
async function currentLine(/** @type {import('./driver.mjs').Tab} */ tab) {
  const lines = await controls(tab).all();
  return /** @type {import('./controls.mjs').Found} */ (lines.find(({ role, current }) => role === 'option' && current));
}

describe('a finger', () => {
  /** @type {import('./driver.mjs').Browser} */
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  test('works the buttons on a phone', async () => {
    const tab = await browser.openReady(address(PHONE), { ...PHONE, dpr: 2, touch: true });
    await pushAll(tab, 'tap');
    assert.deepEqual(tab.complaints, []);
    await tab.close();
  });

  test('scrolls the program, which keeps its scroll position', async () => {
    const query = `${site.address}?variant=board-scan&n=4&step=30`;
    const tab = await browser.openReady(query, { width: 390, height: 844, touch: true });
    await controls(tab).tap('tab', SAY.code);
    const before = await pictureAtRest(tab);
    const { x, y } = await currentLine(tab);
    await tab.swipe(x, y, -60);
    const scrolled = await pictureAtRest(tab);
    assert.ok(!scrolled.equals(before), 'the program has moved');
    assert.ok((await pictureAtRest(tab)).equals(scrolled), 'it stays');
    await tab.close();
  });

  test('scrolls the log without following a line until one is tapped', async () => {
    const query = `${site.address}?n=6&step=300&panels=log`;
    const tab = await browser.openReady(query, { width: 390, height: 844, touch: true });
    const rows = async () => (await controls(tab).all()).filter(({ name, inSight }) => /^\d+ {2}/.test(name) && inSight);
    await controls(tab).find('tab', SAY.log);
    await atRest(tab);
    const before = await rows();
    const { x, y, name } = before[1];
    await tab.swipe(x, y, 90);
    await atRest(tab);
    assert.notDeepEqual((await rows()).map((row) => row.name), before.map((row) => row.name), 'it has scrolled');
    assert.equal(await tab.evaluate(position), 300);
    await controls(tab).tap('button', name);
    await tab.until((wanted) => window.queens.position() === wanted, Number.parseInt(name, 10));
    await tab.close();
  });

  test('shows a name of the sentence in the program', async () => {
    const query = `${site.address}?n=6&step=6&panels=code`;
    const tab = await browser.openReady(query, { width: 390, height: 844, touch: true });
    await controls(tab).find('tab', SAY.code);
    await atRest(tab);
    const sentence = (await controls(tab).all()).find(({ role, name }) => role === 'paragraph' && name.includes('cols[2]'));
    const program = (await controls(tab).all()).find(({ role, name }) => role === 'option' && name.includes('queens.append'));
    assert.ok(sentence && program, 'both are on the screen');
    const clip = { x: 0, y: program.top - 60, width: 390, height: 80 };
    const shown = async () => (await atRest(tab), Buffer.from(await tab.page.screenshot({ clip })));
    const before = await shown();
    let lit = false;
    for (let x = sentence.left + 8; x < sentence.left + sentence.width && !lit; x += 30) {
      await tab.tap(x, sentence.top + 40);
      lit = !(await shown()).equals(before);
    }
    assert.ok(lit, 'the program answers');
    await tab.tap(sentence.left - 6, sentence.top + 4);
    assert.ok((await shown()).equals(before), 'and forgets it when something else is tapped');
    await tab.close();
  });

  test('does nothing on the board and leaves no button highlighted', async () => {
    const tab = await browser.openReady(address(PHONE), { ...PHONE, touch: true });
    const on = controls(tab);
    await tab.evaluate(() => (window.queens.step(), window.queens.back()));
    const untouched = await pictureAtRest(tab);
    await on.tap('grid', SAY.board);
    await on.tap('button', SAY.step);
    await tab.until(() => window.queens.position() === 1);
    await on.tap('button', SAY.back);
    await tab.until(() => window.queens.position() === 0);
    assert.ok((await pictureAtRest(tab)).equals(untouched), 'the picture is that of before the touches');
    await tab.close();
  });
});
