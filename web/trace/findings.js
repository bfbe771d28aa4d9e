// What is said of a finding in particular, in English; `program` in the words of each language has the same under the same names.
/** @typedef {keyof typeof DETAILS} Detail */
export const DETAILS = {
  'detail-standing': 'The queen on {queen} has not been taken back when {square} is tried; it was placed at {position}.',
  'detail-none-there': 'A queen is taken back from {square}, where none stands.',
  'detail-never-back': 'The queen on {square} is never taken back.',
  'detail-row-empty': 'A queen is placed on {square} while row {line} has none.',
  'detail-column-empty': 'A queen is placed on {square} while column {line} has none.',
  'detail-attacked': 'A queen is placed on {square}, which the queen on {queen} attacks.',
  'detail-not-full': 'This is no solution: {standing} of {n} queens stand.',
  'detail-clash': 'This is no solution: the queens on {queen} and {square} attack each other.',
  'detail-one-square': 'This is no solution: two queens stand on one square.',
  'detail-again': 'This solution was recorded at {position} already.',
  'detail-same': 'All {number} lists in {name} are the same: {list}.',
  'detail-missed': 'Solutions found: {found} of {expected}.',
  'detail-missed-near': 'Solutions found: {found} of {expected}. The first that is missed has its queens in columns {columns}; the search came nearest to it with {square}.',
  'detail-missed-unbegun': 'Solutions found: {found} of {expected}. The first that is missed has its queens in columns {columns}; the search did not begin it.',
};

/** @param {string} text with places for values, as {line} @param {Record<string, string | number>} values */
export const fill = (text, values) => text.replaceAll(/\{(\w+)\}/g, (place, name) => (name in values ? values[name].toLocaleString('en') : place));
