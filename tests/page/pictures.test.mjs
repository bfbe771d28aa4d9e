// The board as approved: every kind of event, sizes, themes and densities. script/approve approves new pictures.
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import load from '../../dist/queens.js';
import { PROGRAM_FONTS } from '../../script/texts/characters.mjs';
import { cut } from '../../script/texts/cut.mjs';
import { USUAL } from '../../web/contract/table.js';
import { APPROVED, compare } from './compare.mjs';
import { controls, LAPTOP, pictureAtRest, SAY } from './controls.mjs';
import { untilReady, launch } from './driver.mjs';
import { serveSite, serveSiteWith } from './site.mjs';

/**
 * @typedef {import('./driver.mjs').Circumstances} Circumstances
 * @typedef {Parameters<typeof queens.listing>[0]} VariantId
 * @typedef {NonNullable<ReturnType<import('../../dist/queens.js').Search['event']>>} SearchEvent
 */

const queens = await load();
const site = await serveSite();
after(() => site.close());

/**
 * The first position, starting at `from`, with a matching event.
 * @param {VariantId} variant
 * @param {number} n
 * @param {(event: any) => boolean} wanted
 * @param {number} [from]
 */
function positionOf(variant, n, wanted, from = 0) {
  const search = new queens.Search(variant, n);
  search.seek(from);
  for (let event = search.step(); event; event = search.step()) {
    if (!wanted(event)) continue;
    const position = search.position();
    search.delete();
    return position;
  }
  throw new Error(`${variant}, n = ${n} has no such event`);
}

const kind = (/** @type {SearchEvent['kind']} */ name) => (/** @type {SearchEvent} */ event) => event.kind === name;

/** Every kind of event, with queens on the board: name, search, board size, first position to check, condition. */
const EVENTS = /** @type {[string, VariantId, number, number, (event: any) => boolean][]} */ ([
  ['test-safe', 'flag-arrays', 6, 30, (event) => event.kind === 'test' && event.safe],
  ['test-attacked', 'flag-arrays', 6, 30, (event) => event.kind === 'test' && event.attackers.length > 1],
  ['test-by-columns', 'board-scan', 6, 30, (event) => event.kind === 'test' && event.attackers.length > 0],
  ['scan', 'bitmask', 8, 6, kind('scan')],
  ['compare-safe', 'permutations', 5, 40, (event) => event.kind === 'compare' && event.safe],
  ['compare-clash', 'permutations', 5, 40, (event) => event.kind === 'compare' && !event.safe],
  ['place', 'flag-arrays', 6, 30, kind('place')],
  ['remove', 'flag-arrays', 6, 30, kind('remove')],
  ['solution', 'flag-arrays', 6, 0, kind('solution')],
  ['reject', 'permutations', 5, 20, kind('reject')],
  ['restrict', 'forward-checking', 6, 8, kind('restrict')],
  ['restore', 'forward-checking', 6, 20, kind('restore')],
  ['move', 'min-conflicts', 8, 12, kind('move')],
  ['exhausted', 'flag-arrays', 6, 30, (event) => event.kind === 'exhausted' && !event.deadEnd],
  ['dead-end', 'flag-arrays', 6, 30, (event) => event.kind === 'exhausted' && event.deadEnd],
  ['dead-end-of-a-column', 'board-scan', 6, 30, (event) => event.kind === 'exhausted' && event.deadEnd],
  ['done', 'flag-arrays', 4, 0, kind('done')],
]);

const BOARD = { width: 320, height: 320 };
const PLAYER = { width: 480, height: 360 };
const PHONE = { width: 390, height: 844 };
const solutionOf8 = positionOf('flag-arrays', 8, kind('solution'));
const attackedOf8 = positionOf('flag-arrays', 8, (event) => event.kind === 'test' && event.attackers.length > 2);

