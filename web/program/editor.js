// The editor, with all that it takes; the build makes one file of it.
import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory, undo } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting, HighlightStyle } from '@codemirror/language';
import { javascriptLanguage } from '@codemirror/lang-javascript';
import { pythonLanguage } from '@codemirror/lang-python';
import { Compartment, EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, highlightActiveLine, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** @typedef {'javascript' | 'python'} Language */

/** @param {Language} language */
const grammarOf = (language) => (language === 'python' ? pythonLanguage : javascriptLanguage);
const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.bool, tags.null], color: 'var(--accent)', fontWeight: 'bold' },
  { tag: tags.comment, color: 'var(--faint)', fontStyle: 'italic' },
  { tag: tags.string, textDecoration: 'underline dotted' },
]);
const look = EditorView.theme({
  '&': { height: '100%', border: '1px solid var(--faint)', borderRadius: '8px', color: 'var(--ink)', backgroundColor: 'var(--page)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: '"JetBrains Mono", ui-monospace, monospace', fontSize: '0.875em', lineHeight: '1.4' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-placeholder': { whiteSpace: 'normal' },
  // Lines do not wrap, so a long placeholder would widen them.
  '.cm-content:has(.cm-placeholder)': { flexShrink: 1 },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  // A long line passes below them.
  '.cm-gutters': { backgroundColor: 'var(--page)', color: 'var(--faint)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--accent) 4%, transparent)' },
  '.cm-marked': { backgroundColor: 'color-mix(in srgb, var(--accent) 30%, transparent)' },
  // Other colours have too little contrast there.
  '.cm-marked span': { color: 'var(--ink)' },
});

/** @type {import('@codemirror/state').StateEffectType<number>} a line, from 1 on; 0 for none */
const mark = StateEffect.define();
const marked = StateField.define({
  create: () => Decoration.none,
  update(marks, { docChanged, effects, state }) {
    for (const effect of effects) {
      if (!effect.is(mark)) continue;
      const { value } = effect;
      return value < 1 || value > state.doc.lines ? Decoration.none : Decoration.set([Decoration.line({ class: 'cm-marked' }).range(state.doc.line(value).from)]);
    }
    return docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * @param {object} asked
 * @param {HTMLElement} asked.host which is empty; the editor's styles apply inside it alone
 * @param {string} asked.text
 * @param {Language} asked.language
 * @param {(isReplaced: boolean) => void} asked.changed is called when its text is another, and says whether nothing of the earlier one is left
 */
export function makeEditor({ host, text, language, changed }) {
  // There it takes its styles as a browser gives them to scripts, which no policy forbids.
  const root = host.attachShadow({ mode: 'open' });
  const [spoken, named] = [new Compartment(), new Compartment()];
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(), history(), indentOnInput(), bracketMatching(), highlightActiveLine(), marked, look, syntaxHighlighting(colors),
        indentUnit.of('    '), spoken.of(grammarOf(language)),
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        // On a phone there is no room for whole lines.
        ...(window.matchMedia('(max-width: 40rem)').matches ? [EditorView.lineWrapping] : []),
        named.of([]),
        EditorView.updateListener.of(({ docChanged, changes, startState }) => {
          if (!docChanged) return;
          let isReplaced = startState.doc.length > 0;
          changes.iterGaps(() => void (isReplaced = false));
          changed(isReplaced);
        }),
      ],
    }),
  });
  return {
    get text() {
      return view.state.doc.toString();
    },
    /** Replaces the text, in a step of its own that can be undone. @param {string} text @param {Language} language */
    set(text, language) {
      const isOther = text !== view.state.doc.toString();
      view.dispatch({
        ...(isOther && { changes: { from: 0, to: view.state.doc.length, insert: text }, annotations: isolateHistory.of('full') }),
        effects: spoken.reconfigure(grammarOf(language)),
      });
    },
    undo: () => undo(view),
    /** @param {import('./source.js').Names} its */
    name: ({ label, keys, placeholder: empty }) => view.dispatch({
      effects: named.reconfigure([EditorView.contentAttributes.of({ 'aria-label': label, 'aria-description': keys, tabindex: '0' }), placeholder(empty)]),
    }),
    /** @param {Language} its */
    speak: (its) => view.dispatch({ effects: spoken.reconfigure(grammarOf(its)) }),
    /** Lights a line and scrolls to it. @param {number} line from 1 on; 0 for none */
    mark(line) {
      const there = line > 0 && line <= view.state.doc.lines;
      view.dispatch({ effects: [mark.of(line), ...(there ? [EditorView.scrollIntoView(view.state.doc.line(line).from, { y: 'nearest', yMargin: 40 })] : [])] });
    },
    focus: () => view.focus(),
    end: () => view.destroy(),
  };
}
