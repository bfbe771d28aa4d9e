// The table of the courses' excerpts: each position that it links to exists and shows the described state.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parse } from 'node-html-parser';
import { PARAMETERS } from '../../web/contract/table.js';
import load from '../../dist/queens.js';

const queens = await load();
const docs = new URL('../../dist/docs/', import.meta.url);
/** @param {string} language */
const rowsOf = (language) => parse(readFileSync(new URL(`${language}/sources.html`, docs), 'utf8'), { blockTextElements: {} })
  .querySelectorAll('tbody tr').map((row) => row.querySelectorAll('th, td'));
const lesson = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(`../../web/lesson/${name}.json`, import.meta.url), 'utf8')).stops;

/**
 * The expected contents of a link's position; of the state and the event only the named parts.
 * @typedef {{ queens?: number[][], state?: object, event?: object, lines?: string[], without?: string, printed?: string
 * }} Claim
 */
const FOUR = [[0, 1], [1, 3], [2, 0], [3, 2]];
const CORNER = [[0, 0]];
const LISTS = '[2 4 1 3 ][3 1 4 2 ]\n';
const DOTS = '.Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n';
const MASKS = { queens: [[0, 1]], state: { cols: '0010', ld: '0100', rd: '0001' } };
const STALE = { queens: CORNER, event: { kind: 'remove' }, state: { queens: [0, 2, 0, 0] }, without: 'remove' };
/** @type {Record<string, Claim>} */
const CLAIMS = {
  'n=4&step=43': { queens: FOUR, event: { kind: 'solution', number: 1 } },
  'n=4&step=67': { queens: [[0, 2], [1, 0], [2, 3], [3, 1]], event: { kind: 'solution', number: 2 } },
  'variant=board-scan&n=4&step=110&panels=solutions&print=lists-1': { printed: LISTS },
  'variant=board-scan&n=4&find=first': { queens: [] },
  'variant=board-scan&n=4&step=8&code=cpp': { event: { kind: 'test', safe: false }, lines: ['look-row', 'look-main', 'look-anti', 'hit-anti'] },
  'variant=board-scan&n=4&way=passed-up&step=44': { event: { kind: 'remove' }, state: { found: [false, false, false, true] } },
  'variant=board-scan&n=4&find=first&step=43': { queens: [[1, 0], [3, 1], [0, 2], [2, 3]], event: { kind: 'solution' }, lines: ['return'] },
  'variant=board-scan&n=4&step=44&panels=code': { event: { kind: 'remove' }, lines: ['remove'] },
  'variant=board-scan&n=4&step=43&panels=state': { state: { board: [[0, 0, 1, 0], [1, 0, 0, 0], [0, 0, 0, 1], [0, 1, 0, 0]] } },
  'variant=board-scan&n=4&code=csharp&panels=code': { queens: [] },
  'n=5&step=5&numbers=anti': { queens: CORNER },
  'n=5&step=5&numbers=main-index': { queens: CORNER, lines: ['diagonals'] },
  'variant=board-scan&n=5&step=160&numbers=anti': { queens: [[2, 0]] },
  'n=4&way=overwritten&step=3&code=java&panels=code': { event: { kind: 'test', safe: false }, lines: ['test', 'skip'] },
  'n=4&way=overwritten&step=12&panels=state': STALE,
  'variant=bitmask&n=4&step=19&panels=state': MASKS,
  'variant=bitmask&n=4&step=19&panels=code': { ...MASKS, lines: ['recurse'] },
  'variant=bitmask&n=4&step=3': { event: { kind: 'scan' }, lines: ['scan'], state: { free: '1100' } },
  'variant=bitmask&n=4&step=4': { event: { kind: 'place' }, lines: ['take', 'drop'], state: { bit: '0100', free: '1000' } },
  'variant=bitmask&n=4&way=until-full&step=25&panels=code': { event: { kind: 'solution' }, lines: ['base', 'record'] },
  'variant=bitmask&n=4&way=characters&step=24&panels=state': { state: { board: [[' ', 'Q', ' ', ' '], [' ', ' ', ' ', 'Q'], ['Q', ' ', ' ', ' '], [' ', ' ', 'Q', ' ']] } },
  'n=4&bug=return-missing&step=44': { event: { kind: 'remove' }, lines: ['loop', 'diagonals', 'test', 'remove'] },
  'variant=bitmask&n=4&step=65&panels=solutions&print=blanks': { printed: '| |Q| | |\n| | | |Q|\n|Q| | | |\n| | |Q| |\n\n| | |Q| |\n|Q| | | |\n| | | |Q|\n| |Q| | |\n' },
  'variant=bitmask&n=4&step=65&panels=solutions&print=lists-1': { printed: LISTS },
  'variant=explicit-stack&n=4&step=5&panels=state': { state: { stack: [{ row: 0, col: 0 }] } },
  'variant=explicit-stack&n=4&step=5': { event: { kind: 'test' }, lines: ['columns', 'look'] },
  'variant=explicit-stack&n=4&step=110&panels=solutions&print=matrix': { printed: '0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n\n0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0\n' },
  'n=4&step=110&panels=solutions&print=dots': { printed: DOTS },
  'variant=bitmask&n=4&find=count&step=65&panels=solutions&print=dots': { printed: '2\n' },
  'variant=bitmask&n=4&find=count&step=25&panels=code,state': { event: { kind: 'solution' }, without: 'record', lines: ['return'] },
  'variant=bit-flags&n=4&way=parameters&step=6&panels=code,state': { state: { cols: '0101', mains: '0001100', antis: '0001001', count: 0 }, lines: ['mark-column', 'mark-main', 'mark-anti'] },
  'variant=bit-flags&n=4&way=parameters&step=12&panels=code,state': { event: { kind: 'remove' }, lines: ['unmark-anti', 'unmark-main', 'unmark-column'] },
  'n=8&step=0&numbers=main': { queens: [] },
  'n=8&step=0&numbers=anti': { queens: [] },
  'n=8&step=0&numbers=main-index': { queens: [] },
  'variant=bitmask&n=4&find=count&step=26': { event: { kind: 'remove' }, lines: ['add'], state: { below: 1, count: 1 } },
  'variant=bitmask&n=4&way=overwritten&step=26': { event: { kind: 'remove' }, lines: ['return', 'loop'], without: 'remove' },
  'variant=bitmask&n=4&step=5&panels=state': { state: { cols: '0101', ld: '1100', rd: '0010' } },
  'variant=bit-flags&n=4&step=6&panels=state': { state: { cols: '0101', mains: '0001100', antis: '0001001' } },
  'variant=bitmask&n=6&step=7': { event: { kind: 'scan', row: 3 }, state: { cols: '010101', ld: '111000', rd: '001001', free: '000010' } },
  'variant=bitmask&n=4&step=21': { event: { kind: 'scan' }, lines: ['scan'], state: { cols: '1010', ld: '1000', rd: '0100', free: '0001' } },
  'variant=bitmask&n=4&step=2': { lines: ['drop'], state: { free: '1110', bit: '0001' } },
  'variant=permutations&n=4&step=15': { event: { kind: 'compare', safe: false } },
  'variant=permutations&n=4&step=5&panels=state': { state: { used: [true, true, false, false], queens: [0, 1] } },
  'n=1&step=3': { queens: CORNER, event: { kind: 'solution' } },
  'variant=bitmask&n=8&find=count&step=8135&panels=solutions&print=dots': { printed: '92\n', event: { kind: 'done' } },
  'n=4&step=110&panels=solutions': { event: { kind: 'done' } },
  'n=4&way=characters&step=8&panels=state': { state: { state: [['Q', '#', '#', '#'], ['#', '#', 'Q', '#'], ['#', '#', '#', '#'], ['#', '#', '#', '#']] } },
  'variant=board-scan&n=5&step=160&view=board': { queens: [[2, 0]] },
  'n=4&step=43&view=tree&tree=boards': { queens: FOUR },
  'n=4&step=4': { event: { kind: 'test', safe: false }, lines: ['test'] },
  'n=4&step=12': { event: { kind: 'remove' }, lines: ['unmark'], state: { cols: [true, false, false, false] } },
  'n=8&step=2': { queens: CORNER },
  'n=4&way=characters&step=43&panels=code,state': { queens: FOUR, lines: ['record'] },
  'n=4&way=characters&step=43&code=rust&panels=code': { queens: FOUR, lines: ['record'] },
  'n=4&bug=record-without-copy&step=110': { printed: '[]\n[]\n' },
  'variant=hash-sets&n=4&step=110&panels=solutions&print=numbered': { printed: '   0 1 2 3\n0 | |Q| | |\n1 | | | |Q|\n2 |Q| | | |\n3 | | |Q| |\n\n   0 1 2 3\n0 | | |Q| |\n1 |Q| | | |\n2 | | | |Q|\n3 | |Q| | |\n' },
  'variant=hash-sets&n=4&step=5&numbers=main': { state: { diags1: [0] } },
  'variant=hash-sets&n=4&step=5&numbers=anti': { state: { diags2: [0] } },
  'variant=hash-sets&n=4&way=overwritten&step=3&panels=code': { lines: ['test', 'skip'] },
  'variant=hash-sets&n=4&way=overwritten&step=12&panels=state': STALE,
  'variant=hash-sets&n=4&step=110&panels=solutions&print=lists-0': { printed: '[1, 3, 0, 2]\n[2, 0, 3, 1]\n' },
  'variant=hash-sets&n=4&way=one-row&step=43&panels=code': { event: { kind: 'solution', number: 1 }, lines: ['base', 'record'], queens: FOUR },
  'variant=hash-sets&n=4&way=one-row&step=110&panels=solutions&print=dots': { printed: DOTS },
  'variant=bitmask&n=4&bug=shifts-exchanged&step=19': { state: { ld: '0001', rd: '0100' } },
  'variant=bitmask&n=4&step=18': { state: { bit: '0010', free: '1100' } },
  'variant=bitmask&n=4&way=overwritten&step=7&panels=state': { event: { kind: 'remove' }, lines: ['loop'], without: 'remove', state: { queens: [0, 2, 0, 0] } },
};
/** Ids of the lesson's stops that the table names by their numbers. @type {Record<string, string>} */
const STOPS = { 1: 'by-hand', 2: 'conflict' };

