// Lists in what programs print, as Python, JavaScript, Java, C++, Go, Swift, Ruby, Lisp, Haskell or PHP write them.

/** @typedef {import('./value.js').Value} Value */

const OPEN = /[[({]/;
const CLOSE = { '[': ']', '(': ')', '{': '}' };
/** Maximum nesting of lists. */
const DEEPEST = 12;
/** Maximum length of a list over several lines. */
export const MOST_CHARACTERS = 20_000_000;
const WORDS = new Map([['true', true], ['True', true], ['false', false], ['False', false], ['None', null], ['null', null], ['nil', null]]);

/** @typedef {{ value: Value, more: number }} Listed a list, and how many more entries it has that were not printed */

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
  let at = 0;
  /** Entries of the present list that were not printed. */
  let more = 0;

  /** @param {number} [depth] @returns {Value | undefined} undefined if the text ends in it */
  function list(depth = 0) {
    const end = CLOSE[/** @type {keyof typeof CLOSE} */ (text[at++])];
    /** @type {Value[]} */
    const items = [];
    /** Entries of a dictionary. @type {[Value, Value][]} */
    const pairs = [];
    let isKeyed = false;
    while (at < text.length) {
      const sign = text[at];
      if (sign === end) {
        at++;
        return pairs.length > 0 ? entriesOf(pairs) : items;
      }
      if (/[\s,;]/.test(sign)) {
        at++;
        continue;
      }
      const [arrow] = /^(=>|->|:|=)/.exec(text.slice(at, at + 2)) ?? [];
      if (arrow) {
        at += arrow.length;
        isKeyed = items.length > 0;
        continue;
      }
      const item = itemAt(sign, depth);
      if (item === undefined) return undefined;
      if (isKeyed) pairs.push([/** @type {Value} */ (items.pop()), item.value]);
      else if (item.isMore) more += Number(item.value);
      else items.push(item.value);
      isKeyed = false;
    }
    return undefined;
  }

  /** @param {string} sign @param {number} depth @returns {{ value: Value, isMore?: boolean } | undefined} */
  function itemAt(sign, depth) {
    if (OPEN.test(sign)) {
      const value = depth < DEEPEST ? list(depth + 1) : undefined;
      return value === undefined ? undefined : { value };
    }
    if (sign === '"' || sign === "'" || sign === '`') {
      const end = endOfString(sign);
      if (end < 0) return undefined;
      const string = text.slice(at + 1, end);
      at = end + 1;
      // A board in one string.
      return { value: string.includes('\\n') ? string.split('\\n').filter((line) => line !== '') : string };
    }
    // As Node shortens a list.
    const left = /^\.\.\. (\d+) more items?/.exec(text.slice(at, at + 40));
    if (left) {
      at += left[0].length;
      return { value: Number(left[1]), isMore: true };
    }
    const [word] = /^[^\s,;[\](){}'"`:=]+|^./su.exec(text.slice(at, at + 200)) ?? [''];
    at += word.length;
    // The name of what follows: List(1, 2).
    if (/^[A-Za-z_][\w.<>]*$/.test(word) && OPEN.test(text[at] ?? '')) return itemAt(text[at], depth);
    return { value: atom(word) };
  }

  /** @param {string} quote */
  function endOfString(quote) {
    for (let i = at + 1; i < text.length; i++) {
      if (text[i] === quote) return i;
      if (text[i] === '\\') i++;
      if (text[i] === '\n') return -1;
    }
    return -1;
  }

  /** @type {Listed[]} */
  const lists = [];
  for (;;) {
    const start = text.slice(at).search(OPEN);
    if (start < 0) return lists;
    at += start;
    more = 0;
    const value = list();
    if (value === undefined) return undefined;
    lists.push({ value, more });
  }
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
