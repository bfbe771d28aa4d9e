// All searches for n = 4, stepped through with the arrow keys: at every position the page agrees with the module.
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

// The same values, read in the page.
function saidByPage() {
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
}

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    const ids = queens.variants().map(({ id }) => /** @type {Parameters<typeof queens.listing>[0]} */ (id));
    for (const id of ids) {
      test(`${id} goes to its end and back as the module does`, async () => {
        const search = new queens.Search(id, 4);
        search.seek(Infinity);
        search.seek(0);
        const tab = await browser.openReady(`${site.address}?view=board&n=4&variant=${id}`, { width: 200, height: 200 });
        // The page explores ahead, so the module's search is explored too.
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
    }
  });
}
