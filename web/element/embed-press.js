// A play button over the picture of a board that loads on click.

/**
 * @param {string} label accessible name
 * @param {() => void} act
 */
export function makePress(label, act) {
  const button = document.createElement('button');
  button.className = 'press';
  button.setAttribute('aria-label', label);
  const sign = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sign.setAttribute('viewBox', '0 0 64 64');
  for (const [part, path] of [['disc', 'M32 2a30 30 0 1 1 0 60a30 30 0 1 1 0-60z'], ['arrow', 'M25 18v28l22-14z']]) {
    const shape = document.createElementNS(sign.namespaceURI, 'path');
    shape.setAttribute('class', part);
    shape.setAttribute('d', path);
    sign.append(shape);
  }
  button.append(sign);
  button.addEventListener('click', act);
  return button;
}
