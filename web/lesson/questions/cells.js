// A question that is answered with cells of the program's variables: with one, as soon as it is pressed, or with several.
import { make } from '../../dialog/parts.js';
import { rightCells } from '../facts.js';
import { check, isChecked, judged, withArrows } from './marking.js';

/** @typedef {import('../facts.js').Cell} Cell */

/** @param {Cell['value']} value as State shows it */
const shortly = (value) => String(typeof value === 'boolean' ? Number(value) : value);

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
  const shown = question.of.map((name) => ({ name, cells: facts.cells.filter(({ of }) => of === name) })).filter(({ cells }) => cells.length > 0);

  /** @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map();
  const rows = shown.map(({ name, cells }) => {
    const made = cells.map((cell, i) => {
      const index = cell.name === name ? '' : String(i);
      const value = question.hidden ? '' : shortly(cell.value);
      const button = make('button', { type: 'button', className: 'cell', ariaLabel: question.hidden ? cell.name : `${cell.name}: ${String(cell.value)}` },
        make('span', { className: 'index', ariaHidden: 'true' }, index), make('code', { ariaHidden: 'true' }, value));
      button.setAttribute('role', one ? 'radio' : 'checkbox');
      check(button, false);
      button.tabIndex = buttons.size === 0 ? 0 : -1;
      button.addEventListener('click', () => choose(cell.name));
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
    const isRight = given.length === right.size && given.every((name) => right.has(name));
    const fault = isRight ? undefined : question.wrong?.find(({ has = [], lacks = [] }) => has.every((name) => given.includes(name)) && lacks.every((name) => !given.includes(name)));
    for (const name of given) if (!right.has(name)) judged(/** @type {HTMLElement} */ (buttons.get(name)), 'wrong');
    around.answer({ answer: given, right: isRight, say: fault?.say, tag: fault?.tag });
  }

  const group = make('div', { className: 'variables' }, ...rows);
  group.setAttribute('role', one ? 'radiogroup' : 'group');
  group.setAttribute('aria-labelledby', 'question');
  const done = make('button', { type: 'button', className: 'give' }, words.answer);
  done.addEventListener('click', give);
  return {
    element: make('div', {}, make('p', { className: 'how' }, one ? words.pressCell : words.pressCells), group, ...(one ? [] : [done])),
    reveal() {
      over = true;
      done.disabled = true;
      for (const [name, button] of buttons) {
        judged(button, right.has(name) ? 'right' : isChecked(button) ? 'wrong' : '');
        check(button, right.has(name));
        button.setAttribute('aria-disabled', 'true');
      }
    },
  };
}
