// The memory of embedded boards, while visible and after scrolling them away.
import { serve } from '../../script/tools/serve.mjs';
import { launch } from '../page/driver.mjs';
import { servePages } from '../page/host.mjs';
import { memoryOf } from '../soak/processes.mjs';
import { median, table } from './table.mjs';

const BOARDS = 30;
const TIMES = 3;
// Unused memory is released some time later.
const SETTLED_MILLISECONDS = 5000;

const areAll = (/** @type {string} */ selector) =>
  Array.from(document.querySelectorAll('n-queens')).every((each) => each.shadowRoot?.querySelector(selector));
const isThere = (/** @type {number} */ i) => {
  const root = document.querySelectorAll('n-queens')[i].shadowRoot;
  return root?.querySelector('iframe') !== null && root?.querySelector('.poster') === null;
};

/**
 * Only in Chromium: a driven Firefox keeps the frames of a page as long as the page.
 * @param {string} dist the built site
 * @returns {Promise<string>} a chapter of the report, as Markdown
 */
export async function sleeping(dist) {
  const site = await serve(dist);
  const host = await servePages(() => {
    const boards = Array.from({ length: BOARDS }, (_, i) => `<n-queens n="8" step="${i + 1}" view="player" style="margin-bottom: 900px"></n-queens>`);
    return `<!doctype html><title>Boards</title><link rel="icon" href="data:,"><script type="module" src="${site.address}embed.js"></script>
      <body style="width: 640px">${boards.join('')}<div style="height: 3000px"></div>`;
  });
  const browser = await launch('chromium');
  /** Memory once nothing changes any more. @param {import('../page/driver.mjs').Tab} tab */
  const settled = async (tab) => {
    const session = await tab.page.context().newCDPSession(tab.page);
    await session.send('HeapProfiler.collectGarbage');
    await session.detach();
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MILLISECONDS));
    return memoryOf('chromium') / 2 ** 20;
  };
  /** @type {number[][]} */
  const [awake, asleep] = [[], []];
  /**
   * Memory after seeing each board and scrolling away from all.
   * @param {string} loading value of the attribute when each board is seen
   */
  async function scrolledThrough(loading) {
    const tab = await browser.open(host.address, { width: 800, height: 600 });
    const away = () => tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await away();
    await tab.until(areAll, '.poster');
    // All boards share the memory of the small module that drew the pictures.
    const before = await settled(tab);
    for (let board = 0; board < BOARDS; board++) {
      await tab.evaluate((/** @type {[number, string]} */ [i, loading]) => {
        const element = document.querySelectorAll('n-queens')[i];
        element.setAttribute('loading', loading);
        element.scrollIntoView();
      }, [board, loading]);
      await tab.until(isThere, board);
    }
    await away();
    await tab.until(areAll, loading === 'lazy' ? 'img.poster' : 'iframe');
    const after = await settled(tab);
    await tab.close();
    return { before, after };
  }
  for (let i = 0; i < TIMES; i++) {
    const { before, after } = await scrolledThrough('lazy');
    asleep.push((after - before) / BOARDS);
    awake.push(((await scrolledThrough('eager')).after - before) / BOARDS);
  }
  await browser.close();
  host.close();
  await site.close();
  return [
    '## Boards in a page',
    `Megabytes of all processes of Chromium for each of ${BOARDS} boards of the player's size, medians of ${TIMES}; the aim for one that sleeps is at most 1.`,
    table(['', 'MB'], [['kept as a frame', median(awake).toFixed(1)], ['scrolled away', median(asleep).toFixed(2)]]),
  ].join('\n\n');
}
