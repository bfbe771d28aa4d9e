// A lesson as a worksheet: each stop with its board, to be looked at here and printed.
import { makeDialog, stand } from '../dialog/opener.js';
import { make } from '../dialog/parts.js';
import { stepsOf } from './course.js';
import { factsOf } from './facts.js';
import { onPaper } from './paper.js';
import { askedBy, lend, listingOf, rightNumber } from './searches.js';
import { inLanguage, marked } from './text.js';

/** @typedef {import('./lesson.d.ts').Stop} Stop */

/** Width of a board in CSS pixels; it is a drawing, and sharp on paper. */
const BOARD = 320;

/**
 * Reads the data of a stop for paper from a separate search.
 * @param {Stop} stop
 * @param {string} language
 * @param {boolean} answers whether the sheet shows them
 * @param {AbortSignal} signal
 */
async function readStop(stop, language, answers, signal) {
  const asked = askedBy(stop);
  const { question } = stop;
  const read = await lend(asked, signal, (search, queens) => {
    const picture = search.svg({ size: BOARD, language: /** @type {'en'} */ (language), hatch: Number(stop.show.hatch ?? 1) === 1 });
    const facts = factsOf(search, listingOf(queens, asked, 'python'), asked.n);
    return { picture, facts };
  });
  return read && { ...read, wanted: answers && question?.kind === 'number' ? await rightNumber(asked, question.right, signal) : undefined };
}

/**
 * @param {import('./lesson.d.ts').Lesson} lesson
 * @param {{ words: Record<string, string>, language: string, answers: boolean, signal: AbortSignal }} how
 * @returns {Promise<HTMLElement | undefined>} nothing if it is closed meanwhile
 */
async function makeSheet(lesson, { words, language, answers, signal }) {
  const sheet = make('section', { className: 'worksheet', lang: language });
  sheet.append(make('h2', {}, ...marked(inLanguage(lesson.title, language))));
  if (!answers) sheet.append(make('p', {}, `${words.forYou} `, make('span', { className: 'blank' })));
  let shown = '';
  for (const { number, question, stop } of stepsOf(lesson)) {
    const read = await readStop(stop, language, answers, signal);
    if (!read || signal.aborted) return undefined;
    const { picture, facts, wanted } = read;
    const [heading, ...parts] = onPaper(stop, facts, { words, language, answers, wanted });
    heading.prepend(`${number}. `);
    const board = make('img', { src: `data:image/svg+xml,${encodeURIComponent(picture)}`, alt: facts.queens.map((square) => `(${square.join(', ')})`).join(', ') || words.emptyBoard });
    // A second question about the same position needs no second board.
    const isSame = question === 2 && shown === picture;
    shown = picture;
    sheet.append(make('article', {}, ...(question === 2 ? [] : [heading]), ...(isSame ? [] : [board]), make('div', {}, ...parts)));
  }
  return sheet;
}

/**
 * Shows it in a dialog, from which it is printed.
 * @param {import('./lesson.d.ts').Lesson} lesson
 * @param {import('./course.js').Stage} stage
 * @param {Record<string, string>} words of the page
 * @param {boolean} answers whether it has the answers
 */
export async function openWorksheet(lesson, { page }, words, answers) {
  const life = new AbortController();
  const { signal } = life;
  const dialog = makeDialog('worksheet', answers ? words.worksheetWithAnswers : words.worksheet, words.closeTrouble);
  const print = make('button', { type: 'button', disabled: true, onclick: () => window.print() }, words.print);
  dialog.append(make('div', { className: 'deeds' }, print));
  stand(dialog, life);
  const sheet = await makeSheet(lesson, { words, language: page.language(), answers, signal });
  if (!sheet) return;
  dialog.append(sheet);
  print.disabled = false;
  print.focus();
  // Browsers print no more of a dialog than one page.
  const paper = make('section', { id: 'worksheet-paper' });
  window.addEventListener('beforeprint', () => {
    paper.replaceChildren(sheet.cloneNode(true));
    document.body.append(paper);
  }, { signal });
  window.addEventListener('afterprint', () => paper.remove(), { signal });
  signal.addEventListener('abort', () => paper.remove());
}
