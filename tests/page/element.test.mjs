// <n-queens> in pages of another site, used by authors and students.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import load from '../../dist/queens.js';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { servePages } from './host.mjs';
import { patient } from './patient.mjs';
import { DIST, serveSite, serveSiteWith } from './site.mjs';

const site = await serveSite();
const queens = await load();
const STRICT = {
  'Content-Security-Policy':
    `default-src 'none'; script-src ${site.address} 'wasm-unsafe-eval'; connect-src ${site.address}; frame-src ${site.address}; img-src data:; require-trusted-types-for 'script'`,
};
// The address contains the body of the page.
const host = await servePages(
  (asked) => `<!doctype html><html lang="en"><title>A host</title><link rel="icon" href="data:,">
    <script type="module" src="${site.address}embed.js"></script><body>${asked.searchParams.get('body')}</body></html>`,
  STRICT,
);
after(() => {
  host.close();
  return site.close();
});

/** @typedef {import('./driver.mjs').Tab} Tab */
/** @typedef {import('../../web/element/embed.js').NQueens & Record<string, (...given: any[]) => Promise<any>>} Board */

// Runs in every document before its scripts: records the events of all boards, violations of the policy, and the number
// of listeners.
function noteEvents() {
  const told = /** @type {any[]} */ ([]);
  const violations = /** @type {string[]} */ ([]);
  const listening = /** @type {Set<AbortSignal | null>} */ (new Set());
  Object.assign(window, { told, violations, listening });
  for (const name of ['ready', 'event', 'solution', 'done', 'error', 'answer']) {
    document.addEventListener(name, (event) => {
      if (event instanceof CustomEvent) told.push({ name, from: /** @type {Element} */ (event.target).id, detail: event.detail });
    });
  }
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => violations.push(`${effectiveDirective} ${blockedURI}`));
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (/** @type {string} */ name, /** @type {any} */ listener, /** @type {any} */ options) => {
    if (name === 'message') {
      const signal = options?.signal ?? null;
      listening.add(signal);
      signal?.addEventListener('abort', () => listening.delete(signal));
    }
    listen(name, listener, options);
  };
}

/** @param {Tab} tab */
const told = (tab, /** @type {{ name: string, from?: string, position?: number }} */ wanted) =>
  tab.until(
    ({ name, from, position, beyond = -1 }) =>
      /** @type {any} */ (window).told.find((/** @type {any} */ each) =>
        each.name === name && (!from || each.from === from) && (position === undefined || each.detail.position === position) && !(each.detail.position <= beyond)),
    wanted,
  );
/** Calls a method of a board. @param {Tab} tab @param {string} call such as `#one.step` @param {unknown[]} given */
const call = (tab, call, ...given) =>
  tab.evaluate(
    (/** @type {[string, unknown[]]} */ [call, given]) => {
      const [id, name] = call.split('.');
      return /** @type {Board} */ (document.querySelector(id))[name](...given).catch((/** @type {Error} */ error) => error.message);
    },
    [call, given],
  );
/** @param {Tab} tab @param {string} name @param {string | null} value null removes it */
const setAttribute = (tab, name, value) =>
  tab.evaluate((/** @type {[string, string | null]} */ [name, value]) => {
    const board = /** @type {Board} */ (document.querySelector('n-queens'));
    if (value === null) board.removeAttribute(name);
    else board.setAttribute(name, value);
  }, [name, value]);
const seen = () => ({ variant: window.queens.variant(), n: window.queens.n(), position: window.queens.position() });
const posterOf = () => {
  const poster = document.querySelector('n-queens')?.shadowRoot?.querySelector('.poster');
  return poster ? { tag: poster.localName, queens: Array.from(poster.querySelectorAll('.queen'), (each) => each.getAttribute('transform')) } : null;
};

