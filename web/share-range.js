// The part of the dialog that saves what happens in a range of the search.
import { TooMany } from './range.js';
import { make, makeButton } from './share-parts.js';
import { withSearch } from './share-search.js';
import { traceOf } from './share-trace.js';
import { save } from './handout.js';

/**
 * @typedef {object} Job
 * @property {import('./queens.js').Search} search stands where the range begins
 * @property {import('./range.js').Range} range
 * @property {AbortSignal} signal
 * @property {(position: number) => void} onProgress
 *
 * @typedef {object} Form what can be saved
 * @property {string} ending of the file's name
 * @property {number} length of the range that is offered where the reader has set none, if it is not all that happens
 * @property {(job: Job) => Promise<Blob>} make
 */

/** So many positions a range may span here; a file of them has some megabytes. The command knows no such limit. */
const LONGEST = 100_000;

/** @type {Record<string, Form>} */
const FORMS = {
  csv: { ending: 'csv', length: LONGEST, make: (job) => traceOf('csv', job) },
  jsonl: { ending: 'jsonl', length: LONGEST, make: (job) => traceOf('jsonl', job) },
};

/**
 * @param {object} shown
 * @param {string} shown.variant
 * @param {number} shown.n
 * @param {number} shown.position
 * @param {number | null} shown.total
 * @param {URLSearchParams} shown.query with the reader's range, where there is one
 * @param {Record<string, string>} say
 * @param {string} language of numbers
 * @param {(said: string) => void} tell
 * @param {AbortSignal} signal the dialog is closed
 */
export function makeRange({ variant, n, position, total, query }, say, language, tell, signal) {
  const option = (/** @type {string} */ value) => make('option', { value }, say[value]);
  const form = make('select', {}, ...Object.keys(FORMS).map(option));
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
    if (own) return;
    const { length } = FORMS[form.value];
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
        make({ search, range, signal: job.signal, onProgress }));
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
      make('label', {}, say.to, to)),
    make('div', { className: 'deeds' }, saving, cancel, progress));
}
