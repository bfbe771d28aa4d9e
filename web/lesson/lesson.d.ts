/** A text in the languages that it is there in; what stands between backticks is code. */
export interface Said {
  en: string;
  zh?: string;
}

/** A square of the board, counted from 0. */
export type Square = [row: number, column: number];

/** An event of a search by its kind, and where it matters by its row and column. */
export interface Next {
  kind: string;
  row?: number;
  col?: number;
}

/** What a lesson shows: the parameters of the page's address, such as `variant`, `n`, `step`, `panels`, `hatch`, `with`, `find`.
 * With `narration: 0` the sentence on the event is hidden until the question is answered. */
export type Shown = Record<string, string | number>;

/** One of the answers to choose from. */
export interface Choice {
  /** Letters, digits and hyphens; what is reported of an answer. */
  id: string;
  text: Said;
  /** Whether it is right: said, or read off the search, as what the next event there is. */
  right?: boolean | { next: Next };
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

/** What is said of cells that were chosen though they are wrong, or left out though they are right. */
export interface WrongCells {
  /** Applies where each of these was chosen. */
  has?: string[];
  /** Applies where each of these was left out. */
  lacks?: string[];
  say: Said;
  tag?: string;
}

/** What is said of a line, of a value there, or of both together. */
export interface WrongLine {
  /** Its label, as the module's `listing` has it. */
  line?: string;
  value?: number;
  say: Said;
  tag?: string;
}

/** What is said of a program that was put together, by what it does. */
export interface WrongOrder {
  /** So many are recorded. */
  solutions?: number;
  /** It comes to its end, stops with an error, or would go on for ever. */
  ends?: 'done' | 'error' | 'limit';
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
      kind: 'cells';
      /** The variables whose cells are shown, such as `["cols", "queens"]`; `solutions` is what has been recorded. */
      of: string[];
      /** Whether the values in them are left out. */
      hidden?: boolean;
      /** Those of these variables that the next event changes; that of this array of flags which a test of the next square
       * reads; or these, such as `["cols[2]"]`. */
      right: { changed: string[] } | { read: 'cols' | 'diags1' | 'diags2' } | { cells: string[] };
      wrong?: WrongCells[];
    }
  | {
      kind: 'line';
      /** The line that runs next; the one that is wrong, of a program with a `bug`; or one by its label. */
      right: { next: true } | { guilty: true } | { line: string };
      /** A variable whose value after the next event is asked too, from 0 to n − 1. */
      value?: string;
      wrong?: WrongLine[];
    }
  | {
      kind: 'number';
      from: number;
      to: number;
      /** The scale is one of ratios, and the answer right within a quarter of it; else it is a whole number, and exact. */
      ratio?: boolean;
      /** How many times as many boards the search visits for one n as for another; the position of the next event of a kind,
       * and of a row or column; or this. */
      right: { boards: [n: number, than: number] } | { when: Next } | { is: number };
      wrong?: WrongNumbers[];
    }
  | {
      /** The lines of `search` of Flag arrays are to be put in order; what has been put together is run. */
      kind: 'order';
      /** Lines among them that the program does not have: a list recorded without a copy, one more return, one more call. */
      extra: ('alias' | 'return' | 'recurse')[];
      wrong?: WrongOrder[];
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
  /** What is shown: below the text the program; or, once it has been answered, what searches cost, or the masks of a
   * position of `bitmask` bit by bit. */
  figure?: 'listing' | 'costs' | 'bits';
  question?: Question;
  /** Of a program with a `bug`, which is not named before it has been answered: then the first event in which it differs from
   * the program without is shown, side by side. */
  differs?: true;
  /** Once it has been answered the search plays on to this position. */
  reveal?: number;
  /** Said after that. */
  after?: Said;
  /** Asked once the first question has been answered, of the same position or of another. */
  second?: { show?: Shown; text: Said; question: Question; reveal?: number; after?: Said };
}

/** A lesson: stops of a search, each with a text and at most two questions. */
export interface Lesson {
  /** The version of this format. */
  lesson: 1;
  title: Said;
  stops: Stop[];
}
