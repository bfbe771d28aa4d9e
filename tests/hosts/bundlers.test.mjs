// The projects in web/examples that use a bundler, built with the package and opened in a browser.
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createServer } from 'vite';
import load from '../../dist/queens.js';
import { serve } from '../../script/tools/serve.mjs';
import { launch } from '../page/driver.mjs';
import { emptyFolder, pack, project, ROOT, run } from '../package/packing.mjs';

/** The position of the element's board, read in its frame. */
const position = () => window.queens?.position?.();

describe('a project with a bundler', () => {
  /** @type {import('../page/driver.mjs').Browser} */
  let browser;
  /** @type {string} */
  let tarball;
  before(async () => {
    ({ tarball } = pack(path.join(emptyFolder('bundlers-release'), 'release')));
    browser = await launch('chromium');
  });
  after(() => browser.close());

  /**
   * Builds a project and opens the result.
   * @param {string} name of the tool, and of its folder in web/examples
   * @param {string} built folder of the result
   */
  async function openBuilt(name, built) {
    const folder = project(name, tarball, path.join(ROOT, 'web/examples', name));
    const said = run(folder, 'bash', ['-c', 'npm run build 2>&1']);
    assert.doesNotMatch(said, /externalized for browser compatibility/);
    const site = await serve(path.join(folder, built));
    after(site.close);
    const tab = await browser.open(site.address, { width: 1000, height: 900 });
    const [frame] = await tab.frames(1);
    await tab.until(() => window.queens?.ready?.then(() => true), undefined, frame);
    return { tab, frame };
  }

  test('Vite: the element, its pictures, the searches and the counting are in its bundle', async () => {
    const { tab, frame } = await openBuilt('vite', 'dist');
    const shows = (/** @type {string} */ id, /** @type {string} */ text) =>
      tab.until(([id, text]) => document.getElementById(id)?.textContent === text, [id, text]);
    const { Search } = await load();
    await shows('said', 'Event 5');
    await tab.evaluate(() => document.querySelector('button')?.click());
    const six = new Search('bitmask', 6);
    six.runTo('solution');
    await shows('said', `Event ${six.position()}`);
    assert.equal(await frame.evaluate(position), six.position());
    assert.deepEqual(await frame.evaluate(() => window.queens.queens()), six.queens());
    const board = await tab.evaluate(() => /** @type {any} */ (document.querySelector('n-queens')).seek(6));
    assert.deepEqual(board, { kind: 'place', row: 2, col: 4 });
    six.delete();

    const ten = new Search('bitmask', 10);
    ten.runTo('solution');
    await shows('events', String(ten.position()));
    ten.delete();
    // OEIS A000170
    await shows('count', '365596');

    // Outside the visible area, the bundled module draws a board.
    await tab.evaluate(() => {
      const board = document.createElement('n-queens');
      for (const [name, value] of Object.entries({ id: 'far', n: '5', step: '40', view: 'board' })) board.setAttribute(name, value);
      board.style.marginTop = '5000px';
      document.body.append(board);
    });
    const five = new Search('flag-arrays', 5);
    five.seek(40);
    const drawn = await tab.until(() => document.getElementById('far')?.shadowRoot?.querySelectorAll('.poster .queen').length);
    assert.equal(drawn, five.queens().length);
    five.delete();
    assert.deepEqual(tab.complaints, []);
    await tab.close();
  });

  test('Vite: it works in development mode', async () => {
    const folder = project('vite-dev', tarball, path.join(ROOT, 'web/examples/vite'));
    run(folder, 'npm', ['run', 'queenscope']);
    const server = await createServer({ root: folder, logLevel: 'silent', server: { host: '127.0.0.1' } });
    after(() => server.close());
    await server.listen();
    const tab = await browser.open(server.resolvedUrls?.local[0] ?? '');
    for (const id of ['said', 'events', 'count']) {
      await tab.until((/** @type {string} */ id) => /\d/.test(document.getElementById(id)?.textContent ?? ''), id);
    }
    assert.deepEqual(tab.complaints, []);
    await tab.close();
  });

  test('VitePress: the notes use the search, and move the board to its solutions', async () => {
    const { tab, frame } = await openBuilt('vitepress', '.vitepress/dist');
    const { Search } = await load();
    const search = new Search('bitmask', 6);
    const solutions = [];
    while (search.runTo('solution')) solutions.push(search.position());
    search.delete();
    const said = () => document.querySelector('main')?.innerText.match(/\d+/g)?.map(Number);
    assert.deepEqual(await tab.evaluate(said), [solutions.length, ...solutions]);
    assert.equal(await frame.evaluate(position), 5);
    await tab.evaluate(() => document.querySelectorAll('main button')[2].click());
    await tab.until((/** @type {number} */ wanted) => window.queens.position() === wanted, solutions[2], frame);
    assert.deepEqual(tab.complaints, []);
    await tab.close();
  });

  test('VitePress: a page reached by a link has its board in place, and so has the page after Back', async () => {
    const { tab, frame } = await openBuilt('vitepress', '.vitepress/dist');
    const follow = (/** @type {string} */ text) => [...(/** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('main a')))].find((link) => link.textContent === text)?.click();
    await tab.evaluate(follow, 'a dead end');
    await tab.until(() => document.querySelector('main h1')?.textContent?.startsWith('A dead end'));
    await tab.until(() => document.querySelector('n-queens')?.shadowRoot?.querySelector('iframe'));
    const [second] = (await tab.frames(1)).filter((/** @type {unknown} */ each) => each !== frame);
    assert.ok(second, 'it is another board');
    await tab.until(() => window.queens?.position?.() === 11 && window.queens.n() === 4, undefined, second);
    await tab.evaluate(follow, 'the solutions');
    await tab.until(() => document.querySelector('main h1')?.textContent?.startsWith('Queens in VitePress'));
    await tab.until(() => document.querySelector('n-queens')?.shadowRoot?.querySelector('iframe'));
    const [third] = await tab.frames(1);
    await tab.until(() => window.queens?.position?.() === 5 && window.queens.n() === 6, undefined, third);
    assert.deepEqual(tab.complaints, []);
    await tab.close();
  });
});
