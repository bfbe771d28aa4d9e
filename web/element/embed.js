// <n-queens variant="bitmask" n="6" step="40" view="player"></n-queens>: a board in somebody's page. It needs nothing
// but this script and the page of the board.
import { BoardFrame } from './embed-frame.js';
import { heightFor } from './embed-size.js';
import { COMMANDS, PARAMETERS } from './embed-table.js';

// So near to the screen a board is fetched.
const NEAR = '400px';
// A poster that covers longer might cover why the board does not come.
const COVERED_MILLISECONDS = 8000;
// Out of sight so long a board gives way to its picture.
const AWAY_MILLISECONDS = 5000;
const HIGHEST = 10_000;
// What makes it another search, and the place in it.
const SEARCH = ['variant', 'n', 'find'];
const PLACE = [...SEARCH, 'step'];

const SHEET = new CSSStyleSheet();
SHEET.replaceSync(`
  :host { display: block; position: relative; --page: #fbfaf7; --light: #f4efe4; --dark: #ddd3bf; --queen: #2a2d33; }
  @media (prefers-color-scheme: dark) {
    :host { --page: #17191d; --light: #434954; --dark: #31363f; --queen: #f3f0e8; }
  }
  :host([theme=light]) { --page: #fbfaf7; --light: #f4efe4; --dark: #ddd3bf; --queen: #2a2d33; }
  :host([theme=dark]) { --page: #17191d; --light: #434954; --dark: #31363f; --queen: #f3f0e8; }
  :host([theme=projector]) { --page: #fff; --light: #fff; --dark: #cfcfcf; --queen: #000; }
  :host([hidden]) { display: none; }
  iframe, .poster { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; }
  .poster { box-sizing: border-box; padding: 4px; background: var(--page); object-fit: contain; pointer-events: none; }
  .light { fill: var(--light); }
  .dark { fill: var(--dark); }
  .queen { fill: var(--queen); }
`);

/** @typedef {import('./embed-table.js').Command} Command */

/**
 * Where a board says that it is, as parameters.
 * @param {{ variant: string, n: number, position: number }} told
 * @returns {Record<string, string>}
 */
const placeIn = ({ variant, n, position }) => ({ variant, n: String(n), step: String(position) });

export class NQueens extends HTMLElement {
  /** What the page of the board lies beside; a bundler puts this script elsewhere. */
  static site = import.meta.url;
  static observedAttributes = [...Object.keys(PARAMETERS), 'title', 'poster', 'loading'];

  static {
    for (const name of /** @type {Command[]} */ (Object.keys(COMMANDS))) {
      /** @type {(this: NQueens, ...given: unknown[]) => Promise<any>} */
      const method = async function (...given) {
        return this.#command(name, given);
      };
      Object.defineProperty(this.prototype, name, { value: method, writable: true, configurable: true });
    }
  }

  #root = this.attachShadow({ mode: 'open' });
  #size = new CSSStyleSheet();
  #widths = new ResizeObserver(() => this.#sizeUnasked());
  #sight = new IntersectionObserver((entries) => this.#see(entries[entries.length - 1].isIntersecting), { rootMargin: NEAR });
  #here = false;
  /** Of the board, or of the drawing of a poster. @type {AbortController | undefined} */
  #life;
  /** @type {BoardFrame | undefined} */
  #board;
  /** @type {Element | undefined} */
  #poster;
  /** Whether the board has said how high it wants to be. */
  #asked = false;
  /** Where the reader is, once that is not where the attributes say. @type {Record<string, string>} */
  #reached = {};
  /** What brings back a board that gave way to its picture. @type {string | undefined} */
  #asleep;
  #near = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #away;
  /** Attributes that the board has not been told of. @type {Set<string>} */
  #changed = new Set();

  connectedCallback() {
    this.#root.adoptedStyleSheets = [SHEET, this.#size];
    this.#here = true;
    this.#widths.observe(this);
    this.#sight.observe(this);
    this.#sizeUnasked();
    if (this.hasAttribute('poster')) this.#showPoster();
    if (this.getAttribute('loading') === 'eager') this.#wake();
  }

