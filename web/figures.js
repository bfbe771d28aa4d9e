// The figures of the search at its present position, and of whole searches beside each other: charts with their tables.
import { make, makeOpener } from './dialog.js';
import { barChart, lineChart, markOf, swatchOf } from './figures-charts.js';
import {
  BOUNDS, BUDGET_SECONDS, LARGEST, MEASURES, boundOf, csvOf, goesByColumns, nodesByDepth, tableOfConstraints, tableOfDepths, tableOfGrowth, tableOfKinds,
  tableOfPrograms, tableOfRows,
} from './figures-tables.js';
import { copy, save } from './handout.js';
import { startReckoning } from './reckoning.js';

/**
 * @typedef {import('./figures-work.js').Measured} Measured
 * @typedef {import('./figures-work.js').Seen} Seen
 * @typedef {import('./figures-tables.js').Table} Table
 * @typedef {Record<string, string>} Texts
 *
 * @typedef {object} Known
 * @property {Seen} [seen] the present search
 * @property {Measured[]} measured whole searches
 * @property {boolean} ended no more of them will come
 *
 * @typedef {object} Shown
 * @property {Table} table
 * @property {(room: import('./figures-charts.js').Room) => SVGElement} draw
 * @property {[mark: Element, name: string][]} legend
 * @property {string} caption
 */

const CHARTS = /** @type {const} */ (['rows', 'constraints', 'depths', 'kinds', 'programs', 'growth']);
/** @typedef {typeof CHARTS[number]} Chart */
const OF_PROGRAMS = /** @type {Chart[]} */ (['programs', 'growth']);

/** What each chart shows; nothing while what it shows is not known. */
class Charts {
  #say;
  #show;

  /** @param {Texts} say @param {Intl.NumberFormat} format */
  constructor(say, format) {
    this.#say = say;
    this.#show = (/** @type {number | bigint | null} */ value) => (value === null ? '–' : format.format(value));
  }

  /**
   * @param {Chart} chart
   * @param {Known} known
   * @param {import('./figures-tables.js').Measure} measure of growth
   * @returns {Shown | undefined}
   */
  of(chart, { seen, measured }, measure) {
    if (chart === 'growth') return this.#growth(measured, measure);
    if (chart === 'programs') return this.#programs(measured);
    if (!seen) return undefined;
    return this[chart](seen.figures);
  }

  /** @param {Seen['figures']} figures @returns {Shown} */
  rows({ rows, constraints, kinds }) {
    const say = this.#say;
    const name = say[goesByColumns(constraints) ? 'column' : 'row'];
    return this.#bars('rows', tableOfRows({ rows, constraints, kinds }, say), rows.map(({ refused, placed }, index) => ({
      name: `${name} ${index}`,
      parts: [placed, refused],
      said: `${this.#show(placed)} + ${this.#show(refused)}`,
    })), [say.placed, say.refused]);
  }

  /** @param {Seen['figures']} figures @returns {Shown} */
  constraints(figures) {
    const table = tableOfConstraints(figures, this.#say);
    return this.#bars('constraints', table, figures.constraints.map(({ decided }, index) => ({
      name: table.rows[index][0],
      parts: [decided],
      said: `${this.#show(decided)} (${this.#show(table.rows[index][2])} %)`,
    })));
  }

  /** @param {Seen['figures']} figures @returns {Shown} */
  depths(figures) {
    return this.#bars('depths', tableOfDepths(figures, this.#say), nodesByDepth(figures.rows).map((nodes, depth) => ({
      name: String(depth), parts: [nodes], said: this.#show(nodes),
    })));
  }

  /** @param {Seen['figures']} figures @returns {Shown} */
  kinds(figures) {
    return this.#costs('kinds', tableOfKinds(figures, this.#say));
  }

  /** @param {Measured[]} measured */
  #programs(measured) {
    // The largest board of which every program has been watched event by event.
    const watched = measured.filter(({ executed }) => executed !== null);
    const programs = new Set(measured.map(({ variant }) => variant)).size;
    const sizes = watched.map(({ n }) => n).filter((n) => watched.filter((each) => each.n === n).length === programs);
    if (sizes.length === 0) return undefined;
    const n = Math.max(...sizes);
    const shown = this.#costs('programs', tableOfPrograms(watched, n, this.#say));
    return { ...shown, caption: shown.caption.replaceAll('{n}', String(n)) };
  }

  /** @param {Measured[]} measured @param {import('./figures-tables.js').Measure} measure @returns {Shown | undefined} */
  #growth(measured, measure) {
    const say = this.#say;
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
      caption: say['growth-caption'].replace('{largest}', String(LARGEST)).replace('{seconds}', this.#show(BUDGET_SECONDS)),
    };
  }

  /**
   * Lines and reads of an event, from the third and fourth column of a table.
   * @param {Chart} chart @param {Table} table
   */
  #costs(chart, table) {
    return this.#bars(chart, table, table.rows.map(([name, , executed, reads]) => ({
      name,
      parts: [Number(executed), Number(reads)],
      said: `${this.#show(executed)} + ${this.#show(reads)}`,
    })), [this.#say.executedPer, this.#say.readsPer]);
  }

  /**
   * @param {Chart} chart @param {Table} table @param {import('./figures-charts.js').Bar[]} bars
   * @param {string[]} [parts] names of the parts of each bar
   * @returns {Shown}
   */
  #bars(chart, table, bars, parts = []) {
    return {
      table,
      draw: (room) => barChart(bars, room, this.#say[chart]),
      legend: parts.map((name, look) => [swatchOf(look), name]),
      caption: this.#say[`${chart}-caption`],
    };
  }
}

