// Costs of a search: boards visited for some n beside all possible boards, each with the ratio to the n before; and the bounds.
import { make } from '../../dialog/parts.js';
import { marked } from '../text.js';

const FROM = 6;
const TO = 10;

/** @param {bigint} n @returns {bigint} */
const factorial = (n) => (n < 2n ? 1n : n * factorial(n - 1n));

/** The ways to choose k of n. @param {bigint} n @param {bigint} k */
export function choose(n, k) {
  let ways = 1n;
  for (let i = 1n; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** A number in a short form, for comparison. @param {bigint} value @returns {string} */
export function shortly(value) {
  const digits = String(value);
  if (digits.length <= 6) return Number(value).toLocaleString('en');
  const rounded = (Number(digits.slice(0, 4)) / 1000).toFixed(1);
  // 9.96 is 10.0.
  const [mantissa, exponent] = rounded === '10.0' ? ['1.0', digits.length] : [rounded, digits.length - 1];
  return `${mantissa} · 10${[...String(exponent)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`;
}

/** @param {number} n @returns {bigint[]} any n squares; one in each row; each column once too */
export const waysFor = (n) => [choose(BigInt(n * n), BigInt(n)), BigInt(n) ** BigInt(n), factorial(BigInt(n))];

/**
 * @param {import('../questions/asking.js').Around} around
 * @returns {HTMLElement} shows each number of boards as soon as it is counted
 */
export function costs({ words, boards }) {
  const head = make('tr', {}, ...['n', words.waysAny, words.waysRows, words.waysColumns, words.visited, words.ratio].map((title) => make('th', { scope: 'col' }, title)));
  // Each row has its place before its numbers are known, so that nothing moves.
  const body = make('tbody', {}, ...Array.from({ length: TO - FROM + 1 }, (_, i) => make('tr', {},
    make('th', { scope: 'row' }, String(FROM + i)),
    ...waysFor(FROM + i).map((ways) => make('td', {}, shortly(ways))),
    make('td', {}, '…'), make('td', {}, '…'))));
  const caption = make('caption', {}, words.costsCaption);
  (async () => {
    let before = await boards(FROM - 1);
    for (let n = FROM; n <= TO; n++) {
      const visited = await boards(n);
      if (Number.isNaN(visited)) return;
      const [boardsCell, ratioCell] = [...body.children[n - FROM].children].slice(-2);
      boardsCell.textContent = visited.toLocaleString('en');
      ratioCell.textContent = `× ${(visited / before).toFixed(1)}`;
      before = visited;
    }
  })();
  const table = make('table', {}, caption, make('thead', {}, head), body);
  const scroll = make('div', { className: 'scroll', tabIndex: 0, role: 'region', ariaLabel: words.costsCaption }, table);
  const bounds = ['boundWays', 'boundBoards', 'boundTests', 'boundMemory'].map((name) => make('li', {}, ...marked(words[name])));
  return make('figure', { className: 'costs' }, scroll, make('details', {}, make('summary', {}, words.boundsTitle), make('ul', {}, ...bounds)));
}
