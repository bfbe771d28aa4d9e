// The address describes the displayed state: it is read from query and hash, and kept up to date.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { inEach } from './engines.mjs';
import { differing } from './compare.mjs';
import { controls, pictureAtRest, SAY } from './controls.mjs';
import { serveSite, serveSiteWith } from './site.mjs';

const site = await serveSite();
after(() => site.close());

// Runs before the page's scripts: tracks the pending timers.
function noteTimers() {
  const pending = new Set();
  Object.assign(window, { pending });
  const { setTimeout: later, clearTimeout: drop } = window;
  window.setTimeout = /** @type {any} */ (
    (/** @type {() => void} */ act, /** @type {number} */ wait) => {
      const timer = later.call(window, () => (pending.delete(timer), act()), wait);
      pending.add(timer);
      return timer;
    }
  );
  window.clearTimeout = (timer) => (pending.delete(timer), drop.call(window, timer));
}

// Runs before the page's scripts: no timer of a quarter of a second or longer ends.
function holdSlowTimers() {
  const { setTimeout: later } = window;
  window.setTimeout = /** @type {any} */ (
    (/** @type {() => void} */ act, /** @type {number} */ wait) => (wait >= 250 ? 0 : later.call(window, act, wait))
  );
}

// Whether everything has been drawn and written to the address.
async function written() {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return /** @type {any} */ (window).pending.size === 0;
}

/** The state that a page shows, and its current address. @param {import('./driver.mjs').Tab} tab */
async function shownIn(tab) {
  await tab.until(written);
  return tab.evaluate(shown);
}
function shown() {
  const { variant, n, position } = window.queens;
  const address = new URLSearchParams(location.search.slice(1) || location.hash.slice(1));
  return { variant: variant(), n: n(), position: position(), address: Object.fromEntries(address) };
}
const said = () => document.getElementById('narration')?.textContent ?? '';

