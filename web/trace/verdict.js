// Judges a trace: its mistakes, each with a position, and notes on things that are not mistakes.
import { attacks, keyOf } from '../search/attacks.js';
import { firstDifference, isTelling } from './differs.js';
import { faultOf, Findings } from './findings.js';
import { searching } from './plain-search.js';
import { weigh } from './results.js';
import { readingResults } from './values.js';

/** @typedef {import('./recorded.js').Recording} Recording */
/** @typedef {import('./plain-search.js').Square} Square */
/** @typedef {import('./plain-search.js').Known} Known */
/** @typedef {import('./results.js').Results} Results */
/** @typedef {import('./results.js').Expected} Expected */
/** @typedef {import('./findings.js').Finding} Finding */
/**
 * @typedef {object} Verdict
 * @property {number} n
 * @property {'right' | 'wrong' | 'unknown'} verdict
 * @property {boolean} right whether the verdict is `right`
 * @property {import('./results.js').Found | ''} finds what the program finds, as asked for or as its results show; empty if unknown
 * @property {number} found solutions found, each once
 * @property {number} expected solutions that there are; 1 where the first is asked for
 * @property {number} boards that the search visited, the empty one among them; 0 without a search
 * @property {number} sound boards that a search visits that tests before it places
 * @property {number} differs the position of the first event that such a search, line by line, does not have there; one beyond the last where
 *   it goes on; 0 if there is none. That need not be wrong: squares can be tried in any order
 * @property {import('./differs.js').Difference | null} difference what differs there, if that says what is wrong
 * @property {Finding[]} findings of each kind the first, in order of their positions
 * @property {Finding[]} remarks on a program that is not wrong, such as a missing removal
 * @property {string[]} notes other remarks in English, such as late tests
 */
/**
 * @typedef {object} Options
 * @property {Expected} [expect] what the program is to find; `all` if not given
 * @property {Known} [known] all solutions of the board; found anew if not given
 * @property {Results} [printed] results that the program printed beside its trace
 * @property {boolean} [isCut] whether the program was ended before its end, so that nothing is missing
 */

const nameOf = (/** @type {Square} */ [row, column]) => `(${row}, ${column})`;
const many = (/** @type {number} */ number) => number.toLocaleString('en');

/** @param {Square[]} queens @param {number} n @param {0 | 1} line the coordinate that stays @returns {Square[]} */
const mirrored = (queens, n, line) => queens.map(([row, column]) => (line === 0 ? [row, n - 1 - column] : [n - 1 - row, column]));

/** Follows the queens on the board and collects mistakes. */
class Moves {
  findings = new Findings();
  /** Missing removals; mistakes only where the results are wrong. */
  remarks = new Findings();
  /** Last queens that are replaced without a removal; mistakes only where the results are wrong. */
  overwritten = new Findings();
  /** Whether a queen of a line is removed before the next one is placed there. */
  removesFirst = false;
  /** Queens placed on attacked squares; mistakes only where the results are wrong. */
  late = new Findings();
  /** @type {{ square: Square, position: number, line: number }[]} in the order in which they were placed */
  standing = [];
  boards = 1;
  /** Whether a queen was removed, or overwritten, that led to no recorded solution. */
  hasDeadEnds = false;
  #lastSolution = 0;
  /** The line of the last removal. */
  #removedFrom = -1;
  attacked = 0;
  said = 0;
  /** Number of solutions recorded before any queen is placed. */
  unplaced = 0;
  /** Keys of the solutions that stood on the board before any was recorded. @type {Set<string>} */
  reached = new Set();
  /** @type {Map<string, number>} solutions by the position at which each was recorded first */
  recorded = new Map();
  /** Solutions that were recorded before. @type {{ first: number, where: { position: number, line: number } }[]} */
  #again = [];
  /** The kind of the last event that changes anything. */
  last = '';
  /** Places in the first line of the search where its first queen was. @type {Set<number>} */
  firsts = new Set();

  /** @param {Recording} recording @param {Set<string>} right the keys of all solutions */
  constructor({ n, given, line, overwrites }, right) {
    this.n = n;
    this.given = given.map((square) => ({ square, position: 0, line: 0 }));
    this.standing.push(...this.given);
    this.line = line;
    this.overwrites = overwrites;
    this.right = right;
  }

