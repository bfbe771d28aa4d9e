// Checks that a schema cannot make: the search of a stop exists and reaches its position; it has the named variables, lines and
// squares; its question has a right answer.
import { explore } from '../search/explore.js';
import { factsOf, INDICES, isRight, rightCells, rightSquares } from './facts.js';
import { linesOf } from './listing.js';
import { askedBy, listingOf, nextPosition, FAR } from './searches.js';
import { FAR as COMPARED } from './figures/differences.js';

/** @typedef {import('./faults.js').Fault} Fault */
/** @typedef {import('./facts.js').Facts} Facts */
/** @typedef {import('./lesson.d.ts').Lesson} Lesson */
/** @typedef {import('./lesson.d.ts').Stop} Stop */
/** @typedef {import('./lesson.d.ts').Question} Question */
/** @typedef {import('./lesson.d.ts').Square} Square */
/** @typedef {(string | number)[]} Path */
/** @typedef {(path: Path, needs: string, values?: Fault['values'], ...got: unknown[]) => void} Refuse */

/** Largest position of a stop, so that students wait for less than a second. */
const FARTHEST = 100_000_000;

/**
 * @param {Lesson} lesson that fits the schema
 * @param {import('../queens.js').MainModule} queens
 * @param {AbortSignal} signal ends it
 * @returns {Promise<Fault[]>}
 */
export async function faultsBeside(lesson, queens, signal) {
  /** @type {Fault[]} */
  const faults = [];
  const ids = new Set();
  for (const [i, stop] of lesson.stops.entries()) {
    const refuse = refuserAt(faults, ['stops', i]);
    if (ids.has(stop.id)) refuse(['id'], 'needsNewId', {}, stop.id);
    ids.add(stop.id);
    const isShown = await checkStep(stop, queens, signal, refuse);
    const { second } = stop;
    // Where it shows the same it has the same faults.
    if (!second || (!isShown && !second.show)) continue;
    // Fields that the second question leaves out stay as they were.
    const show = { ...stop.show, ...second.show };
    const its = refuserAt(faults, ['stops', i, 'second']);
    await checkStep({ show, question: second.question, reveal: second.reveal }, queens, signal, its);
  }
  return faults;
}

/** @param {Fault[]} faults @param {Path} at @returns {Refuse} */
const refuserAt = (faults, at) => (path, needs, values, ...got) => void faults.push({ path: [...at, ...path], needs, values, ...(got.length > 0 && { got: got[0] }) });

/**
 * @param {Pick<Stop, 'show' | 'question' | 'reveal' | 'differs' | 'figure'>} step
 * @param {import('../queens.js').MainModule} queens
 * @param {AbortSignal} signal
 * @param {Refuse} refuse
 * @returns {Promise<boolean>} whether the position exists
 */
async function checkStep(step, queens, signal, refuse) {
  if (!isThere(step.show, queens, refuse)) return false;
  const asked = askedBy(step);
  const { variant, n, position, find, bug, way, seed, given } = asked;
  const search = new queens.Search(/** @type {any} */ (variant), n, /** @type {any} */ ({ find, bug, way, seed, given }));
  try {
    for (const [path, to] of /** @type {[Path, number][]} */ ([[['show', 'step'], position], [['reveal'], step.reveal ?? 0]])) {
      const isNear = to <= FARTHEST;
      if (isNear) await explore(search, { until: to, signal });
      if (isNear && search.position() >= to) continue;
      if (isNear) refuse(path, 'needsEvents', { to: search.position() }, to);
      else refuse(path, 'needsAtMost', { to: FARTHEST }, to);
      return false;
    }
    if (step.differs && !bug) refuse(['differs'], 'needsBug');
    if (step.differs || step.question?.kind === 'order') {
      await explore(search, { until: COMPARED + 1, signal });
      if (search.position() > COMPARED) refuse(step.differs ? ['differs'] : ['question', 'kind'], 'needsShort', { to: COMPARED });
    }
    if (step.figure === 'bits' && !['bitmask', 'bit-flags'].includes(variant)) refuse(['figure'], 'needsMasks', {}, step.figure);
    if (!step.question) return true;
    search.seek(position);
    const listing = listingOf(queens, asked, 'python');
    CHECKS[step.question.kind]?.(step.question, {
      facts: factsOf(search, listing, n), search, position, refuse: (path, ...others) => refuse(['question', ...path], ...others),
    });
    if (step.question.kind === 'order') checkOrder(step.show, refuse);
    return true;
  } finally {
    search.delete();
  }
}

/**
 * Whether there is such a search; otherwise reports the wrong name or number.
 * @param {Stop['show']} show
 * @param {import('../queens.js').MainModule} queens
 * @param {Refuse} refuse
 */
