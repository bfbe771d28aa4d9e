import type { Facts } from '../facts.js';
import type { Next, Question, Said } from '../lesson.js';
import type { MainModule, Search } from '../../queens.js';
import type { Screen } from '../../screen/screen.js';

/** What has been answered. */
export interface Given {
  /** As it is reported: ids of choices, squares as "row,column", names of cells, labels of lines, or a number. */
  answer: string | number | string[];
  right: boolean;
  /** What there is to say to it; nothing if that is no more than whether it is right. */
  say?: Said;
  tag?: string;
  /** It may be tried as often as one likes. */
  again?: boolean;
}

/** What a question is asked with. */
export interface Around {
  facts: Facts;
  language: string;
  /** Words of the page, by their names. */
  words: Record<string, string>;
  screen: Screen;
  /** The question is over. */
  signal: AbortSignal;
  answer(given: Given): void;
  /** Says something that is no answer yet. */
  note(text: string): void;
  /** Ends the lesson, and shows the position at which just these queens stand; false if the program never comes there. */
  goOn(queens: [row: number, column: number][]): Promise<boolean>;
  /** How many boards the search shown visits for n. */
  boards(n: number): Promise<number>;
  /** The position of the next event of this kind, and there. */
  when(event: Next): Promise<number>;
  /** Lends the search shown from its beginning, or the one with another bug; with none for ''. */
  lend<Result>(use: (search: Search, queens: MainModule) => Result, bug?: string): Promise<Result | undefined>;
  /** Lets the board show another position of the search. */
  look(position: number): Promise<void>;
}

/** A question as it stands in the card. */
export interface Asked {
  element: HTMLElement;
  /** Shows what is right, and takes no more answers. */
  reveal(): void;
  /** A digit has been typed. */
  press?(number: number): void;
  /** Before they are asked to decide a class votes: what is chosen is shown and not judged. */
  vote?(on: boolean): void;
}

export type Of<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;
