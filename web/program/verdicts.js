// The verdict in the dialog: each finding with a button that shows its position, remarks, and the program's output.
import { make } from '../dialog/parts.js';
import { fill } from '../trace/findings.js';

/** Letters of the output that are shown. */
const MOST_PRINTED = 20_000;

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
    /**
     * A program that was run here: whether it ran, its results and its moves, and then what explains them.
     * @param {import('./judging.js').Judged} judged
     * @param {{ n: number, ran: string, choose(board: import('../recognize/stream.js').SlotName[]): void }} about the size that was asked for, the sentence about its end, and a function that judges it by another board
     */
    showJudged({ verdict, results, moves, findings, n, size, board: { chosen, candidates }, output, events, shown }, { n: asked, ran, choose }) {
      const form = (/** @type {import('../recognize/recognize.js').Chosen} */ { name, form: its, base }) => fill(say[`form-${its}`], { name, base });
      const found = fill(say[`results-${results.kind || 'none'}`], { found: results.found, of: results.of });
      const moved = !moves ? say['moves-none'] : fill(say[chosen && !moves.says ? 'moves-board' : 'moves-said'], { boards: moves.boards, board: chosen ? form(chosen) : '' });
      /** @type {HTMLElement[]} */
      const parts = [
        make('h3', { className: verdict }, say[verdict]),
        make('ol', {}, ...[ran, fill(say.results, { text: found }), fill(say.moves, { text: moved })].map((text) => make('li', {}, text))),
      ];
      if (moves && results.kind !== 'first' && moves.boards > moves.sound) parts.push(make('p', {}, fill(say.late, { boards: moves.boards, sound: moves.sound })));
      if (size !== 'asked') parts.push(make('p', {}, fill(say[`size-${size}`], { n, asked })));
      if (results.hint) parts.push(make('p', {}, say[`hint-${results.hint}`]));
      const items = findings.map(({ id, line, position, detail, message, values }) => make('li', {},
        `${say[id]} ${line > 0 ? fill(say.atLine, { line }) : ''} `, ...(position > 0 && position <= shown ? [way(position)] : []), make('small', {}, detail === 'error' ? message : fill(say[detail], values))));
      if (items.length > 0) parts.push(make('ul', {}, ...items));
      if (shown < events) parts.push(make('p', {}, fill(say.shown, { shown, events })));
      if (events > 0) parts.push(make('p', {}, way(1)));
      // One variable can be seen from several functions.
      const named = candidates.map(form);
      const different = candidates.filter((_, i) => named.indexOf(named[i]) === i);
      if (different.length > 1 && chosen) {
        const select = make('select', {}, ...different.map((each, i) => make('option', { value: String(i), selected: each.name === chosen.name && each.form === chosen.form }, form(each))));
        select.addEventListener('change', () => choose(different[Number(select.value)].slots));
        parts.push(make('p', {}, make('label', {}, say.chosen, select)));
      }
      if (output !== '') parts.push(make('h3', {}, say.output), make('pre', { tabIndex: 0 }, output.slice(0, MOST_PRINTED).trimEnd()));
      element.replaceChildren(...parts);
    },
    /** @param {import('./watch.js').Watched} watched */
    show({ verdict, events, shown }) {
      const parts = [];
      if (verdict) {
        const { right, found, expected, boards, sound, findings } = verdict;
        parts.push(make('h3', { className: verdict.verdict }, say[verdict.verdict]));
        parts.push(make('p', {}, fill(say.sum, { found, expected, boards, sound })));
        const items = findings.map(({ id, line, position, detail, values }) => {
          const where = line > 0 ? fill(say.atLine, { line }) : '';
          return make('li', {}, `${say[id]}${where ? ` ${where}` : ''} `, ...(position > 0 ? [way(position)] : []), make('small', {}, fill(say[detail], values)));
        });
        if (items.length > 0) parts.push(make('ul', {}, ...items));
        if (right && boards > sound) parts.push(make('p', {}, fill(say.late, { boards, sound })));
      }
      if (shown < events) parts.push(make('p', {}, fill(say.shown, { shown, events })));
      if (events > 0) parts.push(make('p', {}, way(1)));
      element.replaceChildren(...parts);
    },
  };
}
