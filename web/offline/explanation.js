// Shows how counting works over the board, since there is no other page to show it in.
import { stand } from '../dialog/opener.js';
import { boardAsSvg } from '../share/picture.js';
import { words } from '../notices/words.js';

/** @param {string} language one of the program's */
export function explain(language) {
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById(`counting.${language}`));
  const text = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
  const life = new AbortController();
  for (const frame of text.querySelectorAll('iframe')) frame.replaceWith(pictureFor(frame, life.signal));
  const dialog = Object.assign(document.createElement('dialog'), { id: 'explanation' });
  const close = Object.assign(document.createElement('button'), { textContent: '×', ariaLabel: words().close });
  close.addEventListener('click', () => dialog.close());
  dialog.append(close, text);
  dialog.setAttribute('aria-label', dialog.querySelector('h1')?.textContent ?? '');
  // They lead back to the board.
  for (const link of dialog.querySelectorAll('a')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      dialog.close();
    });
  }
  stand(dialog, life);
}

/**
 * A picture of the board that a frame would show.
 * @param {HTMLIFrameElement} frame
 * @param {AbortSignal} signal it is not wanted any more
 */
function pictureFor(frame, signal) {
  const { width, height, title } = frame;
  const query = new URLSearchParams(frame.getAttribute('src')?.split('?')[1]);
  const picture = Object.assign(document.createElement('img'), { width, height, alt: title });
  boardAsSvg({
    variant: query.get('variant') ?? 'flag-arrays',
    n: Number(query.get('n')),
    position: Number(query.get('step')),
    hatch: true,
    signal,
  }).then((svg) => (picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`), () => {
    // Its words stand in its place.
  });
  return picture;
}
