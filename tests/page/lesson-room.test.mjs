// Every question of the lesson is answered without scrolling, on a laptop and on a phone.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { atRest } from './controls.mjs';
import { launch } from './driver.mjs';
import { serveSite } from './site.mjs';
import { buttonWith, LESSON, TEXTS } from './taught.mjs';

const TEXTS_ZH = JSON.parse(readFileSync(new URL('../../src/text/languages/zh.json', import.meta.url), 'utf8')).lesson;

const site = await serveSite();
after(() => site.close());

/** The questions, with the second one of some stops. */
const STEPS = LESSON.stops.flatMap((/** @type {any} */ stop) => [stop, ...(stop.second ? [{ ...stop.second, id: `${stop.id}, second` }] : [])]);
const NEXT = { en: TEXTS.next, zh: TEXTS_ZH.next };
/** Sizes in CSS pixels. */
const LEAST_BOARD = 300;
const LEAST_SQUARE = 44;

// Runs in the page: what the question needs, and whether it is seen.
function measure() {
  const lesson = /** @type {HTMLElement} */ (document.getElementById('lesson'));
  const isOnTop = (/** @type {Element} */ element, /** @type {number} */ x, /** @type {number} */ y) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && element.contains(there);
  };
  const isSeen = (/** @type {Element} */ element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return isOnTop(element, left + 4, top + 4) && isOnTop(element, right - 4, bottom - 4);
  };
  const needed = [...lesson.querySelectorAll('#question, .choice, .line, .value, .cell, .give, input'), ...document.querySelectorAll('#board .cell')];
  const grid = document.querySelector('#mirror [role="grid"]')?.getBoundingClientRect();
  return {
    hidden: needed.filter((each) => !isSeen(each)).map((each) => each.textContent),
    needed: needed.length,
    board: grid && { side: grid.width, square: grid.width / window.queens.n(), top: grid.top, bottom: grid.bottom, lesson: lesson.getBoundingClientRect().top },
    sideways: [...lesson.querySelectorAll('*')].some((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible'),
  };
}

describe('the room of a question', () => {
  /** @type {import('./driver.mjs').Browser} */
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  for (const language of /** @type {const} */ (['en', 'zh'])) {
    for (const device of [{ width: 1366, height: 650 }, { width: 390, height: 844, touch: true }]) {
      test(`${device.width} × ${device.height}, ${language}: question and choices are seen, and the board is large`, async () => {
        const tab = await browser.openReady(`${site.address}?lang=${language}&lesson=1`, device);
        const faults = [];
        for (const [i, { id, question }] of STEPS.entries()) {
          if (i > 0) await tab.evaluate(buttonWith, NEXT[language]);
          await tab.until((wanted) => document.getElementById('question')?.textContent === wanted, question.text[language].replaceAll('`', ''));
          await atRest(tab);
          const { hidden, needed, board, sideways } = await tab.evaluate(measure);
          assert.ok(needed > 0, id);
          if (hidden.length > 0) faults.push(`${id}: hidden are ${hidden.join(' | ')}`);
          if (sideways) faults.push(`${id}: something is cut at its right`);
          // On a phone no board helps to put a program in order.
          if (device.touch && question.kind === 'order') continue;
          const pressed = question.kind === 'squares' || question.kind === 'board';
          if (pressed && !board) faults.push(`${id}: no board`);
          if (!board) continue;
          if (board.side < LEAST_BOARD) faults.push(`${id}: a board of ${board.side} px`);
          if (pressed && board.square < LEAST_SQUARE) faults.push(`${id}: squares of ${board.square} px`);
          if (board.top < 0 || board.bottom > (device.touch ? board.lesson : device.height)) faults.push(`${id}: the board is cut`);
        }
        assert.deepEqual(faults, []);
        assert.deepEqual(tab.complaints, []);
        await tab.close();
      });
    }
  }
});
