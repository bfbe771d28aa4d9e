// The place for a student's program: the ways to it, its contents, its keys, and its verdict.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { atRest, controls, LAPTOP as SIZE, SAY as NAMES } from './controls.mjs';
import { launch } from './driver.mjs';
import { ENGINES } from './engines.mjs';
import { patient } from './patient.mjs';
import { change, CHINESE, closed, GOOD, languages, noteAll, openWith, press, runs, said, SAY, stands, violations, written } from './program.mjs';
import { serveSite } from './site.mjs';
import { pack } from '../../web/program/link.js';
import { startOf } from '../../web/program/starts.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const site = await serveSite();
after(() => site.close());

// On a busy machine, too, its programs have time to start.
const LAPTOP = { ...SIZE, init: patient };
/** @param {import('./driver.mjs').Browser} browser @param {Record<string, unknown>} program */
const openPatiently = (browser, program) => openWith(browser, site.address, program, patient);

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    /** For tests that change only the program. @type {import('./driver.mjs').Tab} */
    let shared;
    before(async () => {
      browser = await launch(name);
      shared = await openPatiently(browser, { language: 'javascript', source: '', n: 6 });
    });
    after(() => browser.close());
    /** Opens the place with a program in the shared tab. @param {Record<string, unknown>} program */
    const given = async (program) => {
      await change(shared, program);
      await shared.evaluate(() => void (/** @type {any} */ (window).answers.length = 0));
      return shared;
    };

    test('a program that is given takes the place of one that stands there, and of one that has just been closed', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=8`, LAPTOP);
      const given = (/** @type {string} */ source) => ({ language: 'javascript', source, n: 4 });
      await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program), given('first'));
      await tab.until(stands, 'first');
      await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program), given('second'));
      await tab.until(stands, 'second');
      await tab.evaluate((program) => {
        /** @type {HTMLElement} */ (document.querySelector('#program .back')).click();
        return /** @type {any} */ (window.queens).program(program);
      }, given('third'));
      await tab.until(stands, 'third');
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('a program with a gap is wrong, and right when the gap is filled', async () => {
      const tab = await given({ language: 'javascript', source: '', n: 6 });
      await tab.evaluate(() => {
        const start = /** @type {HTMLSelectElement} */ (document.querySelector('#program option[value=safe]')?.closest('select'));
        start.value = 'safe';
        start.dispatchEvent(new Event('change'));
      });
      await tab.until((hole) => document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-content')?.textContent?.includes(hole), SAY['hole-safe']);
      assert.equal(await runs(tab), SAY['end-well']);
      assert.equal(await tab.evaluate(() => document.querySelector('#program .verdict h3')?.className), 'wrong');
      assert.ok(await tab.evaluate((text) => document.querySelector('#program .verdict')?.textContent?.includes(text), SAY['wrong-solution']));
      const [first] = await tab.evaluate(() => /** @type {any} */ (window).answers);
      assert.deepEqual([first.kind, first.right, first.tries], ['program', false, 1]);
      assert.ok(first.answer.includes('wrong-solution'));
      await tab.evaluate(closed);
      await tab.evaluate((source) => /** @type {any} */ (window.queens).program({ language: 'javascript', source, n: 6 }), GOOD);
      assert.equal(await runs(tab), SAY['end-well']);
      assert.equal(await tab.evaluate(() => document.querySelector('#program .verdict h3')?.className), 'right');
      // The program is on the board, with its own lines.
      assert.deepEqual(await tab.evaluate(() => [window.queens.variant(), window.queens.n()]), ['trace', 6]);
      await tab.evaluate(() => window.queens.seek(0).then(() => window.queens.runTo('place')));
      assert.deepEqual(await tab.evaluate(() => [window.queens.queens(), window.queens.lines().at(-1)]), [[[0, 0]], '6']);
      await tab.evaluate(() => window.queens.seek(Infinity));
      assert.equal(await tab.evaluate(() => window.queens.counters().solution), 4);
      assert.deepEqual(await tab.evaluate(violations), []);
      assert.deepEqual(tab.complaints, []);
      assert.deepEqual(tab.requests.filter((each) => /^https?:/.test(each) && !each.startsWith(site.address)), []);
    });

    test('the place has names and enough contrast', async () => {
      const tab = await given({ language: 'javascript', source: GOOD, n: 6 });
      await runs(tab);
      await tab.page.evaluate(AXE);
      const found = await tab.evaluate(async () => {
        const { violations } = await /** @type {any} */ (window).axe.run('#program');
        return violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ each) => each.target.join(' ')).join(', ')}`);
      });
      assert.deepEqual(found, []);
    });

    test('what is found is said in particular in the language of the page', async () => {
      const tab = await browser.openReady(`${site.address}?lang=zh&n=4`, LAPTOP);
      await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program), { language: 'javascript', source: 'const queens = [0, 2, 1, 3];\nconsole.log(queens);\n', n: 4 });
      await tab.until(press, CHINESE.run);
      const told = await tab.until(() => Array.from(document.querySelectorAll('#program .verdict small'), (each) => each.textContent).join('\n'));
      assert.ok(told.includes(CHINESE['detail-clash'].split('{')[0]), told);
      assert.equal(await tab.evaluate(() => document.querySelector('#program .verdict [lang]')), null);
      await tab.close();
    });

    test('a link that brings a program says so, and does not run it', async () => {
      const program = await pack({ language: 'javascript', source: GOOD, n: 6, expect: 'all' });
      const tab = await browser.openReady(`${site.address}?lang=en#program=${program}`, { ...SIZE, init: [noteAll, patient] });
      await tab.until((/** @type {string} */ note) => [...document.querySelectorAll('#program .note')].some(({ textContent }) => textContent === note), SAY.brought);
      assert.ok(await tab.until(written));
      assert.equal(await tab.evaluate(() => document.querySelectorAll('iframe').length), 0);
      assert.equal(await tab.evaluate(said), '');
      assert.equal(await runs(tab), SAY['end-well']);
      assert.ok((await tab.evaluate(() => location.hash)).includes(program), 'the address still has it');
      await tab.close();
    });

    test('a link that is cut, empty or asks for too much is named, in both languages, and nothing is lost', async () => {
      const whole = await pack({ language: 'javascript', source: GOOD, n: 6, expect: 'all' });
      for (const [lang, say] of /** @type {[string, typeof SAY][]} */ ([['en', SAY], ['zh', CHINESE]])) {
        for (const program of [whole.slice(0, 40), '', '%F0']) {
          const tab = await browser.openReady(`${site.address}?lang=${lang}#program=${program}`, LAPTOP);
          assert.equal(await tab.until(said), say['link-damaged'], program);
          assert.ok(!(await tab.evaluate(() => document.body.textContent))?.includes(/** @type {typeof languages[0]} */ (languages.find(({ tag }) => tag === lang)).page.partFailed.split('{')[0]));
          assert.deepEqual(tab.complaints, []);
          await tab.close();
        }
      }
      const tab = await openPatiently(browser, { language: 'javascript', source: GOOD, n: 6 });
      const refused = await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program).catch((/** @type {Error} */ error) => error.message), { language: 'javascript', source: '', n: 13 });
      assert.match(refused, /n must be a whole number from 1 to 12; got 13/);
      await tab.evaluate(closed);
      await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program), { language: 'javascript', source: 'x'.repeat(200_000), n: 6 });
      await tab.until(written);
      await tab.evaluate(() => /** @type {any} */ (document.querySelector('#program .editor')).shadowRoot.querySelector('.cm-content').focus());
      await tab.page.keyboard.type('yy');
      await tab.until(press, SAY.link);
      assert.equal(await tab.until(said), SAY['link-long'].replace('{most}', '200,000'));
      await tab.close();
    });

    test('a verdict on an earlier text says so, and counts again when the text is the same again', async () => {
      const tab = await openPatiently(browser, { language: 'javascript', source: GOOD, n: 6 });
      const seen = () => {
        const [heading] = document.querySelectorAll('#program .verdict [role=status] > *');
        const { left, top } = /** @type {HTMLElement} */ (document.querySelector('#program .run')).getBoundingClientRect();
        const editor = /** @type {HTMLElement} */ (document.querySelector('#program .editor'));
        return {
          heading: heading?.textContent,
          isInert: [...document.querySelectorAll('#program .verdict :is(ol, .deeds, .findings)')].every((each) => each.closest('[inert]')),
          isBoardGray: getComputedStyle(/** @type {HTMLElement} */ (document.getElementById('board'))).filter !== 'none',
          lit: editor.shadowRoot?.querySelectorAll('.cm-marked').length,
          places: [left, top, editor.getBoundingClientRect().top, editor.getBoundingClientRect().height],
        };
      };
      const type = async (/** @type {string} */ text) => {
        await tab.evaluate(() => /** @type {any} */ (document.querySelector('#program .editor')).shadowRoot.querySelector('.cm-content').focus());
        await tab.page.keyboard.type(text);
      };
      const isGray = () => getComputedStyle(/** @type {HTMLElement} */ (document.getElementById('board'))).filter !== 'none';
      const wrong = GOOD.replace('row - i', 'row');
      let runsSoFar = 0;
      // The last one ends with an error in a line.
      for (const [source, verdict] of [[GOOD, SAY.right], [wrong, SAY.wrong], [`${GOOD}nothing();\n`, SAY.wrong]]) {
        await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program), { language: 'javascript', source, n: 6 });
        await tab.until(press, SAY.run);
        await tab.until((text) => document.querySelector('#program .verdict h3')?.textContent === text, verdict);
        await tab.until((count) => /** @type {any} */ (window).answers.length === count, ++runsSoFar);
        await atRest(tab);
        const before = await tab.evaluate(seen);
        assert.deepEqual([before.isInert, before.isBoardGray], [false, false]);
        await type('x');
        assert.deepEqual(await tab.evaluate(seen), { heading: SAY.changed, isInert: true, isBoardGray: true, lit: 0, places: before.places });
        await tab.press('Backspace');
        assert.deepEqual(await tab.evaluate(seen), { ...before, lit: 0 });
      }
      // A text that is changed during the run is not the judged one.
      await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program), { language: 'javascript', source: GOOD, n: 6 });
      await tab.evaluate(() => /** @type {any} */ (document.querySelector('#program .editor')).shadowRoot.querySelector('.cm-content').focus());
      await tab.until(press, SAY.run);
      await type('x');
      await tab.until((text) => document.querySelector('#program .verdict [role=status]')?.textContent === text, SAY.changed);
      await tab.until(isGray);
      assert.equal((await tab.evaluate(seen)).lit, 0);
      // Another language does not bring the verdict back.
      await tab.evaluate(() => window.queens.load({ lang: 'zh' }));
      await tab.until((text) => document.querySelector('#program .verdict [role=status]')?.textContent === text, CHINESE.changed);
      await tab.evaluate(closed);
      assert.equal(await tab.evaluate(isGray), false);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('keys: Ctrl+Enter runs, Esc leaves the editor and closes nothing, and the text stays', async () => {
      const tab = await openPatiently(browser, { language: 'javascript', source: GOOD, n: 6 });
      const inEditor = () => document.activeElement?.classList.contains('editor');
      const focus = () => /** @type {any} */ (document.querySelector('#program .editor')).shadowRoot.querySelector('.cm-content').focus();
      await tab.evaluate(focus);
      await tab.page.keyboard.type('/**/');
      await tab.page.keyboard.press('Tab');
      assert.equal(await tab.evaluate(inEditor), true, 'Tab writes there');
      await tab.page.keyboard.press('Escape');
      assert.equal(await tab.evaluate(() => document.activeElement?.textContent), SAY.run);
      assert.ok(await tab.evaluate(() => document.querySelector('#program') !== null));
      await tab.evaluate(focus);
      await pressControl(tab, 'Enter');
      assert.equal(await tab.until(said), SAY['end-well']);
      const text = await tab.evaluate(written);
      assert.ok(text.includes('/**/'), text.slice(0, 40));
      for (let i = 0; i < 3; i++) await tab.page.keyboard.press('Escape');
      assert.equal(await tab.evaluate(written), text);
      await tab.evaluate(closed);
      await tab.until(() => document.querySelector('#program') === null);
      await tab.evaluate(() => window.queens.program());
      await tab.until(stands, text);
      assert.ok((await tab.evaluate(() => document.querySelector('#program')?.textContent))?.includes(SAY.keys));
      await tab.close();
    });

    test('Enter in the field for n runs the program for that n', async () => {
      const tab = await openPatiently(browser, { language: 'javascript', source: GOOD, n: 6 });
      await tab.evaluate(() => /** @type {HTMLInputElement} */ (document.querySelector('#program input[type=number]')).select());
      await tab.page.keyboard.type('5');
      await tab.press('Enter');
      await tab.until((right) => document.querySelector('#program .verdict [role=status]')?.textContent === right, SAY.right);
      await tab.until(() => window.queens.n() === 5);
      await tab.evaluate(() => /** @type {HTMLInputElement} */ (document.querySelector('#program input[type=number]')).select());
      await tab.page.keyboard.type('99');
      await tab.press('Tab');
      assert.equal(await tab.evaluate(() => /** @type {HTMLInputElement} */ (document.querySelector('#program input[type=number]')).value), '12', 'the largest');
      await tab.close();
    });

    test('a verdict for another size, input or output says so, and counts again when that is the same again', async () => {
      const tab = await openPatiently(browser, { language: 'javascript', source: `prompt('Ready?');\n${GOOD}`, n: 6 });
      const change = (/** @type {[string, string, string]} */ ...what) => tab.evaluate(([selector, value, kind]) => {
        const field = /** @type {HTMLInputElement} */ (document.querySelector(`#program ${selector}`));
        field.value = value;
        field.dispatchEvent(new Event(kind));
      }, what);
      const headed = (/** @type {string} */ text) => tab.until((its) => document.querySelector('#program .verdict [role=status]')?.textContent === its, text);
      await runs(tab);
      await headed(SAY.right);
      for (const [field, other, same, kind] of [['input[type=number]', '5', '6', 'change'], ['.verdict textarea', 'yes', '6', 'input']]) {
        await change(field, other, kind);
        await headed(SAY.changed);
        assert.equal(await tab.evaluate(() => document.getElementById('stage')?.classList.contains('outdated')), true, field);
        await change(field, same, kind);
        await headed(SAY.right);
        assert.equal(await tab.evaluate(() => document.getElementById('stage')?.classList.contains('outdated')), false, field);
      }
      const printed = '[1, 3, 5, 0, 2, 4]\n';
      await change('details textarea', printed, 'input');
      await tab.until(press, SAY.watch);
      await tab.until((text) => document.querySelector('#program .verdict')?.textContent?.includes(text), SAY['results-first'].replace('{found}', '1').replace('{of}', '1'));
      for (const [field, other, same, kind] of [['details textarea', `${printed}x`, printed, 'input'], ['input[type=number]', '5', '6', 'change']]) {
        await change(field, other, kind);
        await headed(SAY.changed);
        await change(field, same, kind);
        await headed(SAY.right);
      }
      await tab.close();
    });

    test('a long line passes below the line numbers unseen', async () => {
      const tab = await given({ language: 'javascript', source: `// ${'queens '.repeat(100)}`, n: 6 });
      const color = await tab.evaluate(() => getComputedStyle(/** @type {any} */ (document.querySelector('#program .editor')).shadowRoot.querySelector('.cm-gutters')).backgroundColor);
      assert.ok(!/transparent|\/|rgba/.test(color), color);
    });

    test('what another program has printed is judged', async () => {
      const tab = await given({ language: 'javascript', source: '', n: 4 });
      const print = (/** @type {string} */ text) => {
        const field = /** @type {HTMLTextAreaElement} */ (document.querySelector('#program details textarea'));
        field.value = text;
      };
      await tab.evaluate(print, 'hello\n@n 4\n@place 0 0\n@place 1 1\n');
      await tab.until(press, SAY.watch);
      assert.equal(await tab.until(said), SAY['end-judged']);
      assert.ok(await tab.evaluate((text) => document.querySelector('#program .verdict')?.textContent?.includes(text), SAY['attacked-placement']));
      await tab.evaluate(print, 'place 0\n');
      await tab.until(press, SAY.watch);
      // Line numbers refer to the given text.
      await tab.until(() => document.querySelector('#program [role=status]')?.textContent?.includes('line 1:'));
    });

    /** @param {import('./driver.mjs').Tab} tab @param {string} letter */
    const pressControl = async (tab, letter) => {
      await tab.page.keyboard.down('Control');
      await tab.press(letter);
      await tab.page.keyboard.up('Control');
    };
    /** Copies a text from a field and pastes it by keys, because Firefox ignores pasting by scripts. @param {import('./driver.mjs').Tab} tab @param {string} text */
    const paste = async (tab, text, isAll = false) => {
      await tab.evaluate((given) => {
        const field = document.createElement('textarea');
        field.id = 'copied';
        field.value = given;
        document.body.append(field);
        field.select();
      }, text);
      await pressControl(tab, 'c');
      await tab.evaluate(() => {
        document.getElementById('copied')?.remove();
        /** @type {any} */ (document.querySelector('#program .editor')).shadowRoot.querySelector('.cm-content').focus();
      });
      if (isAll) await pressControl(tab, 'a');
      await pressControl(tab, 'v');
      await tab.until(stands, text.replaceAll('\n', ''));
    };
    /** Replaces the text by keys. @param {import('./driver.mjs').Tab} tab @param {string} text */
    const put = async (tab, text) => {
      await tab.evaluate(() => /** @type {any} */ (document.querySelector('#program .editor')).shadowRoot.querySelector('.cm-content').focus());
      await pressControl(tab, 'a');
      await tab.press('Delete');
      await paste(tab, text);
    };
    const text = (/** @type {import('./driver.mjs').Tab} */ tab) => tab.evaluate(written);
    const verdict = () => document.querySelector('#program .verdict h3')?.className;
    const opened = () => Boolean(document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-content'));
    const litLine = () => document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-marked')?.textContent;
    const WRONG = GOOD.replace(' || Math.abs(q - c) === row - i', '');

    test('four ways lead to an empty editor: the toolbar, the menu of searches, the end of a search, and the key Y', async () => {
      /** Clicks the last of them. @param {import('./driver.mjs').Tab} tab @param {number} number how many there are */
      const clickLast = async (tab, number) => {
        // A list or card is measured in one frame and has its place in the next.
        await atRest(tab);
        const all = (await controls(tab).all()).filter(({ name: its }) => its === NAMES.yourProgram);
        assert.equal(all.length, number);
        const { x, y } = all[number - 1];
        await tab.click(x, y);
      };
      /** @type {[string, (tab: import('./driver.mjs').Tab) => Promise<unknown>][]} */
      const ways = [
        ['toolbar', (tab) => controls(tab).click('button', NAMES.yourProgram)],
        ['menu', async (tab) => {
          await controls(tab).click('button', NAMES.search);
          await controls(tab).find('button', NAMES.findFault);
          // The toolbar rests while the menu is open.
          await clickLast(tab, 1);
        }],
        ['end', async (tab) => {
          await tab.evaluate(() => window.queens.seek(Infinity));
          await controls(tab).find('button', NAMES.summaryGrow);
          await clickLast(tab, 2);
        }],
        ['key', async (tab) => {
          await tab.evaluate(() => document.getElementById('canvas')?.focus());
          await tab.press('y');
        }],
      ];
      for (const [way, go] of ways) {
        const tab = await browser.openReady(`${site.address}?lang=en&n=4`, LAPTOP);
        await go(tab).catch((error) => assert.fail(`${way}: ${error.message}`));
        await tab.until(opened);
        assert.equal(await tab.evaluate(() => document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-placeholder')?.textContent), SAY.empty, way);
        const [language, n] = await tab.evaluate(() => [document.querySelector('#program .chips select'), document.querySelector('#program input[type=number]')].map((each) => /** @type {HTMLInputElement} */ (each).value));
        assert.deepEqual([language, n], ['python', '4'], way);
        assert.equal(await tab.evaluate(() => document.activeElement?.classList.contains('editor')), true, `${way}: one can write at once`);
        await tab.close();
      }
    });

    test('board, code, variables and verdict are seen together, and the line of each event is lit while one steps and seeks', async () => {
      const tab = await openPatiently(browser, { language: 'javascript', source: GOOD, n: 6 });
      await runs(tab);
      await tab.until(verdict);
      await tab.until(() => window.queens.event()?.kind === 'solution');
      const boxes = await tab.evaluate(() => ['#mirror [role=grid]', '#program .editor', '#program .verdict h3', '#program .run'].map((each) => {
        const { left, top, right, bottom } = /** @type {Element} */ (document.querySelector(each)).getBoundingClientRect();
        return { left, top, right, bottom };
      }));
      for (const { left, top, right, bottom } of boxes) assert.ok(left >= 0 && top >= 0 && right <= 1280 && bottom <= 800, JSON.stringify(boxes));
      // The board does not reach below the editor.
      assert.ok(boxes[0].right <= boxes[1].left);
      assert.ok((await controls(tab).all()).some(({ role, name: its, on }) => role === 'tab' && its === NAMES.state && on), 'variables');
      assert.ok(!(await controls(tab).all()).some(({ role, name: its }) => role === 'tab' && its === NAMES.code), 'the program stands in the editor alone');
      await tab.evaluate(() => window.queens.seek(0).then(() => document.getElementById('canvas')?.focus()));
      await tab.press('ArrowRight');
      await tab.until(() => document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-marked')?.textContent?.trim() === 'queens.push(c);');
      await tab.evaluate(() => window.queens.runTo('remove'));
      await tab.until(() => document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-marked')?.textContent?.trim() === 'queens.pop();');
      assert.equal(await text(tab), GOOD.replaceAll('\n', ''));
      await tab.close();
    });

    test('a right program turns the board gold, is played by Watch it, and Back returns to the search from before', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=5&variant=bitmask&step=7`, LAPTOP);
      await tab.evaluate(() => window.queens.program());
      await tab.until(opened);
      await paste(tab, GOOD);
      await tab.evaluate(() => document.getElementById('canvas')?.focus());
      await tab.until(press, SAY.run);
      await tab.until(() => document.querySelector('#program .verdict h3')?.className === 'right');
      await tab.until(() => window.queens.event()?.kind === 'solution');
      await tab.until(press, SAY.watchIt);
      await tab.until(() => window.queens.position() > 0 && window.queens.event()?.kind !== 'solution');
      await tab.until(press, `${SAY.back.replace('{search}', NAMES.bitmask ?? 'Bitmask')}`);
      await tab.until(() => document.querySelector('#program') === null && window.queens.variant?.() === 'bitmask');
      assert.deepEqual(await tab.evaluate(() => [window.queens.n(), window.queens.position()]), [5, 7]);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('a wrong program shows its event with the correct search beside it, in step', async () => {
      const tab = await given({ language: 'javascript', source: WRONG, n: 6 });
      await runs(tab);
      await tab.until(() => document.querySelector('#program .verdict h3')?.className === 'wrong');
      // All solutions are among the results, and yet they are not right: every order of six columns.
      const results = SAY.results.replace('{text}', SAY['wrong-boards'].replace('{boards}', '720').replace('{found}', '4').replace('{of}', '4'));
      assert.equal(await tab.evaluate(() => document.querySelectorAll('#program .verdict li')[1]?.textContent), results);
      const show = await tab.evaluate(() => [...document.querySelectorAll('#program .verdict .findings li')].find(({ textContent }) => textContent?.includes('placed on (1, 1)'))?.querySelector('button')?.textContent ?? '');
      assert.equal(show, SAY.see.replace('{position}', '2'), 'the queen on (1, 1) is attacked');
      await tab.until(press, show);
      await tab.until(() => window.queens.position() === 2 && document.querySelectorAll('#mirror [role=grid]').length === 2);
      assert.deepEqual(await tab.evaluate(() => window.queens.queens()), [[0, 0], [1, 1]]);
      await tab.until(() => document.getElementById('mirror')?.textContent?.includes('2 placements'));
      assert.equal((await tab.evaluate(litLine) ?? '').trim(), 'queens.push(c);');
      assert.ok(await tab.evaluate(() => document.querySelector('#program .editor') !== null));
    });

    test('a starting point that nobody has changed is in the language that is chosen', async () => {
      const source = await startOf('safe', 'javascript', SAY);
      const tab = await openPatiently(browser, { language: 'javascript', source, n: 4 });
      const choose = (/** @type {string} */ value) => tab.evaluate((chosen) => {
        const language = /** @type {HTMLSelectElement} */ (document.querySelector('#program option[value=typescript]')?.closest('select'));
        language.value = chosen;
        language.dispatchEvent(new Event('change'));
      }, value);
      await choose('python');
      await tab.until((begin) => document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-content')?.textContent?.startsWith(begin), 'queens, solutions = [], []');
      await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program), { language: 'javascript', source: `${source}// mine`, n: 4 });
      const flat = `${source}// mine`.replaceAll('\n', '');
      await tab.until((whole) => document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-content')?.textContent === whole, flat);
      await choose('python');
      await new Promise((resolve) => void setTimeout(resolve, 300));
      assert.equal(await text(tab), flat);
      await tab.close();
    });

    test('nothing is lost: closing, a press outside, another language, a reload, and a starting point, which can be undone', async () => {
      const tab = await openPatiently(browser, { language: 'javascript', source: '', n: 4 });
      await paste(tab, GOOD);
      const flat = GOOD.replaceAll('\n', '');
      await tab.click(200, 300);
      await tab.press('l');
      await tab.until((title) => document.querySelector('#program h2')?.textContent === title, CHINESE.title);
      assert.equal(await text(tab), flat, 'another language');
      assert.ok(await tab.evaluate((run) => document.querySelector('#program .run')?.textContent === run, CHINESE.run));
      await tab.evaluate(closed);
      await tab.until(() => document.querySelector('#program') === null);
      await tab.evaluate(() => window.queens.program());
      await tab.until(opened);
      assert.equal(await text(tab), flat, 'Back to the search');
      await tab.reload();
      await tab.evaluate(() => window.queens.ready);
      await tab.until(opened);
      assert.equal(await text(tab), flat, 'a reload');
      for (const undo of ['button', 'keys']) {
        await tab.evaluate(() => {
          const start = /** @type {HTMLSelectElement} */ (document.querySelector('#program option[value=undo]')?.closest('select'));
          start.value = 'undo';
          start.dispatchEvent(new Event('change'));
        });
        await tab.until((before) => document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-content')?.textContent !== before, flat);
        if (undo === 'button') await tab.until(() => {
          const button = /** @type {HTMLElement | null} */ (document.querySelector('#program .undo:not([hidden])'));
          button?.click();
          return button !== null;
        });
        else {
          await tab.evaluate(() => /** @type {any} */ (document.querySelector('#program .editor')).shadowRoot.querySelector('.cm-content').focus());
          await pressControl(tab, 'z');
        }
        await tab.until(stands, flat);
      }
      await tab.close();
    });

    test('a program that is pasted or dropped is recognized', async () => {
      const tab = await openPatiently(browser, { language: 'python', source: '', n: 4 });
      const language = () => /** @type {HTMLSelectElement} */ (document.querySelector('#program .chips select')).value;
      await paste(tab, GOOD);
      assert.equal(await tab.evaluate(language), 'javascript');
      await tab.evaluate(() => {
        const data = new DataTransfer();
        data.items.add(new File(['def f(x):\n    return None\n'], 'queens.py'));
        document.querySelector('#program .source')?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      });
      await tab.until(stands, 'def f(x):    return None');
      assert.equal(await tab.evaluate(language), 'python');
      await tab.close();
    });

    test('a text that is no program is answered with a sentence, and has not the language of the text before it', async () => {
      const tab = await openPatiently(browser, { language: 'javascript', source: '', n: 4 });
      const language = () => /** @type {HTMLSelectElement} */ (document.querySelector('#program .chips select')).value;
      const replace = (/** @type {string} */ text) => paste(tab, text, true);
      await replace(GOOD);
      await tab.until((is) => /** @type {HTMLSelectElement} */ (document.querySelector('#program .chips select')).value === is, 'javascript');
      // The student's choice is for this text only.
      await tab.evaluate(() => {
        const select = /** @type {HTMLSelectElement} */ (document.querySelector('#program .chips select'));
        select.value = 'javascript';
        select.dispatchEvent(new Event('change'));
      });
      const prose = 'The queens stand well on this board; none attacks another.';
      await replace(prose);
      await tab.until(stands, prose);
      assert.equal(await tab.evaluate(language), 'python');
      await runs(tab);
      await tab.until(verdict);
      assert.deepEqual(await tab.evaluate(() => Array.from(document.querySelectorAll('#program .verdict :is(h3, li)'), (each) => each.textContent)), [SAY.unknown, SAY['ran-unrecognized']]);
      await tab.close();
    });

    for (const [width, height] of [[1280, 800], [1366, 650], [390, 844], [640, 420], [844, 390], [320, 568]]) {
      const isUsual = width > 1000 || width === 390;
      for (const lang of isUsual ? ['en', 'zh'] : ['en']) {
        test(`${width}×${height}, ${lang}: ${isUsual ? 'Run and the size keep their places, twelve lines and the statements stay in sight, ' : ''}nothing is covered or cut off`, async () => {
          const tab = await browser.openReady(`${site.address}?lang=${lang}&n=4`, { width, height, touch: width === 390 });
          const give = async (/** @type {string} */ source) => {
            await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program), { language: 'javascript', source, n: 4 });
            await tab.until(stands, source.replaceAll('\n', ''));
          };
          const places = () => tab.evaluate((isPhone) => {
            const { left, top } = /** @type {Element} */ (document.querySelector('#program .desk')).getBoundingClientRect();
            const shown = ['.run', '.chips > .chip, .chips > label:has(input[type=number])'].map((each) => [...document.querySelectorAll(`#program ${each}`)].filter((element) => element.checkVisibility()));
            // On a phone, all of it is scrolled to the verdict.
            return shown.map((elements) => elements.map((each) => each.getBoundingClientRect()).map((its) => [its.left - (isPhone ? left : 0), its.top - (isPhone ? top : 0)].map(Math.round)));
          }, width < 400);
          await give('// queens');
          const before = await places();
          assert.deepEqual(before.map(({ length }) => length), [1, 1]);
          const printing = `${WRONG}console.log(solutions.join('\\n'));`;
          for (const source of isUsual ? [`const n = 6;\n${GOOD}`, `const n = Number(prompt('n'));\n${GOOD}`, printing] : [printing]) {
            await give(source);
            if (isUsual) assert.deepEqual(await places(), before, `a text was replaced: ${source}`);
            await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#program .run')).click());
            if (isUsual) assert.deepEqual(await places(), before, `it runs: ${source}`);
            await tab.until(verdict);
            if (isUsual) assert.deepEqual(await places(), before, `it was judged: ${source}`);
          }
          await tab.until(() => document.querySelectorAll('#program .verdict ol li').length === 3);
          const seen = await tab.evaluate(() => {
            const [editor, result] = ['.editor', '.result'].map((each) => /** @type {Element} */ (document.querySelector(`#program ${each}`)).getBoundingClientRect());
            const line = document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-line')?.getBoundingClientRect().height ?? 0;
            const statements = [...document.querySelectorAll('#program .verdict :is(h3.wrong, ol li)')].map((each) => each.getBoundingClientRect());
            return {
              lines: (Math.min(editor.bottom, innerHeight) - Math.max(editor.top, 0)) / line,
              statements: statements.filter(({ top, bottom }) => top >= Math.max(0, result.top) - 1 && bottom <= Math.min(innerHeight, result.bottom) + 1).length,
            };
          });
          if (isUsual) assert.ok(seen.lines >= 12 && seen.statements === 4, JSON.stringify(seen));
          const covered = await tab.evaluate(() => {
            const output = document.querySelector('#program .output');
            return [...document.querySelectorAll('#program .verdict :is(h3, li, p, label)')].filter((each) => {
              if (output?.contains(each)) return false;
              each.scrollIntoView({ block: 'end' });
              const { left, bottom } = each.getBoundingClientRect();
              const top = document.elementFromPoint(left + 4, bottom - 4);
              return !each.contains(top) && !top?.contains(each);
            }).map(({ textContent }) => textContent);
          });
          assert.deepEqual(covered, []);
          const wide = await tab.evaluate(() => [document.documentElement, .../** @type {any} */ (document.querySelectorAll('#program, #program .result, #program .desk'))].filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.className || each.id || each.tagName));
          assert.deepEqual(wide, []);
          const missing = await tab.evaluate(() => [...document.querySelectorAll('#program :is(button, select, input):not([hidden])')].filter((each) => {
            each.scrollIntoView();
            const { left, right, top, bottom } = each.getBoundingClientRect();
            return !each.closest('details:not([open])') && (left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || top < -1);
          }).map(({ outerHTML }) => outerHTML.slice(0, 80)));
          assert.deepEqual(missing, []);
          await tab.close();
        });
      }
    }

    test('the place opens again after a reload and after another page, and the browser’s Back closes it', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=5&variant=bitmask`, LAPTOP);
      await tab.evaluate(() => window.queens.program());
      await tab.until(opened);
      await paste(tab, GOOD);
      await runs(tab);
      await tab.until(verdict);
      await tab.reload();
      await tab.evaluate(() => window.queens.ready);
      await tab.until(stands, GOOD.replaceAll('\n', ''));
      await tab.goto(`${site.address}counting.en.html`);
      await tab.evaluate(() => void setTimeout(() => history.back()));
      await tab.until(stands, GOOD.replaceAll('\n', ''));
      await tab.evaluate(() => history.back());
      await tab.until(() => document.querySelector('#program') === null && window.queens.variant?.() === 'bitmask');
      assert.equal(await tab.evaluate(() => window.queens.n()), 5);
      await tab.reload();
      await tab.evaluate(() => window.queens.ready);
      assert.equal(await tab.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(document.querySelector('#program')), 500))), null, 'it was closed');
      await tab.close();
    });

    test('Watch it ends a comparison and plays from the beginning', async () => {
      const tab = await openPatiently(browser, { language: 'javascript', source: WRONG, n: 6 });
      await runs(tab);
      await tab.until(verdict);
      await tab.until(press, SAY.see.replace('{position}', '2'));
      await tab.until(() => document.querySelectorAll('#mirror [role=grid]').length === 2);
      await tab.evaluate(() => window.queens.seek(Infinity));
      await tab.evaluate(() => window.queens.load({ speed: 0.5 }));
      await tab.until(press, SAY.watchIt);
      await tab.until(() => document.querySelectorAll('#mirror [role=grid]').length === 1 && window.queens.position() > 0 && window.queens.position() < 10);
      assert.equal(await tab.evaluate(() => window.queens.variant()), 'trace');
      await tab.close();
    });

    test('a run without moves takes the last program from the board', async () => {
      const tab = await given({ language: 'javascript', source: GOOD, n: 6 });
      for (const source of ['for (;;);', 'console.log(1);', ' \n']) {
        await put(tab, GOOD);
        await runs(tab);
        await tab.until(() => window.queens.variant() === 'trace');
        await put(tab, source);
        await runs(tab);
        await tab.until(() => window.queens.variant() === 'flag-arrays').catch(() => assert.fail(source));
        assert.ok(await tab.evaluate(() => document.querySelector('#program') !== null));
      }
      assert.equal(await tab.evaluate(said), SAY['end-empty']);
      assert.equal(await tab.evaluate(verdict), undefined, 'nothing was judged');
    });

    test('a program that fails before its first queen is said to fail once, beside the empty board of its size', async () => {
      const tab = await given({ language: 'javascript', source: 'const n = 5;\nconst queens = [];\nsearc(0);\n', n: 4 });
      assert.match(await runs(tab), /^Line 3: ReferenceError/);
      await tab.until(() => window.queens.variant() === 'trace' && window.queens.n() >= 4);
      assert.deepEqual(await tab.evaluate(() => [window.queens.position(), window.queens.queens()]), [0, []]);
      const told = await tab.evaluate(() => document.querySelector('#program .verdict')?.textContent ?? '');
      assert.equal(told.split('searc').length, 2, told);
      for (const each of [SAY['moves-none'], SAY['results-none'], SAY.error]) assert.ok(!told.includes(each), told);
    });

    const KEPT = `const n = 6;
const placed = [], sums = new Set(), differences = new Set(), columns = new Set();
let count = 0;
function go(r) {
  if (r === n) { count++; return; }
  for (let c = 0; c < n; c++) {
    if (columns.has(c) || sums.has(r + c) || differences.has(r - c)) continue;
    placed.push(c);
    columns.add(c);
    sums.add(r + c);
    differences.add(r - c);
    go(r + 1);
    placed.pop();
    columns.delete(c);
    differences.delete(r - c);
  }
}
go(0);
console.log(count);
`;
    test('a missing undo comes first, then what differs first, each with its button, and both boards have the same number of changes', async () => {
      const tab = await given({ language: 'javascript', source: KEPT, n: 4 });
      await runs(tab);
      await tab.until(verdict);
      const items = await tab.evaluate(() => Array.from(document.querySelectorAll('#program .verdict .findings li'), (each) => [each.querySelector('small')?.textContent, each.querySelector('button')?.textContent]));
      const fill = (/** @type {string} */ text, /** @type {Record<string, string>} */ values) => text.replaceAll(/\{(\w+)\}/g, (_, name) => values[name]);
      // With queens on (0, 0) and (1, 2), the next square of row 2 that no queen attacks is (2, 5), and 2 + 5 is 7.
      const difference = fill(SAY.difference, { position: '9', own: fill(SAY['does-remove'], { square: '(1, 2)' }), its: fill(SAY['does-place'], { square: '(2, 5)' }) });
      assert.deepEqual(items.slice(0, 2), [
        [fill(SAY['detail-kept'], { queen: '(4, 3)', name: 'sums', value: '7', added: '10' }), fill(SAY.see, { position: '6' })],
        [fill(SAY['difference-kept'], { difference, square: '(2, 5)', name: 'sums', value: '7' }), fill(SAY.differs, { position: '9' })],
      ]);
      assert.deepEqual(await tab.evaluate(() => Array.from(document.querySelectorAll('#program .verdict .deeds button'), (each) => each.textContent)), [SAY.watchIt]);
      assert.ok((await tab.evaluate(() => document.querySelector('#program .verdict')?.textContent ?? '')).includes(fill(SAY['size-own'], { n: '6' })));
      await tab.until(press, fill(SAY.see, { position: '6' }));
      // Beside one board there is room for the variable that was not undone.
      await tab.until(() => window.queens.position() === 6 && document.querySelectorAll('#mirror [role=grid]').length === 1 && document.getElementById('mirror')?.textContent?.includes('sums'));
      await tab.until(() => document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-marked')?.textContent?.trim() === 'placed.pop();');
      await tab.until(press, fill(SAY.differs, { position: '9' }));
      await tab.until(() => window.queens.position() === 9);
      // The program has placed five queens; the search beside it has placed a sixth one.
      await tab.until(() => ['5 placements', '6 placements'].every((each) => document.getElementById('mirror')?.textContent?.includes(each)));
    });

    test('a size that the program sets takes the place of the field until the program is changed', async () => {
      const tab = await given({ language: 'javascript', source: `const n = 6;\n${GOOD}`, n: 4 });
      const seen = () => ['.chip', 'input[type=number]'].map((each) => document.querySelector(`#program .chips ${each}`)).map((each) => each?.checkVisibility() && (each.textContent || /** @type {HTMLInputElement} */ (each).value));
      assert.deepEqual(await tab.evaluate(seen), [false, '4']);
      await runs(tab);
      await tab.until(verdict);
      assert.deepEqual(await tab.evaluate(seen), [SAY.setBy.replace('{n}', '6'), false]);
      await put(tab, GOOD);
      assert.deepEqual(await tab.evaluate(seen), [false, '4']);
    });

    test('an error is shown at its line, after the last event, with nothing beside it', async () => {
      const source = GOOD.replace('solutions.push', 'sols.push');
      const tab = await given({ language: 'javascript', source, n: 6 });
      assert.match(await runs(tab), /^Line 3: ReferenceError/);
      const there = /** @type {() => boolean} */ (() => window.queens.position() > 5 && window.queens.queens().length === 6 && document.querySelectorAll('#mirror [role=grid]').length === 1
        && document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-marked')?.textContent?.includes('sols.push'));
      await tab.until(there);
      await tab.evaluate(() => window.queens.seek(1));
      await tab.until(() => !document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-marked')?.textContent?.includes('sols.push'));
      await tab.until(() => {
        /** @type {HTMLElement | null} */ (document.querySelector('#program .verdict ol button'))?.click();
        return true;
      });
      await tab.until(there);
    });

    test('input that the page gave is said and shown, and follows n', async () => {
      const tab = await openPatiently(browser, { language: 'javascript', source: `var n = Number(prompt('How many?'));\n${GOOD}`, n: 4 });
      const field = () => /** @type {HTMLTextAreaElement} */ (document.querySelector('#program .verdict textarea'))?.value;
      for (const n of ['4', '5']) {
        await tab.evaluate((each) => {
          const size = /** @type {HTMLInputElement} */ (document.querySelector('#program input[type=number]'));
          size.value = each;
          size.dispatchEvent(new Event('change'));
        }, n);
        await runs(tab);
        await tab.until((text) => document.querySelector('#program .verdict')?.textContent?.includes(text), SAY.got.replace('{input}', n));
        assert.equal(await tab.evaluate(field), n);
        assert.equal(await tab.evaluate(() => window.queens.n()), Number(n));
      }
      await tab.close();
    });

    test('the variables beside the board have the names of the program', async () => {
      const tab = await given({ language: 'javascript', source: GOOD.replaceAll('queens', 'spots'), n: 6 });
      await runs(tab);
      await tab.until(() => window.queens.event()?.kind === 'solution');
      await tab.until(() => document.getElementById('mirror')?.textContent?.includes('spots'));
      assert.deepEqual(await tab.evaluate(() => window.queens.state().map((/** @type {{ name: string }} */ { name: its }) => its)), ['spots']);
    });

    test('the board beside the board has the values of the program', async () => {
      const free = (/** @type {string} */ queens) => `${queens}.every(([r, c]) => c !== col && Math.abs(c - col) !== row - r)`;
      for (const [source, value] of /** @type {[string, unknown][]} */ ([
        [`const cols = Array(n).fill(-1);
function search(row) {
  if (row === n) return console.log(cols.join(' '));
  for (let col = 0; col < n; col++) if (${free('cols.slice(0, row).map((c, r) => [r, c])')}) { cols[row] = col; search(row + 1); cols[row] = -1; }
}
search(0);
`, [0, 2, -1, -1]],
        [`const board = Array.from({ length: n }, () => Array(n).fill('_'));
const queens = () => board.flatMap((row, r) => row.flatMap((cell, c) => (cell === 'Q' ? [[r, c]] : [])));
function search(row) {
  if (row === n) return console.log(board.map((each) => each.join('')).join('\\n'));
  for (let col = 0; col < n; col++) if (${free('queens()')}) { board[row][col] = 'Q'; search(row + 1); board[row][col] = '_'; }
}
search(0);
`, [['Q', '_', '_', '_'], ['_', '_', 'Q', '_'], ['_', '_', '_', '_'], ['_', '_', '_', '_']]],
      ])) {
        const tab = await given({ language: 'javascript', source, n: 4 });
        await runs(tab);
        await tab.until(() => window.queens.event()?.kind === 'solution');
        await tab.evaluate(() => void window.queens.seek(2));
        assert.deepEqual((await tab.evaluate(() => window.queens.state())).map((/** @type {{ value: unknown }} */ { value: its }) => its), [value]);
      }
    });

    test('a finger beside the board leaves no pointer on it', async () => {
      const tab = await given({ language: 'javascript', source: GOOD, n: 6 });
      const heard = await tab.evaluate((run) => {
        const canvas = /** @type {HTMLElement} */ (document.getElementById('canvas'));
        let number = 0;
        canvas.addEventListener('mousemove', () => number++);
        const move = (/** @type {number} */ movementX) => canvas.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: 100, clientY: 200, movementX }));
        const press = (/** @type {Element} */ where) => where.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
        press(/** @type {Element} */ (document.querySelector(run)));
        move(0);
        const ignored = number;
        move(3);
        press(canvas);
        move(0);
        return [ignored, number];
      }, '#program .run');
      assert.deepEqual(heard, [0, 2]);
    });

    test('the lines of the output from which results were read are marked', async () => {
      const tab = await given({ language: 'javascript', source: `console.log('hello');\nfunction search(queens) {\n  if (queens.length === n) console.log(queens);\n  else for (let c = 0; c < n; c++) if (queens.every((q, r) => q !== c && Math.abs(q - c) !== queens.length - r)) search([...queens, c]);\n}\nsearch([]);\n`, n: 4 });
      await runs(tab);
      await tab.until(verdict);
      assert.deepEqual(await tab.evaluate(() => Array.from(document.querySelectorAll('#program pre mark'), (each) => each.textContent)), ['[ 1, 3, 0, 2 ]', '[ 2, 0, 3, 1 ]']);
      assert.ok(await tab.evaluate(() => (document.querySelector('#program .output')?.getBoundingClientRect().bottom ?? Infinity) <= innerHeight + 1), 'in sight');
    });

    test('every row of a printed board is marked, and those of a wrong one as wrong', async () => {
      const rows = ['.Q..', '...Q', 'Q...', '..Q.', '', '.Q..', '..Q.', 'Q...', '...Q'];
      const tab = await given({ language: 'javascript', source: `console.log('boards');\nconsole.log(${JSON.stringify(rows.join('\n'))});\n`, n: 4 });
      await runs(tab);
      await tab.until(verdict);
      const marks = await tab.evaluate(() => Array.from(document.querySelectorAll('#program pre mark'), (each) => [each.textContent, each.className]));
      assert.deepEqual(marks, rows.filter(Boolean).map((row, i) => [row, i < 4 ? '' : 'fault']));
    });

    test('Tab passes through the editor, and indents once something was typed there', async () => {
      const tab = await openPatiently(browser, { language: 'javascript', source: GOOD, n: 4 });
      const isInEditor = () => document.activeElement?.className === 'editor';
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#program .run')).focus());
      await tab.pressShifted('Tab');
      assert.equal(await tab.evaluate(isInEditor), true);
      await tab.pressShifted('Tab');
      assert.equal(await tab.evaluate(isInEditor), false);
      assert.equal(await text(tab), GOOD.replaceAll('\n', ''));
      await tab.press('Tab');
      assert.equal(await tab.evaluate(isInEditor), true);
      await tab.press('ArrowLeft');
      await tab.press('Tab');
      assert.equal(await tab.evaluate(isInEditor), true);
      await tab.until(stands, `    ${GOOD.replaceAll('\n', '')}`);
      const described = await tab.evaluate(() => document.querySelector('#program .editor')?.shadowRoot?.querySelector('.cm-content')?.getAttribute('aria-description'));
      assert.equal(described, SAY.keys, 'for those who do not see the note below it');
      await tab.close();
    });

    test('on a phone the program is one tab and the board the other', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=4`, { width: 390, height: 844, touch: true });
      await tab.evaluate((source) => /** @type {any} */ (window.queens).program({ language: 'javascript', source, n: 4 }), GOOD);
      await tab.until(opened);
      const seen = () => ['#program .editor', '#canvas'].map((each) => /** @type {HTMLElement} */ (document.querySelector(each)).offsetWidth > 0);
      assert.deepEqual(await tab.evaluate(seen), [true, false]);
      await tab.until(press, SAY.run);
      await tab.until(() => document.querySelector('#program .verdict h3')?.className === 'right');
      await tab.until(press, SAY.watchIt);
      await tab.until(() => /** @type {HTMLElement} */ (document.querySelector('#canvas')).offsetWidth > 0);
      await tab.until(() => window.queens.position() > 0);
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#program-tabs [role=tab]')).click());
      assert.deepEqual(await tab.evaluate(seen), [true, false]);
      assert.equal(await text(tab), GOOD.replaceAll('\n', ''));
      await tab.close();
    });

    test('on a phone a fault is shown on one board, whichever panel was in front', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=4&panels=calls`, { width: 390, height: 844, touch: true });
      await tab.evaluate((source) => /** @type {any} */ (window.queens).program({ language: 'javascript', source, n: 4 }), WRONG);
      await tab.until(opened);
      await tab.until(press, SAY.run);
      await tab.until(press, SAY.see.replace('{position}', '2'));
      await tab.until(() => window.queens.position() === 2 && document.querySelectorAll('#mirror [role=grid]').length === 1);
      const { width } = await controls(tab).find('grid', NAMES.board);
      assert.ok(width > 250, `${width} pixels`);
      await tab.close();
    });
  });
}
