// The figures of the search at its present position, and of whole searches beside each other: charts with their tables.
import { make } from '../dialog/parts.js';
import { makeOpener } from '../dialog/opener.js';
import { CHARTS, chartsIn, isOfPrograms } from './shown.js';
import { LARGEST, MEASURES, csvOf, looksAhead } from './tables.js';
import { copy, save } from '../share/handout.js';
import { startReckoning } from './reckoning.js';
import { failureOf, SEARCHES } from '../dialog/part.js';

/** @typedef {import('./work.js').Measured} Measured */
/** @typedef {import('./work.js').Seen} Seen */

export const open = makeOpener('figures', (dialog, { page, screen, say, signal }) => {
  const format = new Intl.NumberFormat(page.language(), { maximumFractionDigits: 2 });
  const chartOf = chartsIn(say, format);
  /** @type {Seen | undefined} */
  let seen;
  /** @type {Measured[]} */
  const measured = [];
  let ended = false;
  const isKnown = (/** @type {Measured} */ { variant, n }) => measured.some((each) => each.variant === variant && each.n === n);

  const option = (/** @type {string} */ value) => make('option', { value }, say[value]);
  const chart = make('select', {}, ...CHARTS.map(option));
  const chosen = () => /** @type {import('./shown.js').Chart} */ (chart.value);
  const measure = make('select', {}, ...MEASURES.map(option));
  const measureLabel = make('label', {}, say.measure, measure);
  // Of two searches side by side one is chosen.
  const search = make('select', {}, ...['first', 'second'].map((value) => make('option', { value })));
  const searchLabel = make('label', {}, say.search, search);
  const about = make('p', { className: 'about' });
  const progress = make('progress', { max: 1, ariaLabel: say.counting });
  const figure = make('figure');
  const table = make('table');
  const status = make('p', { role: 'status' });
  let csv = '';
  let width = 0;

  /** The name of a chart for the search that is shown. @param {string} which */
  const nameOf = (which) => say[which === 'constraints' && seen && looksAhead(seen.figures) ? 'constraints-ahead' : which];

  const show = () => {
    // Results may arrive after the dialog was closed.
    if (signal.aborted) return;
    const which = chosen();
    const shown = chartOf(which, seen, measured, /** @type {import('./tables.js').Measure} */ (measure.value));
    const ofPrograms = isOfPrograms(which);
    measureLabel.hidden = which !== 'growth';
    searchLabel.hidden = ofPrograms || !page.search(1);
    const [far, way] = ofPrograms
      ? [ended ? LARGEST : measured.at(-1)?.n ?? 0, LARGEST]
      : [seen?.reached ?? 0, seen?.place.position ?? 1];
    progress.hidden = far === way;
    progress.value = way > 0 ? far / way : 1;
    about.hidden = ofPrograms || !seen;
    if (seen) {
      const { n } = seen.place;
      about.textContent = say.about.replace('{variant}', seen.place.title).replaceAll('{n}', String(n)).replace('{position}', format.format(seen.reached));
    }
    for (const each of chart.options) each.textContent = nameOf(each.value);
    deeds.hidden = !shown;
    if (!shown) return;
    width = figure.clientWidth;
    figure.replaceChildren(
      shown.draw({ width, em: parseFloat(getComputedStyle(figure).fontSize) }),
      make('ul', {}, ...shown.legend.map(([mark, name]) => make('li', {}, mark, name))),
      make('figcaption', {}, shown.caption),
    );
    fillTable(table, shown.table, nameOf(which), (value) => (value === null ? '–' : format.format(value)));
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
  search.addEventListener('change', () => {
    seen = undefined;
    choose();
    look();
  });

  const copied = make('button', { type: 'button' }, say.copy);
  copied.addEventListener('click', async () => {
    status.textContent = await copy(csv).then(() => say.copied, () => say.notCopied);
  });
  const saved = make('button', { type: 'button', onclick: () => save(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `queens-${chart.value}.csv`) }, say.save);

  const deeds = make('div', { className: 'deeds' }, copied, saved);
  dialog.append(
    make('div', { className: 'choices' }, make('label', {}, say.chart, chart), measureLabel, searchLabel),
    about,
    progress,
    figure,
    make('div', { className: 'numbers', tabIndex: 0, role: 'region', ariaLabel: say.numbers }, table),
    deeds,
    status,
  );

  const reckoning = startReckoning((told) => {
    if ('seen' in told) seen = told.seen;
    if ('measured' in told && !isKnown(told.measured)) measured.push(told.measured);
    if ('ended' in told) ended = true;
    if ('error' in told) {
      ended = true;
      const again = () => {
        status.textContent = '';
        reckoning.again();
      };
      failureOf(new Error(told.error), ['figures/work.js', ...SEARCHES], (reason) => say.failed.replace('{reason}', () => reason), again).then((said) => status.replaceChildren(...said));
    }
    // A chart is not drawn again, under a reader's pointer, for news of another one.
    if ('seen' in told !== isOfPrograms(chosen())) show();
  }, signal);
  let looked = '';
  const look = () => {
    const places = [page.search(0), page.search(1) ?? []].flat().map(({ variant, n, find, bug, way, seed, given, title, position }) => ({ variant, n, find, bug, way, seed, given, title, position }));
    if (!places[search.selectedIndex]) search.selectedIndex = 0;
    const now = JSON.stringify([search.value, places]);
    if (now === looked) return;
    looked = now;
    places.forEach((place, i) => (search.options[i].textContent = place.title));
    reckoning.look(/** @type {import('./work.js').Place} */ (places[search.selectedIndex]));
  };
  screen.afterFrame(look, signal);
  look();
  reckoning.measure();
  // Drawing changes the observed size. Browsers report that as an error unless it happens in the next frame.
  const observer = new ResizeObserver(() => requestAnimationFrame(() => void (figure.clientWidth !== width && show())));
  observer.observe(dialog);
  signal.addEventListener('abort', () => observer.disconnect());
});

/**
 * @param {HTMLTableElement} table
 * @param {import('./tables.js').Table} content
 * @param {string} title
 * @param {(value: import('./tables.js').Value) => string} format
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
