// A stop on paper: its text and its question, with boxes to tick and lines to write on, or with the answers.
import { make } from '../dialog/parts.js';
import { isRight, rightCells, rightLine, rightSquares, solution } from './facts.js';
import { indented, linesOf, listingFigure } from './listing.js';
import { cellsToChoose, shownIn } from './questions/cells.js';
import { inLanguage, marked } from './text.js';

/** @typedef {import('./lesson.d.ts').Question} Question */
/** @typedef {import('./facts.js').Facts} Facts */
/**
 * @typedef {object} Paper options of a stop on paper
 * @property {Record<string, string>} words of the page
 * @property {string} language
 * @property {boolean} answers whether the answers are shown
 * @property {number} [wanted] the right number, for a question that asks for one
 */

const EMPTY = '☐';
const TICKED = '☑';
/** Indentation is kept in text. */
const DEPTH = '    ';

/** @param {import('./lesson.d.ts').Square[]} squares */
const squaresText = (squares) => squares.map((square) => `(${square.join(', ')})`).join(', ');

/** Space to write. @param {string} [size] */
const blank = (size = '') => make('span', { className: `blank ${size}` });

/** @param {string} text */
const how = (text) => make('p', { className: 'how' }, text);

/**
 * The parts of a question on paper: boxes to tick, lines to write on.
 * @param {Question} question
 * @param {Facts} facts
 * @param {Paper} paper
 * @returns {{ asked: HTMLElement[], answer?: (Node | string)[] }} `answer` is missing if the right box is ticked instead
 */
function askedOnPaper(question, facts, { words, language, answers, wanted }) {
  const tick = (/** @type {boolean} */ right) => make('span', { className: 'tick' }, answers && right ? TICKED : EMPTY);
  switch (question.kind) {
    case 'choice':
    case 'choices': {
      const items = question.choices.map((choice) => make('li', {}, tick(isRight(choice, facts)), make('span', {}, ...marked(inLanguage(choice.text, language)))));
      return { asked: [how(question.kind === 'choice' ? words.tickOne : words.tickAll), make('ul', {}, ...items)] };
    }
    case 'squares':
      return { asked: [how(words.markSquares)], answer: [squaresText(rightSquares(question.right, facts).squares)] };
    case 'cells': {
      const variables = cellsToChoose(facts, question.of).map(({ name, cells }) => make('div', { className: 'variable' }, make('span', { className: 'code' }, name),
        ...cells.map((cell, i) => make('span', { className: 'cell' }, ...(cell.name === name ? [] : [make('small', {}, String(i))]), make('code', {}, question.hidden ? ' ' : shownIn(cell) || ' ')))));
      return { asked: [how(words.circleCells), ...variables], answer: marked(rightCells(question.right, facts).map((name) => `\`${name}\``).join(', ')) };
    }
    case 'line': {
      const right = rightLine(question.right, facts);
      const lines = linesOf(facts.listing).map(({ text, depth, label }) => make('div', {}, ...(label ? [tick(label === right)] : []), indented(make('code', {}, text), depth)));
      const { value } = question;
      const its = facts.later.find(({ name }) => name === value)?.value;
      const asked = [how(words.tickLine), make('div', { className: 'listing' }, ...lines)];
      return { asked: value === undefined ? asked : [...asked, make('p', {}, make('code', {}, `${value} = ${answers ? String(its) : ''}`), ...(answers ? [] : [blank('short')]))] };
    }
    case 'order': {
      const lines = linesOf(facts.listing).filter(({ label }) => label && label !== 'finish');
      const textOf = (/** @type {string} */ label) => lines.find((line) => line.label === label)?.text ?? '';
      const extra = question.extra.map((label) => (label === 'alias' ? textOf('record').replace('[:]', '') : textOf(label)));
      const pool = [...lines.map(({ text }) => text), ...extra].sort();
      const program = lines.map(({ text, depth }) => `${DEPTH.repeat(depth)}${text}`).join('\n');
      return { asked: [how(words.numberLines), ...(extra.length > 0 ? [how(words.someUnused)] : []), ...pool.map((text) => make('div', { className: 'piece' }, blank('short'), make('code', {}, text)))], answer: [make('pre', {}, program)] };
    }
    case 'number': {
      const { from, to, ratio, tolerance } = question;
      const asked = (ratio ? words.writeRatio : words.writeNumber).replace('{from}', String(from)).replace('{to}', String(to));
      const number = wanted === undefined ? '' : ratio ? `× ${wanted.toPrecision(2)}` : `${wanted}${tolerance ? ` ± ${tolerance}` : ''}`;
      return { asked: [make('p', {}, asked, ' ', blank())], answer: [number] };
    }
    default:
      return { asked: [how(words.placeQueens.replace('{n}', String(facts.n)))], answer: [squaresText(solution(facts.n))] };
  }
}

/**
 * @param {import('./lesson.d.ts').Stop} stop
 * @param {Facts | undefined} facts for its question
 * @param {Paper} paper
 * @returns {HTMLElement[]} everything except its board
 */
export function onPaper(stop, facts, paper) {
  const { words, language, answers } = paper;
  const say = (/** @type {import('./lesson.d.ts').Said} */ said) => marked(inLanguage(said, language));
  /** @type {HTMLElement[]} */
  const parts = [make('h3', {}, ...say(stop.title)), make('p', {}, ...say(stop.text))];
  if (stop.figure === 'listing' && facts) parts.push(listingFigure(facts.listing));
  const { question } = stop;
  if (!question || !facts) return parts;
  const { asked, answer } = askedOnPaper(question, facts, paper);
  parts.push(make('p', { className: 'asked' }, ...say(question.text)), ...asked);
  if (answers) {
    if (answer) parts.push(make('div', { className: 'answer' }, make('strong', {}, words.answerIs), ' ', ...answer));
    parts.push(make('p', { className: 'answer' }, make('strong', {}, words.whyIs), ' ', ...say(question.why)));
  } else if (question.kind === 'choice' || question.kind === 'choices' || question.kind === 'squares') {
    parts.push(make('p', {}, words.whyIs, ' ', blank()));
  }
  return parts;
}
