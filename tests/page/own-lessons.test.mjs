// Lessons by other authors: faults are shown and can be closed, answers carry their stop, and students continue at
// their last stop.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { PARAMETERS } from '../../web/contract/table.js';
import { pack } from '../../web/program/link.js';
import { LAPTOP } from './controls.mjs';
import { launch } from './driver.mjs';
import { serveHost } from './host.mjs';
import { patient } from './patient.mjs';
import { serveSite, serveSiteWith } from './site.mjs';
import { answers, buttonWith, LESSON, TEXTS, title } from './taught.mjs';

const SCHEMA = JSON.parse(readFileSync(new URL('../../web/lesson/lesson.schema.json', import.meta.url), 'utf8'));
const site = await serveSite();
const host = await serveHost();
after(() => Promise.all([site.close(), host.close()]));

const en = (/** @type {string} */ text) => ({ en: text });
const choices = (/** @type {string} */ text) => ({ kind: 'choice', text: en(text), choices: [{ id: 'x', text: en('X'), right: true }, { id: 'y', text: en('Y') }], why: en('So.') });
const OWN = { lesson: 1, title: en('Mine'), stops: [
  { id: 'one', title: en('One'), show: { n: 6, step: 12 }, text: en('Look.'), question: choices('First?'), second: { text: en('Again.'), question: choices('Second?') } },
  { id: 'two', title: en('Two'), show: { variant: 'explicit-stack', n: 6, step: 21 }, text: en('Look.'),
    question: { kind: 'cells', text: en('Which changes?'), of: ['stack', 'row', 'col'], right: { changed: ['stack', 'row', 'col'] }, why: en('So.') } },
  { id: 'three', title: en('Three'), show: { n: 6, step: 12 }, text: en('Look.'), question: { kind: 'number', text: en('How many?'), from: 100, to: 120, tolerance: 1, right: { is: 109 }, why: en('So.') } },
] };
const addressOf = (/** @type {unknown} */ lesson) => `data:application/json,${encodeURIComponent(JSON.stringify(lesson))}`;
const isAt = (/** @type {string} */ wanted) => document.querySelector('#lesson h2')?.textContent === wanted;
const told = (/** @type {any[]} */ list) => list.map(({ stop, id, question, answer, right, tries, shown, skipped }) => [stop, id, question, answer, right, tries, shown ?? skipped ?? null]);

