// The project in web/examples that uses bundlers other than Vite, built by each of them.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import load from '../../dist/queens.js';
import { serve } from '../../script/tools/serve.mjs';
import { launch } from '../page/driver.mjs';
import { emptyFolder, pack, project, ROOT, run } from '../package/packing.mjs';

const said = (/** @type {string} */ id) => document.getElementById(id)?.textContent;

describe('a bundle for a page', () => {
  /** @type {import('../page/driver.mjs').Browser} */
  let browser;
  /** @type {string} */
  let folder;
  before(async () => {
    const { tarball } = pack(path.join(emptyFolder('bundled-release'), 'release'));
    folder = project('bundled', tarball, path.join(ROOT, 'web/examples/bundlers'));
    browser = await launch('chromium');
  });
  after(() => browser.close());

  /** Builds and opens the project. @param {string} tool @param {string[]} [without] files not copied */
  async function open(tool, without = []) {
    rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
    const told = run(folder, 'bash', ['-c', `npm run ${tool} 2>&1`]);
    assert.doesNotMatch(told, /warning|unresolved|\[ERROR\]/i);
    for (const name of without) rmSync(path.join(folder, 'dist', name));
    const site = await serve(path.join(folder, 'dist'));
    after(site.close);
    return browser.open(site.address, { width: 1000, height: 900 });
  }

  for (const tool of ['webpack', 'esbuild', 'rollup']) {
    test(`${tool}: the searches, going far, counting in workers and the element`, async () => {
      const tab = await open(tool);
      const { Search } = await load();
      const ten = new Search('bitmask', 10);
      await tab.until((/** @type {string} */ wanted) => document.getElementById('events')?.textContent === wanted, String(ten.seek(Infinity)));
      ten.delete();
      await tab.until(() => document.getElementById('count')?.textContent !== '');
      // OEIS A000170
      assert.equal(await tab.evaluate(said, 'count'), '365596');
      const [frame] = await tab.frames(1);
      await tab.until(() => window.queens?.ready?.then(() => window.queens.position() === 5), undefined, frame);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });
  }

  test('without the files beside it, it names the missing file', async () => {
    const tab = await open('esbuild', ['queens.wasm', 'count-worker.js']);
    for (const id of ['events', 'count']) await tab.until((/** @type {string} */ id) => document.getElementById(id)?.textContent !== '', id);
    assert.match(await tab.evaluate(said, 'events') ?? '', /queens\.wasm could not be used: .*; it is looked for at http:.*\/queens\.wasm,/);
    assert.match(await tab.evaluate(said, 'count') ?? '', /no worker could be started to count: .*http:.*\/count-worker\.js/);
    await tab.close();
  });
});
