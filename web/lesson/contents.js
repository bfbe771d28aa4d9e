// The place in the lesson, and a list of all stops. Chapters have letters, so that a lecturer can name them.
import { make } from '../dialog/parts.js';
import { inLanguage, marked } from './text.js';

/**
 * @param {import('./lesson.d.ts').Lesson} lesson
 * @param {import('./course.js').Course} course
 * @param {string} language
 * @returns {HTMLElement}
 */
export function contents({ stops }, course, language) {
  const { words, at } = course;
  const chapters = stops.flatMap(({ chapter }, i) => (chapter ? [{ from: i + 1, title: inLanguage(chapter, language) }] : []));
  const letter = (/** @type {number} */ i) => (chapters.length > 1 ? `${String.fromCharCode(65 + i)} · ` : '');
  const here = chapters.filter(({ from }) => from <= at).length - 1;
  const place = words.place.replace('{stop}', String(at)).replace('{stops}', String(stops.length));
  const summary = make('summary', { className: 'place' }, place, ...(here < 0 ? [] : [` · ${letter(here)}`, ...marked(chapters[here].title)]));
  const list = make('ol', {}, ...stops.map(({ title }, i) => {
    const number = i + 1;
    const chapter = chapters.findIndex(({ from }) => from === number);
    const button = make('button', { type: 'button' }, `${number}. `, ...marked(inLanguage(title, language)));
    if (number === at) button.setAttribute('aria-current', 'step');
    button.addEventListener('click', () => course.go(number));
    return make('li', {}, ...(chapter < 0 ? [] : [make('strong', {}, letter(chapter), ...marked(chapters[chapter].title))]), button);
  }));
  const sheets = [false, true].map((answers) => {
    const button = make('button', { type: 'button' }, answers ? words.worksheetWithAnswers : words.worksheet);
    button.addEventListener('click', () => course.openWorksheet(answers));
    return button;
  });
  return make('details', { className: 'contents' }, summary, make('div', { className: 'sheets' }, ...sheets), list);
}
