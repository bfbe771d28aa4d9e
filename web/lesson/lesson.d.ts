/** A text in the languages that it is there in; what stands between backticks is code. */
export interface Said {
  en: string;
  zh?: string;
}

/** A square of the board, counted from 0. */
export type Square = [row: number, column: number];

/** What a lesson shows: the parameters of the page's address, such as `variant`, `n`, `step`, `panels`, `hatch`, `with`, `find`. */
export type Shown = Record<string, string | number>;

/** One of the answers to choose from. */
export interface Choice {
  /** Letters, digits and hyphens; what is reported of an answer. */
  id: string;
  text: Said;
  /** Whether it is right: said, or read off the search, as what the next event there is. */
  right?: boolean | { next: { kind: string; row?: number; col?: number } };
  /** What is said to whoever chooses it; to the wrong ones always. */
  say?: Said;
  /** The misconception behind it, for those who teach. */
  tag?: string;
}

/** What is said of squares that were chosen though they are wrong, or left out though they are right. */
export interface WrongSquares {
  /** Applies where each of these was chosen. */
  has?: Square[];
  /** Applies where each of these was left out. */
  lacks?: Square[];
  say: Said;
  tag?: string;
}

/** What is said of numbers in a range. */
export interface WrongNumbers {
  from: number;
  to: number;
  say: Said;
  tag?: string;
}

export type Question = {
  text: Said;
  /** Why it is so, in a sentence or two; said when it has been answered. */
  why: Said;
} & (
  | { kind: 'choice'; choices: Choice[] }
  /** Several of them are right, and all of those are to be chosen. */
  | { kind: 'choices'; choices: Choice[]; wrong?: { has?: string[]; lacks?: string[]; say: Said; tag?: string }[] }
  | {
      kind: 'squares';
      /** The squares of a row that a queen there attacks; the square of the next event; a row all of whose squares are
       * attacked, by any of its squares; or these. */
      right: { attacked: { row: number } } | { next: true } | { closed: true } | { squares: Square[] };
      wrong?: WrongSquares[];
    }
  | {
      kind: 'number';
      from: number;
      to: number;
      /** The scale is one of ratios, and the answer right within a quarter of it; else it is a whole number, and exact. */
      ratio?: boolean;
      /** How many times as many boards the search visits for one n as for another; or this. */
      right: { boards: [n: number, than: number] } | { is: number };
      wrong?: WrongNumbers[];
    }
  /** The reader places n queens of which none attacks another. */
  | {
      kind: 'board';
      /** Whether squares that are attacked are marked. */
      hatch?: boolean;
      /** Whether the reader may go on from there with the program, which ends the lesson. */
      goesOn?: boolean;
      /** Said where a row has no square left, and where all of them stand. */
      stuck: Said;
      found: Said;
    }
);

export interface Stop {
  /** Letters, digits and hyphens; no two are the same. */
  id: string;
  /** A chapter begins here. */
  chapter?: Said;
  title: Said;
  show: Shown;
  /** What is to be known or looked at before the question. */
  text: Said;
  question?: Question;
  /** Once it has been answered the search plays on to this position. */
  reveal?: number;
  /** Said after that. */
  after?: Said;
}

/** A lesson: stops of a search, each with a text and at most one question. */
export interface Lesson {
  /** The version of this format. */
  lesson: 1;
  title: Said;
  stops: Stop[];
}
