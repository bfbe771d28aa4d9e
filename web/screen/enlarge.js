// In a frame too small to operate anything in, the board is a picture: a press opens it large, over the whole screen where
// the page around allows that, or else in a tab of its own.
import { words } from '../notices/words.js';
import { svg } from '../search/svg.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('./screen.js').Screen} Screen */

/**
 * @param {Page} page
 * @param {Screen} screen
 * @param {HTMLElement} board the covered element
 */
export function offerLarge(page, screen, board) {
  const link = document.createElement('a');
  link.id = 'enlarge';
  link.target = '_blank';
  link.rel = 'noopener';
  // Nobody else is to fetch how it looks.
  Object.assign(link.style, { position: 'absolute', inset: '0', zIndex: '1', textAlign: 'end', textDecoration: 'none', color: 'var(--ink)' });
  const arrows = svg('path', { d: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7' });
  const sign = svg('svg', { viewBox: '0 0 24 24', width: 24, height: 24, fill: 'none', stroke: 'currentColor', 'stroke-width': 2 }, arrows);
  sign.style.background = 'var(--page)';
  link.append(sign);
  link.addEventListener('click', (event) => {
    if (!document.fullscreenEnabled) return;
    event.preventDefault();
    document.documentElement.requestFullscreen().catch(() => window.open(link.href, '_blank', 'noopener'));
  });
  screen.afterFrame(() => {
    if (!page.isPicture()) {
      link.remove();
      return;
    }
    // In its own tab it has no host.
    const address = new URL(document.baseURI);
    address.search = page.address();
    address.hash = '';
    link.href = address.href;
    link.title = words().enlarge;
    link.setAttribute('aria-label', words().enlarge);
    if (!link.isConnected) board.append(link);
  });
}
