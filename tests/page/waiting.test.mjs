// A frame makes no WebGL query, because the answer would wait for all pending drawing.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { controls, LAPTOP, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveSite } from './site.mjs';

const site = await serveSite();
after(() => site.close());

// Runs before the page's scripts: records the calls of WebGL.
function noteCalls() {
  const calls = /** @type {string[]} */ ([]);
  Object.assign(window, { calls });
  const context = /** @type {any} */ (WebGL2RenderingContext.prototype);
  for (const [name, { value: call }] of Object.entries(Object.getOwnPropertyDescriptors(context))) {
    if (typeof call !== 'function') continue;
    context[name] = function (/** @type {unknown[]} */ ...parameters) {
      calls.push(name);
      return call.apply(this, parameters);
    };
  }
}

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('play makes no WebGL query, whatever panel is open', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=12&speed=60&play=1`, { ...LAPTOP, init: noteCalls });
      await tab.evaluate(() => void (/** @type {any} */ (window).calls.length = 0));
      const on = controls(tab);
      const panels = [SAY.state, SAY.calls, SAY.solutions, SAY.statistics, SAY.log, SAY.count].map((title) => ['tab', title]);
      for (const [role, title] of panels) {
        const before = await tab.evaluate(() => window.queens.position());
        await on.click(role, title);
        await tab.until((before) => window.queens.position() > before + 20, before);
      }
      await on.click('button', SAY.programLanguage);
      await on.click('button', SAY.lineCounts);
      const calls = /** @type {string[]} */ (await tab.evaluate(() => /** @type {any} */ (window).calls));
      assert.ok(calls.includes('drawElements'), 'calls are noted');
      // The script knows by itself whether the context is lost.
      const questions = calls.filter((call) => /^(get|is|read|check|finish|clientWait)/.test(call) && call !== 'isContextLost');
      assert.deepEqual([...new Set(questions)], []);
      await tab.close();
    });
  });
}
