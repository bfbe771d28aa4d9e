// The card beside the board: text, question and navigation of a stop.
import { make } from '../dialog/parts.js';
import { closing } from './closing.js';
import { contents } from './contents.js';
import { differences, eventsOf } from './figures/differences.js';
import { costs } from './figures/costs.js';
import { bits } from './figures/bits.js';
import { explained } from './glossary.js';
import { listingFigure } from './listing.js';
import { onPaper } from './paper.js';
import { inLanguage, marked } from './text.js';
import { askedBy, boardsFor, lend, rightNumber } from './searches.js';
import * as board from './questions/board.js';
import * as cells from './questions/cells.js';
import * as choice from './questions/choice.js';
import * as line from './questions/line.js';
import * as number from './questions/number.js';
import * as order from './questions/order.js';
import * as squares from './questions/squares.js';

/** @typedef {import('./lesson.d.ts').Stop} Stop */
/** @typedef {import('./questions/asking.js').Asked} Asked */
/** @typedef {import('./questions/asking.js').Around} Around */

/** @type {Record<string, { ask(question: any, around: Around): Asked }>} */
const KINDS = { choice, choices: choice, squares, cells, line, order, number, board };

export class Card {
  #lesson;
  #course;
  #stage;
  #more;
  #element = make('aside', { id: 'lesson', className: 'themed' });
  #main = /** @type {HTMLElement} */ (document.getElementById('stage'));
  #said = make('div', { className: 'said', role: 'status' });
  #after = make('div', { className: 'after' });
  #next = make('button', { type: 'button', className: 'next' });
  /** @type {Stop | undefined} */
  #stop;
  /** @type {Around | undefined} */
  #around;
  /** @type {Asked | undefined} */
  #asked;
  #language = '';
  #votes = 0;
  #over = true;
  /** The last reply. @type {(Node | string)[]} */
  #replied = [];
  #ended = false;
  /** Adds the stop to the printed page, below the board. @type {((paper: HTMLElement) => void) | undefined} */
  #print;
  /** Places the card beside the board once it has content. */
  #stand;

