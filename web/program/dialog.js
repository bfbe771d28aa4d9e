// A program of the reader's: written here or brought as what it has printed, watched on the board, and judged.
import { make, makeButton } from '../dialog/parts.js';
import { makeOpener } from '../dialog/opener.js';
import { copy } from '../share/handout.js';
import { HAS_ADDRESS } from '../start/site.js';
import { makeSource } from './source.js';
import { checked, MOST_SIDE, pack, unpack } from './link.js';
import { HOLES, SEARCHES, startOf } from './starts.js';
import { fill } from '../trace/findings.js';
import { makeVerdict } from './verdicts.js';
import { watchOn } from './watch.js';
import { answerOf } from '../trace/watch.js';

/** @typedef {import('./link.js').Written} Written */
/** @typedef {{ handle: { seek(position: number): Promise<unknown> }, announcer: import('../page/handle.js').Announcer, given?: unknown }} Stage where it is shown; and a program, as a link has it or as an object */

/** What was written, as long as the page is open. @type {Written | undefined} */
let kept;

/** @param {import('../app.js').Page} page @param {import('../screen/screen.js').Screen} screen @param {AbortSignal} signal @param {Stage} stage */
export async function open(page, screen, signal, { handle, announcer, given }) {
  let brought = false;
  if (given !== undefined) {
    kept = typeof given === 'string' ? await unpack(given) : checked(given);
    brought = true;
    // In the place of what is written there.
    /** @type {HTMLDialogElement | null} */ (document.querySelector('dialog#program[open]'))?.close();
  }
  await makeOpener('program', (dialog, around) => fillDialog(dialog, { ...around, screen, handle, announcer, brought }))(page, screen, signal);
}

/** @param {HTMLDialogElement} dialog @param {import('../dialog/opener.js').Around & { screen: import('../screen/screen.js').Screen, handle: Stage['handle'], announcer: Stage['announcer'], brought: boolean }} around */
function fillDialog(dialog, { page, screen, say, signal, handle, announcer, brought }) {
  const watch = watchOn({ page, screen });
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
  const source = makeSource(say.editor, signal, () => {
    start.value = '';
    keep();
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
    const its = AbortSignal.any ? AbortSignal.any([signal, running.signal]) : running.signal;
    verdict.clear();
    source.mark(0);
    stop.hidden = false;
    try {
      const watched = await act(its);
      if (signal.aborted) return;
      source.mark(watched.line);
      // It may end before it has run a line.
      const early = watched.line === 0 ? say[`end-${watched.end}-early`] : undefined;
      said(fill(early ?? say[`end-${watched.end}`], { line: watched.line, reason: watched.reason, seconds: watched.seconds }));
      verdict.show(watched);
      if (!watched.verdict) return;
      announcer.tell('answer', answerOf(watched.verdict, ++tries));
    } finally {
      stop.hidden = true;
    }
  };
  const run = makeButton(say.run, () => go((its) => {
    keep();
    return watch.program(written(), its);
  }), () => undefined);
  const stop = make('button', { type: 'button', hidden: true }, say.stop);
  stop.addEventListener('click', () => running?.abort());
  const deeds = make('div', { className: 'deeds' }, run, stop);
  if (HAS_ADDRESS) {
    deeds.append(makeButton(say.link, async () => {
      const address = new URL(location.href);
      const query = new URLSearchParams(address.hash.slice(1));
      query.set('program', await pack(written()));
      address.hash = query.toString();
      return copy(address.href).then(() => say.copied, () => say.notCopied);
    }, said));
  }
  const printed = make('textarea', { rows: 4, spellcheck: false, ariaLabel: say.printed });
  const file = make('input', { type: 'file', ariaLabel: say.file });
  const bring = makeButton(say.watch, () => go(() => watch.text(printed.value, written())), () => undefined);
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
    source.element, deeds, status, verdict.element,
    make('details', {}, make('summary', {}, say.bring), make('p', {}, say.bringNote), printed, make('div', { className: 'deeds' }, bring, file)),
  );
  if (kept) show(kept);
  else {
    show({ language: 'javascript', source: '', n: Math.min(6, Math.max(4, page.n())), board: '', solutions: '', byColumn: false, expect: 'all' });
    start.value = HOLES[0];
    void begin();
  }
}
