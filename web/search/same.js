// Compares searches.

/** The fields that say which search it is. */
const FIELDS = /** @type {const} */ (['variant', 'n', 'find', 'bug', 'way', 'seed', 'given']);

/** @typedef {{ [name in typeof FIELDS[number]]?: unknown }} Named */

/** Whether two searches are the same. @param {Named | null | undefined} a @param {Named | null | undefined} b */
export const same = (a, b) => FIELDS.every((name) => a?.[name] === b?.[name]);