/** @type {[name: string, query: string, circumstances: Circumstances][]} */
const PICTURES = [
  ...EVENTS.map(
    ([name, variant, n, from, wanted]) =>
      /** @type {[string, string, Circumstances]} */ ([
        `event-${name}`,
        `view=board&variant=${variant}&n=${n}&step=${positionOf(variant, n, wanted, from)}`,
        BOARD,
      ]),
  ),
  ['empty-1', 'view=board&n=1', { width: 120, height: 120 }],
  ['safe-1', 'view=board&n=1&step=1', BOARD],
  ['solution-1', 'view=board&n=1&step=3', BOARD],
  ['attacked-2', 'view=board&n=2&step=3', BOARD],
  ['board-32', 'view=board&n=32&step=4000', BOARD],
  ['board-32-large', 'view=board&n=32&variant=bitmask&step=4000', { width: 640, height: 640 }],
  ['board-8-large', `view=board&step=${attackedOf8}`, { width: 640, height: 640 }],
  ['board-8-dense', `view=board&step=${attackedOf8}`, { ...BOARD, dpr: 2 }],
  ['board-8-dark', `view=board&step=${attackedOf8}`, { ...BOARD, colorScheme: 'dark' }],
  ['board-8-projector', `view=board&theme=projector&step=${attackedOf8}`, BOARD],
  ['player-small', `view=player&step=${solutionOf8}`, PLAYER],
  ['player-small-dark', `view=player&theme=dark&step=${solutionOf8}`, PLAYER],
  ['player-small-dense', `view=player&variant=bitmask&n=6&step=12`, { ...PLAYER, dpr: 2 }],
  ['player-large', `view=player&step=${attackedOf8}`, { width: 900, height: 600 }],
  ['player-phone', `view=player&step=${solutionOf8}`, PHONE],
  ['player-phone-projector', `view=player&theme=projector&step=${solutionOf8}`, PHONE],
];

/** Each search at a characteristic position, with its program, its variables and its sentence. */
const MOMENTS = /** @type {[VariantId, number, number, (event: any) => boolean][]} */ ([
  ['board-scan', 6, 30, (event) => event.kind === 'test' && event.attackers.length > 1],
  ['flag-arrays', 8, 150, (event) => event.kind === 'test' && event.attackers.length > 1],
  ['hash-sets', 6, 30, kind('place')],
  ['bit-flags', 6, 30, (event) => event.kind === 'test' && event.safe],
  ['bitmask', 8, 9, (event) => event.kind === 'scan' && event.free.length === 0],
  ['explicit-stack', 6, 30, kind('remove')],
  ['permutations', 5, 40, (event) => event.kind === 'compare' && !event.safe],
  ['forward-checking', 6, 20, kind('wipeout')],
  ['min-conflicts', 8, 12, kind('move')],
]);
for (const [variant, n, from, wanted] of MOMENTS) {
  for (const lang of ['en', 'zh']) {
    const query = `variant=${variant}&n=${n}&step=${positionOf(variant, n, wanted, from)}&lang=${lang}`;
    PICTURES.push([`search-${variant}-${lang}`, query, { width: 1000, height: 640 }]);
  }
}
/** Sizes of screens and embedded boards, with long texts. */
const SIZES = /** @type {[string, string, number, number][]} */ ([
  ['desktop', 'variant=flag-arrays&n=8', 1280, 800],
  ['laptop', 'variant=bitmask&n=6', 1366, 650],
  ['large', 'variant=explicit-stack&n=7', 1920, 1080],
  ['tablet', 'variant=explicit-stack&n=8', 768, 1024],
  ['tablet-across', 'variant=permutations&n=6', 1024, 768],
  ['phone', 'variant=flag-arrays&n=6', 390, 844],
  ['phone-narrow', 'variant=board-scan&n=6', 360, 640],
  ['phone-small', 'variant=hash-sets&n=8', 320, 568],
  ['phone-across', 'variant=bitmask&n=8', 844, 390],
  ['player', 'view=player&variant=bit-flags&n=8', 900, 600],
  ['player-low', 'view=player&variant=flag-arrays&n=8', 640, 420],
  ['player-small', 'view=player&variant=forward-checking&n=6', 480, 360],
  ['projector', 'theme=projector&variant=flag-arrays&n=8', 1280, 800],
  ['projector-large', 'theme=projector&variant=bitmask&n=8', 1920, 1080],
]);
for (const [name, query, width, height] of SIZES) {
  for (const lang of ['en', 'zh']) {
    const touch = /phone|tablet/.test(name);
    PICTURES.push([`size-${name}-${lang}`, `${query}&step=150&lang=${lang}`, { width, height, touch }]);
  }
}
PICTURES.push(
  ['full-phone', 'variant=hash-sets&n=10&step=700', PHONE],
  ['find-first', 'lang=en&n=6&find=first&step=254', LAPTOP],
  ['find-count-phone-zh', 'lang=zh&n=6&variant=bitmask&find=count&step=300&panels=state&theme=dark', PHONE],
  ['comparison', 'with=bitmask&by=solution&step=1900', LAPTOP],
  ['comparison-dark-code', 'with=bitmask&by=queen&step=140&panels=code&theme=dark', LAPTOP],
  ['comparison-phone-zh', 'with=board-scan&step=140&lang=zh', PHONE],
  ['chart', 'n=6&step=150&panels=state,tree&tree=bars', LAPTOP],
  ['chart-dark', 'n=6&step=150&panels=state,tree&tree=bars&theme=dark', LAPTOP],
  ['chart-phone-zh', 'n=8&step=876&panels=state,tree&lang=zh', PHONE],
  ['curve', 'variant=min-conflicts&n=10&step=60&panels=state,tree', LAPTOP],
  ['tree-4', 'view=tree&n=4&step=60', { width: 640, height: 420 }],
  ['tree-4-bars', 'view=tree&n=4&step=60&tree=bars', { width: 640, height: 420 }],
  ['tree-5-dark', 'view=tree&n=5&step=381&theme=dark', { width: 1280, height: 800 }],
  ['tree-8', 'n=8&step=5000&panels=state,tree&tree=boards', { width: 1280, height: 800 }],
  ['tree-8-alone-zh', 'view=tree&variant=bitmask&n=8&step=2000&tree=boards&lang=zh', { width: 1280, height: 800 }],
  ['tree-phone-projector', 'n=6&step=300&panels=state,tree&tree=boards&theme=projector', PHONE],
  ['solutions', 'n=8&step=21890&panels=solutions', { width: 1280, height: 800 }],
  ['solutions-phone-zh', 'n=6&step=900&panels=solutions&lang=zh', PHONE],
  ['calls', 'n=8&step=150&panels=calls', LAPTOP],
  ['full-low', 'n=6&step=28', { width: 640, height: 420 }],
  ['stage', 'n=6&step=120', { width: 1280, height: 800 }],
  ['present', 'n=6&step=120&present=1', { width: 1280, height: 800 }],
  ['present-narrow', 'n=7&step=300&present=1&theme=dark', { width: 1280, height: 800 }],
  ['race', 'n=6&step=80&with=bitmask&by=operation', { width: 1280, height: 800 }],
  ['notice', 'n=99', { width: 1000, height: 640 }],
  ['given', 'lang=en&given=0.3,4.6&step=40&panels=state', { width: 1000, height: 640 }],
);