  /** @param {import('./events.js').Recorded} event @param {number} position */
  take({ kind, row, col, at, with: from }, position) {
    const where = { position, line: at };
    const square = /** @type {Square} */ ([row, col]);
    if (kind === 'place') this.#place(square, where);
    else if (kind === 'remove') this.#remove(square, where);
    else if (kind === 'solution') this.#solution(where);
    else if (kind === 'move' && from) this.#move(from, square, where);
    else if (kind === 'restart') this.#leave(this.standing.splice(this.given.length));
    else return;
    this.last = kind;
    if (this.said > 0 || this.standing.length < this.n) return;
    const key = keyOf(this.standing.map((queen) => queen.square));
    if (this.right.has(key)) this.reached.add(key);
  }

  /** @param {Square} square @param {{ position: number, line: number }} where */
  #place(square, where) {
    this.boards++;
    this.removesFirst ||= this.last === 'remove' && this.#removedFrom === square[this.line];
    const before = this.standing.findIndex((queen) => queen.square[this.line] === square[this.line]);
    if (before >= 0 && this.overwrites) this.#leave(this.standing.splice(before));
    else if (before >= 0) {
      // A search may overwrite the queens of a line and remove only the last one.
      const told = before === this.standing.length - 1 ? this.overwritten : this.remarks;
      const [queen] = this.#leave(this.standing.splice(before, 1));
      told.tell('not-undone', 'detail-standing', { queen: nameOf(queen.square), square: nameOf(square), position: queen.position }, where);
    }
    const attacker = this.standing.find((queen) => attacks(queen.square, square));
    if (attacker) {
      this.attacked++;
      this.late.tell('attacked-placement', 'detail-attacked', { square: nameOf(square), queen: nameOf(attacker.square) }, where);
    }
    if (this.standing.length === 0) this.firsts.add(square[1 - this.line]);
    this.standing.push({ square, ...where });
  }

  /** @param {Square} square @param {{ position: number, line: number }} where */
  #remove(square, where) {
    const at = this.standing.findIndex((queen) => keyOf([queen.square]) === keyOf([square]));
    if (at < 0) this.remarks.tell('not-undone', 'detail-none-there', { square: nameOf(square) }, where);
    else this.#leave(this.standing.splice(at, 1));
    this.#removedFrom = square[this.line];
  }

  /** @param {Square} from @param {Square} to @param {{ position: number, line: number }} where */
  #move(from, to, where) {
    const at = this.standing.findIndex((queen) => keyOf([queen.square]) === keyOf([from]));
    if (at < 0) this.remarks.tell('not-undone', 'detail-none-there', { square: nameOf(from) }, where);
    else this.standing[at] = { square: to, ...where };
  }

  /** Notes queens that leave the board. @param {Moves['standing']} queens */
  #leave(queens) {
    this.hasDeadEnds ||= queens.some(({ position }) => position > this.#lastSolution);
    return queens;
  }

  /** @param {{ position: number, line: number }} where */
  #solution(where) {
    // Before any queen is placed, nothing can be a solution.
    if (this.standing.length === 0 && this.boards === 1) {
      this.unplaced++;
      return;
    }
    this.said++;
    this.#lastSolution = where.position;
    const queens = this.standing.map(({ square }) => square);
    const key = keyOf(queens);
    const first = this.recorded.get(key);
    if (!this.right.has(key)) {
      // Later ones are not told, and there can be millions.
      if (!this.findings.has('wrong-solution')) this.findings.tell('wrong-solution', ...faultOf(queens, this.n), where);
      if (!this.findings.has('skipped-row')) this.#skipped();
    } else if (first !== undefined) this.#again.push({ first, where });
    else this.recorded.set(key, where.position);
  }

  /** Whether each solution is recorded twice. */
  get isTwice() {
    return this.recorded.size > 0 && this.#again.length === this.recorded.size && new Set(this.#again.map(({ first }) => first)).size === this.recorded.size;
  }

  /** Tells that a solution is recorded again. */
  tellAgain() {
    const [again] = this.#again;
    if (again) this.findings.tell('duplicate-solution', 'detail-again', { position: again.first }, again.where);
  }

  /** Whether a line was left out between others. */
  #skipped() {
    const lines = this.standing.map(({ square }) => square[this.line]);
    const placed = lines.slice(this.given.length);
    const [from, to] = [Math.min(...lines), Math.max(...lines)];
    const goesUp = (placed[0] ?? 0) <= (placed.at(-1) ?? 0);
    for (let empty = goesUp ? 0 : this.n - 1; empty >= 0 && empty < this.n; empty += goesUp ? 1 : -1) {
      if (lines.includes(empty) || (goesUp ? empty > to : empty < from)) continue;
      const beyond = this.standing.find(({ square }) => (goesUp ? square[this.line] > empty : square[this.line] < empty));
      if (!beyond) return;
      const detail = this.line === 0 ? 'detail-row-empty' : 'detail-column-empty';
      this.findings.tell('skipped-row', detail, { square: nameOf(beyond.square), line: empty }, beyond);
      return;
    }
  }

  /** Whether all queens were removed in the end. */
  end() {
    const queen = this.standing[this.given.length];
    if (this.overwrites || !queen) return;
    // A search may stop at a full board.
    if (this.standing.length === this.n && (this.last === 'place' || this.last === 'solution')) return;
    // A search does not stop right after it has placed a queen.
    const told = this.last === 'place' ? this.findings : this.remarks;
    told.tell('not-undone', 'detail-never-back', { square: nameOf(queen.square) }, queen);
  }
}

