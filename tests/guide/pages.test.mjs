// The guide in browsers: it opens under a strict policy, its links work, and its examples follow the typed text without
// running any of it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parse } from 'node-html-parser';
import { launch } from '../page/driver.mjs';
import { ENGINES } from '../page/engines.mjs';
import { DIST, HEADERS, serveSiteWith } from '../page/site.mjs';

const site = await serveSiteWith({}, {
  'Content-Security-Policy': `default-src 'none'; ${HEADERS.least}; frame-src 'self'; ${HEADERS.trusted}`,
});
after(() => site.close());
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const LANGUAGES = ['en', 'zh'];
const SUBJECTS = readdirSync(path.join(DIST, 'docs/en')).filter((name) => name.endsWith('.html'));
const PHONE = { width: 390, height: 844 };
const pages = LANGUAGES.flatMap((language) => SUBJECTS.map((name) => `docs/${language}/${name}`));

// Runs before a page's scripts.
function noteViolations() {
  const violations = /** @type {string[]} */ ([]);
  Object.assign(window, { violations });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => violations.push(`${effectiveDirective} ${blockedURI}`));
}

/** Asserts that a page violated no rule. @param {import('../page/driver.mjs').Tab} tab */
async function assertKeptRules(tab) {
  assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (window).violations), []);
  assert.deepEqual(tab.complaints, []);
  // Firefox draws list bullets with a built-in font that no policy covers.
  assert.deepEqual(tab.requests.filter((address) => !address.startsWith(site.address) && !address.startsWith('data:font/')), []);
}

// Runs in the page.
const frameOf = (/** @type {number} */ i) => document.querySelectorAll('n-queens')[i].shadowRoot?.querySelector('iframe');
const focused = () => document.activeElement?.id;
const results = (/** @type {number} */ least) => {
  const { length } = document.querySelectorAll('#results a');
  return least === 0 ? length === 0 : length >= least;
};
const status = () => document.querySelector('form [role=status]')?.textContent;
const said = () => document.querySelector('output')?.textContent;
const shown = (/** @type {{ variant: string, n: number, position: number }} */ { variant, n, position }) =>
  window.queens?.variant?.() === variant && window.queens.n() === n && window.queens.position() === position;
const typeInto = (/** @type {string} */ text) => {
  const field = document.querySelector('textarea');
  if (!field) throw new Error('no field');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** The page inside the first board, once loaded. @param {import('../page/driver.mjs').Tab} tab */
async function firstBoard(tab) {
  await tab.evaluate(() => document.querySelector('textarea')?.scrollIntoView());
  await tab.until(() => Boolean(document.querySelector('n-queens')?.shadowRoot?.querySelector('iframe')));
  return (await tab.page.evaluateHandle(frameOf, 0)).contentFrame();
}

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('../page/driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('an example is reached and changed with keys, and its board follows', async () => {
      const tab = await browser.open(`${site.address}docs/en/index.html`, { ...PHONE, init: noteViolations });
      const board = await firstBoard(tab);
      await tab.until(shown, { variant: 'flag-arrays', n: 6, position: 28 }, board);
      for (let presses = 0; (await tab.evaluate(focused)) !== 'example-1'; presses++) {
        assert.ok(presses < 60, 'Tab reaches the field');
        await tab.press('Tab');
      }
      await tab.evaluate(() => document.querySelector('textarea')?.select());
      await tab.page.keyboard.type('<n-queens variant="bitmask" n="5" step="7" view="board" data-more="1">');
      await tab.until(shown, { variant: 'bitmask', n: 5, position: 7 }, board);
      const attributes = await tab.evaluate(() => {
        const { attributes } = /** @type {Element} */ (document.querySelector('n-queens'));
        return Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]));
      });
      assert.deepEqual(attributes, { variant: 'bitmask', n: '5', step: '7', view: 'board' });
      assert.match(await tab.evaluate(said), /^Ignored: data-more\./);
      await assertKeptRules(tab);
      await tab.close();
    });

    test('the search is used with keys, under a strict policy, in each language', async () => {
      for (const [language, query, answer] of [['en', 'letter keys', 'how.html#switch-the-letter-keys-off'], ['zh', '字母键', 'how.html#switch-the-letter-keys-off']]) {
        const tab = await browser.open(`${site.address}docs/${language}/index.html`, { ...PHONE, init: noteViolations });
        await tab.until(() => document.querySelector('form')?.hidden === false);
        for (let presses = 0; (await tab.evaluate(focused)) !== 'query'; presses++) {
          assert.ok(presses < 3, 'the box is the first thing that Tab reaches');
          await tab.press('Tab');
        }
        await tab.page.keyboard.type(query);
        await tab.until(results, 1);
        assert.match(await tab.evaluate(status), /\d/);
        await tab.press('Escape');
        await tab.until(results, 0);
        assert.deepEqual([await tab.evaluate(focused), await tab.evaluate(status)], ['query', '']);
        await tab.page.keyboard.type(query);
        await tab.until(results, 1);
        await assertKeptRules(tab);
        await tab.press('Enter');
        await tab.until((/** @type {string} */ end) => location.href.endsWith(end), answer);
        await tab.close();
      }
    });
  });
}

