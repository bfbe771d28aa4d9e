// Names that lessons use: variables and labels of lines, taken from the searches themselves.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tableOf } from './tables.mjs';

/** Large enough for every line to begin every event that it can. With 3 queens a search that moves them starts again. */
const SIZES = [5, 3];

/**
 * @typedef {object} Names of a search
 * @property {string} id
 * @property {{ name: string, type: string }[]} variables in the order in which they appear
 * @property {{ label: string, text: string, kinds: string[] }[]} lines of the Python program, each with the kinds of events that it begins
 */

/** @param {string} folder of the module @returns {Promise<Names[]>} */
export async function readNames(folder) {
  const { default: load } = await import(pathToFileURL(path.join(folder, 'queens.js')).href);
  const queens = await load();
  return queens.variants().map((/** @type {{ id: string }} */ { id }) => {
    /** @type {Map<string, string>} */
    const types = new Map();
    /** @type {Map<string, Set<string>>} */
    const kinds = new Map();
    for (const n of SIZES) {
      const search = new queens.Search(id, n);
      const note = () => search.state().forEach((/** @type {{ name: string, type: string }} */ { name, type }) => types.set(name, type));
      note();
      for (let event = search.step(); event; event = search.step()) {
        note();
        const [first] = search.lines();
        kinds.set(first, (kinds.get(first) ?? new Set()).add(event.kind));
      }
      search.delete();
    }
    const { text, labels } = queens.listing(id, 'python');
    const code = text.split('\n');
    const lines = labels.flatMap((/** @type {string | null} */ label, /** @type {number} */ i) =>
      (label && labels.indexOf(label) === i ? [{ label, text: code[i].trim(), kinds: [...(kinds.get(label) ?? [])] }] : []));
    return { id, variables: [...types].map(([name, type]) => ({ name, type })), lines };
  });
}

const code = (/** @type {string} */ text) => `<code>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code>`;

/**
 * A section for each search: its variables, then its lines.
 * @param {Names[]} names
 * @param {Record<string, string>} titles of the searches, by their ids
 * @param {Record<string, string>} words
 * @returns {string} Markdown
 */
export const renderNames = (names, titles, words) => names.map(({ id, variables, lines }) => [
  `## ${titles[id]}`,
  `\`"variant": "${id}"\``,
  tableOf(`${titles[id]}: ${words.variables}`, [words.variable, words.type], variables.map(({ name, type }) => [code(name), words[`type-${type}`]])),
  tableOf(`${titles[id]}: ${words.lines}`, [words.label, words.line, words.begins], lines.map(({ label, text, kinds }) => [code(label), code(text), kinds.map(code).join(', ') || '–'])),
].join('\n\n')).join('\n\n');
