// The search over the guide. It is loaded when the search box gets the focus, with the sections of the guide's language.
import MiniSearch from 'minisearch';

/** @typedef {import('../../script/pages/guide/sections.mjs').Section} Section */
/** @typedef {Section & { snippet: { text: string, found: boolean }[] }} Result `snippet`: parts of the text, `found` where a word of the query is */

const MOST = 8;
const SNIPPET_BEFORE = 40;
const SNIPPET_LENGTH = 160;

/** Words; of Chinese, which has no spaces between words, whatever lies between other signs. @param {string} text */
const runsOf = (text) => text.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];

/** Words; of Chinese, each pair of neighbouring characters. @param {string} text */
function tokenize(text) {
  return runsOf(text).flatMap((run) => {
    if (!/^\p{Script=Han}{2,}$/u.test(run)) return [run];
    const characters = Array.from(run);
    return characters.slice(1).map((character, i) => characters[i] + character);
  });
}

/**
 * The text around the first place where one of the terms is.
 * @param {string} text
 * @param {string[]} terms
 */
function snippetOf(text, terms) {
  const forms = terms.map((term) => (/\p{Script=Han}/u.test(term) ? term : `(?<![\\p{L}\\p{N}])${term}(?![\\p{L}\\p{N}])`));
  const pattern = new RegExp(`(${forms.join('|')})`, 'iu');
  const from = Math.max(0, text.search(pattern) - SNIPPET_BEFORE);
  // It does not begin within a word.
  const part = text.slice(from, from + SNIPPET_LENGTH).replace(from > 0 ? /^\p{Script=Latin}+/u : '', '');
  const pieces = part.split(pattern).map((piece, i) => ({ text: piece, found: i % 2 === 1 })).filter((piece) => piece.text !== '');
  const dots = { text: '…', found: false };
  return [...(from > 0 ? [dots] : []), ...pieces, ...(from + SNIPPET_LENGTH < text.length ? [dots] : [])];
}

/**
 * @param {Section[]} sections
 * @returns {(query: string) => Result[]} the best results first
 */
export function searchIn(sections) {
  const index = new MiniSearch({ fields: ['title', 'heading', 'text'], tokenize });
  index.addAll(sections.map((section, id) => ({ id, ...section })));
  const options = {
    boost: { heading: 4, title: 2 },
    prefix: true,
    // Misspelt words are found too, unless they are Chinese or short.
    fuzzy: (/** @type {string} */ term) => (/^\w{5,}$/.test(term) ? 0.2 : false),
  };
  return (query) => {
    const all = index.search(query, { ...options, combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(query, options);
    return found.slice(0, MOST).map(({ id, terms }) => ({ ...sections[id], snippet: snippetOf(sections[id].text, [...runsOf(query), ...terms]) }));
  };
}
