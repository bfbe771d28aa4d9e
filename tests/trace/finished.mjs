// Runs the judging of recordings and of printed texts to its end.
import { finish } from '../../web/search/slices.js';
import { searching } from '../../web/trace/plain-search.js';
import { judging } from '../../web/trace/verdict.js';
import { judgingPrinted } from '../../web/trace/whole.js';

/** All solutions of a board, and the boards that a search for them visits. @param {number} n */
export const searchPlainly = (n) => finish(searching(n));

/**
 * @param {import('../../web/trace/recorded.js').Recording} recording
 * @param {import('../../web/trace/results.js').Expected} [expect] what the program should find
 */
export const judge = (recording, expect) => finish(judging(recording, { expect }));

/** @param {string} text @param {import('../../web/trace/whole.js').Asked} asked */
export const judgePrinted = (text, asked) => finish(judgingPrinted(text, asked));
