// The verdict: whether the program ran, its results, its moves, what to watch on the board, and the program's output.
import { make } from '../dialog/parts.js';
import { fill } from '../trace/findings.js';

/** Letters of the output that are shown. */
const MOST_PRINTED = 20_000;

/** @typedef {{ position: number, beside?: boolean, line?: number }} Look at a position of the board, 0 to play from the beginning; `beside`: with the correct search beside it; `line`: to be lit in place of the one of the event */
/**
 * @typedef {object} Around a verdict
 * @property {number} n the size that was asked for
 * @property {string} ran the sentence about the end of the program
 * @property {(board: import('../recognize/stream.js').SlotName[]) => void} choose judges it by another board
 * @property {HTMLElement} expect the choice of what the program is to find
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
  const way = (/** @type {Look} */ what, text = fill(say.see, { position: what.position })) => {
    const button = make('button', { type: 'button' }, text);
    button.addEventListener('click', () => look(what));
    return button;
  };
  /** The earliest finding that the board shows: the cause of the others. @param {import('../trace/findings.js').Finding[]} findings @param {number} shown */
  const earliest = (findings, shown) => findings.filter(({ position }) => position > 0 && position <= shown).sort((one, other) => one.position - other.position)[0];
  /** An error has nothing to be compared with. @param {import('../trace/findings.js').Finding} finding */
  const wayTo = ({ position, line, detail }) => way(detail === 'error' ? { position, line } : { position, beside: true });
  /** @param {import('../trace/findings.js').Finding[]} findings @param {number} shown */
  const listed = (findings, shown) => {
    const first = earliest(findings, shown);
    return make('ul', {}, ...findings.map((finding) => {
      const { id, line, position, detail, message, values } = finding;
      return make('li', {},
        `${say[id]} ${line > 0 ? fill(say.atLine, { line }) : ''} `, ...(position > 0 && position <= shown && position !== first?.position ? [wayTo(finding)] : []),
        make('small', {}, detail === 'error' ? message : fill(say[detail], values)));
    }));
  };
  /**
   * The buttons that lead to the board.
   * @param {'right' | 'wrong' | 'unknown'} verdict
   * @param {import('../trace/findings.js').Finding[]} findings
   * @param {{ shown: number, differs: number }} of the recording: its events that the board shows, and the first that a correct search does not have
   */
  const ways = (verdict, findings, { shown, differs }) => {
    const first = earliest(findings, shown);
    const isWrong = verdict === 'wrong';
    return make('div', { className: 'deeds' },
      ...(isWrong && first ? [wayTo(first)] : []),
      ...(isWrong && differs > 0 && differs <= shown && differs !== first?.position ? [way({ position: differs, beside: true }, fill(say.differs, { position: differs }))] : []),
      ...(shown > 0 ? [way({ position: 0 }, say.watchIt)] : []));
  };
  /** @param {string} output @param {{ lines: number[], fault: import('../recognize/judge.js').Fault | null }} read lines from which results were read, and the first fault */
  const printed = (output, { lines, fault }) => {
    const read = new Set(lines);
    const rows = output.slice(0, MOST_PRINTED).trimEnd().split('\n').flatMap((text, i) => [
      ...(i > 0 ? ['\n'] : []), i + 1 >= (fault?.output || Infinity) && i < (fault?.outputLast ?? 0) ? make('mark', { className: 'fault' }, text) : read.has(i + 1) ? make('mark', {}, text) : text]);
    return make('section', { className: 'output', ariaLabel: say.output }, make('h3', {}, say.output, ...(read.size > 0 ? [make('small', {}, say.marked)] : [])), make('pre', { tabIndex: 0 }, ...rows));
  };
  /** @param {'right' | 'wrong' | 'unknown'} verdict @param {(HTMLElement | undefined)[]} parts */
  const show = (verdict, parts) => {
    heading.replaceChildren(make('h3', { className: verdict }, say[verdict]));
    body.replaceChildren(.../** @type {HTMLElement[]} */ (parts.filter(Boolean)));
  };
  return {
    element,
    clear() {
      heading.replaceChildren();
      body.replaceChildren();
    },
    /**
     * A program that was run here: whether it ran, its results and its moves, and then what explains them.
     * @param {import('./judging.js').Judged} judged
     * @param {Around} around
     */
    showJudged({ verdict, error, results, moves, findings, n, size, table, board: { chosen, candidates }, output, events, shown }, { n: asked, ran, choose, expect, input, got }) {
      const form = (/** @type {import('../recognize/recognize.js').Chosen} */ { name, form: its, base }) => fill(say[`form-${its}`], { name, base });
      // The same list each time is a result, of which nothing is known but that it is wrong.
      const kind = results.kind || (results.fault ? 'all' : '');
      const found = fill(say[kind ? `${verdict === 'wrong' ? 'wrong' : 'results'}-${kind}` : 'results-none'], { found: results.found, of: results.of });
      const moved = !moves ? say['moves-none'] : fill(say[chosen && !moves.says ? 'moves-board' : 'moves-said'], { boards: moves.boards, board: chosen ? form(chosen) : '' });
      const said = (/** @type {unknown} */ is, /** @type {string} */ text) => (is ? make('p', {}, text) : undefined);
      // One variable can be seen from several functions.
      const named = candidates.map(form);
      const different = candidates.filter((_, i) => named.indexOf(named[i]) === i);
      const select = make('select', {}, ...different.map((each, i) => make('option', { value: String(i), selected: each.name === chosen?.name && each.form === chosen?.form }, form(each))));
      select.addEventListener('change', () => choose(different[Number(select.value)].slots));
      const isProgram = error?.kind !== 'unrecognized';
      show(verdict, [
        ways(verdict, findings, { shown, differs: moves?.differs ?? 0 }),
        make('ol', {}, ...(isProgram ? [ran, fill(say.results, { text: found }), fill(say.moves, { text: moved })] : [ran]).map((text) => make('li', {}, text))),
        findings.length > 0 ? listed(findings, shown) : undefined,
        said(results.hint, say[`hint-${results.hint}`]),
        said(size !== 'asked', fill(say[size === 'table' && verdict === 'wrong' ? 'size-table-wrong' : `size-${size}`] ?? '', { n, asked, from: table[0] ?? n, to: table.at(-1) ?? n })),
        said(moves && results.kind !== 'first' && moves.boards > moves.sound, fill(say.late, { boards: moves?.boards ?? 0, sound: moves?.sound ?? 0 })),
        said(shown < events, fill(say.shown, { shown, events })),
        said(got, got),
        make('div', { className: 'chips' }, ...(different.length > 1 && chosen ? [make('label', {}, say.chosen, select)] : []), expect, ...(input ? [input] : [])),
        output === '' ? undefined : printed(output, { lines: results.lines, fault: results.fault }),
      ]);
    },
    /** @param {import('./watch.js').Watched} watched @param {HTMLElement} expect the choice of what the program is to find */
    show({ verdict, events, shown }, expect) {
      if (!verdict) return;
      const { right, finds, found, expected, boards, sound, findings, differs } = verdict;
      const isWrong = verdict.verdict === 'wrong';
      const results = fill(say[isWrong ? `wrong-${finds || 'all'}` : found > 0 ? `results-${finds || 'all'}` : 'results-none'], { found, of: expected });
      const said = (/** @type {boolean} */ is, /** @type {string} */ text) => (is ? make('p', {}, text) : undefined);
      show(verdict.verdict, [
        ways(verdict.verdict, findings, { shown, differs }),
        make('p', {}, boards > 0 ? fill(say.sum, { found, expected, boards, sound }) : fill(say.results, { text: results })),
        findings.length > 0 ? listed(findings, shown) : undefined,
        said(right && boards > sound, fill(say.late, { boards, sound })),
        said(shown < events, fill(say.shown, { shown, events })),
        make('div', { className: 'chips' }, expect),
      ]);
    },
  };
}