test('every link works', async () => {
  const links = new Set();
  for (const name of pages) {
    const page = parse(readFileSync(path.join(DIST, name), 'utf8'), { blockTextElements: { script: true, style: true, noscript: true } });
    for (const { attributes: { href } } of page.querySelectorAll('a')) links.add(new URL(href, site.address + name).href);
  }
  assert.ok(links.size > pages.length);
  for (const link of links) {
    assert.ok(link.startsWith(site.address), link);
    assert.equal((await fetch(link)).status, 200, link);
  }
});

describe('in Chromium', () => {
  /** @type {import('../page/driver.mjs').Browser} */
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  test('every page is accessible and fits a phone', async () => {
    const tab = await browser.open('about:blank', { ...PHONE, init: noteViolations });
    // The contents of frames are checked by the tests of the page itself.
    const violations = async (/** @type {string[]} */ ...rules) => (await tab.evaluate((/** @type {string[]} */ rules) => /** @type {any} */ (window).axe.run(document, { resultTypes: ['violations'], iframes: false, ...(rules.length > 0 && { runOnly: rules }) }), rules))
      .violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes[0].html}`);
    for (const name of pages) {
      await tab.page.emulateMedia({ colorScheme: 'light' });
      await tab.goto(site.address + name);
      assert.ok((await tab.evaluate(() => document.documentElement.scrollWidth)) <= PHONE.width, name);
      if (name.endsWith('/en/index.html')) await tab.until(() => window.queens?.ready?.then(() => true), undefined, await firstBoard(tab));
      await assertKeptRules(tab);
      // Both languages have the same elements, so in the second one axe sees only a page of each kind. A picture of a board
      // that is still loading would complain of being left.
      if (!name.startsWith('docs/en/') && !/\/(index|how|module)\.html$/.test(name)) {
        await tab.page.waitForLoadState('networkidle');
        continue;
      }
      await tab.evaluate(axe);
      assert.deepEqual(await violations(), [], name);
      await tab.page.emulateMedia({ colorScheme: 'dark' });
      assert.deepEqual(await violations('color-contrast', 'link-in-text-block'), [], `${name}, dark`);
    }
    await tab.close();
  });

  test('the search says that it could not be loaded, and works at the next try', async () => {
    const tab = await browser.open(`${site.address}docs/en/index.html`, PHONE);
    await tab.page.route('**/search.json', (/** @type {any} */ route) => route.abort());
    await tab.page.focus('#query');
    // A single letter, after which no other attempt is under way.
    await tab.page.keyboard.type('m');
    await tab.until(() => document.querySelector('form [role=status]')?.textContent?.startsWith('The search could not be loaded'));
    await tab.page.unroute('**/search.json');
    await tab.page.keyboard.type('oodle');
    await tab.until(() => document.querySelector('#results a')?.textContent?.includes('Moodle'));
    await tab.close();
  });

  test('the search box is not shown where its files cannot load', async () => {
    const isHidden = () => document.querySelector('form')?.hidden;
    const file = await browser.open(`file://${path.join(DIST, 'docs/en/index.html')}`);
    assert.equal(await file.evaluate(isHidden), true);
    await file.close();
    const tab = await browser.open(`${site.address}docs/en/index.html`, { javaScript: false });
    assert.equal(await tab.page.isVisible('form'), false);
    await tab.close();
  });

  test("it opens in the reader's language, and without scripts with a list of its own", async () => {
    for (const [locale, language] of [['zh-TW', 'zh'], ['en-GB', 'en'], ['fr', LANGUAGES[0]]]) {
      const tab = await browser.open(site.address, { locale, init: noteViolations });
      await tab.goto(`${site.address}docs/`);
      await tab.page.waitForURL(`${site.address}docs/${language}/index.html`);
      await assertKeptRules(tab);
      // Going back must not lead here again.
      await tab.page.goBack();
      assert.equal(tab.page.url(), site.address);
      await tab.close();
    }
    const tab = await browser.open(`${site.address}docs/`, { javaScript: false });
    const links = parse(await tab.page.content()).querySelectorAll('main a').map(({ attributes: { href } }) => href);
    assert.deepEqual(links, LANGUAGES.map((language) => `${language}/index.html`));
    await tab.close();
  });

  test('hostile text runs nothing and requests nothing', async () => {
    const tab = await browser.open(`${site.address}docs/en/index.html`, { ...PHONE, init: noteViolations });
    const board = await firstBoard(tab);
    await tab.until(shown, { variant: 'flag-arrays', n: 6, position: 28 }, board);
    const evil = 'https://evil.invalid/a';
    const rest = `poster="${evil}" style="background: url(${evil})" class="x" src="${evil}" onfocus="top.run = 1" autofocus tabindex="0" host="${evil}"`;
    for (const [n, text] of [
      ['4', `<n-queens n="4" ${rest}><img src="${evil}" onerror="run = 1"><script>run = 1</script></n-queens>`],
      ['5', `<img src="${evil}" onerror="top.run = 1"><svg onload="run = 1"><script>run = 1</script></svg><n-queens n="5"></n-queens>`],
      ['"><img src=x onerror=run=1>', `<iframe srcdoc="<script>top.run = 1</script>"></iframe><object data="javascript:run = 1"></object><n-queens n='"><img src=x onerror=run=1>'>`],
      ['7', `</textarea></main><script>run = 1</script><meta http-equiv="refresh" content="0; url=${evil}"><base href="${evil}"><n-queens title="<b onmouseover=run=1>" n="7">`],
    ]) {
      await tab.evaluate(typeInto, text);
      await tab.until((/** @type {string} */ n) => document.querySelector('n-queens')?.getAttribute('n') === n, n);
      if (/^\d$/.test(n)) await tab.until((/** @type {number} */ n) => window.queens.n() === n, Number(n), board);
    }
    const names = await tab.evaluate(() => document.querySelector('n-queens')?.getAttributeNames());
    assert.deepEqual(names.sort(), ['n', 'title']);
    assert.equal(await tab.evaluate(() => 'run' in window), false);
    assert.equal(await tab.evaluate(() => document.querySelectorAll('main img, main iframe, main script, main object').length), 0);
    assert.equal(await board.evaluate(() => 'run' in window || document.querySelectorAll('img').length > 0), false);
    assert.equal(await tab.evaluate(() => location.href), `${site.address}docs/en/index.html`);
    assert.deepEqual(tab.requests.filter((address) => !address.startsWith(site.address)), []);
    // A browser reports refused parts of a text even if they would never run.
    const refused = await tab.evaluate(() => /** @type {any} */ (window).violations);
    assert.deepEqual(refused.filter((/** @type {string} */ each) => !/^((script|style)-src-attr|base-uri) /.test(each)), []);

    await tab.evaluate(typeInto, 'no board at all');
    await tab.until(() => document.querySelector('output')?.textContent?.startsWith('This text has no <n-queens'));
    assert.equal(await tab.evaluate(() => document.querySelector('n-queens')?.getAttribute('n')), '7');
    await tab.close();
  });

  test('the dialog for sharing links to the guide, in the language of the page', async () => {
    for (const language of LANGUAGES) {
      const tab = await browser.openReady(`${site.address}?n=6&lang=${language}`);
      await tab.press('e');
      const link = await tab.until(() => /** @type {HTMLAnchorElement | null} */ (document.querySelector('dialog[open] a'))?.href);
      assert.equal(link, `${site.address}docs/${language}/index.html`);
      await tab.close();
    }
  });
});
