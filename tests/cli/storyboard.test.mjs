// Positions side by side on a page, read by an independent XML parser.
import assert from 'node:assert/strict';
import test from 'node:test';
import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import load from '../../dist/queens.js';
import { run } from './command.mjs';

const queens = await load();

/** @param {string} text @returns {any} the document; any parser message is an error */
function parsed(text) {
  const onError = (/** @type {string} */ level, /** @type {string} */ message) => assert.fail(`${level}: ${message}`);
  return new DOMParser({ onError }).parseFromString(text, 'image/svg+xml').documentElement;
}

const childrenOf = (/** @type {any} */ element, /** @type {string} */ name) =>
  [...element.childNodes].filter((each) => each.nodeName === name);
const numbersOf = (/** @type {any} */ element, /** @type {string[]} */ ...names) =>
  names.map((name) => Number(element.getAttribute(name)));
const bare = (/** @type {string} */ text) => text.replace(/\s/g, '');

/**
 * The contents of a page: for each board its place and the text below it, without spaces.
 * @param {string[]} args
 */
function shown(...args) {
  const { status, stdout, stderr } = run('storyboard', ...args);
  assert.deepEqual([status, stderr], [0, '']);
  assert.equal(run('storyboard', ...args).stdout, stdout, 'the same again');
  const page = parsed(stdout);
  const [title, ...texts] = childrenOf(page, 'text');
  const boards = childrenOf(page, 'svg').map((board) => {
    const [x, y, width, height] = numbersOf(board, 'x', 'y', 'width', 'height');
    return { board, x, y, width, height, lines: /** @type {any[]} */ ([]) };
  });
  for (const text of texts) {
    const [x, y] = numbersOf(text, 'x', 'y');
    // A line belongs to the lowest of the boards above it.
    const owner = boards.filter((each) => each.x === x && each.y + each.height <= y).at(-1);
    assert.ok(owner, `${text.textContent} stands below a board`);
    owner.lines.push({ y, text: text.textContent });
  }
  return { page, title: title.textContent, boards, captions: boards.map(({ lines }) => bare(lines.map(({ text }) => text).join(''))) };
}

/** @param {any} variant @param {number} n @param {number[]} positions @param {'en' | 'zh'} [language] */
function captions(variant, n, positions, language = 'en') {
  const search = new queens.Search(variant, n);
  const told = positions.map((position) => {
    search.seek(position);
    return bare(`${position}${search.narration(language)}`);
  });
  search.delete();
  return told;
}

/** The positions after events of these kinds. @param {any} variant @param {number} n @param {string[]} kinds */
function positionsOf(variant, n, kinds) {
  const search = new queens.Search(variant, n);
  const found = [];
  for (let event = search.step(); event; event = search.step()) if (kinds.includes(event.kind)) found.push(search.position());
  search.delete();
  return found;
}

test('the title tells the goal of a program that does not find all solutions', () => {
  assert.equal(shown('--find', 'first', '--n', '6', '--steps', '1').title, 'Flag arrays (first), n = 6');
  assert.equal(shown('--bug', 'flags-not-undone', '--n', '4', '--steps', '1').title, 'Flag arrays (faulty: flags not undone), n = 4');
  assert.equal(shown('--variant', 'hash-sets', '--way', 'overwritten', '--n', '4', '--steps', '1').title, 'Hash sets (overwritten), n = 4');
});

test('each position has its board and its sentence', () => {
  const positions = [0, 5, 9, 14, 30];
  const { boards, captions: told, title } = shown('--variant', 'bitmask', '--n', '6', '--steps', positions.join());
  assert.equal(title, 'Bitmask, n = 6');
  assert.deepEqual(told, captions('bitmask', 6, positions));
  const search = new queens.Search('bitmask', 6);
  for (const [i, { board, width }] of boards.entries()) {
    search.seek(positions[i]);
    const alone = parsed(search.svg({ size: Math.max(width, 240) }));
    const inside = (/** @type {any} */ element) => [...element.childNodes].map((each) => new XMLSerializer().serializeToString(each)).join('').trim();
    assert.equal(inside(board), inside(alone));
    assert.equal(board.getAttribute('viewBox'), alone.getAttribute('viewBox'));
  }
  search.delete();
});

