// Lists in what programs print, as Python, JavaScript, Java, C++, Go, Swift, Ruby, Lisp, Haskell or PHP write them.

/** @typedef {import('./value.js').Value} Value */

const OPEN = /[[({]/;
const CLOSE = { '[': ']', '(': ')', '{': '}' };
/** Maximum nesting of lists. */
const DEEPEST = 12;
/** Maximum length of a list over several lines. */
const MOST_CHARACTERS = 20_000_000;
const WORDS = new Map([['true', true], ['True', true], ['false', false], ['False', false], ['None', null], ['null', null], ['nil', null]]);

/** @typedef {{ value: Value, more: number }} Listed a list, and how many more entries it has that were not printed */

class Reader {
  #text;
  #at;
  more = 0;

  /** @param {string} text @param {number} at */
  constructor(text, at) {
    this.#text = text;
    this.#at = at;
  }

  get at() {
    return this.#at;
  }

  /** @param {number} depth @returns {Value | undefined} undefined if the text ends in it */
  list(depth = 0) {
    const end = CLOSE[/** @type {keyof typeof CLOSE} */ (this.#text[this.#at++])];
    /** @type {Value[]} */
    const items = [];
    /** Entries of a dictionary. @type {[Value, Value][]} */
    const pairs = [];
    let isKeyed = false;
    while (this.#at < this.#text.length) {
      const sign = this.#text[this.#at];
      if (sign === end) {
        this.#at++;
        return pairs.length > 0 ? entriesOf(pairs) : items;
      }
      if (/[\s,;]/.test(sign)) {
        this.#at++;
        continue;
      }
      const [arrow] = /^(=>|->|:|=)/.exec(this.#text.slice(this.#at, this.#at + 2)) ?? [];
      if (arrow) {
        this.#at += arrow.length;
        isKeyed = items.length > 0;
        continue;
      }
      const item = this.#item(sign, depth);
      if (item === undefined) return undefined;
      if (isKeyed) pairs.push([/** @type {Value} */ (items.pop()), item.value]);
      else if (item.isMore) this.more += Number(item.value);
      else items.push(item.value);
      isKeyed = false;
    }
    return undefined;
  }

  /** @param {string} sign @param {number} depth @returns {{ value: Value, isMore?: boolean } | undefined} */
  #item(sign, depth) {
    if (OPEN.test(sign)) {
      const value = depth < DEEPEST ? this.list(depth + 1) : undefined;
      return value === undefined ? undefined : { value };
    }
    if (sign === '"' || sign === "'" || sign === '`') {
      const end = this.#endOfString(sign);
      if (end < 0) return undefined;
      const string = this.#text.slice(this.#at + 1, end);
      this.#at = end + 1;
      // A board in one string.
      return { value: string.includes('\\n') ? string.split('\\n').filter((line) => line !== '') : string };
    }
    // As Node shortens a list.
    const more = /^\.\.\. (\d+) more items?/.exec(this.#text.slice(this.#at, this.#at + 40));
    if (more) {
      this.#at += more[0].length;
      return { value: Number(more[1]), isMore: true };
    }
    const [word] = /^[^\s,;[\](){}'"`:=]+|^./su.exec(this.#text.slice(this.#at, this.#at + 200)) ?? [''];
    this.#at += word.length;
    // The name of what follows: List(1, 2).
    if (/^[A-Za-z_][\w.<>]*$/.test(word) && OPEN.test(this.#text[this.#at] ?? '')) return this.#item(this.#text[this.#at], depth);
    return { value: atom(word) };
  }

  /** @param {string} quote */
  #endOfString(quote) {
    for (let i = this.#at + 1; i < this.#text.length; i++) {
      if (this.#text[i] === quote) return i;
      if (this.#text[i] === '\\') i++;
      if (this.#text[i] === '\n') return -1;
    }
    return -1;
  }
}

/** @param {string} word @returns {Value} */
function atom(word) {
  const known = WORDS.get(word);
  if (known !== undefined) return known;
  // A row of 0 and 1 is not a number.
  return /^-?\d{1,15}$/.test(word) && !/^0\d|^[01]{3,}$/.test(word) ? Number(word) : word;
}

/** A dictionary as pairs. An object with names as its lists, such as the solutions beside n, or else as its values. @param {[Value, Value][]} pairs @returns {Value} */
function entriesOf(pairs) {
  if (!pairs.every(([key]) => typeof key === 'string' && !/\d/.test(key))) return pairs;
  const values = pairs.map(([, value]) => value);
  const lists = values.filter((value) => typeof value === 'object' && value !== null);
  return lists.length > 0 ? lists : values;
}

/**
 * The lists in a text, in order; ignores everything between them.
 * @param {string} text
 * @returns {Listed[] | undefined} undefined if a list is not closed
 */
export function listsIn(text) {
  /** @type {Listed[]} */
  const lists = [];
  for (let at = 0; at < text.length;) {
    const start = text.slice(at).search(OPEN);
    if (start < 0) break;
    const reader = new Reader(text, at + start);
    const value = reader.list();
    if (value === undefined) return undefined;
    lists.push({ value, more: reader.more });
    at = reader.at;
  }
  return lists;
}

/**
 * How much deeper brackets are open after a line; quotes are not looked at.
 * @param {string} line
 */
export function openIn(line) {
  let depth = 0;
  for (const sign of line) depth += '[({'.includes(sign) ? 1 : '])}'.includes(sign) ? -1 : 0;
  return depth;
}

export { MOST_CHARACTERS };