describe('lessons by others', () => {
  /** @type {import('./driver.mjs').Browser} */
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  /** @param {string} attributes of an element */
  async function openElement(attributes) {
    const html = `<script type="module" src="${site.address}embed.js"></script><n-queens ${attributes} lang="en" loading="eager" style="display:block;height:700px"></n-queens>`;
    const tab = await browser.open(host.pageWith(html), { ...LAPTOP, init: patient });
    await tab.evaluate(() => {
      Object.assign(window, { answers: [], errors: [] });
      document.addEventListener('answer', (event) => /** @type {any} */ (window).answers.push(/** @type {CustomEvent} */ (event).detail));
      document.addEventListener('error', (event) => event instanceof CustomEvent && /** @type {any} */ (window).errors.push(event.detail.message));
    });
    const [frame] = await tab.frames(1);
    return { tab, frame };
  }
  /** @param {string} query @param {unknown} lesson @param {string | number} [stop] */
  async function openWith(query, lesson, stop) {
    const tab = await browser.openReady(`${site.address}?lang=en&${query}`, LAPTOP);
    await tab.evaluate(() => {
      Object.assign(window, { answers: [] });
      window.queens.on('answer', (/** @type {any} */ answer) => /** @type {any} */ (window).answers.push(answer));
    });
    return { tab, error: await begin(tab, lesson, stop) };
  }
  /** @param {import('./driver.mjs').Tab} tab @param {unknown} lesson @param {string | number} [stop] @returns {Promise<string | null>} the message of its error */
  const begin = (tab, lesson, stop) =>
    tab.evaluate(([given, at]) => window.queens.lesson(given, at ?? undefined).then(() => null, (/** @type {Error} */ { message }) => message), [lesson, stop ?? null]);

  test('a stop that shows what no search has is reported with its field, and the message can be closed', async () => {
    const tab = await browser.openReady(`${site.address}?lang=en&n=5`, LAPTOP);
    for (const [show, expected] of /** @type {[object, string][]} */ ([
      [{ n: 33 }, 'stop 1, show, n must be a whole number from 1 to 32; got 33'],
      [{ variant: 'x' }, 'stop 1, show, variant must be one of'],
      [{ n: 6, step: 1.5 }, 'stop 1, show, step must be a whole number of at least 0; got 1.5'],
      [{ n: 16, step: 1e12 }, 'stop 1, show, step must be at most 100000000 in a lesson; got 1000000000000'],
      [{ n: 4, step: 5000 }, 'stop 1, show, step must be at most'],
    ])) {
      const error = await begin(tab, { ...OWN, stops: [{ ...OWN.stops[0], show }, OWN.stops[1]] });
      assert.ok(error?.startsWith(expected), error ?? `accepted: ${expected}`);
      assert.equal(await tab.evaluate(() => document.querySelector('#lesson-trouble li')?.textContent), error);
      assert.equal(await tab.evaluate(() => document.getElementById('lesson')), null, 'there is no card');
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#lesson-trouble header button')).click());
      await tab.until(() => document.getElementById('lesson-trouble') === null);
      assert.deepEqual(await tab.evaluate(() => [window.queens.n(), window.queens.position()]), [5, 0], 'the board is as it was');
    }
    assert.deepEqual(tab.complaints, []);
    await tab.close();
  });

  test('values that are not JSON are faults with a field too', async () => {
    const tab = await browser.openReady(`${site.address}?lang=en&n=5`, LAPTOP);
    const messages = await tab.evaluate(async (own) => {
      const cyclic = structuredClone(own);
      cyclic.stops[0].text = cyclic;
      const bad = [{ ...own, title: 7n }, { ...own, title: Symbol('s') }, cyclic, { ...own, get stops() { throw new Error('no'); } }];
      const all = [];
      for (const each of bad) all.push(await window.queens.lesson(each).then(() => 'accepted', (/** @type {Error} */ { message }) => message));
      return all;
    }, OWN);
    assert.match(messages.join('\n'), /^title must be JSON.*\ntitle must be JSON.*\nstop 1, text must be JSON.*\nthe lesson could not be read; got "no"$/s);
    await tab.close();
  });

  test('an element reports all faults of its lesson at once', async () => {
    const { tab, frame } = await openElement(`lesson="${addressOf({ ...OWN, stops: [{ ...OWN.stops[0], show: { n: 40 } }, { ...OWN.stops[1], title: 'Two' }] })}"`);
    await tab.until(() => document.querySelectorAll('#lesson-trouble li').length === 2, undefined, frame);
    const [message] = /** @type {string[]} */ (await tab.until(() => (/** @type {any} */ (window).errors.length > 0 ? /** @type {any} */ (window).errors : undefined)));
    assert.match(message, /^stop 1, show, n must .*\nstop 2, title must /);
    await tab.close();
  });

  test('the page accepts exactly the values that a lesson may show', async () => {
    const { properties } = SCHEMA.$defs.shown;
    assert.deepEqual(Object.keys(properties).sort(), Object.keys(PARAMETERS).filter((name) => name !== 'predict').sort(), 'add each parameter to `shown` in lesson.schema.json');
    const tab = await browser.openReady(`${site.address}?lang=en&n=4`, LAPTOP);
    for (const [name, { $ref, ...own }] of Object.entries(properties)) {
      const rule = $ref ? SCHEMA.$defs[$ref.replace('#/$defs/', '')] : own;
      const values = rule.enum ?? (name === 'panels' ? rule.pattern.slice(2, rule.pattern.indexOf(')')).split('|') : []);
      for (const value of values) {
        // Not every search supports every value.
        const complaints = await tab.evaluate(async ([each, its]) => {
          const all = [];
          for (const variant of ['flag-arrays', 'bitmask', 'permutations', 'forward-checking', 'min-conflicts']) {
            const find = variant === 'min-conflicts' ? 'first' : 'all';
            all.push((await window.queens.load({ variant, find, [each]: its })).length);
          }
          return all;
        }, [name, value]);
        assert.ok(complaints.includes(0), `${name}=${value}`);
      }
      if (values.length === 0 || values.includes(1)) continue;
      const [{ accepted }] = await tab.evaluate((each) => window.queens.load({ lang: 'en' }).then(() => window.queens.load({ [each]: 'nonsense' })), name);
      for (const value of accepted.replace(/^.*one of /, '').split(', ')) assert.ok(values.includes(value), `${name}=${value} is missing in lesson.schema.json`);
    }
    await tab.close();
  });

  test('answers, answers that are shown and questions that are left have the stop’s id', async () => {
    const { tab } = await openWith('n=5', OWN);
    await tab.until(isAt, 'One');
    await tab.evaluate(buttonWith, 'Y');
    await tab.evaluate(buttonWith, TEXTS.next);
    await tab.until(() => document.getElementById('question')?.textContent === 'Second?');
    await tab.evaluate(buttonWith, TEXTS.showAnswer);
    await tab.until(() => document.querySelector('#lesson .choice.right') !== null);
    await tab.evaluate(buttonWith, TEXTS.next);
    await tab.until(isAt, 'Two');
    await tab.evaluate(buttonWith, TEXTS.next);
    await tab.until(isAt, 'Three');
    const set = (/** @type {string} */ value) => {
      const slider = /** @type {HTMLInputElement} */ (document.querySelector('#lesson input[type="range"]'));
      slider.value = value;
      slider.dispatchEvent(new Event('input'));
    };
    for (const value of ['107', '108']) {
      await tab.evaluate(set, value);
      await tab.evaluate(buttonWith, TEXTS.answer);
      await tab.until((count) => /** @type {any} */ (window).answers.length >= count, value === '107' ? 5 : 6);
    }
    await tab.evaluate(buttonWith, TEXTS.lookBack);
    await tab.until(() => document.querySelector('#lesson .ways') !== null);
    assert.deepEqual(told(await tab.evaluate(answers)), [
      [1, 'one', 1, 'y', false, 1, null],
      [1, 'one', 1, null, false, 1, true],
      [1, 'one', 2, null, false, 0, true],
      [2, 'two', 1, null, false, 0, true],
      [3, 'three', 1, 107, false, 1, null],
      [3, 'three', 1, 108, true, 2, null],
    ]);
    const given = await tab.evaluate(answers);
    assert.deepEqual(given.map((/** @type {any} */ { shown, skipped }) => [shown, skipped]).slice(1, 4), [[undefined, true], [true, undefined], [undefined, true]]);
    assert.deepEqual(tab.complaints, []);
    await tab.close();
  });

  test('a stack in a question is shown as in Variables, and the cells that the next event makes can be chosen', async () => {
    const { tab } = await openWith('n=5', OWN, 'two');
    await tab.until(isAt, 'Two');
    const cells = await tab.evaluate(() => Array.from(document.querySelectorAll('#lesson .cell'), (cell) => [cell.getAttribute('aria-label')?.split(':')[0], cell.querySelector('code')?.textContent]));
    const queens = await tab.evaluate(() => window.queens.queens());
    assert.deepEqual(cells[0], ['stack', queens.map((square) => `(${square.join(', ')})`).join(' ')]);
    await tab.close();
  });

  test('a lesson begins at the stop that is named, by its id or number', async () => {
    const own = await browser.openReady(`${site.address}?lang=en&n=5`, LAPTOP);
    for (const [lesson, stop, expected] of /** @type {[unknown, string | number, string][]} */ ([[OWN, 'three', 'Three'], [OWN, 2, 'Two'], ['queens', 'dead-end', LESSON.stops.find((/** @type {any} */ { id }) => id === 'dead-end')?.title.en ?? LESSON.stops[0].title.en]])) {
      assert.equal(await begin(own, lesson, stop), null);
      assert.equal(await own.evaluate(title), expected);
    }
    assert.equal(await begin(own, OWN, 'four'), null);
    assert.equal(await own.evaluate(() => document.querySelector('#lesson .after')?.textContent), TEXTS.badStop.replace('{stop}', 'four').replace('{stops}', '3'));
    await own.close();
    const { tab, frame } = await openElement(`lesson="${addressOf(OWN)}" stop="three"`);
    await tab.until(isAt, 'Three', frame);
    await tab.evaluate(() => document.querySelector('n-queens')?.setAttribute('stop', '2'));
    await tab.until(isAt, 'Two', frame);
    await tab.close();
    const page = await browser.openReady(`${site.address}?lang=en&lesson=broken&stop=3`, LAPTOP);
    await page.until(() => document.querySelector('#lesson .place')?.textContent?.startsWith('Stop 3 of'));
    await page.close();
  });

  for (const [attributes, expected, other] of /** @type {[string, string, [name: string, value: string, expected: string]][]} */ ([
    ['lesson="broken"', 'broken', ['lesson', 'practice', 'practice']],
    ['quiz="exit"', 'exit', ['quiz', 'slips', 'slips']],
    ['hand', 'hand', ['lesson', '2', 'queens']],
    ['hand="1" n="5"', 'hand', ['quiz', 'exit', 'exit']],
    ['tour="3"', 'tour', ['lesson', '2', 'queens']],
  ])) {
    test(`<n-queens ${attributes}> begins ${expected}, and ${other[2]} once ${other[0]} is ${other[1]}`, async () => {
      const { tab } = await openElement(attributes);
      const kept = async (/** @type {string} */ wanted) => {
        await tab.until(async (name) => {
          const board = /** @type {any} */ (document.querySelector('n-queens'));
          return new URLSearchParams(await board.getState()).get('lesson') === name;
        }, wanted);
      };
      await kept(expected);
      await tab.evaluate(([name, value]) => document.querySelector('n-queens')?.setAttribute(name, value), other);
      await kept(other[2]);
      assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (window).errors), []);
      await tab.close();
    });
  }

  test('<n-queens program> opens the program, which does not run', async () => {
    const { tab, frame } = await openElement(`program="${await pack(/** @type {any} */ ({ language: 'javascript', source: 'place(0, 1);', n: 4 }))}"`);
    await tab.until(() => document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-content')?.textContent === 'place(0, 1);', undefined, frame);
    assert.deepEqual(await tab.evaluate(() => [/** @type {any} */ (window).answers, /** @type {any} */ (window).errors]), [[], []]);
    await tab.close();
  });

  test('a wrong attribute of <n-queens> is an error that says why', async () => {
    const { tab } = await openElement('n="5"');
    for (const [name, value, expected] of [['quiz', 'final', 'quiz must be exit or slips; got final'], ['hand', 'yes', 'hand must be 0 or 1; got yes'], ['program', 'eJy', 'the packed program is cut or damaged']]) {
      await tab.evaluate(([attribute, text]) => {
        /** @type {any} */ (window).errors.length = 0;
        document.querySelector('n-queens')?.setAttribute(attribute, text);
      }, [name, value]);
      await tab.until(() => /** @type {any} */ (window).errors.length > 0);
      assert.match(await tab.evaluate(() => /** @type {any} */ (window).errors.join()), new RegExp(expected), `${name}="${value}"`);
      await tab.evaluate((attribute) => document.querySelector('n-queens')?.removeAttribute(attribute), name);
    }
    await tab.close();
  });

  for (const [name, attributes, titles] of /** @type {[string, string, [string, string]][]} */ ([
    ['our lesson', 'lesson="6"', [LESSON.stops[5].title.en, LESSON.stops[6].title.en]],
    ['somebody’s lesson', `lesson="${addressOf(OWN)}"`, ['One', 'One']],
  ])) {
    test(`${name} is taken up where its reader left it, with the answers`, async () => {
      const first = await openElement(attributes);
      await first.tab.until(isAt, titles[0], first.frame);
      await first.tab.until(() => document.querySelector('#lesson .choice') !== null, undefined, first.frame);
      await first.frame.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#lesson .choice')).click());
      await first.tab.until(() => /** @type {any} */ (window).answers.length > 0);
      await first.frame.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#lesson .next')).click());
      await first.tab.until(name === 'our lesson' ? isAt : () => document.getElementById('question')?.textContent === 'Second?', titles[1], first.frame);
      const kept = await first.tab.evaluate(() => /** @type {any} */ (document.querySelector('n-queens')).getState());
      const before = told(await first.tab.evaluate(answers));
      await first.tab.close();

      const second = await openElement(attributes);
      await second.tab.evaluate(async (state) => {
        const board = /** @type {any} */ (document.querySelector('n-queens'));
        await board.setState(state);
      }, kept);
      await second.tab.until(isAt, titles[1], second.frame);
      await second.tab.until(async (length) => {
        const board = /** @type {any} */ (document.querySelector('n-queens'));
        return JSON.parse(new URLSearchParams(await board.getState()).get('answers') ?? '[]').length === length;
      }, before.length);
      assert.deepEqual(told(JSON.parse(new URLSearchParams(await second.tab.evaluate(() => /** @type {any} */ (document.querySelector('n-queens')).getState())).get('answers') ?? '')), before);
      await second.tab.close();
    });
  }

  for (const [file, change] of /** @type {[string, null | ((bytes: Buffer) => Buffer)][]} */ ([
    ['lesson/queens.json', null],
    ['lesson/queens.json', (bytes) => bytes.subarray(0, 500)],
    ['lesson/style.css', (bytes) => bytes.subarray(0, 700)],
    ['lesson/glossary.json', null],
    ['dialog/style.css', null],
  ])) {
    test(`${file}, ${change ? 'cut' : 'missing'}, is named once, and can be tried again`, async () => {
      const broken = await serveSiteWith({ [file]: change });
      try {
        const tab = await browser.openReady(`${broken.address}?lang=en&lesson=1`, LAPTOP);
        await tab.until(() => document.getElementById('lesson-trouble') !== null);
        const said = await tab.evaluate(() => [document.querySelector('#lesson-trouble p')?.textContent, document.querySelectorAll('#lines .line').length, document.getElementById('lesson')]);
        assert.deepEqual(said, [TEXTS.missing.replace('{file}', file), 0, null]);
        broken.repair();
        await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#lesson-trouble .deeds button')).click());
        await tab.until(isAt, LESSON.stops[0].title.en);
        await tab.close();
      } finally {
        await broken.close();
      }
    });
  }
});

