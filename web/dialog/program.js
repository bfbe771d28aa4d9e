// What a program is called in a dialog.

/**
 * @param {import('./opener.js').Texts} say
 * @param {{ variant: string, find?: string }} program
 * @returns {string} "Flag arrays", or "Flag arrays (first)" where it finds less than all
 */
export const titleOf = (say, { variant, find = 'all' }) =>
  (find === 'all' ? say[variant] : say[`program-${find}`].replace('{search}', say[variant]));
