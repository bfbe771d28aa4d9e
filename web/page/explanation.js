// Shows how counting works: a page of its own.

/** @param {string} language one of the program's */
export function explain(language) {
  window.open(`counting.${language}.html`, '_blank', 'noopener');
}