function isThere(show, queens, refuse) {
  const { variant, n, bug = '', way = '', seed, given } = askedBy({ show });
  const variants = queens.variants().map(({ id }) => id);
  /** @type {(name: 'variant' | 'with' | 'bug' | 'way' | 'find', known: string[], value: string) => boolean} */
  const has = (name, known, value) => {
    if (known.includes(value)) return true;
    refuse(['show', name], 'needsOneOf', { list: known.filter(Boolean).join(', ') || '""' }, value);
    return false;
  };
  const isPair = show.with === undefined || has('with', ['', ...variants], show.with);
  if (!has('variant', variants, variant)) return false;
  const its = /** @type {any} */ (variant);
  const hasBug = has('bug', ['', ...queens.bugs(its).map(({ id }) => id)], bug);
  const hasWay = has('way', ['', ...queens.ways(its).map(({ id }) => id)], way);
  const finds = ['all', 'first', 'count'].filter((each) => isMade(queens, variant, n, { find: each }));
  const find = show.find ?? finds[0];
  const hasFind = has('find', finds, find);
  if (!isPair || !hasBug || !hasWay || !hasFind) return false;
  if (given && !isMade(queens, variant, n, { given })) {
    const list = variants.filter((id) => queens.ways(/** @type {any} */ (id)).some((each) => each.id === 'given')).join(', ');
    refuse(['show', 'given'], 'needsGiven', { list }, given);
    return false;
  }
  if (isMade(queens, variant, n, { find, bug: bug || undefined, way: way || undefined, seed, given })) return true;
  refuse(['show'], 'needsTogether', {});
  return false;
}

/** @param {import('../queens.js').MainModule} queens @param {string} variant @param {number} n @param {object} options */
function isMade(queens, variant, n, options) {
  try {
    new queens.Search(/** @type {any} */ (variant), n, /** @type {any} */ (options)).delete();
    return true;
  } catch {
    return false;
  }
}

/** Only the lines of one program can be run. @param {Stop['show']} show @param {Refuse} refuse */
function checkOrder({ variant = 'flag-arrays', find = 'all', bug = '', way = '', given = '' }, refuse) {
  if (variant !== 'flag-arrays') refuse(['show', 'variant'], 'needsValue', { value: '"flag-arrays"' }, variant);
  for (const [name, value, usual] of [['find', find, 'all'], ['bug', bug, ''], ['way', way, ''], ['given', given, '']]) {
    if (value !== usual) refuse(['show', name], 'needsValue', { value: JSON.stringify(usual) }, value);
  }
}

/**
 * What a question is checked against.
 * @typedef {object} At
 * @property {Facts} facts
 * @property {import('../queens.js').Search} search at the position at which the question is asked
 * @property {number} position
 * @property {Refuse} refuse
 */

/** By the kind of question. @type {Record<string, ((question: any, at: At) => void) | undefined>} */
const CHECKS = { choice: checkChoices, choices: checkChoices, squares: checkSquares, cells: checkCells, line: checkLine, number: checkNumber };

/** @param {Refuse} refuse @param {Path} path @param {string[]} known @param {string[]} names */
function checkNames(refuse, path, known, names) {
  names.forEach((name, i) => known.includes(name) || refuse([...path, i], 'needsOneOf', { list: known.join(', ') }, name));
}

/** @param {At} at @param {Path} path @param {import('./lesson.d.ts').Next} next */
function checkNext({ facts: { n }, refuse }, path, next) {
  for (const name of /** @type {const} */ (['row', 'col'])) {
    if ((next[name] ?? 0) >= n) refuse([...path, name], 'needsBetween', { from: 0, to: n - 1 }, next[name]);
  }
}

/**
 * Checks what wrong answers have and lack.
 * @template Part
 * @param {{ has?: Part[], lacks?: Part[] }[]} wrong
 * @param {(path: Path, parts: Part[]) => void} check
 */
function checkWrong(wrong, check) {
  wrong.forEach(({ has = [], lacks = [] }, i) => {
    check(['wrong', i, 'has'], has);
    check(['wrong', i, 'lacks'], lacks);
  });
}

/** @param {Extract<Question, { kind: 'choice' | 'choices' }>} question @param {At} at */
function checkChoices({ kind, choices, ...others }, at) {
  const { facts, refuse } = at;
  const ids = choices.map(({ id }) => id);
  ids.forEach((id, i) => ids.indexOf(id) < i && refuse(['choices', i, 'id'], 'needsNewId', {}, id));
  choices.forEach(({ right }, i) => typeof right === 'object' && checkNext(at, ['choices', i, 'right', 'next'], right.next));
  const count = choices.filter((choice) => isRight(choice, facts)).length;
  if (count === 0) refuse(['choices'], 'needsRight');
  if (kind === 'choice' && count > 1) refuse(['choices'], 'needsOneRight', { count });
  checkWrong(('wrong' in others && others.wrong) || [], (path, names) => checkNames(refuse, path, ids, names));
}

