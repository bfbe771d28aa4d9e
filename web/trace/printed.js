// The results in what a program prints, in any language: boards, lists of columns, squares, a count, or that there are none.
// It needs neither a page nor Node.
import { keyOf } from '../search/attacks.js';
import { finish } from '../search/slices.js';
import { boardsOf, formsIn, squareOf, unpadded } from './boards.js';
import { linesOf } from './lines.js';
import { Counting, countsInRow, TOTALS } from './printed-counts.js';
import { resultsAmong } from './printed-headings.js';
import { MOVE, movesIn } from './printed-moves.js';
import { numbersOf, OneByOne } from './printed-queens.js';
import { Drawing } from './printed-rows.js';
import { listsIn, MOST_CHARACTERS, openIn } from './printed-values.js';

/** @typedef {import('./boards.js').Form} Form */
/** @typedef {import('./boards.js').Square} Square */
/** @typedef {import('./results.js').Results} Results */
/** @typedef {{ line: number, last: number, text: string, lists: import('./printed-values.js').Listed[] }} Listed lists of one line, or a list over several lines */
/** @typedef {{ form: Form, line: number, last: number }} Place a board in the text, its first line and its last */
/**
 * @typedef {object} Found
 * @property {{ squares: Square[], line: number, last: number }[]} boards
 * @property {Results['same']} [same]
 * @property {number} more boards that a shortened list does not show
 * @property {number} last the last line that they take
 * @property {{ from: number, to: number, isAll: boolean, same: Results['same'] }[]} [listed] lists of boards among them; whether a list is named as that of all solutions
 * @property {Results['counts']} [counts] how many boards a list of all solutions has
 */

