// A lesson as it goes: from stop to stop, each shown by the page's own search, asked, judged, and played on to where the
// answer can be seen. The reader's own search is taken aside, and comes back at the end.
import { PARAMETERS } from '../contract/table.js';
import { Card } from './card.js';
import { named } from '../dialog/part.js';
import { askedBy, factsAt, positionWith, takesGiven } from './searches.js';
import { tellTrouble } from './trouble.js';

/** @typedef {import('./lesson.d.ts').Lesson} Lesson */
/** @typedef {import('./lesson.d.ts').Stop} Stop */

/**
 * @typedef {object} Answer
 * @property {number} stop number, from 1
 * @property {string} [id] of the stop
 * @property {1 | 2} [question] of the stop, the first or the second
 * @property {string} kind of question
 * @property {string | number | string[] | null} answer ids of choices, squares as "row,column", names of cells, labels of lines, or a number; null without an answer
 * @property {boolean} right
 * @property {number} tries number of answers to this question, including this one
 * @property {string | null} tag of the misconception behind it, if the lesson names one
 * @property {number} position of the question
 * @property {true} [shown] the student pressed "Show the answer"
 * @property {true} [skipped] the student went on without an answer
 * @property {import('../recognize/judge.js').Judgement} [judgement] of a program that was run in the page
 */
/**
 * @typedef {object} Handle the part of `window.queens` that a lesson uses
 * @property {(parameters: string | Record<string, string | number>) => Promise<import('../page/handle.js').Complaint[]>} load
 * @property {(position: number) => Promise<unknown>} seek
 * @property {() => number} position
 * @property {(program: object) => Promise<void>} program opens the editor with a program
 */
/**
 * @typedef {object} Stage the page of a lesson
 * @property {import('../app.js').Page} page
 * @property {import('../screen/screen.js').Screen} screen
 * @property {import('../page/handle.js').Announcer} announcer
 * @property {Handle} handle
 */

/** Milliseconds between two events while a stop plays to the position of its question. */
const PACE_MILLISECONDS = 900;
/** Screens on which the board would be too small beside the player. */
const SMALL = '(max-width: 50rem), (max-height: 30rem)';
/** Number of answers that are judged before the right one is shown. */
const TRIES = 2;
/** Letters of a wrong stop that a message repeats. */
const MOST_NAMED = 40;

/** The view of a faulty program during the question about its fault. */
const WATCHED = { narration: 0, speed: 6, play: 1 };

/** The programming language in an address of the page. @param {string} address */
export const codeIn = (address) => new URLSearchParams(address).get('code') ?? String(PARAMETERS.code);

/**
 * The steps of a lesson: one for each question.
 * @param {Lesson} lesson
 * @returns {{ number: number, question: 1 | 2, stop: Stop }[]} with the number of the stop, from 1 on
 */
export function stepsOf({ stops }) {
  return stops.flatMap(({ second, ...stop }, i) => {
    const first = { number: i + 1, question: /** @type {const} */ (1), stop };
    if (!second) return [first];
    const { id, chapter, title, show } = stop;
    return [first, { number: i + 1, question: /** @type {const} */ (2), stop: { id, chapter, title, ...second, show: { ...show, ...second.show } } }];
  });
}

export class Course {
  #stage;
  #lesson;
  #words;
  #life = new AbortController();
  #card;
  #before;
  /** The programming language that the student reads. */
  #reads;
  #told;
  #names;
  #steps;
  /** Index of the current step. */
  #index = 0;
  /** Ends the current stop. @type {AbortController | undefined} */
  #stop;
  #tries = 0;
  /** For each answered step, whether the first try was right. @type {Map<number, boolean>} */
  #first = new Map();
  /** Steps whose question is answered, shown or skipped. @type {Set<number>} */
  #settled = new Set();
  /** @type {Answer[]} */
  #answers = [];

