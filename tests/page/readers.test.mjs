// The page respects settings of the system and browser: own colours, more contrast, 400 % zoom, wider text spacing
// (WCAG 2.2: 1.4.10, 1.4.11, 1.4.12), and no unrequested downloads.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { controls, LAPTOP, pictureAtRest, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
after(() => site.close());

/** @typedef {import('./driver.mjs').Tab} Tab */

/** Makes Firefox show pages in the user's own colours, black and white, which also counts as more contrast. */
const OWN_COLORS = { 'browser.display.document_color_use': 2 };
/** A window of 1280 by 1024 at 400 %. */
const ENLARGED = { width: 320, height: 256 };
const PHONE = { width: 390, height: 844 };

/**
 * Parts made of HTML elements, with the action that opens them.
 * @type {Record<string, (tab: Tab) => Promise<unknown>>}
 */
const OPENED = {
  '#share': async (tab) => {
    await tab.press('e');
    await tab.until(() => document.querySelector('#share textarea') !== null);
    // Collapsed content has no size.
    await tab.evaluate(() => document.querySelector('summary')?.click());
  },
  '#figures': async (tab) => {
    await tab.press('f');
    await tab.until(() => document.querySelector('#figures td') !== null);
  },
  '#lesson': async (tab) => {
    await tab.evaluate(() => window.queens.lesson('queens', 'no-row-test'));
    await tab.until(() => document.querySelector('#lesson #question') !== null);
  },
};

/** Opens one part after the other. @param {Tab} tab @param {(root: string) => Promise<void>} check */
async function withEach(tab, check) {
  for (const [root, open] of Object.entries(OPENED)) {
    await open(tab);
    await check(root);
    if (root === '#lesson') await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#lesson .close')).click());
    else await tab.press('Escape');
    await tab.until((each) => document.querySelector(each) === null, root);
  }
}

// The remaining functions run in the page.

/** Buttons and fields whose border has the colour of their background. */
function unbounded(/** @type {string} */ root) {
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`${root} :is(button:not(.term), select, textarea, input:not([type=range], [type=checkbox]))`)]);
  const ground = getComputedStyle(/** @type {Element} */ (document.querySelector(root))).backgroundColor;
  return all.filter((each) => each.offsetWidth > 0).filter((each) => {
    const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(each);
    return borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1 || borderTopColor === ground;
  }).map((each) => each.outerHTML.slice(0, 120));
}

/** Elements, or texts, outside the screen or outside the area that should contain them. */
function cut(/** @type {string} */ root) {
  const found = [];
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`${root}, ${root} *`))) {
    // Areas that scroll sideways are scrolled to, and the browser shows a list's choices.
    if (each.offsetWidth === 0 || each.closest('option, select, .numbers, .table, pre, svg, .preview, textarea, n-queens')) continue;
    const { left, right } = each.getBoundingClientRect();
    const name = each.outerHTML.slice(0, 120);
    if (left < -1 || right > innerWidth + 1) found.push(`beside the screen, ${left} to ${right}: ${name}`);
    if (each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0) found.push(`wider than its room: ${name}`);
    const scrolls = /auto|scroll/.test(getComputedStyle(each).overflowY);
    if (!scrolls && each.matches('button, p, h2, label') && each.scrollHeight > each.clientHeight + 1) found.push(`higher than its room: ${name}`);
  }
  const { left, right } = /** @type {Element} */ (document.querySelector(root)).getBoundingClientRect();
  for (const each of document.querySelectorAll(`${root} svg text`)) {
    const box = each.getBoundingClientRect();
    const clipped = getComputedStyle(/** @type {Element} */ (each.closest('svg'))).overflow === 'hidden';
    const room = clipped ? /** @type {Element} */ (each.closest('svg')).getBoundingClientRect() : { left, right };
    if (box.left < room.left - 1 || box.right > room.right + 1) found.push(`in a drawing: ${each.textContent}`);
  }
  const { scrollWidth } = /** @type {Element} */ (document.scrollingElement);
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
  return found;
}

