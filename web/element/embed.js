// <n-queens variant="bitmask" n="6" step="40" view="player"></n-queens>: an embedded board. It needs only this script and the
// page of the board.
import { BoardFrame } from './embed-frame.js';
import { give } from './embed-lesson.js';
import { lookOf } from './embed-look.js';
import { addressOf, defineMembers, OBSERVED, parametersOf, placeIn, takeOverProperties, TEACHING } from './embed-members.js';
import { drawPoster } from './embed-poster.js';
import { makePress } from './embed-press.js';
import { heightFor } from './embed-size.js';
import { leave } from './embed-sleep.js';
import { show } from './embed-trace.js';
import { noteOf, standIn } from './embed-trouble.js';
import { errorOf, PARAMETERS, USUAL } from '../contract/table.js';

// Distance from the screen at which a board starts to load.
const NEAR = '400px';
// A poster that stays longer could hide an error message of the board.
const COVERED_MILLISECONDS = 8000;
// A page that starts sends a message before it has loaded. After this time without a load event, its state is unknown.
const SILENT_MILLISECONDS = 1500;
const LOADING_MILLISECONDS = 5000;
// Time off screen after which a board is replaced by its picture.
const AWAY_MILLISECONDS = 5000;
const HIGHEST = 10_000;
// Parameters whose change starts another search.
const SEARCH = ['variant', 'n', 'find', 'bug', 'way', 'seed', 'given'];
const PLACE = [...SEARCH, 'step'];

/** Whether a board of this page has sent no message: then the next ones are checked without waiting. */
let silent = false;

/** @typedef {import('../contract/table.js').Command} Command */

/** On a server there are no elements; importing this script must still work. */
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (/** @type {unknown} */ (Object));

export class NQueens extends Base {
  /** Address next to the page of the board. Set it if a bundler moves this script. */
  static site = import.meta.url;
  static observedAttributes = OBSERVED;

