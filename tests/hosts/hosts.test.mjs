// Boards in pages made with course-writing tools. Each is an independent search, and takes keys only while it has the
// focus. The wheel, the Tab order and the page's own keys keep working.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { SAY } from '../page/controls.mjs';
import { launch } from '../page/driver.mjs';
import { serveSite } from '../page/site.mjs';
import { boardIn } from './boards.mjs';
import { serveBuilt } from './building.mjs';

/** @typedef {import('../page/driver.mjs').Tab} Tab */

/** Whether the page was scrolled by a key. */
const scrolled = () => scrollY > 100;
/** Whether the page of exercises is open. */
const turned = () => /exercises/.test(location.pathname);

/**
 * The contents of each page: its boards in order, a key of the page and its effect, and a text field.
 * @type {Record<string, { serve: () => Promise<{ address: string, close: () => Promise<void> }>, page: string,
 *    boards: [variant: string, position: number][], key: string, happens: () => boolean,
 *    field?: { selector: string, opener?: string } }>}
 */
const HOSTS = {
  'plain HTML': {
    serve: serveSite, page: 'examples/course.html', boards: [['flag-arrays', 8], ['bitmask', 5]], key: 'End', happens: scrolled,
  },
  Sphinx: {
    serve: () => serveBuilt('sphinx'), page: 'index.html', boards: [['flag-arrays', 8], ['bitmask', 5]], key: 'ArrowRight', happens: turned,
    field: { selector: 'input[name=q]' },
  },
  MkDocs: {
    serve: () => serveBuilt('mkdocs'), page: '', boards: [['flag-arrays', 8], ['bitmask', 5]], key: 'n', happens: turned,
    field: { selector: '#mkdocs-search-query', opener: 's' },
  },
  nbconvert: {
    serve: () => serveBuilt('notebook'), page: 'lesson.html', boards: [['flag-arrays', 8], ['bitmask', 5]], key: 'End', happens: scrolled,
  },
};

// The index of the page's focused element; 0 for the page itself.
const focused = () => {
  const element = document.activeElement ?? document.body;
  return element === document.body ? 0 : Array.from(document.querySelectorAll('*')).indexOf(element);
};
const boardNumbers = () => {
  const all = Array.from(document.querySelectorAll('*'));
  return Array.from(document.querySelectorAll('n-queens, iframe'), (board) => all.indexOf(board));
};

const browser = await launch('chromium');
after(() => browser.close());

for (const [name, { serve, page, boards, key, happens, field }] of Object.entries(HOSTS)) {
  describe(name, () => {
    /** @type {Awaited<ReturnType<typeof serve>>} */
    let host;
    before(async () => void (host = await serve()));
    after(() => host.close());

    /** Opens the page and waits for its boards. */
    async function open() {
      const tab = await browser.open(host.address + page, { width: 1000, height: 700 });
      const [first, second] = [await boardIn(tab, 0, boards[0][0]), await boardIn(tab, 1, boards[1][0])];
      await tab.evaluate(() => scrollTo(0, 0));
      return { tab, first, second };
    }

    test('the boards are two searches, and get only their keys and wheel events', async () => {
      const { tab, first, second } = await open();
      const [one, two] = boards.map(([, position]) => position);
      assert.deepEqual([await first.position(), await second.position()], [one, two]);

      await first.click('button', SAY.step);
      await first.reaches(one + 1);
      await tab.press('ArrowRight');
      await first.reaches(one + 2);
      await second.click('button', SAY.step);
      await second.reaches(two + 1);
      for (const each of ['ArrowLeft', 'ArrowLeft']) await tab.press(each);
      await second.reaches(two - 1);
      assert.equal(await first.position(), one + 2);

      const { x, y } = await first.middle('grid', SAY.board);
      await tab.move(x, y);
      const before = await tab.evaluate(() => scrollY);
      await tab.wheel(120);
      await tab.until((/** @type {number} */ before) => scrollY > before, before);
      assert.deepEqual([await first.position(), await second.position()], [one + 2, two - 1]);
      // Pages of these tools request some files of their own that do not exist.
      assert.deepEqual(tab.complaints.filter((/** @type {string} */ each) => !/file:|404/.test(each)), []);
      await tab.close();
    });

    test(`${key} is the page's, but not while a board has the focus`, async () => {
      const { tab, first, second } = await open();
      await second.click('button', SAY.step);
      await first.click('button', SAY.step);
      await first.reaches(boards[0][1] + 1);
      await tab.evaluate(() => scrollTo(0, 0));
      await tab.press(key);
      // If the board reacted to a later key, it has already received the earlier one.
      await tab.press('Home');
      await first.reaches(0);
      assert.equal(await tab.evaluate(happens), false);
      await tab.press('Escape');
      await tab.press(key);
      await tab.until(happens);
      if (happens === turned) assert.equal(await (await boardIn(tab, 0, 'flag-arrays')).position(), 28);
      await tab.close();
    });

    test('Tab moves through the page and its boards in order, and out again', async () => {
      const { tab } = await open();
      const numbers = await tab.evaluate(boardNumbers);
      assert.equal(numbers.length, 2);
      /** @type {number[]} */
      const visited = [];
      for (let last = 0, pressed = 0; ; last = visited[visited.length - 1], pressed++) {
        assert.ok(pressed < 200, `it does not come out of ${last}`);
        await tab.press('Tab');
        const now = await tab.evaluate(focused);
        if (now < last) break;
        if (now !== last) visited.push(now);
      }
      for (const number of numbers) assert.ok(visited.includes(number), `${visited} without ${number}`);
      await tab.close();
    });

    if (field) {
      test("typed text goes to the page's text field", async () => {
        const { tab, first, second } = await open();
        if (field.opener) await tab.press(field.opener);
        await tab.until((/** @type {string} */ selector) => {
          const input = /** @type {HTMLInputElement | null} */ (document.querySelector(selector));
          input?.focus();
          return input && document.activeElement === input;
        }, field.selector);
        for (const each of 'n 8+') await tab.press(each);
        await tab.press('ArrowLeft');
        await tab.press('1');
        const typed = (/** @type {string} */ selector) => /** @type {HTMLInputElement} */ (document.querySelector(selector)).value;
        assert.equal(await tab.evaluate(typed, field.selector), 'n 81+');
        assert.deepEqual([await first.position(), await second.position()], boards.map(([, position]) => position));
        await tab.close();
      });
    }
  });
}
