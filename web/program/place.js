// The place beside the board where students write or paste a program, run it, and read the verdict.
import { addStyle } from '../dialog/opener.js';
import { make } from '../dialog/parts.js';
import { textsOf } from '../dialog/part.js';
import { given as lesson } from '../lesson/given.js';
import { beginsSmall, makeDesk } from './desk.js';
import { sayLine, takeLine } from '../notices/words.js';
import { isLeftOpen, noteLeftOpen } from './left-open.js';
import { checked, unpack, Unusable } from './link.js';

/** @typedef {import('./link.js').Written} Written */
/** @typedef {import('../page/handle.js').Announcer} Announcer */
/** @typedef {{ seek(position: number): Promise<unknown>, load(parameters: string | Record<string, string | number>): Promise<unknown>, runTo(kind: string): Promise<unknown>, play(): void }} Handle */
/** @typedef {{ page: import('../app.js').Page, screen: import('../screen/screen.js').Screen, handle: Handle, announcer: Announcer }} Stage where a program is shown */
/** @typedef {Record<string, string>} Say the texts in one language */

/** The text, as long as the page is open. @type {Written | undefined} */
let kept;
/** The search that Back returns to, as an address. @type {{ address: string, title: string } | undefined} */
let before;
/** The place that is open. @type {ReturnType<typeof makePlace> | undefined} */
let place;
const STORED = 'queenscope-program';
/** The notice about what the board shows. */
const NOTICE = 'program-seen';
/** Marks the entry of the browser's history below the one of the place. */
const BELOW = 'belowProgram';
/** Where the place and the board have no room beside each other, each is a tab. */
const NARROW = matchMedia('(max-width: 40rem) and (min-height: 30rem), (max-width: 30rem)');

/** The text from before the page was reloaded. @returns {Written | undefined} */
function stored() {
  try {
    return checked(JSON.parse(sessionStorage.getItem(STORED) ?? ''));
  } catch {
    return undefined;
  }
}

/** @param {Written} written */
function keep(written) {
  kept = written;
  try {
    sessionStorage.setItem(STORED, JSON.stringify(kept));
  } catch {
    // A frame may have no storage.
  }
}

/** Adds an entry to the browser's history, so that its Back closes the place. In a frame, Back belongs to the page around. */
function enterHistory() {
  if (window.parent !== window) return;
  try {
    history.replaceState({ [BELOW]: true }, '');
    history.pushState(null, '');
  } catch {
    // A sandboxed page has no history of its own.
  }
}

/**
 * Opens the place, or takes a program into the one that is open.
 * @param {Stage} stage
 * @param {AbortSignal} signal closes it
 * @param {unknown} [given] a program, as a link has it or as an object; it is not run
 * @throws {Unusable} if the given program is not valid; for a link the place also says so
 */
export async function open(stage, signal, given) {
  /** @type {Unusable | undefined} */
  let fault;
  /** @type {Written | undefined} */
  let brought;
  if (given !== undefined) {
    try {
      brought = typeof given === 'string' ? await unpack(given) : checked(given);
    } catch (error) {
      if (typeof given !== 'string') throw error;
      fault = /** @type {Unusable} */ (error);
    }
  }
  const texts = await textsOf('program');
  await Promise.all(['dialog', 'program'].map((each) => addStyle(`../${each}/style.css`)));
  // A lesson stands where the place will be.
  await lesson.running?.close();
  if (signal.aborted) return;
  if (!place) {
    kept ??= stored();
    // After a reload the entry is there.
    if (!isLeftOpen()) enterHistory();
    place = makePlace(stage, texts, signal);
    noteLeftOpen(true);
  }
  place.show({ brought, fault, isLink: typeof given === 'string' });
  if (fault) throw Object.assign(fault, { told: true });
}

/**
 * @param {Stage} stage
 * @param {Record<string, Say>} texts by language
 * @param {AbortSignal} signal closes it
 */
