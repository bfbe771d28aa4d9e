// Types of embed.js, and of the messages that a bare frame understands and sends.
import type { Search } from '../queens.js';

/** An event of a search. */
export type SearchEvent = NonNullable<ReturnType<Search['event']>>;

/** What a picture of the board is asked for: as `search.svg` of the module. */
export type PictureOptions = NonNullable<Parameters<Search['svg']>[0]>;

/** Parameters of the page: a query, such as "n=6", or by their names. */
export type PageParameters = string | Record<string, string | number | boolean>;

/** A parameter that could not be used, and what is accepted, in the language of the board. */
export interface Complaint {
  name: string;
  value: string;
  accepted: string;
}

/** Where a search is: how many events have happened, and the last of them, null at 0. */
export interface Place {
  variant: string;
  n: number;
  position: number;
  event: SearchEvent | null;
}

/** Whose doing it is: the reader's, that of play going on, or of a method or message. */
export type Cause = 'reader' | 'play' | 'command';

/** Where a search has got to, and by whom. */
export interface Move extends Place {
  by: Cause;
}

/** How a question of a lesson has been answered, or what a reader's program has come to. */
export interface Answer {
  /** Of the lesson, from 1 on; 0 of a program that is watched. */
  stop: number;
  /** Of the stop, as the lesson has it; missing for a program. */
  id?: string;
  /** Of the two that a stop may have; missing for a program. */
  question?: 1 | 2;
  kind: 'choice' | 'choices' | 'squares' | 'cells' | 'line' | 'order' | 'number' | 'board' | 'program';
  /** Ids of choices, squares as "row,column", names of cells, labels of lines, or a number; of a program the ids of what is wrong in it. Null without an answer. */
  answer: string | number | string[] | null;
  right: boolean;
  /** So many answers to this question, this one included. */
  tries: number;
  /** Of the misconception behind it, if the lesson names one; of a program the id of what is wrong first. */
  tag: string | null;
  /** At which it was asked. */
  position: number;
  /** The student pressed "Show the answer". */
  shown?: true;
  /** The student went on without an answer. */
  skipped?: true;
}

/** How what another program has printed is to be read. */
export interface Reading {
  /** The size of the board, where the text does not say it. */
  n?: number;
  /** Stands before each line that is meant. */
  prefix?: string;
  /** What the program is to find; all solutions if it is left out. */
  expect?: 'all' | 'first' | 'count';
  /** Its text, to be seen in step with the lines that it says have run. */
  program?: string;
}

/** What is right and wrong in what a program has printed. */
export interface Verdict {
  n: number;
  right: boolean;
  /** Solutions recorded that are solutions, each once. */
  found: number;
  expected: number;
  /** Boards that it visited, and those that a search visits which tests before it places. */
  boards: number;
  sound: number;
  /** The first event that a sound search, row by row, does not have there; 0 if there is none. That need not be wrong. */
  differs: number;
  /**
   * Of each kind the first: the position where it can be seen, and the line of the text; 0 where there is none. The message is
   * English; what it is made of, to be said in another language, is `detail` and its `values`.
   */
  findings: { id: string; position: number; line: number; message: string; detail: string; values: Record<string, string | number> }[];
  /** What could be better. */
  notes: string[];
}

/** What is told, by its name. */
export interface Told {
  /** The board can be used: each time it has been put into the page. */
  ready: Place;
  /** The position has changed; once a frame while the search plays. */
  event: Move;
  /** Solutions have been found on the way there; the number of the last. */
  solution: Move & { number: number };
  /** The search has ended. */
  done: Move;
  /** What is shown has changed otherwise than by going on, such as the panels: parameters by their names, null: as usual again. */
  change: { variant: string; n: number; parameters: Record<string, string | null>; by: Cause };
  /**
   * Something failed, and which file of the site if it was one; or parameters could not be used, which the board
   * does without.
   */
  error: { message: string; file?: string; complaints?: Complaint[] };
  /** A question of a lesson has been answered. */
  answer: Answer;
}

/** The events of the element. They bubble. */
export type NQueensEventMap = { [Name in keyof Told]: CustomEvent<Told[Name]> };

/** What an attribute is set to: true is 1, false 0; null, undefined and '' take it away. */
export type Attribute = string | number | boolean | null | undefined;

/**
 * `<n-queens variant="bitmask" n="6" step="40" view="player"></n-queens>`: the parameters of the page are its
 * attributes, and each is also a property that reflects it. `step`, `play`, `narration`, `lesson` and `program` are
 * methods too: they are read as the method and set as the attribute. A method brings the board if it is not there yet, and promises what the
 * method of `window.queens` that is called so gives; it rejects arguments that are not accepted, and whatever is under way when
 * the element is taken out.
 */
export declare class NQueens extends HTMLElement {
  /**
   * The address of the folder that `dist/` is served in, ending in a slash, if that is not where this script lies; to be
   * set before the first board comes. A bundler puts the script elsewhere.
   */
  static site: string;

