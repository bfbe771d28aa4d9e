// A program of the reader's: written here or brought as what it has printed, watched on the board, and judged.
import { make, makeButton } from '../dialog/parts.js';
import { makeOpener } from '../dialog/opener.js';
import { copy } from '../share/handout.js';
import { HAS_ADDRESS } from '../address/site.js';
import { makeSource } from './source.js';
import { checked, MOST_SIDE, pack, unpack, Unusable } from './link.js';
import { HOLES, SEARCHES, startOf } from './starts.js';
import { fill } from '../trace/findings.js';
import { makeVerdict } from './verdicts.js';
import { watchProgram, watchText } from './watch.js';
import { answerOf, showPacked } from '../trace/watch.js';

/** @typedef {import('./link.js').Written} Written */
/** @typedef {{ handle: { seek(position: number): Promise<unknown> }, announcer: import('../page/handle.js').Announcer, given?: unknown }} Stage where it is shown; and a program, as a link has it or as an object */

/** What was written, as long as the page is open. @type {Written | undefined} */
let kept;

/**
 * @param {import('../app.js').Page} page
 * @param {import('../screen/screen.js').Screen} screen
 * @param {AbortSignal} signal
 * @param {Stage} stage
 * @throws {Unusable} if none can be taken from what is given; of a link that is said there, too
 */
export async function open(page, screen, signal, { handle, announcer, given }) {
  let brought = false;
  /** @type {Unusable | undefined} */
  let fault;
  if (given !== undefined) {
    try {
      kept = typeof given === 'string' ? await unpack(given) : checked(given);
      brought = true;
    } catch (error) {
      if (typeof given !== 'string') throw error;
      fault = /** @type {Unusable} */ (error);
    }
    // In the place of what is written there.
    /** @type {HTMLDialogElement | null} */ (document.querySelector('dialog#program[open]'))?.close();
  }
  await makeOpener('program', (dialog, around) => fillDialog(dialog, { ...around, screen, handle, announcer, brought, fault }))(page, screen, signal);
  if (fault) throw Object.assign(fault, { told: true });
}

