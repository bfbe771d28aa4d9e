// The board as an SVG document, read by an independent XML parser.
import assert from 'node:assert/strict';
import test from 'node:test';
import { DOMParser } from '@xmldom/xmldom';
import load from '../../dist/queens.js';
import { queens, variantIds } from './queens.mjs';

const THEMES = /** @type {const} */ (['light', 'dark', 'projector']);
const LIMIT = 60_000;

/** @param {string} text @returns {any} the document; any parser message is an error */
function parsed(text) {
  const onError = (/** @type {string} */ level, /** @type {string} */ message) => assert.fail(`${level}: ${message}`);
  return new DOMParser({ onError }).parseFromString(text, 'image/svg+xml');
}

/**
 * For each kind of event, the position with the most queens, so that there is most to draw.
 * @param {any} variant
 * @param {number} n
 */
function fullest(variant, n) {
  const search = new queens.Search(variant, n);
  /** @type {Map<string, { position: number, standing: number }>} */
  const found = new Map([['start', { position: 0, standing: 0 }]]);
  for (let event = search.step(); event; event = search.step()) {
    const standing = search.queens().length;
    const kind = `${event.kind}${'safe' in event ? event.safe : ''}${'deadEnd' in event ? event.deadEnd : ''}`;
    // Positions with few queens have few hatched squares, those with many have more.
    for (const name of [kind, `${kind} ${standing}`]) {
      if ((found.get(name)?.standing ?? -1) < standing) found.set(name, { position: search.position(), standing });
    }
  }
  search.delete();
  return [...new Set([...found.values()].map(({ position }) => position))];
}

for (const variant of variantIds) {
  test(`${variant}: valid, small and complete in every kind of state`, () => {
    // Permutations have too many positions for n = 8; n = 6 has every kind of event.
    const n = variant === 'permutations' ? 6 : 8;
    const search = new queens.Search(variant, n);
    const positions = fullest(variant, n);
    assert.ok(positions.length > n, String(positions));
    for (const [i, position] of positions.entries()) {
      search.seek(position);
      const theme = THEMES[i % 3];
      const text = search.svg({ theme, size: 640 });
      for (const size of [40, 640, 4000]) {
        const bytes = Buffer.byteLength(search.svg({ theme, size }));
        assert.ok(bytes < LIMIT, `${bytes} bytes at ${position}, ${size} pixels`);
      }
      const root = parsed(text).documentElement;
      assert.deepEqual(
        ['width', 'height', 'viewBox', 'role', 'lang'].map((name) => root.getAttribute(name)),
        ['640', '640', '0 0 640 640', 'img', 'en'],
      );
      assert.equal(root.firstChild.nextSibling.tagName, 'title');
      assert.equal(root.getElementsByTagName('title')[0].textContent, search.narration('en'));
      assert.deepEqual(queensIn(root, search, n, theme), search.queens().map(String).sort(), `at ${position}`);
    }
    search.delete();
  });
}

/**
 * Squares of queens, from their pictures: groups moved to the centre of a square, except a queen just removed.
 * @param {any} root
 * @param {import('./queens.mjs').Search} search
 * @param {number} n
 * @param {typeof THEMES[number]} theme
 */
function queensIn(root, search, n, theme) {
  const before = 2 + (theme === 'projector' ? 32 : 24);
  const side = 640 - before - 6;
  const places = [...root.getElementsByTagName('g')].flatMap((group) => {
    const place = /^translate\(([\d.]+) ([\d.]+)\)$/.exec(group.getAttribute('transform') ?? '');
    return place ? [place.slice(1).map((each) => ((Number(each) - before) / side) * n - 0.5)] : [];
  });
  for (const place of places) for (const each of place) assert.ok(Math.abs(each - Math.round(each)) < 0.01, String(place));
  const squares = places.map(([x, y]) => String([Math.round(y), Math.round(x)]));
  const event = search.event();
  if (event?.kind === 'remove') assert.equal(squares.pop(), String([event.row, event.col]), 'over the others');
  return squares.sort();
}

