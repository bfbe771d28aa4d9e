// The tables of the guide: names, defaults and messages from contract/table.js, each with its description.
import { OBSERVED } from '../../../web/element/embed-members.js';
import { COMMANDS, EVENTS, PARAMETERS } from '../../../web/contract/table.js';
import { namesIn } from './descriptions.mjs';

/**
 * @typedef {import('./descriptions.mjs').Rows} Rows
 * @typedef {Record<string, string>} Words
 */

/** Attributes of the element that are not parameters of the page. */
const OF_ELEMENT = ['poster', 'loading', 'site', 'title'];

const code = (/** @type {string} */ text) => `<code>${text}</code>`;
const lines = (/** @type {string[]} */ texts) => texts.join('<br>');

/**
 * @param {string} label for screen readers
 * @param {string[]} titles
 * @param {string[][]} rows HTML
 */
export function tableOf(label, titles, rows) {
  const row = (/** @type {string[]} */ [first, ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return [
    `<div class="table" role="group" tabindex="0" aria-label="${label}"><table><thead><tr>`,
    ...titles.map((title) => `<th scope="col">${title}</th>`),
    '</tr></thead><tbody>',
    ...rows.map(row),
    '</tbody></table></div>',
  ].join('');
}

/**
 * Throws unless the described names equal the existing ones.
 * @param {string} what
 * @param {string[]} there
 * @param {string[]} described
 */
export function compare(what, there, described) {
  const problems = [
    ...there.filter((name) => !described.includes(name)).map((name) => `${name} is not described`),
    ...described.filter((name) => !there.includes(name)).map((name) => `${name} is described, but is not there`),
  ];
  if (problems.length > 0) throw new Error(`${what}: ${problems.join(', ')}`);
}

/** @param {Rows} rows names, values, meaning @param {Words} words */
export function parameterTable(rows, words) {
  compare(`parameters, ${words.language}`, OBSERVED.filter((name) => !OF_ELEMENT.includes(name)), rows.flatMap(([names]) => namesIn(names)));
  return tableOf(words.parameters, [words.parameter, words.default, words.values, words.meaning], rows.map(([cell, ...said]) => {
    const names = namesIn(cell);
    // A single comma is the default for an empty pair.
    const defaults = names.map((name) => PARAMETERS[name]).map((value) => (value === null || value === ',' || value === undefined ? '–' : code(value)));
    return [lines(names.map((name) => `<code id="${name}">${name}</code>`)), lines(defaults), ...said];
  }));
}

/** @param {Rows} rows methods, message, meaning @param {Words} words */
export function methodTable(rows, words) {
  const nameOf = (/** @type {string} */ method) => method.replace(/\(.*/, '');
  compare(`methods, ${words.language}`, Object.keys(COMMANDS), rows.flatMap(([methods]) => namesIn(methods).map(nameOf)));
  const message = (/** @type {string} */ name) =>
    code(`{queens: 1, ${["do: '" + name + "'", ...COMMANDS[/** @type {keyof typeof COMMANDS} */ (name)]].join(', ')}}`);
  return tableOf(words.methods, [words.method, words.message, words.meaning], rows.map(([cell, , meaning]) => {
    const methods = namesIn(cell);
    return [lines(methods.map(code)), lines(methods.map(nameOf).map(message)), meaning];
  }));
}

/** @param {Rows} rows events, message, meaning @param {Words} words */
export function eventTable(rows, words) {
  compare(`events, ${words.language}`, Object.keys(EVENTS), rows.flatMap(([events]) => namesIn(events)));
  return tableOf(words.events, [words.event, words.message, words.meaning], rows.map(([events, message, meaning]) => [events || '–', message, meaning]));
}