test('events can be chosen by kind, in a range or in the whole search', () => {
  const solutions = positionsOf('flag-arrays', 6, ['solution']);
  assert.deepEqual(shown('--n', '6', '--every', 'solution').captions, captions('flag-arrays', 6, solutions));
  const moved = positionsOf('flag-arrays', 8, ['place', 'remove', 'solution']).filter((each) => each >= 20 && each <= 107);
  assert.ok(moved.includes(20) && moved.includes(107), 'the ends are in it');
  assert.deepEqual(shown('--every', 'queen', '--from', '20', '--to', '107').captions, captions('flag-arrays', 8, moved));
  assert.deepEqual(shown('--every', 'event', '--to', '3').captions, captions('flag-arrays', 8, [0, 1, 2, 3]));
});

test('a storyboard in Chinese', () => {
  const { captions: told, page } = shown('--n', '6', '--steps', '2,12,28', '--lang', 'zh');
  assert.deepEqual(told, captions('flag-arrays', 6, [2, 12, 28], 'zh'));
  assert.equal(page.getAttribute('lang'), 'zh');
});

for (const [count, columns] of [[1, 1], [2, 1], [2, 3], [7, 4], [36, 6], [12, undefined], [36, undefined]]) {
  test(`${count} boards in ${columns ?? 'as many columns as fit'} stand apart on one page`, () => {
    const steps = Array.from({ length: Number(count) }, (_, i) => 7 * i).join();
    const { page, boards } = shown('--steps', steps, ...(columns ? ['--columns', String(columns)] : []));
    assert.deepEqual([page.getAttribute('width'), page.getAttribute('height')], ['210mm', '297mm']);
    const [, , width, height] = page.getAttribute('viewBox').split(' ').map(Number);
    assert.equal(boards.length, count);
    if (columns) assert.equal(new Set(boards.map(({ x }) => x)).size, Math.min(columns, Number(count)));
    const bottom = (/** @type {typeof boards[0]} */ { lines }) => lines[lines.length - 1].y;
    for (const each of boards) {
      assert.ok(each.x >= 0 && each.x + each.width <= width && bottom(each) <= height, 'on the page');
      for (const other of boards) {
        const apart = each.x + each.width <= other.x || other.x + other.width <= each.x || bottom(each) <= other.y || bottom(other) <= each.y;
        assert.ok(other === each || apart);
      }
    }
  });
}

for (const [args, said] of /** @type {[string[], RegExp][]} */ ([
  [[], /^queenscope: storyboard needs either --steps or --every; got none$/],
  [['--steps', '1', '--every', 'queen'], /^queenscope: storyboard needs either --steps or --every; got both$/],
  [['--steps', '1,two'], /^queenscope: --steps must be a whole number of at least 0; got two$/],
  [['--n', '4', '--steps', '1,111'], /^queenscope: --steps must be a whole number from 0 to 110 for this search; got 111$/],
  [['--steps', Array(37).fill('1').join()], /^queenscope: --steps can have at most 36 positions; got 37$/],
  [['--every', 'line'], /^queenscope: --every must be one of event, queen, turn, solution; got "line"$/],
  [['--every', 'event'], /^queenscope: a storyboard can have at most 36 boards; use --to 35 or less; got no --to$/],
  [['--every', 'event', '--from', '9', '--to', '99'], /^queenscope: a storyboard can have at most 36 boards; use --to 44 or less; got --to 99$/],
  [['--n', '3', '--every', 'solution'], /^queenscope: --every solution must find at least one position; there is none from 0 to 35$/],
  [['--steps', '1', '--columns', '7'], /^queenscope: --columns must be a whole number from 1 to 6; got 7$/],
  [['--steps', '1', '--lang', 'xx'], /^queenscope: --lang must be one of en, zh; got "xx"$/],
])) {
  test(`refused: ${args.join(' ').slice(0, 60) || 'nothing'}`, () => {
    const { status, stdout, stderr } = run('storyboard', ...args);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr.trimEnd(), said);
  });
}
