// Files that are fetched when something is asked for: one that is missing or cut is named, and can be tried again. It is
// not called a ban by the host, or a lack of memory.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { readLanguages } from '../../script/texts/languages.mjs';
import { controls, LAPTOP, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { serveSiteWith } from './site.mjs';
import { takeDown } from './taken.mjs';

const [{ share: SHARE, page: WORDS }] = readLanguages();

/** @type {Record<string, null | ((bytes: Buffer) => Buffer | string)>} */
const FAULTS = {
  missing: null,
  cut: (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2)),
  'a page': () => '<!doctype html><title>Not found</title>',
};
/** The faults of each file; the first one in every task that needs it, the other in one task. @type {Record<string, string[]>} */
const FAULTS_OF = {
  'queens.js': ['missing', 'a page'],
  'queens.wasm': ['missing', 'cut'],
  'share/gif-worker.js': ['missing', 'a page'],
  'count/count-worker.js': ['missing', 'cut'],
};

/** Runs in the page: presses a button by its text. */
const press = (/** @type {string} */ text) => {
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent === text);
  /** @type {HTMLElement | undefined} */ (button)?.click();
  return button !== undefined;
};
const isSaved = () => /** @type {any} */ (window).taken.saved.length > 0;

/** @typedef {import('./driver.mjs').Tab} Tab */
/**
 * What is asked for: its files, how, and whether it is there in the end.
 * @type {Record<string, { files: string[], query: string, ask: (tab: Tab) => Promise<void>, isThere: () => boolean }>}
 */
const TASKS = {
  'a picture': {
    files: ['queens.js', 'queens.wasm'],
    query: 'n=5',
    async ask(tab) {
      await tab.press('e');
      await tab.until(press, SHARE.svg);
    },
    isThere: isSaved,
  },
  'an animation': {
    files: ['share/gif-worker.js', 'queens.wasm'],
    query: 'n=4&from=0&to=6',
    async ask(tab) {
      await tab.press('e');
      await tab.until(() => document.querySelector('#share details'));
      await tab.evaluate(() => {
        const details = /** @type {HTMLDetailsElement} */ (document.querySelector('#share details'));
        details.open = true;
        const form = /** @type {HTMLSelectElement} */ (details.querySelector('select'));
        form.value = 'gif';
        form.dispatchEvent(new Event('change'));
      });
      await tab.until(press, SHARE.save);
    },
    isThere: isSaved,
  },
  'a chart': {
    files: ['queens.wasm', 'queens.js'],
    query: 'n=5&step=40',
    ask: (tab) => tab.press('f'),
    isThere: () => document.querySelector('#figures svg') !== null,
  },
  'a lesson': {
    files: ['queens.wasm', 'queens.js'],
    query: 'n=5&lesson=1',
    ask: async () => undefined,
    isThere: () => document.querySelector('#lesson h2') !== null,
  },
  'a count': {
    files: ['count/count-worker.js', 'queens.wasm', 'queens.js'],
    query: 'n=8&panels=count',
    ask: (tab) => controls(tab).click('button', SAY.count),
    isThere: () => document.getElementById('mirror')?.textContent?.includes('92') === true,
  },
};

describe('chromium', () => {
  /** @type {import('./driver.mjs').Browser} */
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  const had = new Set();
  for (const [name, { files, query, ask, isThere }] of Object.entries(TASKS)) {
    for (const file of files) {
      const faults = FAULTS_OF[file].slice(0, had.has(file) ? 1 : 2);
      had.add(file);
      for (const fault of faults) {
        test(`${name}, for which ${file} is ${fault}: the file is named, and it is there after another try`, async (t) => {
          const site = await serveSiteWith({ [file]: FAULTS[fault] });
          t.after(() => site.close());
          const tab = await browser.openReady(`${site.address}?lang=en&${query}`, { ...LAPTOP, init: takeDown });
          await ask(tab);
          await tab.until((named) => document.body.innerText.includes(named), file);
          const said = await tab.evaluate((named) => document.body.innerText.split('\n').filter((line) => line.includes(named)).join(' '), file);
          assert.doesNotMatch(said, /memory|allow|forbid|WebGL/i);
          assert.match(said, /could not be loaded|damaged/);
          site.repair();
          const retry = await tab.evaluate((labels) => labels.find((label) => [...document.querySelectorAll('button')].some((each) => each.textContent === label)), [WORDS.retry, 'Try again']);
          assert.ok(retry, 'there is a button that tries again');
          await tab.evaluate(() => Object.assign(window, { isOld: true }));
          await tab.evaluate(press, retry);
          // A module of the page is read again with the page, where it is asked for anew.
          if (file === 'queens.js' && name !== 'a count') {
            await tab.until(() => !('isOld' in window) && document.readyState === 'complete' && window.queens && !document.querySelector('dialog'));
            await tab.evaluate(() => window.queens.ready.then(() => true));
            await ask(tab);
          }
          await tab.until(isThere);
          await tab.close();
        });
      }
    }
  }
});
