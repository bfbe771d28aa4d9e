// Elements of drawings.

/**
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {SVGElement}
 */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [each, value] of Object.entries(attributes)) element.setAttribute(each, String(value));
  element.append(...children);
  return element;
}
