// Tells a reader, or the author of a lesson, why it cannot be shown.
import { addStyle, makeDialog, stand } from '../dialog/opener.js';
import { make } from '../dialog/parts.js';
import { Broken } from '../files/fetch.js';

/**
 * @param {Record<string, string>} words of the page
 * @param {Error} error its message has a line for each thing that is wrong
 * @param {() => void} again tries once more
 * @param {AbortSignal} signal ends it
 */
export async function tellTrouble(words, error, again, signal) {
  // Without its colours it can still be read.
  await addStyle('style.css').catch(() => undefined);
  if (signal.aborted) return;
  document.getElementById('lesson-trouble')?.remove();
  const isMissing = error instanceof Broken;
  const dialog = makeDialog('lesson-trouble', isMissing ? words.missingTitle : words.faultsTitle, words.closeTrouble);
  if (isMissing) {
    const onclick = () => {
      dialog.close();
      again();
    };
    dialog.append(make('p', {}, words.missing.replace('{file}', error.file)), make('div', { className: 'deeds' }, make('button', { type: 'button', onclick }, words.tryLoading)));
  } else {
    dialog.append(make('ul', {}, ...error.message.split('\n').map((line) => make('li', {}, line))));
  }
  signal.addEventListener('abort', () => dialog.close());
  stand(dialog, new AbortController());
}
