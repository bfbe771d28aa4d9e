// The projects in web/examples that need large tools: installed at the versions that they name, built like their
// authors would, and opened in a browser. Run by script/hosts, not by script/test.
import assert from 'node:assert/strict';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { serve } from '../../../script/tools/serve.mjs';
import { emptyFolder, pack, ROOT, run } from '../../package/packing.mjs';
import { launch } from '../../page/driver.mjs';

/** @typedef {import('../../page/driver.mjs').Tab} Tab */

/**
 * @typedef {object} Host
 * @property {string} [example] folder in web/examples, if its name differs
 * @property {string} [command] builds it
 * @property {string} built folder of the result
 * @property {string} [site] place for the boards' site, unless a package contains it
 * @property {string} [page] with a board
 * @property {string} [link] in the first page, leads to `page`
 * @property {string} [counts] element with the number of solutions for fourteen queens
 * @property {string} [turn] key that turns to the page
 */

/** @satisfies {Record<string, Host>} */
const HOSTS = {
  next: { built: 'out', page: 'count/', link: 'a[href="/count/"]', counts: 'output' },
  docusaurus: { built: 'build', page: 'backtracking/', link: 'main a[href="/backtracking/"]' },
  eleventy: { built: '_site' },
  marp: { built: 'built', turn: 'ArrowRight' },
  parcel: { example: 'bundlers', command: 'npm run parcel', built: 'dist', counts: '#count' },
  hugo: { command: 'hugo --quiet', built: 'public', site: 'static/queenscope' },
};

const NAMES = [...Object.keys(HOSTS), 'myst'];
const chosen = process.env.HOSTS?.split(' ') ?? NAMES;
for (const name of chosen) assert.ok(NAMES.includes(name), `no host is called ${name}; there are: ${NAMES.join(', ')}`);

/** The board's position is 5, and the page around it has not changed its style. */
async function standsAtFive(/** @type {Tab} */ tab) {
  const [frame] = await tab.frames(1);
  await tab.until(() => window.queens?.ready?.then(() => window.queens.position() === 5 && window.queens.variant() === 'bitmask'), undefined, frame);
}

/** Pages of these tools request some files of their own that do not exist. @param {Tab} tab */
const complaintsOf = ({ complaints }) => complaints.filter((/** @type {string} */ each) => !each.includes('404'));

describe('pages of other programs', { concurrency: false }, () => {
  /** @type {import('../../page/driver.mjs').Browser} */
  let browser;
  /** @type {string} */
  let tarball;
  before(async () => {
    ({ tarball } = pack(path.join(emptyFolder('apart-release'), 'release')));
    browser = await launch('chromium');
  });
  after(() => browser.close());

  /** @param {string} name @param {Host} host @returns {string} the folder of the result */
  function build(name, { example = name, command = 'npm run build', built, site }) {
    const folder = emptyFolder(`apart-${name}`);
    cpSync(path.join(ROOT, 'web/examples', example), folder, { recursive: true });
    const file = path.join(folder, 'package.json');
    if (existsSync(file)) {
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, queenscope: `file:${tarball}` } }));
      run(folder, 'npm', ['install', '--no-audit', '--no-fund']);
    }
    if (site) cpSync(path.join(ROOT, 'dist'), path.join(folder, site), { recursive: true });
    run(folder, 'bash', ['-c', command]);
    return path.join(folder, built);
  }

  for (const name of chosen.filter((each) => each in HOSTS)) {
    const host = /** @type {Host} */ (HOSTS[/** @type {keyof typeof HOSTS} */ (name)]);
    test(name, async () => {
      const site = await serve(build(name, host));
      after(site.close);
      const { page = '', link, counts, turn } = host;
      const tab = await browser.open(site.address + page, { width: 1000, height: 900 });
      if (turn) await tab.press(turn);
      await standsAtFive(tab);
      if (counts) {
        // A000170
        await tab.until((/** @type {string} */ selector) => document.querySelector(selector)?.textContent === '365596', counts);
      }
      assert.deepEqual(complaintsOf(tab), []);
      await tab.close();
      if (!link) return;
      const from = await browser.open(site.address, { width: 1000, height: 900 });
      await from.until((/** @type {string} */ selector) => {
        const found = /** @type {HTMLElement | null} */ (document.querySelector(selector));
        found?.click();
        return found;
      }, link);
      await standsAtFive(from);
      assert.deepEqual(complaintsOf(from), []);
      await from.close();
    });
  }

  if (chosen.includes('myst')) {
    test('myst', () => {
      // A remote theme renders the pages from this file, and may be unreachable.
      const folder = build('myst', { command: 'npm run build || true', built: '_build/site/content' });
      const content = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'));
      /** @type {(node: any) => any[]} */
      const all = (node) => [node, ...(node.children ?? []).flatMap(all)];
      const frames = all(content.mdast).filter(({ type }) => type === 'iframe');
      assert.deepEqual(frames.map(({ src }) => src), ['https://your.host/queenscope/?view=player&variant=bitmask&n=6&step=5&lang=en']);
    });
  }
});
