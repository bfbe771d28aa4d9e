// Commands to an embedded board, and its events. Each line is a message of a bare frame, a method or event of <n-queens>, and
// its type.

/** Version of the public contract; the value of `queens` in every message. */
export const CONTRACT = 1;

/** The kinds of events of a search, in the order of the module. */
export const KINDS = ['test', 'scan', 'compare', 'place', 'remove', 'solution', 'reject', 'exhausted', 'done', 'restrict', 'restore', 'wipeout', 'move', 'restart'];

/**
 * Kinds of arguments, with a test and a description.
 * @type {Record<string, { is: (value: any) => boolean, accepted: string }>}
 */
export const ARGUMENTS = {
  position: {
    is: (value) => value >= 0 && (Number.isInteger(value) || value === Infinity),
    accepted: 'a whole number of at least 0',
  },
  kind: { is: (value) => KINDS.includes(value), accepted: `one of ${KINDS.join(', ')}` },
  parameters: {
    is: (value) => typeof value === 'string'
      || (isPlain(value) && Object.values(value).every((each) => ['string', 'number', 'boolean'].includes(typeof each))),
    accepted: 'a query, such as "n=6", or an object of strings, numbers and booleans, such as {n: 6}',
  },
  kept: { is: (value) => typeof value === 'string', accepted: 'a string that getState has returned' },
  // The board checks which of these exist.
  language: { is: (value) => value === undefined || typeof value === 'string', accepted: 'a language, such as "en", or left out' },
  // The board says of it what does not fit the format.
  lesson: {
    is: (value) => value === undefined || typeof value === 'string' || (Number.isInteger(value) && value > 0) || isPlain(value),
    accepted: 'a lesson, as an object or as JSON, the number of a stop of the built-in lesson, or left out',
  },
  stop: {
    is: (value) => value === undefined || typeof value === 'string' || (Number.isInteger(value) && value > 0),
    accepted: 'the id or number of a stop, or left out',
  },
  program: {
    is: (value) => value === undefined || typeof value === 'string' || isPlain(value),
    accepted: 'a program, as an object or in the form of a link, or left out',
  },
  text: { is: (value) => typeof value === 'string', accepted: 'the text that a program printed' },
  reading: {
    is: (value) => value === undefined || isPlain(value),
    accepted: 'an object, such as {n: 6, prefix: "@"}, or left out',
  },
  options: { is: (value) => value === undefined || isPlain(value), accepted: 'an object, such as {panels: "code,state"}, or left out' },
};

/** @param {unknown} value */
const isPlain = (value) => Object.prototype.toString.call(value) === '[object Object]';

/** The names of the built-in lessons. */
export const LESSONS = ['queens', 'tour', 'broken', 'practice', 'exit', 'slips', 'hand', 'predict'];

/** Those that the parameter `quiz` names. */
export const QUIZZES = ['exit', 'slips'];

/** The commands with their arguments. They do the same as the methods of `window.queens` with these names. */
export const COMMANDS = {
  play: [],
  pause: [],
  step: [],
  back: [],
  seek: ['position'],
  runTo: ['kind'],
  load: ['parameters'],
  // The complete view as a string; scripts of the page itself use its address instead.
  getState: [],
  setState: ['kept'],
  position: [],
  total: [],
  event: [],
  queens: [],
  counters: [],
  lines: [],
  state: [],
  narration: ['language'],
  lesson: ['lesson', 'stop'],
  program: ['program'],
  watch: ['text', 'reading'],
  // Drawn like in the module; see src/bindings/svg.hpp.
  svg: ['options'],
};

/** Also the commands that only the element uses; see rest.js and ../trace/named.js. @type {Record<string, string[]>} */
export const UNDERSTOOD = { ...COMMANDS, rest: [], trace: ['options', 'parameters'] };

/** Events, with their names in `window.queens.on`. Only messages report `ready` and failed commands. */
export const EVENTS = {
  ready: null,
  event: 'event',
  solution: 'solution',
  done: 'done',
  change: 'change',
  error: 'problem',
  answer: 'answer',
};

/** @typedef {keyof typeof COMMANDS | 'rest' | 'trace'} Command */

/**
 * Reasons for refused commands.
 * @param {unknown} name
 * @param {unknown[]} given its arguments
 * @returns {string | undefined} a sentence that names the invalid argument; undefined if all are valid
 */
export function refusalOf(name, given) {
  const refuse = (/** @type {string} */ what, /** @type {string} */ accepted, /** @type {unknown} */ value) =>
    `${what} must be ${accepted}; got ${Object(value) === value ? 'something else' : String(value).slice(0, 100)}`;
  if (typeof name !== 'string' || !Object.hasOwn(UNDERSTOOD, name)) {
    return refuse('do', `one of ${Object.keys(COMMANDS).join(', ')}`, name);
  }
  const names = UNDERSTOOD[name];
  if (given.length > names.length) {
    return `${name} takes ${names.join(' and ') || 'no'} ${names.length > 0 ? 'only' : 'arguments'}; got ${given.length} arguments`;
  }
  const bad = names.findIndex((each, i) => !ARGUMENTS[each].is(given[i]));
  return bad < 0 ? undefined : refuse(names[bad], ARGUMENTS[names[bad]].accepted, given[bad]);
}

/**
 * The message of a command.
 * @param {Command} name
 * @param {unknown[]} given its arguments
 * @param {number} id the id of its result
 * @throws {Error} which names the invalid argument
 */
export function writeCommand(name, given, id) {
  const refusal = refusalOf(name, given);
  if (refusal) throw new Error(refusal);
  return { queens: CONTRACT, do: name, id, ...Object.fromEntries(UNDERSTOOD[name].map((each, i) => [each, given[i]])) };
}

/**
 * Detail of the event about parameters that are not valid.
 * @param {{ name: string, value: string, accepted: string }[]} complaints of `window.queens.load`
 */
export const errorOf = (complaints) => ({
  message: complaints.map(({ name, value, accepted }) => `${name} must be ${accepted}; got ${value}`).join('. '),
  complaints,
});

/**
 * The parameters of the page, which are the attributes of the element, with their defaults; null if there is no default.
 * @type {Record<string, string | null>}
 */
export const PARAMETERS = {
  n: '8',
  variant: 'flag-arrays',
  with: null,
  by: 'event',
  step: '0',
  play: '0',
  speed: '2',
  from: null,
  to: null,
  loop: '0',
  until: null,
  stops: null,
  view: 'full',
  panels: 'state',
  print: null,
  tree: 'auto',
  split: ',',
  code: 'python',
  lang: null,
  theme: 'auto',
  predict: '0',
  find: 'all',
  grain: 'event',
  hatch: '1',
  numbers: 'none',
  base: '0',
  present: '0',
  narration: '1',
  controls: 'all',
  keys: 'all',
  accent: 'auto',
  bug: null,
  way: null,
  seed: '1',
  given: null,
};

/**
 * Default of each parameter that a saved view leaves out. The language is not part of a view.
 * @type {Record<string, string>}
 */
export const USUAL = Object.fromEntries([
  ...Object.entries(PARAMETERS).filter(([, value]) => value !== null),
  ...['with', 'stops', 'print', 'bug', 'way', 'given'].map((name) => [name, '']),
]);