  /**
   * @param {import('./lesson.d.ts').Lesson} lesson
   * @param {import('./course.js').Course} course
   * @param {import('./course.js').Stage} stage
   * @param {{ glossary: import('./glossary.js').Term[], ways: import('./closing.js').Ways }} more
   * @param {AbortSignal} signal ends it
   */
  constructor(lesson, course, stage, more, signal) {
    this.#lesson = lesson;
    this.#course = course;
    this.#stage = stage;
    this.#more = more;
    this.#element.addEventListener('keydown', (event) => this.#key(event));
    this.#next.addEventListener('click', () => {
      if (!this.#over && this.#stop) course.leave(this.#stop, 'skipped');
      if (this.#ends()) course.close();
      else course.move(1);
    });
    const main = this.#main;
    stage.screen.afterFrame(() => {
      // Shows the stop again when the language has changed.
      if (!this.#stop || this.#language === stage.page.language()) return;
      // Loading takes several frames, and each of them runs this.
      this.#language = stage.page.language();
      if (this.#ended) this.showEnd();
      else this.#course.move(0);
    }, signal);
    // Runs after print.js, which adds the board; its sentence could be the answer.
    window.addEventListener('beforeprint', () => {
      const paper = document.getElementById('paper');
      if (!paper || this.#ended || !this.#print) return;
      for (const each of paper.querySelectorAll('.stop')) each.remove();
      for (const each of paper.querySelectorAll('p, pre')) each.textContent = '';
      this.#print(paper);
    }, { signal });
    window.addEventListener('afterprint', () => document.querySelector('#paper .stop')?.remove(), { signal });
    this.#stand = () => {
      if (this.#element.isConnected || signal.aborted) return;
      main.append(this.#element);
      main.classList.add('taught');
    };
    signal.addEventListener('abort', () => {
      this.#element.remove();
      main.classList.remove('taught');
      delete main.dataset.asks;
      main.classList.remove('boardless');
      stage.screen.ground.focus({ preventScroll: true });
    });
  }

  /** The name of the lesson's last page. @param {string} review if it asked questions */
  #last(review) {
    const { words, score } = this.#course;
    return score.of > 0 ? review : words.whatNext;
  }

  /** Whether the lesson ends here. A lesson with one question and no lesson to follow has no review. */
  #ends() {
    return this.#ended || (this.#course.isLast && this.#course.score.of < 2 && this.#more.ways.names.length === 0);
  }

  /**
   * @param {Stop} stop
   * @param {import('./facts.js').Facts | undefined} facts for its question
   * @param {AbortSignal} signal the stop is left
   */
  show(stop, facts, signal) {
    const { words } = this.#course;
    const language = (this.#language = this.#stage.page.language());
    const say = (/** @type {import('./lesson.d.ts').Said} */ said) => marked(inLanguage(said, language));
    this.#stop = stop;
    this.#votes = 0;
    this.#ended = false;
    this.#over = stop.question === undefined;
    this.#said.replaceChildren();
    this.#said.className = 'said';
    this.#after.replaceChildren();
    const asked = askedBy(stop);
    this.#around = facts && {
      facts, language, words, screen: this.#stage.screen, signal,
      answer: (given) => this.#answer(stop, given),
      note: (text) => this.#reply(...marked(text)),
      replaceReply: (text) => this.#said.replaceChildren(...(text ? marked(text) : this.#replied)),
      goOn: (queens) => this.#course.goOn(stop, queens, signal),
      give: (queens) => this.#course.give(stop, queens, signal),
      boards: (n) => boardsFor(asked, n, signal),
      rightNumber: (rule) => rightNumber(asked, rule, signal),
      lend: (use, bug = asked.bug) => lend({ ...asked, bug: bug || undefined, position: 0 }, signal, use),
      look: (position) => this.#course.look(stop, { ...stop.show, step: position }),
    };
    this.#print = (paper) => paper.append(make('div', { className: 'stop', lang: language }, ...onPaper(stop, facts, { words, language, answers: false })));
    const text = explained(stop, this.#lesson, this.#more.glossary, { language, words, mayLook: () => this.#over, look: (show) => this.#course.look(stop, show) });
    const parts = [...text, ...(stop.figure === 'listing' && facts ? [listingFigure(facts.listing)] : [])];
    this.#asked = undefined;
    /** @type {HTMLElement[]} */
    const between = [];
    if (stop.question && this.#around) {
      const { question } = stop;
      this.#asked = KINDS[question.kind].ask(question, this.#around);
      this.#asked.element.classList.add('asked');
      const answer = make('button', { type: 'button', className: 'show', onclick: () => this.#giveUp(stop) }, words.showAnswer);
      parts.push(make('p', { id: 'question' }, ...say(question.text)), this.#asked.element, this.#said);
      between.push(answer);
    }
    this.#fill(make('h2', { id: 'lesson-title', tabIndex: -1 }, ...say(stop.title)), parts, between);
    const kind = stop.question?.kind;
    this.#main.dataset.asks = kind ?? '';
    this.#main.classList.toggle('boardless', kind === 'order' || (kind === 'line' && !stop.differs && !stop.show.panels));
    if (!stop.question) this.#showFigures(stop);
    else if (this.#course.isSettled) this.#showAnswer(stop);
  }

  /** Shows the review of the lesson. */
  showEnd() {
    this.#language = this.#stage.page.language();
    this.#ended = true;
    this.#over = true;
    this.#asked = undefined;
    this.#said.replaceChildren();
    this.#after.replaceChildren();
    const { words } = this.#course;
    this.#main.dataset.asks = '';
    this.#main.classList.remove('boardless');
    this.#fill(make('h2', { id: 'lesson-title', tabIndex: -1 }, this.#last(words.endTitle)), closing(this.#lesson, this.#course, this.#more.ways, this.#language));
  }

  /** @param {HTMLElement} heading @param {(Node | string)[]} parts @param {HTMLElement[]} [between] the buttons of the footer */
  #fill(heading, parts, between = []) {
    const { words, isFirst, isLast } = this.#course;
    const close = make('button', { type: 'button', ariaLabel: words.close, className: 'close', onclick: () => this.#course.close() }, '×');
    const goBack = () => this.#course.move(this.#ended ? 0 : -1);
    const back = make('button', { type: 'button', disabled: isFirst && !this.#ended, onclick: goBack }, words.back);
    this.#next.replaceChildren(this.#ends() ? words.end : isLast ? this.#last(words.lookBack) : words.next);
    // Beside the ways on, the end is not the thing to choose.
    this.#next.classList.toggle('ready', this.#over && !(this.#ended && this.#more.ways.names.length > 0));
    this.#element.setAttribute('aria-labelledby', heading.id);
    this.#element.lang = this.#language;
    const list = contents(this.#lesson, this.#course, this.#more.ways, this.#language, this.#ended);
    const header = make('header', {}, list, close, heading);
    // A long list is scrolled with the rest.
    list.addEventListener('toggle', () => {
      const isOpen = list.hasAttribute('open');
      header.classList.toggle('open', isOpen);
      if (isOpen) header.scrollIntoView();
    });
    this.#element.replaceChildren(header, ...parts, this.#after, make('footer', {}, back, ...between, this.#next));
    this.#stand();
    this.#element.scrollTop = 0;
    heading.focus({ preventScroll: true });
    // On the smallest screens it lies below the board.
    if (heading.getBoundingClientRect().bottom > innerHeight) this.#element.scrollIntoView();
  }

  /** Announces a text in addition to the stop. @param {string} text */
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
    this.#reply(make('strong', {}, begin), ' ', ...(given.say ? marked(inLanguage(given.say, this.#language)) : []));
    if (over) this.#end(stop);
  }

  /** @param {(Node | string)[]} parts */
  #reply(...parts) {
    this.#replied = parts;
    this.#said.replaceChildren(...parts);
  }

  /** Called when the student asks for the answer. @param {Stop} stop */
  #giveUp(stop) {
    if (this.#over || !stop.question) return;
    this.#course.leave(stop, 'shown');
    // The reply to an earlier answer does not apply to the correct one.
    this.#said.replaceChildren();
    this.#end(stop);
  }

  /** Ends the question of a stop. @param {Stop} stop */
  #end(stop) {
    // Only as far as the explanation begins: nothing moves under the pointer if it need not.
    const see = () => this.#after.firstElementChild?.scrollIntoView({ block: 'nearest' });
    // The answer may change the height of the text above.
    this.#showAnswer(stop)?.then(see);
    see();
  }

  /**
   * Shows the right answer, its explanation and the button for the next stop.
   * @param {Stop} stop
   * @returns {Promise<void> | undefined} the board shows it too
   */
  #showAnswer(stop) {
    if (this.#over || !stop.question) return undefined;
    this.#over = true;
    // The texts of the page do not describe a board that the student has filled.
    if (stop.question.kind !== 'board') this.#course.answered();
    const say = (/** @type {import('./lesson.d.ts').Said} */ said) => make('p', {}, ...marked(inLanguage(said, this.#language)));
    this.#said.classList.add('settled');
    this.#asked?.reveal();
    this.#element.querySelector('.show')?.remove();
    this.#after.replaceChildren(say(stop.question.why), ...(stop.after ? [say(stop.after)] : []));
    this.#showFigures(stop);
    this.#next.classList.add('ready');
    const { score, isLast, words } = this.#course;
    if (isLast && score.asked > 1) {
      this.#after.append(make('p', { className: 'score' }, words.score.replace('{right}', String(score.right)).replace('{asked}', String(score.asked))));
    }
    if (stop.editor) {
      const write = make('button', { type: 'button', onclick: () => this.#more.ways.begin('program') }, words.wayProgram);
      this.#after.append(write);
    }
    return stop.differs ? this.#course.look(stop, { ...stop.show, step: stop.reveal ?? 0 }) : this.#course.reveal(stop);
  }

  /** Shows the figures of a stop after its question has been answered. @param {Stop} stop */
  #showFigures(stop) {
    const around = this.#around;
    if (!around) return;
    if (stop.figure === 'costs') this.#after.append(costs(around));
    if (stop.figure === 'bits') this.#after.append(bits(around));
    if (stop.differs) this.#after.append(differences(around, around.lend(eventsOf), around.lend(eventsOf, '')));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || !this.#stop) return;
    const { words } = this.#course;
    const term = /** @type {HTMLElement | null} */ (this.#element.querySelector('.term[aria-expanded="true"]'));
    if (event.key === 'Escape' && term) term.click();
    else if (event.key === 'Escape') this.#course.close();
    else if (this.#ended) return;
    else if (/^[0-9]$/.test(event.key)) this.#asked?.press?.(Number(event.key));
    else if (event.key === 'a' || event.key === 'A') this.#giveUp(this.#stop);
    else if ((event.key === 'v' || event.key === 'V') && this.#asked?.vote && !this.#over) {
      this.#votes = (this.#votes + 1) % 3;
      this.#asked.vote(this.#votes > 0);
      this.#said.className = 'said';
      this.#said.replaceChildren(['', words.firstVote, words.secondVote][this.#votes]);
    } else return;
    event.preventDefault();
  }
}
