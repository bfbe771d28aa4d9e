// The page without a canvas: the elements that lie invisibly over the canvas for screen readers are visible here, in the
// look of the page, and each board is a picture beneath its squares. The program goes through its frames as ever, for a
// screen so large that nothing has to be left out for want of room.
import { addStyle } from '../dialog/opener.js';
import { makeRetry, sentenceOf } from '../dialog/part.js';
import { sayLine, takeLine } from '../notices/words.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../screen/screen.js').Screen} Screen */

// CSS pixels.
const ROOM = /** @type {const} */ ([1280, 2400]);
const BOARD = 640;
/** The parts of the screen that scroll by themselves. */
const SCROLLING = ['program', 'panels', 'tree'];

/** The page also works without this style. */
async function dress() {
  try {
    // Each goes beyond the one before.
    for (const name of ['style', 'parts', 'sizes']) await addStyle(`../plain/${name}.css`);
    takeLine('style');
  } catch (error) {
    const fault = /** @type {import('../files/fetch.js').Broken} */ (error);
    takeLine('style');
    const line = sayLine('style', sentenceOf(fault));
    line?.insertBefore(makeRetry(fault.file, dress), line.lastChild);
  }
}

/**
 * Call it before the first frame, or when the canvas is given up.
 * @param {Page} page
 * @param {Screen} screen
 * @param {AbortSignal} signal ends it
 */
export async function showPlain(page, screen, signal) {
  const root = document.documentElement;
  const mirror = /** @type {HTMLElement} */ (document.getElementById('mirror'));
  await dress();
  if (signal.aborted) return;
  root.classList.add('plain');
  screen.forgoCanvas(...ROOM);
  /** @type {Parameters<typeof showBoards>[2]} */
  const boards = [];
  /** The element marked as current, by part of the screen. @type {Map<string, Element | null>} */
  const seen = new Map();
  const follow = () => {
    if (signal.aborted) return;
    showBoards(page, mirror, boards);
    for (const name of SCROLLING) keepInSight(mirror, name, seen);
    nameSpeed(mirror);
  };
  // Others who hear of a frame bring the elements up to date; what is read off them comes after them all.
  screen.afterFrame(() => queueMicrotask(follow), signal);
  // Marks that lie over a board follow it.
  window.addEventListener('resize', () => screen.draw(), { signal });
  // A press beside what lies over the rest closes it, as it does on a canvas.
  mirror.addEventListener('click', ({ target }) => {
    if (target !== mirror || !mirror.querySelector('[data-box="overlay"]')) return;
    page.key('Escape', false);
    screen.draw();
  }, { signal });
  signal.addEventListener('abort', () => root.classList.remove('plain'));
}

/**
 * Keeps the pictures of the boards, each beneath the elements for its squares.
 * @param {Page} page
 * @param {HTMLElement} mirror
 * @param {{ picture: HTMLImageElement, svg: string }[]} boards those that are shown
 */
function showBoards(page, mirror, boards) {
  const grids = /** @type {NodeListOf<HTMLElement>} */ (mirror.querySelectorAll('[role="grid"]'));
  grids.forEach((grid, index) => {
    const board = page.picture(index, BOARD);
    if (!board) return;
    const shown = (boards[index] ??= { picture: Object.assign(document.createElement('img'), { alt: '' }), svg: '' });
    const { picture } = shown;
    // At the end, where it does not disturb the order of the other elements.
    if (picture.parentElement !== grid.parentElement) grid.parentElement?.append(picture);
    for (const each of [grid, picture]) each.style.gridColumn = String(index + 1);
    grid.style.setProperty('--start', String(board.start));
    grid.style.setProperty('--side', String(board.side));
    if (board.svg === shown.svg) return;
    shown.svg = board.svg;
    picture.src = `data:image/svg+xml,${encodeURIComponent(board.svg)}`;
  });
  for (const { picture } of boards.splice(grids.length)) picture.remove();
}

/**
 * Scrolls a part of the screen, but nothing around it, to the current position.
 * @param {HTMLElement} mirror
 * @param {string} name
 * @param {Map<string, Element | null>} seen
 */
function keepInSight(mirror, name, seen) {
  const part = mirror.querySelector(`:scope > [data-box="${name}"]`);
  if (!part) return;
  const all = part.querySelectorAll('[aria-current]');
  const now = all[all.length - 1] ?? null;
  if (seen.get(name) === now) return;
  seen.set(name, now);
  if (!now) return;
  const [room, box] = [part.getBoundingClientRect(), now.getBoundingClientRect()];
  // Tabs stay at the top.
  const top = part.querySelector('[role="tablist"]')?.getBoundingClientRect().bottom ?? room.top;
  if (box.top < top) part.scrollTop -= top - box.top;
  else if (box.bottom > room.bottom) part.scrollTop += box.bottom - room.bottom;
}

/** Shows the value of the speed slider as text. @param {HTMLElement} mirror */
function nameSpeed(mirror) {
  const part = mirror.querySelector(':scope > [data-box="transport"]');
  const sliders = part?.querySelectorAll('input') ?? [];
  const speed = sliders[sliders.length - 1];
  if (!part || !speed) return;
  let name = part.querySelector('.speed');
  if (!name) {
    name = Object.assign(document.createElement('span'), { className: 'speed' });
    name.setAttribute('aria-hidden', 'true');
    part.append(name);
  }
  name.textContent = speed.getAttribute('aria-valuetext');
}
