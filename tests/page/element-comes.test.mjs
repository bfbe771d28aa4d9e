// How and when an <n-queens> loads: from a given folder, from a host that serves pages as text, from a host without a
// page, at a press; and rendering pages without a browser.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, test } from 'node:test';
import { serveSite, serveSiteWith } from './site.mjs';
import { inBoth } from './both.mjs';
import { servePages } from './host.mjs';

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

inBoth((browser) => {
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
    const tab = await browser().open(addressOf(scriptOf(asText), '<n-queens id="one" variant="bitmask" n="6" step="9" view="board" lang="en"></n-queens>'), { init: noteEvents });
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
    assert.ok(text.includes('The board has not come.') && text.includes(refused), text);
    assert.equal(link, 1);
    assert.equal(frame, null);
    await tab.close();
  });

  test('a board with loading=click loads at a key press, plays, and has the focus', async () => {
    const tab = await browser().open(addressOf(scriptOf(site), '<n-queens variant="bitmask" n="6" step="9" speed="60" view="player" lang="zh" loading="click"></n-queens>'), { init: noteEvents });
    const name = await tab.until(() => document.querySelector('n-queens')?.shadowRoot?.querySelector('button')?.getAttribute('aria-label'));
    assert.equal(name, '播放: Queenscope：6 皇后，bitmask');
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
