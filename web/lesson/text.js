// Texts of a lesson: in the reader's language if they are there in it, and with what stands between backticks as code.
import { make } from '../dialog/parts.js';

/** @typedef {import('./lesson.d.ts').Said} Said */

/** @param {Said} said @param {string} language @returns {string} */
export const inLanguage = (said, language) => /** @type {Record<string, string | undefined>} */ (/** @type {unknown} */ (said))[language] ?? said.en;

/** @param {string} text @returns {(Node | string)[]} */
export const marked = (text) => text.split('`').map((part, i) => (i % 2 ? make('code', {}, part) : part));
