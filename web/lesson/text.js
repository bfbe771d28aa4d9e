// Texts of a lesson: in the reader's language if they are there in it, and with what stands between backticks as code.
import { make } from '../dialog/parts.js';

/** @typedef {import('./lesson.d.ts').Said} Said */
/** @typedef {Record<string, Record<string, string>>} Words of the page by language, then by name */

/** @param {Said} said @param {string} language @returns {string} */
export const inLanguage = (said, language) => /** @type {Record<string, string | undefined>} */ (/** @type {unknown} */ (said))[language] ?? said.en;

/** @param {string} text @returns {(Node | string)[]} */
export const marked = (text) => text.split('`').map((part, i) => (i % 2 ? make('code', {}, part) : part));

/**
 * Words of the page as a text of a lesson.
 * @param {Words} words
 * @param {string} name
 * @param {Record<string, string | number>} [values] what stands for `{name}` in it
 * @returns {Said} in all languages
 */
export function said(words, name, values = {}) {
  const fill = (/** @type {string} */ text) => Object.entries(values).reduce((filled, [each, value]) => filled.replace(`{${each}}`, String(value)), text);
  return /** @type {any} */ (Object.fromEntries(Object.entries(words).map(([language, its]) => [language, fill(its[name])])));
}