test('equal bytes, however the position was reached, and in every instance of the module', async () => {
  const other = await load();
  for (const variant of variantIds) {
    const [one, another] = [new queens.Search(variant, 6), new other.Search(variant, 6)];
    another.seek(500);
    for (const position of [0, 1, 17, 120, 400]) {
      one.seek(position);
      another.seek(position);
      for (const theme of THEMES) {
        const text = one.svg({ theme });
        assert.equal(one.svg({ theme, language: 'en', hatch: true, numbers: true, size: 480 }), text);
        assert.equal(another.svg({ theme }), text);
      }
    }
    one.delete();
    another.delete();
  }
});

test('each option has its effect', () => {
  const search = new queens.Search('flag-arrays', 8);
  search.seek(30);
  const usual = search.svg();
  assert.equal(search.svg({}), usual);
  assert.equal(search.svg({ theme: undefined, size: undefined, language: undefined }), usual);
  const texts = (/** @type {string} */ text) => [...parsed(text).getElementsByTagName('text')].map((each) => each.textContent);
  const numbers = [0, 1, 2, 3, 4, 5, 6, 7].map(String);
  assert.deepEqual(texts(usual).sort(), [...numbers, ...numbers].sort());
  assert.deepEqual(texts(search.svg({ numbers: false })), []);
  assert.deepEqual(texts(search.svg({ size: 199 })), []);
  assert.ok(search.svg({ hatch: false }).length < usual.length - 1000);
  assert.notEqual(search.svg({ theme: 'dark' }), usual);
  const chinese = parsed(search.svg({ language: 'zh' })).documentElement;
  assert.equal(chinese.getAttribute('lang'), 'zh');
  assert.equal(chinese.getElementsByTagName('title')[0].textContent, search.narration('zh'));
  for (const size of [40, 40.5, 4000]) {
    for (const n of [1, 32]) {
      const board = new queens.Search('bitmask', n);
      board.seek(20);
      const text = board.svg({ size, numbers: true });
      assert.equal(parsed(text).documentElement.getAttribute('width'), String(size));
      assert.doesNotMatch(text, /="-|\bnan\b|\binf\b|="[\d.]+e/i);
      board.delete();
    }
  }
  search.delete();
});

test('a bad option is named with the accepted values, and does not change the search', () => {
  /** @type {any} */
  const search = new queens.Search('flag-arrays', 6);
  search.seek(40);
  const before = search.svg();
  const refusing = { get theme() { throw new Error('it refuses'); } };
  for (const [options, message] of /** @type {[unknown, RegExp][]} */ ([
    [{ theme: 'auto' }, /^theme must be one of light, dark, projector; got "auto"$/],
    [{ theme: 3 }, /^theme must be one of .*; got 3$/],
    [{ size: 39 }, /^size must be a number from 40 to 4000; got 39$/],
    [{ size: NaN }, /^size must be .*; got NaN$/],
    [{ size: '480' }, /^size must be .*; got "480"$/],
    [{ size: 1e300 }, /^size must be .*; got 1e\+300$/],
    [{ numbers: 1 }, /^numbers must be true or false; got 1$/],
    [{ hatch: 'no' }, /^hatch must be true or false; got "no"$/],
    [{ hatch: null }, /^hatch must be true or false; got null$/],
    [{ language: 'xx' }, /^language must be one of en, zh; got "xx"$/],
    [{ language: {} }, /^language must be one of en, zh; got object$/],
    [{ colour: 'red' }, /^svg has the options theme, size, numbers, hatch, inSquares, base, language, panels and code; got colour$/],
    ['dark', /^options must be an object with any of theme, size, numbers, hatch, inSquares, base, language, panels and code; got string$/],
    [null, /^options must be an object .*; got null$/],
    [['dark'], /^options must be an object .*; got object$/],
    [refusing, /^it refuses$/],
  ])) {
    assert.throws(() => search.svg(options), { name: 'Error', message });
  }
  assert.throws(() => search.svg({}, 1), { message: 'svg takes options only; got 2 arguments' });
  for (let i = 0; i < 20_000; i++) assert.throws(() => search.svg({ size: {} }), Error);
  assert.equal(search.svg(), before);
  assert.equal(search.position(), 40);
  search.delete();
});
