// Words of the page as texts of a lesson.

/** @typedef {Record<string, Record<string, string>>} Words by language, then by name */

/**
 * @param {Words} words
 * @param {string} name
 * @param {Record<string, string | number>} [values] what stands for `{name}` in it
 * @returns {import('./lesson.d.ts').Said} in all languages
 */
export function said(words, name, values = {}) {
  const fill = (/** @type {string} */ text) => Object.entries(values).reduce((filled, [each, value]) => filled.replace(`{${each}}`, String(value)), text);
  return /** @type {any} */ (Object.fromEntries(Object.entries(words).map(([language, its]) => [language, fill(its[name])])));
}
