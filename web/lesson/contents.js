// The place in the lesson, and a list of all stops. Chapters have letters, so that a lecturer can name them.
import { make } from '../dialog/parts.js';
import { inLanguage, marked } from './text.js';

/** @param {(Node | string)[]} name @param {() => void} act */
function button(name, act) {
  return make('button', { type: 'button', onclick: act }, ...name);
}

/**
 * @param {import('./lesson.d.ts').Lesson} lesson
 * @param {import('./course.js').Course} course
 * @param {import('./closing.js').Ways} ways
 * @param {string} language
 * @param {boolean} [ended] no stop is shown
 * @returns {HTMLElement}
 */
export function contents({ stops }, course, ways, language, ended = false) {
  const { words } = course;
  const at = ended ? 0 : course.at;
  const chapters = stops.flatMap(({ chapter }, i) => (chapter ? [{ from: i + 1, title: inLanguage(chapter, language) }] : []));
  const letter = (/** @type {number} */ i) => (chapters.length > 1 ? `${String.fromCharCode(65 + i)} · ` : '');
  const here = chapters.filter(({ from }) => from <= at).length - 1;
  const place = (ended ? words.allStops : words.place).replace('{stop}', String(at)).replace('{stops}', String(stops.length));
  const summary = make('summary', { className: 'place' }, place, ...(here < 0 ? [] : [` · ${letter(here)}`, ...marked(chapters[here].title)]));
  const list = make('ol', {}, ...stops.map(({ title }, i) => {
    const number = i + 1;
    const chapter = chapters.findIndex(({ from }) => from === number);
    const entry = button([`${number}. `, ...marked(inLanguage(title, language))], () => course.go(number));
    if (number === at) entry.setAttribute('aria-current', 'step');
    return make('li', {}, ...(chapter < 0 ? [] : [make('strong', {}, letter(chapter), ...marked(chapters[chapter].title))]), entry);
  }));
  const others = [
    ...(ways.names.includes('tour') ? [button([words.wayTour], () => ways.begin('tour'))] : []),
    ...(stops.some(({ question }) => question) ? [
      button([words.worksheet], () => course.openWorksheet(false)),
      button([words.worksheetWithAnswers], () => course.openWorksheet(true)),
    ] : []),
  ];
  return make('details', { className: 'contents' }, summary, make('div', { className: 'sheets' }, ...others), list);
}