inEach((browser, name) => {
  const open = (/** @type {string} */ query) => browser().openReady(site.address + query, { width: 320, height: 320, init: noteTimers });

  test('after leaving in the frame of a step, Back restores the position', async () => {
    const tab = await browser().openReady(`${site.address}?n=6&step=40`);
    await tab.evaluate(() => {
      window.queens.step();
      location.href = 'counting.en.html';
    });
    await tab.until(() => location.pathname.endsWith('counting.en.html') && document.readyState === 'complete');
    await tab.evaluate(() => void setTimeout(() => history.back()));
    await tab.until(() => location.pathname === '/' && window.queens?.ready?.then(() => true));
    assert.equal(await tab.evaluate(() => window.queens.position()), 41);
    await tab.close();
  });

  for (const sign of ['?', '#']) {
    test(`all parameters are read after ${sign} and stay in the address`, async () => {
      const given = {
        n: '6',
        variant: 'bitmask',
        step: '40',
        speed: '8',
        view: 'board',
        theme: 'projector',
        from: '20',
        to: '60',
        loop: '1',
        until: 'exhausted',
      };
      const tab = await open(sign + new URLSearchParams(given));
      const found = await shownIn(tab);
      assert.deepEqual(found, { variant: 'bitmask', n: 6, position: 40, address: given });
      assert.equal(await tab.evaluate(() => (location.search + location.hash)[0]), sign);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });
  }

  test('without parameters it is flag-arrays, n = 8, at the empty board, and the address stays bare', async () => {
    const tab = await open('');
    assert.deepEqual(await shownIn(tab), { variant: 'flag-arrays', n: 8, position: 0, address: {} });
    assert.equal(await tab.evaluate(() => location.href), site.address);
    await tab.close();
  });

  // tests/app/complaint_test.cpp checks which values of each parameter are valid. This test checks that the messages
  // appear.
  const bad = [
    ['n=99&theme=pink', 'n=99', 'theme=pink'],
    ['n=%3Cb%3E', 'n=<b>', '1 to 32'],
  ];
  for (const [query, ...mentions] of name === 'chromium' ? bad : bad.slice(-1)) {
    test(`${query} is answered with what is accepted, and with the default`, async () => {
      const tab = await open('?' + query);
      const notice = await tab.evaluate(said);
      for (const part of mentions) assert.ok(notice.includes(part), `“${notice}” mentions ${part}`);
      assert.deepEqual(await shownIn(tab), { variant: 'flag-arrays', n: 8, position: 0, address: {} });
      await tab.close();
    });
  }

  test('the notice is seen until it is closed', async () => {
    const size = { width: 480, height: 360 };
    const pictureOf = async (/** @type {import('./driver.mjs').Tab} */ tab) => {
      await tab.pointAway();
      await tab.until(() => window.queens.total());
      return pictureAtRest(tab);
    };
    const clean = await browser().openReady(`${site.address}?view=player`, size);
    const picture = await pictureOf(clean);
    await clean.close();
    const told = await browser().openReady(`${site.address}?view=player&n=99`, size);
    assert.ok(!(await pictureOf(told)).equals(picture));
    await controls(told).click('button', SAY.close);
    await told.until(() => !document.getElementById('narration')?.textContent?.includes('n=99'));
    // Letters may be drawn a fraction of a pixel elsewhere, because others were drawn before.
    assert.ok(differing(await pictureOf(told), picture) < 20);
    await told.close();
  });

  test('a notice has the colours of the page, whatever the system has', async () => {
    for (const [theme, colorScheme, ink] of [['dark', 'light', 'rgb(232, 230, 225)'], ['light', 'dark', 'rgb(35, 38, 43)'], ['projector', 'dark', 'rgb(0, 0, 0)']]) {
      const tab = await browser().openReady(`${site.address}?n=6&theme=${theme}`, { width: 320, height: 480, colorScheme });
      await tab.press('m');
      await tab.until((color) => getComputedStyle(/** @type {Element} */ (document.querySelector('.line'))).color === color, ink);
      await tab.close();
    }
  });

  test('the address follows the steps, and a reload shows the same state', async () => {
    const tab = await open('?n=6&variant=hash-sets');
    for (let i = 0; i < 7; i++) await tab.press('ArrowRight');
    const before = await shownIn(tab);
    assert.deepEqual(before, {
      variant: 'hash-sets',
      n: 6,
      position: 7,
      address: { n: '6', variant: 'hash-sets', step: '7' },
    });
    await tab.reload();
    await tab.evaluate(() => window.queens.ready);
    assert.deepEqual(await shownIn(tab), before);
    await tab.close();
  });

  test('a pause is in the address at once, so that a reload does not play on', async () => {
    const tab = await browser().openReady(`${site.address}?n=9&play=1&speed=8`, { init: holdSlowTimers });
    // At eight events a second, the address was last written at least half a second ago.
    await tab.until(() => window.queens.position() > 4);
    await tab.evaluate(() => window.queens.pause());
    await tab.until(() => location.search === `?n=9&step=${window.queens.position()}&speed=8`);
    await tab.close();
  });

  test('a step is in the address at once, so that a reload keeps it', async () => {
    const tab = await browser().openReady(`${site.address}?n=9`, { init: holdSlowTimers });
    const isWritten = () => location.search === `?n=9&step=${window.queens.position()}`;
    // A step that follows another change of the address closely is written later.
    for (let presses = 1; presses <= 10 && !(await tab.evaluate(isWritten)); presses++) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await tab.press('ArrowRight');
      await tab.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    }
    assert.ok(await tab.evaluate(isWritten));
    await tab.close();
  });

  // Written by a host, an LMS, or a page of a later version. The page only changes its own parameters.
  const foreign = [
    ['?utm_source=a%20b&n=6&with=bitmask', '?utm_source=a%20b&with=bitmask&n=6&step=1', ''],
    ['#n=6&attempt=2&unit=1', '', '#attempt=2&unit=1&n=6&step=1'],
    ['?course=%E5%85%AB#n=6', '?course=%E5%85%AB', '#n=6&step=1'],
    ['?n=6#chapter-2', '?n=6&step=1', '#chapter-2'],
  ];
  for (const [given, search, hash] of foreign) {
    test(`${given} keeps the parameters that are not the application's`, async () => {
      const tab = await open(given);
      assert.equal(await tab.evaluate(() => window.queens.n()), 6);
      await tab.until(written);
      await tab.press('ArrowRight');
      await tab.until((/** @type {string} */ wanted) => location.search + location.hash === wanted, search + hash);
      await tab.close();
    });
  }

  test('a link to another part of the page does not restart the search', async () => {
    const tab = await open('?n=6');
    await tab.press('ArrowRight');
    await tab.evaluate(() => void (location.hash = 'chapter-2'));
    await tab.until(() => location.search + location.hash === '?n=6&step=1#chapter-2');
    assert.equal(await tab.evaluate(() => window.queens.position()), 1);
    await tab.close();
  });

  test('a hash written before the first update is applied', async (t) => {
    const slow = await serveSiteWith({ 'start/afterwards.js': 'never' });
    t.after(() => slow.close());
    const tab = await browser().open(`${slow.address}?n=6&step=3`);
    await tab.evaluate(() => window.queens.ready);
    await tab.evaluate(() => void (location.hash = 'n=5'));
    await slow.repair();
    await tab.until(() => window.queens.n() === 5 && window.queens.position() === 0);
    await tab.close();
  });

  test('a changed hash is applied', async () => {
    const tab = await open('#n=5&step=3');
    await tab.evaluate(() => void (location.hash = 'n=4&variant=bitmask&step=9'));
    await tab.until(() => window.queens.n() === 4);
    const { variant, position } = await shownIn(tab);
    assert.deepEqual({ variant, position }, { variant: 'bitmask', position: 9 });
    await tab.close();
  });

  test('back and forward lead to the positions that the student marked', async () => {
    const tab = await open('?n=6&lang=en');
    const entries = await tab.evaluate(() => history.length);
    for (const [i, position] of [40, 60].entries()) {
      await tab.evaluate((there) => window.queens.seek(there), position);
      await tab.press('m');
      await tab.until((length) => history.length === length && document.getElementById('lines')?.textContent?.includes('saved'), entries + i + 1);
    }
    await tab.evaluate(() => window.queens.seek(80));
    await shownIn(tab);
    assert.equal(await tab.evaluate(() => history.length), entries + 2, 'and to no other');
    const at = (/** @type {number} */ wanted) => tab.until((there) => window.queens.position() === there, wanted);
    await tab.evaluate(() => history.back());
    await at(60);
    await tab.evaluate(() => history.back());
    await at(40);
    await tab.evaluate(() => history.go(2));
    await at(80);
    await tab.close();
  });

  test('back leads to what the address leaves out, after #', async () => {
    const tab = await open('#step=40&lang=en');
    const entries = await tab.evaluate(() => history.length);
    await tab.press('m');
    await tab.until((length) => history.length === length, entries + 1);
    await tab.evaluate(() => window.queens.load({ n: 9, find: 'first', way: 'centre-first', step: 7 }));
    await tab.until(() => `${location}`.includes('way=centre-first'));
    await tab.evaluate(() => history.back());
    await tab.until(() => window.queens.n() === 8 && window.queens.position() === 40 && (window.queens.way() ?? '') === '' && window.queens.find() === 'all');
    await tab.close();
  });

  test('a hash replaces a query, and Back restores the query', async () => {
    const tab = await open('?n=6');
    for (let i = 0; i < 4; i++) await tab.press('ArrowRight');
    await tab.until(() => location.search === '?n=6&step=4');
    await tab.evaluate(() => void (location.hash = 'n=5'));
    await tab.until(() => window.queens.n() === 5);
    assert.equal(await tab.evaluate(() => window.queens.position()), 0);
    await tab.until(() => location.search + location.hash === '?n=5');
    await tab.evaluate(() => history.back());
    await tab.until(() => window.queens.n() === 6 && window.queens.position() === 4);
    await tab.evaluate(() => void (location.hash = 'step=9'));
    await tab.until(() => window.queens.n() === 6 && window.queens.position() === 9);
    await tab.close();
  });

  test('play=1 plays, up to the kind of event that `until` names', async () => {
    const tab = await open('?n=6&play=1&speed=2000&until=solution');
    await tab.until(() => window.queens.event()?.kind === 'solution');
    const position = await tab.evaluate(() => window.queens.position());
    await tab.until((step) => location.search === `?n=6&step=${step}&speed=2000&until=solution`, position);
    await tab.close();
  });

  test('play=1 keeps to its range, over and over with loop=1', async () => {
    const once = await open('?n=6&play=1&speed=200&from=10&to=30');
    await once.until(() => window.queens.position() === 30);
    assert.equal((await shownIn(once)).position, 30);
    await once.close();

    const tab = await open('?n=6&play=1&speed=100&from=10&to=30&loop=1');
    const positions = await tab.evaluate(async () => {
      const seen = [];
      for (let again = 0; again < 2; ) {
        const position = window.queens.position();
        if (position < seen[seen.length - 1]) ++again;
        seen.push(position);
        await new Promise(requestAnimationFrame);
      }
      return seen;
    });
    assert.ok(positions.every((/** @type {number} */ position) => position >= 10 && position <= 30));
    await tab.close();
  });

  test('play=1 begins only where a far step is reached', async () => {
    const far = 20_000_000;
    const tab = await open(`?n=14&variant=bitmask&step=${far}&play=1&speed=1`);
    await tab.until((wanted) => window.queens.position() >= wanted, far);
    assert.ok((await tab.evaluate(() => window.queens.position())) < far + 20);
    await tab.close();
  });
});
