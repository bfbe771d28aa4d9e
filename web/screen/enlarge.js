// In a frame too small to operate anything in, the board is a picture: a press opens it large, over the whole screen where
// the page around allows that, or else in a tab of its own.
import { words } from '../start/words.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('./screen.js').Screen} Screen */

/**
 * @param {Page} page
 * @param {Screen} screen
 * @param {HTMLElement} board that it lies over
 */
export function offerLarge(page, screen, board) {
  const link = document.createElement('a');
  link.id = 'enlarge';
  link.target = '_blank';
  link.rel = 'noopener';
  // Nobody else is to fetch how it looks.
  Object.assign(link.style, { position: 'absolute', inset: '0', zIndex: '1', textAlign: 'end', textDecoration: 'none', color: 'var(--ink)' });
  const sign = document.createElement('span');
  sign.textContent = '⤢';
  Object.assign(sign.style, { padding: '0 4px', background: 'var(--page)', fontSize: '20px' });
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
    // Alone in its tab it speaks with nobody.
    const address = new URL(document.baseURI);
    address.search = page.address();
    address.hash = '';
    link.href = address.href;
    link.title = words().enlarge;
    link.setAttribute('aria-label', words().enlarge);
    if (!link.isConnected) board.append(link);
  });
}