/**
 * @param {Recording} recording
 * @param {Options} [options]
 * @returns {Generator<void, Verdict>}
 */
export function* judging(recording, { expect = 'all', known, printed, isCut = false } = {}) {
  const { n, given, events, values } = recording;
  const all = known && given.length === 0 ? known : yield* searching(n, given);
  const { solutions, boards: sound } = all;
  const moves = new Moves(recording, new Set(solutions.map(keyOf)));
  let position = 0;
  for (const event of events) {
    moves.take(event, ++position);
    yield;
  }
  const { findings, recorded, reached, boards, said } = moves;
  const searched = boards > 1;
  /** @type {string[]} */
  const notes = [];
  const claimed = yield* readingResults(values, n, { hasTrace: searched || said > 0, boards, notes });
  const results = printed ? { ...printed, boards: [...printed.boards, ...claimed.boards], counts: [...printed.counts, ...claimed.counts], same: claimed.same ?? printed.same } : claimed;
  const traced = searched || said > 0;
  const own = solutions.filter((queens) => recorded.has(keyOf(queens)));
  // The other half may be printed only: the mirrored solutions.
  const isOther = own.length > 0 && own.length + results.boards.length === solutions.length && !results.boards.some(({ squares }) => recorded.has(keyOf(squares)));
  if (isOther) results.boards = [...own.map((squares) => ({ squares, line: 0 })), ...results.boards];
  // A search that counts mirror images begins in one half of the board alone.
  const isTwice = moves.isTwice && moves.firsts.size <= Math.ceil(n / 2) && 2 * own.length === solutions.length && new Set([...own, ...own.map((queens) => mirrored(queens, n, moves.line))].map(keyOf)).size === solutions.length;
  if (isTwice) notes.push('Each solution is recorded twice, the second time for its mirror image.');
  else moves.tellAgain();
  const finds = traced ? findsOf() : expect;

  /** Guesses from the recorded boards whether a program finds all solutions. @returns {Expected} */
  function findsOf() {
    if (expect !== 'any') return expect;
    if (said === 1 && solutions.length > 1 && moves.last === 'solution') return 'first';
    return said > 0 && said < solutions.length && results.counts.length > 0 ? 'count' : 'any';
  }

  const weighed = weigh(results, finds, all, findings, isCut);
  const isFirst = finds === 'first' || (expect === 'any' && weighed.kind === 'first' && said <= 1);
  const expected = isFirst ? Math.min(1, solutions.length) : weighed.of;
  if (searched && !isFirst && !isCut) moves.end();

  const counted = isTwice ? solutions.length : Math.max(recorded.size, isOther ? weighed.found : 0) || weighed.found;
  const found = isFirst ? Math.min(1, counted) : counted;
  const isCounted = finds === 'count' && results.counts.length > 0;
  const isClaimed = weighed.verdict === 'right';
  const isUnsaid = said === 0 && results.boards.length + results.counts.length === 0 && solutions.length > 0 && !isCut;
  if (searched && isUnsaid && reached.size === 0) yield* tellMissing();
  else if (said > 0 && recorded.size < expected && !isCounted && !isClaimed && !isCut && !isTwice) yield* tellMissing();

  /** The first that was missed, and where the search turned away from it. */
  function* tellMissing() {
    const missed = solutions.find((queens) => !recorded.has(keyOf(queens)));
    const turn = missed ? yield* turningAway(recording, missed) : { position: events.length, square: undefined };
    const detail = !missed ? 'detail-missed' : turn.square ? 'detail-missed-near' : 'detail-missed-unbegun';
    findings.tell('missing-solution', detail, {
      found: recorded.size, expected, ...(missed && { columns: missed.map(([, column]) => column).join(', ') }), ...(turn.square && { square: nameOf(turn.square) }),
    }, { position: turn.position, line: turn.position > 0 ? events.at(turn.position - 1).at : 0 });
  }

  const { remarks } = moves;
  if (findings.size > 0 || moves.removesFirst) for (const finding of moves.overwritten.all) remarks.add(finding);
  // Neither a missing removal nor a late test is wrong where the results are right.
  if (findings.size > 0) for (const finding of [...remarks.all, ...moves.late.all]) findings.add(finding);
  // A queen that is left behind attacks others.
  else if (moves.attacked > 0 && remarks.size === 0) notes.push(`Queens placed on attacked squares: ${many(moves.attacked)}. Testing before placing avoids these boards.`);
  if (searched && !isFirst && boards > sound) notes.push(`${many(boards)} boards are visited; ${many(sound)} are enough.`);
  const isShort = searched && said > 0 && !isFirst && boards < sound && findings.size === 0;
  // A search for all solutions has dead ends.
  const isWrittenDown = isShort && !moves.hasDeadEnds;
  if (isShort) notes.push(`${many(boards)} boards are visited; a search for all solutions visits at least ${many(sound)}.`);
  if (searched && isUnsaid) remarks.tell('unsaid', 'detail-unsaid', { found: reached.size, expected });
  else if (!searched && moves.unplaced > 0) remarks.tell('unsaid', 'detail-unplaced', { said: moves.unplaced });
  const verdict = findings.size > 0 ? 'wrong' : isSure() ? 'right' : 'unknown';
  const difference = yield* firstDifference(recording);
  // A search that was ended, or that stops at a solution, does not go on.
  const isTold = difference && isTelling(difference, recording) && !(difference.own.kind === 'end' && (isCut || isFirst));

  /** Whether what was seen is enough to be called right. */
  function isSure() {
    if (isCut || results.isUnread || isWrittenDown) return false;
    if (isClaimed || said > 0) return true;
    // A board without solutions: the search has to look for them.
    return solutions.length === 0 && boards * 2 > sound;
  }
  return {
    n, verdict, right: verdict === 'right', finds: finds === 'any' ? weighed.kind || (said > 0 ? 'all' : '') : finds, found, expected,
    boards: searched ? boards : 0, sound, differs: difference?.position ?? 0, difference: isTold ? difference : null, findings: findings.all, remarks: verdict === 'wrong' ? [] : remarks.all, notes,
  };
}

