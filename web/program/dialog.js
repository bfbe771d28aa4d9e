// A program of the reader's: written here or brought as what it has printed, watched on the board, and judged.
import { make, makeButton } from '../dialog/parts.js';
import { makeOpener } from '../dialog/opener.js';
import { copy } from '../share/handout.js';
import { HAS_ADDRESS } from '../address/site.js';
import { languageOf } from '../recognize/language.js';
import { judge, MILLISECONDS, publicly } from './judge.js';
import { makeSource } from './source.js';
import { checked, MOST_SIDE, pack, unpack, Unusable } from './link.js';
import { HOLES, SEARCHES, startOf } from './starts.js';
import { fill } from '../trace/findings.js';
import { makeVerdict } from './verdicts.js';
import { watchText } from './watch.js';
import { answerOf, showPacked } from '../trace/watch.js';

/** @typedef {import('./link.js').Written} Written */
/** @typedef {{ handle: { seek(position: number): Promise<unknown> }, announcer: import('../page/handle.js').Announcer, given?: unknown }} Stage where it is shown; and a program, as a link has it or as an object */

/** The text, as long as the page is open. @type {Written | undefined} */
let kept;
const STORED = 'queenscope-program';

/** The text from before the page was reloaded. @returns {Written | undefined} */
function stored() {
  try {
    return checked(JSON.parse(sessionStorage.getItem(STORED) ?? ''));
  } catch {
    return undefined;
  }
}


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
  const expect = make('select', {}, ...['all', 'first', 'count'].map((each) => option(each)));
  const input = make('textarea', { rows: 2, spellcheck: false });
  const inputField = field(say.input, input);
  inputField.hidden = true;
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
      recognize();
      keep();
    },
    run: () => run.click(),
    leave: () => run.focus(),
  });

  /** @returns {Written} */
  const written = () => ({
    language: /** @type {Written['language']} */ (language.value), source: source.text,
    n: Math.min(MOST_SIDE, Math.max(1, Math.round(Number(size.value)) || 1)),
    board: '', solutions: '', byColumn: false, expect: /** @type {Written['expect']} */ (expect.value),
  });
  const keep = () => {
    kept = written();
    try {
      sessionStorage.setItem(STORED, JSON.stringify(kept));
    } catch {
      // A frame may have no storage.
    }
  };
  /** Takes the language that the text shows, where it is another one. */
  const recognize = () => {
    const named = languageOf(source.text);
    const its = named === 'typescript' ? 'javascript' : named;
    if ((its !== 'python' && its !== 'javascript') || its === language.value) return;
    language.value = its;
    source.speak(its);
  };
  const show = (/** @type {Written} */ program) => {
    [language.value, size.value, expect.value] = [program.language, String(program.n), program.expect];
    source.set(program.source, program.language);
  };
  const begin = async () => {
    const chosen = start.value || HOLES[0];
    try {
      const text = await startOf(chosen, /** @type {Written['language']} */ (language.value), say);
      if (signal.aborted) return;
      // Who counts is expected to.
      show({ ...written(), source: text, expect: /\bcount\b/.test(text) ? 'count' : 'all' });
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
  for (const each of [size, expect]) each.addEventListener('change', keep);

  const verdict = makeVerdict(say, async (/** @type {number} */ position) => {
    dialog.close();
    await handle.seek(position);
  });
  let tries = 0;
  /** @type {AbortController | undefined} */
  let running;
  /** Reads and judges what another program has printed. */
  const goPrinted = async () => {
    running?.abort();
    verdict.clear();
    said('');
    source.mark(0);
    try {
      const watched = await watchText(printed.value, written());
      if (signal.aborted) return;
      said(fill(say[`end-${watched.end}`], { reason: watched.reason }));
      verdict.show(watched);
      if (watched.packed) showPacked({ page, screen }, watched.packed, watched.shown);
      if (watched.verdict) announcer.tell('answer', answerOf(watched.verdict, ++tries));
    } catch (error) {
      said(fill(say.broken, { reason: error instanceof Error ? error.message : String(error) }));
    }
  };
  /** Runs and judges a program. @param {import('../recognize/stream.js').SlotName[]} [chosen] its board */
  const goJudged = async (chosen) => {
    running?.abort();
    running = new AbortController();
    const program = written();
    keep();
    verdict.clear();
    said('');
    source.mark(0);
    stop.hidden = false;
    try {
      const judged = await judge(program.source, {
        n: program.n, board: chosen, ...(program.expect !== 'all' && { expect: program.expect }), ...(input.value !== '' && { input: input.value }),
        ...(languageOf(program.source) ? {} : { language: program.language }),
      }, running.signal, (done, total) => void (far.textContent = done < total ? fill(say.fetching, { done: megabytes(done), total: megabytes(total) }) : say.starting));
      if (signal.aborted) return;
      const ran = saidOf(judged);
      source.mark(judged.error ? judged.error.line : 0);
      inputField.hidden = judged.asked.length === 0 && judged.error?.kind !== 'input';
      verdict.showJudged(judged, { n: program.n, ran, choose: (slots) => void goJudged(slots) });
      said(ran);
      if (judged.packed) showPacked({ page, screen }, judged.packed, judged.shown);
      announcer.tell('answer', { ...answerOf({ findings: judged.findings, right: judged.verdict === 'right' }, ++tries), judgement: publicly(judged) });
    } catch (error) {
      said(fill(say.broken, { reason: error instanceof Error ? error.message : String(error) }));
    } finally {
      stop.hidden = true;
      far.textContent = '';
    }
  };
  const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1);
  /** How the run ended. @param {import('./judging.js').Judged} judged */
  const saidOf = ({ error, moves, n }) => {
    if (!error) return say['end-well'];
    const { kind, line, type, message, missing } = error;
    const values = { line, missing, seconds: MILLISECONDS[/** @type {Written['language']} */ (language.value)] / 1000, last: n - 1, reason: kind === 'error' ? `${type}: ${message}` : message };
    const early = line === 0 ? say[`end-${kind}-early`] : undefined;
    if (kind === 'error') return fill(moves ? say['end-error'] : say['ran-error'], values);
    return fill(kind === 'syntax' ? say['end-misspelt'] : early ?? say[`ran-${kind}`] ?? say[`end-${kind}`], values);
  };
  signal.addEventListener('abort', () => running?.abort());
  const far = make('p', { className: 'far' });
  const run = makeButton(say.run, () => goJudged(), () => undefined);
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
  const bring = makeButton(say.watch, goPrinted, () => undefined);
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
    make('div', { className: 'choices' }, field(say.start, start), field(say.language, language), field(say.size, size), field(say.expect, expect)),
    make('div', { className: 'beside' }, source.element, make('div', {}, deeds, far, status, inputField, verdict.element)),
    make('p', { className: 'note' }, say.keys),
    make('details', {}, make('summary', {}, say.bring), make('p', {}, say.bringNote), printed, make('div', { className: 'deeds' }, bring, file)),
  );
  kept ??= stored();
  if (kept) show(kept);
  else {
    show({ language: 'javascript', source: '', n: 4, board: '', solutions: '', byColumn: false, expect: 'all' });
    start.value = HOLES[0];
    void begin();
  }
  if (fault) said(toldOf(fault));
}
