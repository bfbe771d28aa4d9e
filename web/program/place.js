// The place beside the board where students write or paste a program, run it, and read the verdict.
import { addStyle, themeOf } from '../dialog/opener.js';
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
/** @type {Place | undefined} */
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
    place = new Place(stage, texts, signal);
    noteLeftOpen(true);
  }
  place.show({ brought, fault, isLink: typeof given === 'string' });
  if (fault) throw Object.assign(fault, { told: true });
}

class Place {
  #stage;
  #texts;
  #life = new AbortController();
  #element = make('aside', { id: 'program', className: 'themed' });
  #tabs = make('div', { id: 'program-tabs', className: 'themed' });
  #main = /** @type {HTMLElement} */ (document.getElementById('stage'));
  #heading = make('h2', { id: 'program-title', tabIndex: -1 });
  #back = make('button', { type: 'button', className: 'back' });
  #desk;
  #language = '';
  #isBoardShown = false;
  /** Whether the program has changed since the run that the board shows. */
  #isBoardOld = false;

  /** @param {Stage} stage @param {Record<string, Say>} texts by language @param {AbortSignal} signal */
  constructor(stage, texts, signal) {
    this.#stage = stage;
    this.#texts = texts;
    const { page, screen } = stage;
    const { signal: over } = this.#life;
    signal.addEventListener('abort', () => this.#end(), { signal: over });
    this.#desk = makeDesk(stage, {
      signal: over, keep,
      start: () => kept ?? beginsSmall(page),
      beforeShown: () => this.#remember(),
      clearBoard: () => this.#clearBoard(),
      showBoard: (text) => this.#showBoard(true, text),
      outdateBoard: (is) => this.#outdateBoard(is),
    });
    this.#back.addEventListener('click', () => this.close());
    this.#element.setAttribute('aria-labelledby', this.#heading.id);
    window.addEventListener('popstate', ({ state }) => state?.[BELOW] && this.close(), { signal: over });
    this.#tabs.setAttribute('role', 'tablist');
    this.#tabs.addEventListener('keydown', ({ key }) => {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      this.#showBoard(key === 'ArrowRight');
      /** @type {HTMLElement | null} */ (this.#tabs.querySelector('[aria-selected="true"]'))?.focus();
    });
    this.#element.append(make('header', {}, this.#heading, this.#back), this.#desk.element);
    this.#remember();
    this.#main.append(this.#tabs, this.#element);
    this.#main.classList.add('written');
    NARROW.addEventListener('change', () => this.#arrange(), { signal: over });
    this.#follow();
    screen.afterFrame(() => this.#follow(), over);
    this.#arrange();
  }

  /** @param {{ brought?: Written, fault?: Unusable, isLink: boolean }} given */
  show({ brought, fault, isLink }) {
    this.#showBoard(false);
    this.#desk.take(brought, isLink, fault);
    this.#desk.focus();
  }

  /** Closes the place and shows the search from before. The text is kept. */
  close() {
    this.#end();
    this.#clearBoard();
  }

  /** Shows the search from before in place of a program. */
  #clearBoard() {
    const { page, handle } = this.#stage;
    if (page.now().recording > 0 && before) void handle.load(before.address);
  }

  #end() {
    this.#life.abort();
    takeLine(NOTICE);
    noteLeftOpen(false);
    this.#element.remove();
    this.#tabs.remove();
    this.#main.classList.remove('written', 'outdated');
    delete this.#main.dataset.tab;
    place = undefined;
    const { page, screen } = this.#stage;
    page.write(false);
    screen.ground.focus({ preventScroll: true });
    screen.draw();
  }

  /** Notes the search that is shown, unless it is the one of a program. */
  #remember() {
    const { page } = this.#stage;
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
  #follow() {
    const { page } = this.#stage;
    if (lesson.running) {
      this.#end();
      return;
    }
    this.#element.dataset.theme = this.#tabs.dataset.theme = this.#main.dataset.theme = themeOf(page);
    this.#remember();
    const language = page.language();
    const say = this.#texts[language];
    if (this.#language !== language) {
      this.#language = this.#element.lang = language;
      this.#heading.textContent = say.title;
      this.#desk.speak(say);
      this.#fillTabs(say);
    }
    const back = say.back.replace('{search}', before?.title ?? '');
    if (this.#back.textContent !== back) this.#back.textContent = back;
    this.#desk.follow();
  }

  /** @param {Say} say */
  #fillTabs(say) {
    const tab = (/** @type {string} */ name, /** @type {boolean} */ isBoard) =>
      make('button', { type: 'button', role: 'tab', onclick: () => this.#showBoard(isBoard) }, name);
    this.#tabs.replaceChildren(tab(say.editor, false), tab(say.boardTab, true));
    this.#arrange();
  }

  /** @param {boolean} is */
  #outdateBoard(is) {
    if (this.#isBoardOld === is) return;
    this.#isBoardOld = is;
    this.#main.classList.toggle('outdated', is);
    if (this.#isBoardShown) this.#showBoard(true);
  }

  /**
   * @param {boolean} shown whether the board's tab is in front, where there are tabs
   * @param {string} [text] what is seen on it; beside it the verdict says so
   * @returns {boolean} whether there is room for two boards
   */
  #showBoard(shown, text = '') {
    this.#isBoardShown = shown;
    takeLine(NOTICE);
    const said = shown && this.#isBoardOld ? this.#texts[this.#language].changed : text;
    if (said && NARROW.matches) sayLine(NOTICE, said);
    this.#arrange();
    return !NARROW.matches;
  }

  #arrange() {
    const { page, screen } = this.#stage;
    const inFront = this.#isBoardShown ? 'board' : 'program';
    this.#main.dataset.tab = NARROW.matches ? inFront : 'both';
    [...this.#tabs.children].forEach((each, i) => {
      const isOn = (i === 1) === this.#isBoardShown;
      each.setAttribute('aria-selected', String(isOn));
      /** @type {HTMLElement} */ (each).tabIndex = isOn ? 0 : -1;
    });
    // The canvas leaves out what is seen here.
    page.write(!NARROW.matches);
    screen.draw();
  }
}
