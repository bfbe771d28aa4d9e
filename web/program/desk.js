// The contents of the place: the text, the choices around it, Run, and the verdict.
import { make, makeButton } from '../dialog/parts.js';
import { copy } from '../share/handout.js';
import { HAS_ADDRESS } from '../address/site.js';
import { canRun, languageOf } from '../recognize/language.js';
import { judge, MILLISECONDS, preparePython, publicly, watchText } from './judge.js';
import { makeSource } from './source.js';
import { pack } from './link.js';
import { recordingOf } from './recording.js';
import { HOLES, SEARCHES, startOf } from './starts.js';
import { fill } from '../trace/findings.js';
import { makeVerdict } from './verdicts.js';
import { LARGEST } from '../trace/plain-search.js';
import { answerOf, showPacked } from '../trace/watch.js';
import { breath } from '../search/slices.js';

/** @typedef {import('./link.js').Written} Written */
/** @typedef {import('./link.js').Unusable} Unusable */
/** @typedef {import('./judging.js').Judged} Judged */
/** @typedef {import('./place.js').Say} Say */
/** @typedef {import('../recognize/stream.js').SlotName} SlotName */

/** Languages that run here. @type {Record<string, string>} */
const TITLES = { 'python': 'Python', 'javascript': 'JavaScript', typescript: 'TypeScript' };
const EXPECTED = /** @type {const} */ (['all', 'first', 'count', 'any']);
/**
 * The text and settings that a verdict is based on. The verdict is old while `now()` differs from `judged`.
 * @typedef {object} Basis
 * @property {string} [text] of the judged program; undefined for printed output
 * @property {number} n size that the program sets itself, or 0
 * @property {string} judged all that the verdict depends on, as JSON, when it was judged
 * @property {() => string} now the same as it is now
 */
/** @type {Basis} */
const NO_BASIS = { n: 0, judged: '', now: () => '' };

/** An empty text in the language that the reader reads programs in. @param {import('../app.js').Page} page @returns {Written} */
export function beginsSmall(page) {
  const code = new URLSearchParams(page.address()).get('code') ?? 'python';
  return { language: code === 'javascript' ? 'javascript' : 'python', source: '', n: 4, expect: 'any' };
}

/**
 * @param {import('./place.js').Stage} stage
 * @param {object} around
 * @param {AbortSignal} around.signal ends it
 * @param {() => Written} around.start the text to begin with
 * @param {(written: Written) => void} around.keep
 * @param {() => void} around.beforeShown is called before the board shows a program
 * @param {() => void} around.clearBoard takes the last program from the board
 * @param {(text: string) => boolean} around.showBoard brings the board to the front, and says what is seen there; returns whether there is room for two
 * @param {(is: boolean) => void} around.outdateBoard marks a board whose program has changed since its run
 */
