// Sharing the current view: as a link, as text for pages and papers, as pictures.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { PNG } from 'pngjs';
import load from '../../dist/queens.js';
import { treeAsSvg } from '../../web/search/tree.js';
import { FORMATS, shareText } from '../../web/share/text.js';
import { ENGINES } from './engines.mjs';
import { controls, controlsIn, LAPTOP, pictureAtRest, SAY } from './controls.mjs';
import { launch } from './driver.mjs';
import { serveHost } from './host.mjs';
import { serveSite } from './site.mjs';
import { takeDown } from './taken.mjs';
import { readLanguages } from '../../script/texts/languages.mjs';

const site = await serveSite();
const host = await serveHost();
after(() => {
  host.close();
  return site.close();
});
const [{ share: TEXTS }, { share: CHINESE }] = readLanguages();
const queens = await load();

const SHARED = {
  site: 'https://a.example/q/', query: 'n=6&step=40&view=player', width: 640, height: 420,
  caption: '6 × 6 board, "flag-arrays" & [more]', picture: 'queens-6',
};

test('each format says the same in the words of its place', () => {
  const texts = Object.fromEntries(FORMATS.map((each) => [each, shareText(each, SHARED)]));
  assert.equal(texts.link, 'https://a.example/q/?n=6&step=40&view=player');
  assert.equal(texts.iframe, '<iframe src="https://a.example/q/?n=6&amp;step=40&amp;view=player" width="640" height="420" '
    + 'title="6 × 6 board, &quot;flag-arrays&quot; &amp; [more]" loading="lazy" allow="fullscreen; clipboard-write" style="border: 0; max-width: 100%"></iframe>');
  assert.equal(texts.element, '<script type="module" src="https://a.example/q/embed.js"></script>\n'
    + '<n-queens n="6" step="40" view="player"><a href="https://a.example/q/?n=6&amp;step=40&amp;view=player">6 × 6 board, &quot;flag-arrays&quot; &amp; [more]</a></n-queens>');
  assert.equal(texts.markdown, '[6 × 6 board, "flag-arrays" & \\[more\\]](<https://a.example/q/?n=6&step=40&view=player>)');
  assert.ok(texts.rst.startsWith('.. raw:: html\n\n   <iframe '));
  assert.ok(texts.rst.endsWith('<https://a.example/q/?n=6&step=40&view=player>`__'));
  assert.equal(texts.myst, texts.iframe);
  assert.ok(texts.latex.includes('\\href{https://a.example/q/?n=6\\&step=40\\&view=player}'));
  assert.ok(texts.latex.includes('{queens-6.png}'));
  assert.match(texts.latex, /^% .*\\usepackage\{graphicx,hyperref\}\n/);
  assert.equal(shareText('link', { ...SHARED, query: '' }), 'https://a.example/q/');
});

/** Runs in the page. */
const dialog = () => document.querySelector('dialog[open]') !== null;
const textShared = () => document.querySelector('textarea')?.value;
/** @param {[number, string]} choice index and new value of a select */
const choose = ([index, value]) => {
  const select = document.querySelectorAll('dialog select')[index];
  if (!(select instanceof HTMLSelectElement)) throw new Error('no such choice');
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};
/** @param {string} label */
const press = (label) => {
  const button = [...document.querySelectorAll('dialog button')].find((each) => each.textContent === label);
  if (!(button instanceof HTMLButtonElement)) throw new Error(`no button ${label}`);
  button.click();
};

/**
 * The density in a PNG, in dots per inch; decoding verifies its checksums.
 * @param {Buffer} png
 */
function densityOf(png) {
  const at = png.indexOf('pHYs');
  assert.ok(at > 0 && at < png.indexOf('IDAT'));
  assert.equal(png[at + 12], 1, 'to a metre');
  assert.equal(png.readUInt32BE(at + 4), png.readUInt32BE(at + 8));
  return Math.round(png.readUInt32BE(at + 4) * 0.0254);
}

/**
 * The average difference of two pictures of the same content, at common points.
 * @param {PNG} picture as large as the other, or a whole number of times larger
 * @param {PNG} other
 */
