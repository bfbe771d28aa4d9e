// A live preview of the embedded board, as large as possible.
import { make } from '../dialog/parts.js';
import { BoardFrame } from '../element/embed-frame.js';
import { SITE } from '../address/site.js';

// Largest height, as a fraction of the screen.
const HIGHEST = 0.4;

/**
 * @param {import('../dialog/opener.js').Texts} say
 * @param {AbortSignal} signal aborted when the dialog closes
 */
export function makePreview(say, signal) {
  // To be looked at: who goes through the dialog by keys would have to go through all that is in it.
  const room = make('div', { className: 'preview', hidden: true, inert: true });
  /** @type {BoardFrame | undefined} */
  let board;
  let [width, height] = [0, 0];
  const fit = () => {
    if (!board || room.hidden) return;
    const scale = Math.min(1, (room.clientWidth - 2) / width, (HIGHEST * window.innerHeight) / height);
    room.style.height = `${scale * height}px`;
    Object.assign(board.element.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` });
  };
  // It changes what is observed, which browsers report as an error unless it is in the next frame.
  const sizes = new ResizeObserver(() => requestAnimationFrame(fit));
  sizes.observe(room);
  window.addEventListener('resize', fit, { signal });
  signal.addEventListener('abort', () => sizes.disconnect());
  // A host may forbid all frames; then there are words alone.
  let forbidden = false;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'frame-src') room.hidden = forbidden = true;
  }, { signal });

  /**
   * @param {URLSearchParams} query
   * @param {[width: number, height: number]} size CSS px
   */
  function show(query, size) {
    [width, height] = size;
    if (!board) {
      board = new BoardFrame(new URL(`?${query}`, SITE), { onHeight() {}, onTold() {}, onAnew() {} }, signal);
      // Asked for once it is in sight.
      board.element.loading = 'lazy';
      board.element.title = say.preview;
      room.append(board.element);
    } else {
      // Default values must be given here, to replace the current ones.
      board.command('load', [{ view: 'full', step: 0, ...Object.fromEntries(query) }]);
    }
    room.hidden = forbidden;
    fit();
  }

  return { room, show, hide: () => void (room.hidden = true) };
}