/** The numbers in the squares of a picture, row by row. @param {string} svg @param {number} n */
function numbersOf(svg, n) {
  const texts = parse(svg).querySelectorAll('text').map(({ text }) => Number(text.trim().replace('−', '-')));
  return texts.slice(0, n * n);
}

/** @param {string} query */
function check(query) {
  const asked = Object.fromEntries(new URLSearchParams(query));
  for (const name of Object.keys(asked)) assert.ok(name in PARAMETERS, `${name} is a parameter`);
  const { variant = 'flag-arrays', n = '8', step = '0', find, bug, way, print = 'lists-0', numbers, code = 'python' } = asked;
  const search = new queens.Search(/** @type {any} */ (variant), Number(n), /** @type {any} */ ({ find, bug, way }));
  assert.equal(search.seek(Number(step)), Number(step));
  // The program exists in the language of the link.
  assert.ok(queens.listing(/** @type {any} */ (variant), /** @type {any} */ (code), /** @type {any} */ ({ find, bug, way })).labels.includes('finish'));
  const claim = CLAIMS[query];
  assert.ok(claim, `nothing is claimed of ${query}`);
  const state = Object.fromEntries(search.state().map(({ name, value }) => [name, value]));
  const part = (/** @type {object} */ of, /** @type {any} */ whole) => Object.fromEntries(Object.keys(of).map((name) => [name, whole[name]]));
  if (claim.queens) assert.deepEqual(search.queens(), claim.queens);
  if (claim.state) assert.deepEqual(part(claim.state, state), claim.state);
  if (claim.event) assert.deepEqual(part(claim.event, search.event()), claim.event);
  for (const label of claim.lines ?? []) assert.ok(search.lines().includes(label), label);
  if (claim.without) assert.ok(!search.lines().includes(claim.without));
  if (claim.printed !== undefined) assert.equal(search.printed(/** @type {any} */ (print)), claim.printed);
  if (numbers) {
    const size = Number(n);
    const number = (/** @type {number} */ row, /** @type {number} */ col) => ({ main: row - col, 'main-index': row - col + size - 1, anti: row + col }[numbers]);
    const wanted = Array.from({ length: size * size }, (_, i) => number(Math.floor(i / size), i % size));
    assert.deepEqual(numbersOf(search.svg({ inSquares: /** @type {any} */ (numbers) }), size), wanted);
  }
  search.delete();
}

