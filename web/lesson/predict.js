// Predictions: asks for the next event of any search. For each kind of event it asks at the first, second and fourth, and so
// on, less and less often.
import { said } from './text.js';

/** @typedef {import('./text.js').Words} Words */

/** Maximum number of events that questions cover. */
const FAR = 2_000;
const MOST = 12;

/** @param {string} kind of event @returns {string} key of the words for such a next event */
const wordFor = (kind) => `next${kind[0].toUpperCase()}${kind.slice(1)}`;

/** @param {number} count */
const isPowerOfTwo = (count) => (count & (count - 1)) === 0;

/**
 * @param {Words} words by language
 * @param {import('../queens.js').Search} search at its start; this moves it
 * @param {import('./lesson.d.ts').Shown} shown the parameters that show it
 * @returns {import('./lesson.d.ts').Lesson}
 */
export function predictions(words, search, shown) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const moments = [];
  for (let position = 0; position < FAR; position++) {
    const event = search.step();
    if (!event) break;
    const count = (counts.get(event.kind) ?? 0) + 1;
    counts.set(event.kind, count);
    if (isPowerOfTwo(count)) {
      const why = Object.fromEntries(Object.keys(words).map((language) => [language, search.narration(/** @type {'en'} */ (language))]));
      moments.push({ position, count, event, why: /** @type {import('./lesson.d.ts').Said} */ (/** @type {unknown} */ (why)) });
    }
  }
  const kinds = [...counts.keys()];
  const most = moments.sort((one, other) => one.count - other.count || one.position - other.position).slice(0, MOST);
  const total = search.total() ?? `${FAR}+`;
  const stops = most.sort((one, other) => one.position - other.position).map(/** @returns {import('./lesson.d.ts').Stop} */ ({ position, event, why }) => {
    // Which kind it is, or which square.
    const isSquare = event.kind === 'test' && counts.size > 1;
    const question = isSquare
      ? /** @type {const} */ ({ kind: 'squares', text: said(words, 'predictSquare'), right: { next: true }, why })
      : /** @type {const} */ ({
          kind: 'choice', text: said(words, 'predictQuestion'), why,
          choices: kinds.map((kind) => ({ id: kind, text: said(words, wordFor(kind)), right: { next: { kind: /** @type {import('./lesson.d.ts').Next['kind']} */ (kind) } } })),
        });
    return {
      id: `event-${position + 1}`, title: said(words, 'predictTitle'), show: { ...shown, step: position, with: '', tree: 'none', hatch: 0 },
      text: said(words, 'predictText', { next: position + 1, total }), question, reveal: position + 1,
    };
  });
  return { lesson: 1, title: said(words, 'predictTitle'), stops };
}