function apart(picture, other) {
  const times = picture.width / other.width;
  let sum = 0;
  for (let y = 0; y < other.height; y++) {
    for (let x = 0; x < other.width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        let mean = 0;
        for (let i = 0; i < times * times; i++) {
          const [dx, dy] = [i % times, Math.floor(i / times)];
          mean += picture.data[4 * ((times * y + dy) * picture.width + times * x + dx) + channel] / (times * times);
        }
        sum += Math.abs(mean - other.data[4 * (y * other.width + x) + channel]);
      }
    }
  }
  return sum / (3 * other.width * other.height);
}

for (const name of ENGINES) {
  describe(name, () => {
    /** @type {import('./driver.mjs').Browser} */
    let browser;
    /** For tests that change only the position and the dialog. @type {import('./driver.mjs').Tab} */
    let shared;
    before(async () => {
      browser = await launch(name);
      shared = await browser.openReady(`${site.address}?n=6&lang=en`, LAPTOP);
    });
    after(() => browser.close());
    /** The shared tab without a dialog, with the focus on the board. */
    const atBoard = async () => {
      await shared.press('Escape');
      await shared.until(() => document.querySelector('dialog') === null);
      await shared.evaluate(() => window.queens.seek(40));
      return shared;
    };

    test('a key or a button opens it, Esc closes it, and the focus is where it was', async () => {
      const tab = await atBoard();
      await controls(tab).click('button', SAY.share);
      await tab.until(dialog);
      await tab.press('ArrowDown');
      assert.equal(await tab.evaluate(() => window.queens.position()), 40, 'keys are for the dialog');
      await tab.press('Escape');
      await tab.until(() => !document.querySelector('dialog'));
      await tab.press('e');
      await tab.until(dialog);
      await tab.press('Escape');
      await tab.until(() => !document.querySelector('dialog'));
      await tab.press('ArrowRight');
      await tab.until(() => window.queens.position() === 41);
      assert.deepEqual(tab.complaints, []);
    });

    test('a teacher presents the search and copies the link to the lesson', async () => {
      const tab = await browser.openReady(`${site.address}?n=6&step=40&lang=en`, { ...LAPTOP, init: takeDown });
      await tab.press('e');
      await tab.until(dialog);
      await tab.evaluate(press, TEXTS.lessonLink);
      await tab.until(() => /** @type {any} */ (window).taken.copied.length === 1);
      const [link] = await tab.evaluate(() => /** @type {any} */ (window).taken.copied);
      assert.equal(new URL(link).search, '?lesson=1&lang=en');
      await tab.evaluate(press, TEXTS.present);
      await tab.until(() => document.querySelector('dialog') === null && new URLSearchParams(location.search).get('present') === '1');
      await tab.close();
    });

    test('a link leads to what is seen, and is copied with one press', async () => {
      const tab = await browser.openReady(`${site.address}?n=6&step=40&lang=en&panels=log&theme=dark`, { ...LAPTOP, init: takeDown });
      await tab.press('e');
      await tab.until(dialog);
      const link = await tab.evaluate(textShared);
      assert.equal(new URL(link ?? '').origin, new URL(site.address).origin);
      assert.equal(new URL(link ?? '').searchParams.get('variant'), 'flag-arrays', 'it names its search, though it is the usual one');
      await tab.evaluate(press, TEXTS.copy);
      await tab.until((said) => document.querySelector('dialog [role="status"]')?.textContent === said, TEXTS.copied);
      assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (window).taken.copied), [link]);
      const there = await browser.openReady(String(link), LAPTOP);
      assert.deepEqual(await there.evaluate(() => [window.queens.n(), window.queens.position()]), [6, 40]);
      assert.ok(await there.evaluate(() => location.search.includes('panels=log') && location.search.includes('theme=dark')));
      await there.close();
      await tab.close();
    });

    test('the text for a page shows the same board there', async () => {
      const tab = await browser.openReady(`${site.address}?n=5&variant=bitmask&step=12&lang=en`, LAPTOP);
      await tab.press('e');
      await tab.until(dialog);
      for (const format of ['iframe', 'element']) {
        await tab.evaluate(choose, [0, format]);
        const text = String(await tab.evaluate(textShared));
        assert.match(text, /view=("|)player/, 'in a page there is no room for all of it');
        const page = await browser.open(host.pageWith(text), LAPTOP);
        const [frame] = await page.frames(1);
        await page.until(() => window.queens?.ready?.then(() => true), undefined, frame);
        assert.deepEqual(await frame.evaluate(() => [window.queens.variant(), window.queens.n(), window.queens.position()]), ['bitmask', 5, 12]);
        await page.close();
      }
      await tab.evaluate(choose, [1, 'board']);
      assert.match(String(await tab.evaluate(textShared)), /view="board"/);
      await tab.close();
    });

    test('what stands in a page is seen live, and follows what is chosen', async () => {
      const tab = await browser.openReady(`${site.address}?n=6&step=40&lang=en&panels=log`, LAPTOP);
      const before = await tab.evaluate(() => history.length);
      await tab.press('e');
      await tab.until(dialog);
      await tab.evaluate(choose, [0, 'iframe']);
      await tab.evaluate(() => document.querySelector('.preview')?.scrollIntoView());
      const [frame] = await tab.frames(1);
      const shows = (/** @type {Record<string, string | null>} */ wanted) => tab.until((/** @type {Record<string, string | null>} */ wanted) => {
        const query = new URLSearchParams(location.search);
        return window.queens?.position && Object.entries(wanted).every(([name, value]) => query.get(name) === value);
      }, wanted, frame);
      await shows({ view: 'player', step: '40', panels: 'log', lang: 'en' });
      assert.deepEqual(await frame.evaluate(() => [innerWidth, innerHeight]), [640, 420]);
      await tab.evaluate(() => {
        const [width] = document.querySelectorAll('dialog input[type="number"]');
        Object.assign(width, { value: '300' }).dispatchEvent(new Event('input', { bubbles: true }));
        /** @type {HTMLElement} */ (document.querySelector('dialog input[type="checkbox"]')).click();
      });
      await shows({ view: 'player', step: null });
      assert.deepEqual(await frame.evaluate(() => [innerWidth, window.queens.position()]), [300, 0]);
      await tab.evaluate(choose, [1, 'board']);
      await shows({ view: 'board', step: null });
      // Back leads to no other preview, and the student's position is unchanged.
      assert.deepEqual(await tab.evaluate(() => [history.length, window.queens.position()]), [before, 40]);
      const seen = () => document.querySelector('.preview')?.getClientRects().length;
      await tab.evaluate(choose, [0, 'latex']);
      assert.equal(await tab.evaluate(seen), 0, 'a picture is no live board');
      await tab.evaluate(choose, [0, 'link']);
      assert.equal(await tab.evaluate(seen), 1);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('in a frame of another page too, without a complaint', async () => {
      const frame = `<iframe src="${site.address}?n=6&step=40&view=player&lang=en" width="640" height="420" title="Queens"></iframe>`;
      const tab = await browser.open(host.pageWith(frame), LAPTOP);
      const [inside] = await tab.frames(1);
      await tab.until(() => document.querySelector('#mirror [role="grid"]') !== null, undefined, inside);
      await (await controlsIn(tab, inside)).click('grid', SAY.board);
      await tab.press('e');
      await tab.until(dialog, undefined, inside);
      assert.equal(await inside.evaluate(() => document.activeElement?.tagName), 'SELECT');
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('where the clipboard is refused it is copied as of old, and the focus stays', async () => {
      const refuse = () => {
        const taken = { copied: /** @type {string[]} */ ([]) };
        Object.assign(window, { taken });
        navigator.clipboard.writeText = async () => {
          throw new Error('not allowed');
        };
        document.execCommand = () => {
          const field = document.activeElement;
          if (!(field instanceof HTMLTextAreaElement)) return false;
          taken.copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
          return true;
        };
      };
      const tab = await browser.openReady(`${site.address}?n=6&step=40&lang=en`, { ...LAPTOP, init: refuse });
      await tab.press('e');
      await tab.until(dialog);
      await tab.evaluate((label) => /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll('dialog button')].find((each) => each.textContent === label))?.focus(), TEXTS.copy);
      await tab.press('Enter');
      await tab.until((said) => document.querySelector('dialog [role="status"]')?.textContent === said, TEXTS.copied);
      assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (window).taken.copied), [await tab.evaluate(textShared)]);
      assert.equal(await tab.evaluate(() => document.activeElement?.textContent), TEXTS.copy);
      await tab.close();
    });

    test('a press beside it closes it, one in it does not', async () => {
      const tab = await atBoard();
      await tab.press('e');
      await tab.until(dialog);
      const { left, top } = await tab.evaluate(() => {
        const { left, top } = /** @type {Element} */ (document.querySelector('dialog')).getBoundingClientRect();
        return { left, top };
      });
      await tab.click(left + 6, top + 6);
      assert.ok(await tab.evaluate(dialog));
      await tab.click(left - 20, top);
      await tab.until(() => !document.querySelector('dialog'));
    });

    test('it has the colours of the theme, whatever the system prefers', async () => {
      const tab = await browser.openReady(`${site.address}?n=6&lang=en&theme=light`, LAPTOP);
      const light = await tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
      for (const theme of /** @type {const} */ (['light', 'dark'])) {
        await tab.evaluate((its) => window.queens.load({ theme: its }), theme);
        await tab.until(([its, other]) => (getComputedStyle(document.body).backgroundColor === other) === (its === 'light'), [theme, light]);
        await tab.press('e');
        await tab.until(dialog);
        const [own, behind] = await tab.evaluate(() => ['dialog', 'body'].map((name) => getComputedStyle(/** @type {Element} */ (document.querySelector(name))).backgroundColor));
        assert.equal(own, behind, theme);
        await tab.press('Escape');
        await tab.until(() => !document.querySelector('dialog'));
      }
      await tab.close();
    });

    test('a size that is no size becomes one that is', async () => {
      const tab = await atBoard();
      await tab.press('e');
      await tab.until(dialog);
      await tab.evaluate(choose, [0, 'iframe']);
      for (const [given, taken] of [['-5', 160], ['', 160], ['99999', 4000], ['500.4', 500]]) {
        await tab.evaluate((value) => {
          const input = /** @type {HTMLInputElement} */ (document.querySelector('dialog input[type="number"]'));
          input.value = String(value);
          input.dispatchEvent(new Event('input'));
        }, given);
        assert.match(String(await tab.evaluate(textShared)), new RegExp(` width="${taken}" height="420"`));
      }
    });

    test('a picture of the whole screen is what is seen, twice as dense, and leaves it as it was', async () => {
      const tab = await browser.openReady(`${site.address}?n=5&step=30&lang=en&theme=dark&panels=code`, { ...LAPTOP, init: takeDown });
      const seen = PNG.sync.read(await pictureAtRest(tab));
      await tab.press('e');
      await tab.until(dialog);
      await tab.evaluate(press, TEXTS.screen);
      await tab.until(() => /** @type {any} */ (window).taken.saved.length === 1);
      const [[file, bytes]] = await tab.evaluate(() => Promise.all(/** @type {any} */ (window).taken.saved));
      assert.equal(file, 'queens-flag-arrays-5-30-screen.png');
      const picture = PNG.sync.read(Buffer.from(bytes));
      assert.deepEqual([picture.width, picture.height], [2 * seen.width, 2 * seen.height]);
      assert.ok(apart(picture, seen) < 3, `${apart(picture, seen)} of 255 apart`);
      await tab.press('Escape');
      await tab.until(() => !document.querySelector('dialog[open]'));
      assert.ok(apart(PNG.sync.read(await pictureAtRest(tab)), seen) < 1);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('the board with its panels is what the module draws of what is seen', async () => {
      for (const [query, asked] of /** @type {const} */ ([
        ['find=first&panels=calls&code=java&theme=dark&lang=zh', { panels: 'code,calls', code: 'java', theme: 'dark', language: 'zh' }],
        // The log makes no sense on paper.
        ['find=first&panels=log&hatch=0&lang=en', { panels: 'code', hatch: false }],
      ])) {
        const tab = await browser.openReady(`${site.address}?n=5&step=15&${query}`, { ...LAPTOP, init: takeDown });
        await tab.press('e');
        await tab.until(dialog);
        await tab.evaluate(press, asked.panels === 'code' ? TEXTS.sheet : CHINESE.sheet);
        await tab.until(() => /** @type {any} */ (window).taken.saved.length === 1);
        const [[file, bytes]] = await tab.evaluate(() => Promise.all(/** @type {any} */ (window).taken.saved));
        assert.equal(file, 'queens-flag-arrays-first-5-15-panels.svg');
        const search = new queens.Search('flag-arrays', 5, { find: 'first' });
        search.seek(15);
        assert.equal(Buffer.from(bytes).toString(), search.svg(asked));
        search.delete();
        assert.deepEqual(tab.complaints, []);
        await tab.close();
      }
    });

    test('pictures are of the board that is seen', async () => {
      const tab = await browser.openReady(`${site.address}?n=5&find=first&step=15&lang=en`, { ...LAPTOP, init: takeDown });
      await tab.press('e');
      await tab.until(dialog);
      for (const [i, label] of [TEXTS.svg, TEXTS.png].entries()) {
        await tab.evaluate(press, label);
        await tab.until((count) => /** @type {any} */ (window).taken.saved.length === count, i + 1);
      }
      const [svg, png] = await tab.evaluate(() => Promise.all(/** @type {any} */ (window).taken.saved));
      assert.deepEqual([svg[0], png[0]], ['queens-flag-arrays-first-5-15.svg', 'queens-flag-arrays-first-5-15.png']);
      const text = Buffer.from(svg[1]).toString();
      assert.match(text, /^<svg /);
      const { width, height, data } = PNG.sync.read(Buffer.from(png[1]));
      assert.deepEqual([width, height], [1280, 1280]);
      assert.equal(densityOf(Buffer.from(png[1])), 192, 'dots to an inch');
      assert.ok(new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size > 10, 'a board is on it');
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    test('in the view of the search tree, pictures are of the tree', async () => {
      const tab = await browser.openReady(`${site.address}?n=4&step=60&view=tree&lang=en`, { ...LAPTOP, init: takeDown });
      await tab.press('e');
      await tab.until(dialog);
      for (const [i, label] of [TEXTS.svg, TEXTS.png].entries()) {
        await tab.evaluate(press, label);
        await tab.until((count) => /** @type {any} */ (window).taken.saved.length === count, i + 1);
      }
      const [svg, png] = await tab.evaluate(() => Promise.all(/** @type {any} */ (window).taken.saved));
      assert.deepEqual([svg[0], png[0]], ['queens-flag-arrays-4-60-tree.svg', 'queens-flag-arrays-4-60-tree.png']);
      const text = Buffer.from(svg[1]).toString();
      const search = new queens.Search('flag-arrays', 4);
      search.seek(60);
      const [title] = /(?<=<title>).*(?=<)/.exec(text) ?? [];
      assert.equal(title, 'Search tree of Flag arrays, n = 4, position 60');
      assert.equal(text, treeAsSvg(search, { title }));
      search.delete();
      const [, width, height] = / width="([\d.]+)" height="([\d.]+)"/.exec(text) ?? [];
      const picture = PNG.sync.read(Buffer.from(png[1]));
      assert.deepEqual([picture.width, picture.height], [2 * Number(width), 2 * Number(height)]);
      assert.deepEqual(tab.complaints, []);
      await tab.close();
    });

    for (const [fault, toBlob] of /** @type {[string, string][]} */ ([['never answers', '() => undefined'], ['gives nothing', '(take) => setTimeout(take, 0, null)']])) {
      test(`a browser whose canvas ${fault} is told of`, async () => {
        const tab = await browser.openReady(`${site.address}?n=5&lang=en`, { ...LAPTOP, init: takeDown });
        await tab.evaluate((act) => {
          HTMLCanvasElement.prototype.toBlob = (0, eval)(act);
          const { setTimeout: wait } = window;
          // Patience of seconds is over at once.
          Object.assign(window, { setTimeout: (/** @type {any} */ go, /** @type {number} */ time, /** @type {any[]} */ ...rest) => wait(go, time >= 5000 ? 50 : time, ...rest) });
        }, toBlob);
        await tab.press('e');
        await tab.until(dialog);
        await tab.evaluate(press, TEXTS.png);
        await tab.until((sentence) => document.querySelector('#share [role=status]')?.textContent === sentence, TEXTS.noPicture);
        await tab.close();
      });
    }

    test('on http it says where the text will be blocked, not for links', async () => {
      const tab = await atBoard();
      await tab.press('e');
      await tab.until(dialog);
      const told = await tab.evaluate(([sentence, formats]) => {
        const select = /** @type {HTMLSelectElement} */ (document.querySelector('#share select'));
        return formats.filter((format) => {
          select.value = format;
          select.dispatchEvent(new Event('change'));
          return [...document.querySelectorAll('#share p')].some((each) => each.textContent === sentence && /** @type {HTMLElement} */ (each).offsetParent);
        });
      }, /** @type {const} */ ([TEXTS.insecure, FORMATS]));
      assert.deepEqual(told, ['iframe', 'element', 'rst', 'myst']);
    });
  });
}
