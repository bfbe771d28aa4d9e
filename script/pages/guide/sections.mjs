// Splits a page of the guide into the sections that the guide's search finds.
import { parse } from 'node-html-parser';

/**
 * @typedef {object} Section
 * @property {string} page file name without `.html`
 * @property {string} anchor empty at the top of the page
 * @property {string} title title of the page
 * @property {string} heading heading of the section
 * @property {string} text
 */

/**
 * A section is a heading with the text below it, a table row whose name has an anchor, or a member of the module.
 * @param {{ subject: string, heading: string, html: string }} page
 * @returns {Section[]}
 */
export function sectionsOf({ subject, heading, html }) {
  /** @type {Section[]} */
  const sections = [];
  const add = (/** @type {string} */ anchor, /** @type {string} */ name, text = '') => {
    const section = { page: subject, anchor, title: heading, heading: name, text };
    sections.push(section);
    return section;
  };
  let current = add('', heading);
  for (const element of parse(html, { blockTextElements: {} }).querySelectorAll('h1, h2, h3, p, li, pre, tr, dt, dd')) {
    const { tagName, text } = element;
    const row = tagName === 'TR' ? element.querySelectorAll('th [id]').map(({ id, text: name }) => ({ id, name })) : [];
    if (element.closest('.example') || tagName === 'H1') continue;
    if (/^H/.test(tagName)) current = add(element.id, text);
    else if (tagName === 'DT') add(element.id, text.replace(/\(.*/s, ''), text);
    else if (row.length > 0) add(row[0].id, row.map(({ name }) => name).join(', '), element.querySelectorAll('td').map((cell) => cell.text).join(' '));
    else if (tagName === 'DD') sections[sections.length - 1].text += ` ${text}`;
    else current.text += ` ${tagName === 'TR' ? element.childNodes.map((cell) => cell.text).join(' ') : text}`;
  }
  for (const section of sections) section.text = section.text.replaceAll(/\s+/g, ' ').trim();
  return sections;
}