/** Buttons whose text, or the backplate below it, does not fit their fill colour. */
function illegible(/** @type {string} */ root) {
  const probe = /** @type {Element} */ (document.querySelector(root)).appendChild(document.createElement('p'));
  probe.style.backgroundColor = 'ButtonFace';
  const { backgroundColor: ground } = getComputedStyle(probe);
  probe.remove();
  return [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`${root} button`))]
    .filter((each) => each.offsetWidth > 0 && !/(, 0\)|transparent)$/.test(getComputedStyle(each).backgroundColor) && getComputedStyle(each).backgroundColor !== ground)
    .map((each) => `${getComputedStyle(each).backgroundColor}: ${each.outerHTML.slice(0, 120)}`);
}

/** Controls that are not visible after scrolling to them. */
function outOfReach(/** @type {string} */ root) {
  return [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`${root} :is(button, select, input, a)`))]
    // In some browsers, collapsed content has a size nevertheless.
    .filter((each) => each.offsetWidth > 0 && !each.closest('.preview, details:not([open])'))
    .filter((each) => {
      each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, right, bottom } = each.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
    }).map((each) => each.outerHTML.slice(0, 120));
}

/** The text spacing of WCAG 1.4.12. */
function spaceOut() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }');
  document.adoptedStyleSheets.push(sheet);
}

