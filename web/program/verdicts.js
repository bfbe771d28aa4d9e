// The verdict: whether the program ran, its results, its moves, what to watch on the board, and the program's output.
import { make } from '../dialog/parts.js';
import { countOf } from '../recognize/counts.js';
import { fill } from '../trace/findings.js';

/** Letters of the output that are shown. */
const MOST_PRINTED = 20_000;

/** Findings that no board can show. @type {Set<import('../trace/findings.js').Finding['detail']>} */
const UNSEEN = new Set(['detail-count', 'detail-none', 'detail-missed', 'detail-missed-first']);

/** Findings about a variable. Their button shows the board of the program alone, with that variable beside it. @type {Set<import('../trace/findings.js').Finding['detail']>} */
const OF_VARIABLE = new Set(['detail-kept', 'detail-kept-flag']);

/** @typedef {{ position: number, beside?: boolean, line?: number, text?: string }} Look at a position of the board, 0 to play from the beginning; `beside`: with the correct search beside it; `line`: to be lit in place of the one of the event; `text`: what is seen there */
/**
 * @typedef {object} Around a verdict
 * @property {number} n the size that was asked for
 * @property {boolean} isSizeChosen whether the student has entered it
 * @property {string} ran the sentence about the end of the program
 * @property {(board: import('../recognize/stream.js').SlotName[]) => void} choose judges it by another board
 * @property {HTMLElement} expect the choice of the results that the program should find
 * @property {HTMLElement | undefined} input the field for what it asks
 * @property {string} got the sentence about the input that the program got; empty if it asked for none
 */

/**
 * @param {Record<string, string>} say
 * @param {(what: Look) => void} look shows something on the board
 */