/**
 * Where a search is nearest to a solution, and leaves it.
 * @param {Recording} recording
 * @param {Square[]} solution
 * @returns {Generator<void, { position: number, square: Square | undefined }>} the event after it was nearest, and the last queen that fitted
 */
function* turningAway({ given, events, line, overwrites }, solution) {
  const wanted = new Map(solution.map((square) => [square[line], String(square)]));
  /** @type {Square[]} */
  let standing = [...given];
  let deepest = given.length;
  let position = 0;
  /** @type {{ position: number, square: Square | undefined }} */
  let nearest = { position: 0, square: undefined };
  const fits = () => standing.every((queen) => wanted.get(queen[line]) === String(queen));
  for (const { kind, row, col } of events) {
    yield;
    position++;
    const square = /** @type {Square} */ ([row, col]);
    if (kind === 'place') {
      const before = standing.findIndex((queen) => queen[line] === square[line]);
      if (before >= 0) standing.splice(before, overwrites ? standing.length : 1);
      standing.push(square);
      if (standing.length > deepest && fits()) {
        deepest = standing.length;
        nearest = { position, square };
      }
    } else if (kind === 'remove') {
      if (String(square) === String(nearest.square) && standing.length === deepest && fits()) nearest = { position, square };
      standing = standing.filter((queen) => String(queen) !== String(square));
    }
  }
  return nearest;
}
