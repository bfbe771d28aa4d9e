// Text in markup.

const ESCAPES = /** @type {Record<string, string>} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' });

/** As content or attribute of HTML, SVG or XML. @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (each) => ESCAPES[each]);
