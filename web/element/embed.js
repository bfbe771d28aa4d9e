// <n-queens variant="bitmask" n="6" step="40" view="player"></n-queens>: an embedded board. It needs only this script and the
// page of the board.
import { BoardFrame } from './embed-frame.js';
import { lookOf } from './embed-look.js';
import { addressOf, defineMembers, OBSERVED, parametersOf, placeIn, takeOverProperties, TEACHING } from './embed-members.js';
import { heightFor } from './embed-size.js';
import { errorOf, PARAMETERS } from '../contract/table.js';

// So near to the screen a board is fetched.
const NEAR = '400px';
// A poster that covers longer might cover why the board does not come.
const COVERED_MILLISECONDS = 8000;
// A page that starts says so by the time it has loaded. Nothing is known of one that has not loaded after so long.
const SILENT_MILLISECONDS = 1500;
const LOADING_MILLISECONDS = 5000;
// Out of sight so long a board gives way to its picture.
const AWAY_MILLISECONDS = 5000;
const HIGHEST = 10_000;
// Parameters whose change starts another search.
const SEARCH = ['variant', 'n', 'find', 'bug', 'way'];
const PLACE = [...SEARCH, 'step'];

/** Whether a board of this page has not spoken by itself: the next ones are not waited for. */
let silent = false;

/** @typedef {import('../contract/table.js').Command} Command */

/** Where pages are made without a browser there are no elements, and this script only has to do no harm. */
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
  /** Whether the board has said how high it wants to be. */
  #asked = false;
  /** Where the reader is, once that is not where the attributes say. @type {Record<string, string>} */
  #reached = {};
  /** Query that restores a board replaced by its picture. @type {string | undefined} */
  #asleep;
  #near = false;
  /** Why there can be no board. @type {string | undefined} */
  #fault;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #away;
  /** Attributes that the board has not been told of. @type {Set<string>} */
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

  // Lets a board go on that is moved with `moveBefore`.
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

  /** @param {number} height which a style of the page's own overrules */
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

  async #obeyLoading() {
    const how = () => this.getAttribute('loading');
    this.#press?.remove();
    if (how() === 'eager') {
      // A page that imports this script may say first where the boards are.
      setTimeout(() => how() === 'eager' && this.#wake());
    } else if (how() === 'click') {
      const { makePress } = await import('./embed-press.js');
      if (this.#board || !this.#here || how() !== 'click') return;
      this.#press?.remove();
      this.#press = makePress(`${this.#chinese ? '播放' : 'Play'}: ${this.#title()}`, () => {
        this.#command('play', []);
        this.#board?.element.focus();
      });
      this.#root.append(this.#press);
    } else if (this.#near) {
      this.#wake();
    }
  }

  /** Called again it waits anew. */
  #doze() {
    clearTimeout(this.#away);
    const away = (this.#away = setTimeout(async () => {
      const board = this.#board;
      if (!board || this.#near || this.getAttribute('loading') === 'eager') return;
      const left = await import('./embed-sleep.js').then(({ leave }) => leave(board)).catch(() => undefined);
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

  /** There can be no board. @param {string} message */
  #refuse(message) {
    this.#fault = message;
    this.#tell('error', { message });
    import('./embed-trouble.js').then(({ noteOf }) => this.#fault === message && this.#cover(noteOf(message, this.#chinese)));
  }

  #wake() {
    if (this.#board || this.#fault || !this.#here) return;
    const { signal } = this.#begin();
    const query = new URLSearchParams(this.#asleep ?? this.#parameters());
    // Where it is in a trace is not a place in a search of ours.
    if (this.hasAttribute('trace')) for (const name of [...PLACE, 'play']) query.delete(name);
    // Nobody else is to command it or to hear of it.
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
    // A reader who has closed a lesson or a program does not see it again when the board wakes.
    if (!this.#asleep || query.has('lesson')) this.#teach();
    if (!this.#asleep) this.#openProgram();
    this.#showTrace();
  }

  /**
   * Does something with the board that takes a module of its own, and tells if that fails.
   * @template Module
   * @param {Promise<Module>} loading
   * @param {(module: Module, board: BoardFrame) => Promise<void>} act
   */
  async #use(loading, act) {
    const board = /** @type {BoardFrame} */ (this.#board);
    const module = await loading;
    if (board === this.#board) await act(module, board).catch(({ message }) => this.#tell('error', { message }));
  }

  /** Begins the lesson that the attributes name. */
  #teach() {
    const asked = Object.fromEntries(TEACHING.map((name) => [name, this.getAttribute(name)]));
    const wanted = asked.lesson ?? asked.quiz ?? asked.hand;
    if (wanted !== null && this.#board) this.#use(import('./embed-lesson.js'), ({ give }, board) => give(board, asked));
  }

  /** Opens the program that the attribute has. */
  #openProgram() {
    const program = this.getAttribute('program');
    if (program === null || !this.#board) return;
    this.#board.command('program', [program]).catch(({ message }) => this.#tell('error', { message }));
  }

  /** Shows what the attribute names that another program has printed. */
  #showTrace() {
    const trace = this.getAttribute('trace');
    const parameters = this.#parameters();
    if (trace !== null && this.#board) this.#use(import('./embed-trace.js'), ({ show }, board) => show(board, trace, parameters));
  }

  /** Looks what is the matter if nothing is heard of a board. @param {BoardFrame} board @param {URL} address @param {AbortSignal} signal */
  #watch(board, address, signal) {
    let loaded = false;
    const look = async () => {
      if (board.heard || signal.aborted) return;
      const { standIn } = await import('./embed-trouble.js');
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
    // For the page it has been there all the time.
    if (name === 'ready' && this.#asleep) this.#asleep = undefined;
    else this.#tell(name, detail);
  }

  /** @param {string} name @param {any} detail */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }

  /** Where the browser had to begin anew, the reader goes on. @param {any} detail */
  #goBack(detail) {
    const here = placeIn(detail);
    if (PLACE.some((name) => here[name] !== this.#reached[name])) this.#board?.command('load', [this.#parameters()]);
  }

  /** @param {Command} name @param {unknown[]} given */
  #command(name, given) {
    this.#wake();
    if (!this.#board) throw new Error(this.#fault ?? 'the board is in no page');
    this.#tellChanges();
    return this.#board.command(name, given);
  }

  #tellChanges() {
    this.#doze();
    const changed = [...this.#changed];
    this.#changed.clear();
    if (!this.#board || changed.length === 0) return;
    const usual = (/** @type {string} */ name) => (name === 'lang' ? navigator.language.split('-')[0] : PARAMETERS[name]);
    const given = parametersOf(this);
    const now = changed.map((name) => [name, given[name] ?? usual(name)]);
    // Some things, such as the end of a range, are taken back only by beginning the search anew.
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
      const { drawPoster } = await import('./embed-poster.js');
      // Nobody is to take a search of ours for the one that a trace has recorded.
      const shown = this.hasAttribute('trace') ? { n: this.#parameters().n } : this.#parameters();
      const picture = await drawPoster(shown, this.#title(), signal, this.getBoundingClientRect());
      if (signal.aborted) return;
      this.#cover(picture);
    } catch {
      // A host may forbid the module, or the position lie too far: then the place stays plain.
    }
  }

  /** @param {Element | undefined} poster what stands over the board */
  #cover(poster) {
    this.#poster?.remove();
    this.#poster = poster;
    if (!poster) return;
    poster.classList.add('poster');
    this.#root.append(poster);
  }
}

if (globalThis.customElements && !customElements.get('n-queens')) customElements.define('n-queens', NQueens);
