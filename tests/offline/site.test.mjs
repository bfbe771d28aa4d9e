// The hosted page without its server: the first visit caches it completely, the next version replaces it completely,
// and versions never mix.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { controls, LAPTOP, SAY } from '../page/controls.mjs';
import { launch } from '../page/driver.mjs';
import { ENGINES } from '../page/engines.mjs';
import { serveHost } from '../page/host.mjs';
import { serveRedeployed } from '../page/redeployed.mjs';
import { APP, DIST, serveSiteWith, STRICT } from '../page/site.mjs';

const { program: PROGRAM } = JSON.parse(readFileSync(new URL('../../src/text/languages/en.json', import.meta.url), 'utf8'));
const KEEPS = { ...LAPTOP, keeps: true };
const QUERY = '?n=6&step=7&lang=en';

// Runs before the page's scripts: records whether the board was visible at each request to be cached.
function noteWishes() {
  const wishes = /** @type {boolean[]} */ ([]);
  Object.assign(window, { wishes });
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (...given) {
    wishes.push(document.getElementById('loading') === null);
    return register.apply(this, given);
  };
}

// Runs in the page.
const wishes = () => /** @type {any} */ (window).wishes;
const isReady = () => window.queens?.ready?.then(() => true) ?? false;
const isKept = () => navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated');
const isBefore = () => 'before' in document.documentElement.dataset;
/** The folders from which the page loaded its files. */
const folders = () => [...new Set(performance.getEntriesByType('resource').flatMap(({ name }) => name.match(/app-\w+/) ?? []))];
/** Whether the next version has been installed and is active. */
const hasTwo = async () => {
  const { installing, waiting, active } = await navigator.serviceWorker.ready;
  return !installing && !waiting && active?.state === 'activated' && (await caches.keys()).length === 2;
};

/**
 * Opens the page and waits until it is cached.
 * @param {import('../page/driver.mjs').Browser} browser
 * @param {string} address
 */
async function visit(browser, address) {
  const tab = await browser.openReady(address + QUERY, KEEPS);
  await tab.until(isKept);
  return tab;
}

/**
 * Returns to the page.
 * @param {import('../page/driver.mjs').Tab} tab
 * @param {string} address
 */
