// A page that the browser suspends (in Firefox for Back, in Chromium by freezing) continues as if nothing had happened.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { inEach } from './engines.mjs';
import { controls, LAPTOP, pictureAtRest, SAY } from './controls.mjs';
import { servePages } from './host.mjs';
import { patient } from './patient.mjs';
import { serveSiteWith } from './site.mjs';

// A page that must not be stored is not suspended either.
const site = await serveSiteWith({}, { 'Cache-Control': undefined });
const host = await servePages(() => `<!doctype html><html lang="en"><title>A host</title><link rel="icon" href="data:,">
  <script type="module" src="${site.address}embed.js"></script><n-queens variant="bitmask" n="6" step="9" view="player"></n-queens>`);
after(() => {
  host.close();
  return site.close();
});

// Runs before the page's scripts: records that the page was suspended and resumed.
function noteReturn() {
  document.addEventListener('resume', () => Object.assign(window, { returned: true }));
  addEventListener('pageshow', ({ persisted }) => persisted && Object.assign(window, { returned: true }));
}

// Runs before the page's scripts: records that workers count. While their scripts load, Firefox does not suspend a
// page.
function noteCounting() {
  window.Worker = class extends Worker {
    /** @param {string | URL} script @param {WorkerOptions} [options] */
    constructor(script, options) {
      super(script, options);
      if (String(script).includes('count')) this.addEventListener('message', () => Object.assign(window, { counting: true }));
    }
  };
}

/** Suspends a page and resumes it. @param {import('./driver.mjs').Tab} tab */
async function putAside({ page, until, evaluate }) {
  if ('browsingContext' in page.mainFrame()) {
    await evaluate((/** @type {string} */ other) => void (location.href = other), `${site.address}licences/queenscope.txt`);
    await until(() => location.pathname.endsWith('.txt'));
    await page.mainFrame().browsingContext.traverseHistory(-1);
  } else {
    const device = await page.createCDPSession();
    const { windowId } = await device.send('Browser.getWindowForTarget');
    const show = (/** @type {string} */ windowState) => device.send('Browser.setWindowBounds', { windowId, bounds: { windowState } });
    await show('minimized');
    await until(() => document.hidden);
    await device.send('Page.setWebLifecycleState', { state: 'frozen' });
    await device.send('Page.setWebLifecycleState', { state: 'active' });
    await show('normal');
  }
  await until(() => 'returned' in window && !document.hidden);
  await evaluate(() => void Reflect.deleteProperty(window, 'returned'));
}

inEach((browser) => {
  test('play continues, a count finishes, and a far seek arrives', async () => {
    const tab = await browser().openReady(`${site.address}?n=17&panels=count&speed=8&play=1&lang=en`, { ...LAPTOP, init: [noteReturn, noteCounting] });
    await controls(tab).press('button', SAY.count, 'Enter');
    await tab.until(() => 'counting' in window);
    await putAside(tab);
    const then = await tab.evaluate(() => window.queens.position());
    await tab.until((then) => window.queens.position() > then, then);
    assert.match((await controls(tab).find('listitem', 'n = 17')).name, /^n = 17: 95,815,104 = 95,815,104 /);
    await tab.evaluate(() => void window.queens.seek(3e8).then(() => Object.assign(window, { arrived: true })));
    await putAside(tab);
    await tab.until(() => 'arrived' in window);
    assert.equal(await tab.evaluate(() => window.queens.position()), 3e8);
    assert.deepEqual(tab.complaints, []);
    await tab.close();
  });

  test('it draws as before, even if its graphics device was lost meanwhile', async () => {
    const tab = await browser().openReady(`${site.address}?n=6&step=40&lang=en`, { ...LAPTOP, init: [noteReturn, patient] });
    const picture = await pictureAtRest(tab);
    await tab.evaluate(() => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
      const device = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      Object.assign(window, { device });
      device?.loseContext();
    });
    await putAside(tab);
    await tab.until(() => document.body.innerText.includes('The graphics device was lost.'));
    await tab.evaluate(() => /** @type {any} */ (window).device.restoreContext());
    await tab.until(() => !document.body.innerText.includes('The graphics device was lost.'));
    assert.ok((await pictureAtRest(tab)).equals(picture), 'the same picture as before');
    await tab.press('ArrowRight');
    await tab.until(() => window.queens.position() === 41);
    await tab.close();
  });

  test('an embedded board obeys commands before and after', async () => {
    const tab = await browser().open(host.address, { width: 700, height: 500, init: noteReturn });
    await tab.until(() => customElements.get('n-queens') !== undefined);
    const step = () => tab.evaluate(() => /** @type {any} */ (document.querySelector('n-queens')).step());
    const first = await step();
    await putAside(tab);
    assert.notDeepEqual(await step(), first);
    assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (document.querySelector('n-queens')).back()), first);
    assert.deepEqual(tab.complaints, []);
    await tab.close();
  });
}, true);
