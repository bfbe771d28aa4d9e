// A question with choices: a single one, which is the answer at once, or several, which are submitted together.
import { make } from '../../dialog/parts.js';
import { isRight } from '../facts.js';
import { inLanguage, marked } from '../text.js';

/** @typedef {import('./asking.js').Around} Around */
/** @typedef {import('./asking.js').Asked} Asked */
/** @typedef {import('../lesson.d.ts').Choice} Choice */

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
  const isChosen = (/** @type {number} */ i) => buttons[i].getAttribute('aria-checked') === 'true';
  const check = (/** @type {number} */ i, /** @type {boolean} */ on) => buttons[i].setAttribute('aria-checked', String(on));

  /** @param {number} i */
  function choose(i) {
    if (over) return;
    if (several) {
      check(i, !isChosen(i));
      return;
    }
    buttons.forEach((_, each) => check(each, each === i));
    if (voting) return;
    const choice = question.choices[i];
    if (!right.includes(choice)) buttons[i].classList.add('wrong');
    around.answer({ answer: choice.id, right: right.includes(choice), say: choice.say, tag: choice.tag });
  }

  function give() {
    if (over || voting) return;
    const chosen = question.choices.filter((_, i) => isChosen(i)).map(({ id }) => id);
    const wanted = right.map(({ id }) => id);
    if (chosen.length === 0 && wanted.length > 0) {
      around.note(around.words.nothingChosen);
      return;
    }
    const same = chosen.length === wanted.length && chosen.every((id) => wanted.includes(id));
    const fault = question.kind === 'choices' && !same
      ? question.wrong?.find(({ has = [], lacks = [] }) => has.every((id) => chosen.includes(id)) && lacks.every((id) => !chosen.includes(id)))
      : undefined;
    const wrongOne = question.choices.find((choice) => chosen.includes(choice.id) && !right.includes(choice));
    around.answer({ answer: chosen, right: same, say: wrongOne?.say ?? fault?.say, tag: wrongOne?.tag ?? fault?.tag });
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
      question.choices.forEach((choice, i) => {
        buttons[i].classList.toggle('right', right.includes(choice));
        buttons[i].classList.toggle('wrong', isChosen(i) && !right.includes(choice));
        buttons[i].setAttribute('aria-disabled', 'true');
        if (right.includes(choice)) check(i, true);
        else if (!several) check(i, false);
      });
    },
    vote(on) {
      voting = on;
      buttons.forEach((_, i) => check(i, false));
    },
  };
}