test('the script that a page loads for its boards is one file of at most 10 KB', () => {
  const script = readFileSync(path.join(DIST, 'embed.js'));
  assert.deepEqual([...String(script).matchAll(/\b(?:from|import)\s*(\(?)"([^"]+)"/g)].map(([, later, name]) => [later, name]), [['(', './queens.js']]);
  const size = brotliCompressSync(script).length;
  assert.ok(size <= 10_000, `${size} bytes`);
});

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    const open = (/** @type {string} */ body) =>
      browser.open(`${host.address}?body=${encodeURIComponent(body)}`, { init: [noteEvents, patient] });

    test('it shows what its attributes say, and does what its methods ask', async () => {
      const tab = await open('<n-queens id="one" variant="bitmask" n="6" step="5" view="player"></n-queens>');
      const { from, detail } = await told(tab, { name: 'ready' });
      assert.equal(from, 'one');
      assert.deepEqual(detail, { variant: 'bitmask', n: 6, position: 5, event: { kind: 'scan', row: 2, col: null, free: [4, 5] } });
      const [frame] = await tab.frames(1);
      assert.deepEqual(await frame.evaluate(seen), { variant: 'bitmask', n: 6, position: 5 });

      assert.deepEqual(await call(tab, '#one.step'), { kind: 'place', row: 2, col: 4 });
      assert.equal((await told(tab, { name: 'event', position: 6 })).detail.event.kind, 'place');
      assert.equal((await call(tab, '#one.back')).kind, 'scan');
      assert.equal(await call(tab, '#one.seek', 0), null);
      assert.equal((await call(tab, '#one.runTo', 'solution')).number, 1);
      assert.equal((await told(tab, { name: 'solution' })).detail.number, 1);
      await call(tab, '#one.seek', Infinity);
      await told(tab, { name: 'done' });
      assert.deepEqual(await call(tab, '#one.load', { n: 5, speed: 60, theme: 'dark' }), []);
      await tab.evaluate(() => void (/** @type {any} */ (window).told.length = 0));
      await call(tab, '#one.play');
      await told(tab, { name: 'event', beyond: 3 });
      await call(tab, '#one.pause');

      assert.equal(await call(tab, '#one.seek', -1), 'position must be a whole number of at least 0; got -1');
      assert.match(await call(tab, '#one.runTo', 'queen'), /^kind must be one of test, .*; got queen$/);
      assert.equal(await call(tab, '#one.step', 2), 'step takes no arguments; got 1 arguments');
      assert.match((await call(tab, '#one.load', { n: 99 }))[0].accepted, /32/);
      assert.equal(await call(tab, '#one.position'), await tab.evaluate(() => /** @type {any} */ (window).told.at(-1).detail.position));
      assert.match(await call(tab, '#one.svg'), /^<svg /);
      assert.ok(!(await tab.evaluate(() => /** @type {any} */ (window).told.some((/** @type {any} */ { name }) => name === 'error'))));
      assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (window).violations), []);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('attributes can change without replacing the frame', async () => {
      const tab = await open('<n-queens n="6" step="5" to="20" view="player" lang="en"></n-queens>');
      await told(tab, { name: 'ready' });
      const [frame] = await tab.frames(1);
      await frame.evaluate(() => Object.assign(window, { same: true }));
      const shows = (/** @type {Record<string, string | null>} */ wanted) =>
        tab.until((/** @type {any} */ wanted) => {
          const query = new URLSearchParams(location.search);
          return Object.entries(wanted).every(([name, value]) => query.get(name) === value);
        }, wanted, frame);

      await setAttribute(tab, 'step', '12');
      await shows({ step: '12' });
      await call(tab, 'n-queens.step');
      await setAttribute(tab, 'theme', 'dark');
      await shows({ theme: 'dark', step: '13', to: '20' });
      await setAttribute(tab, 'to', null);
      await shows({ theme: 'dark', step: '13', to: null });
      await setAttribute(tab, 'theme', null);
      await shows({ theme: null, step: '13' });
      await setAttribute(tab, 'step', '0');
      await setAttribute(tab, 'variant', 'bitmask');
      await shows({ variant: 'bitmask', step: null, n: '6', view: 'player' });
      // Attributes changed before a command are sent before it.
      await tab.evaluate(() => {
        const board = /** @type {Board} */ (document.querySelector('n-queens'));
        board.setAttribute('n', '7');
        board.seek(40);
      });
      await shows({ n: '7', step: '40' });
      // Each attribute is a property too, unless a method has its name.
      await tab.evaluate(() => {
        const board = /** @type {any} */ (document.querySelector('n-queens'));
        Object.assign(board, { step: 41, theme: 'projector', loop: true, hatch: false });
      });
      await shows({ step: '41', theme: 'projector', loop: '1', hatch: '0' });
      assert.deepEqual(await tab.evaluate(() => {
        const board = /** @type {any} */ (document.querySelector('n-queens'));
        Object.assign(board, { theme: null, loop: undefined, hatch: '' });
        return [typeof board.step, board.n, board.theme, board.getAttribute('step'), board.hasAttribute('hatch')];
      }), ['function', '7', null, '41', false]);
      await shows({ theme: null, loop: null, hatch: null });
      for (const [name, value] of [['bug', 'shifts-exchanged'], ['way', 'characters'], ['given', '0.3'], ['with', 'flag-arrays']]) {
        await setAttribute(tab, name, value);
        await shows({ [name]: value });
        await setAttribute(tab, name, null);
        await shows({ [name]: null, n: '7' });
      }
      // The page receives messages about invalid values.
      await setAttribute(tab, 'n', '99');
      const { message, complaints } = (await told(tab, { name: 'error' })).detail;
      assert.equal(message, 'n must be a whole number from 1 to 32; got 99');
      assert.deepEqual(complaints.map((/** @type {any} */ each) => each.name), ['n']);
      assert.ok(await frame.evaluate(() => /** @type {any} */ (window).same));
      assert.equal(await tab.evaluate(() => /** @type {any} */ (window).told.filter((/** @type {any} */ each) => each.name === 'ready').length), 1);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('far from the screen it is a picture of its position; near the screen the board loads', async () => {
      const tab = await open(`${'<p>Text</p>'.repeat(60)}<n-queens variant="bitmask" n="6" step="23" view="board"></n-queens>`);
      const { tag, queens: drawn } = await tab.until(posterOf);
      const search = new queens.Search('bitmask', 6);
      search.seek(23);
      assert.ok(search.queens().length > 1);
      assert.equal(tag, 'svg');
      assert.deepEqual(drawn, search.queens().map(([row, column]) => `translate(${column} ${row}) scale(0.015625)`));
      assert.equal(await tab.evaluate(() => document.querySelector('n-queens')?.shadowRoot?.querySelector('iframe')), null);

      await setAttribute(tab, 'step', '24');
      search.step();
      await tab.until((/** @type {number} */ many) => document.querySelector('n-queens')?.shadowRoot?.querySelectorAll('.queen').length === many, search.queens().length);
      await tab.evaluate(() => document.querySelector('n-queens')?.scrollIntoView());
      const { detail } = await told(tab, { name: 'ready' });
      assert.equal(detail.position, 24);
      assert.equal(await tab.evaluate(posterOf), null);
      assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (window).violations), []);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
      search.delete();
    });

    test('until then a tree is a picture of its tree, and a player has its sentence and its controls', async () => {
      const text = '<p>Text</p>'.repeat(60);
      const tab = await open(`${text}<n-queens id="one" n="4" step="12" view="tree"></n-queens><n-queens id="two" n="4" step="12" lang="en" view="player"></n-queens>`);
      const search = new queens.Search('flag-arrays', 4);
      search.seek(Number.MAX_SAFE_INTEGER);
      const { place, solution } = search.counters();
      search.seek(12);
      const posters = await tab.until(() => {
        const [tree, player] = ['one', 'two'].map((id) => document.getElementById(id)?.shadowRoot?.querySelector('svg.poster'));
        return tree && player && {
          nodes: tree.querySelectorAll('rect').length,
          crowns: tree.querySelectorAll('path').length - 1,
          queens: player.querySelectorAll('.queen').length,
          said: player.querySelector('p')?.textContent,
        };
      });
      assert.deepEqual(posters, { nodes: place + 1, crowns: solution, queens: search.queens().length, said: search.narration('en') });
      assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (window).violations), []);
      await tab.close();
      search.delete();
    });

    test('posters keep their colours where a browser darkens pages, and their sentence its direction', async () => {
      const tab = await open('<div dir="rtl" style="color-scheme: light dark"><n-queens n="5" view="player" loading="click" lang="en" style="width:640px"></n-queens><n-queens n="5" theme="dark" view="player" loading="click" lang="en" style="width:640px"></n-queens></div>');
      const looks = await tab.until(() => {
        const posters = [...document.querySelectorAll('n-queens')].map((each) => each.shadowRoot?.querySelector('svg.poster'));
        return posters.every(Boolean) && posters.map((poster) => {
          const { colorScheme, direction } = getComputedStyle(/** @type {Element} */ (/** @type {Element} */ (poster).querySelector('.sentence')));
          return [colorScheme, direction];
        });
      });
      // Browsers write the two words in either order.
      assert.deepEqual(looks.map(([scheme, direction]) => [scheme.split(' ').sort().join(' '), direction]), [['light only', 'ltr'], ['dark', 'ltr']]);
      await tab.close();
    });

    test('a poster of the page’s own stands there instead; a command or `eager` does not wait for the reader', async () => {
      const text = '<p>Text</p>'.repeat(60);
      const tab = await open(`${text}<n-queens id="one" poster="data:image/gif;base64,R0lGODlhAQABAAAAACw=" title="My board"></n-queens><n-queens id="two" loading="eager" n="5"></n-queens>`);
      await told(tab, { name: 'ready', from: 'two' });
      assert.equal((await tab.evaluate(posterOf)).tag, 'img');
      assert.equal(await tab.evaluate(() => document.querySelector('n-queens')?.shadowRoot?.querySelector('img')?.alt), 'My board');
      assert.equal(tab.requests.filter((/** @type {string} */ address) => address.endsWith('queens.wasm')).length, 0);
      assert.equal(await call(tab, '#one.step').then((event) => event.kind), 'test');
      assert.equal(await tab.evaluate(posterOf), null);
      const titles = await tab.evaluate(() => Array.from(document.querySelectorAll('n-queens'), (each) => each.shadowRoot?.querySelector('iframe')?.title));
      assert.deepEqual(titles, ['My board', 'Queenscope: 5 queens, flag-arrays']);
      await setAttribute(tab, 'title', 'Mine');
      assert.equal(await tab.evaluate(() => document.querySelector('n-queens')?.shadowRoot?.querySelector('iframe')?.title), 'Mine');
      await tab.close();
    });

    test('it has its preferred height, unless the page sets one', async () => {
      const tab = await open('<div id="column"><n-queens view="board" n="5"></n-queens></div>');
      const height = () => tab.evaluate(() => document.querySelector('n-queens')?.clientHeight);
      await tab.evaluate(() => void (/** @type {HTMLElement} */ (document.getElementById('column')).style.width = '300px'));
      await told(tab, { name: 'ready' });
      await tab.until(() => document.querySelector('n-queens')?.clientHeight === 300);
      await call(tab, 'n-queens.load', { view: 'player' });
      await tab.until(() => document.querySelector('n-queens')?.clientHeight === 480);
      await tab.evaluate(() => void (/** @type {HTMLElement} */ (document.querySelector('n-queens')).style.height = '250px'));
      assert.equal(await height(), 250);
      assert.equal(await tab.evaluate(() => document.querySelector('n-queens')?.shadowRoot?.querySelector('iframe')?.clientHeight), 250);
      await tab.close();
    });

    test('boards on a page know nothing of each other, nor of what others say in their name', async () => {
      const tab = await open('<n-queens id="one" n="5" view="board"></n-queens><n-queens id="two" n="6" view="board" loading="eager"></n-queens>');
      await told(tab, { name: 'ready', from: 'one' });
      await told(tab, { name: 'ready', from: 'two' });
      await call(tab, '#two.seek', 9);
      await told(tab, { name: 'event', from: 'two', position: 9 });
      await tab.evaluate(() => window.postMessage({ queens: 1, on: 'done', position: 99 }, '*'));
      assert.equal(await call(tab, '#one.back'), null);
      const events = await tab.evaluate(() => /** @type {any} */ (window).told);
      assert.deepEqual(events.filter((/** @type {any} */ each) => each.from === 'one').map((/** @type {any} */ each) => each.name), ['ready']);
      assert.ok(!events.some((/** @type {any} */ each) => each.name === 'done'));
      await tab.close();
    });

    test('a board that cannot start is an error, and leaves no promise open', async (t) => {
      const broken = await serveSiteWith({ 'app.wasm': null });
      const page = await servePages(() => `<!doctype html><title>A host</title><script type="module" src="${broken.address}embed.js"></script><n-queens id="one" poster="data:,"></n-queens>`);
      t.after(() => {
        page.close();
        return broken.close();
      });
      const tab = await browser.open(page.address, { init: noteEvents });
      await tab.evaluate(() => customElements.whenDefined('n-queens'));
      assert.match(await call(tab, '#one.step'), /app\.wasm/);
      assert.match((await told(tab, { name: 'error' })).detail.message, /app\.wasm/);
      assert.match(await call(tab, '#one.step'), /app\.wasm/, 'a command that comes after the failure');
      // The poster must not cover the frame's message.
      assert.equal(await tab.evaluate(posterOf), null);
      await tab.close();
    });

    test('when moved it keeps its position, and when removed it leaves nothing behind', async () => {
      const tab = await open('<div id="here"><n-queens id="one" n="6" view="board"></n-queens></div><div id="there"></div>');
      await told(tab, { name: 'ready' });
      await call(tab, '#one.seek', 17);
      const broken = await tab.evaluate(() => {
        const board = /** @type {Board} */ (document.querySelector('n-queens'));
        const pending = board.seek(20).catch((/** @type {Error} */ error) => error.message);
        for (let i = 0; i < 30; i++) document.getElementById(i % 2 ? 'here' : 'there')?.append(board);
        /** @type {any} */ (window).told.length = 0;
        return pending;
      });
      assert.equal(broken, 'the board has been taken out of the page');
      assert.equal((await told(tab, { name: 'ready' })).detail.position, 17);
      assert.equal(await tab.evaluate(() => /** @type {any} */ (window).listening.size), 1);
      await call(tab, '#one.step');
      await told(tab, { name: 'event', position: 18 });
      assert.equal(await tab.evaluate(() => /** @type {any} */ (window).told.length), 2);

      const stays = await tab.evaluate(() => {
        const there = /** @type {any} */ (document.getElementById('there'));
        const board = /** @type {Board} */ (document.querySelector('n-queens'));
        const frame = board.shadowRoot?.querySelector('iframe');
        there.moveBefore(board, null);
        return frame === board.shadowRoot?.querySelector('iframe');
      });
      assert.ok(stays);
      // Firefox reloads frames when their shadow host moves.
      const [frame] = await tab.frames(1);
      if (name === 'firefox') await tab.until(() => window.queens?.position?.() === 18, undefined, frame);
      else assert.equal((await call(tab, '#one.step')).kind, 'test');
      const after = await tab.evaluate(async () => {
        const board = /** @type {Board} */ (document.querySelector('n-queens'));
        board.remove();
        return [/** @type {any} */ (window).listening.size, await board.step().catch((/** @type {Error} */ error) => error.message)];
      });
      assert.deepEqual(after, [0, 'the board is not in a page']);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });
  });
}