/** @param {HTMLDialogElement} dialog @param {import('../dialog/opener.js').Around & { screen: import('../screen/screen.js').Screen, handle: Stage['handle'], announcer: Stage['announcer'], brought: boolean, fault: Unusable | undefined }} around */
function fillDialog(dialog, { page, screen, say, signal, handle, announcer, brought, fault }) {
  const option = (/** @type {string} */ value, label = say[value] ?? value) => make('option', { value }, label);
  const field = (/** @type {string} */ label, /** @type {HTMLElement} */ input) => make('label', {}, label, input);
  const start = make('select', {}, option('', say.yours), make('optgroup', { label: say.holes }, ...HOLES.map((name) => option(name))), make('optgroup', { label: say.searches }, ...SEARCHES.map((id) => option(id))));
  const language = make('select', {}, option('javascript', 'JavaScript'), option('python', 'Python'));
  const size = make('input', { type: 'number', min: '1', max: String(MOST_SIDE) });
  const name = () => make('input', { type: 'text', autocomplete: 'off', spellcheck: false, placeholder: say.found, maxLength: 60 });
  const [board, solutions] = [name(), name()];
  const form = make('select', {}, option('byRow'), option('byColumn'));
  const expect = make('select', {}, ...['all', 'first', 'count'].map((each) => option(each)));
  const status = make('p');
  status.setAttribute('role', 'status');
  const said = (/** @type {string} */ text) => {
    status.textContent = text;
    if (text) status.scrollIntoView({ block: 'nearest' });
  };
  const toldOf = (/** @type {Unusable} */ { id, values }) => fill(say[`link-${id}`], values);
  const source = makeSource(/** @type {{ editor: string, keys: string }} */ (say), signal, {
    changed() {
      start.value = '';
      keep();
    },
    run: () => run.click(),
    leave: () => run.focus(),
  });

  /** @returns {Written} */
  const written = () => ({
    language: /** @type {Written['language']} */ (language.value), source: source.text,
    n: Math.min(MOST_SIDE, Math.max(1, Math.round(Number(size.value)) || 1)), board: board.value.trim(), solutions: solutions.value.trim(),
    byColumn: form.value === 'byColumn', expect: /** @type {Written['expect']} */ (expect.value),
  });
  const keep = () => {
    kept = written();
  };
  const show = (/** @type {Written} */ program) => {
    [language.value, size.value, board.value, solutions.value, form.value, expect.value] = [
      program.language, String(program.n), program.board, program.solutions, program.byColumn ? 'byColumn' : 'byRow', program.expect];
    source.set(program.source, program.language);
  };
  const begin = async () => {
    const chosen = start.value || HOLES[0];
    try {
      const text = await startOf(chosen, /** @type {Written['language']} */ (language.value), say);
      if (signal.aborted) return;
      // Who counts is expected to.
      show({ ...written(), source: text, board: '', solutions: '', byColumn: false, expect: /\bcount\b/.test(text) ? 'count' : 'all' });
      keep();
    } catch (error) {
      said(say.failed.replace('{reason}', error instanceof Error ? error.message : String(error)));
    }
  };
  start.addEventListener('change', begin);
  language.addEventListener('change', () => {
    if (start.value || source.isFresh) void begin();
    else source.set(source.text, /** @type {Written['language']} */ (language.value));
    keep();
  });
  for (const each of [size, board, solutions, form, expect]) each.addEventListener('change', keep);

  const verdict = makeVerdict(say, async (/** @type {number} */ position) => {
    dialog.close();
    await handle.seek(position);
  });
  let tries = 0;
  /** @type {AbortController | undefined} */
  let running;
  const go = async (/** @type {(signal: AbortSignal) => Promise<import('./watch.js').Watched>} */ act) => {
    running?.abort();
    running = new AbortController();
    verdict.clear();
    said('');
    source.mark(0);
    stop.hidden = false;
    try {
      const watched = await act(running.signal);
      if (signal.aborted) return;
      source.mark(watched.line);
      // It may end before it has run a line.
      const early = watched.line === 0 ? say[`end-${watched.end}-early`] : undefined;
      said(fill(early ?? say[`end-${watched.end}`], { line: watched.line, reason: watched.reason, seconds: watched.seconds, last: written().n - 1 }));
      verdict.show(watched);
      // What it did until it ended is shown however it ended.
      if (watched.packed) showPacked({ page, screen }, watched.packed, watched.shown);
      if (watched.verdict) announcer.tell('answer', answerOf(watched.verdict, ++tries));
    } catch (error) {
      said(fill(say.broken, { reason: error instanceof Error ? error.message : String(error) }));
    } finally {
      stop.hidden = true;
      far.textContent = '';
    }
  };
  signal.addEventListener('abort', () => running?.abort());
  const far = make('p', { className: 'far' });
  const run = makeButton(say.run, () => go((its) => {
    keep();
    return watchProgram(written(), its, (progress) => (far.textContent = fill(say.far, progress)));
  }), () => undefined);
  const stop = make('button', { type: 'button', hidden: true }, say.stop);
  stop.addEventListener('click', () => running?.abort());
  const deeds = make('div', { className: 'deeds' }, run, stop);
  if (HAS_ADDRESS) {
    deeds.append(makeButton(say.link, async () => {
      const address = new URL(location.href);
      const query = new URLSearchParams(address.hash.slice(1));
      try {
        query.set('program', await pack(written()));
      } catch (error) {
        return toldOf(/** @type {Unusable} */ (error));
      }
      address.hash = query.toString();
      return copy(address.href).then(() => say.copied, () => say.notCopied);
    }, said));
  }
  const printed = make('textarea', { rows: 4, spellcheck: false, ariaLabel: say.printed });
  const file = make('input', { type: 'file', ariaLabel: say.file });
  const bring = makeButton(say.watch, () => go(() => watchText(printed.value, written())), () => undefined);
  const take = async (/** @type {File | undefined} */ each) => {
    if (each) printed.value = await each.text();
  };
  file.addEventListener('change', () => take(file.files?.[0]));
  printed.addEventListener('dragover', (event) => event.preventDefault());
  printed.addEventListener('drop', (event) => {
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  });

  dialog.append(
    make('p', { className: 'note' }, brought ? say.brought : say.note),
    make('div', { className: 'choices' }, field(say.start, start), field(say.language, language), field(say.size, size),
      field(say.board, board), field(say.form, form), field(say.solutions, solutions), field(say.expect, expect)),
    source.element, make('p', { className: 'note' }, say.keys), deeds, far, status, verdict.element,
    make('details', {}, make('summary', {}, say.bring), make('p', {}, say.bringNote), printed, make('div', { className: 'deeds' }, bring, file)),
  );
  if (kept) show(kept);
  else {
    show({ language: 'javascript', source: '', n: Math.min(6, Math.max(4, page.n())), board: '', solutions: '', byColumn: false, expect: 'all' });
    start.value = HOLES[0];
    void begin();
  }
  if (fault) said(toldOf(fault));
}
