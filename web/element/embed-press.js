// A play button over the picture of a board that loads on click.
import { svg } from '../search/svg.js';

/**
 * @param {string} label accessible name
 * @param {() => void} act
 */
export function makePress(label, act) {
  const button = document.createElement('button');
  button.className = 'press';
  button.setAttribute('aria-label', label);
  const disc = svg('path', { class: 'disc', d: 'M32 2a30 30 0 1 1 0 60a30 30 0 1 1 0-60z' });
  const arrow = svg('path', { class: 'arrow', d: 'M25 18v28l22-14z' });
  button.append(svg('svg', { viewBox: '0 0 64 64' }, disc, arrow));
  button.addEventListener('click', act);
  return button;
}
