// The part of the dialog that saves the events of a range.
import { failureOf, SEARCHES } from '../dialog/part.js';
import { fileName } from './file.js';
import { save } from './handout.js';
import { CHOICES, TooMany } from '../search/range.js';
import { FORMS, LONGEST, offeredRange, SIZE, SIZES } from './forms.js';
import { make, makeButton } from '../dialog/parts.js';
import { withSearch } from '../search/with-search.js';

/**
 * @typedef {object} Shown
 * @property {ReturnType<import('../app.js').Page['search']>} search
 * @property {() => number | null} total may become known later
 * @property {URLSearchParams} query with the student's range, if any
 * @property {string} language
 * @property {boolean} hatch
 * @property {import('./forms.js').SecondsInSight} secondsInSight
 */

/**
 * @param {Shown} shown
 * @param {Record<string, string>} say
 * @param {(said: string) => void} tell
 * @param {AbortSignal} signal aborted when the dialog closes
 */
export function makeRange({ search: shown, total, query, language, hatch, secondsInSight }, say, tell, signal) {
  const option = (/** @type {string} */ value) => make('option', { value }, say[value]);
  const form = make('select', {}, ...Object.keys(FORMS).map(option));
  const choice = make('select', {}, ...Object.keys(CHOICES).map((name) => make('option', { value: name }, say[`every-${name}`])));
  const choosing = make('label', {}, say.moments, choice);
  const size = make('select', {}, ...SIZES.map((value) => make('option', { value, selected: value === SIZE }, `${value} px`)));
  const sizing = make('label', {}, say.width, size);
  const number = () => make('input', { type: 'number', min: '0', step: '1', required: true });
  const [from, to] = [number(), number()];
  const progress = make('progress', { hidden: true, ariaLabel: say.progress });
  const cancel = make('button', { type: 'button', hidden: true }, say.cancel);
  const grouped = new Intl.NumberFormat(language);
  /** @param {string} text @param {Record<string, number | string>} values */
  const filled = (text, values) => Object.entries(values).reduce((said, [name, value]) =>
    said.replace(`{${name}}`, typeof value === 'number' ? grouped.format(value) : value), text);

  let own = false;
  const offer = () => {
    const chosen = FORMS[form.value];
    choosing.hidden = chosen.choice === undefined;
    sizing.hidden = !chosen.moves;
    choice.value = chosen.choice ?? '';
    if (own) return;
    const range = offeredRange(chosen, shown.position, total(), query);
    [from.valueAsNumber, to.valueAsNumber] = [range.from, range.to];
  };
  form.addEventListener('change', offer);
  for (const each of [from, to]) each.addEventListener('input', () => void (own = true));
  offer();

  const act = async () => {
    const range = { from: from.valueAsNumber, to: to.valueAsNumber };
    const isRange = [range.from, range.to].every(Number.isSafeInteger) && range.from >= 0 && range.to > range.from;
    if (!isRange || range.to - range.from > LONGEST) return filled(say.badRange, { limit: LONGEST });
    const { ending, make } = FORMS[form.value];
    const job = new AbortController();
    const stop = () => job.abort();
    signal.addEventListener('abort', stop);
    cancel.addEventListener('click', stop);
    progress.removeAttribute('value');
    cancel.hidden = progress.hidden = false;
    tell('');
    const onProgress = (/** @type {number} */ at) => void (progress.value = (at - range.from) / (range.to - range.from));
    try {
      const content = await withSearch({ ...shown, position: range.from, signal: job.signal }, (search) =>
        make({
          search, range, title: `${shown.title}, n = ${shown.n}`, language, hatch, choice: choice.value, size: Number(size.value),
          secondsInSight, signal: job.signal, onProgress,
        }));
      if (!content) return say.nothing;
      const file = `${fileName(shown, range.from, range.to)}.${ending}`;
      job.signal.throwIfAborted();
      save(content, file);
      return filled(say.saved, { file });
    } catch (error) {
      if (job.signal.aborted) return say.cancelled;
      if (error instanceof TooMany) return filled(say.tooMany, { limit: error.most, last: error.last });
      return failureOf(error, ['share/gif-worker.js', ...SEARCHES], (reason) => filled(say.failed, { reason }), () => saving.click());
    } finally {
      signal.removeEventListener('abort', stop);
      // A hidden button would keep the focus.
      if (document.activeElement === cancel) saving.focus();
      cancel.hidden = progress.hidden = true;
    }
  };
  const saving = makeButton(say.save, act, tell);
  return make('details', {},
    make('summary', {}, say.range),
    make('div', { className: 'choices' },
      make('label', {}, say.as, form),
      make('label', {}, say.from, from),
      make('label', {}, say.to, to),
      choosing,
      sizing),
    make('div', { className: 'deeds' }, saving, cancel, progress));
}
