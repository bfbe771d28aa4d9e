// During a whole run the page makes no request to other hosts, obeys its own Content-Security-Policy, and logs no
// complaint.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { atRest, controls, LAPTOP, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { HEADERS, serveSite, serveSiteWith } from './site.mjs';

const site = await serveSite();
after(() => site.close());

// Runs before the page's scripts.
function noteViolations() {
  const violations = /** @type {string[]} */ ([]);
  Object.assign(window, { violations });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    violations.push(`${effectiveDirective} ${blockedURI}`);
  });
}

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('a whole run violates no rule', async () => {
      const tab = await browser.openReady(`${site.address}?n=6`, { width: 1280, height: 800, init: noteViolations });
      const policy = await tab.evaluate(
        () => document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '',
      );
      assert.match(policy, /default-src 'none'/);
      assert.doesNotMatch(policy, /'unsafe-(inline|eval)'|https?:|\*/);
      // Only workers and the frame of students' programs may be made of the page's own text: the workers cannot start in
      // another way in a sandboxed frame, and the frame cannot without a server.
      assert.deepEqual(policy.split('; ').filter((each) => each.includes('blob:')), ["worker-src 'self' blob:", "frame-src 'self' blob:"]);
      for (const key of '1234567[]nbptttt??++--') await tab.press(key);
      await tab.press(' ');
      await tab.until(() => window.queens.position() > 0);
      await tab.page[name === 'chromium' ? 'setViewportSize' : 'setViewport']({ width: 390, height: 844 });
      await tab.evaluate(() => window.queens.pause());
      await atRest(tab);
      await tab.evaluate(() => void (location.hash = 'n=99'));
      await tab.until(() => document.getElementById('narration')?.textContent?.includes('n=99'));
      await atRest(tab);
      assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (window).violations), []);
      assert.deepEqual(tab.complaints, []);
      assert.ok(tab.requests.length > 8, 'requests are seen');
      const strangers = tab.requests.filter((address) => !address.startsWith(site.address));
      assert.deepEqual(strangers, []);
      await tab.close();
    });

    test('the policy is enforced', async () => {
      const tab = await browser.openReady(site.address, { init: noteViolations });
      await tab.evaluate(() => {
        const image = new Image();
        image.src = 'https://queens.invalid/picture.png';
      });
      await tab.until(() => /** @type {any} */ (window).violations.some((/** @type {string} */ each) => each.startsWith('img-src')));
      await tab.close();
    });

    test("the guide's minimum policy for hosts is enough, for counting too", async (t) => {
      const strict = await serveSiteWith({}, { 'Content-Security-Policy': `default-src 'none'; ${HEADERS.least}` });
      t.after(() => strict.close());
      const tab = await browser.openReady(`${strict.address}?lang=zh&n=8`, { ...LAPTOP, init: noteViolations });
      await tab.evaluate(() => window.queens.load({ lang: 'en' }));
      await controls(tab).click('tab', SAY.count);
      await atRest(tab);
      await controls(tab).click('button', SAY.count);
      const { name: result } = await controls(tab).find('listitem', 'n = 8');
      assert.match(result, /^n = 8: 92 = 92 /);
      await tab.press('ArrowRight');
      assert.equal(await tab.evaluate(() => window.queens.position()), 1);
      assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (window).violations), []);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });
  });
}
