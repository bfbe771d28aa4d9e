// A board among elements created by React, Vue and Preact, opened by a link: properties become attributes, and calls
// reach its methods, whether the board's script loads before or after.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { launch } from '../page/driver.mjs';
import { servePages } from '../page/host.mjs';
import { serveSite } from '../page/site.mjs';

/** Each shows a board with the attributes passed to `window.show`, which is called again with other ones. */
const FRAMEWORKS = {
  React: `
    import { createElement } from 'react';
    import { flushSync } from 'react-dom';
    import { createRoot } from 'react-dom/client';
    const root = createRoot(document.body);
    window.show = (given) => flushSync(() => root.render(createElement('n-queens', given)));`,
  Vue: `
    import { h, render } from 'vue';
    window.show = (given) => render(h('n-queens', given), document.body);`,
  Preact: `
    import { h, render } from 'preact';
    window.show = (given) => render(h('n-queens', given), document.body);`,
};

const site = await serveSite();
const browser = await launch('chromium');
after(async () => {
  await browser.close();
  await site.close();
});

/** @param {string} contents a module @returns {Promise<string>} one classic script including its imports */
async function bundled(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true, minify: true, write: false, format: 'iife', legalComments: 'none', logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', __VUE_OPTIONS_API__: 'true', __VUE_PROD_DEVTOOLS__: 'false', __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false' },
  });
  return outputFiles[0].text.replaceAll('</script', '<\\/script');
}

const attributes = () => {
  const board = document.querySelector('n-queens');
  return Object.fromEntries(Array.from(board?.attributes ?? [], ({ name, value }) => [name, value]));
};
const show = (/** @type {object} */ given) => /** @type {any} */ (window).show(given);
const know = (/** @type {string} */ script) => import(script).then(() => undefined);

for (const [name, source] of Object.entries(FRAMEWORKS)) {
  describe(name, async () => {
    const script = await bundled(source);
    const host = await servePages(() => `<!doctype html><html lang="en"><title>A host</title><link rel="icon" href="data:,"><body></body><script>${script}</script></html>`);
    after(() => host.close());

    for (const order of ['before', 'after']) {
      test(`attributes are applied when the script loads ${order} the board`, async () => {
        const tab = await browser.open(host.address);
        if (order === 'before') await tab.evaluate(know, `${site.address}embed.js`);
        await tab.evaluate(show, { n: 6, step: 40, play: 0, loop: true, loading: 'eager', narration: 0 });
        if (order === 'after') await tab.evaluate(know, `${site.address}embed.js`);
        const [frame] = await tab.frames(1);
        await tab.until(() => window.queens?.position?.() === 40, undefined, frame);
        const given = await tab.evaluate(attributes);
        // A framework that does not know the element yet writes true as HTML does.
        assert.deepEqual(given, { n: '6', step: '40', play: '0', loop: given.loop || '', loading: 'eager', narration: '0' });
        await tab.evaluate(show, { n: 6, step: 12, loading: 'eager', theme: 'dark' });
        await tab.until(() => {
          const query = new URLSearchParams(location.search);
          return query.get('step') === '12' && query.get('theme') === 'dark' && !query.has('loop') && !query.has('narration');
        }, undefined, frame);
        assert.deepEqual(await tab.evaluate(attributes), { n: '6', step: '12', loading: 'eager', theme: 'dark' });
        const [event, position] = await tab.evaluate(async () => {
          const board = /** @type {any} */ (document.querySelector('n-queens'));
          return [await board.step(), await board.position()];
        });
        assert.equal(typeof event.kind, 'string');
        assert.equal(position, 13);
        assert.deepEqual(tab.complaints, []);
        await tab.close();
      });
    }
  });
}