export function makeVerdict(say, look) {
  // The element itself stays, so that screen readers announce what comes into it.
  const heading = make('div');
  heading.setAttribute('role', 'status');
  const body = make('div');
  const element = make('div', { className: 'verdict' }, heading, body);
  /** @type {HTMLElement | undefined} */
  let title;
  let isOld = false;
  const way = (/** @type {Look} */ what, text = fill(say.see, { position: what.position })) =>
    make('button', { type: 'button', onclick: () => look(what) }, text);
  /** @param {import('../trace/differs.js').Deed} deed */
  const deedSaid = ({ kind, square }) => fill(say[`does-${kind}`], { square: square ? `(${square.join(', ')})` : '' });
  /** @param {import('../recognize/judge.js').Moves['difference'] | undefined} difference @param {number} shown number of events */
  const told = (difference, shown) => {
    if (!difference) return [];
    const { own, its, kept, isFlag } = difference;
    // Where the program ends early, the board shows its end.
    const position = Math.min(difference.position, shown);
    if (position === 0 || difference.position > shown + 1) return [];
    const differs = fill(say.difference, { position, own: deedSaid(own), its: deedSaid(its) });
    const text = kept ? fill(say[isFlag ? 'difference-kept-flag' : 'difference-kept'], { ...kept, difference: differs }) : differs;
    return [make('li', {}, way({ position, beside: true, text }, fill(say.differs, { position })), make('small', {}, text))];
  };
  /**
   * Findings in their order, causes first, each with the way to its event.
   * @param {import('../trace/findings.js').Finding[]} findings
   * @param {number} shown number of events that the board shows
   * @param {import('../recognize/judge.js').Moves['difference']} [difference]
   */
  const listed = (findings, shown, difference) => {
    const items = findings.filter(({ detail }) => detail !== 'error').map((finding) => {
      const { id, line, position, detail, values } = finding;
      const text = fill(say[detail], values);
      return make('li', {}, `${say[id]} ${line > 0 ? fill(say.atLine, { line }) : ''} `, ...(position > 0 && position <= shown && !UNSEEN.has(detail) ? [OF_VARIABLE.has(detail) ? way({ position, text }) : way({ position, beside: true, line, text })] : []), make('small', {}, text));
    });
    const differing = findings.some(({ position }) => position === difference?.position) ? [] : told(difference, shown);
    // A variable that explains the difference is in the first finding.
    const all = difference?.kept ? [...items.slice(0, 1), ...differing, ...items.slice(1)] : [...items, ...differing];
    return all.length > 0 ? make('ul', { className: 'findings' }, ...all) : undefined;
  };
  /**
   * @param {'right' | 'wrong' | 'unknown'} verdict
   * @param {string} kind of the results
   * @param {{ found: number, of: number }} numbers
   * @param {import('../trace/findings.js').Finding[]} findings
   */
  const resultsSaid = (verdict, kind, numbers, findings) => {
    const isNothing = verdict !== 'unknown' && kind === 'all' && numbers.found === 0 && !findings.some(({ id }) => id === 'wrong-solution' || id === 'same-list');
    return fill(say[kind ? `${verdict === 'wrong' ? 'wrong' : 'results'}-${isNothing ? 'nothing' : kind}` : 'results-none'], numbers);
  };
  /** @param {number} shown number of events */
  const played = (shown) => (shown > 0 ? make('div', { className: 'deeds' }, way({ position: 0 }, say.watchIt)) : undefined);
  /** @param {string} output @param {{ lines: number[], fault: import('../recognize/judge.js').Fault | null }} read lines from which results were read, and the first fault */
  const printed = (output, { lines, fault }) => {
    const read = new Set(lines);
    const rows = output.slice(0, MOST_PRINTED).trimEnd().split('\n').flatMap((text, i) => [
      ...(i > 0 ? ['\n'] : []), i + 1 >= (fault?.output || Infinity) && i < (fault?.outputLast ?? 0) ? make('mark', { className: 'fault' }, text) : read.has(i + 1) ? make('mark', {}, text) : text]);
    return make('section', { className: 'output', ariaLabel: say.output }, make('h3', {}, say.output, ...(read.size > 0 ? [make('small', {}, say.marked)] : [])), make('pre', { tabIndex: 0 }, ...rows));
  };
  /** @param {'right' | 'wrong' | 'unknown'} verdict @param {(HTMLElement | undefined)[]} parts */
  const show = (verdict, parts) => {
    isOld = false;
    title = make('h3', { className: verdict }, say[verdict]);
    heading.replaceChildren(title);
    body.replaceChildren(.../** @type {HTMLElement[]} */ (parts.filter(Boolean)));
  };
  return {
    element,
    clear() {
      title = undefined;
      heading.replaceChildren();
      body.replaceChildren();
    },
    /** Says that the program has changed since the verdict, or that the verdict holds. @param {boolean} is */
    outdate(is) {
      if (!title || is === isOld) return;
      isOld = is;
      heading.replaceChildren(is ? make('p', { className: 'changed' }, say.changed) : title);
      // The choices are about the next run.
      for (const part of /** @type {Iterable<HTMLElement>} */ (body.querySelectorAll(':scope > :not(.chips)'))) part.inert = is;
    },
    /**
     * A program that was run here: whether it ran, its results and its moves, and then what explains them.
     * @param {import('./judging.js').Judged} judged
     * @param {Around} around
     */
    showJudged({ verdict, error, results, moves, findings, causes, n, size, table, called, board: { chosen, candidates }, output, events, shown }, { n: asked, isSizeChosen, ran, choose, expect, input, got }) {
      const form = (/** @type {import('../recognize/recognize.js').Chosen} */ { name, form: its, base }) => fill(say[`form-${its}`], { name, base });
      // The same list each time is a wrong result; nothing else is known about it.
      const kind = results.kind || (results.fault ? 'all' : '');
      const isOfBoards = verdict === 'wrong' && kind === 'all' && results.boards.length > 0;
      const found = isOfBoards ? fill(say['wrong-boards'], { found: results.found, of: results.of, boards: results.boards.length }) : resultsSaid(verdict, kind, results, findings);
      const moved = !moves ? say['moves-none'] : fill(say[chosen && !moves.says ? 'moves-board' : 'moves-said'], { boards: moves.boards, board: chosen ? form(chosen) : '' });
      const said = (/** @type {unknown} */ is, /** @type {string} */ text) => (is ? make('p', {}, text) : undefined);
      // One variable can be seen from several functions.
      const named = candidates.map(form);
      const different = candidates.filter((_, i) => named.indexOf(named[i]) === i);
      const select = make('select', {}, ...different.map((each, i) => make('option', { value: String(i), selected: each.name === chosen?.name && each.form === chosen?.form }, form(each))));
      select.addEventListener('change', () => choose(different[Number(select.value)].slots));
      const sizeName = size === 'table' && verdict === 'wrong' ? 'size-table-wrong' : size === 'own' && isSizeChosen && n !== asked ? 'size-own-changed' : `size-${size}`;
      const ownSize = said(size !== 'asked', fill(say[sizeName] ?? '', { n, asked, from: table[0] ?? n, to: table.at(-1) ?? n }));
      // The size comes first if the program did not finish at the size that was asked for, or if it explains wrong results.
      const isFirst = size === 'smaller' || (verdict === 'wrong' && (size === 'other' || size === 'changed'));
      // An error has nothing to be compared with.
      const failed = findings.find(({ detail, position }) => detail === 'error' && position > 0 && position <= shown);
      // If the program did not get anywhere, only the error is known.
      const statements = error?.kind === 'unrecognized' ? [] : error && !moves ? (results.kind ? [fill(say.results, { text: found })] : []) : [fill(say.results, { text: found }), fill(say.moves, { text: moved })];
      const others = listed(findings, shown, verdict === 'wrong' ? moves?.difference : null);
      show(verdict, [
        isFirst ? ownSize : undefined,
        make('ol', {}, make('li', {}, ran, ...(failed ? [way({ position: failed.position, line: failed.line })] : [])), ...statements.map((text) => make('li', {}, text))),
        said(called, fill(say.called, { name: called ?? '' })),
        ...causes.map(({ id, values }) => make('p', {}, fill(say[`cause-${id}`], values))),
        others,
        said(results.hint, fill(say[`hint-${results.hint}`] ?? '', { count: results.hint ? countOf(results.hint, n) : 0 })),
        isFirst ? undefined : ownSize,
        played(shown),
        said(verdict !== 'unknown' && moves && results.kind !== 'first' && moves.boards > moves.sound, fill(say.late, { boards: moves?.boards ?? 0, sound: moves?.sound ?? 0 })),
        said(shown < events, fill(say.shown, { shown, events })),
        said(got, got),
        make('div', { className: 'chips' }, ...(different.length > 1 && chosen ? [make('label', {}, say.chosen, select)] : []), expect, ...(input ? [input] : [])),
        output === '' ? undefined : printed(output, { lines: results.lines, fault: results.fault }),
      ]);
    },
    /** @param {import('./reading.js').Result} watched @param {HTMLElement} expect the choice of the results that the program should find */
    show({ verdict, events, shown }, expect) {
      if (!verdict) return;
      const { right, finds, found, expected, boards, sound, findings, remarks, difference } = verdict;
      const isWrong = verdict.verdict === 'wrong';
      const results = resultsSaid(verdict.verdict, found > 0 || verdict.verdict !== 'unknown' ? finds || 'all' : '', { found, of: expected }, findings);
      const said = (/** @type {boolean} */ is, /** @type {string} */ text) => (is ? make('p', {}, text) : undefined);
      show(verdict.verdict, [
        make('p', {}, boards > 0 ? fill(say.sum, { found, expected, boards, sound }) : fill(say.results, { text: results })),
        listed([...findings, ...remarks], shown, isWrong ? difference : null),
        played(shown),
        said(right && boards > sound, fill(say.late, { boards, sound })),
        said(shown < events, fill(say.shown, { shown, events })),
        make('div', { className: 'chips' }, expect),
      ]);
    },
  };
}