  static {
    defineMembers(this.prototype, async (element, name, given) => element.#command(name, given));
  }

  #root = this.attachShadow({ mode: 'open' });
  #size = new CSSStyleSheet();
  #widths = new ResizeObserver(() => this.#sizeUnasked());
  #sight = new IntersectionObserver((entries) => this.#see(entries[entries.length - 1].isIntersecting), { rootMargin: NEAR });
  #here = false;
  /** Ends the board, or the drawing of its poster. @type {AbortController | undefined} */
  #life;
  /** @type {BoardFrame | undefined} */
  #board;
  /** @type {Element | undefined} */
  #poster;
  /** The button of a board that loads on click. @type {Element | undefined} */
  #press;
  /** Whether the board has sent its preferred height. */
  #asked = false;
  /** The reader’s position, if it differs from the attributes. @type {Record<string, string>} */
  #reached = {};
  /** Query that restores a board replaced by its picture. @type {string | undefined} */
  #asleep;
  #near = false;
  /** The message if the board cannot be shown. @type {string | undefined} */
  #fault;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #away;
  /** Changed attributes not yet sent to the board. @type {Set<string>} */
  #changed = new Set();

  connectedCallback() {
    this.#root.adoptedStyleSheets = [lookOf(), this.#size];
    takeOverProperties(this);
    this.#here = true;
    this.#widths.observe(this);
    this.#sight.observe(this);
    this.#sizeUnasked();
    if (this.hasAttribute('poster')) this.#showPoster();
    this.#obeyLoading();
  }

  disconnectedCallback() {
    this.#widths.disconnect();
    this.#sight.disconnect();
    this.#life?.abort();
    this.#life = this.#board = this.#poster = this.#press = this.#asleep = this.#away = this.#fault = undefined;
    this.#here = this.#asked = false;
    this.#changed.clear();
    this.#root.replaceChildren();
  }

  // Keeps the board alive if it is moved with `moveBefore`.
  connectedMoveCallback() {}

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    if (PLACE.includes(name)) this.#reached = {};
    if (!this.#here) return;
    // A sleeping board gets the change when it wakes.
    if (this.#asleep) this.#wake();
    if (name === 'loading') {
      this.#obeyLoading();
    } else if (name === 'site' && (this.#board || this.#fault)) {
      this.#board?.element.remove();
      this.#board = this.#fault = undefined;
      this.#wake();
    } else if (TEACHING.includes(name)) {
      this.#teach();
    } else if (name === 'program') {
      this.#openProgram();
    } else if (name === 'trace') {
      this.#showTrace();
    } else if (name === 'title' && this.#board) {
      this.#board.element.title = this.#title();
    } else if (name in PARAMETERS && this.#board) {
      if (this.#changed.size === 0) queueMicrotask(() => this.#tellChanges());
      this.#changed.add(name);
    } else if (!this.#board) {
      this.#sizeUnasked();
      if (this.hasAttribute('poster')) this.#showPoster();
      else if (this.#life || name === 'poster') this.#drawPoster();
    }
  }

  /** The attributes, and the reader’s position. @returns {Record<string, string>} */
  #parameters() {
    return { ...parametersOf(this), ...this.#reached };
  }

  get #chinese() {
    return (this.lang || navigator.language).startsWith('zh');
  }

  #title() {
    if (this.title) return this.title;
    const { n = PARAMETERS.n, variant = PARAMETERS.variant } = this.#parameters();
    return this.#chinese ? `Queenscope：${n} 皇后，${variant}` : `Queenscope: ${n} queens, ${variant}`;
  }

  #sizeUnasked() {
    if (!this.#asked && this.clientWidth > 0) this.#resize(heightFor(this.getAttribute('view') ?? 'full', this.clientWidth));
  }

  /** @param {number} height overruled by a style of the page */
  #resize(height) {
    if (height > 0 && height <= HIGHEST) this.#size.replaceSync(`:host { height: ${Number(height)}px; }`);
  }

  /** @param {boolean} near */
  #see(near) {
    this.#near = near;
    if (near && (this.#asleep || this.getAttribute('loading') !== 'click')) this.#wake();
    else if (!this.#life && !this.hasAttribute('poster')) this.#drawPoster();
    this.#doze();
  }

  #obeyLoading() {
    const how = () => this.getAttribute('loading');
    this.#press?.remove();
    if (how() === 'eager') {
      // A page that imports this script may set `site` first.
      setTimeout(() => how() === 'eager' && this.#wake());
    } else if (how() === 'click') {
      // A script may set `title` or `lang` first.
      queueMicrotask(() => {
        if (this.#board || !this.#here || how() !== 'click') return;
        this.#press?.remove();
        this.#press = makePress(`${this.#chinese ? '播放：' : 'Play: '}${this.#title()}`, () => {
          this.#command('play', []);
          this.#board?.element.focus();
        });
        this.#root.append(this.#press);
      });
    } else if (this.#near) {
      this.#wake();
    }
  }

  /** A further call restarts the wait. */
  #doze() {
    clearTimeout(this.#away);
    const away = (this.#away = setTimeout(async () => {
      const board = this.#board;
      if (!board || this.#near || this.getAttribute('loading') === 'eager') return;
      const left = await leave(board).catch(() => undefined);
      if (away !== this.#away) return;
      if (!left) return this.#doze();
      this.#life?.abort();
      this.#board = undefined;
      this.#asleep = left.query;
      this.#cover(left.picture);
      board.element.remove();
    }, AWAY_MILLISECONDS));
  }

  #begin() {
    this.#life?.abort();
    return (this.#life = new AbortController());
  }

  /** Shows why the board cannot be shown. @param {string} message */
  #refuse(message) {
    this.#fault = message;
    this.#tell('error', { message });
    if (this.#fault === message) this.#cover(noteOf(message, this.#chinese));
  }

  #wake() {
    if (this.#board || this.#fault || !this.#here) return;
    const { signal } = this.#begin();
    const query = new URLSearchParams(this.#asleep ?? this.#parameters());
    // A position in a trace is not a position of a search.
    if (this.hasAttribute('trace')) for (const name of [...PLACE, 'play']) query.delete(name);
    // Only this page may send commands to the board and get its messages.
    if (/^https?:/.test(self.origin)) query.set('host', self.origin);
    const address = addressOf(this.getAttribute('site')?.replace(/\/?$/, '/') ?? NQueens.site, query);
    if (typeof address === 'string') return void this.#refuse(address);
    const board = (this.#board = new BoardFrame(address, {
      onHeight: (height) => {
        this.#asked = true;
        this.#resize(height);
      },
      onTold: (name, detail) => this.#hear(name, detail),
      onAnew: (detail) => this.#goBack(detail),
    }, signal));
    board.element.title = this.#title();
    this.#press?.remove();
    this.#root.prepend(board.element);
    setTimeout(() => signal.aborted || this.#poster?.matches('.said') || this.#cover(undefined), COVERED_MILLISECONDS);
    this.#watch(board, address, signal);
    // A lesson or program that was closed stays closed when the board wakes.
    if (!this.#asleep) this.#openProgram();
    if (!this.#asleep || query.has('lesson')) this.#teach();
    this.#showTrace();
  }

  /** Reports the error of a command. @param {Promise<unknown>} command */
  #report(command) {
    command.catch(({ message }) => this.#tell('error', { message }));
  }

  /** Starts the lesson of the attributes. */
  #teach() {
    const asked = Object.fromEntries(TEACHING.map((name) => [name, this.getAttribute(name)]));
    const wanted = asked.lesson ?? asked.quiz ?? asked.hand ?? asked.tour;
    if (wanted !== null && this.#board) this.#report(give(this.#board, asked));
  }

  /** Opens the program of the attribute. */
  #openProgram() {
    const program = this.getAttribute('program');
    if (program !== null && this.#board) this.#report(this.#board.command('program', [program]));
  }

  /** Shows the trace of the attribute. */
  #showTrace() {
    const trace = this.getAttribute('trace');
    if (trace !== null && this.#board) this.#report(show(this.#board, trace, this.#parameters()));
  }

  /** Looks for the cause if a board sends no message. @param {BoardFrame} board @param {URL} address @param {AbortSignal} signal */
  #watch(board, address, signal) {
    let loaded = false;
    const look = async () => {
      if (board.heard || signal.aborted) return;
      silent = true;
      const note = await standIn(board, address, this.#chinese, signal, loaded);
      if (note) this.#cover(note);
    };
    if (silent) look();
    const timer = setTimeout(look, LOADING_MILLISECONDS);
    board.element.addEventListener('load', () => {
      loaded = true;
      clearTimeout(timer);
      setTimeout(look, SILENT_MILLISECONDS);
    }, { once: true });
  }

  /** @param {string} name @param {any} detail */
  #hear(name, detail) {
    if (name === 'ready' || name === 'event') this.#reached = placeIn(detail);
    if (name === 'ready' || name === 'error') this.#cover(undefined);
    this.#doze();
    // A board that wakes must not report `ready` again.
    if (name === 'ready' && this.#asleep) this.#asleep = undefined;
    else this.#tell(name, detail);
  }

  /** @param {string} name @param {any} detail */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }

  /** Restores the reader’s position after a restart of the board. @param {any} detail */
  #goBack(detail) {
    const here = placeIn(detail);
    if (PLACE.some((name) => here[name] !== this.#reached[name])) this.#board?.command('load', [this.#parameters()]);
  }

  /** @param {Command} name @param {unknown[]} given */
  #command(name, given) {
    this.#wake();
    if (!this.#board) throw new Error(this.#fault ?? 'the board is not in a page');
    this.#tellChanges();
    return this.#board.command(name, given);
  }

  #tellChanges() {
    this.#doze();
    const changed = [...this.#changed];
    this.#changed.clear();
    if (!this.#board || changed.length === 0) return;
    const usual = (/** @type {string} */ name) => (name === 'lang' ? navigator.language.split('-')[0] : USUAL[name] ?? null);
    const given = parametersOf(this);
    const now = changed.map((name) => [name, given[name] ?? usual(name)]);
    // Some changes, such as removing the end of a range, need a new search.
    const anew = changed.some((name) => SEARCH.includes(name)) || now.some(([, value]) => value === null);
    const { variant, n } = PARAMETERS;
    this.#board.command('load', [{
      ...(anew && { variant, n, ...this.#parameters() }),
      ...Object.fromEntries(now.filter(([, value]) => value !== null)),
    }]).then((complaints) => complaints.length > 0 && this.#tell('error', errorOf(complaints)), () => undefined);
  }

  #showPoster() {
    this.#life?.abort();
    this.#cover(Object.assign(new Image(), { src: this.getAttribute('poster') ?? '', alt: this.#title() }));
  }

  async #drawPoster() {
    const { signal } = this.#begin();
    try {
      await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
      signal.throwIfAborted();
      // A poster of another search would be confused with the trace.
      const shown = this.hasAttribute('trace') ? { n: this.#parameters().n } : this.#parameters();
      const picture = await drawPoster(shown, this.#title(), signal, this.getBoundingClientRect());
      signal.throwIfAborted();
      this.#cover(picture);
    } catch {
      // The host may forbid the module of the searches, the position may be too far, or the board has come. Then there is no poster.
    }
  }

  /** @param {Element | undefined} poster poster over the board */
  #cover(poster) {
    this.#poster?.remove();
    this.#poster = poster;
    if (!poster) return;
    poster.classList.add('poster');
    this.#root.append(poster);
  }
}

if (globalThis.customElements && !customElements.get('n-queens')) customElements.define('n-queens', NQueens);
