// The page explores ahead of its student: the end of a search is known without going there.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import load from '../../dist/queens.js';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveHost } from './host.mjs';
import { APP, serveSite } from './site.mjs';

const site = await serveSite();
const host = await serveHost();
after(() => {
  host.close();
  return site.close();
});

const queens = await load();
/** @param {any} variant @param {number} n */
function totalOf(variant, n) {
  const search = new queens.Search(variant, n);
  const total = search.seek(Infinity);
  search.delete();
  return total;
}

// Runs before the page's scripts: records the scripts of started workers, and the stopped workers.
function noteWorkers() {
  const started = /** @type {string[]} */ ([]);
  const stopped = /** @type {Worker[]} */ ([]);
  Object.assign(window, { started, stopped });
  window.Worker = class extends Worker {
    /** @param {string | URL} script @param {WorkerOptions} [options] */
    constructor(script, options) {
      super(script, options);
      started.push(String(script));
    }
    terminate() {
      super.terminate();
      stopped.push(this);
    }
  };
}

// Runs before the page's scripts: records the scripts of started workers. The clock is slow, so that other work on the
// machine does not use up the page's time.
function noteWorkersBySlowClock() {
  const { now } = performance;
  performance.now = () => now.call(performance) / 20;
  const started = /** @type {string[]} */ ([]);
  Object.assign(window, { started });
  window.Worker = class extends Worker {
    /** @param {string | URL} script @param {WorkerOptions} [options] */
    constructor(script, options) {
      super(script, options);
      started.push(String(script));
    }
  };
}

// Runs before the page's scripts: the clock is so fast that the page has no time to explore by itself.
function hurryClock() {
  const { now } = performance;
  performance.now = () => now.call(performance) * 10_000;
}

// Runs before the page's scripts: makes starting workers impossible.
function forbidWorkers() {
  window.Worker = /** @type {any} */ (
    class {
      constructor() {
        throw new Error('no workers here');
      }
    }
  );
}

// Runs before the page's scripts: delays frames by a fifth of a second, and counts updates without frames.
function slowFrames() {
  const slow = { frames: 0, between: 0 };
  Object.assign(window, { slow });
  const { requestAnimationFrame: frame, setTimeout: later } = window;
  let asked = Infinity;
  window.requestAnimationFrame = (act) => {
    asked = Math.min(asked, performance.now());
    return later.call(window, () => frame.call(window, (time) => (asked = Infinity, slow.frames++, act(time))), 200);
  };
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (/** @type {any[]} */ ...message) {
    // After half a second without a frame, which can happen on a busy machine, the page goes on without one.
    if (performance.now() - asked < 490) slow.between++;
    postMessage.apply(this, /** @type {any} */ (message));
  };
}

const total = () => window.queens.total();
const started = () => /** @type {any} */ (window).started;

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('the end becomes known without changing the position', async () => {
      const tab = await browser.openReady(`${site.address}?n=13&step=7`, { init: noteWorkers });
      assert.equal(await tab.until(total), totalOf('flag-arrays', 13));
      assert.equal(await tab.evaluate(() => window.queens.position()), 7);
      assert.deepEqual(await tab.evaluate(started), [`${site.address}${APP}/scout/worker.js`]);
      // The same worker explores the next search.
      await tab.evaluate(() => window.queens.load({ variant: 'bitmask', n: 14 }));
      assert.equal(await tab.until(total), totalOf('bitmask', 14));
      assert.equal((await tab.evaluate(started)).length, 1);
      await tab.evaluate(() => window.queens.seek(window.queens.total() ?? 0));
      assert.deepEqual(await tab.evaluate(() => window.queens.event()), { kind: 'done', row: null, col: null });
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('two compared searches have one scout each, until one is left', async () => {
      const tab = await browser.openReady(`${site.address}?n=14&with=bitmask`, { init: noteWorkers });
      const workers = (/** @type {number} */ count) => /** @type {any} */ (window).started.length === count;
      await tab.until(workers, 2);
      await tab.evaluate(() => window.queens.load({ with: '' }));
      await tab.until(() => /** @type {any} */ (window).stopped.length === 1);
      assert.equal(await tab.until(total), totalOf('flag-arrays', 14));
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('a small board needs no worker', async () => {
      const tab = await browser.openReady(`${site.address}?n=8`, { init: noteWorkersBySlowClock });
      assert.equal(await tab.until(total), totalOf('flag-arrays', 8));
      assert.deepEqual(await tab.evaluate(started), []);
      assert.ok(!tab.requests.some((address) => address.endsWith('queens.wasm')));
      await tab.close();
    });

    test("a seek to a far position uses the scout's results", async () => {
      const tab = await browser.openReady(`${site.address}?n=16&step=200000000`, { init: hurryClock });
      await tab.until(() => window.queens.position() === 200_000_000);
      const search = new queens.Search('flag-arrays', 16);
      search.seek(200_000_000);
      assert.deepEqual(await tab.evaluate(() => window.queens.counters()), search.counters());
      assert.deepEqual(await tab.evaluate(() => window.queens.queens()), search.queens());
      search.delete();
      await tab.close();
    });

    test("with slow frames, the page does not advance between them at the scout's expense", async () => {
      const tab = await browser.openReady(`${site.address}?n=18`, { init: slowFrames });
      await tab.evaluate(() => void window.queens.seek(1e12));
      const slow = await tab.until(() => {
        const { slow } = /** @type {any} */ (window);
        return window.queens.position() > 1e8 && slow.frames > 8 && slow;
      });
      assert.equal(slow.between, 0);
      await tab.close();
    });

    test('without workers the page explores between frames', async () => {
      const tab = await browser.openReady(`${site.address}?n=12&variant=board-scan`, { init: forbidWorkers });
      assert.equal(await tab.until(total), totalOf('board-scan', 12));
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('a frame sandboxed with allow-scripts alone has its scout too', async () => {
      const frame = `<iframe src="${site.address}?n=13" sandbox="allow-scripts" title="Queens"></iframe>`;
      const tab = await browser.open(host.pageWith(frame), { init: noteWorkers });
      const [inside] = await tab.frames(1);
      await tab.until(() => window.queens?.ready?.then(() => true) ?? false, undefined, inside);
      assert.equal(await tab.until(total, undefined, inside), totalOf('flag-arrays', 13));
      assert.match(String(await inside.evaluate(started)), /^blob:/);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });
  });
}
