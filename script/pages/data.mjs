// Data that stand in a page.

/**
 * What stands in a page as data: inside a script element only `<` could end the text.
 * @param {object | string} value
 */
export const data = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');
