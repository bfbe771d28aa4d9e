// If files of the site are faulty, the page does not load forever: it names the faulty file in the student's language,
// and continues once it is repaired.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { hurry } from './hurry.mjs';
import { serveSiteWith } from './site.mjs';

/** Runs before the page's scripts: the test triggers periodic work. */
function takeTicks() {
  const ticks = /** @type {(() => void)[]} */ ([]);
  Object.assign(window, { ticks });
  window.setInterval = /** @type {any} */ ((/** @type {() => void} */ act) => ticks.push(act));
}

/** Likewise for timeouts. */
function takeTimers() {
  const timers = /** @type {(() => void)[]} */ ([]);
  Object.assign(window, { timers });
  window.setTimeout = /** @type {any} */ ((/** @type {() => void} */ act) => timers.push(act));
}

const cut = (/** @type {Buffer} */ bytes) => bytes.subarray(0, Math.floor(bytes.length / 2));
/** Cut to an incomplete but valid program. */
const emptied = () => '// Nothing is left.\n';
const spoilt = (/** @type {Buffer} */ bytes) => {
  const spoilt = Buffer.from(bytes);
  spoilt[Math.floor(bytes.length / 2)] ^= 0x10;
  return spoilt;
};
const throwing = (/** @type {Buffer} */ bytes) => `throw new Error('of this file');\n${bytes}`;
/** Like an older build: exports another name. */
const renamed = (/** @type {Buffer} */ bytes) => {
  const older = String(bytes)
    .replaceAll(/\bexport (async )?(function|class|const) (\w+)/g, 'export $1$2 $3Old')
    .replaceAll(/\bexport ?\{[^}]*\}/g, (names) => names.replaceAll(/(\w+)(?: as (\w+))?(?=[\s,}])/g, (_, own, name = own) => `${own} as ${name}Old`));
  assert.notEqual(older, String(bytes));
  return older;
};
/** A complete but unrelated WebAssembly module. */
const foreign = () => Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const page = () => '<!doctype html><title>A captive portal</title>';

/** @type {[string, string, Parameters<typeof serveSiteWith>[0][string]][]} */
const FAULTS = [
  ['start/main.js', 'is missing', null],
  ['start/main.js', 'is cut', cut],
  ['start/main.js', 'is empty', emptied],
  ['start/main.js', 'throws', throwing],
  ['start/main.js', 'is a page', page],
  ['start/main.js', 'never answers', 'never'],
  ['texts/zh.txt', 'is missing', null],
  ['texts/zh.txt', 'is cut', cut],
  ['texts/zh.txt', 'never answers', 'never'],
  ['app-rest.wasm', 'never answers', 'never'],
  ['app.wasm', 'is missing', null],
  ['app.wasm', 'is cut', cut],
  ['app.wasm', 'is spoilt', spoilt],
  ['app.wasm', 'is another module', foreign],
  ['app.wasm', 'is a page', page],
  ['app.wasm', 'never answers', 'never'],
  ['app-rest.wasm', 'is missing', null],
  ['app-rest.wasm', 'is cut', cut],
  ['app-rest.wasm', 'is another module', foreign],
  ['app-rest.wasm', 'is a page', page],
  ['listings.txt', 'is missing', null],
  ['listings.txt', 'is cut', cut],
  ['start/style.css', 'is missing', null],
  ['start/style.css', 'never answers', 'never'],
];

/** The faults after which Retry is pressed. It loads the page again, whatever the fault was. */
const RETRIED = ['is missing', 'is cut', 'never answers'];

/** Two faults at once: the checking script is faulty too. @type {Parameters<typeof serveSiteWith>[0][]} */
const PAIRS = [
  { 'start/main.js': null, 'files/checksum.js': 'never' },
  { 'app.wasm': null, 'files/checksum.js': renamed },
  { 'start/main.js': page, 'files/checksum.js': 'never' },
  { 'start/main.js': 'never', 'files/checksum.js': 'never' },
  { 'start/main.js': cut, 'files/checksum.js': null },
  { 'start/style.css': null, 'files/checksum.js': 'never' },
  { 'texts/zh.txt': null, 'app.wasm': 'never' },
];

