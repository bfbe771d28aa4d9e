// No drawing of the site has a number that is none, or a length below 0, whatever room it has.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DOMImplementation, XMLSerializer } from '@xmldom/xmldom';
import { queens, variantIds } from './queens.mjs';
import { drawPlayer } from '../../web/element/embed-poster-player.js';
import { drawTree, nodesOf } from '../../web/element/embed-poster-tree.js';
import { barChart, lineChart } from '../../web/figures/charts.js';
import { CHARTS, chartsIn } from '../../web/figures/shown.js';
import { svg } from '../../web/search/svg.js';
import { treeAsSvg } from '../../web/search/tree.js';
import { MOST_COLUMNS, storyboard } from '../../web/search/storyboard.js';

const LENGTHS = [0, -0, 1, 0.5, -1, -1e9, 199.5, 640, 1e5, 1e308, NaN, Infinity, -Infinity];

// What drawings use of a page: its elements can take texts among their children.
const page = new DOMImplementation().createDocument(null, 'page');
const withAppend = (/** @type {any} */ element) => Object.assign(element, {
  append: (/** @type {any[]} */ ...children) => children.forEach((child) => element.appendChild(typeof child === 'string' ? page.createTextNode(child) : child)),
});
const createElementNS = (/** @type {string} */ namespace, /** @type {string} */ name) => withAppend(page.createElementNS(namespace, name));
Object.assign(globalThis, { document: { createElementNS, createElement: (/** @type {string} */ name) => createElementNS('http://www.w3.org/1999/xhtml', name) } });

/** @param {any} drawing an element or a document @param {string} what */
function assertDrawable(drawing, what) {
  const text = typeof drawing === 'string' ? drawing : new XMLSerializer().serializeToString(drawing);
  for (const [attribute, , value] of text.matchAll(/\s[\w-:]+=(["'])(.*?)\1/g)) {
    assert.doesNotMatch(value, /NaN|Infinity|undefined/, `${what}: ${attribute}`);
    if (/^\s(width|height|rx)=/.test(attribute)) assert.ok(parseFloat(value) >= 0, `${what}: ${attribute}`);
  }
  assert.doesNotMatch(text, /viewBox="[^"]*-/, what);
}

const rooms = LENGTHS.flatMap((one) => LENGTHS.map((other) => [one, other]));

test('charts have only numbers in any room, at any position', () => {
  // Every text is its own name.
  const say = /** @type {any} */ (new Proxy({}, { get: (_, name) => String(name) }));
  const chartOf = chartsIn(say, new Intl.NumberFormat('en'));
  const measured = variantIds.flatMap((variant) => [1, 2].map((n) => /** @type {any} */ ({ variant, n, placements: n - 1, events: n, tests: 0, executed: n === 1 ? null : 7, reads: n === 1 ? null : 0 })));
  for (const variant of variantIds) {
    const search = new queens.Search(/** @type {any} */ (variant), 4);
    for (const position of [0, 1, 30, Infinity]) {
      search.seek(position);
      const seen = /** @type {any} */ ({ figures: search.figures(), reached: search.position() });
      for (const chart of CHARTS) {
        for (const [width, em] of [[0, NaN], [640, 16], [NaN, 0]]) {
          const shown = chartOf(chart, seen, measured, 'reads');
          if (shown) assertDrawable(shown.draw({ width, em }), `${variant} ${position} ${chart} ${width} ${em}`);
        }
      }
    }
    search.delete();
  }
  const bars = [{ name: '', parts: [0, 0], said: '0' }, { name: 'a name', parts: [3, 1e300], said: '1' }];
  const lines = [{ name: 'one', look: 0, values: [null, 0, 1, 1e300] }];
  for (const [width, em] of rooms) {
    for (const some of [[], bars]) assertDrawable(barChart(some, { width, em }, 'bars'), `bars ${width} ${em}`);
    for (const some of [[], lines, [...lines, { name: 'a bound', look: -1, values: [1, 2] }], [{ name: 'none', look: 0, values: [] }]]) assertDrawable(lineChart(some, { width, em }, 'lines'), `lines ${width} ${em}`);
  }
});

test('the picture of a player has only numbers in any room', () => {
  for (const [width, height] of rooms) {
    assertDrawable(drawPlayer(svg('svg', { viewBox: '0 0 4 4' }), 'A sentence.', { width, height }, 'A title'), `${width} × ${height}`);
  }
});

test('the picture of a search tree has only numbers at any position of any search', () => {
  for (const variant of variantIds) {
    for (const n of [1, 2, 3, 5]) {
      const search = new queens.Search(/** @type {any} */ (variant), n);
      for (const position of [0, 1, 7, Infinity, NaN, -1]) {
        const nodes = nodesOf(search, position);
        assert.ok(nodes);
        assertDrawable(drawTree(nodes, 'A title'), `${variant} ${n} ${position}`);
      }
      search.delete();
    }
  }
});

test('the search tree as a document has only numbers at any position of any search', () => {
  for (const variant of variantIds) {
    for (const n of [1, 2, 4, 6, 9, 32]) {
      const search = new queens.Search(/** @type {any} */ (variant), n);
      for (const position of [0, 1, 40, 3000]) {
        search.seek(position);
        assertDrawable(treeAsSvg(search, { title: '<&>' }), `${variant} ${n} ${position}`);
      }
      search.delete();
    }
  }
});

test('boards, sheets and storyboards have only numbers for any number of squares and columns', () => {
  for (const n of [1, 2, 7, 32]) {
    const search = new queens.Search('flag-arrays', n);
    for (const size of [40, 40.5, 4000]) assertDrawable(search.svg({ size, numbers: true }), `board ${n} ${size}`);
    assertDrawable(search.svg({ panels: 'code,state,calls,stats' }), `sheet ${n}`);
    for (let columns = 1; columns <= MOST_COLUMNS; columns++) assertDrawable(storyboard(search, { positions: [0, 1, 2], title: '', columns }), `storyboard ${n} ${columns}`);
    for (const size of LENGTHS.filter((each) => !(each >= 40 && each <= 4000))) assert.throws(() => search.svg({ size }), /^Error: size must be a number from 40 to 4000; got /);
    search.delete();
  }
});
