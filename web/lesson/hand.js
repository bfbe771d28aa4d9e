// The board by hand: a lesson of one stop, for any search and size, from the words of the page.

/**
 * @param {Record<string, Record<string, string>>} words by language
 * @param {{ variant: string, n: number }} search
 * @returns {import('./lesson.d.ts').Lesson}
 */
export function byHand(words, { variant, n }) {
  const said = (/** @type {string} */ name) =>
    /** @type {import('./lesson.d.ts').Said} */ (/** @type {unknown} */ (Object.fromEntries(Object.entries(words).map(([language, its]) => [language, its[name].replace('{n}', String(n))]))));
  const question = /** @type {const} */ ({ kind: 'board', hatch: true, goesOn: true });
  return {
    lesson: 1,
    title: said('handTitle'),
    stops: [{
      id: 'hand', title: said('handTitle'), show: { variant, n, step: 0, hatch: 0, with: '', tree: 'none' }, text: said('handText'),
      question: { ...question, text: said('handQuestion'), stuck: said('handStuck'), found: said('handFound'), why: said('handWhy') },
    }],
  };
}