/** More lines are not looked through for boards of another size, or for a log. */
const MOST_FOR_SIZES = 60_000;
/** Longer lines do not have a row and a column for each queen, such as `0,1 1,3`. */
const LONGEST_PAIRS = 200;
/** Longer lines are looked through for lists only. */
const LONGEST_LINE = 5000;
/** Smaller numbers of solutions of another size can as well be wrong ones of this size. */
const LEAST_OF_ANOTHER = 10;
/** A list that is printed as that of all solutions. */
const LIST_OF_SOLUTIONS = /^\s*(?:all_?)?(?:solutions?|results?|res|answers?|ans|boards)\s*[:=]\s*\[\s*\[/i;
/** An empty list alone in its line, or after its name or its length. */
const EMPTY_LIST = /^\s*(?:0[\s,:]+|[\p{L}_][\p{L}\w ]{0,40}[:=]?\s*)?\[\s*\]\W*$/u;
/** The same, or an empty dictionary, or a list of nothing. */
const WITHOUT_QUEENS = /^\s*(?:[\p{L}_][\p{L}\w ]{0,40}[:=]?\s*)?(?:\[\s*(?:(?:None|null|undefined)[\s,]*)*\]|(?:Map\(0\)\s*)?\{\s*\})\W*$/u;
/** Columns with arrows between them: `#1: 1 -> 3 -> 0 -> 2`. */
const CHAIN = /^(?:[^\d>]*|#?\d{1,4})[:.)]?\s*(\d{1,2}(?:\s*(?:[-=]>|→)\s*\d{1,2}){3,})$/;
const SIZES = [4, 5, 6, 7, 8, 9, 10, 11, 12];

/**
 * @typedef {object} Printed
 * @property {number} n the size of the boards; another than the one asked for where the program has a size of its own
 * @property {Results} results
 * @property {string[]} notes
 * @property {number[]} [table] the sizes of a table of counts, all of which were compared
 */

/** Printed lists; a list may continue over several lines. */
class Lists {
  /** @type {Listed[]} */
  all = [];
  /** @type {{ line: number, text: string, depth: number } | undefined} */
  #open;
  #givenUp = false;

  /** @param {string} text @param {number} line */
  take(text, line) {
    if (this.#open) {
      this.#open.text += `\n${text}`;
      this.#open.depth += openIn(text);
      if (this.#open.depth > 0 && this.#open.text.length < MOST_CHARACTERS) return;
      const { text: whole, line: first, depth } = this.#open;
      this.#open = undefined;
      const lists = depth <= 0 ? listsIn(whole) : undefined;
      if (lists) this.all.push({ line: first, last: line, text: whole, lists });
      // A bracket that is never closed is no list.
      else this.#givenUp = true;
      return;
    }
    if (!/[[({]/.test(text)) return;
    const lists = listsIn(text);
    if (lists) this.all.push({ line, last: line, text, lists });
    else if (!this.#givenUp && openIn(text) > 0) this.#open = { line, text, depth: openIn(text) };
  }
}

/** The name of a list, as it is printed before it. @param {string} text */
const nameBefore = (text) => /^\s*([\p{L}_][\w ]{0,40}?)\s*[:=]\s*[[({]/u.exec(text)?.[1] ?? '[…]';

/** A line with a board at which a search begins. */
const BEGINNING = /^\W*(?:(?:random )?(?:initial|start)|tablero inicial|zufälliger start|初始)(?![\p{L}_])/iu;
/** A line with a board of a search that goes on: `Step 3: [0, 2, 1, 3]`, `[0, 1, 2, 3] rejected`. */
const ON_ITS_WAY = /^\W*(?:current|state|step|iter(?:ation)?|gen(?:eration)?|attempt|restart|move|try|trying|checking|backtrack(?:ing)?|temp(?:erature)?|best so far|after \d+ swaps?)(?![\p{L}_])|[\])}]\s*(?:[:=-]*>?\s*)(?:is |was )?(?:(?:false|invalid|rejected|attacked)|[✗✘❌])\W*$/iu;
/** Numbers that count something for each row or column. */
const STATISTICS = /\b(?:(?:placements|nodes|conflicts|checks|calls|visits|tries) (?:per|by)|solutions (?:per|by) (?:first |last )?(?:column|col)|counts|histogram)\b[^[{(\d]*[[{(]/i;

/** Whether numbers could as well be a row of 0 and 1. @param {Form} form @param {number} n */
const isRow = ({ form, squares }, n) => form === 'columns' && n > 2 && squares.every(([, column]) => column === 0 || column === 1);

/** @param {Listed[]} all @param {number} n @param {Set<number>} drawn lines of boards that are drawn @returns {Found} */
function boardsInLists(all, n, drawn) {
  /** @type {Place[]} */
  const forms = [];
  /** @type {Results['same']} */
  let same;
  /** @type {Found['listed']} */
  const listed = [];
  let [more, end] = [0, 0];
  for (const { line, last, text, lists } of all) {
    const values = lists.map(({ value }) => value);
    // Squares one behind the other are one board.
    const together = values.length > 1 ? formsIn(values, n) : undefined;
    for (const [i, value] of (together ? [values] : values).entries()) {
      const its = formsIn(value, n);
      if (!its) {
        const isEmpty = Array.isArray(value) && value.length > 1 && value.every((each) => Array.isArray(each) && each.length === 0);
        if (isEmpty) same ??= { line, list: text.includes('{') ? '{}' : '[]', number: value.length, name: nameBefore(text) };
        continue;
      }
      if (drawn.has(line) && its.every((form) => isRow(form, n))) continue;
      more += lists[i]?.more ?? 0;
      const written = new Set(its.map((form) => JSON.stringify(form)));
      const own = its.length > 1 && written.size === 1 && Array.isArray(value) ? { line, list: JSON.stringify(value[0]).slice(0, 80), number: its.length, name: nameBefore(text) } : undefined;
      same ??= own;
      if (Array.isArray(value) && value.length === its.length && !its.every((form) => isRow(form, n))) {
        // A list that is printed again and again while it grows is one list.
        const before = listed.at(-1);
        if (before?.to === forms.length && forms.slice(before.from).every(({ form }, k) => JSON.stringify(form) === JSON.stringify(its[k]))) {
          forms.length = before.from;
          listed.pop();
        }
        listed.push({ from: forms.length, to: forms.length + its.length, isAll: LIST_OF_SOLUTIONS.test(text), same: own });
      }
      for (const form of its) forms.push({ form, line, last });
      end = last;
    }
  }
  return { boards: resolved(forms, n), same, more, last: end, listed };
}

/** @param {Place[]} forms @param {number} n */
const resolved = (forms, n) => boardsOf(forms.map(({ form }) => form), n).map(({ squares }, i) => ({ squares, line: forms[i].line, last: forms[i].last }));

/**
 * Pairs of one form behind each other: `0,1 1,3` or `r0c1; r1c3`.
 * @param {string} text
 * @returns {Square[]} empty if there is anything else
 */
function pairsIn(text) {
  if (text.length > LONGEST_PAIRS) return [];
  const bare = text.replace(/^.*[:?]\s+/u, '').replace(/[,;.]$/, '');
  const words = bare.split(/\s*[;|]\s*|,?\s+/);
  const forms = new Set(words.map((word) => word.replaceAll(/\d+/g, '#')));
  const [form] = forms;
  return words.length > 1 && forms.size === 1 && /^[^\d#]*#(?!\.#)[^\d#]+#[^\d#]*$/.test(form) ? words.map((word) => /** @type {Square} */ (numbersOf(word))) : [];
}

/** The numbers of a line without words, behind a heading or in the answer to a question. @param {string} text */
function numbersIn(text) {
  const [, chain] = CHAIN.exec(text) ?? [];
  if (chain) return numbersOf(chain);
  if (pairsIn(text).length > 0) return [];
  const bare = text.replace(/^(?:.*[:?>]|#?\d{1,4}[.)])\s*(?=[\d-])/u, '').trim();
  return /^-?\d{1,2}(?:[\s,;|-]+\d{1,2})*[,;]?$/.test(bare) ? numbersOf(bare) : [];
}

/**
 * Whether a number that is no column stands before the columns in each line: one that counts the lines, or the place 0 of a list that
 * counts its rows from 1.
 * @param {number[][]} lines
 * @param {number} n
 */
function isLed(lines, n) {
  const columns = lines.flatMap(([, ...others]) => others);
  const isFrom = (/** @type {0 | 1} */ base) => columns.every((column) => column >= base && column < n + base);
  const isUnused = lines.length > 0 && lines.every(([first]) => first === 0) && isFrom(1);
  const isCounting = lines.length > 1 && lines[0][0] <= 1 && lines.every(([first], i) => first === lines[0][0] + i);
  return isUnused || (isCounting && (isFrom(0) || isFrom(1)));
}

/**
 * All boards of one size.
 * @param {{ text: string, raw: string, at: number }[]} lines
 * @param {Listed[]} listed
 * @param {number} n
 * @param {boolean} [isGuess] whether the size is only a guess: then its last column must have a queen, unless boards are drawn
 * @returns {Generator<void, Found>}
 */
function* boardsIn(lines, listed, n, isGuess = false) {
  const drawing = new Drawing(n);
  const queens = new OneByOne(n);
  /** @type {Place[]} */
  const bare = [];
  /** @type {Place[]} */
  const inDigits = [];
  /** @type {{ numbers: number[], at: number }[]} */
  const longer = [];
  for (const { text, raw, at } of lines) {
    yield;
    if (raw.length > LONGEST_LINE) continue;
    drawing.take(raw, at);
    queens.take(text, at);
    // All other forms name rows or columns by digits.
    if (!/\d/.test(text)) continue;
    const numbers = numbersIn(text);
    if (numbers.length === n && n > 3 && numbers.every((number) => number <= n)) bare.push({ form: { form: 'columns', squares: numbers.map((column, row) => [row, column]) }, line: at, last: at });
    else if (numbers.length === n + 1 && n > 3) longer.push({ numbers, at });
    const digits = /^(?:.*[:?>]\s*)?([0-9]+)$/.exec(text)?.[1];
    if (digits?.length === n && n > 3 && [...digits].every((digit) => Number(digit) <= n)) {
      inDigits.push({ form: { form: 'columns', squares: [...digits].map((column, row) => [row, Number(column)]) }, line: at, last: at });
    }
    const named = text.replace(/^(?:.*:|\d{1,4}[.)])\s*/, '').split(/[\s,;-]+/).map((each) => squareOf(each.replace(/^Q(?=[a-z]\d)/, '')));
    if (n > 1 && named.length === n && named.every((each) => each !== undefined)) bare.push({ form: { form: 'cells', squares: /** @type {Square[]} */ (named) }, line: at, last: at });
    const arrows = CHAIN.test(text) ? [] : [...text.matchAll(/(?<!\d)(\d{1,3})\s{0,9}(?:->|=>|→|:)\s{0,9}(\d{1,3})(?!\d)/g)].map(([, row, column]) => /** @type {Square} */ ([Number(row), Number(column)]));
    const squares = arrows.length === n ? arrows : pairsIn(text);
    if (n > 1 && squares.length === n && !/[[({]/.test(text)) bare.push({ form: { form: 'squares', squares }, line: at, last: at });
  }
  queens.end();
  if (bare.length === 0 && isLed(longer.map(({ numbers }) => numbers), n)) {
    for (const { numbers: [, ...columns], at } of longer) bare.push({ form: { form: 'columns', squares: columns.map((column, row) => [row, column]) }, line: at, last: at });
  }
  // Digits that are all different can hardly be a number.
  if (inDigits.some(({ form: { squares } }) => new Set(squares.map(([, column]) => column)).size === n)) for (const each of inDigits) bare.push(each);
  const drawn = drawing.end();
  const drawnLines = new Set(drawn.flatMap(({ line, lines: many }) => Array.from({ length: many }, (_, i) => line + i)));
  const inLists = boardsInLists(listed, n, drawnLines);
  /** @type {Found[]} */
  const sources = [
    { boards: resolved(drawn.map(({ cells, line, lines: many }) => ({ form: { form: 'cells', squares: [], cells }, line, last: line + many - 1 })), n), more: 0, last: drawn.length > 0 ? drawn[drawn.length - 1].line + drawn[drawn.length - 1].lines - 1 : 0 },
    inLists,
    { boards: resolved(queens.forms, n), more: 0, last: (queens.forms.at(-1)?.line ?? 0) + n - 1 },
    // A line of numbers above a board names its columns.
    { boards: drawn.length > 0 ? [] : resolved(bare, n), more: 0, last: bare.at(-1)?.line ?? 0 },
  ].map((found, i) => ({ ...found, boards: isGuess && i > 0 && !reaches(found.boards, n) ? [] : completeOf(found.boards, n) }));
  const [most] = [...sources].sort((one, other) => other.boards.length - one.boards.length);
  if (most.boards.length === 0) return isGuess ? most : inLists;
  // A board that is drawn beside a list is a claim of its own.
  const isOther = (/** @type {Found['boards'][0]} */ { squares }) => squares.length >= n && !most.boards.some((board) => keyOf(board.squares) === keyOf(squares));
  if (most === sources[0]) return { ...most, ...listedBeside(inLists, most.boards, isOther) };
  const others = sources[0].boards.filter(isOther);
  return { ...most, boards: [...most.boards, ...others], last: Math.max(most.last, others.length > 0 ? sources[0].last : 0) };
}

/** Whether a queen stands in the last column. @param {Found['boards']} boards @param {number} n */
const reaches = (boards, n) => boards.some(({ squares }) => squares.some(([, column]) => column === n - 1));

/**
 * A list of boards beside boards that are drawn is a claim of its own, too.
 * @param {Found} inLists
 * @param {Found['boards']} drawn
 * @param {(board: Found['boards'][0]) => boolean} isOther whether a board is not among these
 * @returns {Partial<Found>}
 */
function listedBeside({ boards, same, listed = [] }, drawn, isOther) {
  const whole = listed.at(-1);
  const short = whole?.isAll && whole.to - whole.from < drawn.length ? whole : undefined;
  return {
    boards: [...drawn, ...listed.flatMap(({ from, to }) => boards.slice(from, to)).filter(isOther)],
    same: same && /^(\[\]|\{\})$/.test(same.list) ? same : listed.find((each) => each.same)?.same,
    ...(short && { counts: [{ number: short.to - short.from, line: boards[short.from].line }] }),
  };
}

/**
 * Leaves out the boards of a search in progress, if complete boards are printed as well. Such a board is empty,
 * or it differs from the one before or after it by the queen that was placed, moved or removed. Any other incomplete board is a
 * claim.
 * @param {Found['boards']} boards
 * @param {number} n
 */
function completeOf(boards, n) {
  const isComplete = (/** @type {Found['boards'][0]} */ { squares }) => squares.length >= n;
  if (!boards.some(isComplete)) return boards;
  const keys = boards.map(({ squares }) => new Set(squares.map(String)));
  const changes = (/** @type {number} */ i, /** @type {number} */ j) => [...keys[i]].filter((key) => !keys[j]?.has(key)).length;
  const isNext = (/** @type {number} */ i, /** @type {number} */ j) => j in keys && changes(i, j) <= 1 && changes(j, i) <= 1;
  const claims = boards.filter((board, i) => isComplete(board) || (board.squares.length > 0 && !isNext(i, i - 1) && !isNext(i, i + 1)));
  // A program that draws each move draws the solution again at its end.
  const [last, i] = [claims.length - 1, boards.indexOf(claims[claims.length - 2])];
  const isAgain = isNext(i, i - 1) && keyOf(claims[last].squares) === keyOf(boards[i].squares);
  return isAgain ? claims.filter((_, k) => k !== last - 1) : claims;
}

/**
 * @param {string} text
 * @param {{ n: number, isTrace?: (line: string) => boolean }} asked the size that was asked for, and which lines belong to a trace
 * @returns {Printed | undefined} undefined if no result is recognized
 */
export const readPrinted = (text, asked) => finish(readingPrinted(text, asked));

/**
 * The same in short turns.
 * @param {string} text
 * @param {{ n: number, isTrace?: (line: string) => boolean }} asked
 * @returns {Generator<void, Printed | undefined>}
 */
export function* readingPrinted(text, { n, isTrace }) {
  const counting = new Counting();
  const lists = new Lists();
  /** @type {{ text: string, raw: string, at: number }[]} */
  const lines = [];
  for (const line of linesOf(text)) {
    yield;
    if (isTrace?.(line.text)) continue;
    counting.take(line.text, line.at);
    // A row of counts is not a board.
    if (countsInRow(line.text).length > 0 || STATISTICS.test(line.text)) continue;
    lines.push(line);
    lists.take(line.text, line.at);
  }
  let size = n;
  const moves = lines.length < MOST_FOR_SIZES ? movesIn(lines) : new Set();
  if (moves.size > 0) for (const line of lines) if (moves.has(line.at)) line.text = line.raw = MOVE;
  const isBegun = (/** @type {{ text: string }} */ { text: each }) => !BEGINNING.test(each);
  const isEnd = (/** @type {{ text: string }} */ { text: each }) => !BEGINNING.test(each) && !ON_ITS_WAY.test(each);
  // What stands before such a line and after it stays apart.
  const only = (/** @type {typeof isEnd} */ is) => boardsIn(lines.map((line) => (is(line) ? line : { ...line, text: MOVE, raw: MOVE })), lists.all.filter(is), n);
  let found = yield* only(isEnd);
  for (const is of [isBegun, () => true]) if (found.boards.length === 0 && !lines.every(isEnd)) found = yield* only(is);
  if (found.boards.length === 0 && !found.same && lines.length < MOST_FOR_SIZES && !isTrace) {
    const values = unpadded(lists.all.map(({ lists: its }) => its.map(({ value }) => value)), n);
    if (Array.isArray(values)) {
      const bare = lists.all.map((each, i) => ({ ...each, lists: each.lists.map(({ more }, k) => ({ more, value: /** @type {import('./value.js').Value[][]} */ (values)[i][k] })) }));
      found = yield* boardsIn(lines, bare, n);
    }
    for (const other of found.boards.length > 0 ? [] : SIZES.filter((each) => each !== n)) {
      const its = yield* boardsIn(lines, lists.all, other, true);
      if (its.boards.length <= found.boards.length) continue;
      found = its;
      size = other;
    }
    const [named, ...others] = counting.sizes;
    if (found.boards.length === 0 && others.length === 0 && named >= 1 && named < TOTALS.length) size = named;
  }
  if (found.boards.length === 0) size = counting.sizeInTable(size);
  if (found.boards.length < MOST_FOR_SIZES) found.boards = resultsAmong(found.boards, size, lines);
  const { counts, table } = counting.end(size, found.boards, found.last);
  // The correct rows of a table of sizes are not a board. Neither is one empty board beside a count: the search began with it.
  if (table || (counts.length > 0 && found.boards.length === 1 && found.boards[0].squares.length === 0)) found.boards = [];
  const empty = lists.all.filter(({ text: each }) => EMPTY_LIST.test(each));
  const without = lists.all.filter(({ text: each }) => WITHOUT_QUEENS.test(each));
  // One empty list holds no solution; several are the same emptied list, printed for each solution. Others are if they are as many as were counted.
  const emptied = empty.length > 1 ? empty : counts.some(({ number }) => number > 1 && number === without.length) ? without : [];
  if (found.boards.length === 0 && emptied.length > 0) found.same ??= { line: emptied[0].line, list: /[[{].*[\]}]/s.exec(emptied[0].text)?.[0] ?? '', number: emptied.length, name: nameBefore(emptied[0].text) };
  const none = table ? 0 : counting.none || (found.boards.length === 0 && counts.length === 0 && !found.same ? empty[0]?.line ?? 0 : 0);
  const notes = size === n || table ? [] : [`The program sets its own board size: ${size} instead of ${n}.`];
  /** @type {Results} */
  const results = { boards: found.boards, counts: [...(isTrace ? counts.filter(() => counting.isSaid) : counts), ...(found.counts ?? [])], none, denied: counting.denied, same: found.same };
  const more = found.more || (found.boards.length > 0 ? counting.more : 0);
  if (more > 0) {
    results.isPartial = true;
    results.counts.push({ number: found.boards.length + more, line: found.boards[0]?.line ?? 0 });
  }
  const wrong = table ? counting.wrongInTable : undefined;
  if (wrong) Object.assign(results, { boards: [], counts: [{ number: wrong.number, line: wrong.line }], none: 0 });
  if (wrong) return { n: wrong.size, results, table, notes: [`In its table of sizes, the count for n = ${wrong.size} is the first wrong one.`] };
  if (results.boards.length + results.counts.length === 0 && !none && !found.same) return undefined;
  // A number that belongs to another size.
  const [count] = results.counts;
  const own = count && size === n && found.boards.length === 0 && count.number !== TOTALS[n] && count.number >= LEAST_OF_ANOTHER ? TOTALS.indexOf(count.number) : -1;
  if (own > 0) return { n, results: { boards: [], counts: [], none: 0, same: undefined }, notes: [`${count.number} is the number of solutions for n = ${own}.`] };
  return { n: size, results, notes, ...(table && { table }) };
}
