// Types of embed.js, and of the messages that a bare frame understands and sends.
import type { Search } from '../queens.js';

/** An event of a search. */
export type SearchEvent = NonNullable<ReturnType<Search['event']>>;

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

/** What is told, by its name. */
export interface Told {
  /** The board can be used: each time it has been put into the page. */
  ready: Place;
  /** The position has changed; once a frame while the search plays. */
  event: Place;
  /** Solutions have been found on the way there; the number of the last. */
  solution: Place & { number: number };
  /** The search has ended. */
  done: Place;
  /** Something failed, and which file of the site if it was one. */
  error: { message: string; file?: string };
  /** Reserved. */
  answer: unknown;
}

/** The events of the element. They bubble. */
export type NQueensEventMap = { [Name in keyof Told]: CustomEvent<Told[Name]> };

/**
 * `<n-queens variant="bitmask" n="6" step="40" view="player"></n-queens>`: the parameters of the page are its
 * attributes. A method brings the board if it is not there yet, and promises what the method of `window.queens` that is
 * called so gives; it rejects arguments that are not accepted, and whatever is under way when the element is taken out.
 */
export declare class NQueens extends HTMLElement {
  /**
   * The address of the folder that `dist/` is served in, ending in a slash, if that is not where this script lies; to be
   * set before the first board comes. A bundler puts the script elsewhere.
   */
  static site: string;

  play(): Promise<null>;
  pause(): Promise<null>;
  step(): Promise<SearchEvent | null>;
  back(): Promise<SearchEvent | null>;
  /** @param position a whole number from 0 on, or Infinity: the end */
  seek(position: number): Promise<SearchEvent | null>;
  runTo(kind: SearchEvent['kind']): Promise<SearchEvent | null>;
  load(parameters: PageParameters): Promise<Complaint[]>;

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
}

/** What a frame obeys if its parent window posts it. With an `id` it answers. */
export type HostMessage = { queens: 1; id?: string | number } & (
  | { do: 'play' | 'pause' | 'step' | 'back' }
  | { do: 'seek'; position: number }
  | { do: 'runTo'; kind: SearchEvent['kind'] }
  | { do: 'load'; parameters: PageParameters }
);

/** What a frame posts to its parent window. */
export type FrameMessage =
  | { [Name in keyof Told]: { queens: 1; on: Name } & Told[Name] }[keyof Told]
  | { queens: 1; on: 'result'; id: string | number; result: SearchEvent | Complaint[] | null }
  | { queens: 1; on: 'error'; id?: string | number; message: string }
  | { subject: 'lti.frameResize'; height: number }
  | { context: 'h5p'; action: 'resize'; height: number; scrollHeight: number };

declare global {
  interface HTMLElementTagNameMap {
    'n-queens': NQueens;
  }
}
