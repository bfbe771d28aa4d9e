/** The fields that identify a search. */
const FIELDS = /** @type {const} */ (['variant', 'n', 'find', 'bug', 'way', 'seed', 'given']);

/** @typedef {{ [name in typeof FIELDS[number]]?: unknown }} Named */

/** @param {Named | null | undefined} a @param {Named | null | undefined} b */
export const isSameSearch = (a, b) => FIELDS.every((name) => a?.[name] === b?.[name]);
