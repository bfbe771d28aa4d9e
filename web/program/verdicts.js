// The verdict as it is read: what is wrong, each with a way to where it can be seen, what could be better, and what the
// program has printed.
import { make } from '../dialog/parts.js';
import { fill } from '../trace/findings.js';

/**
 * @param {Record<string, string>} say
 * @param {(position: number) => void} seek shows a position
 */
export function makeVerdict(say, seek) {
  const element = make('div', { className: 'verdict' });
  const way = (/** @type {number} */ position) => {
    const button = make('button', { type: 'button' }, fill(say.see, { position }));
    button.addEventListener('click', () => seek(position));
    return button;
  };
  return {
    element,
    clear: () => element.replaceChildren(),
    /** @param {import('./watch.js').Watched} watched */
    show({ verdict, printed, derived, events, shown }) {
      const parts = [];
      if (verdict) {
        const { right, found, expected, boards, sound, findings } = verdict;
        parts.push(make('h3', { className: right ? 'right' : 'wrong' }, right ? say.right : say.wrong));
        parts.push(make('p', {}, fill(say.sum, { found, expected, boards, sound })));
        const items = findings.map(({ id, line, position, detail, values }) => {
          const where = line > 0 ? fill(say.atLine, { line }) : '';
          return make('li', {}, `${say[id]}${where ? ` ${where}` : ''} `, ...(position > 0 ? [way(position)] : []), make('small', {}, fill(say[detail], values)));
        });
        if (items.length > 0) parts.push(make('ul', {}, ...items));
        if (right && boards > sound) parts.push(make('p', {}, fill(say.late, { boards, sound })));
        if (derived) parts.push(make('p', {}, say.derived));
      }
      if (shown < events) parts.push(make('p', {}, fill(say.shown, { shown, events })));
      if (events > 0) parts.push(make('p', {}, way(1)));
      if (printed.length > 0) parts.push(make('h3', {}, say.output), make('pre', { tabIndex: 0 }, printed.join('\n')));
      element.replaceChildren(...parts);
    },
  };
}
