// How and when an <n-queens> loads: from a given folder, from a host that serves pages as text, from a host without a
// page, at a press; and rendering pages without a browser.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, test } from 'node:test';
import { serveSite, serveSiteWith } from './site.mjs';
import { inEach } from './engines.mjs';
import { servePages } from './host.mjs';
import { patient } from './patient.mjs';

const site = await serveSite();
const asText = await serveSiteWith({}, { 'X-Content-Type-Options': 'nosniff' }, (file) => (file.endsWith('.html') ? 'text/plain; charset=utf-8' : undefined));
const without = await serveSiteWith({ 'index.html': null });
const pageWith = (/** @type {string} */ script, /** @type {string} */ boards) =>
  `<!doctype html><html lang="en"><title>A host</title><link rel="icon" href="data:,">${script}<body>${boards}</body></html>`;
const host = await servePages((asked) => pageWith(asked.searchParams.get('script') ?? '', asked.searchParams.get('boards') ?? ''));
after(() => {
  host.close();
  return Promise.all([site, asText, without].map(({ close }) => close()));
});

const scriptOf = ({ address = '' }) => `<script type="module" src="${address}embed.js"></script>`;
const addressOf = (/** @type {string} */ script, /** @type {string} */ boards) =>
  `${host.address}?${new URLSearchParams({ script, boards })}`;

/** Servers that refuse a frame, or a start in one. @type {[fault: string, serve: () => ReturnType<typeof serveSiteWith>][]} */
const REFUSALS = [
  ['a host that forbids frames', () => serveSiteWith({}, { 'X-Frame-Options': 'DENY' })],
  ['a host that forbids frames by its policy', () => serveSiteWith({}, { 'Content-Security-Policy': "frame-ancestors 'none'" })],
  ['a host that forbids scripts', () => serveSiteWith({}, { 'Content-Security-Policy': "script-src 'none'" })],
  ['a host that sends scripts as text', () => serveSiteWith({}, { 'X-Content-Type-Options': 'nosniff' }, (file) => (file.includes('/start/') && file.endsWith('.js') ? 'text/plain' : undefined))],
  ['a server that answers with garbage', () => serveSiteWith({ 'index.html': () => '\0\u00ff garbage' })],
];

/** @typedef {import('./driver.mjs').Tab} Tab */

// Runs before the scripts of each page.
function noteEvents() {
  const told = /** @type {any[]} */ ([]);
  Object.assign(window, { told });
  for (const name of ['ready', 'error']) {
    document.addEventListener(name, (event) => event instanceof CustomEvent && told.push({ name, from: /** @type {Element} */ (event.target).id, ...event.detail }));
  }
}
/** @param {Tab} tab @param {string} name @param {string} [from] */
const told = (tab, name, from) => tab.until((/** @type {(string | undefined)[]} */ [name, from]) =>
  /** @type {any} */ (window).told.find((/** @type {any} */ each) => each.name === name && (!from || each.from === from)), [name, from]);

