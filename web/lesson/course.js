// A lesson as it goes: from stop to stop, each shown by the page's own search, asked, judged, and played on to where the
// answer can be seen. The reader's own search is taken aside, and comes back at the end.
import { PARAMETERS } from '../element/embed-table.js';
import { withSearch } from '../share/search.js';
import { Card } from './card.js';
import { boardsOf, keyOf } from './facts.js';

/** @typedef {import('./lesson.d.ts').Lesson} Lesson */
/** @typedef {import('./lesson.d.ts').Stop} Stop */
/** @typedef {import('./facts.js').Facts} Facts */

/**
 * @typedef {object} Answer
 * @property {number} stop from 1 on
 * @property {string} kind of question
 * @property {string | number | string[]} answer ids of choices, squares as "row,column", or a number
 * @property {boolean} right
 * @property {number} tries so many answers to this question, this one included
 * @property {string | null} tag of the misconception behind it, if the lesson names one
 * @property {number} position at which it was asked
 */
/**
 * @typedef {object} Handle of `window.queens`, what a lesson does with the page's search
 * @property {(parameters: string | Record<string, string | number>) => Promise<import('../page/handle.js').Complaint[]>} load
 * @property {() => Promise<unknown>} step
 * @property {() => number} position
 */
/**
 * @typedef {object} Stage what a lesson is given on
 * @property {import('../app.js').Page} page
 * @property {import('../screen/screen.js').Screen} screen
 * @property {import('../page/handle.js').Announcer} announcer
 * @property {Handle} handle
 */

/** From event to event when it plays on to what a question was about. */
const PACE_MILLISECONDS = 900;
/** So many events of a search are looked through for a board. */
const FAR = 200_000;
/** So many answers are judged before the right one is shown. */
const TRIES = 2;

/** A search that is looked through for a stop that has been left ends, which is no failure. @param {AbortSignal} left */
const unlessLeft = (left) => (/** @type {unknown} */ error) => {
  if (!left.aborted) throw error;
  return undefined;
};

export class Course {
  #stage;
  #lesson;
  #words;
  #life = new AbortController();
  #card;
  #before;
  #told;
  #names;
  #at = 0;
  /** Of the stop that is shown. @type {AbortController | undefined} */
  #stop;
  #tries = 0;
  /** Of each stop that has been answered, whether it was right at the first try. @type {Map<number, boolean>} */
  #first = new Map();