/** Files loaded after the first frame. @type {typeof FAULTS} */
const LATE_FAULTS = [
  ['start/afterwards.js', 'is missing', null],
  ['start/afterwards.js', 'never answers', 'never'],
  ['start/afterwards.js', 'is cut', cut],
  ['start/main.js', 'is of another version', renamed],
];

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    /** Opens without waiting for files that may never arrive. @param {string} address @param {boolean} [patient] */
    async function open(address, patient = true) {
      const tab = await browser.open('about:blank', patient ? {} : { init: hurry });
      tab.goto(address).catch(() => undefined);
      await tab.until((wanted) => location.href === wanted, address);
      return tab;
    }
    const hasButton = () => document.querySelector('#problem button')?.checkVisibility();
    const told = () => {
      const card = document.getElementById('problem');
      return card && !card.hidden && card.innerText;
    };

    // The page handles faults independently of the browser, so the second browser tests only one fault of each file.
    const faults = name === 'chromium' ? FAULTS : FAULTS.filter(([file], i) => FAULTS.findIndex(([first]) => first === file) === i);
    for (const [file, fault, change] of faults) {
      const retries = RETRIED.includes(fault);
      test(`${file} ${fault}: it is named, and Retry ${retries ? 'starts once it is there' : 'is offered'}`, async (t) => {
        const site = await serveSiteWith({ [file]: change });
        t.after(() => site.close());
        const tab = await open(`${site.address}?lang=zh`, change !== 'never');
        const text = await tab.until(told);
        assert.ok(text.includes(file), text);
        assert.ok(text.includes('Queenscope 无法启动。'), text);
        assert.equal(await tab.evaluate(() => document.getElementById('loading')?.hidden ?? true), true);
        assert.equal(await tab.evaluate(hasButton), true);
        if (!retries) return void (await tab.close());
        await site.repair();
        await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#problem button')).click());
        const works = () => !document.getElementById('loading') && document.getElementById('problem')?.hidden;
        await tab.until(works);
        await tab.until(() => window.queens?.ready?.then(() => true, () => false) ?? false);
        await tab.close();
      });
    }

    for (const [i, pair] of PAIRS.entries()) {
      const files = Object.keys(pair);
      const retries = i < 2;
      test(`${files.join(' and ')} fail: one of them is named, and Retry ${retries ? 'starts once both are there' : 'is offered'}`, async (t) => {
        const site = await serveSiteWith(pair);
        t.after(() => site.close());
        const tab = await open(`${site.address}?lang=zh`, false);
        const text = await tab.until(told);
        assert.ok(files.some((file) => text.includes(file)), text);
        assert.equal(await tab.evaluate(hasButton), true);
        if (!retries) return void (await tab.close());
        await site.repair();
        await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#problem button')).click());
        await tab.until(() => !document.getElementById('loading') && document.getElementById('problem')?.hidden);
        await tab.until(() => window.queens?.ready?.then(() => true, () => false) ?? false);
        await tab.close();
      });
    }

    for (const [file, fault, change] of LATE_FAULTS) {
      test(`${file} ${fault}: a line says so, and the board works`, async (t) => {
        const site = await serveSiteWith({ [file]: change });
        t.after(() => site.close());
        const tab = await open(`${site.address}?lang=zh`, change !== 'never');
        // With shortened timeouts a font may be late too, and be reported.
        await tab.until(() => [...document.querySelectorAll('.line span')].some((line) => line.textContent?.startsWith('部分脚本尚未加载')));
        assert.equal(await tab.evaluate(told), false);
        await tab.evaluate(() => window.queens.step());
        assert.equal(await tab.evaluate(() => window.queens.position()), 1);
        await tab.close();
      });
    }

    test('the loading message appears only after a while, and no text is laid out before', async (t) => {
      const site = await serveSiteWith({ 'app.wasm': 'never' });
      t.after(() => site.close());
      const tab = await browser.open('about:blank', { init: takeTimers });
      tab.goto(site.address).catch(() => undefined);
      await tab.until(() => /** @type {any} */ (window).timers?.length > 0 && document.readyState !== 'loading' && !document.getElementById('late'));
      const isLaidOut = () => ['h1', '#loading p', '#progress'].map((each) => document.querySelector(each)?.getClientRects().length !== 0);
      assert.deepEqual(await tab.evaluate(isLaidOut), [false, false, false]);
      assert.equal(await tab.evaluate(() => document.getAnimations().length), 0, 'no frame is drawn for something that waits');
      await tab.evaluate(() => /** @type {any} */ (window).timers.forEach((/** @type {() => void} */ act) => act()));
      assert.deepEqual(await tab.evaluate(isLaidOut), [true, true, true]);
      assert.equal(await tab.evaluate(() => document.querySelector('#loading p')?.checkVisibility({ visibilityProperty: true })), true);
      await tab.close();
    });

    test('a frozen page does not count the time as a failure to load', async (t) => {
      const site = await serveSiteWith({ 'app.wasm': 'never' });
      t.after(() => site.close());
      const tab = await browser.open('about:blank', { init: takeTicks });
      tab.goto(site.address).catch(() => undefined);
      // The files that the page names before app.wasm have arrived.
      await tab.until(() => {
        const files = /** @type {any[]} */ ([...document.querySelectorAll('link[href]'), ...document.scripts]).map((each) => String(each.href ?? each.src));
        const late = files.find((file) => file.startsWith(location.origin) && performance.getEntriesByName(file).length === 0);
        return /** @type {any} */ (window).ticks?.length > 0 && late?.includes('app.wasm');
      });
      const tick = (/** @type {number} */ times) => {
        const { ticks } = /** @type {any} */ (window);
        for (let i = 0; i < times; i++) ticks.forEach((/** @type {() => void} */ act) => act());
      };
      await tab.evaluate(tick, 2);
      await tab.evaluate(() => {
        const now = performance.now();
        performance.now = () => now + 3_600_000;
      });
      await tab.evaluate(tick, 1);
      assert.equal(await tab.evaluate(told), false);
      await tab.evaluate(tick, 20);
      assert.match(await tab.until(told), /app\.wasm/);
      await tab.close();
    });

    test('the page starts without guard.js', async (t) => {
      const site = await serveSiteWith({ 'start/guard.js': null });
      t.after(() => site.close());
      const tab = await browser.open(site.address);
      await tab.evaluate(() => window.queens.ready);
      assert.equal(await tab.evaluate(() => document.querySelector('h1')?.getClientRects().length), 1, 'it has its title');
      await tab.close();
    });

    const noScript = () => serveSiteWith({}, { 'X-Content-Type-Options': 'nosniff' }, (file) => (file.endsWith('.js') ? 'text/plain' : undefined));
    for (const [fault, serve] of /** @type {const} */ ([
      ['without guard.js and another script', () => serveSiteWith({ 'start/guard.js': cut, 'start/main.js': null })],
      ['with all scripts sent as text', noScript],
    ])) test(`${fault} there is still a way out within ten seconds`, async (t) => {
      const site = await serve();
      t.after(() => site.close());
      const tab = await open(site.address);
      // It becomes visible after a while; the test does not wait for that.
      const delay = await tab.until(() => {
        const [animation] = document.getElementById('late')?.getAnimations() ?? [];
        animation?.finish();
        return animation?.effect?.getTiming().delay;
      });
      assert.ok(delay <= 10_000, `${delay}`);
      await tab.until(() => getComputedStyle(/** @type {Element} */ (document.getElementById('late'))).visibility === 'visible');
      if (serve === noScript) return void (await tab.close());
      await site.repair();
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#late a')).click());
      await tab.until(() => window.queens?.ready?.then(() => true, () => false) ?? false);
      await tab.close();
    });

    test('a policy that forbids WebAssembly is named', async (t) => {
      const site = await serveSiteWith({}, { 'Content-Security-Policy': "default-src 'self'" });
      t.after(() => site.close());
      const tab = await open(site.address);
      const text = await tab.until(told);
      assert.ok(text.includes("'wasm-unsafe-eval'"), text);
      await tab.close();
    });

    test('a failed start rejects the promises of scripts, and nothing else', async (t) => {
      const site = await serveSiteWith({ 'app.wasm': null });
      t.after(() => site.close());
      const tab = await open(site.address);
      await tab.evaluate(() => {
        const unhandled = /** @type {string[]} */ ([]);
        Object.assign(window, { unhandled });
        addEventListener('unhandledrejection', ({ reason }) => unhandled.push(String(reason)));
      });
      await tab.until(told);
      const ready = await tab.evaluate(() => window.queens.ready.then(() => 'fulfilled', ({ message }) => message));
      assert.match(ready, /app\.wasm/);
      assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (window).unhandled), []);
      const canvas = await tab.evaluate(() => getComputedStyle(/** @type {Element} */ (document.getElementById('canvas'))).visibility);
      assert.equal(canvas, 'hidden', 'no board stands empty beside what is said');
      await tab.close();
    });
  });
}
