// The queen drawn by HTML elements is the queen of the board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import load from '../../dist/queens.js';
import { QUEEN } from '../../web/search/queen.js';

const queens = await load();

/** For each command: coordinates (+ across or down) and lengths (×); the other numbers describe the bend of an arc. */
const KINDS = /** @type {Record<string, string>} */ ({ M: '++', L: '++', H: '+', V: '+', A: '××   ++', z: '' });

/**
 * @param {string} path
 * @param {number} scale
 * @param {number} middle
 * @returns {[command: string, numbers: number[]][]} the path scaled around that point
 */
function drawn(path, scale, middle) {
  return [...path.matchAll(/([MLHVAz])([^MLHVAz]*)/g)].map(([, command, rest]) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    return [command, numbers.map((number, i) => ({ '+': number * scale + middle, '×': number * scale }[KINDS[command][i]] ?? number))];
  });
}

test('HTML elements draw the queen of the board', () => {
  const search = new queens.Search('flag-arrays', 1);
  search.runTo('place');
  const board = search.svg({ size: 144 });
  search.delete();
  const square = Number(/d="M[\d.]+ [\d.]+h([\d.]+)v/.exec(board)?.[1]);
  // Around the queen's centre: first the edge, then the area inside it.
  const path = /<g transform="translate\([\d. ]+\)"><path [^>]*\/><path d="([^"]+)"/.exec(board)?.[1] ?? '';
  const wanted = drawn(path, 64 / square, 32);
  const ours = drawn(QUEEN, 1, 0);
  assert.deepEqual(ours.map(([command]) => command), wanted.map(([command]) => command));
  assert.ok(ours.length > 40);
  ours.forEach(([, numbers], i) => numbers.forEach((number, k) => assert.ok(Math.abs(number - wanted[i][1][k]) < 0.06, `${QUEEN}: part ${i}, ${number}, ${wanted[i][1][k]}`)));
});
