// The lessons about articles in web/examples: their boards show the stated positions, their steps highlight lines,
// their questions can be answered, and both languages agree.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parse } from 'node-html-parser';
import { LAPTOP } from './controls.mjs';
import { launch } from './driver.mjs';
import { DIST, serveSite } from './site.mjs';
import { TEXTS } from './taught.mjs';

const ARTICLES = ['scan', 'count', 'rows', 'sets'];
const LANGUAGES = ['en', 'zh'];
const site = await serveSite();
after(() => site.close());
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const read = (/** @type {string} */ name) => readFileSync(path.join(DIST, name), 'utf8');
const fileOf = (/** @type {string} */ article, /** @type {string} */ language) => `examples/article-${article}${language === 'en' ? '' : `.${language}`}.html`;
const lessonOf = (/** @type {string} */ article) => JSON.parse(read(`examples/article-${article}.json`));
const SLIPS = JSON.parse(read('slips.json'));

/** @typedef {import('./driver.mjs').Tab} Tab */

// Runs in the page or in a frame.
const frameOf = (/** @type {number} */ i) => document.querySelectorAll('n-queens')[i].shadowRoot?.querySelector('iframe');
const isAt = (/** @type {{ variant: string, n: number, position: number, find: string, way: string }} */ wanted) => {
  const { queens } = window;
  const still = document.getElementById('still');
  return still?.hidden && queens?.n?.() === wanted.n && queens.variant() === wanted.variant && queens.position() === wanted.position
    && queens.find() === wanted.find && (queens.way() ?? '') === wanted.way;
};
const askedTitle = (/** @type {string} */ wanted) => document.querySelector('#lesson h2')?.textContent === wanted;

/** Scrolls to a board and returns its frame. @param {Tab} tab @param {number} i */
async function boardAt(tab, i) {
  await tab.evaluate((/** @type {number} */ i) => document.querySelectorAll('n-queens')[i].scrollIntoView({ block: 'center' }), i);
  await tab.until((/** @type {number} */ i) => document.querySelectorAll('n-queens')[i].shadowRoot?.querySelector('iframe') instanceof HTMLIFrameElement, i);
  return (await tab.page.evaluateHandle(frameOf, i)).contentFrame();
}

/**
 * Answers the question of a stop, in the frame.
 * @param {Tab} tab
 * @param {any} frame
 * @param {any} question
 * @param {string} language
 */
