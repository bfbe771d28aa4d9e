// Types of embed.js, and of the messages that a bare frame understands and sends.
import type { Search } from '../queens.js';

/** An event of a search. */
export type SearchEvent = NonNullable<ReturnType<Search['event']>>;

/** Options of a picture of the board, as for `search.svg` of the module. */
export type PictureOptions = NonNullable<Parameters<Search['svg']>[0]>;

/** Parameters of the page, as a query such as "n=6" or by name. */
export type PageParameters = string | Record<string, string | number | boolean>;

/** A parameter that is not valid, with the accepted values in the language of the board. */
export interface Complaint {
  name: string;
  value: string;
  accepted: string;
}

/** The position of a search: the number of events so far, and the last event (null at position 0). */
export interface Place {
  variant: string;
  n: number;
  position: number;
  event: SearchEvent | null;
}

/** The cause of a change: the student, play, or a method or message. */
export type Cause = 'reader' | 'play' | 'command';

/** The position that a search has reached, and the cause. */
export interface Move extends Place {
  by: Cause;
}

/** An answer to a question of a lesson, or the verdict on a student's program. */
export interface Answer {
  /** Number of the stop, from 1; 0 for a program. */
  stop: number;
  /** Id of the stop in the lesson; missing for a program. */
  id?: string;
  /** First or second question of the stop; missing for a program. */
  question?: 1 | 2;
  kind: 'choice' | 'choices' | 'squares' | 'cells' | 'line' | 'order' | 'number' | 'board' | 'program';
  /**
   * Ids of choices, squares as "row,column", names of cells, labels of lines, or a number; for a program, the ids of its
   * findings. Null without an answer.
   */
  answer: string | number | string[] | null;
  right: boolean;
  /** Number of answers to this question, including this one. */
  tries: number;
  /** Tag of the misconception behind the answer, if the lesson names one; for a program, the id of its first finding. */
  tag: string | null;
  /** Position of the search when the question was answered or left. */
  position: number;
  /** The student pressed "Show the answer". */
  shown?: true;
  /** The student went on without an answer. */
  skipped?: true;
}

/** How to read the output of another program. */
export interface Reading {
  /** Board size, if the text does not name it. */
  n?: number;
  /** Prefix of the lines to read. */
  prefix?: string;
  /** What the program should find; all solutions by default. */
  expect?: 'all' | 'first' | 'count';
  /** Text of the program, shown with the lines that run. */
  program?: string;
}

/** The verdict on the output of a program. */
export interface Verdict {
  n: number;
  right: boolean;
  /** Number of different correct solutions recorded. */
  found: number;
  expected: number;
  /** Number of boards visited; `sound` is that of a search that tests before it places. */
  boards: number;
  sound: number;
  /** The first event that differs from a correct search row by row; 0 if there is none. The difference may be harmless. */
  differs: number;
  /**
   * The first finding of each kind, with the position that shows it and the line of the text; 0 if there is none. The message is
   * in English; `detail` and `values` are for other languages.
   */
  findings: { id: string; position: number; line: number; message: string; detail: string; values: Record<string, string | number> }[];
  /** Like `findings`, but not mistakes: a missing removal where the solutions are right, or why a trace proves nothing. */
  remarks: { id: string; position: number; line: number; message: string; detail: string; values: Record<string, string | number> }[];
  /** Other remarks that are not mistakes. */
  notes: string[];
}

/** Events, by name. */
export interface Told {
  /** The board can be used. Sent each time that the board is put into the page. */
  ready: Place;
  /** The position has changed. Sent at most once per animation frame while the search plays or seeks. */
  event: Move;
  /** One or more solutions have been found; `number` is that of the last. */
  solution: Move & { number: number };
  /** The search has ended. */
  done: Move;
  /** The view has changed, for example the open panel. Changed parameters by name; null for one that has its default again. */
  change: { variant: string; n: number; parameters: Record<string, string | null>; by: Cause };
  /**
   * Something failed; `file` names the file of the site that caused it, if any. Or parameters are not valid and are ignored.
   */
  error: { message: string; file?: string; complaints?: Complaint[] };
  /** A question of a lesson has been answered. */
  answer: Answer;
}

/** The events of the element. They bubble. */
export type NQueensEventMap = { [Name in keyof Told]: CustomEvent<Told[Name]> };

/** Value of an attribute: true is 1, false is 0; null, undefined and '' remove it. */
export type Attribute = string | number | boolean | null | undefined;

/**
 * `<n-queens variant="bitmask" n="6" step="40" view="player"></n-queens>`: the parameters of the page are its
 * attributes, and each is also a property that reflects it. `step`, `play`, `narration`, `lesson` and `program` are
 * methods too: reading the property gives the method, and setting it sets the attribute. A method loads the board if
 * necessary. It returns a promise of the same result as the method of `window.queens` with that name. The promise is
 * rejected if an argument is not valid, or if the element is removed before the method is done.
 */
export declare class NQueens extends HTMLElement {
  /**
   * Address of the folder with the site, ending in a slash, if it is not the folder of this script, as with a bundler. Set it
   * before the first board loads.
   */
  static site: string;

  get play(): () => Promise<null>;
  set play(value: Attribute);
  pause(): Promise<null>;
  get step(): () => Promise<SearchEvent | null>;
  set step(value: Attribute);
  back(): Promise<SearchEvent | null>;
  /** @param position a whole number of at least 0, or Infinity: the end */
  seek(position: number): Promise<SearchEvent | null>;
  runTo(kind: SearchEvent['kind']): Promise<SearchEvent | null>;
  load(parameters: PageParameters): Promise<Complaint[]>;
  /** The complete view as a string. */
  getState(): Promise<string>;
  /** Restores a saved view, discarding later changes. */
  setState(kept: string): Promise<Complaint[]>;
  position(): Promise<number>;
  /** Number of all events; null while it is not known. */
  total(): Promise<number | null>;
  event(): Promise<SearchEvent | null>;
  queens(): Promise<ReturnType<Search['queens']>>;
  counters(): Promise<ReturnType<Search['counters']>>;
  lines(): Promise<ReturnType<Search['lines']>>;
  state(): Promise<ReturnType<Search['state']>>;
  /** The explanation of the last event; by default in the language of the board. */
  get narration(): (language?: string) => Promise<string>;
  set narration(value: Attribute);
  /**
   * Begins a lesson: a number is a stop of the built-in lesson; an object or JSON text is a lesson of your own. It begins at
   * `stop`, an id or a number from 1, or at the first stop.
   */
  get lesson(): (lesson?: object | string | number, stop?: string | number) => Promise<null>;
  set lesson(value: Attribute);
  /** Opens the editor with a student's program, given as an object or in the form of a link. It is not run. */
  get program(): (program?: object | string) => Promise<null>;
  set program(value: Attribute);
  /** Shows the output of another program, and returns a promise of the verdict; null if the board is too large. */
  watch(text: string, reading?: Reading): Promise<Verdict | null>;
  /** The board as a picture; with `panels`, a sheet. */
  svg(options?: PictureOptions): Promise<string>;

  // The other attributes.
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

/** Messages from the parent window to a frame. The frame sends results only for messages with an `id`. */
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

/** Messages from a frame to its parent window. */
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
