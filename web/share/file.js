// Names of saved files.

/**
 * @param {{ variant: string, n: number, find: string, bug?: string, way?: string, seed?: number, given?: string }} program
 * @param {...(number | string)} rest parts that distinguish it from other files of that program
 * @returns {string} without its ending: "queens-flag-arrays-first-8-40"
 */
export const fileName = ({ variant, n, find, bug, way, seed, given }, ...rest) =>
  ['queens', variant, ...(find === 'all' || seed ? [] : [find]), ...(bug ? [bug] : []), ...(way ? [way] : []), ...(seed ? [`seed-${seed}`] : []), ...(given ? [given.replaceAll(',', '-')] : []), n, ...rest].join('-');
