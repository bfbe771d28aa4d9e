// The program in the card. Long lines wrap with their indentation, so that nothing is cut off in a narrow card.
import { make } from '../dialog/parts.js';

/** @typedef {{ text: string, depth: number, label: string | null }} Line */

/** The name of the search function in every program. */
const INDENT = 4;

/** Whether a line is only a comment. Comments would give away answers. @param {string} text */
const isComment = (text) => /^(#|\/\/) /.test(text);

/**
 * @param {import('./facts.js').Listing} listing
 * @returns {Line[]} lines of the search itself: from the comment above the first executed line to the last executed line
 */
export function linesOf({ text, labels }) {
  const all = text.split('\n').map((line, i) => ({ text: line.trim(), indent: line.length - line.trimStart().length, label: labels[i] ?? null }));
  const running = all.flatMap(({ label }, i) => (label ? [i] : []));
  const shown = all.slice(Math.max(0, running[0] - 1), running[running.length - 1] + 1).filter((line) => line.text !== '' && !isComment(line.text));
  const least = Math.min(...shown.map(({ indent }) => indent));
  return shown.map(({ text: code, indent, label }) => ({ text: code, depth: Math.round((indent - least) / INDENT), label }));
}

/**
 * @template {HTMLElement} Element
 * @param {Element} element a line of the program
 * @param {number} depth
 * @returns {Element}
 */
export function indented(element, depth) {
  element.style.setProperty('--depth', String(depth));
  return element;
}

/** The lines of the function alone, without its first call. @param {Line[]} lines */
export function functionOf(lines) {
  const after = lines.findIndex(({ depth }, i) => i > 0 && depth <= lines[0].depth);
  return after < 0 ? lines : lines.slice(0, after);
}

/** @param {import('./facts.js').Listing} listing @returns {HTMLElement} for reading: only the function */
export function listingFigure(listing) {
  return make('figure', { className: 'listing' }, ...functionOf(linesOf(listing)).map(({ text, depth }) => indented(make('code', {}, text), depth)));
}