  disconnectedCallback() {
    this.#widths.disconnect();
    this.#sight.disconnect();
    this.#life?.abort();
    this.#life = this.#board = this.#poster = this.#asleep = this.#away = undefined;
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
    // It is told when it is back.
    if (this.#asleep) this.#wake();
    if (name === 'loading') {
      if (now === 'eager') this.#wake();
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

  /** What the attributes say, and where the reader has got to. @returns {Record<string, string>} */
  #parameters() {
    const given = Object.keys(PARAMETERS).filter((name) => this.hasAttribute(name));
    return { ...Object.fromEntries(given.map((name) => [name, this.getAttribute(name) ?? ''])), ...this.#reached };
  }

  #title() {
    if (this.title) return this.title;
    const { n = PARAMETERS.n, variant = PARAMETERS.variant, lang = navigator.language } = this.#parameters();
    return lang.startsWith('zh') ? `Queenscope：${n} 皇后，${variant}` : `Queenscope: ${n} queens, ${variant}`;
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
    if (near) this.#wake();
    else if (!this.#life && !this.hasAttribute('poster')) this.#drawPoster();
    this.#doze();
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

  #wake() {
    if (this.#board || !this.#here) return;
    const { signal } = this.#begin();
    const query = new URLSearchParams(this.#asleep ?? this.#parameters());
    // Nobody else is to command it or to hear of it.
    if (/^https?:/.test(self.origin)) query.set('host', self.origin);
    this.#board = new BoardFrame(new URL(`index.html?${query}`, new URL(NQueens.site, document.baseURI)), {
      onHeight: (height) => {
        this.#asked = true;
        this.#resize(height);
      },
      onTold: (name, detail) => this.#hear(name, detail),
      onAnew: (detail) => this.#goBack(detail),
    }, signal);
    this.#board.element.title = this.#title();
    this.#root.prepend(this.#board.element);
    setTimeout(() => signal.aborted || this.#cover(undefined), COVERED_MILLISECONDS);
  }

  /** @param {string} name @param {any} detail */
  #hear(name, detail) {
    if (name === 'ready' || name === 'event') this.#reached = placeIn(detail);
    if (name === 'ready' || name === 'error') this.#cover(undefined);
    this.#doze();
    // For the page it has been there all the time.
    if (name === 'ready' && this.#asleep) this.#asleep = undefined;
    else this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }

  /** Where the browser had to begin anew, the reader goes on. @param {any} detail */
  #goBack(detail) {
    const here = placeIn(detail);
    if (PLACE.some((name) => here[name] !== this.#reached[name])) this.#board?.command('load', [this.#parameters()]);
  }

  /** @param {Command} name @param {unknown[]} given */
  #command(name, given) {
    this.#wake();
    if (!this.#board) throw new Error('the board is in no page');
    this.#tellChanges();
    return this.#board.command(name, given);
  }

  #tellChanges() {
    this.#doze();
    const changed = [...this.#changed];
    this.#changed.clear();
    if (!this.#board || changed.length === 0) return;
    const usual = (/** @type {string} */ name) => (name === 'lang' ? navigator.language.split('-')[0] : PARAMETERS[name]);
    const now = changed.map((name) => [name, this.getAttribute(name) ?? usual(name)]);
    // Some things, such as the end of a range, are taken back only by beginning the search anew.
    const anew = changed.some((name) => SEARCH.includes(name)) || now.some(([, value]) => value === null);
    const { variant, n } = PARAMETERS;
    this.#board.command('load', [{
      ...(anew && { variant, n, ...this.#parameters() }),
      ...Object.fromEntries(now.filter(([, value]) => value !== null)),
    }]);
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
      const picture = await drawPoster(this.#parameters(), this.#title(), signal);
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

if (!customElements.get('n-queens')) customElements.define('n-queens', NQueens);
