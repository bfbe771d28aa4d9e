// `window.queens` for scripts. Promises of commands resolve when they arrive, and listeners receive every event. It
// works without a visible page, and can be disposed of.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import load from '../../dist/queens.js';
import { LAPTOP } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { noteHeld } from './held.mjs';
import { serveHost } from './host.mjs';
import { serveSite } from './site.mjs';

const queens = await load();
const site = await serveSite();
const host = await serveHost();
after(() => {
  host.close();
  return site.close();
});

/** A reference search of the module. @param {number} n */
const beside = (n) => new queens.Search('flag-arrays', n);

// Runs in a page: the messages for invalid arguments.
async function refusals() {
  const { load, seek, runTo, on, off } = /** @type {any} */ (window.queens);
  const calls = [
    () => load(5),
    () => load(),
    () => load(null),
    () => load([1]),
    () => load({ n: {} }),
    () => load({ step: undefined }),
    () => seek('5'),
    () => seek(-1),
    () => runTo('end'),
    async () => on('end', () => {}),
    async () => on('event', 5),
    async () => off('end'),
  ];
  return Promise.all(calls.map((call) => call().then(() => 'accepted', (/** @type {Error} */ { message }) => message)));
}

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    const open = (/** @type {string} */ query) => browser.openReady(`${site.address}?view=board&lang=en&${query}`, { width: 320, height: 320 });

    test('commands promise the event arrived at', async () => {
      const search = beside(5);
      const tab = await open('n=5');
      assert.deepEqual(await tab.evaluate(() => window.queens.step()), search.step());
      assert.deepEqual(await tab.evaluate(() => window.queens.step()), search.step());
      search.back();
      assert.deepEqual(await tab.evaluate(() => window.queens.back()), search.event());
      assert.equal(await tab.evaluate(() => window.queens.back()), null, 'null at 0');
      assert.deepEqual(await tab.evaluate(() => window.queens.runTo('solution')), (search.seek(0), search.runTo('solution')));
      search.seek(31);
      assert.deepEqual(await tab.evaluate(() => window.queens.seek(31)), search.event());
      assert.equal(await tab.evaluate(() => window.queens.seek(0)), null);
      search.delete();
      await tab.close();
    });

    test('the promise of a far seek resolves at its end, or at the current position if another command interrupts it', async () => {
      const far = 200_000_000;
      const tab = await open('n=5');
      const arrived = await tab.evaluate(async (far) => {
        // It has just begun, so that the scout has not been there.
        await window.queens.load({ n: 16 });
        const promise = window.queens.seek(far);
        const early = window.queens.position();
        const event = await promise;
        return { early, event, position: window.queens.position() };
      }, far);
      assert.ok(arrived.early < far, 'it takes more than a frame');
      const search = beside(16);
      search.seek(far);
      assert.deepEqual(arrived, { early: arrived.early, event: search.event(), position: far });
      const superseded = await tab.evaluate(async () => {
        const first = window.queens.seek(1e12);
        const second = window.queens.seek(7);
        return { first: await first, second: await second, position: window.queens.position() };
      });
      search.seek(7);
      assert.deepEqual(superseded, { first: search.event(), second: search.event(), position: 7 });
      const paused = await tab.evaluate(async () => {
        const promise = window.queens.seek(1e12);
        window.queens.pause();
        await promise;
        return window.queens.position();
      });
      assert.ok(paused < 1e12);
      search.delete();
      await tab.close();
    });

    test('load takes a query or an object, promises its complaints, and names what it cannot take', async () => {
      const tab = await open('n=5');
      assert.deepEqual(await tab.evaluate(() => window.queens.load('n=6&step=3')), []);
      assert.deepEqual(await tab.evaluate(() => [window.queens.n(), window.queens.position()]), [6, 3]);
      assert.deepEqual(await tab.evaluate(() => window.queens.load({ n: 4, variant: 'bitmask', play: false })), []);
      assert.deepEqual(await tab.evaluate(() => [window.queens.n(), window.queens.variant()]), [4, 'bitmask']);
      const complaints = await tab.evaluate(() => window.queens.load({ n: 99, theme: 'pink' }));
      assert.deepEqual(complaints.map(({ name, value }) => `${name}=${value}`), ['n=99', 'theme=pink']);
      assert.match(complaints[0].accepted, /1 to 32/);
      assert.match(complaints[1].accepted, /auto, light, dark, projector/);
      // Only the end of the search shows whether the position exists.
      const beyond = await tab.evaluate(() => window.queens.load('n=5&step=1000000'));
      assert.deepEqual(beyond.map(({ name, value }) => `${name}=${value}`), ['step=1000000']);
      const mentions = [
        ['parameters', 'got 5'],
        ['parameters', 'got undefined'],
        ['parameters', 'got null'],
        ['parameters', 'got a list'],
        ['n must be', 'got an object'],
        ['step must be', 'got undefined'],
        ['position', 'got "5"'],
        ['position', 'got -1'],
        ['kind', 'got "end"'],
        ['name must be one of event, solution', 'got "end"'],
        ['listener must be a function', 'got 5'],
        ['name must be one of event, solution', 'got "end"'],
      ];
      const said = await tab.evaluate(refusals);
      for (const [i, parts] of mentions.entries()) {
        for (const part of parts) assert.ok(said[i].includes(part), `“${said[i]}” mentions ${part}`);
      }
      assert.equal(await tab.evaluate(() => window.queens.n()), 5, 'it keeps what it had');
      await tab.close();
    });

    test('listeners hear of every event, solution and end, whoever makes them happen', async () => {
      const search = beside(4);
      const expected = [];
      let found = 0;
      while (search.step()) {
        const event = search.event();
        const position = search.position();
        expected.push(['event', position, event?.kind]);
        if (event?.kind === 'solution') expected.push(['solution', position, ++found]);
        if (event?.kind === 'done') expected.push(['done', position, 'done']);
        expected.push(['arrived', position, event?.kind]);
      }
      search.delete();
      const tab = await open('n=4');
      await tab.evaluate(() => {
        const heard = /** @type {unknown[]} */ ([]);
        Object.assign(window, { heard });
        for (const name of /** @type {const} */ (['event', 'done', 'arrived'])) {
          window.queens.on(name, ({ position, event }) => heard.push([name, position, event?.kind]));
        }
        window.queens.on('solution', ({ position, number }) => heard.push(['solution', position, number]));
        window.queens.on('load', ({ n, variant }) => heard.push(['load', n, variant]));
      });
      const heard = () => /** @type {any} */ (window).heard.splice(0);
      const end = expected.at(-1)?.[1];
      for (let position = 1; position <= end; position++) {
        if (position % 2) await tab.evaluate(() => window.queens.step());
        else await tab.press('ArrowRight');
        await tab.until((wanted) => /** @type {any} */ (window).heard.some((/** @type {any} */ [name, position]) => name === 'arrived' && position === wanted), position);
      }
      assert.deepEqual(await tab.evaluate(heard), expected);
      await tab.press('3');
      await tab.until(() => /** @type {any} */ (window).heard.length >= 3);
      assert.deepEqual(await tab.evaluate(heard), [['load', 4, 'hash-sets'], ['event', 0, undefined], ['arrived', 0, undefined]]);
      await tab.close();
    });

    test('playing is heard of, and its end; a listener taken away hears nothing, one that throws stops nobody', async () => {
      const tab = await open('n=4&speed=1e7');
      const heard = await tab.evaluate(async () => {
        const counts = { event: 0, removed: 0, arrived: 0 };
        const errors = /** @type {string[]} */ ([]);
        addEventListener('error', ({ message }) => errors.push(message));
        const removed = () => void counts.removed++;
        window.queens.on('event', removed);
        window.queens.off('event', removed);
        window.queens.on('event', () => {
          throw new Error('of the listener');
        });
        window.queens.on('event', () => void counts.event++);
        await /** @type {Promise<void>} */ (new Promise((resolve) => {
          window.queens.on('arrived', () => (counts.arrived++, resolve()));
          window.queens.play();
        }));
        return { ...counts, kind: window.queens.event()?.kind, errors };
      });
      assert.ok(heard.event > 0);
      const { removed, arrived, kind, errors } = heard;
      assert.deepEqual({ removed, arrived, kind }, { removed: 0, arrived: 1, kind: 'done' });
      assert.ok(errors.length > 0 && errors.every((/** @type {string} */ each) => each.includes('of the listener')), String(errors));
      await tab.close();
    });

    for (const hiding of ['display: none', 'visibility: hidden', 'position: absolute; top: 9000px']) {
      test(`a frame with ${hiding} becomes ready, and seeks far`, async () => {
        const frame = `<iframe src="${site.address}?n=14" style="${hiding}" title="Queens"></iframe>`;
        const tab = await browser.open(host.pageWith(frame));
        const [inside] = await tab.frames(1);
        await tab.until(() => typeof window.queens === 'object', undefined, inside);
        const position = await inside.evaluate(async () => {
          await window.queens.ready;
          await window.queens.seek(2_000_000);
          return window.queens.position();
        });
        assert.equal(position, 2_000_000);
        await tab.close();
      });
    }

    test('dispose releases everything', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=6&play=1&speed=60`, { ...LAPTOP, init: noteHeld });
      await tab.until(() => window.queens.position() > 3);
      const over = await tab.evaluate(async () => {
        const context = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas')).getContext('webgl2');
        const far = window.queens.seek(1e12);
        window.queens.dispose();
        window.queens.dispose();
        await far;
        const refused = await window.queens.step().catch((/** @type {Error} */ error) => error.message);
        const { held } = /** @type {any} */ (window);
        held.frames = 0;
        const listens = [...held.listeners].map((/** @type {any} */ { target, type }) => [target.constructor.name, type].join(' '));
        return { refused, lost: context?.isContextLost(), workers: held.workers, timers: [...held.timers.values()], listens };
      });
      assert.match(over.refused, /dispose/);
      assert.equal(over.lost, true);
      assert.equal(over.workers, 0);
      assert.deepEqual(over.timers, []);
      assert.deepEqual(over.listens, ['HTMLDocument problem'], 'the page goes on listening for what there is to say');
      for (const key of ['ArrowRight', ' ']) await tab.press(key);
      await tab.click(LAPTOP.width / 2, LAPTOP.height / 2);
      await tab.evaluate(() => dispatchEvent(new Event('resize')));
      await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
      assert.equal(await tab.evaluate(() => /** @type {any} */ (window).held.frames), 0, 'no frame is asked for');
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });
  });
}
