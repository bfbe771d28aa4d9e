// Charts as SVG: bars, and lines on a logarithmic axis. Their style is in style.css.
import { svg } from '../search/svg.js';

// In units of the text size: width of a letter (rounded up), height of a bar with its gap, height of a chart with axes.
const LETTER = 0.5;
const LINE = 1.375;
const HEIGHT = 19;
/** CSS px. */
const NARROWEST = 200;
const WIDEST = 10_000;

/**
 * @typedef {object} Bar
 * @property {string} name
 * @property {number[]} parts one after the other; the i-th has the look of series i
 * @property {string} said what stands at its end
 *
 * @typedef {{ width: number, em: number }} Room CSS px; an em is the size of the text around
 *
 * @typedef {object} Series
 * @property {string} name
 * @property {number} look which colour and mark; below 0: a bound, dashed, with its name at its end
 * @property {(number | null)[]} values one for each place on the axis
 */

/** CSS variables of the colours, by the look of a series. */
const COLORS = ['placed', 'attacked', 'safe', 'pointed', 'solved', 'railAnti', 'removed', 'ink'];

/** @param {number} look */
const colorOf = (look) => `var(--${COLORS[look]})`;

/** @param {number} width @param {number} height @param {string} label @param {(Node | string)[]} children */
function picture(width, height, label, ...children) {
  return svg('svg', { width, height, viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label }, ...children);
}

// Of Chinese a letter is twice as wide.
const lengthOf = (/** @type {string} */ text) => [...text].reduce((sum, each) => sum + (each > '\u2e80' ? 2 : 1), 0);
const widest = (/** @type {string[]} */ texts, /** @type {number} */ em) => LETTER * em * Math.max(0, ...texts.map(lengthOf));

/** A dialog that is not laid out has no size. @param {Room} room @returns {Room} in which a chart can be drawn */
const roomIn = ({ width, em }) => ({ width: Math.min(WIDEST, Math.max(NARROWEST, width || 0)), em: Math.min(96, Math.max(8, em || 16)) });

/**
 * @param {Bar[]} bars from the top down
 * @param {Room} room
 * @param {string} label accessible name
 */
export function barChart(bars, room, label) {
  const { width, em } = roomIn(room);
  const left = widest(bars.map(({ name }) => name), em) + 8;
  const right = widest(bars.map(({ said }) => said), em) + 8;
  const most = Math.max(1e-9, ...bars.map(({ parts }) => parts.reduce((sum, each) => sum + each, 0)));
  const scale = Math.max(20, width - left - right) / most;
  const line = LINE * em;
  const drawn = bars.flatMap(({ name, parts, said }, i) => {
    const y = i * line;
    const foot = y + 0.7 * line;
    let x = left;
    const boxes = parts.map((part, look) => {
      const box = svg('rect', { x, y: y + 3, width: part * scale, height: line - 6, fill: colorOf(look) });
      x += part * scale;
      return box;
    });
    return [svg('text', { x: left - 8, y: foot, class: 'name' }, name), ...boxes, svg('text', { x: x + 6, y: foot }, said)];
  });
  return picture(width, bars.length * line, label, ...drawn);
}

const MARKS = /** @type {((x: number, y: number) => string)[]} */ ([
  (x, y) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`,
  (x, y) => `M${x - 4} ${y - 4}h8v8h-8z`,
  (x, y) => `M${x} ${y - 5}l5 9h-10z`,
  (x, y) => `M${x} ${y - 5}l5 5l-5 5l-5 -5z`,
  (x, y) => `M${x} ${y + 5}l5 -9h-10z`,
  (x, y) => `M${x - 5} ${y - 1.5}h3.5v-3.5h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5z`,
  (x, y) => `M${x - 5} ${y - 2}h10v4h-10z`,
  (x, y) => `M${x - 2} ${y - 5}h4v10h-4z`,
]);

const ALONE = { width: 14, height: 14, viewBox: '0 0 14 14', 'aria-hidden': 'true' };

/** The mark of a series by itself, as for a legend. @param {number} look */
export const markOf = (look) => svg('svg', ALONE, svg('path', { d: MARKS[look](7, 7), fill: colorOf(look) }));

/** The same as a plain square, for bars. @param {number} look */
export const swatchOf = (look) => svg('svg', ALONE, svg('rect', { x: 1, y: 1, width: 12, height: 12, fill: colorOf(look) }));

/**
 * Lines over the whole numbers from 1 on, on a logarithmic axis.
 * @param {Series[]} series
 * @param {Room} room
 * @param {string} label as of `barChart`
 */
export function lineChart(series, room, label) {
  const { width, em } = roomIn(room);
  const places = Math.max(1, ...series.map(({ values }) => values.length));
  const top = Math.ceil(Math.max(1, ...series.flatMap(({ values }) => values.map((value) => Math.log10(value ?? 1)))));
  const height = HEIGHT * em;
  const [left, bottom, above] = [2.6 * em, height - 1.5 * em, em];
  const right = width - widest(series.filter(({ look }) => look < 0).map(({ name }) => name), em) - 8;
  const x = (/** @type {number} */ index) => left + (places > 1 ? (index / (places - 1)) * (right - left) : 0);
  const y = (/** @type {number} */ value) => bottom - (Math.log10(Math.max(1, value)) / top) * (bottom - above);
  // So many powers of ten, and boards, that their names have room.
  const every = Math.ceil(top / Math.floor((bottom - above) / (1.75 * em)));
  const sparse = Math.ceil(places / Math.max(1, Math.floor((right - left) / (1.5 * em))));
  const grid = [];
  for (let power = 0; power <= top; power += every) {
    const at = y(10 ** power);
    grid.push(svg('path', { d: `M${left} ${at}H${right}`, class: 'grid' }));
    grid.push(svg('text', { x: left - 6, y: at + 4, class: 'name' }, '10', svg('tspan', { dy: -4, class: 'power' }, String(power))));
  }
  for (let index = 0; index < places; index += sparse) {
    grid.push(svg('text', { x: x(index), y: height - 6, class: 'place' }, String(index + 1)));
  }
  return picture(width, height, label, ...grid, ...series.flatMap((each) => drawSeries(each, x, y)));
}

/**
 * @param {Series} series
 * @param {(index: number) => number} x
 * @param {(value: number) => number} y
 */
function drawSeries({ name, look, values }, x, y) {
  const points = values.flatMap((value, index) => (value === null ? [] : [[x(index), y(value)]]));
  if (points.length === 0) return [];
  const path = `M${points.map((point) => point.join(' ')).join('L')}`;
  const [endX, endY] = points[points.length - 1];
  if (look < 0) {
    return [svg('path', { d: path, class: 'bound' }), svg('text', { x: endX + 6, y: endY + 4 }, name)];
  }
  const marks = points.map(([atX, atY]) => svg('path', { d: MARKS[look](atX, atY), fill: colorOf(look) }));
  return [svg('path', { d: path, class: 'line', stroke: colorOf(look) }), ...marks];
}
