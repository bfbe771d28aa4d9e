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
const numberOf = (/** @type {string} */ id) => 1 + LESSON.stops.findIndex((/** @type {any} */ stop) => stop.id === id);
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

// Runs in the page: where everything is that can be pressed.
const places = () => [...document.querySelectorAll('#lesson :is(.choice, .line, .gap, .tools button, footer button)')].map((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return [left, top, width, height];
});
// Parts of a pixel are not seen.
const moved = (/** @type {number[][]} */ before, /** @type {number[][]} */ now) => before.length !== now.length || before.some((place, i) => place.some((length, each) => Math.abs(length - now[i][each]) > 1.5));

describe('the room of a question', () => {
  /** @type {import('./driver.mjs').Browser} */
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  /**
   * What is wrong with the place of an open question.
   * @param {import('./driver.mjs').Tab} tab
   * @param {any} step
   * @param {{ height: number, touch?: boolean }} device
   */
  async function faultsOf(tab, { id, question }, device) {
    const { hidden, needed, board, sideways } = await tab.evaluate(measure);
    assert.ok(needed > 0, id);
    const faults = [];
    if (hidden.length > 0) faults.push(`${id}: hidden are ${hidden.join(' | ')}`);
    if (sideways) faults.push(`${id}: something is cut at its right`);
    // On a phone no board helps to read a program or to put it in order.
    if (device.touch && ['line', 'order'].includes(question.kind)) return faults;
    const pressed = question.kind === 'squares' || question.kind === 'board';
    if (pressed && !board) faults.push(`${id}: no board`);
    if (!board) return faults;
    if (board.side < LEAST_BOARD) faults.push(`${id}: a board of ${board.side} px`);
    if (pressed && board.square < LEAST_SQUARE) faults.push(`${id}: squares of ${board.square} px`);
    if (board.top < 0 || board.bottom > (device.touch ? board.lesson : device.height)) faults.push(`${id}: the board is cut`);
    return faults;
  }

  /** That a stop has its title, search and position, and its number is in the address. @param {import('./driver.mjs').Tab} tab @param {any} stop */
  async function assertShown(tab, { id, title: { en }, show: { variant, n, step } }) {
    const shown = await tab.evaluate(() => ({
      title: document.querySelector('#lesson h2')?.textContent,
      search: { variant: window.queens.variant(), n: window.queens.n(), step: window.queens.position() },
      number: new URLSearchParams(location.search).get('lesson'),
    }));
    assert.deepEqual(shown, { title: en.replaceAll('`', ''), search: { variant, n, step }, number: String(numberOf(id)) });
  }

  for (const device of [{ width: 1366, height: 650 }, { width: 390, height: 844, touch: true }, { width: 320, height: 568, touch: true }, { width: 768, height: 1024, touch: true }]) {
    const measured = [1366, 390].includes(device.width);
    for (const language of /** @type {const} */ (measured ? ['en', 'zh'] : ['en'])) {
      // Chinese replies are shorter, so only on a phone they could lack room.
      const replies = language === 'en' || device.width === 390;
      const parts = [measured && 'question and choices are seen, and the board is large', replies && 'the reply to a wrong answer moves nothing and is seen'];
      test(`${device.width} × ${device.height}, ${language}: ${parts.filter(Boolean).join('; ')}`, async () => {
        const tab = await browser.openReady(`${site.address}?lang=${language}&lesson=1`, device);
        const faults = [];
        for (const [i, step] of STEPS.entries()) {
          const { id, question } = step;
          if (i > 0) await tab.evaluate(buttonWith, NEXT[language]);
          await tab.until((wanted) => document.getElementById('question')?.textContent === wanted, question.text[language].replaceAll('`', ''));
          if (device.width === 1366 && language === 'en' && LESSON.stops.includes(step)) await assertShown(tab, step);
          const wrong = question.kind === 'choice' ? question.choices.findIndex((/** @type {any} */ choice) => !choice.right && choice.say) : question.kind === 'line' ? 0 : -1;
          if (measured) {
            await atRest(tab);
            faults.push(...(await faultsOf(tab, step, device)));
          }
          if (!replies || wrong < 0) continue;
          const before = await tab.evaluate(places);
          await tab.evaluate((index) => /** @type {HTMLElement} */ (document.querySelectorAll('#lesson :is(.choice, .line)')[index]).click(), wrong);
          await tab.until(() => document.querySelector('#lesson .said strong') !== null);
          await atRest(tab);
          if (moved(before, await tab.evaluate(places))) faults.push(`${id}: something moved`);
          const seen = await tab.evaluate(() => {
            const { left, top, bottom } = /** @type {HTMLElement} */ (document.querySelector('#lesson .said')).getBoundingClientRect();
            const said = (/** @type {number} */ y) => document.elementFromPoint(left + 4, y)?.closest('.said') !== null;
            return said(top + 8) && said(bottom - 8);
          });
          if (!seen) faults.push(`${id}: the reply is hidden`);
          if (device.width > 320 && (await tab.evaluate(measure)).hidden.length > 0) faults.push(`${id}: the reply covers an answer`);
        }
        assert.deepEqual(faults, []);
        assert.deepEqual(tab.complaints, []);
        await tab.close();
      });
    }

    if (!device.touch) {
      test(`${device.width} × ${device.height}: the explanation of an answer begins in sight, and moves nothing`, async () => {
        const faults = [];
        // Chinese explanations need no more room.
        const tab = await browser.openReady(`${site.address}?lang=en&lesson=1`, device);
        const answers = () => [...document.querySelectorAll('#lesson :is(h2, #question, .choice, .line)')].map((each) => {
          const { left, top, width, height } = each.getBoundingClientRect();
          return [left, top, width, height];
        });
        for (const [i, { id, question }] of STEPS.entries()) {
          if (i > 0) await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#lesson .next')).click());
          await tab.until((wanted) => document.getElementById('question')?.textContent === wanted, question.text.en.replaceAll('`', ''));
          if (question.kind === 'order') continue;
          await atRest(tab);
          const before = await tab.evaluate(answers);
          const right = question.kind === 'choice' ? question.choices.findIndex((/** @type {any} */ choice) => choice.right) : -1;
          await tab.evaluate(({ choice, isCall }) => {
            const line = isCall ? [...document.querySelectorAll('#lesson .line')].find((each) => each.textContent?.trim() === 'search(row + 1)') : undefined;
            /** @type {HTMLElement | undefined} */ (line ?? document.querySelectorAll('#lesson .choice')[choice])?.click();
            /** @type {HTMLElement | null} */ (document.querySelector('#lesson .show'))?.click();
          }, { choice: right, isCall: question.right?.line === 'recurse' });
          await tab.until(() => document.querySelector('#lesson .after > *') !== null);
          await atRest(tab);
          if (moved(before, await tab.evaluate(answers))) faults.push(`${id}: something moved`);
          const isSeen = await tab.evaluate(() => {
            const { left, top, bottom } = /** @type {HTMLElement} */ (document.querySelector('#lesson .after > *')).getBoundingClientRect();
            return [top + 4, bottom - 4].every((y) => document.elementFromPoint(left + 4, y)?.closest('.after') !== null);
          });
          if (!isSeen) faults.push(`${id}: the explanation is hidden`);
        }
        await tab.close();
        assert.deepEqual(faults, []);
      });
    }

    test(`${device.width} × ${device.height}: lines to put in order stay where they are`, async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&lesson=${numberOf('in-order')}`, device);
      await tab.until(() => document.querySelector('#lesson .pool .line') !== null);
      await atRest(tab);
      const before = await tab.evaluate(places);
      const scrolled = await tab.evaluate(() => document.getElementById('lesson')?.scrollTop);
      for (const text of ['if row', 'solutions.append', 'return', 'for col']) {
        await tab.evaluate((begin) => {
          const line = /** @type {HTMLElement} */ ([...document.querySelectorAll('#lesson .pool .line')].find((each) => each.textContent?.startsWith(begin)));
          line.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
        }, text);
        assert.ok(!moved(before, await tab.evaluate(places)), text);
      }
      assert.equal(await tab.evaluate(() => document.getElementById('lesson')?.scrollTop), scrolled);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });
  }

  /** Runs in the page: places the next line, or all lines. @param {boolean} [all] */
  const placeLines = (all) => {
    for (let line = document.querySelector('#lesson .pool .line'); line; line = all ? document.querySelector('#lesson .pool .line') : null) {
      line.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    }
  };
  // Runs in the page: where the program is, and the buttons below it.
  const program = () => [...document.querySelectorAll('#lesson :is(.built > *, .tools button)')].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [left, top, width, height];
  });
  for (const device of [{ width: 1366, height: 650 }, { width: 1366, height: 768 }, { width: 390, height: 844, touch: true }, { width: 844, height: 390, touch: true }]) {
    const languages = /** @type {const} */ (device.height === 768 || device.width === 844 ? ['en'] : ['en', 'zh']);
    for (const language of languages) {
      test(`${device.width} × ${device.height}, ${language}: Run stays where it is from the first line to the last, before and after a run`, async () => {
        const tab = await browser.openReady(`${site.address}?lang=${language}&lesson=${numberOf('in-order')}`, device);
        await tab.until(() => document.querySelector('#lesson .pool .line') !== null);
        await atRest(tab);
        const first = await tab.evaluate(program);
        const stays = async (/** @type {string} */ when) => {
          await atRest(tab);
          assert.ok(!moved(first, await tab.evaluate(program)), when);
        };
        const run = async () => {
          await tab.evaluate(() => {
            document.querySelector('#lesson .said')?.replaceChildren();
            /** @type {HTMLElement} */ (document.querySelector('#lesson .give')).click();
          });
          await tab.until(() => Boolean(document.querySelector('#lesson .said')?.textContent));
        };
        const remove = () => /** @type {HTMLElement} */ (document.querySelector('#lesson .tools button:nth-child(5)')).click();
        for (let i = 0; i < 11; i++) {
          await tab.evaluate(placeLines);
          await stays(`line ${i + 1}`);
        }
        await run();
        await stays('after a run of all lines');
        await tab.evaluate(remove);
        await stays('after one was removed');
        await run();
        await stays('after a run without it');
        await tab.evaluate(placeLines);
        await stays('after the last line was placed again');
        assert.deepEqual(tab.complaints, []);
        await tab.close();
      });
    }
  }

  for (const device of [{ width: 320, height: 568, touch: true }, { width: 844, height: 390, touch: true }]) {
    test(`${device.width} × ${device.height}: Run, all cells to choose from, and the reply are seen`, async () => {
      for (const id of ['in-order', 'undo']) {
        const tab = await browser.openReady(`${site.address}?lang=en&lesson=${numberOf(id)}`, device);
        await tab.until(() => document.querySelector('#lesson :is(.pool .line, .cell)') !== null);
        await atRest(tab);
        const isSeen = (/** @type {string} */ selector) => tab.evaluate((each) => [...document.querySelectorAll(each)].every((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          return [[left + 4, top + 4], [right - 4, bottom - 4]].every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
        }), selector);
        assert.ok(await isSeen('#lesson :is(.cell, .give)'), id);
        await tab.evaluate(placeLines, true);
        await tab.evaluate(() => {
          /** @type {HTMLElement | null} */ (document.querySelector('#lesson .cell'))?.click();
          /** @type {HTMLElement} */ (document.querySelector('#lesson .give')).click();
        });
        await tab.until(() => document.querySelector('#lesson .said strong') !== null);
        await atRest(tab);
        assert.ok(await isSeen('#lesson :is(.said, .give)'), `${id}, after an answer`);
        await tab.close();
      }
    });
  }

  test('a reply to lines that have changed says so, and counts again when they are as they were', async () => {
    const tab = await browser.openReady(`${site.address}?lang=en&lesson=${numberOf('in-order')}`, { width: 1366, height: 650 });
    await tab.until(() => document.querySelector('#lesson .pool .line') !== null);
    const press = (/** @type {number} */ tool) => tab.evaluate((n) => /** @type {HTMLElement} */ (document.querySelector(`#lesson .tools button:nth-child(${n})`)).click(), tool);
    const reply = () => tab.evaluate(() => ({ said: document.querySelector('#lesson .said')?.textContent, isInert: document.querySelector('#lesson .outcome')?.hasAttribute('inert') }));
    const run = () => tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#lesson .give')).click());
    const [UP, DOWN, LESS, MORE, REMOVE] = [1, 2, 3, 4, 5];
    const OLD = { said: TEXTS.programChanged, isInert: true };
    await tab.evaluate(placeLines, true);
    await run();
    await tab.until((text) => document.querySelector('#lesson .said strong')?.textContent === text, TEXTS.tryAgain);
    const judged = await reply();
    assert.equal(judged.isInert, false);
    for (const [there, back] of [[UP, DOWN], [LESS, MORE]]) {
      await press(there);
      assert.deepEqual(await reply(), OLD);
      await press(back);
      assert.deepEqual(await reply(), judged);
    }
    await press(REMOVE);
    assert.deepEqual(await reply(), OLD);
    await tab.evaluate(placeLines);
    await press(LESS);
    await press(LESS);
    await run();
    await tab.until((text) => document.querySelector('#lesson .said')?.textContent !== text, TEXTS.programChanged);
    // It was no program: that is a reply too.
    await press(UP);
    await press(UP);
    assert.deepEqual(await reply(), OLD);
    assert.deepEqual(tab.complaints, []);
    await tab.close();
  });

  for (const device of [{ width: 1366, height: 650 }, { width: 390, height: 844, touch: true }, { width: 844, height: 390, touch: true }]) {
    test(`${device.width} × ${device.height}: the button that ends the lesson stays at the top right of its list of stops`, async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&lesson=3`, device);
      await tab.until(() => document.getElementById('question') !== null);
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#lesson summary')).click());
      await tab.until(() => document.querySelector('#lesson header.open') !== null);
      for (const scrolled of [0, 300, 700]) {
        const seen = await tab.evaluate((top) => {
          const lesson = /** @type {HTMLElement} */ (document.getElementById('lesson'));
          lesson.scrollTop = top;
          const close = /** @type {HTMLElement} */ (lesson.querySelector('.close')).getBoundingClientRect();
          const card = lesson.getBoundingClientRect();
          return {
            below: close.top - card.top,
            beside: card.right - close.right,
            isOnTop: document.elementFromPoint(close.left + close.width / 2, close.top + close.height / 2)?.className,
            scrolled: lesson.scrollTop,
          };
        }, scrolled);
        assert.equal(seen.scrolled, scrolled);
        assert.ok(seen.below >= 0 && seen.below < 24 && seen.beside >= 0 && seen.beside < 40, JSON.stringify(seen));
        assert.equal(seen.isOnTop, 'close');
      }
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });
  }

  for (const device of [{ width: 1366, height: 650 }, { width: 390, height: 844, touch: true }]) {
    test(`${device.width} × ${device.height}: the title is seen above a long answer`, async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&lesson=${numberOf('masks')}`, device);
      await tab.until(() => document.getElementById('question') !== null);
      await tab.evaluate(buttonWith, TEXTS.showAnswer);
      await tab.until(() => document.querySelector('#lesson .bits') !== null);
      await atRest(tab);
      await tab.evaluate(() => document.getElementById('lesson')?.scrollTo(0, 1e4));
      assert.ok(await tab.evaluate(() => {
        const { left, top, bottom } = /** @type {HTMLElement} */ (document.getElementById('lesson-title')).getBoundingClientRect();
        return /** @type {HTMLElement} */ (document.getElementById('lesson')).scrollTop > 0 && [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 4, y)?.id === 'lesson-title');
      }));
      await tab.close();
    });
  }

  test('a second board says that the question is about the other one', async () => {
    const tab = await browser.openReady(`${site.address}?lang=en&lesson=${numberOf('test-late')}`, { width: 1366, height: 650 });
    await tab.until(() => document.querySelectorAll('#mirror [role="grid"]').length === 2 && document.getElementById('question') !== null);
    await atRest(tab);
    await tab.evaluate(() => {
      const { left, top, width } = document.querySelectorAll('#mirror [role="grid"]')[1].getBoundingClientRect();
      document.getElementById('board')?.dispatchEvent(new MouseEvent('click', { clientX: left + width / 2, clientY: top + width / 2, bubbles: true }));
    });
    await tab.until((text) => document.querySelector('#lesson .said')?.textContent === text, TEXTS.otherBoard);
    await tab.close();
  });

  test('on a phone the end of the lesson keeps the board and names no stop', async () => {
    const tab = await browser.openReady(`${site.address}?lang=en&lesson=${LESSON.stops.length}`, { width: 390, height: 844, touch: true });
    await tab.until(() => document.getElementById('question') !== null);
    await tab.evaluate(buttonWith, TEXTS.endTitle);
    await tab.until((title) => document.getElementById('lesson-title')?.textContent === title, TEXTS.endTitle);
    await atRest(tab);
    assert.equal(await tab.evaluate(() => document.querySelector('#lesson .place')?.textContent), TEXTS.allStops.replace('{stops}', String(LESSON.stops.length)));
    assert.ok((await tab.evaluate(() => document.querySelector('#mirror [role="grid"]')?.getBoundingClientRect().width ?? 0)) >= LEAST_BOARD);
    await tab.close();
  });
});
