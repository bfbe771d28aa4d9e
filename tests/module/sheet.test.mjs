// The board with its panels as an SVG document: its contents agree with the module's other methods.
import assert from 'node:assert/strict';
import test from 'node:test';
import { DOMParser } from '@xmldom/xmldom';
import load from '../../dist/queens.js';
import { readLanguages } from '../../script/texts/languages.mjs';
import { queens } from './queens.mjs';

const LIMIT = 60_000;
const LANGUAGES = /** @type {const} */ (['pseudocode', 'python', 'cpp', 'java', 'javascript', 'csharp']);
/** All programs, and some of their positions for n = 8. */
const PROGRAMS = /** @type {[any, any][]} */ ([
  ['board-scan', 'all'], ['board-scan', 'first'], ['flag-arrays', 'all'], ['flag-arrays', 'first'], ['hash-sets', 'all'],
  ['bit-flags', 'all'], ['bitmask', 'all'], ['bitmask', 'count'], ['explicit-stack', 'all'], ['explicit-stack', 'first'],
  ['permutations', 'all'], ['forward-checking', 'all'], ['min-conflicts', 'first'],
]);
const POSITIONS = [0, 1, 2, 3, 46, 120, 121, 122, 123, 124, 876, 5000];
const [{ messages: SAY }, { messages: CHINESE }] = readLanguages();

/** @param {string} text @returns {any} its root; any parser message is an error */
function rootOf(text) {
  const onError = (/** @type {string} */ level, /** @type {string} */ message) => assert.fail(`${level}: ${message}`);
  return new DOMParser({ onError }).parseFromString(text, 'image/svg+xml').documentElement;
}

/** @param {any} root @returns {string[]} each line of text, in document order */
const textsOf = (root) => [...root.getElementsByTagName('text')].map((each) => each.textContent);

/** Whether a list contains all wanted texts in order. @param {string[]} all @param {string[]} wanted */
function inOrder(all, wanted) {
  let from = 0;
  for (const each of wanted) {
    const at = all.indexOf(each, from);
    if (at < 0) return `"${each}" is missing from ${from} on`;
    from = at + 1;
  }
  return '';
}

/** The text of the line marked as executed last. @param {any} root */
function markedLine(root) {
  const bars = [...root.getElementsByTagName('rect')].filter((each) => each.getAttribute('width') === '3');
  assert.ok(bars.length < 2, 'one line is marked');
  if (bars.length === 0) return null;
  const top = Number(bars[0].getAttribute('y'));
  const bottom = top + Number(bars[0].getAttribute('height'));
  const inside = [...bars[0].parentNode.getElementsByTagName('text')].filter((each) => {
    const y = Number(each.getAttribute('y'));
    return y > top && y < bottom;
  });
  return inside[0].textContent;
}

/**
 * The texts of a variable's cells, or of its entries' fields.
 * @param {ReturnType<import('./queens.mjs').Search['state']>[number]} variable
 */
function cellsOf({ name, type, value }) {
  // Cells show bit 0 on the left, like column 0; printed numbers show it on the right.
  const mirrored = (/** @type {string} */ bits) => [...bits].reverse();
  const minus = (/** @type {number} */ each) => String(each).replace('-', '−');
  if (type === 'matrix') return value.flat().map(minus);
  if (type === 'flags') return value.map((each) => String(Number(each)));
  if (type === 'bits') return mirrored(value);
  if (type !== 'stack') return [value].flat().map(minus);
  // The innermost call at the top.
  if (name === 'frames') {
    return [...value].reverse().flatMap((entry) => Object.values(entry).map(String));
  }
  return value.map((entry) => `(${Object.values(entry).join(', ')})`);
}

for (const [variant, find] of PROGRAMS) {
  test(`${variant}, ${find}: the program with its line, and the variables, as the module has them`, () => {
    const search = new queens.Search(variant, 8, { find });
    for (const [i, position] of POSITIONS.entries()) {
      search.seek(position);
      const code = LANGUAGES[i % LANGUAGES.length];
      const svg = search.svg({ panels: 'code,state', code });
      assert.ok(Buffer.byteLength(svg) < LIMIT, `${Buffer.byteLength(svg)} bytes at ${position}`);
      assert.equal(search.svg({ panels: 'state,code', code, theme: 'light', size: 480 }), svg, 'the same bytes');
      const root = rootOf(svg);
      const texts = textsOf(root);
      const { text, labels } = queens.listing(variant, code, { find });
      const lines = text.split('\n').map((line) => line.trimStart());
      assert.equal(inOrder(texts, lines.filter(Boolean)), '', `${code} at ${position}`);
      const last = search.lines().at(-1);
      assert.equal(markedLine(root), last === undefined ? null : lines[labels.indexOf(last)], `${code} at ${position}`);
      const state = texts.slice(texts.findIndex((each) => /^n = 8( |$)/.test(each)));
      const numbers = `${state[0]}   `;
      for (const variable of search.state()) {
        const { name, type } = variable;
        const cells = cellsOf(variable);
        if (type === 'int') {
          assert.ok(numbers.includes(` ${name} = ${cells[0]}   `), `${name} in "${numbers}"`);
          continue;
        }
        // The calculation of the cell may follow the name.
        const at = state.findIndex((each) => each === name || (type === 'bits' && each.startsWith(`${name} = `)));
        const shown = state.slice(at + 1).filter((each) => !/^(row|col)( .*)?=|^(row|cols|ld|rd|free|count)$/.test(each));
        assert.deepEqual(shown.slice(0, cells.length), cells, `${name} at ${position}`);
      }
      const solutions = search.counters().solution;
      assert.equal(numbers.includes(`solutions: ${solutions}   `), find === 'all');
    }
    search.delete();
  });
}