export function makeDesk({ page, screen, handle, announcer }, { signal, start, keep, beforeShown, clearBoard, showBoard, outdateBoard }) {
  const element = make('div', { className: 'desk' });
  const source = makeSource(signal, { changed, run: () => run.click(), leave: () => run.focus(), dropped: (file) => void takeFile(file) });
  /** The parts of `Written` without a control. */
  let written = start();
  let say = /** @type {Say} */ ({});
  let tries = 0;
  /** The last recording of a text in the editor, that text, and the position whose line is lit. */
  let shown = { recording: 0, position: -1, text: '' };
  /** Settled once the board shows the last run. */
  let shows = Promise.resolve();
  /** Whether the board shows the text that is in the editor. */
  let isCurrent = false;
  /** The recording on the board in the last frame. */
  let followed = 0;
  let basis = NO_BASIS;
  /** @type {AbortController | undefined} */
  let running;
  /** Shows the last verdict again, in another language. @type {(() => void) | undefined} */
  let again;
  // Controls are made once and named in each language.
  const language = make('select', {}, ...Object.entries(TITLES).map(([value, title]) => make('option', { value }, title)));
  /** Whether the student has chosen the language. */
  let chosenByHand = false;
  /** Whether the student has entered the size. */
  let isSizeChosen = false;
  const size = make('input', { type: 'number', min: '1', max: String(LARGEST) });
  /** In the place of the field, the size that the program sets itself. */
  const ownSize = make('span', { className: 'chip', hidden: true });
  const beginning = make('select', {});
  const expect = make('select', {});
  const input = make('textarea', { rows: 2, spellcheck: false });
  /** The answer that the page gave by itself. */
  let answered = '';
  const printed = make('textarea', { rows: 4, spellcheck: false });
  const [open, file] = [make('input', { type: 'file' }), make('input', { type: 'file' })];
  const note = make('p', { className: 'note' });
  /** The name of the note's text. @type {'note' | 'brought' | ''} */
  let noted = 'note';
  const status = make('p');
  status.setAttribute('role', 'status');
  const far = make('p', { className: 'far' });
  const run = makeButton('', () => runJudged(), () => undefined);
  run.className = 'run';
  const stop = make('button', { type: 'button', hidden: true });
  const undo = make('button', { type: 'button', className: 'undo', hidden: true });
  const link = makeButton('', copyLink, (text) => tell(text));
  const bring = makeButton('', runPrinted, () => undefined);
  let verdict = makeVerdict(say, look);

  language.addEventListener('change', async () => {
    chosenByHand = true;
    showLanguage(language.value);
    keepNow();
    beginning.value ||= await startInUse().catch(() => '');
    if (beginning.value) void begin();
  });
  size.addEventListener('change', () => {
    isSizeChosen = true;
    keepNow();
    size.value = String(written.n);
    outdate();
  });
  // `change` comes first, when the key is pressed.
  size.addEventListener('keyup', ({ key }) => key === 'Enter' && run.click());
  for (const field of [input, printed]) field.addEventListener('input', () => outdate());
  expect.addEventListener('change', () => {
    keepNow();
    run.click();
  });
  beginning.addEventListener('change', () => beginning.value && void begin());
  stop.addEventListener('click', () => running?.abort());
  undo.addEventListener('click', () => {
    source.undo();
    undo.hidden = true;
    tell('');
  });
  open.addEventListener('change', () => {
    void takeFile(open.files?.[0]);
    open.value = '';
  });
  file.addEventListener('change', () => void takePrinted(file.files?.[0]));
  printed.addEventListener('dragover', (event) => event.preventDefault());
  printed.addEventListener('drop', (event) => {
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    void takePrinted(event.dataTransfer.files[0]);
  });
  signal.addEventListener('abort', () => running?.abort());

  /** @param {string} text @param {boolean} [isOfRun] whether it is about the judged text */
  function tell(text, isOfRun = false) {
    status.textContent = text;
    status.className = '';
    status.toggleAttribute('data-run', isOfRun);
  }
  /** @param {'note' | 'brought' | ''} name */
  function noteAs(name) {
    noted = name;
    note.textContent = name && say[name];
  }
  function keepNow() {
    written = { ...written, source: source.text, n: Math.min(LARGEST, Math.max(1, Math.round(Number(size.value)) || 1)), expect: /** @type {Written['expect']} */ (expect.value || written.expect) };
    keep(written);
  }
  /** The student has written something. @param {boolean} isReplaced whether nothing of the earlier text is left */
  function changed(isReplaced) {
    beginning.value = '';
    undo.hidden = true;
    showOwnSize();
    chosenByHand &&= !isReplaced;
    const named = languageOf(source.text) ?? (isReplaced ? beginsSmall(page).language : undefined);
    if (named && !chosenByHand) showLanguage(named);
    keepNow();
    outdate();
  }
  /** Everything that a run of the program depends on. */
  const asProgram = (text = source.text, n = written.n, given = input.value) => JSON.stringify([text, n, given]);
  const asPrinted = () => JSON.stringify([printed.value, written.n]);
  /** Marks the verdict and the board while text or settings differ from the judged ones. */
  function outdate() {
    const isShown = shown.recording > 0 && page.now().recording === shown.recording;
    isCurrent = isShown && source.text === shown.text;
    const isOld = basis.now() !== basis.judged;
    verdict.outdate(isOld);
    status.hidden = isOld && status.hasAttribute('data-run');
    outdateBoard(isShown && (isOld || !isCurrent));
  }
  /** Shows the size that the judged program sets itself, if it is still in the editor. */
  function showOwnSize() {
    const n = source.text === basis.text ? basis.n : 0;
    ownSize.hidden = n === 0;
    /** @type {HTMLElement} */ (size.closest('label')).hidden = n > 0;
    ownSize.textContent = fill(say.setBy, { n });
  }
  /** @param {string} its the language of the text; one that this page cannot run is named too */
  function showLanguage(its) {
    if (!(its in TITLES) && ![...language.options].some(({ value }) => value === its)) language.append(make('option', { value: its }, its[0].toUpperCase() + its.slice(1)));
    language.value = its;
    written.language = its === 'python' ? 'python' : 'javascript';
    source.speak(written.language);
  }
  /** Puts a text in place of the present one; undoing brings that back. @param {Written} program */
  function put(program) {
    const replaces = source.text.trim() !== '' && source.text !== program.source;
    written = { ...program };
    isSizeChosen = false;
    beginning.value = '';
    [size.value, expect.value] = [String(program.n), program.expect];
    source.set(program.source, program.language);
    const named = languageOf(program.source);
    chosenByHand = false;
    showLanguage(named && (named === 'typescript' || !canRun(named)) ? named : program.language);
    undo.hidden = !replaces;
    clearVerdict();
    showOwnSize();
    tell(replaces ? say.replaced : '');
    keepNow();
  }
  async function begin() {
    const chosen = beginning.value;
    try {
      const text = await startOf(chosen, written.language, say);
      if (signal.aborted) return;
      put({ ...written, source: text, expect: 'any' });
      beginning.value = chosen;
    } catch (error) {
      tell(fill(say.failed, { reason: reasonOf(error) }));
    }
  }
  /** The starting point that the text is, if nothing in it was changed; it may be from before a reload. */
  async function startInUse() {
    const { text } = source;
    for (const name of [...HOLES, ...SEARCHES]) for (const each of /** @type {const} */ (['python', 'javascript'])) if (await startOf(name, each, say) === text) return name;
    return '';
  }
  /** @param {File | undefined} each */
  async function takeFile(each) {
    if (!each) return;
    const text = await each.text();
    put({ ...written, source: text, expect: 'any' });
    const isUndone = undo.hidden;
    changed(true);
    undo.hidden = isUndone;
  }
  /** @param {File | undefined} each */
  async function takePrinted(each) {
    if (!each) return;
    printed.value = await each.text();
    outdate();
  }
  async function copyLink() {
    const address = new URL(location.href);
    const query = new URLSearchParams(address.hash.slice(1));
    try {
      query.set('program', await pack(written));
    } catch (error) {
      const { id, values } = /** @type {Unusable} */ (error);
      return fill(say[`link-${id}`], values);
    }
    address.hash = query.toString();
    return copy(address.href).then(() => say.copied, () => say.notCopied);
  }

  function clearVerdict() {
    again = undefined;
    basis = NO_BASIS;
    verdict.clear();
    outdate();
  }
  /** @param {() => void} show @param {Basis} of */
  function showVerdict(show, of) {
    again = show;
    basis = of;
    show();
    outdate();
  }
  /** Ends the last run and begins another. */
  function startRun() {
    running?.abort();
    running = new AbortController();
    keepNow();
    clearVerdict();
    tell('');
    far.textContent = say.running;
    noteAs('');
    undo.hidden = true;
    source.mark(0);
    stop.hidden = false;
    return running.signal;
  }
  function endRun() {
    stop.hidden = true;
    far.textContent = '';
  }
  /**
   * @param {ReturnType<typeof import('../trace/packed.js').pack> | undefined} packed
   * @param {number} events
   * @param {boolean} isRight
   * @param {number} line in which the program ended; 0 for none, and then the line of the event is lit
   * @param {string} [text] in the editor, if it is the program
   */
  async function showOnBoard(packed, events, isRight, line, text) {
    if (source.text === text) source.mark(line);
    if (!packed) {
      clearBoard();
      return;
    }
    beforeShown();
    showPacked({ page, screen }, packed, events);
    // A board of a solution is gold.
    if (isRight) await handle.runTo('solution').catch(() => undefined);
    // If the program ended early, the board shows its last event.
    else if (line > 0) await handle.seek(events);
    shown = { recording: text === undefined ? 0 : page.now().recording, position: line > 0 ? page.now().position : -1, text: text ?? '' };
    outdate();
  }
  /** Runs and judges a program. @param {SlotName[]} [board] its board */
  async function runJudged(board) {
    const its = startRun();
    if (written.source.trim() === '') {
      showVerdict(() => tell(say['end-empty'], true), { text: written.source, n: 0, judged: asProgram(), now: () => asProgram() });
      clearBoard();
      endRun();
      return;
    }
    let given = input.value;
    const own = given === answered ? '' : given;
    const [text, asked] = [written.source, written.n];
    try {
      const judged = await judge(text, {
        n: asked, board, ...(written.expect !== 'any' && { expect: written.expect }), ...(own !== '' && { input: own }),
        ...(canRun(language.value) && { [chosenByHand ? 'language' : 'guess']: language.value }),
      }, its, (done, total) => void (far.textContent = done < total ? fill(say.fetching, { done: megabytes(done), total: megabytes(total) }) : say.starting));
      if (signal.aborted) return;
      const isAsking = judged.asked.length > 0 || judged.error?.kind === 'input';
      // A program that asks for more than the size gets it again.
      if (isAsking && own === '') given = answered = input.value = String(['smaller', 'other'].includes(judged.size) ? judged.n : asked);
      showVerdict(() => {
        showOwnSize();
        const ran = saidOf(judged, say, MILLISECONDS[written.language] / 1000);
        verdict.showJudged(judged, { n: asked, isSizeChosen, ran, choose: (slots) => void runJudged(slots), expect: labelled(say.expect, expect), input: isAsking ? labelled(say.input, input) : undefined, got: isAsking ? fill(say.got, { input: given.trim().split('\n').join(', ') }) : '' });
        tell(ran, true);
        // It is the first of the statements that are seen.
        status.className = 'unseen';
      }, { text, n: judged.size === 'own' ? judged.n : 0, judged: asProgram(text, asked, given), now: () => asProgram() });
      // As much of the program as possible stays in sight.
      (verdict.element.querySelector('ol') ?? verdict.element).scrollIntoView({ block: 'nearest' });
      // The verdict is drawn first: after many events, the board takes as long as the verdict.
      shows = breath().then(() => (signal.aborted ? undefined : showOnBoard(recordingOf(judged, text), judged.shown, judged.verdict === 'right', judged.error ? judged.error.line : 0, text)));
      await shows;
      if (signal.aborted) return;
      announcer.tell('answer', { ...answerOf({ findings: judged.findings, right: judged.verdict === 'right' }, ++tries), judgement: publicly(judged) });
      if (judged.ran && written.language === 'python') void preparePython(signal);
    } catch (error) {
      tell(fill(say.broken, { reason: reasonOf(error) }));
    } finally {
      endRun();
    }
  }
  /** Reads and judges what another program has printed. */
  async function runPrinted() {
    startRun();
    const judged = asPrinted();
    try {
      const watched = await watchText(printed.value, written);
      if (signal.aborted) return;
      showVerdict(() => {
        tell(fill(say[`end-${watched.end}`], { reason: watched.reason }), true);
        verdict.show(watched, labelled(say.expect, expect));
      }, { n: 0, judged, now: asPrinted });
      await showOnBoard(watched.packed, watched.shown, watched.verdict?.right ?? false, 0);
      if (watched.verdict) announcer.tell('answer', answerOf(watched.verdict, ++tries));
    } catch (error) {
      tell(fill(say.broken, { reason: reasonOf(error) }));
    } finally {
      endRun();
    }
  }
  /** Shows a position, alone or, if there is room, with the correct search beside it; or plays from the beginning. @param {import('./verdicts.js').Look} what */
  async function look({ position, beside, line = 0, text = '' }) {
    // The buttons of a verdict are there a moment before its board.
    await shows;
    const hasRoom = showBoard(text);
    await handle.load({ with: beside && hasRoom ? 'flag-arrays' : '', step: position });
    if (position === 0) handle.play();
    if (line === 0) return;
    source.mark(line);
    shown.position = page.now().position;
  }

  return {
    element,
    focus: () => source.focus(),
    /** Takes a program from a link or a script. @param {Written | undefined} program @param {boolean} isLink @param {Unusable | undefined} fault */
    take(program, isLink, fault) {
      if (program) put(program);
      noteAs(program && isLink ? 'brought' : 'note');
      if (fault) tell(fill(say[`link-${fault.id}`], fault.values));
    },
    /** Names everything in a language. @param {Say} its */
    speak(its) {
      const isFirst = !say.run;
      say = its;
      source.name({ label: say.editor, keys: say.keys, placeholder: say.empty });
      const option = (/** @type {string} */ value, label = say[value] ?? value) => make('option', { value }, label);
      const chosen = beginning.value;
      beginning.replaceChildren(option('', say.yours), make('optgroup', { label: say.holes }, ...HOLES.map((name) => option(name))), make('optgroup', { label: say.searches }, ...SEARCHES.map((id) => option(id))));
      beginning.value = chosen;
      expect.replaceChildren(...EXPECTED.map((each) => option(each)));
      expect.value = written.expect;
      for (const [button, name] of /** @type {[HTMLElement, string][]} */ ([[run, say.run], [stop, say.stop], [undo, say.undone], [link, say.link], [bring, say.watch]])) button.textContent = name;
      run.title = 'Ctrl+Enter';
      printed.ariaLabel = say.printed;
      noteAs(noted);
      verdict = makeVerdict(say, look);
      element.replaceChildren(
        make('div', { className: 'chips' }, labelled(unseen(say.language), language), labelled(say.size, size), ownSize, labelled(say.start, beginning), labelled(say.file, open)),
        source.element,
        make('div', { className: 'deeds' }, run, stop, undo, ...(HAS_ADDRESS ? [link] : [])),
        make('div', { className: 'result' },
          far, status, verdict.element, note, make('p', { className: 'note keys' }, say.keys),
          make('details', {}, make('summary', {}, say.bring), make('p', {}, say.bringNote), printed, make('div', { className: 'deeds' }, bring, labelled(say.file, file)))),
      );
      if (isFirst) put(start());
      again?.();
      outdate();
    },
    /** Follows the board: lights the line of its event. */
    follow() {
      const { recording, position } = page.now();
      if (recording !== followed) {
        followed = recording;
        outdate();
      }
      if (!isCurrent || position === shown.position) return;
      shown.position = position;
      source.mark(Number(page.lines().at(-1)) || 0);
    },
  };
}

/** A name for screen readers alone. @param {string} name */
const unseen = (name) => make('span', { className: 'unseen' }, name);
/** @param {string | Node} name @param {HTMLElement} control */
const labelled = (name, control) => make('label', {}, name, control);
const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1);
const reasonOf = (/** @type {unknown} */ error) => (error instanceof Error ? error.message : String(error));

/** How the run ended. @param {Judged} judged @param {Say} say @param {number} seconds that it had */
function saidOf({ error, moves, n }, say, seconds) {
  if (!error) return say['end-well'];
  const { kind, line, type, message, missing } = error;
  const values = { line, missing, seconds, last: n - 1, reason: kind === 'error' ? `${type}: ${message}` : message };
  const early = line === 0 ? say[`end-${kind}-early`] : undefined;
  if (kind === 'error') return fill(early ?? (moves ? say['end-error'] : say['ran-error']), values);
  return fill(kind === 'syntax' ? say['end-misspelt'] : early ?? say[`ran-${kind}`] ?? say[`end-${kind}`], values);
}
