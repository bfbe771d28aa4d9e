import type { Facts } from '../facts.js';
import type { Question, Said } from '../lesson.js';
import type { MainModule, Search } from '../../queens.js';
import type { Screen } from '../../screen/screen.js';

/** An answer. */
export interface Given {
  /** As reported: ids of choices, squares as "row,column", names of cells, labels of lines, or a number. */
  answer: string | number | string[];
  right: boolean;
  /** A comment on it; missing if there is nothing to say but whether it is right. */
  say?: Said;
  tag?: string;
  /** The number of tries is unlimited. */
  again?: boolean;
}

/** The environment of a question. */
export interface Around {
  facts: Facts;
  language: string;
  /** Words of the page, by name. */
  words: Record<string, string>;
  screen: Screen;
  /** Aborted when the question is over. */
  signal: AbortSignal;
  answer(given: Given): void;
  /** Shows a remark before there is an answer. */
  note(text: string): void;
  /** Puts a remark in place of the last reply; undefined shows the reply again. */
  replaceReply(text?: string): void;
  /** Ends the lesson, and shows the position with exactly these queens; false if the program does not reach it in time, null if it never does. */
  goOn(queens: [row: number, column: number][]): Promise<boolean | null>;
  /** Ends the lesson, and begins its search with these queens given; false if no queens can be given to it. */
  give(queens: [row: number, column: number][]): Promise<boolean>;
  /** Number of boards that the current search visits for n. */
  boards(n: number): Promise<number>;
  /** The right answer to a question that asks for a number. */
  rightNumber(rule: Of<'number'>['right']): Promise<number>;
  /** Runs work on the current search from its start, or on the one with another bug; '' for none. */
  lend<Result>(use: (search: Search, queens: MainModule) => Result, bug?: string): Promise<Result | undefined>;
  /** Shows another position of the search on the board. */
  look(position: number): Promise<void>;
}

/** A question in the card. */
export interface Asked {
  element: HTMLElement;
  /** Shows the right answer, and accepts no more answers. */
  reveal(): void;
  /** Called when a digit is typed. */
  press?(number: number): void;
  /** During a vote: choices are shown but not judged. */
  vote?(on: boolean): void;
}

export type Of<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;
