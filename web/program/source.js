// Where the program is written: the editor, once it has come; until then, and where it does not come, a plain field.
import { make } from '../dialog/parts.js';

/** @typedef {import('./editor.js').Language} Language */

/**
 * @param {{ editor: string, keys: string }} say how it is called, and which keys it has
 * @param {AbortSignal} signal ends it
 * @param {object} doing
 * @param {() => void} doing.changed the reader has written
 * @param {() => void} doing.run Ctrl+Enter
 * @param {() => void} doing.leave Esc, which closes the dialog only from elsewhere; Tab writes here
 */
export function makeSource({ editor: label, keys }, signal, { changed, run, leave }) {
  const field = make('textarea', { spellcheck: false, ariaLabel: label });
  field.setAttribute('autocapitalize', 'off');
  field.setAttribute('aria-description', keys);
  const element = make('div', { className: 'source' }, field);
  element.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, isComposing } = event;
    const act = key === 'Escape' ? leave : key === 'Enter' && (ctrlKey || metaKey) ? run : undefined;
    if (!act || isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }, { capture: true });
  /** @type {ReturnType<import('./editor.js').makeEditor> | undefined} */
  let editor;
  /** @type {Language} */
  let spoken = 'javascript';
  // Text set by the page is not an edit by the student.
  let putting = false;
  let fresh = true;
  const heard = () => {
    if (putting) return;
    fresh = false;
    changed();
  };
  field.addEventListener('input', heard);
  import('./editor.js').then(({ makeEditor }) => {
    if (signal.aborted) return;
    const host = make('div', { className: 'editor' });
    const focused = document.activeElement === field;
    editor = makeEditor({ host, text: field.value, language: spoken, label, keys, changed: heard });
    field.replaceWith(host);
    if (focused) editor.focus();
    signal.addEventListener('abort', () => editor?.end());
  }, () => undefined);
  return {
    element,
    get text() {
      return editor ? editor.text : field.value;
    },
    /** The reader has not written anything into what was put there. */
    get isFresh() {
      return fresh;
    },
    /** @param {string} text @param {Language} language */
    set(text, language) {
      spoken = language;
      putting = true;
      fresh ||= text === '';
      if (editor) editor.set(text, language);
      else field.value = text;
      putting = false;
    },
    /** @param {Language} language of the text */
    speak(language) {
      spoken = language;
      editor?.speak(language);
    },
    /** @param {number} line from 1 on, that is shown; 0 for none */
    mark: (line) => editor?.mark(line),
  };
}
