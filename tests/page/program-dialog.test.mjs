// The dialog for a student's program: its contents, its keys, and its verdict.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { inOneOf } from './both.mjs';
import { LAPTOP } from './controls.mjs';
import { BROWSERS, launch } from './driver.mjs';
import { CHINESE, closed, GOOD, languages, noteAll, openWith, press, runs, said, SAY, stands, violations, written } from './program.mjs';
import { serveSite } from './site.mjs';
import { pack } from '../../web/program/link.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const site = await serveSite();
after(() => site.close());

for (const name of BROWSERS) {
  const once = inOneOf(name);
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    before(async () => void (browser = await launch(name)));
    after(() => browser.close());

    test('a program that is given takes the place of one that stands there, and of one that has just been closed', async () => {
      const tab = await browser.openReady(`${site.address}?lang=en&n=8`, LAPTOP);
      const given = (/** @type {string} */ source) => ({ language: 'javascript', source, n: 4 });
      await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program), given('first'));
      await tab.until(stands, 'first');
      await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program), given('second'));
      await tab.until(stands, 'second');
      // Browsers report the end of a dialog with a delay.
      await tab.evaluate((program) => {
        /** @type {HTMLDialogElement} */ (document.querySelector('#program')).close();
        return /** @type {any} */ (window.queens).program(program);
      }, given('third'));
      await tab.until(stands, 'third');
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('a program with a gap is wrong, and right when the gap is filled', async () => {
      const tab = await openWith(browser, site.address);
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
      await tab.evaluate(() => window.queens.runTo('place'));
      assert.deepEqual(await tab.evaluate(() => [window.queens.queens(), window.queens.lines().at(-1)]), [[[0, 0]], '6']);
      await tab.evaluate(() => window.queens.seek(Infinity));
      assert.equal(await tab.evaluate(() => window.queens.counters().solution), 4);
      assert.deepEqual(await tab.evaluate(violations), []);
      assert.deepEqual(tab.complaints, []);
      assert.deepEqual(tab.requests.filter((each) => /^https?:/.test(each) && !each.startsWith(site.address)), []);
      await tab.close();
    });

    test('the dialog has names, works with keys, and has enough contrast', async (t) => {
      if (name === 'firefox') return t.skip('one browser is enough for that');
      const tab = await openWith(browser, site.address, { language: 'javascript', source: GOOD, n: 6 });
      await runs(tab);
      await tab.page.evaluate(AXE);
      const found = await tab.evaluate(async () => {
        const { violations } = await /** @type {any} */ (window).axe.run('#program');
        return violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ each) => each.target.join(' ')).join(', ')}`);
      });
      assert.deepEqual(found, []);
      await tab.close();
    });

    once('what is found is said in particular in the language of the page', async () => {
      const tab = await browser.openReady(`${site.address}?lang=zh&n=4`, LAPTOP);
      await tab.evaluate((program) => /** @type {any} */ (window.queens).program(program), { language: 'javascript', source: 'console.log([0, 2, 1, 3]);\n', n: 4 });
      await tab.until(press, CHINESE.run);
      const told = await tab.until(() => Array.from(document.querySelectorAll('#program .verdict small'), (each) => each.textContent).join('\n'));
      assert.ok(told.includes(CHINESE['detail-clash'].split('{')[0]), told);
      assert.equal(await tab.evaluate(() => document.querySelector('#program .verdict [lang]')), null);
      await tab.close();
    });

    once('a link that brings a program says so, and does not run it', async () => {
      const program = await pack({ language: 'javascript', source: GOOD, n: 6, board: '', solutions: '', byColumn: false, expect: 'all' });
      const tab = await browser.openReady(`${site.address}?lang=en#program=${program}`, { ...LAPTOP, init: noteAll });
      await tab.until((/** @type {string} */ note) => document.querySelector('#program .note')?.textContent === note, SAY.brought);
      assert.ok(await tab.until(written));
      assert.equal(await tab.evaluate(() => document.querySelectorAll('iframe').length), 0);
      assert.equal(await tab.evaluate(said), '');
      assert.equal(await runs(tab), SAY['end-well']);
      assert.ok((await tab.evaluate(() => location.hash)).includes(program), 'the address still has it');
      await tab.close();
    });

    once('a link that is cut, empty or asks for too much is named, in both languages, and nothing is lost', async () => {
      const whole = await pack({ language: 'javascript', source: GOOD, n: 6, board: '', solutions: '', byColumn: false, expect: 'all' });
      for (const [lang, say] of /** @type {[string, typeof SAY][]} */ ([['en', SAY], ['zh', CHINESE]])) {
        for (const program of [whole.slice(0, 40), '', '%F0']) {
          const tab = await browser.openReady(`${site.address}?lang=${lang}#program=${program}`, LAPTOP);
          assert.equal(await tab.until(said), say['link-damaged'], program);
          assert.ok(!(await tab.evaluate(() => document.body.textContent))?.includes(/** @type {typeof languages[0]} */ (languages.find(({ tag }) => tag === lang)).page.partFailed.split('{')[0]));
          // A text to start with is there.
          assert.ok(await tab.until(written));
          assert.deepEqual(tab.complaints, []);
          await tab.close();
        }
      }
      const tab = await openWith(browser, site.address, { language: 'javascript', source: GOOD, n: 6 });
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

    once('keys: Ctrl+Enter runs, Esc leaves the editor and then the dialog, and the text stays', async () => {
      const tab = await openWith(browser, site.address, { language: 'javascript', source: GOOD, n: 6 });
      const inEditor = () => document.activeElement?.classList.contains('editor');
      const focus = () => /** @type {any} */ (document.querySelector('#program .editor')).shadowRoot.querySelector('.cm-content').focus();
      await tab.evaluate(focus);
      await tab.page.keyboard.type('/**/');
      await tab.page.keyboard.press('Tab');
      assert.equal(await tab.evaluate(inEditor), true, 'Tab writes there');
      await tab.page.keyboard.press('Escape');
      assert.equal(await tab.evaluate(() => document.activeElement?.textContent), SAY.run);
      assert.ok(await tab.evaluate(() => document.querySelector('#program[open]') !== null));
      await tab.evaluate(focus);
      await tab.page.keyboard.down('Control');
      await tab.page.keyboard.press('Enter');
      await tab.page.keyboard.up('Control');
      assert.equal(await tab.until(said), SAY['end-well']);
      const text = await tab.evaluate(written);
      assert.ok(text.includes('/**/'), text.slice(0, 40));
      await tab.page.keyboard.press('Escape');
      await tab.page.keyboard.press('Escape');
      await tab.until(() => document.querySelector('#program') === null);
      await tab.evaluate(() => window.queens.program());
      await tab.until(stands, text);
      assert.ok((await tab.evaluate(() => document.querySelector('#program')?.textContent))?.includes(SAY.keys));
      await tab.close();
    });

    once('a long line passes below the line numbers unseen', async () => {
      const tab = await openWith(browser, site.address, { language: 'javascript', source: `// ${'queens '.repeat(100)}`, n: 6 });
      const color = await tab.evaluate(() => getComputedStyle(/** @type {any} */ (document.querySelector('#program .editor')).shadowRoot.querySelector('.cm-gutters')).backgroundColor);
      assert.ok(!/transparent|\/|rgba/.test(color), color);
      await tab.close();
    });

    once('what another program has printed is judged', async () => {
      const tab = await openWith(browser, site.address, { language: 'javascript', source: '', n: 4 });
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
      await tab.close();
    });
  });
}
