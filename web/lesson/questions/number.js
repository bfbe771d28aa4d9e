// A question that is answered with a number on a scale.
import { make } from '../../dialog/parts.js';

/** An estimated ratio is right within this factor. */
const NEAR = 1.25;
const STEPS = 200;

/**
 * @param {import('./asking.js').Of<'number'>} question
 * @param {import('./asking.js').Around} around
 * @returns {import('./asking.js').Asked}
 */
export function ask(question, around) {
  const { from, to, ratio, tolerance = 0 } = question;
  const valueAt = (/** @type {number} */ place) => {
    if (!ratio) return place;
    const value = from * (to / from) ** (place / STEPS);
    return Number(value.toPrecision(2));
  };
  const slider = make('input', { type: 'range', min: ratio ? '0' : String(from), max: String(ratio ? STEPS : to), step: '1' });
  // At a middle position the slider would suggest an answer.
  slider.value = slider.min;
  slider.setAttribute('aria-labelledby', 'question');
  const [least, most] = [from, to].map((end) => make('span', { className: 'how', ariaHidden: 'true' }, String(end)));
  const shown = make('output', {});
  const show = () => {
    const text = `${ratio ? '× ' : ''}${valueAt(Number(slider.value))}`;
    shown.value = text;
    slider.setAttribute('aria-valuetext', text);
  };
  slider.addEventListener('input', show);
  show();
  const done = make('button', { type: 'button', className: 'give' }, around.words.answer);
  let over = false;
  let hasAnswered = false;
  const wanted = around.rightNumber(question.right);
  done.addEventListener('click', async () => {
    const given = valueAt(Number(slider.value));
    const right = await wanted;
    if (over) return;
    hasAnswered = true;
    const isRight = ratio ? given <= right * NEAR && right <= given * NEAR : Math.abs(given - right) <= tolerance;
    const fault = isRight ? undefined : question.wrong?.find((each) => each.from <= given && given <= each.to);
    around.answer({ answer: given, right: isRight, say: fault?.say, tag: fault?.tag });
  });
  return {
    element: make('div', {}, make('p', { className: 'how' }, around.words.yourGuess), make('div', { className: 'number-line' }, least, slider, most, shown, done)),
    async reveal() {
      over = true;
      const right = await wanted;
      slider.disabled = true;
      done.disabled = true;
      if (around.signal.aborted) return;
      shown.value = around.words[hasAnswered ? 'measured' : 'measuredAlone'].replace('{given}', shown.value).replace('{right}', ratio ? `× ${right.toPrecision(2)}` : String(right));
    },
  };
}
