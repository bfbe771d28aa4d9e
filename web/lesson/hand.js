// The board by hand: a lesson of one stop, for any search and size, from the words of the page.
import { said } from './text.js';

/**
 * @param {import('./text.js').Words} words by language
 * @param {{ variant: string, n: number, given?: string }} search
 * @returns {import('./lesson.d.ts').Lesson}
 */
export function byHand(words, { variant, n, given }) {
  const [title, question, stuck, found, why] = ['Title', 'Question', 'Stuck', 'Found', 'Why'].map((name) => said(words, `hand${name}`));
  return {
    lesson: 1,
    title,
    stops: [{
      id: 'hand', title, show: { variant, n, ...(given && { given }), step: 0, hatch: 0, with: '', tree: 'none', narration: 0 }, text: said(words, 'handText', { n }),
      question: { kind: 'board', hatch: true, goesOn: true, text: question, stuck, found, why },
    }],
  };
}
