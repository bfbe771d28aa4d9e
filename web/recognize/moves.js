// The moves of a search, read from its board: the trace that `web/trace/recorded.js` reads.

/** @typedef {import('./readings/reading.js').Reading} Reading */
/** @typedef {import('./readings/reading.js').Square} Square */
/** @typedef {{ at: number, text: string }} Said an event as text, and the number of lines before it */

const isIn = (/** @type {Square[]} */ squares, /** @type {Square} */ [row, column]) => squares.some(([r, c]) => r === row && c === column);

/** Whether each state is a solution. @param {Reading} reading @returns {boolean[]} */
export const solutionsIn = ({ n, states }) => states.map(({ queens }) => queens.length === n && isSound(queens));

/** @param {Square[]} queens @returns {boolean} */
function isSound(queens) {
  return queens.every(([row, column], i) => queens.slice(0, i).every(([r, c]) => r !== row && c !== column && Math.abs(r - row) !== Math.abs(c - column)));
}

/** @param {Reading} reading @returns {Said[]} */
function placements({ n, states }) {
  /** @type {Said[]} */
  const said = [];
  /** @type {Square[]} */
  let before = [];
  const onBoard = (/** @type {Square} */ [row, column]) => Math.min(row, column) >= 0 && Math.max(row, column) < n;
  for (const { at, queens } of states) {
    for (const [row, column] of [...before].reverse()) if (!isIn(queens, [row, column])) said.push({ at, text: `remove ${row} ${column}` });
    const now = queens.filter(onBoard);
    for (const [row, column] of now) if (!isIn(before, [row, column])) said.push({ at, text: `place ${row} ${column}` });
    before = now;
  }
  return said;
}

/**
 * When the program recorded a solution: as its recorder grew, or, without one, at each full board without attacks.
 * @param {Reading} reading
 * @param {import('./stream.js').Change[] | undefined} recorder
 * @returns {Said[]}
 */
function solutions(reading, recorder) {
  if (!recorder) {
    const isSolution = solutionsIn(reading);
    return reading.states.flatMap(({ at }, i) => (isSolution[i] && !isSolution[i - 1] ? [{ at, text: 'solution' }] : []));
  }
  let before = 0;
  return recorder.flatMap(({ at, value }) => {
    const grew = Number(value) > before;
    before = Number(value);
    return grew ? [{ at, text: 'solution' }] : [];
  });
}

/**
 * @param {import('./stream.js').Run} run
 * @param {Reading} reading of its board
 * @param {import('./stream.js').Change[]} [recorder] the sizes of what records its solutions
 * @returns {string} a trace: each line that ran, and after it the queens that were placed and removed there
 */
export function traceOf({ lines }, reading, recorder) {
  const said = [...placements(reading), ...solutions(reading, recorder)].map((each, order) => ({ ...each, order }));
  said.sort((one, other) => one.at - other.at || one.order - other.order);
  const text = [`n ${reading.n}`];
  let next = 0;
  for (let at = 0; at <= lines.length; at++) {
    if (at > 0) text.push(`line ${lines[at - 1]}`);
    for (; next < said.length && said[next].at <= at; next++) text.push(said[next].text);
  }
  return `${text.join('\n')}\n`;
}

/** @param {import('./stream.js').Run} run that says itself what it does @returns {string} a trace */
export function traceSaid({ n, lines, said }) {
  const text = [`n ${n}`];
  let next = 0;
  for (let at = 0; at <= lines.length; at++) {
    if (at > 0) text.push(`line ${lines[at - 1]}`);
    for (; next < said.length && said[next].at <= at; next++) text.push(said[next].text);
  }
  return `${text.join('\n')}\n`;
}