// The program has these built in.
const LETTERS = await Promise.all(/** @type {const} */ ([['text', '400'], ['strong', '600 700']]).map(async ([name, weight]) => {
  const { file, characters } = PROGRAM_FONTS[name];
  return { weight, bytes: (await cut(file, characters)).toString('base64') };
}));

/**
 * Dialogs opened with a key. They use the system's fonts, which differ between machines; in pictures they have the
 * page's fonts.
 * @type {[name: string, key: string, query: string, circumstances: Circumstances][]}
 */
const DIALOGS = [
  ['dialog-figures', 'f', 'n=6&step=300', LAPTOP],
  ['dialog-figures-phone-dark', 'f', 'n=6&step=300&with=bitmask&theme=dark', PHONE],
  ['dialog-share', 'e', 'n=6&step=300', LAPTOP],
  ['dialog-share-phone-projector', 'e', 'n=6&step=300&theme=projector', PHONE],
];

/** The counting panel where counting is impossible. */
const NO_WORKERS = 'count-problem';

/**
 * Whether loading a view looks like opening it. Panels keep how far they are scrolled, so that only a board alone and
 * the same view in another language do.
 * @param {URLSearchParams} shown
 * @param {URLSearchParams} next
 */
function replaces(shown, next) {
  const [one, other] = [shown, next].map((query) => Object.fromEntries([...query].filter(([name]) => name !== 'lang')));
  return (one.view === 'board' && other.view === 'board') || isDeepStrictEqual(one, other);
}

