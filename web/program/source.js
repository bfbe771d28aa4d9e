// Where the program is written: the editor, once it has loaded; until then, and where it does not load, a plain field.
import { make } from '../dialog/parts.js';

/** @typedef {import('./editor.js').Language} Language */
/** @typedef {{ label: string, keys: string, placeholder: string }} Names of the field: what it is, which keys it has, and what it says while it is empty */

/**
 * @param {AbortSignal} signal ends it
 * @param {object} doing
 * @param {(isReplaced: boolean) => void} doing.changed the student has changed the text; in the editor, whether nothing of the earlier one is left
 * @param {() => void} doing.run Ctrl+Enter
 * @param {() => void} doing.leave Esc, which closes the place only from elsewhere; Tab indents here
 * @param {(file: File) => void} doing.dropped
 */
export function makeSource(signal, { changed, run, leave, dropped }) {
  const field = make('textarea', { spellcheck: false });
  field.setAttribute('autocapitalize', 'off');
  const element = make('div', { className: 'source' }, field);
  element.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, isComposing } = event;
    const act = key === 'Escape' ? leave : key === 'Enter' && (ctrlKey || metaKey) ? run : undefined;
    if (!act || isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }, { capture: true });
  // Tab passes through until something else is pressed; then it indents.
  let isPassing = false;
  let isPointing = false;
  element.addEventListener('pointerdown', () => {
    isPointing = true;
    isPassing = false;
  });
  element.addEventListener('focusin', () => void (isPassing = !isPointing));
  element.addEventListener('focusout', () => void (isPointing = false));
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Shift') isPassing &&= event.key === 'Tab';
    if (isPassing && event.key === 'Tab') event.stopPropagation();
  }, { capture: true });
  // The editor would insert a file where it is dropped.
  element.addEventListener('dragover', (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault(), { capture: true });
  element.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    dropped(file);
  }, { capture: true });
  /** @type {ReturnType<typeof import('./editor.js').makeEditor> | undefined} */
  let editor;
  /** @type {Language} */
  let spoken = 'javascript';
  /** @type {Names} */
  let names = { label: '', keys: '', placeholder: '' };
  // Text set by the page is not an edit by the student.
  let putting = false;
  const heard = (/** @type {boolean} */ isReplaced) => {
    if (!putting) changed(isReplaced);
  };
  field.addEventListener('input', () => heard(field.value === ''));
  import('./editor.js').then(({ makeEditor }) => {
    if (signal.aborted) return;
    const host = make('div', { className: 'editor' });
    const focused = document.activeElement === field;
    editor = makeEditor({ host, text: field.value, language: spoken, changed: heard });
    editor.name(names);
    field.replaceWith(host);
    if (focused) editor.focus();
    signal.addEventListener('abort', () => editor?.end());
  }, () => undefined);
  return {
    element,
    get text() {
      return editor ? editor.text : field.value;
    },
    /** @param {string} text @param {Language} language */
    set(text, language) {
      spoken = language;
      putting = true;
      if (editor) editor.set(text, language);
      else field.value = text;
      putting = false;
    },
    /** Takes the last step back. */
    undo() {
      editor?.undo();
    },
    /** @param {Language} language of the text */
    speak(language) {
      spoken = language;
      editor?.speak(language);
    },
    /** @param {Names} its */
    name(its) {
      names = its;
      [field.ariaLabel, field.placeholder] = [its.label, its.placeholder];
      field.setAttribute('aria-description', its.keys);
      editor?.name(its);
    },
    /** @param {number} line from 1 on, that is lit; 0 for none */
    mark: (line) => editor?.mark(line),
    focus: () => (editor ?? field).focus(),
  };
}
