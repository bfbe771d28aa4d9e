// The statistics of a search: charts with tables, for the current position and for whole searches.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { controls, controlsIn, LAPTOP, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveHost } from './host.mjs';
import { loseWorkers } from './lost-workers.mjs';
import { serveSite } from './site.mjs';
import { takeDown } from './taken.mjs';
import { csvOf } from '../../web/figures/tables.js';
import { readLanguages } from '../../script/texts/languages.mjs';

const site = await serveSite();
const host = await serveHost();
after(() => {
  host.close();
  return site.close();
});
const [{ figures: TEXTS }] = readLanguages();

/**
 * The counts of a square-by-square search on each row after a number of events, and its total number of events.
 * Computed by a plain recursion.
 * @param {number} n
 * @param {number} until
 */
function reckon(n, until) {
  const rows = Array.from({ length: n }, () => ({ tests: 0, refused: 0, placed: 0, deadEnds: 0 }));
  let events = 0;
  const tell = (/** @type {() => void} */ count) => {
    if (++events <= until) count();
  };
  const queens = /** @type {number[]} */ ([]);
  const visit = (/** @type {number} */ row) => {
    if (row === n) {
      tell(() => undefined);
      return;
    }
    let placed = false;
    for (let column = 0; column < n; column++) {
      const attacked = queens.some((other, i) => other === column || Math.abs(other - column) === row - i);
      tell(() => {
        rows[row].tests += 1;
        if (attacked) rows[row].refused += 1;
      });
      if (attacked) continue;
      placed = true;
      queens.push(column);
      tell(() => void (rows[row].placed += 1));
      visit(row + 1);
      queens.pop();
      tell(() => undefined);
    }
    tell(() => {
      if (!placed) rows[row].deadEnds += 1;
    });
  };
  visit(0);
  tell(() => undefined);
  return { rows, events };
}

/** Runs in the page. */
const dialog = () => document.querySelector('dialog[open]') !== null;
/** @returns {string[][]} */
const cells = () => [...document.querySelectorAll('dialog tr')].map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
const counted = () => document.querySelector('dialog table tr') !== null && document.querySelector('dialog progress:not([hidden])') === null;
/** @param {[number, string]} choice index and new value of a select */
const choose = ([index, value]) => {
  const select = document.querySelectorAll('dialog select')[index];
  if (!(select instanceof HTMLSelectElement)) throw new Error('no such choice');
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};

/** The first five columns of the table of rows, in English notation. @param {number} n @param {number} position */
function rowsAt(n, position) {
  return reckon(n, position).rows.map(({ tests, refused, placed, deadEnds }, row) =>
    [row, tests, refused, placed, deadEnds].map((value) => value.toLocaleString('en')));
}

