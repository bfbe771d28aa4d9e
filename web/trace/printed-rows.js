// Boards that programs draw, a line for each row.

/** @typedef {{ kind: string, cells: string[], label?: number }} Row a line as a row of a board, in one of the ways to draw it */
/** @typedef {{ cells: string[], line: number, lines: number }} Drawn a board row by row, its first line, and its number of lines */

const BARS = /[|│┃║¦]/u;
/** Lines between rows. */
const RULE = /^[\s+=_*~|│┃║¦┼├┤┬┴┌┐└┘─━═╔╗╚╝╠╣╬╦╩-]*$/u;
const QUEENS = /^([Qq♛♕👑1]|true|True)$/u;

/** @param {string} text @returns {string[]} its letters, each with its accents */
const lettersOf = (text) => [...text.replaceAll(/[\u{FE0E}\u{FE0F}\u{200D}]/gu, '')];

/** A cell is a letter, or a truth value. @param {string} cell */
const isCell = (cell) => lettersOf(cell).length <= 1 || /^(true|false|True|False)$/.test(cell);

/** @param {string} text @returns {number | undefined} */
const labelOf = (text) => (/^\d{1,2}$/.test(text) ? Number(text) : undefined);

/**
 * Text after a prompt: `Enter n: . Q . .`
 * @param {string} line
 */
const answersIn = (line) => [line, ...[...line.matchAll(/[:?>]\s*/g)].slice(-2).map((mark) => line.slice(mark.index + mark[0].length))];

/**
 * @param {string} line with the blanks at its ends
 * @param {number} n
 * @returns {Row[]} each way in which it is a row of n cells
 */