async function comeBack(tab, address) {
  await tab.goto('about:blank');
  await tab.goto(address);
  await tab.until(isReady);
  await tab.until(() => document.querySelector('#mirror *') !== null);
}

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('../page/driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('a second visit needs no server for any function', async (t) => {
      const site = await serveSiteWith({}, STRICT);
      t.after(() => site.close());
      const tab = await visit(browser, site.address);
      site.cut(true);
      await comeBack(tab, `${site.address}index.html?n=10&step=7&lang=zh`);
      assert.equal(await tab.evaluate(() => window.queens.position()), 7);
      assert.deepEqual(await tab.evaluate(() => Array.from(document.querySelectorAll('.line'), ({ textContent }) => textContent)), [], 'no letters are missing');
      // A language that has not arrived yet is read by a synchronous request, which Chromium sends past service workers.
      await tab.until(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/texts/en-rest.txt')));
      await tab.evaluate(() => window.queens.load({ lang: 'en', panels: 'count' }));
      await controls(tab).press('button', SAY.count, 'Enter');
      assert.match((await controls(tab).find('listitem', 'n = 10')).name, /^n = 10: 724 = 724 /);
      await controls(tab).click('button', SAY.share);
      await tab.until(() => document.querySelector('dialog[open]') !== null);
      assert.deepEqual(tab.complaints, []);
      await tab.goto(`${site.address}counting.en.html`);
      const [frame] = await tab.frames(2);
      await tab.until(isReady, undefined, frame);
      for (const guide of ['docs/', 'docs/zh/index.html']) {
        await tab.goto(site.address + guide);
        assert.notEqual(await tab.evaluate(() => document.querySelector('h1')?.textContent ?? ''), '');
      }
      const event = await tab.evaluate(() => /** @type {any} */ (document.querySelector('n-queens')).seek(1));
      assert.equal(event.kind, 'test');
      await tab.close();
    });

    test("without a server a student's program runs, and a trace gets a verdict", async (t) => {
      const site = await serveSiteWith({}, STRICT);
      t.after(() => site.close());
      const tab = await visit(browser, site.address);
      site.cut(true);
      await comeBack(tab, site.address + QUERY);
      for (const language of ['javascript', 'python']) {
        await tab.evaluate((given) => /** @type {any} */ (window.queens).program(given), { language, source: 'queens = []', n: 4 });
        await tab.until(() => document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-content')?.textContent === 'queens = []');
        await tab.evaluate((watch) => {
          /** @type {HTMLTextAreaElement} */ (document.querySelector('#program details textarea')).value = 'n 4\nplace 0 1\nremove 0 1\n';
          /** @type {HTMLElement[]} */ ([...document.querySelectorAll('#program button')]).find(({ textContent }) => textContent === watch)?.click();
        }, PROGRAM.watch);
        assert.equal(await tab.until(() => document.querySelector('#program [role="status"]')?.textContent), PROGRAM['end-judged'], language);
        assert.ok(await tab.evaluate((wrong) => document.querySelector('#program .verdict')?.textContent?.includes(wrong), PROGRAM['missing-solution']), language);
        await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#program .back')).click());
      }
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('after its first run, Python runs without a server, and before it the sentence names the missing file', async (t) => {
      // Without a server, the page itself has the document of the frame in which a program runs.
      const [hash] = /'sha256-[^']+'/.exec(readFileSync(path.join(DIST, 'index.html'), 'utf8')) ?? [];
      const policy = STRICT['Content-Security-Policy'].replace("worker-src 'self'", "worker-src 'self' blob:").replace("frame-src 'self'", "frame-src 'self' blob:").replace("script-src 'self'", `script-src 'self' ${hash}`);
      const site = await serveSiteWith({}, { 'Content-Security-Policy': policy });
      t.after(() => site.close());
      const tab = await visit(browser, site.address);
      const runs = async () => {
        await tab.evaluate(() => /** @type {any} */ (window.queens).program({ language: 'python', source: 'print(6 * 7)', n: 4 }));
        await tab.until(() => document.querySelector('#program .editor') !== null);
        await tab.evaluate((run) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll('#program button')]).find(({ textContent }) => textContent === run)?.click(), PROGRAM.run);
        return tab.until(() => document.querySelector('#program [role="status"]')?.textContent);
      };
      site.cut(true);
      await comeBack(tab, site.address + QUERY);
      assert.equal(await runs(), PROGRAM['end-unloaded'].replace('{reason}', 'files.json'));
      site.cut(false);
      await comeBack(tab, site.address + QUERY);
      assert.equal(await runs(), PROGRAM['end-well']);
      site.cut(true);
      await comeBack(tab, site.address + QUERY);
      assert.equal(await runs(), PROGRAM['end-well']);
      assert.equal(await tab.evaluate(() => document.querySelector('#program pre')?.textContent), '42');
      await tab.close();
    });

    test('with a server the next version appears at once, without one after its download; both are complete', async (t) => {
      const site = await serveRedeployed(() => false);
      t.after(() => site.close());
      const address = site.address + QUERY;
      const tab = await visit(browser, site.address);
      await comeBack(tab, address);
      assert.equal(await tab.evaluate(isBefore), true);
      assert.deepEqual(await tab.evaluate(folders), ['app-before']);
      site.deploy();
      await comeBack(tab, address);
      assert.equal(await tab.evaluate(isBefore), false);
      assert.deepEqual(await tab.evaluate(folders), [APP]);
      await tab.until(hasTwo);
      site.cut();
      await comeBack(tab, address);
      assert.equal(await tab.evaluate(isBefore), false);
      assert.deepEqual(await tab.evaluate(folders), [APP]);
      assert.equal(await tab.evaluate(() => window.queens.position()), 7);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('an open page of the old version finds all of its files', async (t) => {
      const site = await serveRedeployed(() => false);
      t.after(() => site.close());
      const tab = await visit(browser, site.address);
      await comeBack(tab, site.address + QUERY);
      site.deploy();
      await tab.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => undefined));
      await tab.until(hasTwo);
      await tab.press('e');
      await tab.until(() => document.querySelector('dialog[open] .deeds button') !== null);
      await tab.evaluate(() => {
        const made = URL.createObjectURL;
        URL.createObjectURL = (blob) => {
          Object.assign(window, { kind: /** @type {Blob} */ (blob).type });
          return made(blob);
        };
        /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('dialog .deeds button'))[1].click();
      });
      await tab.until(() => 'kind' in window);
      assert.equal(await tab.evaluate(isBefore), true);
      assert.deepEqual(await tab.evaluate(folders), ['app-before']);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('until the next version is complete, the old one works without a server', async (t) => {
      const site = await serveRedeployed(() => false);
      t.after(() => site.close());
      const tab = await visit(browser, site.address);
      site.deploy();
      site.asked();
      site.lose('counting.zh.html');
      await comeBack(tab, site.address + QUERY);
      assert.equal(await tab.evaluate(isBefore), false);
      // An attempt has failed and left nothing behind.
      await tab.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => undefined, () => undefined));
      await tab.until(async () => {
        const { installing, waiting } = await navigator.serviceWorker.ready;
        return !installing && !waiting && (await caches.keys()).length === 1;
      });
      assert.ok(site.asked().includes('counting.zh.html'));
      site.cut();
      await comeBack(tab, site.address + QUERY);
      assert.equal(await tab.evaluate(isBefore), true);
      assert.deepEqual(await tab.evaluate(folders), ['app-before']);
      await tab.close();
    });

    test('a broken cached file is named, and Retry repairs it', async (t) => {
      const site = await serveSiteWith({});
      t.after(() => site.close());
      const tab = await visit(browser, site.address);
      await tab.evaluate(async (/** @type {string} */ address) => {
        const [name] = await window.caches.keys();
        await (await window.caches.open(name)).put(address, new Response('', { headers: { 'Content-Type': 'text/css' } }));
      }, `${site.address}${APP}/start/style.css`);
      await tab.goto('about:blank');
      await tab.goto(site.address + QUERY);
      await tab.until(() => document.getElementById('problem')?.innerText.includes('start/style.css'));
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#problem button')).click());
      await tab.until(() => getComputedStyle(document.documentElement).getPropertyValue('--whole') !== '' && window.queens?.ready?.then(() => true));
      await tab.close();
    });

    const portal = () => '<!doctype html><title>A captive portal</title>';
    const cut = (/** @type {Buffer} */ bytes) => bytes.subarray(0, Math.floor(bytes.length / 2));
    // Runs before the page's scripts: notes the fate of the worker that is to cache the site.
    const noteFate = () => {
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = async function (...given) {
        const registration = await register.apply(this, given);
        const coming = registration.installing ?? registration.waiting ?? registration.active;
        const look = () => {
          const state = coming?.state ?? 'redundant';
          if (state === 'activated' || state === 'redundant') Object.assign(window, { fate: state });
        };
        coming?.addEventListener('statechange', look);
        look();
        return registration;
      };
    };

    for (const [file, change] of /** @type {const} */ ([['figures/dialog.js', cut], ['fonts/zh.ttf', portal]])) {
      test(`a site with a wrong ${file} is not cached until repaired`, async (t) => {
        const site = await serveSiteWith({ [file]: change });
        t.after(() => site.close());
        const tab = await browser.open(site.address + QUERY, { ...KEEPS, init: noteFate });
        await tab.until(isReady);
        assert.equal(await tab.until(() => /** @type {any} */ (window).fate), 'redundant');
        await tab.until(() => caches.keys().then(({ length }) => length === 0));
        await site.repair();
        await tab.goto('about:blank');
        await tab.goto(site.address + QUERY);
        await tab.until(isReady);
        await tab.until(isKept);
        site.cut(true);
        await comeBack(tab, site.address + QUERY);
        await controls(tab).click('button', SAY.share);
        await tab.until(() => document.querySelector('dialog[open]') !== null);
        await tab.close();
      });
    }

    test('lost files are cached again, but no other responses', async (t) => {
      const site = await serveSiteWith({ 'share/dialog.js': portal });
      t.after(() => site.close());
      const [file, good] = [`${site.address}${APP}/share/dialog.js`, readFileSync(path.join(DIST, APP, 'share/dialog.js'), 'utf8')];
      await site.repair();
      const tab = await visit(browser, site.address);
      const lose = async (/** @type {string} */ address) => {
        const [name] = await caches.keys();
        await (await caches.open(name)).delete(address);
      };
      const ask = (/** @type {string} */ address) => fetch(address, { cache: 'no-store' }).then((response) => response.text());
      const isThere = (/** @type {string} */ address) => caches.match(address).then((found) => found?.text());
      await tab.evaluate(lose, file);
      await site.damage();
      assert.match(await tab.evaluate(ask, file), /captive portal/);
      await site.repair();
      assert.equal(await tab.evaluate(isThere, file), undefined);
      assert.equal(await tab.evaluate(ask, file), good);
      await tab.until((/** @type {string} */ address) => caches.match(address).then((found) => found !== undefined), file);
      assert.equal(await tab.evaluate(isThere, file), good);
      await tab.close();
    });

    test('the tab of the first visit also finds all of its files after the next version arrives', async (t) => {
      const site = await serveRedeployed(() => false);
      t.after(() => site.close());
      const tab = await visit(browser, site.address);
      await tab.until(() => navigator.serviceWorker.controller !== null);
      site.deploy();
      await tab.press('e');
      await tab.until(() => document.querySelector('dialog[open] .deeds button') !== null);
      assert.deepEqual(await tab.evaluate(folders), ['app-before']);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('with a server the next version appears at once, however long the page may be cached', async (t) => {
      const site = await serveRedeployed((file) => file === 'index.html');
      t.after(() => site.close());
      const tab = await visit(browser, site.address);
      await comeBack(tab, site.address + QUERY);
      assert.equal(await tab.evaluate(isBefore), true);
      site.deploy();
      await comeBack(tab, site.address + QUERY);
      assert.equal(await tab.evaluate(isBefore), false);
      // Firefox reports responses that a left page did not read to the end.
      assert.deepEqual(tab.complaints.filter((each) => !each.includes('Error in input stream')), []);
      await tab.close();
    });

    test('a page caches itself once its board is drawn, frames do not', async (t) => {
      const site = await serveSiteWith({});
      const host = await serveHost();
      t.after(() => site.close().then(() => host.close()));
      const alone = await browser.openReady(site.address + QUERY, { ...KEEPS, init: noteWishes });
      assert.deepEqual(await alone.evaluate(wishes), [true]);
      await alone.close();
      for (const page of [`${site.address}counting.en.html`, host.pageWith(`<iframe src="${site.address}${QUERY}"></iframe>`)]) {
        const tab = await browser.open(page, { ...KEEPS, init: noteWishes });
        const [frame] = await tab.frames(page.includes('counting') ? 2 : 1);
        await tab.until(isReady, undefined, frame);
        await tab.until(() => document.querySelector('#mirror *') !== null, undefined, frame);
        assert.deepEqual(await frame.evaluate(wishes), []);
        await tab.close();
      }
    });
  });
}

test('Chromium would install it as an application', async (t) => {
  const browser = await launch('chromium');
  t.after(() => browser.close());
  const site = await serveSiteWith({});
  t.after(() => site.close());
  const tab = await visit(browser, site.address);
  const device = await tab.page.context().newCDPSession(tab.page);
  const { url, errors, data } = await device.send('Page.getAppManifest');
  assert.equal(url, `${site.address}manifest.webmanifest`);
  assert.deepEqual(errors, []);
  assert.equal(data, readFileSync(path.join(DIST, 'manifest.webmanifest'), 'utf8'));
  const { installabilityErrors } = await device.send('Page.getInstallabilityErrors');
  // The tests use private windows, from which nothing can be installed.
  assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'), []);
});
