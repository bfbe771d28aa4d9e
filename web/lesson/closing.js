// The end of a lesson: links to further lessons, and if it asked questions, these with their explanations, the score, and the
// answers as a table.
import { make } from '../dialog/parts.js';
import { save } from '../share/handout.js';
import { answersTable } from './answers.js';
import { inLanguage, marked } from './text.js';

/** @typedef {{ names: string[], begin: (name: string) => void }} Ways further built-in lessons, and the function that begins one */

/**
 * @param {import('./lesson.d.ts').Lesson} lesson
 * @param {import('./course.js').Course} course
 * @param {Ways} ways
 * @param {string} language
 * @returns {HTMLElement[]}
 */
export function closing({ stops }, course, ways, language) {
  const { words, score, answers } = course;
  const say = (/** @type {import('./lesson.d.ts').Said} */ said) => marked(inLanguage(said, language));
  const on = ways.names.map((name, i) => make('button', { type: 'button', className: i === 0 ? 'give' : '', onclick: () => ways.begin(name) },
    words[`way${name[0].toUpperCase()}${name.slice(1)}`]));
  if (score.of === 0) return [make('div', { className: 'ways' }, ...on)];
  const counted = make('p', { className: 'score' }, words.score.replace('{right}', String(score.right)).replace('{asked}', String(score.asked)));
  const learned = stops.flatMap(({ title, question, second }, i) => {
    if (!question) return [];
    const right = course.wasRight(i + 1);
    const mark = right === undefined ? words.notAnswered : right ? words.atFirst : words.later;
    const go = make('button', { type: 'button', onclick: () => course.go(i + 1) }, words.goThere);
    const whys = [question, ...(second ? [second.question] : [])].map(({ why }) => make('p', {}, ...say(why)));
    const sign = make('span', { className: right ? 'good' : 'faint', ariaHidden: 'true' }, right === undefined ? '–' : right ? '✓' : '↻');
    return [make('details', {}, make('summary', {}, sign, ' ', ...say(title), make('span', { className: 'unseen' }, `: ${mark}`)), ...whys, go)];
  });
  const saveAnswers = () => save(new Blob([answersTable(stops, answers)], { type: 'text/csv' }), 'queenscope-answers.csv');
  const saving = make('button', { type: 'button', disabled: answers.length === 0, onclick: saveAnswers }, words.saveAnswers);
  return [counted, make('div', { className: 'ways' }, ...on, saving), make('p', { className: 'how' }, words.endText), make('div', { className: 'learned' }, ...learned)];
}
