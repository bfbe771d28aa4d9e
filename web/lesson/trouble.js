// Tells a reader, or the author of a lesson, why it cannot be shown.
import { addStyle, stand, themeOf } from '../dialog/opener.js';
import { make } from '../dialog/parts.js';
import { Broken } from '../files/fetch.js';

/**
 * @param {import('./course.js').Stage} stage
 * @param {Record<string, string>} words of the page
 * @param {Error} error its message has a line for each thing that is wrong
 * @param {() => void} again tries once more
 * @param {AbortSignal} signal ends it
 */
export async function tellTrouble({ page }, words, error, again, signal) {
  await addStyle('style.css');
  if (signal.aborted) return;
  document.getElementById('lesson-trouble')?.remove();
  const isMissing = error instanceof Broken;
  const dialog = make('dialog', { id: 'lesson-trouble', className: 'dialog' });
  dialog.dataset.theme = themeOf(page);
  const heading = make('h2', { id: 'lesson-trouble-title' }, isMissing ? words.missingTitle : words.faultsTitle);
  dialog.setAttribute('aria-labelledby', heading.id);
  const close = make('button', { type: 'button', ariaLabel: words.closeTrouble, onclick: () => dialog.close() }, '×');
  dialog.append(make('header', {}, heading, close));
  if (isMissing) {
    const retry = make('button', { type: 'button' }, words.tryLoading);
    retry.addEventListener('click', () => {
      dialog.close();
      again();
    });
    dialog.append(make('p', {}, words.missing.replace('{file}', error.file)), make('div', { className: 'deeds' }, retry));
  } else {
    dialog.append(make('ul', {}, ...error.message.split('\n').map((line) => make('li', {}, line))));
  }
  signal.addEventListener('abort', () => dialog.close());
  stand(dialog, new AbortController());
}
