// On a phone, controls are large enough for a finger, a tap on a square describes it, and no focus ring remains.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { atRest, controls, pictureAtRest, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
after(() => site.close());

/** @typedef {import('./driver.mjs').Tab} Tab */

/** The focused element if it shows a ring; empty otherwise. @param {Tab} tab */
const ringed = (tab) => tab.evaluate(() => {
  const focused = document.activeElement;
  return focused && getComputedStyle(focused).outlineStyle !== 'none' ? `${focused.id} ${focused.textContent}` : '';
});

describe('a finger on a phone', () => {
  /** @type {import('./driver.mjs').Browser} */
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  test('finds no control smaller than a fingertip', async () => {
    const tab = await browser.openReady(`${site.address}?n=6&step=30&lang=en`, { width: 390, height: 844, touch: true });
    await atRest(tab);
    // A divider is dragged, and is visible by the areas on both sides.
    const small = await tab.evaluate((divider) => [...document.querySelectorAll(`#mirror :is(button, input):not([role="option"], [aria-label="${divider}"])`)].flatMap((each) => {
      const box = each.getBoundingClientRect();
      return Math.min(box.width, box.height) < 43.5 ? [`${each.textContent || each.getAttribute('aria-label')}: ${box.width} × ${box.height}`] : [];
    }), SAY.boardShare);
    assert.deepEqual(small, []);
    await tab.close();
  });

  test('leaves nothing highlighted where it was lifted', async () => {
    const tab = await browser.openReady(`${site.address}?n=6&step=30&lang=en`, { width: 390, height: 844, touch: true });
    const before = await pictureAtRest(tab);
    await controls(tab).tap('button', SAY.step);
    await tab.until(() => window.queens.position() === 31);
    await tab.evaluate(() => window.queens.back());
    assert.ok((await pictureAtRest(tab)).equals(before));
    await tab.close();
  });

  test("shows a square's description with one tap, and leaves no focus ring", async () => {
    const tab = await browser.openReady(`${site.address}?n=6&step=30&lang=en`, { width: 390, height: 844, touch: true });
    const on = controls(tab);
    const before = await pictureAtRest(tab);
    const { left, top, width } = await on.find('grid', SAY.board);
    await tab.tap(left + width * 0.4, top + width * 0.6);
    const told = await pictureAtRest(tab);
    assert.ok(!told.equals(before), 'the square is told of');
    assert.ok((await pictureAtRest(tab)).equals(told), 'for as long as the reader likes');
    assert.equal(await ringed(tab), '');
    await on.tap('tab', SAY.log);
    assert.equal(await ringed(tab), '', 'after a tab');
    await on.tap('button', SAY.more);
    await on.find('dialog', SAY.more);
    await atRest(tab);
    assert.equal(await ringed(tab), '', 'in a list');
    await on.tap('option', SAY.legendTitle);
    await on.find('dialog', SAY.legendTitle);
    assert.equal(await ringed(tab), '', 'after a list');
    await tab.close();
  });
});
