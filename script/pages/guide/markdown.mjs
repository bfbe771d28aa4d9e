// Converts a page from Markdown to HTML. A code block marked as live becomes a board beside a field for editing its
// HTML.
import { Marked } from 'marked';
import { parse } from 'node-html-parser';
import { escaped } from '../../../web/search/markup.js';
import { tableOf } from './tables.mjs';

/**
 * @param {string} html one element
 * @param {number} number
 * @param {import('./tables.mjs').Words} words
 */
const live = (html, number, words) => `
<div class="example">
  <p>
    <label for="example-${number}">${words.change}</label>
    <textarea id="example-${number}" rows="${html.split('\n').length + 1}" spellcheck="false" autocapitalize="none" aria-describedby="said-${number}">${escaped(html)}</textarea>
    <output id="said-${number}" for="example-${number}" data-unused="${escaped(words.unused)}" data-missing="${escaped(words.missing)}"></output>
  </p>
  ${html}
</div>
`;

/** @param {string} heading */
const slug = (heading) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');

/**
 * @param {string} text
 * @param {import('./tables.mjs').Words} words
 * @param {string[]} [given] anchors of the headings in order, taken from the first language, so that all languages
 * share them
 * @returns {{ html: string, heading: string, anchors: string[] }}
 */
export function render(text, words, given = []) {
  let examples = 0;
  /** @type {string[]} */
  const anchors = [];
  const marked = new Marked({
    renderer: {
      code({ text: code, lang }) {
        return lang === 'html live' ? live(code, ++examples, words) : `<pre><code>${escaped(code)}</code></pre>`;
      },
      heading({ tokens, depth }) {
        const heading = this.parser.parseInline(tokens);
        const anchor = given[anchors.length] ?? slug(parse(heading).text);
        anchors.push(anchor);
        return `<h${depth} id="${anchor}">${heading}</h${depth}>\n`;
      },
      table({ header, rows }) {
        const cells = (/** @type {import('marked').Tokens.TableCell[]} */ row) => row.map(({ tokens }) => this.parser.parseInline(tokens));
        return tableOf(words.table, cells(header), rows.map(cells));
      },
    },
  });
  const html = /** @type {string} */ (marked.parse(text));
  return { html, heading: parse(html).querySelector('h1')?.text ?? '', anchors };
}
