/** @param {any} config */
export default function (config) {
  // The element, and the page of the boards, in the folder of the result.
  config.addPassthroughCopy({ 'node_modules/queenscope/dist': 'queenscope' });
  // {% queens n="6", variant="bitmask" %}
  config.addShortcode('queens', (/** @type {Record<string, string>} */ parameters) => {
    const { __keywords, ...attributes } = parameters;
    return `<n-queens ${Object.entries(attributes).map(([name, value]) => `${name}="${value}"`).join(' ')}></n-queens>`;
  });
  return { markdownTemplateEngine: 'njk' };
}