for (const language of ['en', 'zh']) {
  describe(language, () => {
    const rows = rowsOf(language);

    test('has the 84 excerpts in order', () => {
      assert.deepEqual(rows.map(([number]) => Number(number.text)), Array.from({ length: 84 }, (_, i) => i + 1));
      for (const cells of rows) for (const cell of cells) assert.notEqual(cell.text.trim(), '');
    });

    for (const [number, , piece, place] of rows) {
      test(`${number.text}: ${piece.text}`, () => {
        for (const link of place.querySelectorAll('a')) {
          const href = /** @type {string} */ (link.getAttribute('href'));
          const query = /^\.\.\/\.\.\/index\.html\?(.*)$/.exec(parse(`<a>${href}</a>`).text)?.[1];
          if (query === undefined) assert.ok(existsSync(new URL(href, new URL(`${language}/`, docs))), href);
          else if (query.startsWith('lesson=queens&stop=')) {
            // The text says its number.
            const index = lesson('queens').findIndex((/** @type {any} */ { id }) => id === query.slice(19));
            assert.ok(index >= 0 && link.text.match(/\d+/)?.[0] === String(index + 1), link.text);
          } else if (query.startsWith('lesson=')) assert.equal(lesson('queens')[Number(query.slice(7)) - 1].id, STOPS[query.slice(7)]);
          else if (query === 'quiz=slips') assert.ok(lesson('slips').length > 0);
          else check(query);
        }
        // A question named by its id.
        for (const { text } of place.querySelectorAll('code')) {
          if (place.innerHTML.includes('quiz=slips') && /^[a-z0-9]+(-[a-z]+)*$/.test(text) && !place.innerHTML.includes(`way=${text}`)) {
            assert.ok(lesson('slips').some((/** @type {any} */ stop) => stop.id === text), text);
          }
        }
      });
    }

    test('marks each slip of a course, with its question', () => {
      const named = new Set(rows.flatMap(([, , , place]) => place.querySelectorAll('code').map(({ text }) => text)));
      for (const { id } of lesson('slips')) assert.ok(named.has(id), id);
    });
  });
}