function rowsIn(line, n) {
  if (line.length > 20 * n + 200) return [];
  // A row has few letters, apart from signs around them.
  if (!/[:?>]/.test(line) && new Set(line.match(/\p{L}/gu)).size > 9) return [];
  /** @type {Row[]} */
  const rows = [];
  const add = (/** @type {string} */ kind, /** @type {string[]} */ cells) => {
    const labels = [labelOf(cells[0] ?? ''), labelOf(cells.at(-1) ?? '')];
    // Numbers of rows stand before, behind, or both.
    for (const [from, to, label] of /** @type {const} */ ([[0, cells.length, undefined], [1, cells.length, labels[0]], [0, cells.length - 1, labels[1]], [1, cells.length - 1, labels[0]]])) {
      const its = cells.slice(from, to);
      if (its.length !== n || (its.length < cells.length && label === undefined && cells[from === 1 ? 0 : cells.length - 1] !== '')) continue;
      // A number alone is no board.
      if (!its.every(isCell) || new Set(its).size > 3 || (n === 1 && !/^[Qq♛♕👑]$/u.test(its[0]))) continue;
      rows.push({ kind: `${kind} ${from} ${cells.length - to}`, cells: its, label });
      return;
    }
  };
  for (const text of answersIn(line)) {
    if (rows.length > 0) break;
    const plain = text.trim();
    if (BARS.test(text)) add('bars', trimmed(text.trim().split(BARS).map((cell) => cell.trim().replace(/^(['"])(.?)\1$/u, '$2'))));
    const bracketed = [...plain.matchAll(/\[([^[\]]{0,5})\]/gu)].map(([, cell]) => cell.trim());
    if (bracketed.length > 1) add('brackets', bracketed);
    const bare = plain.replaceAll(/'\s'|"\s"/g, '_').replaceAll(/[[\](){}'"`,;|]/g, ' ').trim();
    const tokens = bare.split(/\s+/);
    if (tokens.length > 1 || n === 1) add('tokens', tokens);
    const word = plain.replaceAll(/^[[("'`]+|[\])"'`,;]+$/g, '');
    if (!/\s/.test(word)) add('letters', lettersOf(word));
    else add('labelled letters', [...(/^\S+/.exec(word) ?? []), ...lettersOf(word.replace(/^\S+\s+/, ''))]);
  }
  rows.push(...spacedIn(line, n));
  return rows;
}

/** Without the parts before the first bar and after the last one. @param {string[]} cells */
function trimmed(cells) {
  const from = cells[0] === '' ? 1 : 0;
  return cells.slice(from, cells.at(-1) === '' ? -1 : undefined);
}

/** Rows in which a blank stands for an empty square. @param {string} line @param {number} n @returns {Row[]} */
function spacedIn(line, n) {
  const letters = lettersOf(line.trimEnd());
  const used = new Set(letters);
  used.delete(' ');
  const [queen] = used;
  if (used.size !== 1 || !QUEENS.test(queen)) return [];
  return [1, 2, 3].flatMap((width) => {
    if (letters.length > width * n) return [];
    const cells = Array.from({ length: n }, (_, i) => letters.slice(i * width, (i + 1) * width).join('').trim());
    return cells.every((cell) => lettersOf(cell).length <= 1) ? [{ kind: `spaced ${width}`, cells }] : [];
  });
}

/** Rows of one kind, one after the other. @typedef {{ rows: { cells: string[], label?: number, line: number }[], breaks: Set<number> }} Run */

/** Lines whose rows are remembered; boards repeat few lines, and a program that prints without end often only one. */
const MOST_REMEMBERED = 1000;

/** Collects rows, line by line. */
export class Drawing {
  #n;
  /** @type {Map<string, Row[]>} */
  #remembered = new Map();
  /** @type {Map<string, Run>} */
  #runs = new Map();
  /** @type {Map<string, Drawn[]>} */
  #boards = new Map();

  /** @param {number} n */
  constructor(n) {
    this.#n = n;
  }

  /** @param {string} text a line with the blanks at its ends @param {number} line its number */
  take(text, line) {
    const rows = this.#remembered.get(text) ?? (text.trim() === '' ? [] : rowsIn(text, this.#n));
    if (this.#remembered.size < MOST_REMEMBERED) this.#remembered.set(text, rows);
    const isGap = text.trim() === '' || RULE.test(text);
    for (const [kind, run] of this.#runs) {
      if (rows.some((row) => row.kind === kind)) continue;
      if (isGap) run.breaks.add(run.rows.length);
      else this.#close(kind);
    }
    for (const { kind, cells, label } of rows) {
      const run = this.#runs.get(kind) ?? { rows: [], breaks: new Set() };
      this.#runs.set(kind, run);
      run.rows.push({ cells, label, line });
    }
  }

  /** @param {string} kind */
  #close(kind) {
    const run = this.#runs.get(kind);
    this.#runs.delete(kind);
    // Lines that all begin with 1 are not a board.
    if (!run || (kind.startsWith('spaced') && run.rows.every(({ cells: [first] }) => first === '1'))) return;
    const boards = boardsIn(run, this.#n);
    if (boards.length > 0) this.#boards.set(kind, [...(this.#boards.get(kind) ?? []), ...boards]);
  }

  /** @returns {Drawn[]} all boards in order; of several ways to read a line the one with most boards */
  end() {
    for (const kind of [...this.#runs.keys()]) this.#close(kind);
    const kinds = [...this.#boards.values()].sort((one, other) => other.length - one.length);
    /** @type {Set<number>} */
    const taken = new Set();
    const all = [];
    for (const board of kinds.flat()) {
      const lines = Array.from({ length: board.lines }, (_, i) => board.line + i);
      if (lines.some((line) => taken.has(line))) continue;
      for (const line of lines) taken.add(line);
      all.push(board);
    }
    return all.sort((one, other) => one.line - other.line);
  }
}

/** @param {Run} run @param {number} n @returns {Drawn[]} */
function boardsIn({ rows, breaks }, n) {
  // A line of dashes between rows of other letters is no row.
  const letters = new Set(rows.filter(({ cells }) => new Set(cells).size > 1).flatMap(({ cells }) => cells));
  const isRow = (/** @type {string[]} */ cells) => letters.size === 0 ? !/^[-=*~+_]$/.test(cells[0]) : letters.has(cells[0]) || new Set(cells).size > 1;
  /** @type {Run['rows'][]} */
  const parts = [[]];
  // A matrix that counts from 1 has a column, and perhaps a row, that stays 0.
  const isPadded = n > 3 && rows.every(({ label }) => label === 0);
  const hasRowZero = isPadded && rows.length % (n + 1) === 0 && rows.every(({ cells }, i) => i % (n + 1) > 0 || cells.every((cell) => cell === '0'));
  for (const [i, row] of rows.entries()) {
    if (breaks.has(i)) parts.push([]);
    if (isRow(row.cells) && !(hasRowZero && i % (n + 1) === 0)) parts.at(-1)?.push(row);
  }
  const filled = parts.filter((part) => part.length > 0);
  const whole = filled.every((part) => part.length % n === 0) ? filled : filled.flat().length % n === 0 ? [filled.flat()] : filled.filter((part) => part.length === n);
  return whole.flatMap((part) => Array.from({ length: part.length / n }, (_, i) => part.slice(i * n, (i + 1) * n))).flatMap((board) => {
    const cells = board.flatMap((row) => row.cells);
    const used = new Set(cells);
    // Light and dark squares are two letters, and the queen is the third. Three different digits are not a board.
    if (used.size > 3 || (used.size === 3 && (![...used].some((cell) => QUEENS.test(cell)) || [...used].every((cell) => /\d/.test(cell))))) return [];
    const numbered = board.map(({ label }) => label);
    if (numbered[0] !== undefined && !isPadded && !isCounting(/** @type {number[]} */ (numbered))) return [];
    return [{ cells, line: board[0].line, lines: board[n - 1].line - board[0].line + 1 }];
  });
}

/** Whether each number is one more, or each one less, than the one before. @param {number[]} numbers */
const isCounting = (numbers) => [1, -1].some((step) => numbers.every((number, i) => number === numbers[0] + i * step));
