// The lesson beside the board: by pointer, by keys, and from an embedding page.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { atRest, controls, LAPTOP, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { serveHost } from './host.mjs';
import { serveSite } from './site.mjs';
import { answers, buttonWith, LESSON, numberOf, openStop, position, said, stopOf, TEXTS, title, TOUR } from './taught.mjs';

const site = await serveSite();
const host = await serveHost();
after(() => Promise.all([site.close(), host.close()]));

/**
 * @param {import('./driver.mjs').Tab} tab
 * @param {number} n board size
 * @returns {Promise<(row: number, column: number) => Promise<unknown>>} presses the centre of a square
 */
async function pressing(tab, n) {
  const grid = await controls(tab).find('grid', SAY.board);
  return (row, column) => tab.click(grid.left + ((column + 0.5) * grid.width) / n, grid.top + ((row + 0.5) * grid.height) / n);
}

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    /** @param {number} stop */
    const openAt = (stop) => openStop(browser, site.address, stop);

    test('a wrong answer has its sentence, a right one its reason, and the search plays on to where it is seen', async () => {
      const tab = await openAt(numberOf('dead-end'));
      assert.deepEqual(await tab.evaluate(() => [...document.querySelectorAll('#lesson [role="radiogroup"] [role="radio"]')].length), 4);
      await tab.press('1');
      await tab.until(() => document.querySelector('#lesson .said.bad') !== null);
      const [wrong] = stopOf('dead-end').question.choices;
      assert.ok((await tab.evaluate(said)).includes(wrong.say.en.replaceAll('`', '')));
      assert.equal(await tab.evaluate(position), 11);
      // The sentence about the event would give away the answer.
      const sentence = () => document.getElementById('mirror')?.textContent?.match(/the search returns to row|is removed/)?.[0];
      assert.equal(await tab.evaluate(sentence), undefined);
      const right = stopOf('dead-end').question.choices.findIndex((/** @type {any} */ { right }) => right?.next?.col === 2 && right.next.row === 1);
      await tab.press(String(right + 1));
      await tab.until(() => document.querySelector('#lesson .said.good') !== null);
      await tab.until((wanted) => window.queens.position() === wanted, stopOf('dead-end').reveal);
      await tab.until(() => document.getElementById('mirror')?.textContent?.includes('is removed'));
      const given = await tab.evaluate(answers);
      assert.deepEqual(given.map((/** @type {any} */ { stop, kind, right, tries, tag, position }) => ({ stop, kind, right, tries, tag, position })), [
        { stop: numberOf('dead-end'), kind: 'choice', right: false, tries: 1, tag: wrong.tag, position: 11 },
        { stop: numberOf('dead-end'), kind: 'choice', right: true, tries: 2, tag: null, position: 11 },
      ]);
      await tab.press('Escape');
      await tab.until(() => document.getElementById('lesson') === null);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('after two wrong answers the right one is shown', async () => {
      const tab = await openAt(numberOf('dead-end'));
      for (const key of ['1', '2']) await tab.press(key);
      await tab.until(() => document.querySelector('#lesson .choice.right') !== null);
      assert.ok((await tab.evaluate(said)).startsWith(TEXTS.shown));
      assert.deepEqual((await tab.evaluate(answers)).map((/** @type {any} */ { tries }) => tries), [1, 2]);
      // The right one is not only marked as chosen.
      const edges = await tab.evaluate(() => ['right', 'wrong'].map((as) => {
        const choice = document.querySelector(`#lesson .choice.${as}`);
        return choice && getComputedStyle(choice).borderTopColor;
      }));
      assert.deepEqual(edges, ['rgb(0, 119, 87)', 'rgb(174, 75, 0)']);
      await tab.press('3');
      assert.equal((await tab.evaluate(answers)).length, 2, 'no more is judged');
      await tab.close();
    });

    test('squares are pressed on the board, or with Enter on its real elements', async () => {
      const tab = await openAt(2);
      const press = await pressing(tab, 4);
      await press(2, 0);
      await tab.until((text) => document.querySelector('#lesson .said')?.textContent === text, TEXTS.otherRow.replace('{row}', '1'));
      await press(1, 0);
      await tab.until(() => document.querySelectorAll('#marks rect').length === 1);
      await tab.evaluate(buttonWith, TEXTS.answer);
      await tab.until(() => document.querySelector('#lesson .said.bad') !== null);
      assert.equal((await tab.evaluate(answers))[0].tag, 'M4');
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelectorAll('#mirror [role="gridcell"]')[5]).focus());
      await tab.press('Enter');
      await tab.until(() => document.querySelectorAll('#marks rect').length === 2);
      assert.equal(await tab.evaluate(position), 2, 'nothing on the board has been pressed');
      await tab.evaluate(buttonWith, TEXTS.answer);
      await tab.until(() => document.querySelector('#lesson .said.good') !== null);
      assert.deepEqual((await tab.evaluate(answers))[1].answer, ['1,0', '1,1']);
      await tab.close();
    });

    test('queens that are placed by hand show what they do to each other', async () => {
      const tab = await openAt(1);
      const press = await pressing(tab, 4);
      await press(0, 0);
      await press(1, 1);
      await tab.until(() => document.querySelectorAll('#marks .conflict').length === 1);
      assert.equal(await tab.evaluate(said), TEXTS.sameDiagonal.replace('{a}', '(0, 0)').replace('{b}', '(1, 1)'));
      await press(1, 1);
      await press(0, 0);
      for (const [row, column] of [[0, 1], [1, 3], [2, 0], [3, 2]]) await press(row, column);
      await tab.until(() => document.querySelector('#lesson .said.good') !== null);
      const [answer] = await tab.evaluate(answers);
      assert.deepEqual([answer.kind, answer.right, answer.answer], ['board', true, ['0,1', '1,3', '2,0', '3,2']]);
      assert.equal(await tab.evaluate(() => document.querySelectorAll('#marks.gold .solved').length), 4, 'the board turns gold');
      const mirrored = await tab.evaluate(() => document.querySelector('#lesson .mirrored svg')?.getAttribute('aria-label'));
      assert.ok(mirrored?.endsWith('(0, 2), (1, 0), (2, 3), (3, 1)'), mirrored);
      assert.ok((await tab.evaluate(() => document.querySelector('#lesson output')?.textContent))?.includes('2'), 'what was taken back is counted');
      await tab.close();
    });

    test('by hand a board of any size is filled, and the program goes on from one that it comes to', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=5&hand=1`, LAPTOP);
      await tab.until(() => document.querySelector('#lesson #question') !== null);
      await atRest(tab);
      const press = await pressing(tab, 5);
      await press(3, 0);
      await tab.evaluate(buttonWith, TEXTS.goOn);
      await tab.until((wanted) => document.querySelector('#lesson .said')?.textContent === wanted, TEXTS.neverReached);
      await press(3, 0);
      await press(0, 1);
      await press(1, 3);
      await tab.evaluate(buttonWith, TEXTS.goOn);
      await tab.until(() => document.getElementById('lesson') === null && window.queens.queens().length === 2);
      assert.deepEqual(await tab.evaluate(() => window.queens.queens()), [[0, 1], [1, 3]]);
      assert.equal(await tab.evaluate(() => location.search.includes('hand')), false);
      await tab.close();
      const far = await browser.openReady(`${site.address}?lang=en&n=12&hand=1`, LAPTOP);
      await far.until(() => document.querySelector('#lesson #question') !== null);
      await atRest(far);
      await (await pressing(far, 12))(11, 0);
      await far.evaluate(buttonWith, TEXTS.goOn);
      await far.until((wanted) => document.querySelector('#lesson .said')?.textContent === wanted, TEXTS.noBeginning.replace('{events}', '200,000'));
      await far.close();
    });

    test('by hand given queens stay, and the answer has them', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=6&given=1.3&hand=1`, LAPTOP);
      await tab.until(() => document.querySelector('#lesson #question') !== null);
      await atRest(tab);
      const counted = (/** @type {string} */ wanted) => tab.until((text) => document.querySelector('#lesson output')?.textContent === text, wanted);
      const count = (/** @type {number} */ queens, /** @type {number} */ undone) => counted(TEXTS.handCount.replace('{queens}', String(queens)).replace('{n}', '6').replace('{undone}', String(undone)));
      await count(1, 0);
      const press = await pressing(tab, 6);
      await press(1, 3);
      await tab.until((wanted) => document.querySelector('#lesson .said')?.textContent === wanted, TEXTS.givenStays.replace('{a}', '(1, 3)'));
      await count(1, 0);
      await press(4, 3);
      await tab.until((wanted) => document.querySelector('#lesson .said')?.textContent === wanted, TEXTS.sameColumn.replace('{a}', '(1, 3)').replace('{b}', '(4, 3)'));
      await tab.evaluate(buttonWith, TEXTS.clearBoard);
      await count(1, 1);
      await tab.evaluate(buttonWith, TEXTS.showAnswer);
      await tab.until(() => document.querySelectorAll('#marks.gold .solved').length === 6);
      await tab.close();
    });

    test('by hand queens are given to a search, if it takes them', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=6`, LAPTOP);
      await controls(tab).click('button', SAY.search);
      await controls(tab).click('button', SAY.givenQueens);
      await tab.until(() => document.querySelector('#lesson #question') !== null);
      await atRest(tab);
      const press = await pressing(tab, 6);
      const say = (/** @type {string} */ text) => tab.until((wanted) => document.querySelector('#lesson .said')?.textContent === wanted, text);
      await tab.evaluate(buttonWith, TEXTS.giveQueens);
      await say(TEXTS.giveSome);
      await press(3, 1);
      await press(3, 4);
      await tab.evaluate(buttonWith, TEXTS.giveQueens);
      await say(TEXTS.sameRow.replace('{a}', '(3, 1)').replace('{b}', '(3, 4)'));
      await press(3, 4);
      await tab.evaluate(buttonWith, TEXTS.giveQueens);
      await tab.until(() => document.getElementById('lesson') === null && location.search.includes('given=3.1'));
      assert.deepEqual(await tab.evaluate(() => [window.queens.variant(), window.queens.position(), window.queens.queens()]), ['flag-arrays', 0, [[3, 1]]]);
      await tab.close();
      const other = await browser.openReady(`${site.address}?lang=en&n=6&variant=board-scan&hand=1`, LAPTOP);
      await other.until(() => document.querySelector('#lesson #question') !== null);
      await atRest(other);
      await (await pressing(other, 6))(0, 0);
      await other.evaluate(buttonWith, TEXTS.giveQueens);
      await other.until((wanted) => document.querySelector('#lesson .said')?.textContent === wanted, TEXTS.takesNoGiven);
      await other.close();
    });

    test('a class votes, and votes again, before the answer is shown', async () => {
      const tab = await openAt(numberOf('dead-end'));
      for (const vote of [TEXTS.firstVote, TEXTS.secondVote]) {
        await tab.press('v');
        assert.equal(await tab.evaluate(said), vote);
        assert.equal(await tab.evaluate(() => document.querySelectorAll('#lesson [aria-checked="true"]').length), 0, 'nobody has voted yet');
        await tab.press('1');
        assert.equal(await tab.evaluate(() => document.querySelectorAll('#lesson [aria-checked="true"]').length), 1);
      }
      assert.deepEqual(await tab.evaluate(answers), [], 'a vote is no answer');
      await tab.press('a');
      await tab.until(() => document.querySelector('#lesson .choice.right') !== null);
      await tab.close();
    });

    for (const search of ['n=4&variant=bitmask&find=count', 'n=8&variant=min-conflicts&seed=3']) {
      test(`of any search it is asked what comes next, and what was right at the first try is counted: ${search}`, async () => {
        const tab = await browser.openReady(`${site.address}?lang=en&${search}&predict=1`, LAPTOP);
        await tab.evaluate(() => {
          Object.assign(window, { answers: [] });
          window.queens.on('answer', (/** @type {any} */ answer) => /** @type {any} */ (window).answers.push(answer));
        });
        let stops = 0;
        for (let last = false; !last; stops++) {
          await tab.until((at) => document.querySelector('#lesson .place')?.textContent?.startsWith(`Stop ${at} of`), stops + 1);
          last = /** @type {boolean} */ (await tab.evaluate(() => /^Stop (\d+) of \1\b/.test(document.querySelector('#lesson .place')?.textContent ?? '')));
          const kind = await tab.evaluate(() => {
            const before = window.queens.position();
            return window.queens.step().then((/** @type {any} */ event) => window.queens.seek(before).then(() => event.kind));
          });
          const word = TEXTS[`next${kind[0].toUpperCase()}${kind.slice(1)}`];
          assert.ok(await tab.evaluate(buttonWith, word), `${kind} is among the answers`);
          await tab.until(() => document.querySelector('#lesson .said.good') !== null);
          await tab.until((text) => !text || document.querySelector('#lesson .score') !== null, last);
          if (!last) await tab.evaluate(buttonWith, TEXTS.next);
        }
        assert.ok(stops >= 6, `${stops}`);
        assert.equal(await tab.evaluate(() => document.querySelector('#lesson .score')?.textContent), TEXTS.score.replace('{right}', String(stops)).replace('{asked}', String(stops)));
        assert.deepEqual((await tab.evaluate(answers)).map((/** @type {any} */ { right }) => right), Array(stops).fill(true));
        await tab.close();
      });
    }

    test('at its end it names every way on, and an editor opens with the steps of the program in words', async () => {
      const tab = await openAt(LESSON.stops.length);
      await tab.evaluate(buttonWith, TEXTS.lookBack);
      await tab.until(() => document.querySelector('#lesson .ways') !== null);
      const ways = await tab.evaluate(() => Array.from(document.querySelectorAll('#lesson .ways button'), ({ textContent }) => textContent));
      assert.deepEqual(ways, ['wayProgram', 'wayPractice', 'wayBroken', 'waySlips', 'wayExit', 'wayTour', 'saveAnswers'].map((word) => TEXTS[word]));
      assert.ok(ways.every(Boolean));
      await tab.until(buttonWith, TEXTS.wayProgram);
      const source = await tab.until(() => /** @type {any} */ (document.querySelector('#program .editor'))?.shadowRoot?.querySelector('.cm-content')?.textContent);
      for (const step of ['blankBase', 'blankLoop', 'blankTest', 'blankChoose', 'blankCall', 'blankUndo']) assert.ok(source.includes(TEXTS[step]), source);
      assert.equal(await tab.evaluate(() => document.getElementById('lesson')), null);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('the tour is offered in the list of stops, and leads to the lesson at its end', async () => {
      const tab = await openAt(1);
      await tab.evaluate(buttonWith, TEXTS.wayTour);
      const stops = TOUR.stops.length;
      for (let stop = 1; stop <= stops; stop++) {
        await tab.until((place) => document.querySelector('#lesson .place')?.textContent?.startsWith(place), `Stop ${stop} of ${stops}`);
        const { variant, n, step } = TOUR.stops[stop - 1].show;
        assert.deepEqual(await tab.evaluate(() => [window.queens.variant(), window.queens.n(), window.queens.position()]), [variant, n, step]);
        assert.equal(await tab.evaluate(() => new URLSearchParams(location.search).get('tour')), String(stop));
        await tab.evaluate(buttonWith, stop < stops ? TEXTS.next : TEXTS.whatNext);
      }
      await tab.until(buttonWith, TEXTS.wayQueens);
      await tab.until(() => new URLSearchParams(location.search).get('lesson') === '1');
      await tab.close();
    });

    test('an address and a script open a stop of the tour', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&tour=3`, LAPTOP);
      const isAt = (/** @type {number} */ at) => document.querySelector('#lesson .place')?.textContent?.startsWith(`Stop ${at} of`);
      await tab.until(isAt, 3);
      await tab.evaluate(() => window.queens.load({ tour: 5 }));
      await tab.until(isAt, 5);
      await tab.evaluate(() => window.queens.load('tour=10'));
      await tab.until((wanted) => document.querySelector('#lesson .after')?.textContent === wanted, TEXTS.badStop.replace('{stop}', '10').replace('{stops}', String(TOUR.stops.length)));
      await tab.close();
    });

    test('an address opens a stop by its id', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&lesson=dead-end`, LAPTOP);
      await tab.until((number) => document.querySelector('#lesson .place')?.textContent?.startsWith(`Stop ${number} of`), numberOf('dead-end'));
      await tab.close();
    });

    test('a stop that there is none of is told, and the first one shown', async () => {
      for (const [address, script] of [['99', '0'], ['five', '2.5']]) {
        const tab = await browser.openReady(`${site.address}?lang=en&lesson=${address}`, LAPTOP);
        for (const bad of [address, script]) {
          if (bad === script) await tab.evaluate((stop) => window.queens.lesson('queens', stop), bad);
          await tab.until((wanted) => document.querySelector('#lesson .after')?.textContent === wanted, TEXTS.badStop.replace('{stop}', bad).replace('{stops}', String(LESSON.stops.length)));
          assert.equal(await tab.evaluate(title), LESSON.stops[0].title.en);
        }
        assert.deepEqual(tab.complaints, []);
        await tab.close();
      }
    });

    test('another language is spoken from where the lesson is, once, and what others wrote into the address stays', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&lesson=${numberOf('dead-end')}&course=a%20b`, LAPTOP);
      await tab.until((wanted) => document.querySelector('#lesson h2')?.textContent === wanted, stopOf('dead-end').title.en);
      await tab.evaluate(() => {
        const seen = Object.assign(window, { titles: 0 });
        new MutationObserver(() => seen.titles++).observe(/** @type {HTMLElement} */ (document.getElementById('lesson')), { childList: true });
        return window.queens.load({ lang: 'zh' });
      });
      await tab.until((wanted) => document.querySelector('#lesson h2')?.textContent === wanted, stopOf('dead-end').title.zh);
      await tab.evaluate(() => window.queens.load({ theme: 'dark' }));
      await tab.until(() => document.documentElement.dataset.theme === 'dark');
      assert.equal(await tab.evaluate(() => /** @type {any} */ (window).titles), 1, 'it is made anew once');
      const search = await tab.evaluate(() => location.search);
      assert.ok(search.includes('course=a%20b') && search.includes(`lesson=${numberOf('dead-end')}`), search);
      await tab.close();
    });

    test('five questions come after the lesson, from a link of their own', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&quiz=exit`, LAPTOP);
      await tab.until((wanted) => document.querySelector('#lesson .place')?.textContent?.startsWith(wanted), TEXTS.place.replace('{stop}', '1').replace('{stops}', '5'));
      assert.equal(await tab.evaluate(() => new URLSearchParams(location.search).get('quiz')), 'exit');
      await tab.close();
    });

    const set = (/** @type {string} */ place) => {
      const slider = /** @type {HTMLInputElement} */ (document.querySelector('#lesson input[type="range"]'));
      slider.value = place;
      slider.dispatchEvent(new Event('input'));
    };
    test('growth is a place on a scale, and what is right is counted', async () => {
      const tab = await openAt(numberOf('growth'));
      await tab.evaluate(set, '150');
      await tab.evaluate(buttonWith, TEXTS.answer);
      await tab.until(() => document.querySelector('#lesson .said.bad') !== null);
      await tab.evaluate(set, '94');
      await tab.evaluate(buttonWith, TEXTS.answer);
      await tab.until(() => document.querySelector('#lesson .said.good') !== null);
      const given = (await tab.evaluate(answers)).map((/** @type {any} */ { right, tag }) => [right, tag]);
      assert.deepEqual(given, [[false, 'M8'], [true, null]]);
      await tab.close();
    });

    test('an estimate that is too low is wrong too', async () => {
      const tab = await openAt(numberOf('growth'));
      await tab.evaluate(set, '40');
      await tab.evaluate(buttonWith, TEXTS.answer);
      await tab.until(() => document.querySelector('#lesson .said.bad') !== null);
      await tab.close();
    });

    test('the reader’s own search comes back at the end', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&variant=hash-sets&n=6&step=40`, LAPTOP);
      await atRest(tab);
      await controls(tab).click('button', SAY.lesson);
      await tab.until(() => document.querySelector('#lesson h2') !== null);
      await tab.until(() => window.queens.n() === 4);
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#lesson .close')).click());
      await tab.until(() => window.queens.n() === 6 && window.queens.position() === 40 && window.queens.variant() === 'hash-sets');
      await tab.until(() => !location.search.includes('lesson'));
      assert.equal(await tab.evaluate(title), undefined);
      await tab.close();
    });

    test('programs stay in the language that the student reads, but for stops about another one', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=6&code=java`, LAPTOP);
      // The address has no default values.
      const reads = (/** @type {string | null} */ wanted) => new URLSearchParams(location.search).get('code') === wanted;
      /** @param {string} id @param {string | null} code */
      const comesTo = async (id, code) => {
        await tab.until((wanted) => document.querySelector('#lesson h2')?.textContent === wanted, stopOf(id).title.en);
        await tab.until(reads, code);
      };
      await tab.evaluate((stop) => window.queens.lesson('queens', stop), 'copy');
      await comesTo('copy', null);
      await tab.evaluate(buttonWith, TEXTS.next);
      await comesTo('and-then', 'java');
      await tab.evaluate(() => window.queens.load({ code: 'cpp' }));
      await tab.evaluate(buttonWith, TEXTS.next);
      await comesTo('in-order', null);
      await tab.evaluate(buttonWith, TEXTS.next);
      await comesTo('proof', 'cpp');
      await tab.close();
    });

    test('closing it brings back the view from before, wherever it is left', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=6&step=12`, LAPTOP);
      await tab.until(() => window.queens.total() !== null);
      await atRest(tab);
      const address = () => [...new URLSearchParams(location.search)].sort().join('&');
      const before = await tab.evaluate(address);
      const names = async () => (await controls(tab).all()).map(({ role, name }) => `${role} ${name}`);
      const shown = await names();
      for (const [name, stop] of [['queens', 1], ['queens', 2], ['queens', LESSON.stops.length], ['tour', 1], ['broken', 1]]) {
        await tab.evaluate(([name, stop]) => window.queens.lesson(name, stop), /** @type {[any, any]} */ ([name, stop]));
        await tab.until(() => document.querySelector('#lesson .close') !== null);
        await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#lesson .close')).click());
        await tab.until((wanted) => [...new URLSearchParams(location.search)].sort().join('&') === wanted && window.queens.total() !== null, before);
        await atRest(tab);
        assert.deepEqual(await names(), shown, `${name}, stop ${stop}`);
      }
      await tab.close();
    });

    test('anybody’s lesson is given, and a fault in it is told by stop and field', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=5`, LAPTOP);
      const own = { lesson: 1, title: { en: 'Mine' }, stops: [{ id: 'a', title: { en: '<b>One</b>' }, show: { n: 6, step: 12 }, text: { en: 'Look.' } }] };
      await tab.evaluate((lesson) => window.queens.lesson(lesson), own);
      assert.equal(await tab.evaluate(title), '<b>One</b>', 'text is text');
      assert.equal(await tab.evaluate(position), 12);
      const refused = await tab.evaluate((lesson) => window.queens.lesson(lesson).then(() => '', (/** @type {Error} */ error) => error.message), {
        ...own, stops: [...own.stops, { ...own.stops[0], id: 'b', text: 'no object' }],
      });
      assert.equal(refused, 'stop 2, text must be an object with English text in the field en, such as {"en": "Hello"}; got "no object"');
      assert.deepEqual(await tab.evaluate(() => Array.from(document.querySelectorAll('#lesson-trouble li'), ({ textContent }) => textContent)), [refused]);
      await tab.press('Escape');
      await tab.until(() => document.getElementById('lesson-trouble') === null);
      assert.equal(await tab.evaluate(title), '<b>One</b>', 'what there was stays');
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('an element fetches the lesson that it names, and its page hears the answers', async () => {
      const lesson = { lesson: 1, title: { en: 'Mine' }, stops: [{
        id: 'a', title: { en: 'One' }, show: { n: 6, step: 12 }, text: { en: 'Look.' },
        question: { kind: 'choice', text: { en: 'Which?' }, choices: [{ id: 'x', text: { en: 'X' }, right: true }, { id: 'y', text: { en: 'Y' } }], why: { en: 'So.' } },
      }] };
      const address = `data:application/json,${encodeURIComponent(JSON.stringify(lesson))}`;
      const html = `<script type="module" src="${site.address}embed.js"></script><n-queens lesson="${address}" lang="en" loading="eager" style="display:block;height:700px"></n-queens>`;
      const tab = await browser.open(host.pageWith(html), LAPTOP);
      await tab.evaluate(() => {
        Object.assign(window, { answers: [] });
        document.addEventListener('answer', (event) => /** @type {any} */ (window).answers.push(/** @type {CustomEvent} */ (event).detail));
      });
      const [frame] = await tab.frames(1);
      await tab.until(() => document.querySelector('#lesson h2')?.textContent === 'One', undefined, frame);
      await tab.until(buttonWith, 'X', frame);
      await tab.until(() => /** @type {any} */ (window).answers.length === 1);
      const [{ stop, kind, answer, right }] = await tab.evaluate(answers);
      assert.deepEqual({ stop, kind, answer, right }, { stop: 1, kind: 'choice', answer: 'x', right: true });
      await tab.close();
    });
  });
}
