// Values as programs write them, JavaScript's and Python's, read back.
import { finish } from '../search/slices.js';

/**
 * @typedef {number | string | boolean | null | List | Group} Value of anything else there is its text
 * @typedef {Value[]} List a list, or a pair in parentheses
 * @typedef {{ set: Value[] } | { map: [Value, Value][] }} Group
 */

/** @type {Record<string, boolean | null>} */
const WORDS = { true: true, false: false, True: true, False: false, null: null, undefined: null, None: null, nullptr: null };
/** So deep lists lie in each other at most. */
const DEEPEST = 8;

class Unknown extends Error {}

class Reader {
  #text;
  #at = 0;

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
  }

  /** With a turn for each entry of a list. @returns {Generator<void, Value>} */
  *whole() {
    const value = this.#take('[') ? yield* this.#reading(']', 0) : this.#value(0);
    if (!this.#ended()) throw new Unknown();
    return value;
  }

  #ended() {
    this.#skip();
    return this.#at === this.#text.length;
  }

  #skip() {
    while (this.#text[this.#at] === ' ') this.#at++;
  }

  /** @param {string} sign */
  #take(sign) {
    this.#skip();
    if (!this.#text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  /** @param {number} depth @returns {Value} */
  #value(depth) {
    if (depth > DEEPEST) throw new Unknown();
    if (this.#take('[')) return this.#items(']', depth);
    if (this.#take('(')) return this.#items(')', depth);
    // `set()`, `frozenset({1})`, and `Set(2) { 0, 3 }` as Node prints it.
    if (this.#take('set()')) return { set: [] };
    for (const named of ['frozenset(', 'set(']) {
      if (!this.#take(named)) continue;
      const [items] = this.#items(')', depth);
      return Array.isArray(items) ? { set: items } : items ?? { set: [] };
    }
    const [counted] = /^Set\(\d+\)/.exec(this.#text.slice(this.#at, this.#at + 20)) ?? [];
    if (counted) this.#at += counted.length;
    if (this.#take('{')) return this.#group(depth);
    // `array('b', [0, 1])`
    if (this.#take('array(')) return /** @type {Value} */ (this.#items(')', depth)[1] ?? []);
    const sign = this.#text[this.#at];
    if (sign === '"' || sign === "'") return this.#string(sign);
    const [word] = /^-?[\w.]+/.exec(this.#text.slice(this.#at, this.#at + 400)) ?? [];
    if (!word) throw new Unknown();
    this.#at += word.length;
    if (Object.hasOwn(WORDS, word)) return WORDS[word];
    if (!/^(-?\d+(\.\d+)?|0b[01]{1,53})$/.test(word)) throw new Unknown();
    return Number(word);
  }

  /** @param {string} end @param {number} depth @returns {Value[]} */
  #items(end, depth) {
    return finish(this.#reading(end, depth));
  }

  /** @param {string} end @param {number} depth @returns {Generator<void, Value[]>} */
  *#reading(end, depth) {
    const items = [];
    while (!this.#take(end)) {
      yield;
      items.push(this.#value(depth + 1));
      if (!this.#take(',') && this.#text[this.#at] !== end) throw new Unknown();
    }
    return items;
  }

  /** @param {number} depth @returns {Group} */
  #group(depth) {
    const set = [];
    /** @type {[Value, Value][]} */
    const map = [];
    while (!this.#take('}')) {
      const item = this.#value(depth + 1);
      if (this.#take(':')) map.push([item, this.#value(depth + 1)]);
      else set.push(item);
      if (!this.#take(',') && this.#text[this.#at] !== '}') throw new Unknown();
    }
    return map.length > 0 ? { map } : { set };
  }

  /** @param {string} quote */
  #string(quote) {
    let text = '';
    for (this.#at++; this.#text[this.#at] !== quote; this.#at++) {
      if (this.#at >= this.#text.length) throw new Unknown();
      if (this.#text[this.#at] === '\\') this.#at++;
      text += this.#text[this.#at];
    }
    this.#at++;
    return text;
  }
}

/** @param {string} text @returns {Value | undefined} undefined if it is none of these */
export const readValue = (text) => finish(readingValue(text));

/** The same in short turns. @param {string} text @returns {Generator<void, Value | undefined>} */
export function* readingValue(text) {
  try {
    return yield* new Reader(text).whole();
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}