test('a table as CSV has quotes where needed, and empty cells for missing values', () => {
  const csv = csvOf({ columns: ['n', 'say "a, b"'], rows: [['1', 2.5], ['2', null], ['3', 12n ** 20n]] });
  assert.equal(csv, 'n,"say ""a, b"""\r\n1,2.5\r\n2,\r\n3,3833759992447475122176\r\n');
});

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('a key or the statistics panel opens the charts, Esc closes them, and the page gets keys again', async () => {
      const tab = await browser.openReady(`${site.address}?n=6&step=40&lang=en&panels=stats`, LAPTOP);
      await controls(tab).click('button', SAY.figures);
      await tab.until(dialog);
      await tab.press('Escape');
      await tab.until(() => !document.querySelector('dialog'));
      await tab.press('f');
      await tab.until(dialog);
      assert.equal(await tab.evaluate(() => document.activeElement?.tagName), 'SELECT');
      await tab.press('Escape');
      await tab.until(() => !document.querySelector('dialog'));
      await tab.press('ArrowRight');
      await tab.until(() => window.queens.position() === 41);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('figures are of the present position, and follow it', async () => {
      const tab = await browser.openReady(`${site.address}?n=6&step=40&lang=en`, { ...LAPTOP, init: takeDown });
      await tab.press('f');
      const isAt = (/** @type {string[][]} */ rows) => {
        const shown = [...document.querySelectorAll('dialog tbody tr')].map((row) => [...row.children].slice(0, 5).map((cell) => cell.textContent));
        return JSON.stringify(shown) === JSON.stringify(rows);
      };
      for (const position of [40, 41, reckon(6, Infinity).events, 253]) {
        await tab.evaluate((to) => window.queens.seek(to), position);
        await tab.until(isAt, rowsAt(6, position));
      }
      await tab.evaluate(() => window.queens.load({ n: 8, step: 5000 }));
      await tab.until(isAt, rowsAt(8, 5000));
      await tab.evaluate((label) => /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll('dialog button')].find((each) => each.textContent === label))?.click(), TEXTS.copy);
      await tab.until((said) => document.querySelector('dialog [role="status"]')?.textContent === said, TEXTS.copied);
      const [csv] = await tab.evaluate(() => /** @type {any} */ (window).taken.copied);
      const lines = csv.split('\r\n').map((/** @type {string} */ line) => line.split(',').slice(0, 5));
      assert.deepEqual(lines[0], [TEXTS.row, TEXTS.tests, TEXTS.refused, TEXTS.placed, TEXTS.deadEnds]);
      assert.deepEqual(lines.slice(1, 9), reckon(8, 5000).rows.map(({ tests, refused, placed, deadEnds }, row) => [row, tests, refused, placed, deadEnds].map(String)));
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('the charts appear even if their worker disappears silently', async () => {
      const tab = await browser.openReady(`${site.address}?n=6&step=40&lang=en`, { ...LAPTOP, init: loseWorkers });
      await tab.press('f');
      await tab.until((last) => [...document.querySelectorAll('dialog tbody tr:last-child td')].some(({ textContent }) => textContent === last), '0');
      assert.deepEqual((await tab.evaluate(cells)).slice(1, 7).map((row) => row.slice(0, 5)), rowsAt(6, 40));
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('of two searches side by side either is chosen', async () => {
      const tab = await browser.openReady(`${site.address}?variant=bitmask&n=6&step=40&with=flag-arrays&lang=en`, LAPTOP);
      await tab.press('f');
      await tab.until(() => [...document.querySelectorAll('dialog th')].some((each) => each.textContent === 'Rows computed'));
      await tab.evaluate(choose, [2, 'second']);
      const isAt = (/** @type {string[][]} */ rows) => {
        const shown = [...document.querySelectorAll('dialog tbody tr')].map((row) => [...row.children].slice(0, 5).map((cell) => cell.textContent));
        return JSON.stringify(shown) === JSON.stringify(rows);
      };
      for (const position of [40, 253]) {
        await tab.evaluate((to) => window.queens.seek(to), position);
        await tab.until(isAt, rowsAt(6, position));
      }
      assert.match(await tab.evaluate(() => document.querySelector('dialog .about')?.textContent ?? ''), new RegExp(TEXTS['flag-arrays']));
      await tab.evaluate(() => window.queens.load({ with: '' }));
      await tab.until(() => document.querySelectorAll('dialog label:not([hidden])').length === 1);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('every chart has a picture and a table of the same', async () => {
      const tab = await browser.openReady(`${site.address}?n=6&step=1352&lang=en`, LAPTOP);
      await tab.press('f');
      await tab.until(counted);
      const { rows } = reckon(6, Infinity);
      const shown = async (/** @type {string} */ chart) => {
        await tab.evaluate(choose, [0, chart]);
        await tab.until(counted);
        assert.ok(await tab.evaluate(() => document.querySelectorAll('dialog figure > svg[role="img"] rect').length > 0), chart);
        return (await tab.evaluate(cells)).slice(1);
      };
      const constraints = await shown('constraints');
      assert.deepEqual(constraints.map(([each]) => each), [TEXTS['line-column'], TEXTS['line-main'], TEXTS['line-anti']]);
      assert.equal(constraints.reduce((sum, [, decided]) => sum + Number(decided), 0), rows.reduce((sum, { refused }) => sum + refused, 0));
      assert.deepEqual(await shown('depths'), [1, ...rows.map(({ placed }) => placed)].map((nodes, depth) => [String(depth), String(nodes)]));
      const kinds = await shown('kinds');
      assert.deepEqual(kinds[0].slice(0, 2), [TEXTS['kind-test'], '894']);
      assert.equal(kinds.reduce((sum, [, events]) => sum + Number(events), 0), 1352);
      const programs = await shown('programs');
      assert.equal(programs.length, 8);
      await tab.close();
    });

    test('whole searches are measured, beside the bounds', async () => {
      const tab = await browser.openReady(`${site.address}?n=6&lang=en`, LAPTOP);
      await tab.press('f');
      await tab.until(dialog);
      await tab.evaluate(choose, [0, 'growth']);
      await tab.until(counted);
      // It opens with boards and their upper bounds.
      const placements = await tab.evaluate(cells);
      for (const program of [SAY.titleFlagArrays, SAY.titleBitmask, SAY.titleExplicitStack]) {
        assert.equal(placements[6][placements[0].indexOf(program)], '152', program);
      }
      assert.equal(placements[6][placements[0].indexOf(TEXTS.ratio)], (720 / 130).toLocaleString('en', { maximumFractionDigits: 2 }));
      await tab.evaluate(choose, [1, 'events']);
      const [head, ...rows] = await tab.evaluate(cells);
      assert.equal(head.indexOf(TEXTS.ratio), -1, 'events are no boards');
      const column = (/** @type {string} */ title, sizes = [1, 2, 3, 4, 5, 6]) => sizes.map((n) => rows[n - 1][head.indexOf(title)]);
      const english = (/** @type {number[]} */ values) => values.map((value) => value.toLocaleString('en'));
      assert.deepEqual(column(SAY.titleFlagArrays), english([1, 2, 3, 4, 5, 6].map((n) => reckon(n, Infinity).events)));
      assert.deepEqual(column(SAY.titleBitmask, [4, 6, 8]), english([65, 607, 8135]));
      assert.deepEqual(column(TEXTS.unpruned), english([2, 7, 40, 341, 3906, 55987]));
      assert.deepEqual(column(TEXTS.factorial), english([1, 2, 6, 24, 120, 720]));
      assert.deepEqual(column(TEXTS.choose), english([1, 6, 84, 1820, 53130, 1947792]));
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('of rows and columns it says what the search goes by, and on a phone the numbers are whole', async () => {
      for (const [variant, caption] of [['flag-arrays', 'rows-caption'], ['board-scan', 'columns-caption']]) {
        const tab = await browser.openReady(`${site.address}?n=8&step=900&lang=en&variant=${variant}`, { width: 390, height: 844 });
        await tab.press('f');
        await tab.until(counted);
        const { said, wide } = await tab.evaluate(() => {
          const numbers = /** @type {HTMLElement} */ (document.querySelector('dialog .numbers'));
          return { said: document.querySelector('dialog figcaption')?.textContent, wide: numbers.scrollWidth - numbers.clientWidth };
        });
        assert.equal(said, TEXTS[caption]);
        assert.ok(wide <= 0, `${variant}: ${wide} px are cut`);
        await tab.close();
      }
    });

    test('the charts fit a small phone, and follow the chosen theme', async () => {
      for (const [theme, page] of [['dark', 'rgb(23, 25, 29)'], ['projector', 'rgb(255, 255, 255)']]) {
        const tab = await browser.openReady(`${site.address}?n=8&step=900&lang=en&theme=${theme}`, { width: 320, height: 568 });
        await tab.press('f');
        await tab.until(counted);
        const { width, wide, ground } = await tab.evaluate(() => {
          const box = /** @type {HTMLElement} */ (document.querySelector('dialog'));
          return { width: box.getBoundingClientRect().right, wide: box.scrollWidth > box.clientWidth, ground: getComputedStyle(box).backgroundColor };
        });
        assert.ok(width <= 320 && !wide, theme);
        assert.equal(ground, page);
        await tab.close();
      }
    });

    test('the charts work in a sandboxed frame of another page', async () => {
      const frame = `<iframe sandbox="allow-scripts" src="${site.address}?n=5&step=40&view=player&lang=en" width="640" height="420" title="Queens"></iframe>`;
      const tab = await browser.open(host.pageWith(frame), LAPTOP);
      const [inside] = await tab.frames(1);
      await tab.until(() => document.querySelector('#mirror [role="grid"]') !== null, undefined, inside);
      await (await controlsIn(tab, inside)).click('grid', SAY.board);
      await tab.press('f');
      await tab.until(counted, undefined, inside);
      const shown = await inside.evaluate(cells);
      assert.deepEqual(shown.slice(1).map((row) => row.slice(0, 5)), rowsAt(5, 40));
      await tab.close();
    });
  });
}