async function answer(tab, frame, question, language) {
  const words = JSON.parse(readFileSync(new URL(`../../src/text/languages/${language}.json`, import.meta.url), 'utf8')).lesson;
  await frame.evaluate(([question, give]) => {
    const card = /** @type {HTMLElement} */ (document.getElementById('lesson'));
    const press = (/** @type {Element | null | undefined} */ each) => /** @type {HTMLElement} */ (each).click();
    const button = () => press([...card.querySelectorAll('button')].find((each) => each.textContent?.includes(give)));
    const { kind, right, choices } = question;
    if (kind === 'choice') {
      press(card.querySelectorAll('[role="radio"]')[choices.findIndex((/** @type {any} */ each) => each.right)]);
      return;
    }
    if (kind === 'number') {
      const slider = /** @type {HTMLInputElement} */ (card.querySelector('input[type="range"]'));
      slider.value = String(right.is);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (kind === 'squares') {
      const n = window.queens.n();
      const cells = document.querySelectorAll('#mirror [role="gridcell"]');
      const squares = right.squares ?? Array.from({ length: n }, (_, col) => [right.attacked.row, col]);
      for (const [row, col] of squares) cells[row * n + col].dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      // Pressing a single square answers at once.
      if (squares.length === 1) return;
    } else if (kind === 'cells') {
      for (const name of ['cols[2]', 'diags1[2]', 'diags2[3]']) press(card.querySelector(`.cell[aria-label^="${name}:"], .cell[aria-label^="${name}："]`));
    } else if (kind === 'line') {
      press([...card.querySelectorAll('.line')].find((each) => each.textContent?.startsWith('while')));
      return;
    }
    button();
  }, [question, words.answer]);
  await tab.until(() => document.querySelector('#lesson .said.good') !== null, undefined, frame);
  return (/** @type {string} */ name) => frame.evaluate((/** @type {string} */ text) => {
    const found = [...document.querySelectorAll('#lesson button')].find((each) => each.textContent?.trim() === text);
    /** @type {HTMLElement} */ (found).click();
  }, words[name]);
}

describe('lessons on articles', () => {
  /** @type {import('./driver.mjs').Browser} */
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  for (const article of ARTICLES) {
    for (const language of LANGUAGES) {
      const answers = language === (article === 'rows' ? 'zh' : 'en');
      test(`${fileOf(article, language)}: boards are drawn where they say${answers ? ', each question is answered' : ''}, and the page keeps the rules`, async () => {
        const tab = await browser.open(site.address + fileOf(article, language), { ...LAPTOP, colorScheme: language === 'en' ? 'light' : 'dark' });
        const boards = await tab.evaluate(() => Array.from(document.querySelectorAll('n-queens'), (each) => Object.fromEntries(Array.from(each.attributes, ({ name, value }) => [name, value]))));
        assert.ok(boards.length >= 6);
        // Boards without texts are the same in both languages, and tests/guide/courses.test.mjs checks their positions.
        const plain = language === 'en' ? boards.findIndex((/** @type {any} */ each) => !each.lesson && !each['data-slips']) : -1;
        for (const [i, { variant = 'flag-arrays', n, step = '0', find = 'all', way = '', lesson, 'data-slips': slips, lang }] of boards.entries()) {
          assert.equal(lang, language);
          if (i !== plain && !lesson && !slips) continue;
          const frame = await boardAt(tab, i);
          if (lesson) {
            assert.equal(lesson, `article-${article}.json`);
            const { stops } = lessonOf(article);
            for (const [each, { title, question }] of (answers ? stops : stops.slice(0, 1)).entries()) {
              await tab.until(askedTitle, title[language].replaceAll('`', ''), frame);
              if (!answers) continue;
              // The offered lines belong to the version shown.
              if (question.kind === 'line') assert.equal(await frame.evaluate(() => document.getElementById('lesson')?.textContent?.includes('queens.pop()')), false);
              const press = await answer(tab, frame, question, language);
              if (each + 1 < stops.length) await press('next');
            }
          } else if (slips) {
            const [first] = slips.split(' ');
            await tab.until(askedTitle, SLIPS.stops.find((/** @type {any} */ { id }) => id === first).title[language].replaceAll('`', ''), frame);
          } else {
            await tab.until(isAt, { variant, n: Number(n), position: Number(step), find, way }, frame);
          }
        }
        assert.ok(boards.some((/** @type {any} */ { lesson }) => lesson));
        await tab.evaluate(axe);
        const found = await tab.evaluate(() => /** @type {any} */ (window).axe.run(document, { resultTypes: ['violations'], iframes: false }));
        assert.deepEqual(found.violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes[0].html}`), []);
        assert.deepEqual(tab.complaints, []);
        await tab.page.setViewportSize({ width: 390, height: 844 });
        assert.ok((await tab.evaluate(() => document.documentElement.scrollWidth)) <= 390, 'it fits a phone');
        await tab.close();
      });
    }

    test(`article-${article}: the languages have the same structure`, () => {
      const [en, zh] = LANGUAGES.map((language) => {
        const main = /** @type {import('node-html-parser').HTMLElement} */ (parse(read(fileOf(article, language)), { blockTextElements: {} }).querySelector('main'));
        const all = (/** @type {string} */ selector) => main.querySelectorAll(selector);
        return {
          elements: all('*').map(({ rawTagName }) => rawTagName).filter((name) => !['code', 'a', 'i'].includes(name)),
          boards: all('n-queens').map(({ attributes: { lang, title, ...rest } }) => rest),
          links: all('a').map(({ attributes: { href } }) => href.replace(/(\.zh)?\.html/, '').replace('/zh/', '/en/')),
          code: all('pre').map(({ text }) => text),
          numbers: all('.costs td').map(({ text }) => text),
        };
      });
      assert.ok(en.boards.length >= 6);
      assert.deepEqual(zh, en);
    });
  }

  test('a board with slips asks those that it names, in their order', async () => {
    const tab = await browser.open(site.address + fileOf('sets', 'en'), LAPTOP);
    const [which, ids] = await tab.evaluate(() => {
      const boards = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('n-queens')]);
      const at = boards.findIndex((each) => each.dataset.slips);
      return [at, boards[at].dataset.slips?.split(' ')];
    });
    const frame = await boardAt(tab, which);
    for (const [i, id] of ids.entries()) {
      const { title } = SLIPS.stops.find((/** @type {any} */ each) => each.id === id);
      await tab.until(askedTitle, title.en.replaceAll('`', ''), frame);
      if (i + 1 < ids.length) await frame.evaluate((/** @type {string} */ text) => /** @type {HTMLElement} */ ([...document.querySelectorAll('#lesson button')].find((each) => each.textContent?.includes(text))).click(), TEXTS.next);
    }
    assert.deepEqual(tab.complaints, []);
    await tab.close();
  });

  test('a step of an algorithm in prose lights its line, pointed at or come to by keys', async () => {
    const tab = await browser.open(`${site.address}examples/article-scan.html`, LAPTOP);
    for (const [selector, step, label] of /** @type {const} */ ([['n-queens[find="first"]', '3b', 'found'], ['n-queens[variant="explicit-stack"]', '7', 'record']])) {
      await tab.evaluate((/** @type {string} */ selector) => document.querySelector(selector)?.scrollIntoView(), selector);
      const position = await tab.evaluate(([label, step]) => {
        const row = [...document.querySelectorAll('tbody tr')].find((each) => each.querySelector('th')?.textContent === step && each.querySelector('a code')?.textContent === label);
        const link = /** @type {HTMLAnchorElement} */ (row?.querySelector('a'));
        if (label === 'found') link.focus({ preventScroll: true });
        else row?.dispatchEvent(new PointerEvent('pointerenter'));
        return Number(new URL(link.href).searchParams.get('step'));
      }, [label, step]);
      await tab.until(async ([selector, position, label]) => {
        const board = /** @type {any} */ (document.querySelector(selector));
        return (await board.position()) === position && (await board.lines()).includes(label);
      }, [selector, position, label]);
    }
    assert.deepEqual(tab.complaints, []);
    await tab.close();
  });
});