  /**
   * @param {Stage} stage
   * @param {Lesson} lesson
   * @param {Record<string, Record<string, string>>} words by language
   * @param {(stop: number | null) => void} told is called with each stop that is shown, from 1 on, and with null when it is closed
   * @param {AbortSignal} signal ends it
   */
  constructor(stage, lesson, words, told, signal) {
    this.#stage = stage;
    this.#lesson = lesson;
    this.#words = words;
    this.#before = stage.page.address();
    this.#names = [...new Set(lesson.stops.flatMap(({ show }) => Object.keys(show)))];
    this.#card = new Card(lesson, this, stage, this.#life.signal);
    this.#told = told;
    this.#life.signal.addEventListener('abort', () => told(null));
    signal.addEventListener('abort', () => this.#life.abort());
  }

  /** @returns {{ asked: number, right: number }} of the stops answered, how many were right at the first try */
  get score() {
    return { asked: this.#first.size, right: [...this.#first.values()].filter(Boolean).length };
  }

  /** @returns {number} the stop that is shown, from 1 on */
  get at() {
    return this.#at;
  }

  /** Words of the page in the reader's language. */
  get words() {
    return this.#words[this.#stage.page.language()] ?? this.#words.en;
  }

  /** Ends it, and shows what the reader had before. */
  async close() {
    this.#life.abort();
    this.#stop?.abort();
    await this.#stage.handle.load(this.#before);
  }

  /** @param {number} number of a stop, from 1 on; where there is none such the first is shown, and that is said */
  async go(number) {
    const stops = this.#lesson.stops.length;
    const isThere = Number.isInteger(number) && number >= 1 && number <= stops;
    this.#at = isThere ? number : 1;
    this.#stop?.abort();
    const life = (this.#stop = new AbortController());
    this.#tries = 0;
    const stop = this.#lesson.stops[this.#at - 1];
    const usual = Object.fromEntries(this.#names.map((name) => [name, PARAMETERS[/** @type {keyof typeof PARAMETERS} */ (name)] ?? '']));
    const complaints = await this.#stage.handle.load({ ...usual, play: 0, ...stop.show });
    if (life.signal.aborted) return;
    const facts = stop.question ? await this.#factsOf(stop, life.signal).catch(unlessLeft(life.signal)) : undefined;
    if (life.signal.aborted) return;
    this.#card.show(stop, facts, life.signal);
    this.#told(this.#at);
    const problems = complaints.map(({ name, value, accepted }) => `${name}=${value}: ${accepted}`);
    if (!isThere) problems.unshift(this.words.badStop.replace('{stops}', String(stops)));
    if (problems.length > 0) this.#card.tell(problems.join(' '));
  }

  /** The search that a stop shows, and where it stands. @param {Stop} stop */
  #asked({ show }) {
    const { variant = PARAMETERS.variant, n = PARAMETERS.n, step = 0, find, bug, way } = show;
    const optional = (/** @type {string | number | undefined} */ value) => (value === undefined || value === '' ? undefined : String(value));
    return { variant: String(variant), n: Number(n), position: Number(step), find: optional(find), bug: optional(bug), way: optional(way) };
  }

  /** @param {Stop} stop @param {AbortSignal} signal @returns {Promise<Facts>} */
  #factsOf(stop, signal) {
    return withSearch({ ...this.#asked(stop), signal }, (search) => ({
      n: this.#asked(stop).n,
      queens: search.queens(),
      next: /** @type {Facts['next']} */ (search.step()),
    }));
  }

  /**
   * @param {Stop} stop
   * @param {number} n
   * @param {AbortSignal} signal
   * @returns {Promise<number>} the boards that the search of a stop visits for another n; NaN if the stop has been left
   */
  boards(stop, n, signal) {
    return withSearch({ ...this.#asked(stop), n, position: 0, signal }, boardsOf).catch(unlessLeft(signal)).then((boards = NaN) => boards);
  }

  /**
   * Ends the lesson, and shows where the search of a stop has placed just these queens.
   * @param {Stop} stop
   * @param {import('./lesson.d.ts').Square[]} queens in any order
   * @param {AbortSignal} signal
   * @returns {Promise<boolean>} false if it has not been seen to come there
   */
  async goOn(stop, queens, signal) {
    const wanted = keyOf(queens);
    const asked = this.#asked(stop);
    const position = await withSearch({ ...asked, position: 0, signal }, (search) => {
      for (let at = 0; at <= FAR; at++) {
        if (keyOf(search.queens()) === wanted) return at;
        if (search.step() === null) break;
      }
      return undefined;
    }).catch(unlessLeft(signal));
    if (position === undefined || signal.aborted) return false;
    await this.close();
    const { variant, n } = asked;
    await this.#stage.handle.load({ variant, n, find: asked.find ?? 'all', bug: asked.bug ?? '', way: asked.way ?? '', step: position, play: 0 });
    return true;
  }

  /**
   * Judges what has been answered.
   * @param {Stop} stop
   * @param {import('./questions/asking.js').Given} given
   * @returns {{ right: boolean, over: boolean }}
   */
  judge(stop, given) {
    this.#tries++;
    if (!this.#first.has(this.#at)) this.#first.set(this.#at, given.right);
    const over = given.right || this.#tries >= TRIES;
    const { kind } = /** @type {NonNullable<Stop['question']>} */ (stop.question);
    const { page, announcer } = this.#stage;
    announcer.tell('answer', {
      stop: this.#at, kind, answer: given.answer, right: given.right, tries: this.#tries, tag: given.tag ?? null, position: page.position(),
    });
    return { right: given.right, over };
  }

  /** Plays on to where the answer is seen. @param {Stop} stop @returns {Promise<void>} there, or when the reader goes elsewhere */
  async reveal(stop) {
    const life = this.#stop;
    const { handle } = this.#stage;
    const to = stop.reveal ?? 0;
    while (!life?.signal.aborted && handle.position() < to) {
      await new Promise((resolve) => setTimeout(resolve, PACE_MILLISECONDS));
      const before = handle.position();
      if (life?.signal.aborted || before >= to) return;
      await handle.step();
      // The reader has taken it elsewhere.
      if (handle.position() !== before + 1) return;
    }
  }
}
