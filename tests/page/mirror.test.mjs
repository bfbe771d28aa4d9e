// Without a mouse or sight of the canvas, the Tab key reaches every control and other keys operate it.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { atRest, controls, LAPTOP, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveHost } from './host.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
const host = await serveHost();
after(() => {
  host.close();
  return site.close();
});

/** @typedef {import('./driver.mjs').Tab} Tab */

/** Stops of the Tab key: one among squares and one among tabs, and the line of the program that ran last. */
const OPERATED = ['button', 'tab', 'slider', 'option'];

// Runs in the page: role and name of the focused element.
function focused() {
  const element = document.activeElement;
  if (!element || !document.getElementById('mirror')?.contains(element)) return element?.id || element?.tagName;
  const own = /** @type {Record<string, string>} */ ({ BUTTON: 'button', INPUT: 'slider' });
  const role = element.getAttribute('role') ?? own[element.tagName];
  return role === 'gridcell' ? role : `${role} ${element.getAttribute('aria-label') ?? element.textContent}`;
}
const position = () => window.queens.position();
const isReady = () => window.queens?.ready?.then(() => true) ?? false;

/** The expected stops of the Tab key, in reading order. @param {ReturnType<typeof controls>} on */
async function stops(on) {
  const all = (await on.all()).filter(({ role, enabled, current, region, on: chosen }) =>
    enabled && [...OPERATED, 'grid'].includes(role) && (role !== 'tab' || chosen)
    && (region !== SAY.regionProgram || role !== 'option' || current));
  return all.map(({ role, name }) => (role === 'grid' ? 'gridcell' : `${role} ${name}`));
}

/**
 * Presses Tab until the focus leaves the controls.
 * @param {Tab} tab
 * @param {any} [frame]
 * @param {() => Promise<void>} [press] presses it once
 * @returns {Promise<string[]>} the focused elements on the way
 */
async function walk(tab, frame = tab.page, press = () => tab.press('Tab')) {
  const seen = [];
  for (;;) {
    await press();
    const now = await frame.evaluate(focused);
    if (!/^(button|tab|slider|option|gridcell)( |$)/.test(now)) return seen;
    seen.push(now);
    if (seen.length > 300) throw new Error(`Tab goes round and round: ${seen.slice(-20).join(', ')}`);
  }
}

