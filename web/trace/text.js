/** @param {string} text with places for values, as {line} @param {Record<string, string | number>} values */
export const fill = (text, values) => text.replaceAll(/\{(\w+)\}/g, (place, name) => (name in values ? values[name].toLocaleString('en') : place));
