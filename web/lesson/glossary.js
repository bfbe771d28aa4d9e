// Terms are underlined where a lesson first uses them. A click shows the definition, with a link to a position that shows the term.
import { make } from '../dialog/parts.js';
import { inLanguage, marked } from './text.js';

/** @typedef {import('./lesson.d.ts').Said} Said */
/**
 * @typedef {object} Term
 * @property {string} id
 * @property {Said} word for it; the guide lists all of them
 * @property {Record<string, string[]>} [forms] words of a lesson that are underlined, by language
 * @property {Said} means
 * @property {import('./lesson.d.ts').Shown} [show] a position that shows it
 */

/** A Latin word must not have letters beside it; Chinese words have no such limits. @param {string} form */
const pattern = (form) => new RegExp(/^[\x20-\x7e]+$/.test(form) ? `\\b${form}\\b` : form, 'i');

/** Finds a term outside of code. @param {string} text @param {string[]} forms @returns {{ from: number, to: number } | undefined} the first place */
function placeOf(text, forms) {
  // Code is as long as it was, and says nothing.
  const bare = text.replace(/`[^`]*`/g, (code) => '`'.repeat(code.length));
  const found = forms.flatMap((form) => {
    const match = pattern(form).exec(bare);
    return match ? [{ from: match.index, to: match.index + match[0].length }] : [];
  });
  return found.sort((one, other) => one.from - other.from || other.to - one.to)[0];
}

/**
 * @param {import('./lesson.d.ts').Stop} stop
 * @param {import('./lesson.d.ts').Lesson} lesson
 * @param {Term[]} glossary
 * @param {string} language
 * @returns {{ term: Term, from: number, to: number }[]} the terms that its text is the first to use, in the order of the text
 */
export function firstSaidIn(stop, { stops }, glossary, language) {
  const places = glossary.flatMap((term) => {
    const forms = term.forms?.[language] ?? term.forms?.en ?? [];
    const first = stops.find(({ text }) => placeOf(inLanguage(text, language), forms));
    const place = first?.id === stop.id ? placeOf(inLanguage(stop.text, language), forms) : undefined;
    return place ? [{ term, ...place }] : [];
  });
  const inOrder = places.sort((one, other) => one.from - other.from);
  return inOrder.filter(({ from }, i) => i === 0 || from >= inOrder[i - 1].to);
}

/**
 * @param {import('./lesson.d.ts').Stop} stop
 * @param {import('./lesson.d.ts').Lesson} lesson
 * @param {Term[]} glossary
 * @param {{ language: string, words: Record<string, string>, mayLook: () => boolean, look: (show?: import('./lesson.d.ts').Shown) => Promise<void> }} around
 * @returns {HTMLElement[]} the text of the stop, and below it the definition of a term after a click
 */
export function explained(stop, lesson, glossary, { language, words, mayLook, look }) {
  const text = inLanguage(stop.text, language);
  const meaning = make('div', { className: 'meaning', hidden: true, role: 'status' });
  /** @type {(Node | string)[]} */
  const parts = [];
  let at = 0;
  for (const { term, from, to } of firstSaidIn(stop, lesson, glossary, language)) {
    const button = make('button', { type: 'button', className: 'term' }, text.slice(from, to));
    button.setAttribute('aria-expanded', 'false');
    button.addEventListener('click', () => {
      const opens = button.getAttribute('aria-expanded') === 'false';
      for (const each of paragraph.querySelectorAll('.term')) each.setAttribute('aria-expanded', String(each === button && opens));
      meaning.hidden = !opens;
      meaning.replaceChildren(...(opens ? [make('p', {}, ...marked(inLanguage(term.means, language))), ...(term.show && mayLook() ? [shower(term.show)] : [])] : []));
    });
    // It counts as a box, behind which a line may end; a comma is kept with its word.
    const close = /^[,.;:)，。；：）、]*/.exec(text.slice(to))?.[0] ?? '';
    parts.push(...marked(text.slice(at, from)), close ? make('span', { className: 'kept' }, button, close) : button);
    at = to + close.length;
  }
  parts.push(...marked(text.slice(at)));
  const paragraph = make('p', {}, ...parts);

  /** @param {import('./lesson.d.ts').Shown} show */
  function shower(show) {
    const button = make('button', { type: 'button' }, words.showTerm);
    let away = false;
    button.addEventListener('click', () => {
      away = !away;
      button.replaceChildren(away ? words.backToStop : words.showTerm);
      look(away ? show : undefined);
    });
    return button;
  }
  return [paragraph, meaning];
}
