// All searches for n = 4, stepped through, one of them with the arrow keys: at every position the page agrees with the module.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import load from '../../dist/queens.js';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveSite } from './site.mjs';

const queens = await load();
const site = await serveSite();
after(() => site.close());

/** @param {import('../../dist/queens.js').Search} search */
function saidBy(search) {
  return {
    position: search.position(),
    total: search.total(),
    event: search.event(),
    queens: search.queens(),
    counters: search.counters(),
    lines: search.lines(),
    state: search.state(),
  };
}

// Runs before the page's scripts: `saidByPage` reads the same values in the page.
function readPage() {
  Object.assign(window, { saidByPage: () => {
    const { position, total, event, queens: standing, counters, lines, state } = window.queens;
    return {
      position: position(),
      total: total(),
      event: event(),
      queens: standing(),
      counters: counters(),
      lines: lines(),
      state: state(),
    };
  } });
}

/** @returns {ReturnType<typeof saidBy>} */
const saidByPage = () => /** @type {any} */ (window).saidByPage();

// Runs in the page: what it says after each step to the end and back, with one step more than there are each way.
async function saidOnTheWay() {
  const { saidByPage: said, queens: { step, back, total } } = /** @type {any} */ (window);
  const steps = total() + 1;
  const result = { forth: [], back: [] };
  for (const [way, go] of [[result.forth, step], [result.back, back]]) {
    for (let i = 0; i < steps; i++) {
      await go();
      way.push(said());
    }
  }
  return result;
}

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    const open = async () => browser.openReady(`${site.address}?view=board&n=4`, { width: 200, height: 200, init: readPage });
    /** The search, explored, because the page explores ahead, too. @param {Parameters<typeof queens.listing>[0]} id */
    const explored = (id) => {
      const search = new queens.Search(id, 4);
      search.seek(Infinity);
      search.seek(0);
      return search;
    };

    test('the arrow keys go to the end of flag-arrays and back as the module does', async () => {
      const search = explored('flag-arrays');
      const tab = await open();
      await tab.until(() => window.queens.total() !== null);
      assert.deepEqual(await tab.evaluate(saidByPage), saidBy(search));
      while (search.step()) {
        await tab.press('ArrowRight');
        assert.deepEqual(await tab.evaluate(saidByPage), saidBy(search));
      }
      const end = search.position();
      await tab.press('ArrowRight');
      assert.equal(await tab.evaluate(() => window.queens.position()), end, 'nothing comes after the end');
      while (search.back()) {
        await tab.press('ArrowLeft');
        assert.deepEqual(await tab.evaluate(saidByPage), saidBy(search));
      }
      await tab.press('ArrowLeft');
      assert.equal(await tab.evaluate(() => window.queens.position()), 0, 'nothing comes before the beginning');
      assert.deepEqual(tab.complaints, []);
      await tab.close();
      search.delete();
    });

    /** All other searches are shown in it. @type {import('./driver.mjs').Tab | undefined} */
    let shared;
    const ids = queens.variants().map(({ id }) => /** @type {Parameters<typeof queens.listing>[0]} */ (id));
    for (const id of ids.filter((each) => each !== 'flag-arrays')) {
      test(`${id} goes to its end and back as the module does`, async () => {
        const search = explored(id);
        const tab = shared ??= await open();
        assert.deepEqual(await tab.evaluate((variant) => window.queens.load({ variant, n: 4, step: 0 }), id), []);
        await tab.until(() => window.queens.total() !== null);
        assert.deepEqual(await tab.evaluate(saidByPage), saidBy(search));
        const { forth, back } = await tab.evaluate(saidOnTheWay);
        while (search.step()) assert.deepEqual(forth.shift(), saidBy(search));
        assert.deepEqual(forth, [saidBy(search)], 'nothing comes after the end');
        while (search.back()) assert.deepEqual(back.shift(), saidBy(search));
        assert.deepEqual(back, [saidBy(search)], 'nothing comes before the beginning');
        assert.deepEqual(tab.complaints, []);
        search.delete();
      });
    }
  });
}