describe('pictures', () => {
  /** @type {import('./driver.mjs').Browser} */
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  /**
   * Open tabs by their circumstances, with the query that each shows. Opening a tab takes as long as several pictures.
   * @type {Map<string, { tab: import('./driver.mjs').Tab, query: URLSearchParams }>}
   */
  const tabs = new Map();
  /** Shows a view in a tab that need not be new. @param {string} text its query @param {Circumstances} circumstances */
  async function show(text, circumstances) {
    const key = JSON.stringify(circumstances);
    const query = new URLSearchParams(text);
    const open = tabs.get(key);
    const tab = open?.tab ?? await browser.openReady(`${site.address}?${query}`, circumstances);
    tabs.set(key, { tab, query });
    if (!open) return tab;
    if (replaces(open.query, query)) {
      const view = { ...USUAL, lang: 'en', ...Object.fromEntries(query) };
      // This search has no other results to look for.
      if (view.variant === 'min-conflicts') Reflect.deleteProperty(view, 'find');
      assert.deepEqual(await tab.evaluate((all) => window.queens.load(all), view), []);
    } else {
      await tab.goto(`${site.address}?${query}`);
      await untilReady(tab);
    }
    return tab;
  }

  for (const [name, query, circumstances] of PICTURES) {
    test(name, async () => {
      const tab = await show(query, circumstances);
      // For the largest boards the end never becomes known, and the page goes on exploring.
      const known = await tab.until(() => (window.queens.total() !== null ? 'all' : window.queens.n() > 12 && 'some'));
      assert.equal(await compare(name, await (known === 'all' ? pictureAtRest(tab) : tab.restingScreenshot())), '');
    });
  }

  for (const [name, key, query, circumstances] of DIALOGS) {
    test(name, async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&${query}`, circumstances);
      await tab.until(() => window.queens.total() !== null);
      await tab.evaluate(useOwnLetters, LETTERS);
      await tab.press(key);
      await tab.until(() => document.querySelector('dialog[open] textarea, dialog[open] svg rect') !== null);
      await tab.until(() => document.querySelector('dialog progress:not([hidden])') === null);
      await tab.evaluate(nameOneAddress);
      assert.equal(await compare(name, await pictureAtRest(tab)), '');
      await tab.close();
    });
  }

  test('every approved picture belongs to a test', async () => {
    const files = await readdir(APPROVED);
    assert.deepEqual(files.sort(), [...[...PICTURES, ...DIALOGS].map(([name]) => name), NO_WORKERS].map((name) => `${name}.png`).sort());
  });

  test(NO_WORKERS, async (t) => {
    const incomplete = await serveSiteWith({ 'count/count-worker.js': null });
    t.after(() => incomplete.close());
    const tab = await browser.openReady(`${incomplete.address}?lang=en&n=8`, { ...LAPTOP, init: noteWorkers });
    await controls(tab).click('tab', SAY.count);
    await tab.until(() => /** @type {any} */ (window).counting === 0 && window.queens.total() !== null);
    await controls(tab).find('paragraph', SAY.countNoWorkers.replaceAll('`', ''));
    assert.equal(await compare(NO_WORKERS, await pictureAtRest(tab)), '');
    await tab.close();
  });

  test('placing a queen is animated until it has its final size', async () => {
    const place = positionOf('flag-arrays', 6, kind('place'), 30);
    const address = `${site.address}?view=board&n=6&step=${place - 1}`;
    const tab = await browser.openReady(address, { ...BOARD, reducedMotion: 'no-preference', init: holdTime });
    const at = async (/** @type {number} */ milliseconds) => {
      await tab.evaluate(async (/** @type {number} */ time) => {
        /** @type {any} */ (window).time = time;
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }, milliseconds);
      return tab.screenshot();
    };
    // The animation to the previous position has ended.
    await at(10_000);
    await tab.press('ArrowRight');
    const begun = await at(10_000);
    const midway = await at(10_060);
    const arrived = await at(11_000);
    assert.ok(!midway.equals(begun) && !midway.equals(arrived) && !begun.equals(arrived));
    const later = await at(12_000);
    assert.ok(later.equals(arrived), 'there it stays');
    await tab.close();

    const still = await browser.openReady(`${site.address}?view=board&n=6&step=${place}`, BOARD);
    assert.ok(arrived.equals(await still.screenshot()), 'it is the picture without travel');
    await still.close();
  });
});

/**
 * Runs in the page. Disables hinting, which differs between machines.
 * @param {typeof LETTERS} letters
 */
async function useOwnLetters(letters) {
  for (const { weight, bytes } of letters) {
    const file = Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0));
    document.fonts.add(await new FontFace('Own', file, { weight }).load());
  }
  const sheet = new CSSStyleSheet();
  // The page inside the dialog loads at any time, and has its own pictures.
  sheet.replaceSync(`dialog, dialog * { font-family: Own !important; text-rendering: geometricPrecision !important; }
    dialog iframe { visibility: hidden; }`);
  document.adoptedStyleSheets = [sheet];
}

// Runs in the page: replaces the changing address of the site.
function nameOneAddress() {
  const text = document.querySelector('textarea');
  if (text) text.value = text.value.replaceAll(location.origin, 'https://your.host');
}

// Runs before the page's scripts: the number of workers that count, once there were any. On a slow machine, one that
// explores ahead stays beside them.
function noteWorkers() {
  const page = /** @type {any} */ (window);
  window.Worker = class extends Worker {
    #counts;
    /** @param {string | URL} script @param {WorkerOptions} [options] */
    constructor(script, options) {
      super(script, options);
      this.#counts = String(script).includes('count-worker');
      if (this.#counts) page.counting = (page.counting ?? 0) + 1;
    }
    terminate() {
      super.terminate();
      if (this.#counts) page.counting--;
    }
  };
}

// Runs before the page's scripts: time advances only when the test says so.
function holdTime() {
  Object.assign(window, { time: 1000 });
  performance.now = () => /** @type {any} */ (window).time;
}
