// Answers in the lesson's card: cells, lines, an arranged program; also its terms and its end.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { LAPTOP } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { hurryAnswers } from './hurry.mjs';
import { serveSite } from './site.mjs';
import { answers, buttonWith, LESSON, numberOf, openStop, said, TEXTS } from './taught.mjs';

const site = await serveSite();
after(() => site.close());

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    /** @param {number} stop */
    const openAt = (stop) => openStop(browser, site.address, stop);

    test('cells are pressed in Variables, and reached with arrow keys', async () => {
      const tab = await openAt(numberOf('diagonal-index'));
      const press = (/** @type {string} */ cell) => /** @type {HTMLElement} */ (document.querySelector(`.cell[aria-label^="${cell}:"]`)).click();
      await tab.until(() => document.querySelector('#board .cell') !== null);
      const strays = await tab.evaluate(() => [...document.querySelectorAll('.cell')].filter((cell, i) => {
        const shown = /** @type {HTMLElement} */ (document.querySelector(`#mirror [data-item="state/diags1/${i}"]`)).getBoundingClientRect();
        const { left, top, width, height } = cell.getBoundingClientRect();
        return width < 24 || height < 24 || Math.max(...[left - shown.left, top - shown.top, width - shown.width, height - shown.height].map(Math.abs)) > 1;
      }).length);
      assert.equal(strays, 0);
      await tab.evaluate(press, 'diags1[1]');
      await tab.until(() => document.querySelector('#lesson .said.bad') !== null);
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.cell')).focus());
      for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await tab.press(key);
      await tab.until(() => document.querySelector('#lesson .said.good') !== null);
      const given = (await tab.evaluate(answers)).map((/** @type {any} */ { kind, answer, right, tag }) => ({ kind, answer, right, tag }));
      assert.deepEqual(given, [
        { kind: 'cells', answer: ['diags1[1]'], right: false, tag: 'M4' },
        { kind: 'cells', answer: ['diags1[2]'], right: true, tag: null },
      ]);
      await tab.until((wanted) => window.queens.position() === wanted, LESSON.stops[numberOf('diagonal-index') - 1].reveal);
      await tab.close();
    });

    test('on a phone, where Variables is behind the board, cells are pressed in the card', async () => {
      const tab = await openStop(browser, site.address, numberOf('diagonal-index'), { width: 390, height: 844 });
      await tab.until(() => document.querySelectorAll('#lesson .cell').length === 7);
      assert.equal(await tab.evaluate(() => document.querySelectorAll('#board .cell').length), 0);
      await tab.close();
    });

    test('several cells are given together, and what was left out has its sentence', async () => {
      const tab = await openAt(numberOf('undo'));
      const give = async (/** @type {string[]} */ cells) => {
        for (const cell of cells) await tab.evaluate((name) => /** @type {HTMLElement} */ (document.querySelector(`.cell[aria-label^="${name}:"]`)).click(), cell);
        await tab.evaluate(buttonWith, TEXTS.answer);
      };
      await give(['queens[1]']);
      await tab.until(() => document.querySelector('#lesson .said.bad') !== null);
      assert.match(/** @type {string} */ (await tab.evaluate(said)), /finds no solution for n = 4/);
      await give(['cols[2]', 'diags1[2]', 'diags2[3]']);
      await tab.until(() => document.querySelector('#lesson .said.good') !== null);
      assert.equal(await tab.evaluate(() => document.querySelectorAll('.cell.right').length), 4);
      await tab.close();
    });

    test('a line of the program is pressed, with the value of a variable there', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&lesson=practice&stop=return-again`, LAPTOP);
      await tab.until(() => document.querySelector('#lesson .line') !== null);
      await tab.evaluate(() => {
        Object.assign(window, { answers: [] });
        window.queens.on('answer', (/** @type {any} */ answer) => /** @type {any} */ (window).answers.push(answer));
      });
      const pick = (/** @type {string} */ text) => /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll('#lesson .line')].find((line) => line.textContent?.startsWith(text)))?.click();
      await tab.evaluate(pick, 'for col');
      await tab.press('1');
      await tab.evaluate(buttonWith, TEXTS.answer);
      await tab.until(() => document.querySelector('#lesson .said.bad') !== null);
      await tab.evaluate(pick, 'queens.pop()');
      await tab.press('2');
      await tab.evaluate(buttonWith, TEXTS.answer);
      await tab.until(() => document.querySelector('#lesson .said.good') !== null);
      assert.deepEqual((await tab.evaluate(answers)).map((/** @type {any} */ { answer, tag }) => [answer, tag]), [[['loop', 'col=1'], 'M3'], [['remove', 'col=2'], null]]);
      await tab.close();
    });

    test('the next line is pressed, and then its variable is asked about', async () => {
      const tab = await openAt(numberOf('return'));
      await tab.evaluate(() => /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll('#lesson .line')].find((line) => line.textContent?.startsWith('queens.pop()')))?.click());
      await tab.evaluate(buttonWith, TEXTS.answer);
      await tab.until(() => document.querySelector('#lesson .said.good') !== null);
      await tab.evaluate(buttonWith, TEXTS.next);
      await tab.until(() => document.querySelectorAll('#lesson .choice').length === 3);
      await tab.press('3');
      await tab.until(() => document.querySelector('#lesson .said.good') !== null);
      await tab.until(() => window.queens.position() === 27);
      await tab.close();
    });

    test('what is wrong with a program is named only once its line has been found', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&lesson=broken`, { ...LAPTOP, init: hurryAnswers });
      await tab.until(() => document.querySelector('#lesson .line') !== null);
      await tab.until(() => window.queens.bug() === 'flags-not-undone' && window.queens.position() > 3);
      assert.equal(await tab.evaluate(() => /not undone|stay true/.test(document.body.textContent ?? '')), false);
      await tab.evaluate(() => /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll('#lesson .line')].find((line) => line.textContent?.startsWith('queens.pop()')))?.click());
      await tab.until(() => document.querySelectorAll('#lesson .pair svg').length === 2);
      await tab.until(() => window.queens.bug() === 'flags-not-undone' && window.queens.position() === 16);
      assert.equal(await tab.evaluate(() => new URLSearchParams(location.search).get('lesson')), 'broken');
      await tab.close();
    });

    test('lines are put in order by keys, run, and shown beside the sound program', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&lesson=practice`, LAPTOP);
      await tab.until(() => document.querySelector('#lesson .pool .line') !== null);
      const take = (/** @type {string} */ text) => {
        const lines = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('#lesson .pool .line')]);
        lines.find((line) => line.textContent?.startsWith(text))?.click();
      };
      const outwards = async () => {
        await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#lesson .built [aria-pressed="true"]')).focus());
        await tab.press('ArrowLeft');
      };
      await tab.evaluate(take, 'for col');
      await tab.evaluate(buttonWith, TEXTS.runIt.replace('{n}', '4'));
      await tab.until((wanted) => document.querySelector('#lesson .said')?.textContent?.includes(wanted), 'needs an indented line below it');
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#lesson .built .line')).focus());
      await tab.press('Delete');
      // First without the line that clears the flags.
      for (const line of ['if row == n', 'solutions.append(queens[:])', 'return', 'for col', 'diag1, diag2', 'if not', 'cols[col] = diags1[diag1] = diags2[diag2] = T', 'queens.append', 'search(row', 'queens.pop']) {
        await tab.evaluate(take, line);
      }
      await tab.evaluate(buttonWith, TEXTS.runIt.replace('{n}', '4'));
      await tab.until(() => document.querySelectorAll('#lesson .pair svg').length === 2);
      assert.match(/** @type {string} */ (await tab.evaluate(() => document.querySelector('#lesson .outcome')?.textContent)), /^Solutions recorded: 0, in 27 events\..*Event 16 is the first/);
      await tab.until(() => window.queens.position() === 15);
      await tab.evaluate(take, 'cols[col] = diags1[diag1] = diags2[diag2] = F');
      await outwards();
      await tab.press('ArrowRight');
      await tab.evaluate(buttonWith, TEXTS.runIt.replace('{n}', '4'));
      await tab.until(() => document.querySelector('#lesson .said.good') !== null);
      await tab.close();
    });

    test('at the end the student looks back, saves the answers, and continues with another lesson', async () => {
      const tab = await openAt(numberOf('by-value'));
      await tab.press('2');
      await tab.until(() => document.querySelector('#lesson .said.good') !== null);
      await tab.evaluate(buttonWith, `${LESSON.stops.length}. `);
      await tab.until((place) => document.querySelector('#lesson .place')?.textContent?.startsWith(place), `Stop ${LESSON.stops.length} of`);
      await tab.evaluate(buttonWith, TEXTS.lookBack);
      await tab.until((wanted) => document.querySelector('#lesson h2')?.textContent === wanted, TEXTS.endTitle);
      assert.equal(await tab.evaluate(() => document.querySelectorAll('#lesson .learned details').length), LESSON.stops.length);
      const saved = await tab.evaluate(async (text) => {
        let name = '';
        /** @type {Promise<string> | undefined} */
        let content;
        const made = URL.createObjectURL;
        URL.createObjectURL = (/** @type {any} */ blob) => ((content = blob.text()), made.call(URL, blob));
        document.addEventListener('click', (event) => {
          if (event.target instanceof HTMLAnchorElement) (name = event.target.download), event.preventDefault();
        }, { once: false });
        HTMLAnchorElement.prototype.click = function () { name = this.download; };
        [...document.querySelectorAll('button')].find((each) => each.textContent === text)?.click();
        return [name, await content];
      }, TEXTS.saveAnswers);
      assert.deepEqual(saved, ['queenscope-answers.csv', 'stop,id,kind,answer,right,tries,tag,position,question,shown,skipped\n25,by-value,choice,queens,true,1,,6,1,,\n29,full-boards,squares,,false,0,,6,1,,true\n']);
      await tab.evaluate(buttonWith, TEXTS.wayExit);
      await tab.until(() => document.querySelector('#lesson .place')?.textContent?.startsWith('Stop 1 of 5'));
      assert.equal(await tab.evaluate(() => location.search.includes('quiz=exit') && !location.search.includes('lesson=')), true);
      await tab.close();
    });

    test('a term says what it means, and after the answer shows it and leads back', async () => {
      const tab = await openAt(numberOf('diagonal-index'));
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#lesson .term')).click());
      await tab.until(() => document.querySelector('#lesson .meaning p') !== null);
      const tree = await openAt(numberOf('copy'));
      const term = () => /** @type {HTMLElement} */ (document.querySelector('#lesson .term')).click();
      await tree.evaluate(term);
      assert.equal(await tree.evaluate((text) => [...document.querySelectorAll('#lesson button')].some((each) => each.textContent === text), TEXTS.showTerm), false, 'it could answer the question');
      // Esc closes the term, and not the lesson.
      await tree.press('Escape');
      await tree.until(() => document.querySelector('#lesson .meaning p') === null);
      await tree.evaluate(buttonWith, TEXTS.showAnswer);
      // The search goes on to the position that shows the answer.
      await tree.until(() => window.queens.position() === 43);
      await tree.evaluate(term);
      await tree.evaluate(buttonWith, TEXTS.showTerm);
      await tree.until(() => location.search.includes('panels=solutions'));
      await tree.evaluate(buttonWith, TEXTS.backToStop);
      await tree.until(() => window.queens.position() === 42);
      await tree.close();
      await tab.close();
    });
  });
}
