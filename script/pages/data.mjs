// Serializes data for a page.

/**
 * A value as text for a script element, where only `<` could end the element.
 * @param {object | string} value
 */
export const data = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');