test('the board equals the separate one, below the name and above the sentence', () => {
  for (const [variant, find, name] of /** @type {[any, any, string][]} */ ([
    ['flag-arrays', 'all', 'Flag arrays'], ['flag-arrays', 'first', 'Flag arrays (first)'], ['bitmask', 'count', 'Bitmask (count)'],
  ])) {
    const search = new queens.Search(variant, 8, { find });
    for (const theme of /** @type {const} */ (['light', 'dark', 'projector'])) {
      for (const position of [0, 47, 130]) {
        search.seek(position);
        const look = { theme, size: 300, hatch: position !== 47, numbers: position !== 47 };
        const alone = search.svg(look).split('\n');
        const sheet = search.svg({ ...look, panels: '' });
        // Without the parts of the document: its beginning, its title and its end.
        assert.ok(sheet.includes(alone.slice(3, -2).join('\n')), `${variant} at ${position}`);
        assert.ok(sheet.includes(alone[2]), 'it stands on the same colour');
        const root = rootOf(sheet);
        const texts = textsOf(root);
        assert.equal(texts[0], `${name}, n = 8${SAY.positionName} ${position}`);
        assert.ok(texts.join('').endsWith(search.narration('en')), texts.join('|'));
        assert.equal(root.getElementsByTagName('title')[0].textContent, `${name}, n = 8: ${search.narration('en')}`);
      }
    }
    search.delete();
  }
});

test('calls and statistics agree with the module, in either language', () => {
  for (const [language, say] of /** @type {const} */ ([['en', SAY], ['zh', CHINESE]])) {
    const search = new queens.Search('flag-arrays', 8);
    search.seek(4001);
    const texts = textsOf(rootOf(search.svg({ panels: 'stats,calls', language, code: 'java' })));
    const { attacked, deadEnd, ...counters } = search.counters();
    for (const [name, value] of [
      [say.counterSolution, counters.solution], [say.counterTest, counters.test], [say.counterAttacked, attacked],
      [say.counterPlace, counters.place], [say.counterRemove, counters.remove], [say.counterExhausted, counters.exhausted],
      [say.counterDeadEnd, deadEnd],
    ]) {
      const at = texts.indexOf(String(name));
      assert.equal(texts[at + 1], value?.toLocaleString('en'), String(name));
    }
    assert.ok(!texts.includes(say.counterScan), 'what this search never does is left out');
    const standing = search.queens();
    const names = standing.map((_, depth) => `search(${depth})`).reverse();
    assert.equal(inOrder(texts, names.flatMap((name) => [name, `col = ${standing[Number(name.slice(7, -1))][1]}`])), '');
    const { text, labels } = queens.listing('flag-arrays', 'java');
    const waits = labels.indexOf('recurse');
    const wanted = `${say.callWaits}  ${text.split('\n')[waits].trim()}`;
    assert.equal(texts.filter((each) => each === wanted).length, standing.length);
    search.seek(0);
    assert.ok(textsOf(rootOf(search.svg({ panels: 'calls', language }))).join('').includes(say.noCalls));
    search.delete();
  }
});

test('a program missing in a language is headed by the language shown instead', () => {
  for (const [way, code, name] of /** @type {const} */ ([['characters', 'rust', 'Rust'], ['overwritten', 'rust', SAY.pseudocode], ['overwritten', 'csharp', 'C#']])) {
    const search = new queens.Search('flag-arrays', 4, { way });
    const texts = textsOf(rootOf(search.svg({ panels: 'code', code })));
    assert.ok(texts.includes(`${SAY.code} · ${name}`), `${way} in ${code}`);
    search.delete();
  }
});

test('all instances of the module write the same', async () => {
  const other = new (await load()).Search('bitmask', 20);
  const search = new queens.Search('bitmask', 20);
  for (const position of [77, 200]) {
    for (const each of [search, other]) each.seek(position);
    const asked = /** @type {const} */ ({ panels: 'code,state,calls,stats', code: 'cpp', theme: 'dark', language: 'zh' });
    assert.equal(search.svg(asked), other.svg(asked));
  }
  search.delete();
  other.delete();
});

test('unknown panels and languages are refused by name, without leaks', () => {
  /** @type {any} */
  const search = new queens.Search('flag-arrays', 6);
  const accepted = 'panels must be any of code, state, calls, stats, separated by commas';
  for (const [options, message] of /** @type {[unknown, string][]} */ ([
    [{ panels: 'log' }, `${accepted}; got "log"`],
    [{ panels: 'code,' }, `${accepted}; got "code,"`],
    [{ panels: 'code, state' }, `${accepted}; got "code, state"`],
    [{ panels: '<g onload="x">' }, `${accepted}; got "<g onload="x">"`],
    [{ panels: ['code'] }, `${accepted}; got object`],
    [{ panels: 'code', code: 'basic' }, 'code must be one of pseudocode, python, cpp, java, javascript, csharp, go, swift, typescript, dart, rust, c, kotlin, ruby, zig; got "basic"'],
    [{ code: null }, 'code must be one of pseudocode, python, cpp, java, javascript, csharp, go, swift, typescript, dart, rust, c, kotlin, ruby, zig; got null'],
  ])) {
    assert.throws(() => search.svg(options), { name: 'Error', message });
  }
  for (let i = 0; i < 20_000; i++) assert.throws(() => search.svg({ panels: 'code,state,calls,stats,code,x' }), Error);
  assert.match(search.svg({ panels: 'code' }), /^<svg /);
  search.delete();
});
