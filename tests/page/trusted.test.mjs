// Pages that accept script addresses only from Trusted Types policies: the board works, and workers start.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serve } from '../../script/tools/serve.mjs';
import { controls, LAPTOP, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveHost } from './host.mjs';
import { HEADERS, serveSite, serveSiteWith } from './site.mjs';

const strict = { 'Content-Security-Policy': HEADERS.trusted };
const elsewhere = { 'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types other" };

const site = await serveSiteWith({}, strict);
const plain = await serveSite();
const hosts = { strict: await serveHost(strict), elsewhere: await serveHost(elsewhere), plain: await serveHost() };
after(async () => {
  for (const host of Object.values(hosts)) host.close();
  await plain.close();
  await site.close();
});

// Runs before the page's scripts: counts the answers of workers by script, and records violations.
function noteWorkers() {
  const answers = /** @type {Record<string, number>} */ ({});
  const violations = /** @type {string[]} */ ([]);
  Object.assign(window, { answers, violations });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => violations.push(`${effectiveDirective} ${sample}`));
  window.Worker = class extends Worker {
    /** @param {string | URL} script @param {WorkerOptions} [options] */
    constructor(script, options) {
      super(script, options);
      const name = String(script).replace(/.*\/app-\w+\//, '');
      this.addEventListener('message', () => (answers[name] = (answers[name] ?? 0) + 1));
    }
  };
}

// Runs in a page.
const answersOf = (/** @type {string} */ script) => /** @type {any} */ (window).answers[script] > 0;
const count = async (/** @type {string} */ script) => {
  const { countAsync } = await import(script);
  return countAsync(14, { workers: 2 }).then(String, (/** @type {Error} */ error) => `rejected: ${error.message}`);
};

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('the page works, counts and explores under the policy that the guide gives', async () => {
      const tab = await browser.openReady(`${site.address}?n=16&lang=en`, { ...LAPTOP, init: noteWorkers });
      await tab.press('ArrowRight');
      assert.equal(await tab.evaluate(() => window.queens.position()), 1);
      await tab.until(answersOf, 'scout/worker.js');
      await controls(tab).click('tab', SAY.count);
      await tab.until(answersOf, 'count/count-worker.js');
      await controls(tab).click('button', SAY.count);
      await controls(tab).find('listitem', 'n = 16');
      assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (window).violations), []);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('the page requests the policy, and it is enforced', async () => {
      const tab = await browser.openReady(plain.address, LAPTOP);
      const policy = await tab.evaluate(() => document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '');
      assert.ok(policy.includes(HEADERS.trusted), policy);
      const made = await tab.evaluate(() => {
        try {
          return String(new Worker('count-worker.js'));
        } catch (error) {
          return /** @type {Error} */ (error).name;
        }
      });
      assert.equal(made, 'TypeError');
      await tab.close();
    });

    test("a host's page counts under the policy, with the site's module", async () => {
      const tab = await browser.open(hosts.strict.pageWith(''));
      assert.equal(await tab.evaluate(count, `${plain.address}count.js`), '365596');
      await tab.close();
    });

    test('if only other policies are allowed, the message names the missing one', async () => {
      const tab = await browser.open(hosts.elsewhere.pageWith(''));
      assert.match(await tab.evaluate(count, `${plain.address}count.js`), /^rejected: no worker could be started.*'queenscope'.*trusted-types queenscope/);
      await tab.close();
    });

    test('bundled under another name, it counts if no policy is required', async (t) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'queenscope-'));
      const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
      for (const file of ['queens.js', 'queens.wasm']) cpSync(path.join(dist, file), path.join(folder, file));
      cpSync(path.join(dist, 'count-worker.js'), path.join(folder, 'worker-1.js'));
      // Like bundlers: a new name, and the worker's new name in the call that contains its address.
      const written = 'new Worker(new URL("./count-worker.js"';
      const source = readFileSync(path.join(dist, 'count.js'), 'utf8');
      assert.ok(source.includes(written));
      const together = source.replace(written, 'new Worker(new URL("./worker-1.js"');
      writeFileSync(path.join(folder, 'all-1.js'), together);
      writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>All in one</title><link rel="icon" href="data:,">');
      const { address, close } = await serve(folder);
      t.after(() => close().then(() => rmSync(folder, { recursive: true })));
      const tab = await browser.open(address);
      assert.equal(await tab.evaluate(count, `${address}all-1.js`), '365596');
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });
  });
}
