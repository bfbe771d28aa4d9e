// Frames in pages that require COEP `require-corp` of every frame: shown if the site sends the headers in the guide.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { controlsIn, LAPTOP, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveHost } from './host.mjs';
import { HEADERS, serveSiteWith } from './site.mjs';

const COEP = 'Cross-Origin-Embedder-Policy';
const CORP = 'Cross-Origin-Resource-Policy';
const host = await serveHost({ [COEP]: HEADERS.embedder });
const site = await serveSiteWith({}, { [COEP]: HEADERS.embedder, [CORP]: HEADERS.resource });
const bare = await serveSiteWith({}, { [COEP]: undefined, [CORP]: undefined });
const half = await serveSiteWith({}, { [COEP]: undefined, [CORP]: HEADERS.resource });
after(async () => {
  host.close();
  for (const each of [site, bare, half]) await each.close();
});

const { width, height } = LAPTOP;
const frame = (/** @type {string} */ address, attributes = '') =>
  `<iframe src="${address}?n=6&lang=en" ${attributes} style="width: ${width}px; height: ${height}px" title="Queens"></iframe>`;
const size = { width: width + 40, height: height + 80 };

/** Whether the frame shows the site's page. @param {import('./driver.mjs').Tab} tab */
async function hasBoard(tab) {
  const [inside] = await tab.frames(1);
  // A browser's own error page is inaccessible.
  return inside.evaluate(() => document.getElementById('canvas') !== null).catch(() => false);
}

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    for (const [kind, attributes] of [['a plain frame', ''], ['a frame sandboxed with allow-scripts alone', 'sandbox="allow-scripts"']]) {
      test(`${kind} with the headers is drawn and counts`, async () => {
        const tab = await browser.open(host.pageWith(frame(site.address, attributes)), size);
        assert.equal(await hasBoard(tab), true);
        const [inside] = await tab.frames(1);
        await tab.until(() => window.queens?.ready?.then(() => true), undefined, inside);
        const on = await controlsIn(tab, inside);
        await on.click('button', SAY.step);
        await tab.until(() => window.queens.position() === 1, undefined, inside);
        await on.click('tab', SAY.count);
        await on.click('button', SAY.count);
        const { name: result } = await on.find('listitem', 'n = 6');
        assert.match(result, /^n = 6: 4 = 4 \(A000170\), /);
        assert.deepEqual(tab.complaints, []);
        await tab.close();
      });
    }

    for (const [what, { address }] of /** @type {const} */ ([['any of the headers', bare], [COEP, half]])) {
      test(`without ${what} the browser shows no frame`, async () => {
        const tab = await browser.open(host.pageWith(frame(address)), size);
        // The host has loaded, with its frame or with an error page in its place.
        assert.equal(await hasBoard(tab), false);
        await tab.close();
      });
    }
  });
}