  get play(): () => Promise<null>;
  set play(value: Attribute);
  pause(): Promise<null>;
  get step(): () => Promise<SearchEvent | null>;
  set step(value: Attribute);
  back(): Promise<SearchEvent | null>;
  /** @param position a whole number from 0 on, or Infinity: the end */
  seek(position: number): Promise<SearchEvent | null>;
  runTo(kind: SearchEvent['kind']): Promise<SearchEvent | null>;
  load(parameters: PageParameters): Promise<Complaint[]>;
  /** All that is shown, as a text to keep. */
  getState(): Promise<string>;
  /** Shows what was kept, and nothing that has been chosen since. */
  setState(kept: string): Promise<Complaint[]>;
  position(): Promise<number>;
  /** How many events there are in all; null as long as the end has not been seen. */
  total(): Promise<number | null>;
  event(): Promise<SearchEvent | null>;
  queens(): Promise<ReturnType<Search['queens']>>;
  counters(): Promise<ReturnType<Search['counters']>>;
  lines(): Promise<ReturnType<Search['lines']>>;
  state(): Promise<ReturnType<Search['state']>>;
  /** A sentence on the last event. Without a language in that of the board. */
  get narration(): (language?: string) => Promise<string>;
  set narration(value: Attribute);
  /** Begins a lesson: ours, at a stop whose number is given, or one that you have written, as an object or as JSON. It begins at `stop`, the id of a stop or its number from 1 on, or at the first one. */
  get lesson(): (lesson?: object | string | number, stop?: string | number) => Promise<null>;
  set lesson(value: Attribute);
  /** Opens the dialog for a student's program, which is given as an object or as a link has it. It is not run. */
  get program(): (program?: object | string) => Promise<null>;
  set program(value: Attribute);
  /** Shows what another program has printed of its search, and promises the verdict on it; null where the board is too large. */
  watch(text: string, reading?: Reading): Promise<Verdict | null>;
  /** The board as a picture; with `panels` as a sheet. */
  svg(options?: PictureOptions): Promise<string>;

  get n(): string | null;
  set n(value: Attribute);
  get variant(): string | null;
  set variant(value: Attribute);
  get with(): string | null;
  set with(value: Attribute);
  get by(): string | null;
  set by(value: Attribute);
  get speed(): string | null;
  set speed(value: Attribute);
  get from(): string | null;
  set from(value: Attribute);
  get to(): string | null;
  set to(value: Attribute);
  get loop(): string | null;
  set loop(value: Attribute);
  get until(): string | null;
  set until(value: Attribute);
  get stops(): string | null;
  set stops(value: Attribute);
  get view(): string | null;
  set view(value: Attribute);
  get panels(): string | null;
  set panels(value: Attribute);
  get print(): string | null;
  set print(value: Attribute);
  get tree(): string | null;
  set tree(value: Attribute);
  get split(): string | null;
  set split(value: Attribute);
  get code(): string | null;
  set code(value: Attribute);
  get theme(): string | null;
  set theme(value: Attribute);
  get present(): string | null;
  set present(value: Attribute);
  get predict(): string | null;
  set predict(value: Attribute);
  get find(): string | null;
  set find(value: Attribute);
  get grain(): string | null;
  set grain(value: Attribute);
  get hatch(): string | null;
  set hatch(value: Attribute);
  get numbers(): string | null;
  set numbers(value: Attribute);
  get controls(): string | null;
  set controls(value: Attribute);
  get keys(): string | null;
  set keys(value: Attribute);
  get accent(): string | null;
  set accent(value: Attribute);
  get bug(): string | null;
  set bug(value: Attribute);
  get way(): string | null;
  set way(value: Attribute);
  get tour(): string | null;
  set tour(value: Attribute);
  get hand(): string | null;
  set hand(value: Attribute);
  get quiz(): string | null;
  set quiz(value: Attribute);
  get stop(): string | null;
  set stop(value: Attribute);
  get trace(): string | null;
  set trace(value: Attribute);
  get poster(): string | null;
  set poster(value: Attribute);
  get loading(): string | null;
  set loading(value: Attribute);
  get site(): string | null;
  set site(value: Attribute);
  addEventListener<Name extends keyof NQueensEventMap>(
    name: Name,
    listener: (this: NQueens, event: NQueensEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(name: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<Name extends keyof NQueensEventMap>(
    name: Name,
    listener: (this: NQueens, event: NQueensEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(name: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

/** What a frame obeys if its parent window posts it. With an `id` it answers. */
export type HostMessage = { queens: 1; id?: string | number } & (
  | { do: 'play' | 'pause' | 'step' | 'back' | 'getState' }
  | { do: 'position' | 'total' | 'event' | 'queens' | 'counters' | 'lines' | 'state' }
  | { do: 'seek'; position: number }
  | { do: 'runTo'; kind: SearchEvent['kind'] }
  | { do: 'load'; parameters: PageParameters }
  | { do: 'setState'; kept: string }
  | { do: 'narration'; language?: string }
  | { do: 'lesson'; lesson?: object | string | number; stop?: string | number }
  | { do: 'program'; program?: object | string }
  | { do: 'watch'; text: string; reading?: Reading }
  | { do: 'svg'; options?: PictureOptions }
);

/** What a frame posts to its parent window. */
export type FrameMessage =
  | { [Name in keyof Told]: { queens: 1; on: Name } & Told[Name] }[keyof Told]
  | { queens: 1; on: 'result'; id: string | number; result: Awaited<ReturnType<NQueens[HostMessage['do']]>> }
  | { queens: 1; on: 'error'; id?: string | number; message: string }
  | { subject: 'lti.frameResize'; height: number }
  | { context: 'h5p'; action: 'resize'; height: number; scrollHeight: number };

declare global {
  interface HTMLElementTagNameMap {
    'n-queens': NQueens;
  }
}