/** @param {Extract<Question, { kind: 'squares' }>} question @param {At} at */
function checkSquares({ right, wrong = [] }, at) {
  const { facts, refuse } = at;
  const most = facts.n - 1;
  const last = `[${most}, ${most}]`;
  const checkOnBoard = (/** @type {Path} */ path, /** @type {Square[]} */ squares) =>
    squares.forEach((square, i) => square.some((each) => each > most) && refuse([...path, i], 'needsSquare', { last }, square));
  checkWrong(wrong, checkOnBoard);
  if ('squares' in right) checkOnBoard(['right', 'squares'], right.squares);
  if ('attacked' in right) checkNext(at, ['right', 'attacked'], { kind: 'test', ...right.attacked });
  if ('closed' in right && rightSquares(right, facts).squares.length === 0) refuse(['right', 'closed'], 'needsClosedRow');
  if ('next' in right && rightSquares(right, facts).squares.length === 0) refuse(['right', 'next'], 'needsNextSquare');
}

/** @param {Extract<Question, { kind: 'cells' }>} question @param {At} at */
function checkCells({ of, right, wrong = [] }, { facts, refuse }) {
  const all = [...facts.cells, ...facts.later];
  const variables = [...new Set(all.map((cell) => cell.of))];
  checkNames(refuse, ['of'], variables, of);
  const shown = [...new Set(all.filter((cell) => of.includes(cell.of)).map(({ name }) => name))];
  if ('changed' in right) checkNames(refuse, ['right', 'changed'], of.filter((name) => variables.includes(name)), right.changed);
  if ('cells' in right) checkNames(refuse, ['right', 'cells'], shown, right.cells);
  if ('read' in right) {
    const [cell] = rightCells(right, facts);
    if (!of.includes(right.read) || !variables.includes(right.read)) checkNames(refuse, ['right'], of.filter((name) => name in INDICES), [right.read]);
    else if (!cell || !shown.includes(cell)) refuse(['right', 'read'], 'needsRead');
  }
  checkWrong(wrong, (path, names) => checkNames(refuse, path, shown, names));
}

/** @param {Extract<Question, { kind: 'line' }>} question @param {At} at */
function checkLine({ right, value, wrong = [] }, { facts: { listing, lines, later, n }, refuse }) {
  const labels = [...new Set(linesOf(listing).flatMap(({ label }) => (label ? [label] : [])))];
  const list = labels.join(', ');
  if ('line' in right && !labels.includes(right.line)) refuse(['right', 'line'], 'needsOneOf', { list }, right.line);
  if ('next' in right && lines.length === 0) refuse(['right', 'next'], 'needsNext');
  if ('guilty' in right && !labels.includes(listing.guilty ?? '')) refuse(['right', 'guilty'], 'needsBug');
  wrong.forEach(({ line, value: its }, i) => {
    if (line !== undefined && !labels.includes(line)) refuse(['wrong', i, 'line'], 'needsOneOf', { list }, line);
    if (its !== undefined && its >= n) refuse(['wrong', i, 'value'], 'needsBetween', { from: 0, to: n - 1 }, its);
  });
  if (value === undefined) return;
  const known = later.filter((cell) => Number.isInteger(cell.value)).map(({ name }) => name);
  const its = later.find(({ name }) => name === value)?.value;
  if (!known.includes(value)) refuse(['value'], 'needsOneOf', { list: known.join(', ') }, value);
  else if (Number(its) < 0 || Number(its) >= n) refuse(['value'], 'needsSmall', { to: n - 1 }, its);
}

/** @param {Extract<Question, { kind: 'number' }>} question @param {At} at */
function checkNumber({ from, to, ratio, tolerance, right, wrong = [] }, at) {
  const { search, position, refuse } = at;
  if (to <= from) return refuse(['to'], 'needsMoreThan', { from }, to);
  if (ratio && from <= 0) refuse(['from'], 'needsMoreThan', { from: 0 }, from);
  if (ratio && tolerance !== undefined) refuse(['tolerance'], 'needsNoRatio');
  wrong.forEach((each, i) => each.to < each.from && refuse(['wrong', i, 'to'], 'needsAtLeast', { from: each.from }, each.to));
  if ('when' in right) checkNext(at, ['right', 'when'], right.when);
  if ('boards' in right) return;
  const wanted = 'is' in right ? right.is : nextPosition(search, position, right.when);
  const path = ['right', 'is' in right ? 'is' : 'when'];
  if (Number.isNaN(wanted)) return refuse(path, 'needsEvent', { events: FAR });
  if (wanted < from || wanted > to) return refuse(path, 'needsOnScale', { from, to }, wanted);
  // The scale has whole steps from its beginning on.
  const off = Math.abs(wanted - from - Math.round(wanted - from));
  if (!ratio && off > (tolerance ?? 0)) refuse(path, 'needsWholeStep', { from }, wanted);
}