test('without a browser the script does nothing', () => {
  const script = new URL('../../dist/embed.js', import.meta.url).href;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', `
    const { NQueens } = await import('${script}');
    console.log(typeof NQueens, new URL('.', NQueens.site).href === new URL('.', '${script}').href);`], { encoding: 'utf8' });
  assert.equal(said, 'function true\n');
});

inEach((browser) => {
  test("its page is loaded from the element's site, or from the site that the page's script sets", async () => {
    const elsewhere = `${host.address}queenscope/`;
    for (const [script, board] of [
      [`<script type="module">import { NQueens } from '${site.address}embed.js'; NQueens.site = '${elsewhere}';</script>`, ''],
      [scriptOf(site), `site="${elsewhere.slice(0, -1)}"`],
    ]) {
      const tab = await browser().open(addressOf(script, `<n-queens n="6" loading="eager" ${board}></n-queens>`));
      const frame = await tab.until(() => /** @type {HTMLIFrameElement | null} */ (document.querySelector('n-queens')?.shadowRoot?.querySelector('iframe'))?.src);
      assert.ok(frame.startsWith(`${elsewhere}index.html?n=6`), frame);
      await tab.close();
    }
  });

  test('it also loads from a host that serves pages as text', async () => {
    const tab = await browser().open(addressOf(scriptOf(asText), '<n-queens id="one" variant="bitmask" n="6" step="9" view="board" lang="en"></n-queens>'), { init: [noteEvents, patient] });
    const { variant, n, position } = await told(tab, 'ready');
    assert.deepEqual({ variant, n, position }, { variant: 'bitmask', n: 6, position: 9 });
    assert.equal(await tab.evaluate(async () => {
      const board = /** @type {any} */ (document.querySelector('n-queens'));
      await board.step();
      return board.position();
    }), 10);
    assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (window).told.filter((/** @type {any} */ each) => each.name === 'error')), []);
    // The next one does not try the text first.
    await tab.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<n-queens id="two" n="5" view="board" loading="eager"></n-queens>'));
    assert.equal((await told(tab, 'ready', 'two')).n, 5);
    await tab.close();
  });

  test('without a page it says so, leaves no promise open, and shows its own contents', async () => {
    const tab = await browser().open(addressOf(scriptOf(without), '<n-queens lang="en"><a href="#there">The board</a></n-queens>'), { init: noteEvents });
    await tab.evaluate(() => customElements.whenDefined('n-queens'));
    const refused = await tab.evaluate(() => /** @type {any} */ (document.querySelector('n-queens')).step().catch((/** @type {Error} */ error) => error.message));
    assert.match(refused, /^there is no board at http.*index\.html \(404\); the attribute site/);
    assert.equal((await told(tab, 'error')).message, refused);
    const { text, link, frame } = await tab.until(() => {
      const note = document.querySelector('n-queens')?.shadowRoot?.querySelector('[role=alert]');
      const link = document.querySelector('n-queens a');
      return note && { text: note.textContent, link: link?.getClientRects().length, frame: document.querySelector('n-queens')?.shadowRoot?.querySelector('iframe') };
    });
    assert.ok(text.includes('The board could not be loaded.') && text.includes(refused), text);
    assert.equal(link, 1);
    assert.equal(frame, null);
    await tab.close();
  });

  for (const [fault, serve] of REFUSALS) test(`${fault}: the element says so within seconds, rejects its promises, and shows its content`, async (t) => {
    const refusing = await serve();
    t.after(() => refusing.close());
    // The script loads, but the page of the board is of another origin.
    const script = `<script type="module">import { NQueens } from '${site.address}embed.js'; NQueens.site = '${refusing.address}';</script>`;
    const tab = await browser().open(addressOf(script, '<n-queens n="6" lang="en" loading="eager"><a href="#there">The board</a></n-queens>'), { init: noteEvents });
    const begun = Date.now();
    const refused = await tab.evaluate(async () => {
      await customElements.whenDefined('n-queens');
      return /** @type {any} */ (document.querySelector('n-queens')).position().catch((/** @type {Error} */ error) => error.message);
    });
    assert.match(refused, /index\.html (does not start in this frame|is not the page of the board|has not answered)/);
    assert.equal((await told(tab, 'error')).message, refused);
    // A busy machine takes longer than a reader's.
    assert.ok(Date.now() - begun < 40_000, `${Date.now() - begun} ms`);
    const link = await tab.until(() => {
      const note = document.querySelector('n-queens')?.shadowRoot?.querySelector('[role=alert]');
      return note?.textContent?.includes('The board could not be loaded.') && document.querySelector('n-queens a')?.getClientRects().length;
    });
    assert.equal(link, 1);
    // It stays, and can be pressed. What comes after seconds is the same for all of them.
    if (fault === REFUSALS[0][0]) await new Promise((resolve) => setTimeout(resolve, Math.max(0, 9000 - (Date.now() - begun))));
    assert.ok(await tab.evaluate(() => {
      const link = /** @type {Element} */ (document.querySelector('n-queens a'));
      const { left, top } = link.getBoundingClientRect();
      return document.elementFromPoint(left + 2, top + 2) === link;
    }));
    assert.equal(await tab.evaluate(() => /** @type {any} */ (document.querySelector('n-queens')).step().catch((/** @type {Error} */ error) => error.message)), refused);
    assert.equal(await tab.evaluate(() => /** @type {any} */ (window).told.length), 1);
    await tab.close();
  });

  test('a site that is not a folder is an error event and shows the content of the element; another site loads the board', async () => {
    for (const [i, bad] of ['javascript:alert(1)', 'javascript://x/%0aalert(1)', 'data:text/html,x', 'http://', 'blob:x'].entries()) {
      const tab = await browser().open(addressOf(scriptOf(site), `<n-queens n="6" lang="en" loading="eager" site="${bad}"><a href="#there">The board</a></n-queens>`), { init: noteEvents });
      const { message } = await told(tab, 'error');
      assert.equal(message, `site is not a folder: ${bad.replace(/\/?$/, '/')}`);
      await tab.until(() => document.querySelector('n-queens')?.shadowRoot?.querySelector('[role=alert]') instanceof HTMLElement);
      assert.equal(await tab.evaluate(() => /** @type {any} */ (document.querySelector('n-queens')).step().catch((/** @type {Error} */ error) => error.message)), message);
      assert.equal(await tab.evaluate(() => /** @type {any} */ (window).told.length), 1);
      if (i === 0) {
        await tab.evaluate(() => void document.querySelector('n-queens')?.removeAttribute('site'));
        assert.equal((await told(tab, 'ready')).n, 6);
      }
      assert.deepEqual(tab.complaints.filter((/** @type {string} */ each) => !each.includes('GL')), []);
      await tab.close();
    }
  });

  test('a board with loading=click loads at a key press, plays, and has the focus', async () => {
    const tab = await browser().open(addressOf(scriptOf(site), '<n-queens variant="bitmask" n="6" step="9" speed="60" view="player" lang="zh" loading="click"></n-queens>'), { init: noteEvents });
    const name = await tab.until(() => document.querySelector('n-queens')?.shadowRoot?.querySelector('button')?.getAttribute('aria-label'));
    assert.equal(name, '播放：Queenscope：6 皇后，bitmask');
    await tab.until(() => document.querySelector('n-queens')?.shadowRoot?.querySelector('svg.poster .queen') instanceof SVGElement);
    assert.equal(await tab.evaluate(() => document.querySelector('n-queens')?.shadowRoot?.querySelector('iframe')), null);
    await tab.press('Tab');
    await tab.press('Enter');
    await told(tab, 'ready');
    const [frame] = await tab.frames(1);
    await tab.until(() => window.queens.position() > 12, undefined, frame);
    assert.deepEqual(await tab.evaluate(() => {
      const root = /** @type {ShadowRoot} */ (document.querySelector('n-queens')?.shadowRoot);
      return [root.querySelector('button'), root.activeElement?.localName];
    }), [null, 'iframe']);
    assert.deepEqual(tab.complaints.filter((/** @type {string} */ each) => !each.includes('GL')), []);
    await tab.close();
  });
});
