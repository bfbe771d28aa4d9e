// The card beside the board: what a stop says, what it asks, and the ways on.
import { make } from '../dialog/parts.js';
import { themeOf } from '../dialog/opener.js';
import { inLanguage, marked } from './text.js';
import * as board from './questions/board.js';
import * as choice from './questions/choice.js';
import * as number from './questions/number.js';
import * as squares from './questions/squares.js';

/** @typedef {import('./lesson.d.ts').Stop} Stop */
/** @typedef {import('./questions/asking.js').Asked} Asked */

/** @type {Record<string, { ask(question: any, around: import('./questions/asking.js').Around): Asked }>} */
const KINDS = { choice, choices: choice, squares, number, board };

export class Card {
  #lesson;
  #course;
  #stage;
  #element = make('aside', { id: 'lesson' });
  #said = make('div', { className: 'said' });
  #after = make('div', { className: 'after' });
  #next = make('button', { type: 'button', className: 'next' });
  /** @type {Stop | undefined} */
  #stop;
  /** @type {Asked | undefined} */
  #asked;
  #language = '';
  #votes = 0;
  #over = true;

  /**
   * @param {import('./lesson.d.ts').Lesson} lesson
   * @param {import('./course.js').Course} course
   * @param {import('./course.js').Stage} stage
   * @param {AbortSignal} signal ends it
   */
  constructor(lesson, course, stage, signal) {
    this.#lesson = lesson;
    this.#course = course;
    this.#stage = stage;
    this.#said.setAttribute('role', 'status');
    this.#element.addEventListener('keydown', (event) => this.#key(event));
    this.#next.addEventListener('click', () => (course.at === lesson.stops.length ? course.close() : course.go(course.at + 1)));
    const main = /** @type {HTMLElement} */ (document.getElementById('stage'));
    main.append(this.#element);
    main.classList.add('taught');
    stage.screen.afterFrame(() => {
      this.#element.dataset.theme = themeOf(stage.page);
      // Another language has been chosen: the stop is said in it, from its beginning.
      if (!this.#stop || this.#language === stage.page.language()) return;
      // It takes frames until it is shown, and each comes by here.
      this.#language = stage.page.language();
      this.#course.go(this.#course.at);
    }, signal);
    signal.addEventListener('abort', () => {
      this.#element.remove();
      main.classList.remove('taught');
      stage.screen.ground.focus({ preventScroll: true });
    });
  }

  /**
   * @param {Stop} stop
   * @param {import('./facts.js').Facts | undefined} facts by which its question is judged
   * @param {AbortSignal} signal the stop is left
   */
  show(stop, facts, signal) {
    const { words, at } = this.#course;
    const language = (this.#language = this.#stage.page.language());
    const say = (/** @type {import('./lesson.d.ts').Said} */ said) => marked(inLanguage(said, language));
    this.#stop = stop;
    this.#votes = 0;
    this.#over = stop.question === undefined;
    this.#said.replaceChildren();
    this.#after.replaceChildren();
    const chapter = this.#lesson.stops.slice(0, at).filter((each) => each.chapter).pop()?.chapter;
    const close = make('button', { type: 'button', ariaLabel: words.close, className: 'close' }, '×');
    close.addEventListener('click', () => this.#course.close());
    const heading = make('h2', { id: 'lesson-title', tabIndex: -1 }, ...say(stop.title));
    const stops = this.#lesson.stops.length;
    const place = make('p', { className: 'place' }, words.place.replace('{stop}', String(at)).replace('{stops}', String(stops)), ...(chapter ? [' · ', ...say(chapter)] : []));
    const parts = [make('header', {}, place, close), heading, make('p', {}, ...say(stop.text))];
    this.#asked = undefined;
    if (stop.question && facts) {
      const { question } = stop;
      this.#asked = KINDS[question.kind].ask(question, {
        facts, language, words, screen: this.#stage.screen, signal,
        answer: (given) => this.#answer(stop, given),
        note: (text) => this.#said.replaceChildren(...marked(text)),
        goOn: (queens) => this.#course.goOn(stop, queens, signal),
        boards: (n) => this.#course.boards(stop, n, signal),
      });
      const answer = make('button', { type: 'button', className: 'show' }, words.showAnswer);
      answer.addEventListener('click', () => this.#end(stop));
      parts.push(make('p', { id: 'question' }, ...say(question.text)), this.#asked.element, this.#said, answer);
    }
    const back = make('button', { type: 'button' }, words.back);
    back.disabled = at === 1;
    back.addEventListener('click', () => this.#course.go(at - 1));
    this.#next.replaceChildren(at === stops ? words.end : words.next);
    this.#next.classList.toggle('ready', this.#over);
    this.#element.setAttribute('aria-labelledby', heading.id);
    this.#element.lang = language;
    this.#element.replaceChildren(...parts, this.#after, make('footer', {}, back, this.#next));
    this.#element.scrollTop = 0;
    this.#element.dataset.theme = themeOf(this.#stage.page);
    heading.focus({ preventScroll: true });
    // On the smallest screens it lies below the board.
    if (heading.getBoundingClientRect().bottom > innerHeight) this.#element.scrollIntoView();
  }

  /** Says something beside what the stop says. @param {string} text */
  tell(text) {
    this.#after.replaceChildren(make('p', {}, text));
  }

  /** @param {Stop} stop @param {import('./questions/asking.js').Given} given */
  #answer(stop, given) {
    if (this.#over) return;
    const { words } = this.#course;
    const { right, over } = this.#course.judge(stop, given);
    const begin = right ? words.right : over ? words.shown : words.tryAgain;
    this.#said.className = right ? 'said good' : 'said bad';
    this.#said.replaceChildren(make('strong', {}, begin), ' ', ...(given.say ? marked(inLanguage(given.say, this.#language)) : []));
    if (over) this.#end(stop);
    // On a phone the answers alone may fill the card.
    this.#said.scrollIntoView({ block: 'nearest' });
  }

  /** Shows what is right, why, and how it goes on. @param {Stop} stop */
  #end(stop) {
    if (this.#over || !stop.question) return;
    this.#over = true;
    const say = (/** @type {import('./lesson.d.ts').Said} */ said) => make('p', {}, ...marked(inLanguage(said, this.#language)));
    this.#asked?.reveal();
    this.#element.querySelector('.show')?.remove();
    this.#after.replaceChildren(say(stop.question.why), ...(stop.after ? [say(stop.after)] : []));
    this.#next.classList.add('ready');
    const { at, score, words } = this.#course;
    if (at === this.#lesson.stops.length && score.asked > 1) {
      this.#after.append(make('p', { className: 'score' }, words.score.replace('{right}', String(score.right)).replace('{asked}', String(score.asked))));
    }
    this.#after.scrollIntoView({ block: 'nearest' });
    this.#course.reveal(stop);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || !this.#stop) return;
    const { words } = this.#course;
    if (event.key === 'Escape') this.#course.close();
    else if (/^[1-9]$/.test(event.key)) this.#asked?.press?.(Number(event.key));
    else if (event.key === 'a' || event.key === 'A') this.#end(this.#stop);
    else if ((event.key === 'v' || event.key === 'V') && this.#asked?.vote && !this.#over) {
      this.#votes = (this.#votes + 1) % 3;
      this.#asked.vote(this.#votes > 0);
      this.#said.className = 'said';
      this.#said.replaceChildren(['', words.firstVote, words.secondVote][this.#votes]);
    } else return;
    event.preventDefault();
  }
}
