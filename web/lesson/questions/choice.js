// A question with choices: a single one, which is the answer at once, or several, which are submitted together.
import { make } from '../../dialog/parts.js';
import { isRight } from '../facts.js';
import { inLanguage, marked } from '../text.js';
import { check, compare, isChecked, judged } from './marking.js';

/** @typedef {import('./asking.js').Around} Around */
/** @typedef {import('./asking.js').Asked} Asked */

/**
 * @param {import('./asking.js').Of<'choice'> | import('./asking.js').Of<'choices'>} question
 * @param {Around} around
 * @returns {Asked}
 */
export function ask(question, around) {
  const several = question.kind === 'choices';
  const right = question.choices.filter((choice) => isRight(choice, around.facts));
  let over = false;
  let voting = false;
  const buttons = question.choices.map((choice, i) => {
    const number = make('span', { className: 'number', ariaHidden: 'true' }, String(i + 1));
    const text = make('span', {}, ...marked(inLanguage(choice.text, around.language)));
    return make('button', {
      type: 'button', className: 'choice', role: several ? 'checkbox' : 'radio', ariaChecked: 'false',
      tabIndex: i === 0 || several ? 0 : -1, onclick: () => choose(i),
    }, number, text);
  });

  /** @param {number} i */
  function choose(i) {
    if (over) return;
    if (several) {
      check(buttons[i], !isChecked(buttons[i]));
      return;
    }
    buttons.forEach((button, each) => check(button, each === i));
    if (voting) return;
    const choice = question.choices[i];
    if (!right.includes(choice)) judged(buttons[i], 'wrong');
    around.answer({ answer: choice.id, right: right.includes(choice), say: choice.say, tag: choice.tag });
  }

  function give() {
    if (over || voting) return;
    const chosen = question.choices.filter((_, i) => isChecked(buttons[i])).map(({ id }) => id);
    const wanted = right.map(({ id }) => id);
    if (chosen.length === 0 && wanted.length > 0) {
      around.note(around.words.nothingChosen);
      return;
    }
    const whole = compare(chosen, wanted, 'wrong' in question ? question.wrong : undefined);
    const wrongOne = question.choices.find((choice) => chosen.includes(choice.id) && !right.includes(choice));
    around.answer({ answer: chosen, right: whole.right, say: wrongOne?.say ?? whole.say, tag: wrongOne?.tag ?? whole.tag });
  }

  const list = make('div', { className: 'choices', role: several ? 'group' : 'radiogroup' }, ...buttons);
  list.setAttribute('aria-labelledby', 'question');
  list.addEventListener('keydown', (event) => {
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step || at < 0) return;
    event.preventDefault();
    const next = buttons[(at + step + buttons.length) % buttons.length];
    if (!several) for (const each of buttons) each.tabIndex = each === next ? 0 : -1;
    next.focus();
  });
  const done = make('button', { type: 'button', className: 'give', onclick: give }, around.words.answer);
  const element = make('div', {}, list, ...(several ? [done] : []));
  return {
    element,
    press: (number) => buttons[number - 1]?.click(),
    reveal() {
      over = true;
      done.disabled = true;
      buttons.forEach((button, i) => {
        const isOne = right.includes(question.choices[i]);
        judged(button, isOne ? 'right' : isChecked(button) ? 'wrong' : '');
        button.setAttribute('aria-disabled', 'true');
        if (isOne || !several) check(button, isOne);
      });
    },
    vote(on) {
      voting = on;
      for (const button of buttons) check(button, false);
    },
  };
}