const saveData = () => void Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
const kept = () => navigator.serviceWorker.getRegistrations().then((all) => all.length);

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('at 400 % zoom the page scrolls in one direction, and everything can be reached', async () => {
      const tab = await browser.openReady(`${site.address}?n=6&step=30`, ENLARGED);
      await withEach(tab, async (root) => {
        assert.deepEqual(await tab.evaluate(cut, root), [], root);
        const [top, bottom] = await tab.evaluate(() => {
          const box = /** @type {Element} */ (document.activeElement).getBoundingClientRect();
          return [box.top, box.bottom];
        });
        assert.ok(top >= -1 && bottom <= ENLARGED.height + 1, `what has the focus is in sight: ${top} to ${bottom}, ${root}`);
        assert.deepEqual(await tab.evaluate(outOfReach, root), [], root);
      });
      await tab.close();
      const guide = await browser.open(`${site.address}docs/en/`, ENLARGED);
      assert.deepEqual(await guide.evaluate(cut, 'body'), []);
      await guide.close();
    });

    test('its board is no smaller than on a phone', async () => {
      const tab = await browser.openReady(`${site.address}?n=6&step=30`, ENLARGED);
      const { width } = await controls(tab).find('grid', SAY.board);
      assert.ok(width >= 120, `${width} pixels`);
      await tab.evaluate(() => /** @type {Element} */ (document.scrollingElement).scrollTo(0, 1e6));
      const play = await controls(tab).find('button', SAY.play);
      assert.ok(play.top >= 0 && play.top + play.height <= ENLARGED.height, `Play from ${play.top} on`);
      await tab.close();
    });

    test('text with wider spacing is not cut off', async () => {
      const tab = await browser.openReady(`${site.address}?n=6&step=30`, PHONE);
      await tab.evaluate(spaceOut);
      await withEach(tab, async (root) => {
        assert.deepEqual(await tab.evaluate(cut, root), [], root);
        assert.deepEqual(await tab.evaluate(outOfReach, root), [], root);
      });
      await tab.close();
      const guide = await browser.open(`${site.address}docs/en/`, PHONE);
      await guide.evaluate(spaceOut);
      assert.deepEqual(await guide.evaluate(cut, 'body'), []);
      await guide.close();
    });

    test('with data saving, only requested files are loaded', async () => {
      const open = (/** @type {(() => void)[]} */ init) => browser.openReady(site.address, { ...LAPTOP, keeps: true, init });
      const rich = await open([]);
      // Without this setting everything is cached, which proves that the check below can fail.
      await rich.until(() => performance.getEntriesByType('resource').some((each) => /texts\/zh\.txt$/.test(each.name)));
      assert.equal(await rich.evaluate(() => navigator.serviceWorker.ready.then(() => true)), true);
      await rich.close();
      const tab = await open([saveData]);
      await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
      assert.equal(await tab.evaluate(kept), 0);
      const asked = await tab.evaluate(() => performance.getEntriesByType('resource').map((each) => each.name));
      assert.ok(asked.some((each) => each.endsWith('/app.wasm')), 'it has the program');
      assert.deepEqual(asked.filter((each) => /(texts\/zh|lesson|share\/dialog|figures|fonts|plain)/.test(each)), []);
      await tab.press('Escape');
      await OPENED['#share'](tab);
      await tab.close();
    });
  });

  describe(`${name}, in colours of the reader's own`, () => {
    /** @type {import('./driver.mjs').Browser} */
    let usual;
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => {
      usual = await launch(name);
      // Chromium is told by `forcedColors`.
      browser = name === 'firefox' ? await launch(name, false, OWN_COLORS) : usual;
    });
    after(async () => {
      await usual.close();
      if (browser !== usual) await browser.close();
    });
    const own = /** @type {const} */ ({ ...LAPTOP, forcedColors: 'active' });

    test('elements over the picture do not change it, and the focus is visible', async () => {
      const query = 'n=6&step=30&theme=light';
      const plain = await usual.openReady(`${site.address}?${query}`, name === 'firefox' ? { ...LAPTOP, init: moreContrast } : LAPTOP);
      const tab = await browser.openReady(`${site.address}?${query}`, own);
      assert.equal(await tab.evaluate(() => matchMedia('(forced-colors: active)').matches), true);
      for (const each of [plain, tab]) await each.pointAway();
      assert.ok((await pictureAtRest(tab)).equals(await pictureAtRest(plain)), 'the same picture');
      const before = await pictureAtRest(tab);
      await tab.press('Tab');
      assert.ok(!(await pictureAtRest(tab)).equals(before), 'the focus is seen');
      for (const each of [plain, tab]) await each.close();
    });

    test('controls have borders, and drawings use those colours', async () => {
      const tab = await browser.openReady(`${site.address}?n=6&step=30&theme=dark`, own);
      await withEach(tab, async (root) => {
        assert.deepEqual(await tab.evaluate(unbounded, root), [], root);
        assert.deepEqual(await tab.evaluate(illegible, root), [], root);
        const [page, canvas] = await tab.evaluate((where) => {
          const probe = Object.assign(document.createElement('div'), { textContent: '.' });
          probe.style.backgroundColor = 'Canvas';
          const element = /** @type {Element} */ (document.querySelector(where));
          element.append(probe);
          const given = getComputedStyle(element).backgroundColor;
          const wanted = getComputedStyle(probe).backgroundColor;
          probe.remove();
          return [given, wanted];
        }, root);
        assert.equal(page, canvas, root);
        assert.equal(await tab.evaluate((where) => getComputedStyle(/** @type {Element} */ (document.querySelector(where))).getPropertyValue('--page').trim(), root), 'Canvas');
      });
      await tab.close();
    });

    test('the border, not the colour, marks a chosen, right or wrong answer', async () => {
      const tab = await browser.openReady(`${site.address}?lesson=queens&stop=no-row-test`, own);
      await tab.until(() => document.querySelector('#lesson .choice') !== null);
      const edges = () => [...document.querySelectorAll('#lesson .choice')].map((each) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(each);
        return `${each.className.replace('choice', '').trim() || 'other'}: ${borderTopWidth} ${borderTopStyle}`;
      });
      assert.equal(new Set(await tab.evaluate(edges)).size, 1);
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#lesson .choice')).click());
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#lesson .show')).click());
      await tab.until(() => document.querySelector('#lesson .right') !== null);
      const told = new Set(await tab.evaluate(edges));
      assert.deepEqual([...told].sort().map((each) => each.replace(/^(\w+): .* (\w+)$/, '$1 $2')), ['other solid', 'right double', 'wrong dashed']);
      await tab.close();
    });

    test('all text has the same contrast, on the canvas and around it', async () => {
      const tab = await browser.openReady(`${site.address}?n=6&step=30`, { ...LAPTOP, contrast: 'more' });
      for (const [theme, page] of [['light', 'rgb(255,255,255)'], ['dark', 'rgb(0,0,0)']]) {
        await tab.evaluate((its) => window.queens.load({ theme: /** @type {any} */ (its) }), theme);
        await tab.until((its) => document.documentElement.style.getPropertyValue('--page') === its, page);
        await withEach(tab, async (root) => {
          const [faint, ink] = await tab.evaluate((where) => ['--faint', '--ink'].map((each) =>
            getComputedStyle(/** @type {Element} */ (document.querySelector(where))).getPropertyValue(each)), root);
          assert.equal(faint, ink, root);
        });
      }
      await tab.close();
    });
  });
}

/** Runs before the page's scripts, if the browser has no such setting. */
function moreContrast() {
  const usual = window.matchMedia.bind(window);
  window.matchMedia = (query) => usual(query.includes('contrast') ? 'all' : query);
}
