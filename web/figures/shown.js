// Picture, legend, table and caption of each chart.
import { barChart, lineChart, markOf, swatchOf } from './charts.js';
import {
  BOUNDS, BUDGET_SECONDS, LARGEST, boundOf, goesByColumns, looksAhead, tableOfConstraints, tableOfDepths, tableOfGrowth, tableOfKinds,
  tableOfPrograms, tableOfRows,
} from './tables.js';

/**
 * @typedef {import('./work.js').Measured} Measured
 * @typedef {import('./work.js').Seen} Seen
 * @typedef {import('./tables.js').Table} Table
 * @typedef {import('./tables.js').Measure} Measure
 * @typedef {import('./charts.js').Bar} Bar
 * @typedef {import('./charts.js').Series} Series
 *
 * @typedef {object} Shown
 * @property {Table} table
 * @property {(room: import('./charts.js').Room) => SVGElement} draw
 * @property {[mark: Element, name: string][]} legend
 * @property {string} caption
 */

/** In the order in which they are offered; the last two are of whole searches. */
export const CHARTS = /** @type {const} */ (['rows', 'constraints', 'depths', 'kinds', 'programs', 'growth']);
/** @typedef {typeof CHARTS[number]} Chart */

/** Whether a chart is of whole searches of all programs. @param {Chart} chart */
export const isOfPrograms = (chart) => chart === 'programs' || chart === 'growth';

/**
 * @param {import('../dialog/opener.js').Texts} say
 * @param {Intl.NumberFormat} format
 */
export function chartsIn(say, format) {
  const written = (/** @type {number | bigint | null} */ value) => (value === null ? '–' : format.format(value));

  /**
   * @param {Chart | 'constraints-ahead'} chart @param {Table} table @param {Bar[]} bars
   * @param {string[]} [parts] names of the parts of each bar
   * @returns {Shown}
   */
  const withBars = (chart, table, bars, parts = []) => ({
    table,
    draw: (room) => barChart(bars, room, say[chart]),
    legend: parts.map((name, look) => [swatchOf(look), name]),
    caption: say[`${chart}-caption`],
  });

  /**
   * Lines and reads of an event, from the third and fourth column of a table.
   * @param {Chart} chart @param {Table} table
   */
  const withCosts = (chart, table) => withBars(chart, table, table.rows.map(([name, , executed, reads]) => ({
    name,
    parts: [Number(executed), Number(reads)],
    said: `${written(executed)} + ${written(reads)}`,
  })), [say.executedPer, say.readsPer]);

  /** Charts of a search. @type {Record<Exclude<Chart, 'programs' | 'growth'>, (figures: Seen['figures']) => Shown>} */
  const ofSearch = {
    rows(figures) {
      const { rows, constraints } = figures;
      const name = say[goesByColumns(constraints) ? 'column' : 'row'];
      const shown = withBars('rows', tableOfRows(figures, say), rows.map(({ refused, placed }, index) => ({
        name: `${name} ${index}`,
        parts: [placed, refused],
        said: `${written(placed)} + ${written(refused)}`,
      })), [say.placed, looksAhead(figures) ? say.taken : say.refused]);
      if (looksAhead(figures)) return { ...shown, caption: say['rows-ahead-caption'] };
      return goesByColumns(constraints) ? { ...shown, caption: say['columns-caption'] } : shown;
    },
    constraints(figures) {
      const table = tableOfConstraints(figures, say);
      return withBars(looksAhead(figures) ? 'constraints-ahead' : 'constraints', table, figures.constraints.map(({ decided }, index) => ({
        name: table.rows[index][0],
        parts: [decided],
        said: `${written(decided)} (${written(table.rows[index][2])} %)`,
      })));
    },
    depths: (figures) => withBars('depths', tableOfDepths(figures, say), figures.depths.map((nodes, depth) => ({
      name: String(depth), parts: [nodes], said: written(nodes),
    }))),
    kinds: (figures) => withCosts('kinds', tableOfKinds(figures, say)),
  };

  /** @param {Measured[]} measured */
  function ofPrograms(measured) {
    // The largest board for which every program was run event by event.
    const watched = measured.filter(({ executed }) => executed !== null);
    const programs = new Set(measured.map(({ variant }) => variant)).size;
    const sizes = watched.map(({ n }) => n).filter((n) => watched.filter((each) => each.n === n).length === programs);
    if (sizes.length === 0) return undefined;
    const n = Math.max(...sizes);
    const shown = withCosts('programs', tableOfPrograms(watched, n, say));
    return { ...shown, caption: shown.caption.replaceAll('{n}', String(n)) };
  }

  /** @param {Measured[]} measured @param {Measure} measure @returns {Shown | undefined} */
  function ofGrowth(measured, measure) {
    if (measured.length === 0) return undefined;
    const table = tableOfGrowth(measured, measure, say);
    const sizes = table.rows.map((_, index) => index + 1);
    const variants = [...new Set(measured.map(({ variant }) => variant))];
    const lines = variants.map((variant, look) => ({
      name: say[variant],
      look,
      values: sizes.map((n) => measured.find((each) => each.variant === variant && each.n === n)?.[measure] ?? null),
    }));
    const bounds = BOUNDS.map((bound) => ({ name: say[bound], look: -1, values: sizes.map((n) => Number(boundOf(bound, n))) }));
    return {
      table,
      draw: (room) => lineChart([...bounds, ...joined(lines)], room, say.growth),
      legend: joined(lines).map(({ name, look }) => [markOf(look), name]),
      caption: say['growth-caption'].replace('{largest}', String(LARGEST)).replace('{seconds}', written(BUDGET_SECONDS)),
    };
  }

  /**
   * @param {Chart} chart
   * @param {Seen | undefined} seen the present search
   * @param {Measured[]} measured whole searches
   * @param {Measure} measure of growth
   * @returns {Shown | undefined} nothing while what it shows is not known
   */
  return (chart, seen, measured, measure) => {
    if (chart === 'growth') return ofGrowth(measured, measure);
    if (chart === 'programs') return ofPrograms(measured);
    return seen && ofSearch[chart](seen.figures);
  };
}

/**
 * Lines that lie upon each other as one with the names of all.
 * @param {Series[]} series
 */
function joined(series) {
  /** @type {Map<string, Series>} */
  const byValues = new Map();
  for (const each of series) {
    const key = String(each.values);
    const same = byValues.get(key);
    byValues.set(key, same ? { ...same, name: `${same.name}, ${each.name}` } : each);
  }
  return [...byValues.values()];
}