/** `walk` with Shift held. @param {Tab} tab @param {any} [frame] */
const walkBack = (tab, frame) => walk(tab, frame, () => tab.pressShifted('Tab'));

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    /** @param {string} query @param {import('./driver.mjs').Circumstances} [circumstances] */
    async function open(query, circumstances = LAPTOP) {
      const tab = await browser.openReady(`${site.address}?lang=en&${query}`, circumstances);
      await atRest(tab);
      return { tab, on: controls(tab) };
    }

    for (const size of [LAPTOP, { width: 390, height: 844 }]) {
      test(`Tab visits everything at ${size.width}×${size.height}, once, in reading order and back`, async () => {
        const { tab, on } = await open('n=6&step=30&tree=none', size);
        const wanted = await stops(on);
        assert.ok(wanted.length > 10 && wanted.includes('gridcell'), wanted.join(', '));
        assert.deepEqual(await walk(tab), wanted);
        await tab.evaluate(() => document.getElementById('narration')?.setAttribute('tabindex', '0'));
        await tab.evaluate(() => document.getElementById('narration')?.focus());
        assert.deepEqual(await walkBack(tab), wanted.reverse());
        assert.equal(await tab.evaluate(focused), 'canvas', 'the canvas comes before them');
        assert.equal(await tab.evaluate(position), 30);
        assert.deepEqual(tab.complaints, []);
        await tab.close();
      });
    }

    test('Tab moves through a frame of 480×360 and out of it', async () => {
      const html = `<iframe src="${site.address}?lang=en&n=6&step=30" title="Queens"></iframe><p><input id="after" aria-label="After">`;
      const tab = await browser.open(host.pageWith(html), { width: 800, height: 600 });
      const [frame] = await tab.frames(1);
      await tab.until(isReady, undefined, frame);
      await tab.until(() => document.querySelector('#mirror > *') !== null, undefined, frame);
      await atRest(tab, frame);
      const wanted = await stops(controls(tab, { frame }));
      assert.ok(wanted.length > 10, wanted.join(', '));
      await tab.evaluate(() => document.getElementById('field')?.focus());
      await tab.press('Tab');
      await tab.until(() => document.activeElement?.id === 'canvas', undefined, frame);
      assert.deepEqual(await walk(tab, frame), wanted);
      await tab.until(() => document.activeElement?.id === 'after');
      await tab.pressShifted('Tab');
      await tab.until(() => document.activeElement !== document.body, undefined, frame);
      const last = await frame.evaluate(focused);
      assert.equal(last, wanted[wanted.length - 1]);
      assert.deepEqual(await walkBack(tab, frame), wanted.slice(0, -1).reverse());
      await tab.close();
    });

    test('the focused element is over its picture, even if it was scrolled out of view', async () => {
      const { tab, on } = await open('n=6&step=300&tree=none');
      await on.press('tab', SAY.log, 'Enter');
      await tab.until(() => document.querySelectorAll('#mirror button[aria-current]:not([role])').length === 1);
      await tab.press('Tab');
      const corner = await tab.evaluate(() => {
        const { left, top } = /** @type {HTMLElement} */ (document.getElementById('mirror')).getBoundingClientRect();
        return [left, top, document.getElementById('mirror')?.scrollTop, document.documentElement.scrollTop];
      });
      assert.deepEqual(corner, [0, 0, 0, 0]);
      await tab.close();
    });

    test('Enter and Space press buttons, and a disabled button keeps the focus', async () => {
      const { tab, on } = await open('n=1&step=1&speed=100');
      const total = /** @type {number} */ (await tab.until(() => window.queens.total()));
      await on.press('button', SAY.step, 'Enter');
      await tab.until((wanted) => window.queens.position() === wanted, 2);
      for (let at = 3; at <= total; at++) {
        await tab.press(' ');
        await tab.until((wanted) => window.queens.position() === wanted, at);
      }
      await tab.until(() => document.activeElement?.getAttribute('aria-disabled') === 'true');
      await tab.press('Enter');
      await tab.press(' ');
      assert.equal(await tab.evaluate(focused), `button ${SAY.step}`);
      assert.equal(await tab.evaluate(position), total);
      await tab.press('Tab');
      assert.match(await tab.evaluate(focused), /^(button|slider) /);
      assert.equal((await on.find('button', SAY.step)).enabled, false);
      await on.press('button', SAY.first, 'Enter');
      await tab.until(() => window.queens.position() === 0);
      await tab.close();
    });

    test('Enter and Space start and pause play', async () => {
      const { tab, on } = await open('n=8&speed=20');
      for (const key of ['Enter', ' ']) {
        const before = await tab.evaluate(position);
        await on.press('button', SAY.play, key);
        await tab.until((before) => window.queens.position() > before + 2, before);
        assert.equal(await tab.evaluate(focused), `button ${SAY.pause}`, 'the same button');
        await tab.press(key);
        await on.find('button', SAY.play);
      }
      await tab.close();
    });

    test('Tab follows the visual order, and all regions have names', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=6&step=30`, LAPTOP);
      const bar = await tab.evaluate(() => [...document.querySelectorAll('#mirror [data-box="toolbar"] button')].map((each) => each.getBoundingClientRect().left));
      assert.ok(bar.length > 7);
      assert.deepEqual(bar, [...bar].sort((a, b) => a - b));
      const unnamed = await tab.evaluate(() => [...document.querySelectorAll('#mirror :is([role="tablist"], [role="listbox"], [role="group"])')].filter((each) => !each.getAttribute('aria-label')).length);
      assert.equal(unnamed, 0);
      await tab.close();
    });

    test('tabs are chosen with arrows and Enter', async () => {
      const { tab, on } = await open('n=6&step=30');
      await on.press('tab', SAY.state, 'ArrowRight', 'ArrowRight', 'ArrowRight');
      assert.equal(await tab.evaluate(focused), `tab ${SAY.statistics}`);
      assert.equal((await on.find('tab', SAY.statistics)).on, false);
      await tab.press('Enter');
      await on.find('listitem', SAY.counterTest);
      assert.equal((await on.find('tab', SAY.statistics)).on, true);
      for (const [key, there] of [['ArrowLeft', SAY.solutions], ['Home', SAY.state], ['ArrowLeft', SAY.statistics], ['End', SAY.statistics], ['ArrowRight', SAY.state]]) {
        await tab.press(key);
        assert.equal(await tab.evaluate(focused), `tab ${there}`, key);
      }
      await tab.press(' ');
      await on.find('listitem', 'queens');
      await on.choose(SAY.programLanguage, 'Java');
      await tab.until(() => [...document.querySelectorAll('[role="option"]')].some((each) => each.textContent?.endsWith('{')));
      await tab.close();
    });

    test('arrow keys move over the program, and Enter and Space set breakpoints that pause play', async () => {
      const { tab, on } = await open('n=6&step=30&speed=1000&code=python');
      const lines = (await on.all()).filter(({ role, enabled }) => role === 'option' && enabled);
      const now = lines.findIndex(({ current }) => current);
      assert.ok(lines.slice(1).every(({ top }, i) => top >= lines[i].top + lines[i].height - 1), 'none reaches into the next');
      await on.focus('button', SAY.programLanguage);
      while (!/^option /.test(await tab.evaluate(focused))) await tab.press('Tab');
      assert.equal(await tab.evaluate(focused), `option ${lines[now].name}`, 'the line that has run');
      for (const [key, there] of /** @type {const} */ ([['ArrowUp', now - 1], ['ArrowDown', now], ['End', lines.length - 1], ['Home', 0]])) {
        await tab.press(key);
        assert.equal(await tab.evaluate(focused), `option ${lines[there].name}`, key);
      }
      const wanted = lines.findIndex(({ name }) => name.includes('queens.pop()'));
      for (let i = 0; i < wanted; i++) await tab.press('ArrowDown');
      const chosen = (/** @type {boolean} */ is) =>
        tab.until((is) => document.activeElement?.getAttribute('aria-selected') === is, String(is));
      for (const [key, is] of /** @type {const} */ ([['Enter', true], [' ', false], [' ', true]])) {
        await tab.press(key);
        await chosen(is);
      }
      assert.equal(await tab.evaluate(position), 30, 'no key has played');
      await tab.press('Tab');
      await tab.pressShifted('Tab');
      assert.match(await tab.evaluate(focused), /queens\.pop\(\)/, 'Tab comes back to it');
      await on.press('button', SAY.play, 'Enter');
      await tab.until(() => window.queens.position() > 30);
      await on.find('button', SAY.play);
      const [current] = (await on.all()).filter(({ role, current }) => role === 'option' && current);
      assert.match(current.name, /queens\.pop\(\)/);
      await tab.close();
    });

    test('the list of searches opens, moves, chooses and closes by keys', async () => {
      const { tab, on } = await open('n=6');
      await on.press('button', SAY.search, 'Enter');
      await on.find('listbox', SAY.search);
      assert.equal(await tab.evaluate(focused), `option 2  ${SAY.titleFlagArrays}`, 'the one that is shown');
      await tab.press('ArrowDown');
      assert.equal(await tab.evaluate(focused), `option 3  ${SAY.titleHashSets}`);
      // The switches below are entries too.
      for (const key of ['Home', ...Array(11).fill('ArrowUp')]) await tab.press(key);
      assert.equal(await tab.evaluate(focused), `option 7  ${SAY.titlePermutations}`);
      await tab.press('ArrowUp');
      assert.equal(await tab.evaluate(focused), `option 6  ${SAY.titleExplicitStack}`);
      await tab.press('Enter');
      await tab.until(() => window.queens.variant() === 'explicit-stack');
      await tab.until(() => !document.querySelector('[role="dialog"]'));
      assert.equal(await tab.evaluate(focused), `button ${SAY.search}: ${SAY.titleExplicitStack}`);

      await tab.press(' ');
      await on.find('listbox', SAY.search);
      await tab.press('ArrowDown');
      await tab.press('Escape');
      await tab.until(() => !document.querySelector('[role="dialog"]'));
      assert.equal(await tab.evaluate(focused), `button ${SAY.search}: ${SAY.titleExplicitStack}`);
      assert.equal(await tab.evaluate(() => window.queens.variant()), 'explicit-stack');
      await tab.close();
    });

    test('sliders for speed and position are moved with arrows, Home and End', async () => {
      const { tab, on } = await open('n=6&speed=2');
      const total = /** @type {number} */ (await tab.until(() => window.queens.total()));
      const before = await on.find('slider', SAY.speed);
      await on.press('slider', SAY.speed, 'ArrowRight', 'ArrowRight');
      await tab.until(() => Number(new URLSearchParams(location.search).get('speed')) > 2);
      await tab.until((text) => document.activeElement?.getAttribute('aria-valuetext') !== text, before.value);
      await tab.press('End');
      await tab.until((text) => document.activeElement?.getAttribute('aria-valuetext') === text, SAY.fullSpeed);

      await on.press('slider', SAY.positionName, 'ArrowRight');
      await tab.until(() => window.queens.position() === 1);
      await tab.press('ArrowRight');
      await tab.until(() => window.queens.position() === 2);
      await tab.press('End');
      await tab.until((end) => window.queens.position() === end, total);
      await tab.press('ArrowLeft');
      await tab.until((end) => window.queens.position() === end - 1, total);
      await tab.press('Home');
      await tab.until(() => window.queens.position() === 0);
      assert.equal(await tab.evaluate(focused), `slider ${SAY.positionName}`);
      await tab.close();
    });

    test('the help keeps the focus while it is open, and gives it back', async () => {
      const { tab, on } = await open('n=6&step=30');
      await on.press('button', SAY.more, 'Enter');
      await on.press('option', SAY.help, 'Enter');
      await on.find('dialog', SAY.help);
      const inside = await stops(on);
      assert.ok(inside.includes(`button ${SAY.close}`), inside.join(', '));
      const seen = [await tab.evaluate(focused)];
      for (let i = 0; i < 2 * inside.length; i++) {
        await tab.press('Tab');
        seen.push(await tab.evaluate(focused));
      }
      const round = [...inside, ...inside, ...inside];
      assert.deepEqual(seen, round.slice(inside.indexOf(seen[0]), inside.indexOf(seen[0]) + seen.length));
      for (let i = 0; i < inside.length; i++) {
        await tab.pressShifted('Tab');
        assert.ok(inside.includes(await tab.evaluate(focused)));
      }
      // Elements below it can be neither focused nor clicked.
      const step = await tab.evaluate(() => {
        const below = [...document.querySelectorAll('#mirror button')].filter((each) => !each.closest('[role="dialog"]'));
        for (const each of below) /** @type {HTMLElement} */ (each).focus();
        return below.length > 5 && below.includes(/** @type {Element} */ (document.activeElement));
      });
      assert.equal(step, false);
      await tab.press('Escape');
      await tab.until(() => !document.querySelector('[role="dialog"]'));
      assert.equal(await tab.evaluate(focused), `button ${SAY.more}`);

      const { x, y } = await on.find('button', SAY.step);
      await on.press('button', SAY.more, 'Enter');
      await on.press('option', SAY.help, 'Enter');
      await on.find('dialog', SAY.help);
      await tab.move(x, y);
      await atRest(tab);
      await tab.click(x, y);
      await tab.until(() => !document.querySelector('[role="dialog"]'));
      await atRest(tab);
      assert.equal(await tab.evaluate(position), 30, 'the click that closes it presses nothing below');
      await tab.close();
    });
  });
}
