// The part of the dialog that saves what happens in a range of the search.
import { save } from './handout.js';
import { CHOICES, TooMany } from './range.js';
import { gifOf } from './share-gif.js';
import { make, makeButton } from './share-parts.js';
import { withSearch } from './share-search.js';
import { storyboardOf } from './share-storyboard.js';
import { traceOf } from './share-trace.js';

/**
 * @typedef {object} Job
 * @property {import('./queens.js').Search} search stands where the range begins
 * @property {import('./range.js').Range} range
 * @property {string} choice of its moments, a name in `CHOICES`
 * @property {string} title
 * @property {string} language
 * @property {boolean} hatch
 * @property {number} size of a moving picture, in pixels
 * @property {number} speed steps per second
 * @property {AbortSignal} signal
 * @property {(position: number) => void} onProgress
 *
 * @typedef {object} Form what can be saved
 * @property {string} ending of the file's name
 * @property {number} length of the range that is offered where the reader has set none, if it is not all that happens
 * @property {string} [choice] of the range's moments that is offered, where some can be chosen
 * @property {boolean} [moves] whether its size can be chosen
 * @property {(job: Job) => Promise<Blob | undefined>} make nothing where nothing is chosen
 */

/** So many positions a range may span here; a file of them has some megabytes. The command knows no such limit. */
const LONGEST = 100_000;

// What an address leaves out.
const SPEED = 2;
const SIZES = ['240', '360', '480', '640'];
const SIZE = '480';

/** @type {Record<string, Form>} */
const FORMS = {
  storyboard: { ending: 'svg', length: 40, choice: 'queen', make: storyboardOf },
  gif: { ending: 'gif', length: 60, choice: 'event', moves: true, make: gifOf },
  csv: { ending: 'csv', length: LONGEST, make: (job) => traceOf('csv', job) },
  jsonl: { ending: 'jsonl', length: LONGEST, make: (job) => traceOf('jsonl', job) },
};

/**
 * @typedef {object} Shown
 * @property {string} variant
 * @property {number} n
 * @property {number} position
 * @property {number | null} total
 * @property {URLSearchParams} query with the reader's range, where there is one
 * @property {string} language
 * @property {boolean} hatch
 */

/**
 * @param {Shown} shown
 * @param {Record<string, string>} say
 * @param {(said: string) => void} tell
 * @param {AbortSignal} signal the dialog is closed
 */
export function makeRange({ variant, n, position, total, query, language, hatch }, say, tell, signal) {
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

  const title = `${say[variant]}, n = ${n}`;

  let own = false;
  const offer = () => {
    const { length, choice: offered, moves } = FORMS[form.value];
    choosing.hidden = offered === undefined;
    sizing.hidden = !moves;
    choice.value = offered ?? '';
    if (own) return;
    const end = total ?? Infinity;
    const last = query.get('to') ?? (query.has('from') || end <= length ? end : Math.min(position + length, end));
    const first = query.get('from') ?? (query.has('to') ? 0 : Math.max(0, Number(last) - length));
    from.value = String(first);
    to.value = String(Number.isFinite(Number(last)) ? last : Number(first) + length);
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
      const content = await withSearch({ variant, n, position: range.from, signal: job.signal }, (search) =>
        make({
          search, range, title, language, hatch, choice: choice.value, size: Number(size.value),
          speed: Number(query.get('speed') ?? SPEED), signal: job.signal, onProgress,
        }));
      if (!content) return say.nothing;
      const file = `queens-${variant}-${n}-${range.from}-${range.to}.${ending}`;
      job.signal.throwIfAborted();
      save(content, file);
      return filled(say.saved, { file });
    } catch (error) {
      if (job.signal.aborted) return say.cancelled;
      if (error instanceof TooMany) return filled(say.tooMany, { limit: error.most, last: error.last });
      return filled(say.failed, { reason: error instanceof Error ? error.message : String(error) });
    } finally {
      signal.removeEventListener('abort', stop);
      // What is hidden would keep the focus.
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
