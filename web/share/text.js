// The text to share, for each kind of page.
import { escaped as html } from '../search/markup.js';

/** @typedef {'link' | 'iframe' | 'element' | 'markdown' | 'rst' | 'myst' | 'latex'} Format */
/**
 * @typedef {object} Shared
 * @property {string} site the address of the page, ending in /
 * @property {string} query the parameters, as in an address; one of them is the search
 * @property {number} width CSS px
 * @property {number} height CSS px
 * @property {string} caption a description in words
 * @property {string} picture file name of the picture, without its extension
 */

/** All formats, in display order. @type {readonly Format[]} */
export const FORMATS = ['link', 'iframe', 'element', 'markdown', 'rst', 'myst', 'latex'];

// In an address LaTeX minds these; the others are percent-encoded.
const latex = (/** @type {string} */ text) => text.replace(/[%#&_$]/g, '\\$&');
/** @param {Record<string, string | number>} given by their names */
const attributes = (given) => Object.entries(given).map(([name, value]) => ` ${name}="${html(String(value))}"`).join('');
const indented = (/** @type {string} */ text) => text.replace(/^/gm, '   ');

/**
 * @param {Format} format
 * @param {Shared} shared
 */
export function shareText(format, shared) {
  const { site, query, width, height, caption, picture } = shared;
  const link = query ? `${site}?${query}` : site;
  const frame = `<iframe${attributes({
    src: link, width, height, title: caption,
    loading: 'lazy', allow: 'fullscreen; clipboard-write', style: 'border: 0; max-width: 100%',
  })}></iframe>`;
  switch (format) {
    case 'link':
      return link;
    case 'iframe':
      return frame;
    case 'element':
      return `<script type="module" src="${html(site)}embed.js"></script>\n<n-queens${attributes(Object.fromEntries(new URLSearchParams(query)))}>`
        // For readers without scripts, and where the element does not come.
        + `<a href="${html(link)}">${html(caption)}</a></n-queens>`;
    case 'markdown':
      return `[${caption.replace(/[[\]\\]/g, '\\$&')}](<${link}>)`;
    case 'rst':
      return `.. raw:: html\n\n${indented(frame)}\n\n.. only:: not html\n\n${indented(`\`${caption} <${link}>\`__`)}`;
    case 'myst':
      // Its programs agree on this; a block of raw HTML is left out by some of them.
      return frame;
    case 'latex':
      return [
        '% in the preamble: \\usepackage{graphicx,hyperref}',
        '\\begin{figure}',
        '  \\centering',
        `  \\href{${latex(link)}}{\\includegraphics[width=0.5\\linewidth]{${picture}.png}}`,
        `  \\caption{${latex(caption).replace('×', '$\\times$')}}`,
        '\\end{figure}',
      ].join('\n');
  }
}
