// Lines of the program to put in order. Runs the result, and shows it beside the correct program.
import { make } from '../../dialog/parts.js';
import { faultOf, opens, run } from '../assembled.js';
import { difference, eventsOf, firstDifference } from '../figures/differences.js';
import { indented, linesOf } from '../listing.js';

/** @typedef {import('../assembled.js').Label} Label */
/** @typedef {import('../assembled.js').Line & { text: string }} Piece */
/** @typedef {Piece & { slot: number }} Placed a line of the program, with its place among the lines to choose from */

/**
 * @param {import('./asking.js').Of<'order'>} question
 * @param {import('./asking.js').Around} around
 * @returns {import('./asking.js').Asked}
 */
export function ask(question, around) {
  const { facts, words } = around;
  const inOrder = linesOf(facts.listing).flatMap(({ text, depth, label }) => (label && label !== 'finish' ? [{ text: text.replace(/\s+#.*/, ''), depth, label: /** @type {Label} */ (label) }] : []));
  const least = Math.min(...inOrder.map(({ depth }) => depth));
  /** @type {Piece[]} */
  const sound = inOrder.map((piece) => ({ ...piece, depth: piece.depth - least }));
  const textOf = (/** @type {Label} */ label) => sound.find((piece) => piece.label === label)?.text ?? '';
  const extra = question.extra.map((label) => ({ label, depth: 0, text: label === 'alias' ? textOf('record').replace('[:]', '') : textOf(label) }));
  // By their letters, which says nothing of where they belong.
  const pool = [...sound, ...extra].sort((one, other) => (one.text < other.text ? -1 : 1));
  /** @type {Placed[]} */
  let built = [];
  let at = -1;
  let over = false;
  let isRight = false;
  /** The program of the last run. */
  let ran = '';
  const written = () => JSON.stringify(built);

  const chosen = make('div', { className: 'listing pool', role: 'group', ariaLabel: words.linesLeft });
  const program = make('div', { className: 'listing built', role: 'group', ariaLabel: words.yourProgram });
  const outcome = make('div', { className: 'outcome', role: 'status' });

  // A gap keeps the place of a line, so that no other line moves.
  const gap = (/** @type {string} */ text) => make('div', { className: 'gap', ariaHidden: 'true' }, make('code', {}, text));

  /**
   * @param {number} i
   * @param {HTMLElement} [within] the part that gets the focus after drawing
   * @param {boolean} [pointed] a pointer chose it, so nothing scrolls
   */
  function show(i = at, within, pointed = false) {
    at = Math.min(i, built.length - 1);
    // When all lines are placed, the outcome has their room.
    chosen.hidden = built.length === pool.length;
    chosen.replaceChildren(...pool.map((piece, each) => {
      if (built.some(({ slot }) => slot === each)) return gap(piece.text);
      const button = make('button', { type: 'button', className: 'line' }, make('code', {}, piece.text));
      button.disabled = over;
      button.addEventListener('click', (event) => take(each, event.detail > 0));
      return button;
    }));
    program.replaceChildren(...built.map((piece, each) => {
      const button = indented(make('button', { type: 'button', className: 'line' }, make('code', {}, piece.text)), piece.depth);
      button.ariaLabel = words.lineOf.replace('{line}', String(each + 1)).replace('{depth}', String(piece.depth)).replace('{text}', piece.text);
      button.setAttribute('aria-pressed', String(each === at));
      button.disabled = over;
      button.addEventListener('click', (event) => show(each, program, event.detail > 0));
      return button;
    }), ...pool.slice(built.length).map((_, each) => gap(each === 0 && built.length === 0 ? words.pressLines : ' ')));
    for (const [name, tool] of Object.entries(tools)) tool.disabled = over || !can(name);
    const isChanged = ran !== '' && written() !== ran;
    if (!over && outcome.inert !== isChanged) {
      outcome.inert = isChanged;
      around.replaceReply(isChanged ? words.programChanged : undefined);
    }
    const focused = within === program ? program.children[at] : within?.querySelector('button');
    /** @type {HTMLElement | null | undefined} */ (focused)?.focus({ preventScroll: pointed });
  }

  /** The maximum indentation of a line at its place. @param {number} i */
  const deepest = (i) => (i === 0 ? 0 : built[i - 1].depth + (opens(built[i - 1].label) ? 1 : 0));

  /** @param {number} slot @param {boolean} pointed */
  function take(slot, pointed) {
    const before = built[at];
    const depth = before ? Math.max(0, before.depth + (opens(before.label) ? 1 : before.label === 'return' ? -1 : 0)) : 0;
    built.splice(at + 1, 0, { ...pool[slot], slot, depth });
    show(at + 1, built.length < pool.length ? chosen : program, pointed);
  }

  const moves = {
    up: () => { built.splice(at - 1, 0, ...built.splice(at, 1)); show(at - 1, program); },
    down: () => { built.splice(at + 1, 0, ...built.splice(at, 1)); show(at + 1, program); },
    outwards: () => { built[at].depth--; show(at, program); },
    inwards: () => { built[at].depth++; show(at, program); },
    remove: () => { built.splice(at, 1); show(Math.max(0, at - 1), built.length > 0 ? program : chosen); },
  };
  /** @param {string} name */
  const can = (name) => at >= 0 && ({ up: at > 0, down: at < built.length - 1, outwards: built[at].depth > 0, inwards: built[at].depth < deepest(at), remove: true }[name] ?? false);
  const tools = Object.fromEntries(Object.entries(moves).map(([name, act]) => {
    const title = words[`line${name[0].toUpperCase()}${name.slice(1)}`];
    const sign = { up: '↑', down: '↓', outwards: '←', inwards: '→', remove: '×' }[name] ?? '';
    return [name, make('button', { type: 'button', ariaLabel: title, title, onclick: act }, sign)];
  }));
  // Arrows go from line to line, and with Shift they take the line along.
  program.addEventListener('keydown', (event) => {
    const name = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'outwards', ArrowRight: 'inwards', Delete: 'remove', Backspace: 'remove' }[event.key];
    if (!name || over) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.shiftKey || name === 'outwards' || name === 'inwards' || name === 'remove') {
      if (can(name)) /** @type {Record<string, () => void>} */ (moves)[name]();
    } else {
      show(Math.min(built.length - 1, Math.max(0, at + (name === 'up' ? -1 : 1))), program);
    }
  });

  const soundRun = around.lend(eventsOf, '');
  async function execute() {
    if (over) return;
    ran = written();
    outcome.inert = false;
    const fault = faultOf(built);
    if (built.length === 0 || fault) {
      outcome.replaceChildren();
      around.note(fault ? words[fault.is === 'empty' ? 'lineNeeds' : 'lineTooFar'].replace('{line}', String(fault.line + 1)).replace('{text}', `\`${built[fault.line].text}\``) : words.nothingYet);
      return;
    }
    const [own, other] = [run(built, facts.n), await soundRun];
    if (over || !other || written() !== ran) return;
    const first = firstDifference(own, other);
    const its = difference(around, own, other);
    const same = its === undefined;
    isRight = same;
    const stopped = own.ends === 'done' ? '' : ` ${words[own.ends === 'limit' ? 'wouldNotEnd' : `error${own.error?.[0].toUpperCase()}${own.error?.slice(1)}`].replace('{line}', String((own.line ?? 0) + 1))}`;
    const count = words.ranSo.replace('{events}', own.events.length.toLocaleString('en')).replace('{solutions}', String(own.solutions.length));
    outcome.replaceChildren(make('p', {}, count + stopped), ...(its ? [its] : []));
    // So far both programs do the same.
    if (first >= 0) around.look(first);
    const wrong = same ? undefined : question.wrong?.find((each) => (each.solutions ?? own.solutions.length) === own.solutions.length && (each.ends ?? own.ends) === own.ends);
    around.answer({ answer: built.map(({ label, depth }) => '>'.repeat(depth) + label), right: same, say: wrong?.say, tag: wrong?.tag, again: true });
  }

  const go = make('button', { type: 'button', className: 'give', onclick: execute }, words.runIt.replace('{n}', String(facts.n)));
  show();
  return {
    element: make('div', { className: 'order' }, make('p', { className: 'how' }, words.yourProgram), program, make('div', { className: 'tools' }, ...Object.values(tools), go), make('div', { className: 'hints' }, ...(extra.length > 0 ? [make('p', { className: 'how' }, words.someUnused)] : [])), chosen, outcome),
    reveal() {
      over = true;
      go.disabled = true;
      // A program of the reader's own that does the same stays.
      if (!isRight) {
        built = sound.map((piece) => ({ ...piece, slot: pool.indexOf(piece) }));
        outcome.replaceChildren();
      }
      return show(-1);
    },
  };
}
