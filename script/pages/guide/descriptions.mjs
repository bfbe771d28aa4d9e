// Descriptions of parameters, methods, events and members are in Markdown tables, in each language's folder.
import { readFileSync } from 'node:fs';
import { marked } from 'marked';

/** @typedef {string[][]} Rows HTML of each cell, row by row */

/** The tables to find, by the heading of their first column. */
const TABLES = /** @type {const} */ ({
  parameters: ['parameter', '参数'],
  methods: ['method', '方法'],
  events: ['event', '事件'],
  members: ['member', '成员'],
});

/**
 * @param {string} text Markdown
 * @returns {Record<keyof typeof TABLES, Rows>} no rows if the text has no such table
 */
export function descriptionsIn(text) {
  const tables = /** @type {import('marked').Tokens.Table[]} */ (marked.lexer(text).filter(({ type }) => type === 'table'));
  const rowsOf = (/** @type {readonly string[]} */ titles) => {
    const table = tables.find(({ header }) => titles.includes(header[0].text));
    return (table?.rows ?? []).map((cells) => cells.map(({ tokens }) => marked.Parser.parseInline(tokens)));
  };
  return /** @type {any} */ (Object.fromEntries(Object.entries(TABLES).map(([name, titles]) => [name, rowsOf(titles)])));
}

/** The tables in the guide of a language. @param {string} tag */
export function descriptionsOf(tag) {
  return descriptionsIn(readFileSync(new URL(`../../../web/guide/${tag}/tables.md`, import.meta.url), 'utf8'));
}

/** The names marked as code in a cell. @param {string} cell */
export const namesIn = (cell) => Array.from(cell.matchAll(/<code>(.*?)<\/code>/g), ([, name]) => name);
