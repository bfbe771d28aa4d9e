// A question that is answered with cells of the program's variables: with one, as soon as it is pressed, or with several.
import { make } from '../../dialog/parts.js';
import { rightCells } from '../facts.js';
import { layOverVariables } from '../over-variables.js';
import { check, compare, isChecked, judged, withArrows } from './marking.js';

/** @typedef {import('../facts.js').Cell} Cell */

/**
 * The value of a cell, as Variables shows it: squares of a stack in one line, frames and rows of a board below each other.
 * @param {Cell} cell
 * @returns {string}
 */
export function shownIn({ value, parts }) {
  if (!parts) return String(typeof value === 'boolean' ? Number(value) : value);
  const [first] = /** @type {any[]} */ (parts);
  if (Array.isArray(first)) return /** @type {number[][]} */ (parts).map((row) => row.join(' ')).join('\n');
  const names = Object.keys(first ?? {});
  const rows = /** @type {Record<string, string | number>[]} */ (parts).map((frame) => Object.values(frame));
  if (names.join() === 'row,col') return rows.map((square) => `(${square.join(', ')})`).join(' ');
  // The deepest call is on top.
  const widths = names.map((name, i) => Math.max(name.length, ...rows.map((row) => String(row[i]).length)));
  return [names, ...rows.reverse()].map((row) => row.map((each, i) => String(each).padEnd(widths[i])).join(' ')).join('\n');
}

/** The cells of these variables, those too that the next event makes. @param {import('../facts.js').Facts} facts @param {string[]} of @returns {{ name: string, cells: Cell[] }[]} */
export function cellsToChoose({ cells, later }, of) {
  const made = later.filter(({ name }) => !cells.some((cell) => cell.name === name)).map(({ name, of: variable }) => ({ name, of: variable, value: '' }));
  return of.map((name) => ({ name, cells: [...cells, ...made].filter((cell) => cell.of === name) })).filter((each) => each.cells.length > 0);
}

/**
 * @param {import('./asking.js').Of<'cells'>} question
 * @param {import('./asking.js').Around} around
 * @returns {import('./asking.js').Asked}
 */
export function ask(question, around) {
  const { facts, words } = around;
  const right = new Set(rightCells(question.right, facts));
  const one = right.size === 1;
  let over = false;
  const shown = cellsToChoose(facts, question.of);

  /** @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map();
  const rows = shown.map(({ name, cells }) => {
    const made = cells.map((cell, i) => {
      const index = cell.name === name ? '' : String(i);
      const value = question.hidden ? '' : shownIn(cell);
      const button = make('button', {
        type: 'button', className: 'cell', role: one ? 'radio' : 'checkbox', tabIndex: buttons.size === 0 ? 0 : -1,
        ariaLabel: question.hidden ? cell.name : `${cell.name}: ${cell.parts ? value : String(cell.value)}`,
        onclick: () => choose(cell.name),
      }, make('span', { className: 'index', ariaHidden: 'true' }, index), make('code', { ariaHidden: 'true' }, value));
      check(button, false);
      buttons.set(cell.name, button);
      return button;
    });
    return make('div', { className: 'cells' }, make('span', { className: 'code' }, name), make('div', {}, ...made));
  });
  const all = [...buttons.values()];
  // Up and down lead to the variable above and below.
  for (const [i, { cells }] of shown.entries()) {
    const from = shown.slice(0, i).reduce((sum, each) => sum + each.cells.length, 0);
    for (const button of all.slice(from, from + cells.length)) {
      button.addEventListener('keydown', (event) => {
        const to = { ArrowDown: from + cells.length, ArrowUp: i > 0 ? from - shown[i - 1].cells.length : -1 }[event.key];
        if (to === undefined || !all[to]) return;
        event.preventDefault();
        button.tabIndex = -1;
        all[to].tabIndex = 0;
        all[to].focus();
      });
    }
  }
  withArrows(all, { ArrowRight: 1, ArrowLeft: -1 });

  const chosen = () => [...buttons].filter(([, button]) => isChecked(button)).map(([name]) => name);

  /** @param {string} name */
  function choose(name) {
    if (over) return;
    for (const [each, button] of buttons) {
      judged(button, '');
      if (each === name) check(button, !isChecked(button));
      else if (one) check(button, false);
    }
    if (one) give();
    else around.note(words.squaresChosen.replace('{count}', String(chosen().length)));
  }

  function give() {
    if (over) return;
    const given = chosen();
    if (given.length === 0 && right.size > 0) {
      around.note(words.nothingChosen);
      return;
    }
    for (const name of given) if (!right.has(name)) judged(/** @type {HTMLElement} */ (buttons.get(name)), 'wrong');
    around.answer({ answer: given, ...compare(given, [...right], question.wrong) });
  }

  const how = make('p', { className: 'how' }, one ? words.pressCell : words.pressCells);
  const group = make('div', { className: 'variables', role: one ? 'radiogroup' : 'group' }, ...rows);
  group.setAttribute('aria-labelledby', 'question');
  const places = shown.flatMap(({ name, cells }) => cells.map((cell, i) => /** @type {const} */ ([/** @type {HTMLElement} */ (buttons.get(cell.name)), cell.name === name ? name : `${name}/${i}`])));
  if (!question.hidden) layOverVariables(group, new Map(places), around.signal, (over) => {
    how.textContent = over ? (one ? words.pressCellThere : words.pressCellsThere) : one ? words.pressCell : words.pressCells;
  });
  const done = make('button', { type: 'button', className: 'give', onclick: give }, words.answer);
  return {
    element: make('div', { className: 'giving' }, how, group, ...(one ? [] : [done])),
    reveal() {
      over = true;
      done.disabled = true;
      const next = new Map(facts.later.map((cell) => [cell.name, shownIn(cell)]));
      for (const [name, button] of buttons) {
        // The board goes on to the next event.
        if ('changed' in question.right) button.replaceChildren(...[...button.children].slice(0, -1), make('code', { ariaHidden: 'true' }, next.get(name) ?? ''));
        judged(button, right.has(name) ? 'right' : isChecked(button) ? 'wrong' : '');
        check(button, right.has(name));
        button.setAttribute('aria-disabled', 'true');
      }
    },
  };
}