describe('a lesson on paper', () => {
  /** @type {import('./driver.mjs').Browser} */
  let browser;
  before(async () => void (browser = await launch('chromium')));
  after(() => browser.close());

  const openSheet = async (/** @type {import('./driver.mjs').Tab} */ tab, /** @type {string} */ name) => {
    await tab.evaluate(() => /** @type {HTMLDetailsElement} */ (document.querySelector('#lesson .contents')).open = true);
    await tab.evaluate((wanted) => [...document.querySelectorAll('#lesson .contents button')].find(({ textContent }) => textContent === wanted)?.dispatchEvent(new MouseEvent('click')), name);
    await tab.until(() => document.querySelector('#worksheet .worksheet') !== null && Array.from(document.querySelectorAll('#worksheet img'), (img) => /** @type {HTMLImageElement} */ (img).complete).every(Boolean));
  };

  for (const [whose, begin] of /** @type {[string, (tab: import('./driver.mjs').Tab) => Promise<any>][]} */ ([
    ['ours', (tab) => tab.evaluate(() => window.queens.lesson('practice'))],
    ['somebody else’s', (tab) => tab.evaluate((lesson) => window.queens.lesson(lesson), OWN)],
  ])) {
    test(`${whose} is a worksheet with every stop, its board and its question, and the answers only if wanted`, async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=5`, LAPTOP);
      await begin(tab);
      const lesson = whose === 'ours' ? JSON.parse(readFileSync(new URL('../../web/lesson/practice.json', import.meta.url), 'utf8')) : OWN;
      for (const [name, answers] of /** @type {[string, boolean][]} */ ([[TEXTS.worksheet, false], [TEXTS.worksheetWithAnswers, true]])) {
        await openSheet(tab, name);
        const sheet = await tab.evaluate(() => ({
          text: document.querySelector('.worksheet')?.textContent ?? '',
          boards: Array.from(document.querySelectorAll('.worksheet img'), (img) => /** @type {HTMLImageElement} */ (img).naturalWidth),
          ticked: document.querySelector('.worksheet')?.textContent?.split('☑').length,
          blanks: document.querySelectorAll('.worksheet .blank').length,
        }));
        assert.ok(sheet.boards.length >= lesson.stops.length && sheet.boards.every((width) => width > 0), String(sheet.boards));
        for (const { title: heading, question, second } of lesson.stops) {
          assert.ok(sheet.text.includes(heading.en.replaceAll('`', '')), heading.en);
          for (const each of [question, second?.question].filter(Boolean)) {
            assert.ok(sheet.text.includes(each.text.en.replaceAll('`', '')), each.text.en);
            assert.equal(sheet.text.includes(each.why.en.replaceAll('`', '')), answers, each.why.en);
          }
        }
        assert.equal(Number(sheet.ticked) > 1, answers);
        // The one who prints it gets it alone.
        const printed = await tab.evaluate(() => {
          dispatchEvent(new Event('beforeprint'));
          const paper = document.querySelector('#worksheet-paper');
          const copy = paper?.querySelectorAll('article').length;
          dispatchEvent(new Event('afterprint'));
          return [copy === document.querySelectorAll('#worksheet article').length, document.getElementById('worksheet-paper')];
        });
        assert.deepEqual(printed, [true, null]);
        await tab.press('Escape');
        await tab.until(() => document.getElementById('worksheet') === null);
      }
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });
  }

  test('the page’s own print has the question of the stop, and not its answer', async () => {
    const tab = await browser.openReady(`${site.address}?lang=en&lesson=queens&stop=dead-end`, LAPTOP);
    const { title: heading, question } = LESSON.stops.find((/** @type {any} */ { id }) => id === 'dead-end');
    await tab.until(isAt, heading.en);
    const paper = await tab.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      const text = document.getElementById('paper')?.textContent ?? '';
      const shown = /** @type {HTMLCanvasElement} */ (document.querySelector('#paper canvas')).width;
      dispatchEvent(new Event('afterprint'));
      return { text, shown, after: document.querySelector('#paper .stop') };
    });
    assert.ok(paper.text.includes(question.text.en.replaceAll('`', '')));
    for (const choice of question.choices) assert.ok(paper.text.includes(choice.text.en.replaceAll('`', '')), choice.text.en);
    assert.ok(!paper.text.includes(question.why.en.slice(0, 20)) && !paper.text.includes('☑'));
    assert.equal(paper.shown, 2000);
    assert.equal(paper.after, null);
    await tab.close();
  });
});
