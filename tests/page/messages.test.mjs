// Messages between a host and a plain frame, and messages that the frame ignores.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import load from '../../dist/queens.js';
import { controlsIn, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveHost } from './host.mjs';
import { serveSite, serveSiteWith } from './site.mjs';

const site = await serveSite();
const queens = await load();
const host = await serveHost();
const origin = new URL(host.pageWith('')).origin;
after(() => {
  host.close();
  return site.close();
});

/** @typedef {import('./driver.mjs').Tab} Tab */

// Runs in every document before its scripts.
function noteMessages() {
  const heard = /** @type {any[]} */ ([]);
  Object.assign(window, { heard });
  addEventListener('message', ({ data, origin }) => heard.push({ data, origin }));
}

/** The messages received by the host, without those about sizes. @param {Tab} tab */
const heard = (tab) => tab.evaluate(() => /** @type {any} */ (window).heard.filter(({ data }) => data.queens).map(({ data }) => data));
/** @param {Tab} tab @returns {Promise<any>} the message, once it arrives */
const told = (tab, /** @type {object} */ fields) =>
  tab.until(
    (fields) =>
      /** @type {any} */ (window).heard.map(({ data }) => data).find((/** @type {any} */ data) =>
        Object.entries(fields).every(([name, value]) => data[name] === value)),
    fields,
  );
/** Sends a message to the first frame. @param {Tab} tab @param {unknown} message */
const send = (tab, message) => tab.evaluate((/** @type {unknown} */ message) => window.frames[0].postMessage(message, '*'), message);
/** Sends a command and returns its result. @param {Tab} tab @param {object} command */
async function ask(tab, command) {
  const id = `asked ${JSON.stringify(command)} ${Math.random()}`;
  await send(tab, { queens: 1, id, ...command });
  return (await told(tab, { id })).result;
}
const position = () => window.queens.position();

