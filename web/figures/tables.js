// The figures as tables: what each chart shows, in numbers.

/**
 * @typedef {import('./work.js').Figures} Figures
 * @typedef {import('./work.js').Measured} Measured
 * @typedef {Record<string, string>} Texts
 *
 * @typedef {number | bigint | null} Value null where there is none
 * @typedef {object} Table
 * @property {string[]} columns their names, that of the rows' names first
 * @property {[name: string, ...values: Value[]][]} rows
 */

/** The largest board that is measured, in squares per side, and how long each program may take for all its boards. */
export const LARGEST = 12;
export const BUDGET_SECONDS = 0.6;

/** Measures of a complete search. */
export const MEASURES = /** @type {const} */ (['placements', 'events', 'tests', 'executed', 'reads']);
/** @typedef {typeof MEASURES[number]} Measure */

/** @type {(part: number, whole: number) => number | null} */
const ratio = (part, whole) => (whole > 0 ? part / whole : null);

/** Whether a search takes squares from later rows instead of refusing them. @param {Pick<Figures, 'kinds'>} figures */
export const looksAhead = ({ kinds }) => kinds.some(({ kind }) => kind === 'restrict');

/**
 * By row; branching is how many queens were placed in it for each time that the search came to it.
 * @param {Figures} figures
 * @param {Texts} say
 * @returns {Table}
 */
export function tableOfRows(figures, say) {
  const { rows, depths, constraints, kinds } = figures;
  const ahead = looksAhead(figures);
  const has = (/** @type {string} */ kind) => kinds.some((each) => each.kind === kind);
  // Each restart visits the empty board again.
  const restarts = kinds.find(({ kind }) => kind === 'restart')?.events ?? 0;
  let depth = 0;
  // A search that looks ahead does not visit the next row after a wipe-out, and places a queen in each visit. Others visit
  // a row once for each board that fills the rows above it. A row without events has a given queen, or was not reached.
  const visits = ahead ? rows.map(({ filled }) => filled) : rows.map((row) => {
    if (Object.values(row).every((each) => each === 0)) return 0;
    return depths[depth] + (depth++ === 0 ? restarts : 0);
  });
  /** @type {[string, boolean, (row: Figures['rows'][number], index: number) => Value][]} */
  const all = [
    ['tests', has('test'), ({ tests }) => tests],
    ['scans', has('scan'), ({ scans }) => scans],
    [ahead ? 'taken' : 'refused', true, ({ refused }) => refused],
    ['compares', has('compare'), ({ compares }) => compares],
    ['clashes', has('compare'), ({ clashes }) => clashes],
    ['placed', true, ({ placed }) => placed],
    ['deadEnds', true, ({ deadEnds }) => deadEnds],
    ['branching', true, ({ placed }, index) => ratio(placed, visits[index])],
  ];
  const columns = all.filter(([, shown]) => shown);
  return {
    columns: [say[goesByColumns(constraints) ? 'column' : 'row'], ...columns.map(([name]) => say[name])],
    rows: rows.map((row, index) => [String(index), ...columns.map(([, , value]) => value(row, index))]),
  };
}

/** @param {Figures['constraints']} constraints of a search; only one that goes by columns has to look along rows */
export const goesByColumns = (constraints) => constraints[0].line === 'row';

/** @param {Figures} figures @param {Texts} say @returns {Table} */
export function tableOfConstraints(figures, say) {
  const { constraints } = figures;
  // Each square is taken on one line, by one queen.
  const ahead = looksAhead(figures);
  const all = constraints.reduce((sum, { decided }) => sum + decided, 0);
  return {
    columns: [say.constraint, ahead ? say.taken : say.decided, say.share, ...(ahead ? [] : [say.forbidden])],
    rows: constraints.map(({ line, decided, forbidden }) => {
      const share = ratio(100 * decided, all);
      return [say[`line-${line}`], decided, share, ...(ahead ? [] : [forbidden])];
    }),
  };
}

/** @param {Figures} figures @param {Texts} say @returns {Table} */
export function tableOfDepths({ depths }, say) {
  return { columns: [say.queens, say.nodes], rows: depths.map((nodes, depth) => [String(depth), nodes]) };
}

/** @param {Figures} figures @param {Texts} say @returns {Table} */
export function tableOfKinds({ kinds }, say) {
  return {
    columns: [say.kind, say.events, say.executedPer, say.readsPer, say.executed, say.reads],
    rows: kinds.map(({ kind, events, executed, reads }) =>
      [say[`kind-${kind}`], events, ratio(executed, events), ratio(reads, events), executed, reads]),
  };
}

/**
 * Cost of an event in each program, for complete searches of one board.
 * @param {Measured[]} measured
 * @param {number} n
 * @param {Texts} say
 * @returns {Table}
 */
export function tableOfPrograms(measured, n, say) {
  return {
    columns: [say.program, say.events, say.executedPer, say.readsPer, say.executed, say.reads],
    rows: measured.filter((each) => each.n === n).map(({ variant, events, executed, reads }) =>
      [say[variant], events, executed && executed / events, reads && reads / events, executed, reads]),
  };
}

/** The ways to place n queens with ever more thought, as lines to measure against. */
export const BOUNDS = /** @type {const} */ (['unpruned', 'factorial', 'choose']);

/**
 * Boards of a search with a queen in each row that never prunes, 1 + n + … + n^n; n! (a queen in each row and column); and the ways to
 * choose n of n² squares.
 * @param {typeof BOUNDS[number]} bound
 * @param {number} n
 * @returns {bigint}
 */
export function boundOf(bound, n) {
  let result = 1n;
  for (let i = 1n; i <= BigInt(n); i++) {
    if (bound === 'unpruned') result = result * BigInt(n) + 1n;
    else result = bound === 'factorial' ? result * i : (result * (BigInt(n * n) - i + 1n)) / i;
  }
  return result;
}

/**
 * Against n, beside the bounds, and of placements how many times the fewest n! is.
 * @param {Measured[]} measured
 * @param {Measure} measure
 * @param {Texts} say
 * @returns {Table}
 */
export function tableOfGrowth(measured, measure, say) {
  const variants = [...new Set(measured.map(({ variant }) => variant))];
  const sizes = [...new Set(measured.map(({ n }) => n))];
  // Boards are placed; of what else programs do it would be no comparison.
  const compared = measure === 'placements';
  return {
    columns: ['n', ...variants.map((variant) => say[variant]), ...BOUNDS.map((bound) => say[bound]), ...(compared ? [say.ratio] : [])],
    rows: sizes.map((n) => {
      const values = variants.map((variant) => measured.find((each) => each.variant === variant && each.n === n)?.[measure] ?? null);
      const fewest = Math.min(...values.map((value) => value ?? Infinity));
      const times = Number.isFinite(fewest) ? ratio(Number(boundOf('factorial', n)), fewest) : null;
      return [String(n), ...values, ...BOUNDS.map((bound) => boundOf(bound, n)), ...(compared ? [times] : [])];
    }),
  };
}

/**
 * As in RFC 4180, with points in numbers.
 * @param {Table} table
 */
export function csvOf({ columns, rows }) {
  const field = (/** @type {string | Value} */ value) => {
    const text = value === null ? '' : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
