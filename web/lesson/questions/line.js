// A question that is answered with a line of the program, and with the value of a variable there if the question asks for it.
import { make } from '../../dialog/parts.js';
import { rightLine } from '../facts.js';
import { functionOf, indented, linesOf } from '../listing.js';
import { check, isChecked, judged, withArrows } from './marking.js';

/**
 * @param {import('./asking.js').Of<'line'>} question
 * @param {import('./asking.js').Around} around
 * @returns {import('./asking.js').Asked}
 */
export function ask(question, around) {
  const { facts, words } = around;
  const { value: name } = question;
  const right = rightLine(question.right, facts);
  const wanted = name === undefined ? undefined : facts.later.find((cell) => cell.name === name)?.value;
  let over = false;

  /** @param {HTMLButtonElement[]} buttons @param {HTMLButtonElement} chosen */
  const choose = (buttons, chosen) => {
    if (over) return;
    for (const each of buttons) check(each, each === chosen), (each.tabIndex = each === chosen ? 0 : -1), judged(each, '');
    if (name === undefined) give();
  };
  /** @param {HTMLButtonElement[]} group */
  const grouped = (group) => {
    for (const [i, button] of group.entries()) {
      button.setAttribute('role', 'radio');
      check(button, false);
      button.tabIndex = i === 0 ? 0 : -1;
      button.addEventListener('click', () => choose(group, button));
    }
    withArrows(group, { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 });
    return group;
  };

  /** @type {Map<HTMLButtonElement, string>} */
  const labels = new Map();
  const all = linesOf(facts.listing);
  const inside = functionOf(all);
  const shown = (inside.some(({ label }) => label === right) ? inside : all).map(({ text, depth, label }) => {
    if (!label) return indented(make('span', { className: 'code' }, text), depth);
    const button = indented(make('button', { type: 'button', className: 'line' }, make('code', {}, text)), depth);
    labels.set(button, label);
    return button;
  });
  const lines = grouped([...labels.keys()]);
  const listing = make('div', { className: 'listing', role: 'radiogroup' }, ...shown);
  listing.setAttribute('aria-labelledby', 'question');
  const values = name === undefined ? [] : grouped(Array.from({ length: facts.n }, (_, value) => make('button', { type: 'button', className: 'value' }, String(value))));
  const done = make('button', { type: 'button', className: 'give', onclick: () => give() }, words.answer);

  function give() {
    const line = lines.find(isChecked);
    const value = values.findIndex(isChecked);
    if (over || !line || (name !== undefined && value < 0)) {
      around.note(words.lineAndValue);
      return;
    }
    const label = /** @type {string} */ (labels.get(line));
    const isRight = label === right && (name === undefined || value === wanted);
    const fault = isRight ? undefined : question.wrong?.find((each) => (each.line ?? label) === label && (each.value ?? value) === value);
    if (label !== right) judged(line, 'wrong');
    around.answer({ answer: name === undefined ? label : [label, `${name}=${value}`], right: isRight, say: fault?.say, tag: fault?.tag });
  }

  /** @type {HTMLElement[]} */
  const parts = [make('p', { className: 'how' }, words.pressLine), listing];
  if (name !== undefined) {
    const choices = make('div', { className: 'values', role: 'radiogroup' }, make('span', { className: 'code' }, `${name} =`), ...values);
    choices.ariaLabel = name;
    // Below the program it would be out of sight, and not be missed.
    parts.unshift(choices);
    parts.push(done);
  }
  return {
    element: make('div', {}, ...parts),
    press: (number) => values[number]?.click(),
    reveal() {
      over = true;
      done.disabled = true;
      for (const button of [...lines, ...values]) button.setAttribute('aria-disabled', 'true');
      for (const button of lines) judged(button, labels.get(button) === right ? 'right' : isChecked(button) ? 'wrong' : ''), check(button, labels.get(button) === right);
      values.forEach((button, value) => (judged(button, value === wanted ? 'right' : ''), check(button, value === wanted)));
    },
  };
}