// Runs in the host: sends messages that no frame may obey; reproducible.
function sendHostile(/** @type {number} */ many) {
  let seed = 1;
  const random = (/** @type {number} */ below) => (seed = (seed * 48271) % 2147483647) % below;
  const any = (/** @type {any[]} */ ...list) => list[random(list.length)];
  const junk = () =>
    any(undefined, null, true, 0, -1, 1.5, NaN, -Infinity, '', '1', 'queens', [], [1], {}, { toString: 1, valueOf: 1 }, new Date(0),
      new Map([['queens', 1]]), new Uint8Array(3), 10n, /step/, '<img src=x onerror=alert(1)>', 'x'.repeat(5000), { length: 1e9 });
  const command = () =>
    any({ do: 'step' }, { do: 'play' }, { do: 'seek', position: 9 }, { do: 'runTo', kind: 'place' }, { do: 'load', parameters: 'n=5' });
  const names = ['', 'Step', 'dispose', 'ready', 'on', 'off', 'constructor', '__proto__', 'toString', 'hasOwnProperty', 'event', ['step'], { do: 'step' }];
  const kinds = [
    junk,
    () => ({ ...command(), queens: any(0, 2, '1', true, [1], { valueOf: 1 }, null, undefined) }),
    () => ({ queens: 1, do: any(...names, junk()), position: 9, kind: 'place', parameters: 'n=5' }),
    () => ({ queens: 1, do: 'seek', position: any(-1, 1.5, NaN, -Infinity, '9', [9], null, undefined, { valueOf: 9 }, 9n, true) }),
    () => ({ queens: 1, do: 'runTo', kind: any('', 'Place', 'toString', ['place'], 0, null, undefined, junk()) }),
    () => ({ queens: 1, do: 'load', parameters: any(5, null, undefined, true, ['n=5'], { n: {} }, { n: [5] }, { n: null }, { n: 5, view: {} }, new Map([['n', 5]])) }),
    () => ({ ...command(), queens: 1, id: any({}, [], null, true, 1n, new Date(0)) }),
  ];
  for (let i = 0; i < many; i++) window.frames[0].postMessage(any(...kinds)(), '*');
}

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    /**
     * Opens a host with frames.
     * @param {string[]} frames attributes of each
     */
    async function openHost(...frames) {
      const html = frames.map((attributes) => `<iframe ${attributes} title="Queens"></iframe>`).join('');
      const tab = await browser.open(host.pageWith(html), { init: noteMessages });
      return { tab, inside: await tab.frames(frames.length) };
    }
    const source = (/** @type {string} */ query) => `src="${site.address}?${query.replaceAll('&', '&amp;')}"`;

    for (const [kind, attributes, from] of [
      ['a plain frame', '', new URL(site.address).origin],
      ['a frame sandboxed with allow-scripts alone', 'sandbox="allow-scripts"', 'null'],
    ]) {
      test(`${kind} obeys commands and reports events`, async () => {
        const { tab, inside } = await openHost(`${source('view=player&n=4&step=3')} ${attributes}`);
        const ready = await told(tab, { on: 'ready' });
        assert.deepEqual(ready, {
          queens: 1, on: 'ready', variant: 'flag-arrays', n: 4, position: 3, event: { kind: 'test', row: 1, col: 0, safe: false, attackers: [{ row: 0, col: 0, line: 'column' }] },
        });
        assert.equal(await tab.evaluate(() => /** @type {any} */ (window).heard[0].origin), from);

        assert.equal((await ask(tab, { do: 'step' })).kind, 'test');
        assert.equal(await inside[0].evaluate(position), 4);
        await ask(tab, { do: 'back' });
        assert.equal(await inside[0].evaluate(position), 3);
        assert.equal(await ask(tab, { do: 'seek', position: 0 }), null);
        assert.equal(await inside[0].evaluate(position), 0);
        const solution = await ask(tab, { do: 'runTo', kind: 'solution' });
        assert.deepEqual(solution.queens, [[0, 1], [1, 3], [2, 0], [3, 2]]);
        const { number, event, position: place } = await told(tab, { on: 'solution' });
        assert.deepEqual({ number, event }, { number: 1, event: solution });
        assert.equal(place, await inside[0].evaluate(position));
        await ask(tab, { do: 'seek', position: 1e9 });
        assert.equal((await told(tab, { on: 'done' })).event.kind, 'done');

        const complaints = await ask(tab, { do: 'load', parameters: { variant: 'bitmask', n: 6, theme: 'pink' } });
        assert.deepEqual(complaints.map((/** @type {any} */ each) => [each.name, each.value]), [['theme', 'pink']]);
        await told(tab, { on: 'event', variant: 'bitmask', n: 6, position: 0 });
        assert.deepEqual(await ask(tab, { do: 'load', parameters: 'speed=30' }), []);
        assert.equal(await ask(tab, { do: 'play' }), null);
        await tab.until(() => /** @type {any} */ (window).heard.some((/** @type {any} */ { data }) => data.variant === 'bitmask' && data.position > 3));
        assert.equal(await ask(tab, { do: 'pause' }), null);
        const rest = await inside[0].evaluate(position);
        await ask(tab, { do: 'seek', position: 40 });
        // Without an id there is no answer, but the command is executed.
        await send(tab, { queens: 1, do: 'seek', position: rest });
        await tab.until((rest) => window.queens.position() === rest, rest, inside[0]);
        assert.deepEqual(tab.complaints, []);
        await tab.close();
      });
    }

    test('it tells what it knows, and answers what it cannot do', async () => {
      const { tab, inside } = await openHost(source('view=player&variant=bitmask&n=6&step=9&lang=en&theme=pink'));
      const { message, complaints } = await told(tab, { on: 'error' });
      assert.equal(message, 'theme must be one of auto, light, dark, projector; got pink');
      assert.deepEqual(complaints.map((/** @type {any} */ each) => [each.name, each.value]), [['theme', 'pink']]);

      const search = new queens.Search('bitmask', 6);
      search.seek(9);
      for (const name of /** @type {const} */ (['position', 'event', 'queens', 'counters', 'lines', 'state'])) {
        assert.deepEqual(await ask(tab, { do: name }), search[name](), name);
      }
      assert.equal(await ask(tab, { do: 'narration' }), search.narration('en'));
      assert.equal(await ask(tab, { do: 'narration', language: 'zh' }), search.narration('zh'));
      assert.equal(await ask(tab, { do: 'svg' }), search.svg());
      assert.equal(await ask(tab, { do: 'svg', options: { panels: 'code' } }), search.svg({ panels: 'code' }));
      search.delete();

      const kept = await ask(tab, { do: 'getState' });
      assert.deepEqual(Object.fromEntries(new URLSearchParams(kept)), { variant: 'bitmask', n: '6', step: '9', view: 'player', lang: 'en' });
      await ask(tab, { do: 'load', parameters: { variant: 'flag-arrays', n: 8, with: 'bitmask', theme: 'dark', to: 90, panels: 'log', find: 'first', way: 'centre-first', print: 'pairs' } });
      assert.match(await ask(tab, { do: 'getState' }), /^variant=flag-arrays&n=8&/);
      assert.deepEqual(await ask(tab, { do: 'setState', kept }), []);
      assert.equal(await ask(tab, { do: 'getState' }), kept);

      // The picture is of the search that is shown, whatever it was begun with.
      for (const { variant, n, ...how } of /** @type {const} */ ([{ variant: 'min-conflicts', n: 6, seed: 5 }, { variant: 'flag-arrays', n: 5, bug: 'anti-diagonal-untested' }])) {
        await ask(tab, { do: 'load', parameters: { variant, n, ...how, step: 12 } });
        const begun = new queens.Search(variant, n, how);
        begun.seek(12);
        assert.equal(await ask(tab, { do: 'svg' }), begun.svg(), variant);
        begun.delete();
      }
      await ask(tab, { do: 'setState', kept });

      for (const [command, refusal] of /** @type {[object, RegExp][]} */ ([
        [{ do: 'seek', position: -1 }, /^position must be a whole number of at least 0; got -1$/],
        [{ do: 'runTo', kind: 'queen' }, /^kind must be one of test, .*; got queen$/],
        [{ do: 'fly' }, /^do must be one of play, pause, .*; got fly$/],
        [{ do: 'lesson', lesson: 0 }, /^lesson must be a lesson, .*; got 0$/],
        [{ do: 'lesson', lesson: 1, stop: 0 }, /^stop must be the id or number .*; got 0$/],
        [{ do: ['step'] }, /^do must be one of .*; got something else$/],
        [{}, /^do must be one of .*; got undefined$/],
        [{ do: 'load', parameters: 5 }, /^parameters must be a query, .*; got 5$/],
        [{ do: 'svg', options: { panels: 'queens' } }, /panels/],
        [{ do: 'narration', language: 'xx' }, /xx/],
      ])) {
        const id = JSON.stringify(command);
        await send(tab, { queens: 1, id, ...command });
        const { on, message } = await told(tab, { id });
        assert.deepEqual([on, refusal.test(message) || message], ['error', true]);
      }
      assert.equal(await inside[0].evaluate(position), 9);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('it says whose doing it is', async () => {
      const { tab, inside } = await openHost(source('view=full&variant=bitmask&n=5&lang=en'));
      await told(tab, { on: 'ready' });
      await ask(tab, { do: 'step' });
      assert.equal((await told(tab, { on: 'event', position: 1 })).by, 'command');
      await (await controlsIn(tab, inside[0])).click('button', SAY.step);
      assert.equal((await told(tab, { on: 'event', position: 2 })).by, 'reader');
      await ask(tab, { do: 'load', parameters: { speed: 60, panels: 'log' } });
      const { by, parameters } = await told(tab, { on: 'change' });
      assert.deepEqual({ by, parameters }, { by: 'command', parameters: { speed: '60', panels: 'log' } });
      await tab.press('t');
      assert.equal((await told(tab, { on: 'change', by: 'reader' })).parameters.theme, 'dark');
      await ask(tab, { do: 'play' });
      await told(tab, { on: 'event', by: 'play' });
      // If the student goes elsewhere meanwhile, the event names the student as its cause.
      await tab.press('Home');
      assert.equal((await told(tab, { on: 'event', position: 0 })).by, 'reader');
      await ask(tab, { do: 'pause' });
      await tab.close();
    });

    test('a few thousand hostile messages change nothing', async () => {
      const { tab, inside } = await openHost(source('view=player&n=6&step=12'));
      await told(tab, { on: 'ready' });
      const before = await heard(tab);
      await tab.evaluate(sendHostile, 3000);
      // Messages are handled in order, so this one is the last.
      await ask(tab, { do: 'pause' });
      assert.equal((await inside[0].evaluate(() => /** @type {any} */ (window).heard.length)), 3001);
      assert.deepEqual((await heard(tab)).slice(before.length).map((/** @type {any} */ each) => each.on), ['result']);
      const now = await inside[0].evaluate(() => ({ n: window.queens.n(), variant: window.queens.variant(), position: window.queens.position() }));
      assert.deepEqual(now, { n: 6, variant: 'flag-arrays', position: 12 });
      assert.deepEqual(tab.complaints, []);
      await ask(tab, { do: 'step' });
      assert.equal(await inside[0].evaluate(position), 13);
      await tab.close();
    });

    test('it listens only to the embedding page', async () => {
      const { tab, inside } = await openHost(source('view=player&n=6&step=12'), 'srcdoc="<p>Another frame</p>"');
      await told(tab, { on: 'ready' });
      const [board, other] = inside[0].url().startsWith(site.address) ? inside : inside.reverse();
      await other.evaluate(() => window.parent.frames[0].postMessage({ queens: 1, do: 'step' }, '*'));
      await board.evaluate(() => window.postMessage({ queens: 1, do: 'step' }, '*'));
      await tab.until(() => /** @type {any} */ (window).heard.length === 2, undefined, board);
      await ask(tab, { do: 'pause' });
      assert.equal(await board.evaluate(position), 12);
      await tab.close();
    });

    test('a pinned host is obeyed and answered', async () => {
      const { tab, inside } = await openHost(source(`view=player&n=6&host=${origin}&step=12`));
      await told(tab, { on: 'ready' });
      await ask(tab, { do: 'step' });
      assert.equal(await inside[0].evaluate(position), 13);
      // The frame's address follows the search and keeps the pinned host.
      const address = new URLSearchParams(await tab.until(() => location.search.includes('step=13') && location.search, undefined, inside[0]));
      assert.equal(address.get('host'), origin);
      assert.equal(await inside[0].evaluate(() => document.querySelector('.line, #mirror [data-box="notice"]')), null);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    for (const [kind, pinned, said] of [
      ['pinned to another', 'https://school.invalid', false],
      ['pinned to nothing that is an origin', 'school', true],
    ]) {
      test(`a frame ${kind} neither hears nor tells`, async () => {
        const { tab, inside } = await openHost(source(`view=player&n=6&step=12&host=${pinned}`));
        await tab.until(() => window.queens?.ready?.then(() => true), undefined, inside[0]);
        await tab.until(() => performance.getEntriesByType('resource').some((each) => each.name.endsWith('/page/host.js')), undefined, inside[0]);
        if (said) {
          const line = await tab.until(() => document.querySelector('.line')?.textContent, undefined, inside[0]);
          assert.match(line, /host=school is not valid: host must be an origin/);
        }
        await send(tab, { queens: 1, do: 'seek', position: 40 });
        await tab.until(() => /** @type {any} */ (window).heard.length === 1, undefined, inside[0]);
        await inside[0].evaluate(() => window.queens.step());
        assert.equal(await inside[0].evaluate(position), 13);
        // Earlier messages of the frame would arrive before this one.
        await inside[0].evaluate(() => window.parent.postMessage({ last: true }, '*'));
        await told(tab, { last: true });
        assert.equal(await tab.evaluate(() => /** @type {any} */ (window).heard.length), 1);
        await tab.close();
      });
    }

    test('it announces each change of its preferred height', async () => {
      const { tab } = await openHost(source('view=board&n=6'));
      const sizes = () =>
        tab.evaluate(() => /** @type {any} */ (window).heard.map(({ data }) => data).filter((/** @type {any} */ data) => data.subject || data.context));
      await told(tab, { context: 'h5p' });
      const both = (/** @type {number} */ height) => [
        { subject: 'lti.frameResize', height }, { context: 'h5p', action: 'resize', height, scrollHeight: height },
      ];
      assert.deepEqual(await sizes(), both(480));
      const resize = (/** @type {string} */ side, /** @type {number} */ length) =>
        tab.evaluate((/** @type {[string, number]} */ [side, length]) => {
          /** @type {any} */ (document.querySelector('iframe')).style[side] = `${length}px`;
        }, [side, length]);
      // Applying the height must not announce it again.
      await resize('height', 480);
      await ask(tab, { do: 'step' });
      await resize('width', 300);
      await told(tab, { context: 'h5p', height: 300 });
      await ask(tab, { do: 'load', parameters: 'view=tree' });
      await told(tab, { context: 'h5p', height: 200 });
      assert.deepEqual(await sizes(), [...both(480), ...both(300), ...both(200)]);
      await tab.close();
    });

    test('a board that cannot start says so', async () => {
      const broken = await serveSiteWith({ 'app.wasm': null });
      const tab = await browser.open(host.pageWith(`<iframe src="${broken.address}" title="Queens"></iframe>`), { init: noteMessages });
      const { message } = await told(tab, { on: 'error' });
      assert.match(message, /app\.wasm/);
      await tab.close();
      await broken.close();
    });

    test('a board works without the script that speaks for it, and says that it is missing', async () => {
      const broken = await serveSiteWith({ 'page/host.js': null });
      const tab = await browser.open(host.pageWith(`<iframe src="${broken.address}?n=6&amp;lang=en" title="Queens"></iframe>`), { init: noteMessages });
      const [frame] = await tab.frames(1);
      const line = await tab.until(() => document.querySelector('.line')?.textContent, undefined, frame);
      assert.match(line, /scripts have not loaded/);
      await frame.evaluate(() => window.queens.step());
      assert.equal(await frame.evaluate(position), 1);
      await tab.close();
      await broken.close();
    });

    test('a page that is in no frame speaks with nobody', async () => {
      const tab = await browser.openReady(`${site.address}?n=6`, { init: noteMessages });
      await tab.evaluate(() => window.queens.step());
      await tab.evaluate(() => window.postMessage({ queens: 1, do: 'step' }, '*'));
      await tab.until(() => /** @type {any} */ (window).heard.length > 0);
      assert.equal(await tab.evaluate(position), 1);
      assert.equal(await tab.evaluate(() => /** @type {any} */ (window).heard.length), 1);
      assert.ok(!tab.requests.some((address) => address.endsWith('/page/host.js')));
      await tab.close();
    });
  });
}
