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

/** @param {string} text @returns {Value | undefined} undefined if it is none of these */
export const readValue = (text) => finish(readingValue(text));

/** The same in short turns. @param {string} text @returns {Generator<void, Value | undefined>} */
export function* readingValue(text) {
  let at = 0;

  function skip() {
    while (text[at] === ' ') at++;
  }

  /** @param {string} sign */
  function take(sign) {
    skip();
    if (!text.startsWith(sign, at)) return false;
    at += sign.length;
    return true;
  }

  /** @param {number} depth @returns {Value} */
  function value(depth) {
    if (depth > DEEPEST) throw new Unknown();
    if (take('[')) return items(']', depth);
    if (take('(')) return items(')', depth);
    // `set()`, `frozenset({1})`, and `Set(2) { 0, 3 }` as Node prints it.
    if (take('set()')) return { set: [] };
    for (const named of ['frozenset(', 'set(']) {
      if (!take(named)) continue;
      const [inside] = items(')', depth);
      return Array.isArray(inside) ? { set: inside } : inside ?? { set: [] };
    }
    const [counted] = /^Set\(\d+\)/.exec(text.slice(at, at + 20)) ?? [];
    if (counted) at += counted.length;
    if (take('{')) return group(depth);
    // `array('b', [0, 1])`
    if (take('array(')) return /** @type {Value} */ (items(')', depth)[1] ?? []);
    const sign = text[at];
    if (sign === '"' || sign === "'") return string(sign);
    const [word] = /^-?[\w.]+/.exec(text.slice(at, at + 400)) ?? [];
    if (!word) throw new Unknown();
    at += word.length;
    if (Object.hasOwn(WORDS, word)) return WORDS[word];
    if (!/^(-?\d+(\.\d+)?|0b[01]{1,53})$/.test(word)) throw new Unknown();
    return Number(word);
  }

  /** @param {string} end @param {number} depth @returns {Value[]} */
  const items = (end, depth) => finish(readingItems(end, depth));

  /** @param {string} end @param {number} depth @returns {Generator<void, Value[]>} */
  function* readingItems(end, depth) {
    const all = [];
    while (!take(end)) {
      yield;
      all.push(value(depth + 1));
      if (!take(',') && text[at] !== end) throw new Unknown();
    }
    return all;
  }

  /** @param {number} depth @returns {Group} */
  function group(depth) {
    const set = [];
    /** @type {[Value, Value][]} */
    const map = [];
    while (!take('}')) {
      const item = value(depth + 1);
      if (take(':')) map.push([item, value(depth + 1)]);
      else set.push(item);
      if (!take(',') && text[at] !== '}') throw new Unknown();
    }
    return map.length > 0 ? { map } : { set };
  }

  /** @param {string} quote */
  function string(quote) {
    let inside = '';
    for (at++; text[at] !== quote; at++) {
      if (at >= text.length) throw new Unknown();
      if (text[at] === '\\') at++;
      inside += text[at];
    }
    at++;
    return inside;
  }

  try {
    // With a turn for each entry of a list.
    const whole = take('[') ? yield* readingItems(']', 0) : value(0);
    skip();
    return at === text.length ? whole : undefined;
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}