function makePlace(stage, texts, signal) {
  const { page, screen, handle } = stage;
  const life = new AbortController();
  const element = make('aside', { id: 'program', className: 'themed' });
  const tabs = make('div', { id: 'program-tabs', className: 'themed' });
  const main = /** @type {HTMLElement} */ (document.getElementById('stage'));
  const heading = make('h2', { id: 'program-title', tabIndex: -1 });
  const back = make('button', { type: 'button', className: 'back', onclick: close });
  let language = '';
  let isBoardShown = false;
  /** Whether the program has changed since the run that the board shows. */
  let isBoardOld = false;
  const desk = makeDesk(stage, {
    signal: life.signal, keep, clearBoard, outdateBoard,
    start: () => kept ?? beginsSmall(page),
    beforeShown: remember,
    showBoard: (text) => showBoard(true, text),
  });

  /** Closes the place and shows the search from before. The text is kept. */
  function close() {
    end();
    clearBoard();
  }

  /** Shows the search from before in place of a program. */
  function clearBoard() {
    if (page.now().recording > 0 && before) void handle.load(before.address);
  }

  function end() {
    life.abort();
    takeLine(NOTICE);
    noteLeftOpen(false);
    element.remove();
    tabs.remove();
    main.classList.remove('written', 'outdated');
    delete main.dataset.tab;
    place = undefined;
    page.write(false);
    screen.ground.focus({ preventScroll: true });
    screen.draw();
  }

  /** Notes the search that is shown, unless it is the one of a program. */
  function remember() {
    const { recording, variant, n, title, address } = page.now();
    if (recording > 0) return;
    const query = new URLSearchParams(address);
    query.set('variant', variant);
    query.set('n', String(n));
    // Back also ends a comparison, and leaves the look of the page as it is then.
    query.set('with', query.get('with') ?? '');
    for (const name of ['play', 'lang', 'theme']) query.delete(name);
    before = { address: query.toString(), title };
  }

  /** Follows the page: its language, its theme, and the search that is shown. */
  function follow() {
    if (lesson.running) {
      end();
      return;
    }
    remember();
    const say = texts[page.language()];
    if (language !== page.language()) {
      language = element.lang = page.language();
      heading.textContent = say.title;
      desk.speak(say);
      const tab = (/** @type {string} */ name, /** @type {boolean} */ isBoard) =>
        make('button', { type: 'button', role: 'tab', onclick: () => showBoard(isBoard) }, name);
      tabs.replaceChildren(tab(say.editor, false), tab(say.boardTab, true));
      arrange();
    }
    const named = say.back.replace('{search}', before?.title ?? '');
    if (back.textContent !== named) back.textContent = named;
    desk.follow();
  }

  /** @param {boolean} is */
  function outdateBoard(is) {
    if (isBoardOld === is) return;
    isBoardOld = is;
    main.classList.toggle('outdated', is);
    if (isBoardShown) showBoard(true);
  }

  /**
   * @param {boolean} shown whether the board's tab is in front, where there are tabs
   * @param {string} [text] what is seen on it; beside it the verdict says so
   * @returns {boolean} whether there is room for two boards
   */
  function showBoard(shown, text = '') {
    isBoardShown = shown;
    takeLine(NOTICE);
    const said = shown && isBoardOld ? texts[language].changed : text;
    if (said && NARROW.matches) sayLine(NOTICE, said);
    arrange();
    return !NARROW.matches;
  }

  function arrange() {
    main.dataset.tab = !NARROW.matches ? 'both' : isBoardShown ? 'board' : 'program';
    [...tabs.children].forEach((each, i) => {
      const isOn = (i === 1) === isBoardShown;
      each.setAttribute('aria-selected', String(isOn));
      /** @type {HTMLElement} */ (each).tabIndex = isOn ? 0 : -1;
    });
    // The canvas leaves out what is seen here.
    page.write(!NARROW.matches);
    screen.draw();
  }

  signal.addEventListener('abort', end, { signal: life.signal });
  element.setAttribute('aria-labelledby', heading.id);
  window.addEventListener('popstate', ({ state }) => state?.[BELOW] && close(), { signal: life.signal });
  tabs.setAttribute('role', 'tablist');
  tabs.addEventListener('keydown', ({ key }) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    showBoard(key === 'ArrowRight');
    /** @type {HTMLElement | null} */ (tabs.querySelector('[aria-selected="true"]'))?.focus();
  });
  element.append(make('header', {}, heading, back), desk.element);
  remember();
  main.append(tabs, element);
  main.classList.add('written');
  NARROW.addEventListener('change', arrange, { signal: life.signal });
  follow();
  screen.afterFrame(follow, life.signal);
  arrange();

  return {
    /** @param {{ brought?: Written, fault?: Unusable, isLink: boolean }} given a program, or the reason that it is not valid */
    show({ brought, fault, isLink }) {
      showBoard(false);
      desk.take(brought, isLink, fault);
      desk.focus();
    },
  };
}