/**
 * Lines that lie upon each other as one with the names of all.
 * @param {import('./figures-charts.js').Series[]} series
 */
function joined(series) {
  /** @type {Map<string, import('./figures-charts.js').Series>} */
  const byValues = new Map();
  for (const each of series) {
    const key = String(each.values);
    const same = byValues.get(key);
    byValues.set(key, same ? { ...same, name: `${same.name}, ${each.name}` } : each);
  }
  return [...byValues.values()];
}

export const open = makeOpener('figures', (dialog, { page, say, signal }) => {
  const format = new Intl.NumberFormat(page.language(), { maximumFractionDigits: 2 });
  const charts = new Charts(say, format);
  /** @type {Known} */
  const known = { measured: [], ended: false };
  const isKnown = (/** @type {Measured} */ { variant, n }) => known.measured.some((each) => each.variant === variant && each.n === n);

  const option = (/** @type {string} */ value) => make('option', { value }, say[value]);
  const chart = make('select', {}, ...CHARTS.map(option));
  const measure = make('select', {}, ...MEASURES.map(option));
  const measureLabel = make('label', {}, say.measure, measure);
  const about = make('p', { className: 'about' });
  const progress = make('progress', { max: 1, ariaLabel: say.counting });
  const figure = make('figure');
  const table = make('table');
  const status = make('p');
  status.setAttribute('role', 'status');
  let csv = '';
  let width = 0;

  const show = () => {
    const which = /** @type {Chart} */ (chart.value);
    const shown = charts.of(which, known, /** @type {import('./figures-tables.js').Measure} */ (measure.value));
    const ofPrograms = OF_PROGRAMS.includes(which);
    measureLabel.hidden = which !== 'growth';
    const { seen } = known;
    const [far, way] = ofPrograms
      ? [known.ended ? LARGEST : known.measured.at(-1)?.n ?? 0, LARGEST]
      : [seen?.reached ?? 0, seen?.place.position ?? 1];
    progress.hidden = far === way;
    progress.value = way > 0 ? far / way : 1;
    about.hidden = ofPrograms || !seen;
    if (seen) {
      const { variant, n } = seen.place;
      about.textContent = say.about.replace('{variant}', say[variant]).replaceAll('{n}', String(n)).replace('{position}', format.format(seen.reached));
    }
    deeds.hidden = !shown;
    if (!shown) return;
    width = figure.clientWidth;
    figure.replaceChildren(
      shown.draw({ width: Math.max(200, width), em: parseFloat(getComputedStyle(figure).fontSize) }),
      make('ul', {}, ...shown.legend.map(([mark, name]) => make('li', {}, mark, name))),
      make('figcaption', {}, shown.caption),
    );
    fillTable(table, shown.table, say[which], (value) => (value === null ? '–' : format.format(value)));
    csv = csvOf(shown.table);
  };
  const choose = () => {
    status.textContent = '';
    figure.replaceChildren();
    table.replaceChildren();
    show();
  };
  chart.addEventListener('change', choose);
  measure.addEventListener('change', choose);

  const copied = make('button', { type: 'button' }, say.copy);
  copied.addEventListener('click', async () => {
    status.textContent = await copy(csv).then(() => say.copied, () => say.notCopied);
  });
  const saved = make('button', { type: 'button' }, say.save);
  saved.addEventListener('click', () => save(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `queens-${chart.value}.csv`));

  const deeds = make('div', { className: 'deeds' }, copied, saved);
  dialog.append(
    make('div', { className: 'choices' }, make('label', {}, say.chart, chart), measureLabel),
    about,
    progress,
    figure,
    make('div', { className: 'numbers', tabIndex: 0, role: 'region', ariaLabel: say.numbers }, table),
    deeds,
    status,
  );

  const reckoning = startReckoning((told) => {
    if ('seen' in told) known.seen = told.seen;
    if ('measured' in told && !isKnown(told.measured)) known.measured.push(told.measured);
    if ('ended' in told) known.ended = true;
    if ('error' in told) {
      known.ended = true;
      status.textContent = say.failed.replace('{reason}', told.error);
    }
    // A chart is not drawn again, under a reader's pointer, for news of another one.
    if ('seen' in told !== OF_PROGRAMS.includes(/** @type {Chart} */ (chart.value))) show();
  }, signal);
  const look = () => reckoning.look({ variant: /** @type {any} */ (page.variant()), n: page.n(), position: page.position() });
  for (const event of /** @type {const} */ (['event', 'load'])) {
    window.queens.on(event, look);
    signal.addEventListener('abort', () => window.queens.off(event, look));
  }
  look();
  reckoning.measure();
  const observer = new ResizeObserver(() => figure.clientWidth !== width && show());
  observer.observe(dialog);
  signal.addEventListener('abort', () => observer.disconnect());
});

/**
 * @param {HTMLTableElement} table
 * @param {Table} content
 * @param {string} title
 * @param {(value: import('./figures-tables.js').Value) => string} format
 */
function fillTable(table, { columns, rows }, title, format) {
  const head = (/** @type {string} */ text, /** @type {string} */ scope) => make('th', { scope }, text);
  table.replaceChildren(
    make('caption', { className: 'unseen' }, title),
    make('thead', {}, make('tr', {}, ...columns.map((name) => head(name, 'col')))),
    make('tbody', {}, ...rows.map(([name, ...values]) =>
      make('tr', {}, head(name, 'row'), ...values.map((value) => make('td', {}, format(value)))))),
  );
}
