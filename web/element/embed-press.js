// What a board is brought with that waits for its reader: a sign to play, over all of its picture.

/**
 * @param {string} label for those who do not see it
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
