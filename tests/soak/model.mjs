// The state of a search at a position, from the module without a page.
import { isDeepStrictEqual } from 'node:util';
import load from '../../dist/queens.js';

const queens = await load();

/** @typedef {ReturnType<typeof modelAt>} Moment */

/**
 * @param {any} variant
 * @param {number} n
 * @param {number} position
 */
export function modelAt(variant, n, position) {
  const search = new queens.Search(variant, n);
  search.seek(position);
  const moment = {
    variant, n,
    position: search.position(),
    event: search.event(),
    queens: search.queens(),
    counters: search.counters(),
    lines: search.lines(),
    state: search.state(),
    narration: { en: search.narration('en'), zh: search.narration('zh') },
  };
  search.delete();
  return moment;
}

/** Runs in the page. */
export function shownNow() {
  const { queens } = window;
  return {
    variant: queens.variant(),
    n: queens.n(),
    position: queens.position(),
    event: queens.event(),
    queens: queens.queens(),
    counters: queens.counters(),
    lines: queens.lines(),
    state: queens.state(),
    narration: { en: queens.narration('en'), zh: queens.narration('zh') },
  };
}

/**
 * @param {Moment} shown
 * @returns {string[]} the differences between page and module
 */
export function differences(shown) {
  const model = /** @type {Record<string, unknown>} */ (modelAt(shown.variant, shown.n, shown.position));
  return Object.entries(shown).flatMap(([part, value]) => {
    // Drivers change the order of an object's properties.
    if (isDeepStrictEqual(value, JSON.parse(JSON.stringify(model[part])))) return [];
    const [inPage, inModule] = [JSON.stringify(value), JSON.stringify(model[part])];
    return [`${shown.variant} n=${shown.n} step=${shown.position}: ${part} is ${inPage} instead of ${inModule}`];
  });
}
