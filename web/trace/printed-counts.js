// Numbers of solutions in what programs print: `2`, `2 solutions`, `Total solutions: 2`, `No solution`.

/** How many solutions there are for n = 0 to 12; sequence A000170 of the OEIS. */
export const TOTALS = [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200];

const WORD = 'solutions?|sols?|ways?|arrangements?|placements?|configurations?|possibilit(?:y|ies)|answers?|results?|boards?|lösung(?:en)?|solucion(?:es)?|soluç(?:ão|ões)|total|sum|cnt|ans|count(?:er)?|found|anzahl|nombre|解(?:法)?(?:数|的个数)?|方案数?|总数|共';
const COUNTED = new RegExp(`(?<![\\p{L}])(?:${WORD})(?![a-zà-ÿ])`, 'iu');
/** Words that only count solutions, unlike `total` or `count`. Beside boards no other number is a claim. */
const CLEAR = /\b(?:solutions?|sols?|ways?|answers?|arrangements?|lösung(?:en)?|solucion(?:es)?|soluç(?:ão|ões))\b|解|方案/iu;
/** May count anything. Beside another number of solutions it is no claim. */
const VAGUE = /^\W*(?:total|sum)\s*[:=]/i;
/** Words for counts of other things than solutions. */
const OTHER = /\b(?:time|seconds?|secs?|ms|millis\w*|steps?|nodes?|calls?|recurs\w*|backtracks?|backtracking|visited|checks?|checked|compar\w*|attempts?|iterations?|tries|tests?|moves?|conflicts?|attack\w*|generations?|fitness|population|memory|bytes|placed|removed|states?|depth|level|elapsed|total (?:queens|rows|columns))\b|耗时|次数|步/iu;
const TIME = /\b(?:in|after|took|within)\s+[\d.]+\s*(?:ms|s|sec\w*|seconds?|millisec\w*|µs|us|ns)\b/giu;
/** Words for the board size. */
const SIZE = /\bn(?:["']?\s*(?:=|:|is)\s*|\s+)(\d+)|(\d+)\s*[x×*]\s*\2(?!\d)(?!\s*[+=])|\b(\d+)[\s-]*(?:queens?|皇后|damen|reinas|dames)|(?:board size|size|order)\s*(?:is|=|:|of)?\s*(\d+)|(?<!\d[\s-]{0,3})(?:queens|皇后数)\s*(?:is|=|:)\s*(\d+)|\bfor\s+(\d+)\b/giu;
const NONE = /\b(?:no|not any|without(?: a)?|zero)\s+(?:valid |possible |feasible |more )?(?:solutions?|arrangements?|answers?|placements?|configurations?|ways?)\b|\b(?:solutions?|answers?)\s+(?:does|do|did)(?:\s+not|n't|nt)\s+exist|\bthere (?:is|are) no\b|\bno solutions?\b|\b(?:impossible|unsolvable|not solvable|cannot be solved|no existe|keine lösung|pas de solution)\b|(?:无|没有|沒有)解/iu;
const SYMMETRIC = /\b(?:fundamental|distinct up to|up to symmetry|symmetr\w*|non-?isomorphic|inequivalent|essentially)\b|本质不同|基本解/iu;
/** A line that says nothing else than that there is no solution. */
const DENIED = /^\W*(?:sorry,? )?(?:(?:there (?:is|are) )?no (?:valid |possible )?solutions?(?: exists?| found| possible| available)?|(?:the )?solutions? (?:does|do|did)(?: not|n't) exist|无解)\W*$/iu;
/** A name that counts anything, and nothing else. */
const NAMED = /^\W*(?:count(?:er)?|cnt|total|ans(?:wer)?)\s*(?::|=|is)\s*\d+\W*$/i;
/** Numbers that count the boards one by one. */
const NUMBERED = /^[^\p{L}\d]*(?:(?:solution|sol|answer|board|arrangement|result|way|lösung|解|方案)s?\s*(?:number|no\.?|nr\.?|num)?\s*[#№]?\s*|#\s*|no\.?\s*)\(?(\d+)\s*(?:[:.)\]=-].*|of \d+.*|is.*)?$/iu;
/** The same with an ordinal number: `1st solution:`, `第 1 个解`. */
const ORDINAL = /^\W*(?:(\d+)\s*-?\s*(?:st|nd|rd|th)\s+(?:solution|answer|board|arrangement|result|way)\b|第\s*(\d+)\s*(?:个|種|种|组)?\s*(?:解|方案|答案))/iu;

/** A date, a time of day. */
const CLOCK = /\b\d{4}-\d\d-\d\d\b|\b\d{1,2}:\d\d:\d\d(?:[.,]\d+)?\b/g;
/** Between the parts of a line that each count something: `Solutions: 2, nodes: 17`, `2 solutions in 17 attempts`. */
const PARTS = /[,;|(){}]|\b(?:and|in|after)\b|(?<=\d)\s+(?=\p{L}[\p{L} ]*[:=])/u;

/** The beginning of a list of numbers, or of a dictionary with numbers as keys. */
const LIST = /[[({]\s*[[({]?\s*-?\d+\s*[,:]/;

/** Longer lines do not say a count. */
const LONGEST = 400;
/** A time at the end of a line, as in a table: `4  2  0.0012`. */
const LAST_TIME = /[\s|,;(]+\d+\.\d+(?:e-?\d+)?\s*(?:ms|s|secs?|seconds?|µs|us)?[\s|)]*$/iu;
/** Numbers alone in a line, or behind a heading, with or without brackets. */
const ROW = /^(?:[^\d[(]*[:=]\s*)?[[(]?\s*(\d{1,6}(?:[\s,;]+\d{1,6})+)\s*[\])]?$/;
/** Fewer numbers could be anything. */
const FEWEST_IN_ROW = 4;

/** A line after some of the boards: `... and 7 more`. */
const MORE = /^\W*(?:and\s+)?(\d{1,9})\s+(?:more|others?)\b\W*(?:solutions?|boards?)?\W*$/iu;

/** @typedef {{ number: number, line: number, isSymmetric?: boolean, isClear?: boolean, isNamed?: boolean, isVague?: boolean, isPart?: boolean }} Count `isPart`: beside other counts in its line */

/** @typedef {{ first: number, second: number, line: number, isNamed?: boolean }} Pair isNamed: whether the line says in words that they are a size and its count, or is a row of counts */

/** @param {string} text @returns {string[]} what stands between bars, commas or blanks */
const cellsOf = (text) => text.split(text.includes('|') ? '|' : /[,;]/.test(text) ? /[,;]/ : /\s+/).map((cell) => cell.trim()).filter((cell) => cell !== '');

/** @param {string} text @returns {number[]} sizes of boards that a line names */
const sizesIn = (text) => [...text.matchAll(SIZE)].map((found) => Number(found.slice(1).find((each) => each !== undefined)));

/**
 * The right numbers of solutions for sizes that follow each other, in one line: `[1, 0, 0, 2]`.
 * @param {string} text
 * @returns {[size: number, count: number][]} empty if it is anything else
 */
export function countsInRow(text) {
  if (text.length > LONGEST) return [];
  const numbers = ROW.exec(text.trim())?.[1].split(/[\s,;]+/).map(Number) ?? [];
  const start = TOTALS.findIndex((_, size) => numbers.every((number, i) => number === TOTALS[size + i]));
  // A row of 0 and 1 may be of a matrix.
  if (numbers.length < FEWEST_IN_ROW || start < 0 || numbers.every((number) => number < 2)) return [];
  return numbers.map((number, i) => [start + i, number]);
}

/** Collects counts, line by line. */
export class Counting {
  /** Said in words. @type {Count[]} */
  #said = [];
  /** Numbers alone in a line. @type {Count[]} */
  #alone = [];
  /** Numbers of headings. @type {Count[]} */
  #numbered = [];
  /** Pairs of numbers alone in a line, perhaps of a table. @type {Pair[]} */
  #pairs = [];
  none = 0;
  /** Boards that the program says it does not print. */
  more = 0;
  /** Lines that say in words that there is none. @type {number[]} */
  #denied = [];
  /** Sizes of boards that are named. @type {Set<number>} */
  sizes = new Set();
  /** Of a table with a head: its number of columns, and which of them have the size and the count. @type {{ width: number, size: number, count: number } | undefined} */
  #columns;

  /** @param {string} text a line without the blanks at its ends @param {number} line its number */
  take(text, line) {
    if (text.length > LONGEST || text === '') return;
    const whole = text.replaceAll(CLOCK, ' ').trim();
    const numbered = ORDINAL.exec(whole) ?? NUMBERED.exec(whole);
    if (numbered && !/^[^:=]*(?:solutions|answers|boards|results|ways)\s*[:=]/i.test(whole)) {
      this.#numbered.push({ number: Number(numbered[1] ?? numbered[2]), line });
      return;
    }
    const [, more] = MORE.exec(whole) ?? [];
    if (more) {
      this.more = Number(more);
      return;
    }
    if (this.#takeCells(cellsOf(whole), line)) return;
    const row = countsInRow(whole);
    if (row.length > 0) {
      for (const [first, second] of row) if (first > 0) this.#pairs.push({ first, second, line, isNamed: true });
      return;
    }
    this.#takePair(whole.replaceAll(TIME, ' ').replace(LAST_TIME, ''), line);
    if (NONE.test(whole)) {
      if (/solution|arrangement|解/i.test(whole)) for (const size of sizesIn(whole)) this.sizes.add(size);
      this.none ||= line;
      if (DENIED.test(whole)) this.#denied.push(line);
      return;
    }
    // A prompt and the text after it are separate.
    const answer = whole.split(/[:?>]\s*/).pop() ?? '';
    const isAsked = /\b(?:enter|input|type|give|choose|how many queens|size|number of queens|queens\??|n)\s*(?:\([^)]*\)|\[[^\]]*\])?\s*[:?>]\s*[^:?>]*$|(?:请输入|输入|皇后数).*$/iu.test(whole);
    if (!isAsked) for (const size of sizesIn(whole)) this.sizes.add(size);
    const alone = /^\D?(-?\d{1,15})(?:\.0+)?\.?$/.exec(isAsked ? answer : whole);
    if (alone) {
      this.#alone.push({ number: Number(alone[1]), line });
      return;
    }
    const untimed = whole.replaceAll(TIME, ' ');
    const isSaid = COUNTED.test(untimed) && !OTHER.test(untimed) && this.#takeSaid(untimed, line);
    if (!isSaid && COUNTED.test(untimed) && !LIST.test(untimed)) this.#takeParts(untimed.split(PARTS), line);
    if (/^false$/i.test(whole)) this.none ||= line;
  }

  /** @param {string[]} cells @param {number} line @returns {boolean} whether they are a row of a table with a head and more columns than two */
  #takeCells(cells, line) {
    const [size, count] = [/^(?:n|size|queens)$/i, /^(?:#\s*)?(?:solutions?|sols)$/i].map((name) => cells.findIndex((cell) => name.test(cell)));
    if (cells.length > 2 && size >= 0 && count >= 0) this.#columns = { width: cells.length, size, count };
    if (!this.#columns || cells.length !== this.#columns.width) return false;
    const [first, second] = [cells[this.#columns.size], cells[this.#columns.count]];
    if (!/^\d+$/.test(first) || !/^\d+$/.test(second)) return false;
    this.#pairs.push({ first: Number(first), second: Number(second), line, isNamed: true });
    return true;
  }

  /** @param {string} text without times @param {number} line */
  #takePair(text, line) {
    const [size, ...others] = new Set(sizesIn(text));
    const numbers = (text.replace(/(\d+)\s*[x×*]\s*\1(?!\d)/giu, '$1').match(/\d+/g) ?? []).map(Number);
    if (NONE.test(text)) numbers.push(0);
    const isNamed = size !== undefined && others.length === 0 && numbers.length === 2 && numbers.includes(size) && COUNTED.test(text) && !OTHER.test(text);
    if (isNamed) this.#pairs.push({ first: size, second: numbers[numbers.indexOf(size) === 0 ? 1 : 0], line, isNamed });
    const pair = isNamed ? null : /^(?:n\s*=\s*|\|\s*|[\p{L}_][\w ]{0,20}\(\s*(?!\d+[\s,]+\d))?(\d+)\D{1,40}?(\d+)\D*$/iu.exec(text);
    if (pair) this.#pairs.push({ first: Number(pair[1]), second: Number(pair[2]), line });
  }

  /** @param {string[]} parts of a line that counts several things @param {number} line */
  #takeParts(parts, line) {
    for (const part of parts) {
      if (OTHER.test(part) || !(CLEAR.test(part) || NAMED.test(part))) continue;
      this.#takePair(part, line);
      if (this.#takeSaid(part, line, true)) return;
    }
  }

  /** @param {string} whole @param {number} line @param {boolean} [isPart] @returns {boolean} whether it says a count */
  #takeSaid(whole, line, isPart = false) {
    const text = whole.replaceAll(SIZE, ' ').replaceAll(/\[[^\]]*\]|\([^)]*\)|\{[^}]*\}/g, ' ');
    const numbers = [...text.matchAll(/(?<![\w.])(\d+)(?:\.0+)?(?![\w.]*\d)/g)].map(([, number]) => Number(number));
    // A row of numbers is a board rather than a count.
    if (numbers.length === 0 || (numbers.length >= FEWEST_IN_ROW && ROW.test(text.trim()))) return false;
    const [, before] = new RegExp(`(\\d+)\\s+(?:\\p{L}+\\s+){0,2}(?:${WORD})`, 'iu').exec(text) ?? [];
    const [, after] = new RegExp(`(?:${WORD})[^\\d\\n]{0,30}?(\\d+)`, 'iu').exec(text) ?? [];
    const [, next] = new RegExp(`^\\D*(?:${WORD})\\s*[:=]\\s*(\\d+)\\s+\\p{L}`, 'iu').exec(text) ?? [];
    const [, last] = /[:=]\s*(\d{1,15})\W*$/.exec(text) ?? [];
    const said = numbers.length === 1 ? numbers[0] : next ?? before ?? last ?? after;
    if (said === undefined) return false;
    this.#said.push({ number: Number(said), line, isSymmetric: SYMMETRIC.test(whole), isClear: CLEAR.test(whole), isNamed: NAMED.test(whole), isVague: VAGUE.test(whole), isPart });
    return true;
  }

  /**
   * @param {number} n
   * @param {{ line: number, last?: number }[]} printed boards that were printed as well, with their first and last lines
   * @param {number} last the last line of all
   * @returns {{ counts: Count[], table?: number[] }} `table`: the sizes of a table
   */
  end(n, printed, last) {
    const boards = printed.length;
    const table = tableIn(this.#pairs, boards === 0 ? 1 : Infinity);
    // Sentences can stand between boards that are the results.
    const isTable = table?.every(({ isNamed }) => !isNamed) || printed.every((board) => table?.some(({ line }) => board.line <= line && line <= (board.last ?? board.line)));
    if (table && isTable) return { counts: table.filter(({ first }) => first === n).map(({ second, line }) => ({ number: second, line })), table: table.map(({ first }) => first).filter((size) => size < TOTALS.length) };
    // A number that counts other things is hardly next to the number of boards.
    const isNear = (/** @type {number} */ number) => boards > 1 && Math.abs(number - boards) <= 1;
    const said = boards > 0 ? this.#said.filter(({ number, line, isClear, isNamed, isPart }) => (isClear && !isPart) || (isNamed && line > last && (number === boards || isNear(number)))) : this.#said;
    const exact = said.filter(({ isVague }) => !isVague);
    if (said.length > 0) return { counts: this.#last(exact.length > 0 ? exact : said) };
    const alone = this.#alone.filter(({ number }) => number !== n || TOTALS[n] === n);
    const isHeading = this.#alone.length === 1 && alone.length === 1 && isNear(alone[0].number);
    // Several numbers above boards count them one by one.
    return { counts: isHeading ? alone : alone.filter(({ line }) => line > last).slice(-1) };
  }

  /** The size of a table that was asked for, or else its last. @param {number} n */
  sizeInTable(n) {
    const sizes = tableIn(this.#pairs, 1)?.map(({ first }) => first).filter((size) => size < TOTALS.length) ?? [];
    return sizes.includes(n) ? n : sizes.at(-1) ?? n;
  }

  /** The line that says in words that there is no solution, unless it is said of a branch or of one of several sizes; 0 if there is none. */
  get denied() {
    return this.#denied.length === 1 && this.sizes.size < 2 ? this.#denied[0] : 0;
  }

  /** Whether the output states a count in words. */
  get isSaid() {
    return this.#said.length > 0;
  }

  /** The last of each kind: a program may count up. @param {Count[]} said */
  #last(said) {
    const last = new Map(said.map((each) => [Boolean(each.isSymmetric), each]));
    return [...last.values()];
  }

  /** Sizes and counts of a table that does not have the right number for a size. @returns {{ size: number, number: number, line: number } | undefined} */
  get wrongInTable() {
    const wrong = tableIn(this.#pairs, 1)?.find(({ first, second }) => first < TOTALS.length && TOTALS[first] !== second);
    return wrong && { size: wrong.first, number: wrong.second, line: wrong.line };
  }
}

/**
 * Lines with a size and a count each.
 * @param {Pair[]} pairs
 * @param {number} least smallest number of lines with the right count, unless all have it
 */
function tableIn(pairs, least) {
  /** @type {Pair[]} */
  let run = [];
  for (const pair of [...pairs, { first: -1, second: -1, line: -1 }]) {
    const last = run.at(-1);
    if (last && (last.isNamed && pair.isNamed ? pair.first > last.first : pair.first === last.first + 1)) {
      run.push(pair);
      continue;
    }
    const right = run.filter(({ first, second }) => TOTALS[first] === second).length;
    const isTable = run.every(({ isNamed }) => isNamed) ? run.length >= 2 : run.length >= 3 && run[0].first <= 4;
    if (isTable && run[0].first >= 1 && right >= Math.min(least, run.length)) return run;
    run = [pair];
  }
  return undefined;
}