  /**
   * @param {Stage} stage
   * @param {Lesson} lesson
   * @param {{ words: Record<string, Record<string, string>>, glossary: import('./glossary.js').Term[] }} said texts of the page, by language
   * @param {(stop: number | null) => void} told called with each stop that is shown, from 1, and with null when the lesson is closed
   * @param {{ names: string[], begin: (name: string) => void }} ways further built-in lessons
   * @param {AbortSignal} signal ends it
   */
  constructor(stage, lesson, { words, glossary }, told, ways, signal) {
    this.#stage = stage;
    this.#lesson = lesson;
    this.#words = words;
    this.#before = stage.page.address();
    this.#reads = codeIn(this.#before);
    this.#steps = stepsOf(lesson);
    // Lessons count rows and columns from 0.
    this.#names = [...new Set(['base', ...this.#steps.flatMap(({ stop }) => Object.keys(stop.differs ? { ...stop.show, ...WATCHED } : stop.show))])];
    this.#card = new Card(lesson, this, stage, { glossary, ways }, this.#life.signal);
    this.#told = told;
    this.#life.signal.addEventListener('abort', () => {
      this.free();
      told(null);
    });
    signal.addEventListener('abort', () => this.#life.abort());
  }

  /** @returns {{ asked: number, right: number, of: number }} number of questions answered, of those right at the first try, and of all questions */
  get score() {
    return { asked: this.#first.size, right: [...this.#first.values()].filter(Boolean).length, of: this.#steps.filter(({ stop }) => stop.question).length };
  }

  /** @param {number} number of a stop, from 1 on @returns {boolean | undefined} whether it was right at the first try; undefined if it has not been answered completely */
  wasRight(number) {
    const each = this.#steps.flatMap((step, i) => (step.number === number && step.stop.question ? [this.#first.get(i)] : []));
    return each.includes(undefined) || each.length === 0 ? undefined : each.every(Boolean);
  }

  /** @returns {Answer[]} all answers, in order */
  get answers() {
    return this.#answers;
  }

  /** @returns {number} the current stop, from 1 */
  get at() {
    return this.#steps[this.#index].number;
  }

  /** @returns {boolean} whether the question of the current step has been answered, shown or skipped */
  get isSettled() {
    return this.#settled.has(this.#index);
  }

  /** @returns {boolean} whether the current step is the first */
  get isFirst() {
    return this.#index === 0;
  }

  /** @returns {boolean} whether the current step is the last */
  get isLast() {
    return this.#index === this.#steps.length - 1;
  }

  /** Words of the page in the student's language. */
  get words() {
    return this.#words[this.#stage.page.language()] ?? this.#words.en;
  }

  /** The id of the current stop, and the answers so far. @returns {{ stop: string, answers: Answer[] }} */
  get place() {
    return { stop: this.#steps[this.#index].stop.id, answers: this.#answers };
  }

  /** Restores earlier answers, for example from another day. @param {Answer[]} answers those to unknown stops are ignored */
  resume(answers) {
    this.#answers = [];
    this.#first.clear();
    this.#settled.clear();
    for (const answer of answers) {
      const index = this.#steps.findIndex(({ number, question, stop }) => number === answer.stop && question === (answer.question ?? 1) && stop.id === answer.id && stop.question);
      if (index < 0) continue;
      this.#answers.push(answer);
      if (answer.right || answer.shown || answer.skipped || answer.tries >= TRIES) this.#settled.add(index);
      if (answer.answer !== null && !this.#first.has(index)) this.#first.set(index, answer.right);
    }
  }

  /** Shows the lesson as a worksheet. @param {boolean} answers whether it has the answers */
  async openWorksheet(answers) {
    try {
      const { openWorksheet } = await named('lesson/worksheet.js', import('./worksheet.js'));
      await openWorksheet(this.#lesson, this.#stage, this.words, answers);
    } catch (error) {
      tellTrouble(this.words, /** @type {Error} */ (error), () => this.openWorksheet(answers), this.#life.signal);
    }
  }

  /** Ends the lesson, and restores the earlier view. */
  async close() {
    this.#life.abort();
    this.#stop?.abort();
    // The address from before lacks the parameters that had their usual values.
    const usual = { ...this.#usual(), find: 'all', bug: '', way: '', with: '' };
    await this.#stage.handle.load({ ...usual, ...Object.fromEntries(new URLSearchParams(this.#before)) });
  }

  /** @param {number | string} wanted number of a stop, from 1, or its id. If there is no such stop, shows the first one and a message */
  async go(wanted) {
    const index = this.#steps.findIndex(({ number, stop }) => stop.id === wanted || number === Number(wanted));
    const problems = index < 0 ? [this.words.badStop.replace('{stops}', String(this.#lesson.stops.length)).replace('{stop}', () => String(wanted).slice(0, MOST_NAMED))] : [];
    await this.#show(Math.max(0, index), problems);
  }

  /** Shows the next or the previous step; the current one again for 0. @param {-1 | 0 | 1} by */
  async move(by) {
    if (this.isLast && by > 0) {
      this.#stop?.abort();
      this.answered();
      this.#card.showEnd();
      return;
    }
    await this.#show(Math.max(0, this.#index + by), []);
  }

  /** Shows another position, such as that of a term, or the stop's own again. @param {Stop} stop @param {import('./lesson.d.ts').Shown} [show] */
  async look(stop, show = stop.show) {
    // A term may be shown by another search.
    await this.#stage.handle.load({ ...this.#usual(), find: 'all', bug: '', with: '', play: 0, ...show });
  }

  /** The student's programming language; lines to put in order must not have braces. @param {Stop} stop */
  #code({ question }) {
    if (question?.kind === 'order') return 'python';
    return codeIn(this.#stage.page.address());
  }

  /** Default parameters of a stop. The view stays as it was before the lesson, and the language as the student chose it. */
  #usual() {
    const usual = { ...PARAMETERS, view: new URLSearchParams(this.#before).get('view') ?? PARAMETERS.view, code: this.#reads };
    return Object.fromEntries(this.#names.map((name) => [name, usual[/** @type {keyof typeof usual} */ (name)] ?? '']));
  }

  /** @param {number} index of a step @param {string[]} problems to report */
  async #show(index, problems) {
    if (this.#stop && !this.#steps[this.#index].stop.show.code) this.#reads = codeIn(this.#stage.page.address());
    this.#index = index;
    this.#stop?.abort();
    const life = (this.#stop = new AbortController());
    this.#tries = 0;
    const { stop, number } = this.#steps[index];
    // The faulty program runs, but its sentences would give away the answer.
    const shown = stop.differs ? { ...stop.show, ...WATCHED } : stop.show;
    // On a small screen the cells of a question are in the card, and the board has the place of the panel.
    const panel = Boolean(stop.show.panels) && !(stop.question?.kind === 'cells' && matchMedia(SMALL).matches);
    this.#stage.page.ask(Boolean(stop.question), panel, !matchMedia(SMALL).matches);
    const complaints = await this.#stage.handle.load({ ...this.#usual(), play: 0, ...shown });
    if (life.signal.aborted) return;
    const facts = stop.question || stop.figure ? await factsAt(askedBy(stop), this.#code(stop), life.signal) : undefined;
    if (life.signal.aborted) return;
    this.#card.show(stop, facts, life.signal);
    this.#told(number);
    const told = [...problems, ...complaints.map(({ name, value, accepted }) => `${name}=${value}: ${accepted}`)];
    if (told.length > 0) this.#card.tell(told.join(' '));
  }

  /**
   * Ends the lesson, and shows the position at which the search of a stop has exactly these queens.
   * @param {Stop} stop
   * @param {import('./lesson.d.ts').Square[]} queens in any order
   * @param {AbortSignal} signal
   * @returns {Promise<boolean | null>} false if it does not reach such a position in time, null if it never does
   */
  async goOn(stop, queens, signal) {
    const asked = askedBy(stop);
    const position = await positionWith(asked, queens, signal);
    if (signal.aborted || position === undefined) return false;
    if (position === null) return null;
    await this.close();
    const { variant, n } = asked;
    await this.#stage.handle.load({ variant, n, find: asked.find ?? 'all', bug: asked.bug ?? '', way: asked.way ?? '', seed: asked.seed ?? 1, given: asked.given ?? '', step: position, play: 0 });
    return true;
  }

  /**
   * Ends the lesson, and begins the search of a stop with given queens.
   * @param {Stop} stop @param {[row: number, column: number][]} queens that do not attack each other @param {AbortSignal} signal the stop is left
   * @returns {Promise<boolean>} false if no queens can be given to that search; then nothing changes
   */
  async give(stop, queens, signal) {
    const asked = askedBy(stop);
    if (!(await takesGiven(asked, signal)) || signal.aborted) return false;
    await this.close();
    const { variant, n } = asked;
    await this.#stage.handle.load({ variant, n, find: 'all', bug: '', way: '', given: queens.map((queen) => queen.join('.')).join(','), play: 0 });
    return true;
  }

  /**
   * Judges an answer.
   * @param {Stop} stop
   * @param {import('./questions/asking.js').Given} given
   * @returns {{ right: boolean, over: boolean }}
   */
  judge(stop, given) {
    this.#tries++;
    if (!this.#first.has(this.#index)) this.#first.set(this.#index, given.right);
    const over = given.right || (this.#tries >= TRIES && !given.again);
    if (over) this.#settled.add(this.#index);
    this.#tell(stop, { answer: given.answer, right: given.right, tag: given.tag ?? null });
    return { right: given.right, over };
  }

  /** Records that the student leaves a question unanswered, unless it has been answered, shown or skipped. @param {Stop} stop @param {'shown' | 'skipped'} how */
  leave(stop, how) {
    if (this.#settled.has(this.#index)) return;
    this.#settled.add(this.#index);
    this.#tell(stop, { answer: null, right: false, tag: null, [how]: true });
  }

  /** @param {Stop} stop @param {Pick<Answer, 'answer' | 'right' | 'tag'>} given */
  #tell(stop, given) {
    const { kind } = /** @type {NonNullable<Stop['question']>} */ (stop.question);
    const { page, announcer } = this.#stage;
    const answer = { stop: this.at, id: stop.id, question: this.#steps[this.#index].question, kind, tries: this.#tries, position: page.search(0).position, ...given };
    this.#answers.push(answer);
    announcer.tell('answer', answer);
  }

  /** Shows the complete page after an answer, except on a small screen: there the board keeps its place and size. */
  answered() {
    if (!matchMedia(SMALL).matches) this.free();
  }

  /** Shows the complete page again when no question waits for an answer. */
  free() {
    this.#stage.page.ask(false, false, false);
  }

  /** Plays on to the position that shows the answer. @param {Stop} stop @returns {Promise<void>} resolved there, or when the student leaves */
  async reveal(stop) {
    const life = this.#stop;
    const { handle } = this.#stage;
    const to = stop.reveal ?? 0;
    // The sentence on the event may have been the answer.
    if (stop.show.narration === 0) await handle.load({ narration: 1 });
    while (!life?.signal.aborted && handle.position() < to) {
      await new Promise((resolve) => setTimeout(resolve, PACE_MILLISECONDS));
      const before = handle.position();
      if (life?.signal.aborted || before >= to) return;
      await handle.seek(before + 1);
      // The reader has taken it elsewhere.
      if (handle.position() !== before + 1) return;
    }
  }
}
