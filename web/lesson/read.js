// Reads lessons that somebody has written. Nothing in one can run, and what does not fit the format (lesson.schema.json) is
// told by the stop and the field that it is in.

/** @typedef {import('./lesson.d.ts').Lesson} Lesson */
/** @typedef {{ is: (value: any) => boolean, accepted: string }} Rule */

const isObject = (/** @type {unknown} */ value) => Object.prototype.toString.call(value) === '[object Object]';
const isList = Array.isArray;
const isText = (/** @type {unknown} */ value) => typeof value === 'string' && value.length > 0 && value.length <= 2000;
const isSquare = (/** @type {unknown} */ value) =>
  isList(value) && value.length === 2 && value.every((each) => Number.isInteger(each) && each >= 0 && each < 32);
const isName = (/** @type {unknown} */ value) => typeof value === 'string' && /^[A-Za-z]\w{0,31}(\[\d{1,2}\])?$/.test(value);
const isNames = (/** @type {unknown} */ value) => isList(value) && value.length > 0 && value.length <= 99 && value.every(isName);
const isNext = (/** @type {any} */ value) => isObject(value) && typeof value.kind === 'string';
const isId = (/** @type {unknown} */ value) => typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,63}$/.test(value);

/** @type {Record<string, Rule>} */
const RULES = {
  said: { is: (value) => isObject(value) && isText(value.en) && Object.values(value).every(isText), accepted: 'a text in English as en, and in other languages by their names, each of 1 to 2000 characters' },
  id: { is: isId, accepted: 'of lower-case letters, digits and hyphens' },
  shown: { is: (value) => isObject(value) && Object.values(value).every((each) => ['string', 'number'].includes(typeof each)), accepted: 'an object of parameters, such as {"n": 4, "step": 11}' },
  position: { is: (value) => Number.isInteger(value) && value >= 0, accepted: 'a whole number from 0 on' },
  tag: { is: (value) => typeof value === 'string' && value.length <= 64, accepted: 'a text of at most 64 characters' },
  flag: { is: (value) => typeof value === 'boolean', accepted: 'true or false' },
  number: { is: (value) => Number.isFinite(value), accepted: 'a number' },
  squares: { is: (value) => isList(value) && value.every(isSquare), accepted: 'a list of squares, such as [[1, 0]]' },
  ids: { is: (value) => isList(value) && value.every(isId), accepted: 'a list of ids of choices' },
  right: { is: (value) => typeof value === 'boolean' || (isObject(value) && isNext(value.next)), accepted: 'true, false or {"next": {"kind": …}}' },
  rightSquares: { is: isRuleOfSquares, accepted: 'one of {"attacked": {"row": …}}, {"next": true}, {"closed": true} and {"squares": […]}' },
  value: { is: (value) => Number.isInteger(value) && value >= 0 && value < 32, accepted: 'a whole number from 0 to 31' },
  names: { is: isNames, accepted: 'a list of names of variables or cells, such as ["cols[2]"]' },
  name: { is: isName, accepted: 'the name of a variable' },
  label: { is: (value) => typeof value === 'string' && /^[A-Za-z]{1,32}$/.test(value), accepted: 'the label of a line' },
  rightCells: { is: (value) => isObject(value) && (isNames(value.changed) || ['cols', 'diags1', 'diags2'].includes(value.read) || isNames(value.cells)), accepted: 'one of {"changed": […]}, {"read": "cols", "diags1" or "diags2"} and {"cells": […]}' },
  rightLine: { is: (value) => isObject(value) && (value.next === true || value.guilty === true || RULES.label.is(value.line)), accepted: 'one of {"next": true}, {"guilty": true} and {"line": …}' },
  rightNumber: { is: (value) => isObject(value) && (Number.isFinite(value.is) || (isList(value.boards) && value.boards.length === 2 && value.boards.every((/** @type {any} */ n) => Number.isInteger(n) && n > 0 && n <= 12)) || isNext(value.when)), accepted: 'one of {"is": …}, {"when": {"kind": …}} and {"boards": [n, than]}, with n from 1 to 12' },
  extra: { is: (value) => isList(value) && value.length <= 9 && value.every((each) => ['alias', 'return', 'recurse'].includes(each)), accepted: 'a list of alias, return and recurse' },
  ends: { is: (value) => ['done', 'error', 'limit'].includes(value), accepted: 'done, error or limit' },
  figure: { is: (value) => ['listing', 'costs', 'bits'].includes(value), accepted: 'listing, costs or bits' },
  yes: { is: (value) => value === true, accepted: 'true' },
};

/** @param {any} value */
function isRuleOfSquares(value) {
  if (!isObject(value)) return false;
  if (value.attacked !== undefined) return isObject(value.attacked) && RULES.position.is(value.attacked.row);
  return value.next === true || value.closed === true || RULES.squares.is(value.squares);
}

/** Of each kind of question its own fields, with `?` behind the name of one that may be left out. @type {Record<string, Record<string, string>>} */
const KINDS = {
  choice: { choices: 'choices' },
  choices: { choices: 'choices', 'wrong?': 'wrongChoices' },
  squares: { right: 'rightSquares', 'wrong?': 'wrongSquares' },
  cells: { of: 'names', 'hidden?': 'flag', right: 'rightCells', 'wrong?': 'wrongCells' },
  line: { right: 'rightLine', 'value?': 'name', 'wrong?': 'wrongLines' },
  order: { extra: 'extra', 'wrong?': 'wrongOrders' },
  number: { from: 'number', to: 'number', 'ratio?': 'flag', right: 'rightNumber', 'wrong?': 'wrongNumbers' },
  board: { 'hatch?': 'flag', 'goesOn?': 'flag', stuck: 'said', found: 'said' },
};

/** What stands in lists. @type {Record<string, Record<string, string>>} */
const ITEMS = {
  choices: { id: 'id', text: 'said', 'right?': 'right', 'say?': 'said', 'tag?': 'tag' },
  wrongChoices: { 'has?': 'ids', 'lacks?': 'ids', say: 'said', 'tag?': 'tag' },
  wrongSquares: { 'has?': 'squares', 'lacks?': 'squares', say: 'said', 'tag?': 'tag' },
  wrongCells: { 'has?': 'names', 'lacks?': 'names', say: 'said', 'tag?': 'tag' },
  wrongLines: { 'line?': 'label', 'value?': 'value', say: 'said', 'tag?': 'tag' },
  wrongOrders: { 'solutions?': 'position', 'ends?': 'ends', say: 'said', 'tag?': 'tag' },
  wrongNumbers: { from: 'number', to: 'number', say: 'said', 'tag?': 'tag' },
};

/** @param {string} where @param {string} accepted @param {unknown} value @returns {never} */
function refuse(where, accepted, value) {
  const got = value === undefined ? 'nothing' : Object(value) === value ? (isList(value) ? 'a list' : 'an object') : JSON.stringify(value).slice(0, 100);
  throw new Error(`${where} is ${accepted}; got ${got}`);
}

/**
 * @param {any} value
 * @param {Record<string, string>} fields
 * @param {string} where
 */
function check(value, fields, where) {
  if (!isObject(value)) refuse(where, 'an object', value);
  const names = Object.keys(fields).map((name) => name.replace('?', ''));
  const other = Object.keys(value).find((name) => !names.includes(name));
  if (other !== undefined) throw new Error(`${where} has no field ${JSON.stringify(other).slice(0, 100)}; its fields are ${names.join(', ')}`);
  for (const [field, rule] of Object.entries(fields)) {
    const name = field.replace('?', '');
    if (value[name] === undefined && field.endsWith('?')) continue;
    checkField(value[name], rule, `${where}, ${name}`);
  }
}

/** @param {any} value @param {string} rule @param {string} where */
function checkField(value, rule, where) {
  if (rule === 'question') {
    if (!isObject(value) || !Object.hasOwn(KINDS, value.kind)) refuse(`${where}, kind`, `one of ${Object.keys(KINDS).join(', ')}`, value?.kind);
    check(value, { kind: 'kind', text: 'said', why: 'said', ...KINDS[value.kind] }, where);
  } else if (rule === 'second') {
    check(value, SECOND, where);
    if (value.question.choices) checkChoices(value.question, `${where}, question, choices`);
  } else if (ITEMS[rule]) {
    // Choices have digits, of which there are nine.
    const most = rule === 'choices' ? 9 : 20;
    if (!isList(value) || value.length === 0 || value.length > most) refuse(where, `a list of 1 to ${most}`, value);
    value.forEach((each, i) => check(each, ITEMS[rule], `${where} ${i + 1}`));
  } else if (rule !== 'kind' && !RULES[rule].is(value)) {
    refuse(where, RULES[rule].accepted, value);
  }
}

const STOP = {
  id: 'id', 'chapter?': 'said', title: 'said', show: 'shown', text: 'said', 'figure?': 'figure', 'question?': 'question', 'differs?': 'yes', 'reveal?': 'position', 'after?': 'said', 'second?': 'second',
};
const SECOND = { 'show?': 'shown', text: 'said', question: 'question', 'reveal?': 'position', 'after?': 'said' };

/**
 * @param {any} lesson an object, or JSON
 * @returns {Lesson}
 * @throws {Error} which names the stop and the field that does not fit, and what is accepted
 */
export function readLesson(lesson) {
  let value = lesson;
  if (typeof lesson === 'string') {
    try {
      value = JSON.parse(lesson);
    } catch (error) {
      throw new Error(`the lesson is no JSON: ${/** @type {Error} */ (error).message}`);
    }
  }
  if (!isObject(value) || value.lesson !== 1) refuse('lesson', '1, the version of the format', value?.lesson);
  if (!RULES.said.is(value.title)) refuse('title', RULES.said.accepted, value.title);
  if (!isList(value.stops) || value.stops.length === 0 || value.stops.length > 100) refuse('stops', 'a list of 1 to 100 stops', value.stops);
  const ids = new Set();
  value.stops.forEach((/** @type {any} */ stop, /** @type {number} */ i) => {
    check(stop, STOP, `stop ${i + 1}`);
    if (ids.has(stop.id)) throw new Error(`stop ${i + 1}, id is another than those before; got ${JSON.stringify(stop.id)} again`);
    ids.add(stop.id);
    const { question, show, second } = stop;
    if (question?.choices) checkChoices(question, `stop ${i + 1}, question, choices`);
    for (const each of [{ question, show }, { question: second?.question, show: { ...show, ...second?.show } }]) {
      if (each.question?.kind === 'order') checkOrder(each.show, `stop ${i + 1}, show`);
    }
  });
  return value;
}

/** Only the lines of one program can be run. @param {any} show @param {string} where */
function checkOrder({ variant = 'flag-arrays', find = 'all', bug = '' }, where) {
  if (variant !== 'flag-arrays') refuse(`${where}, variant`, 'flag-arrays, whose lines can be put in order', variant);
  if (find !== 'all' || bug !== '') throw new Error(`${where} has neither find nor bug where lines are put in order`);
}

/** @param {any} question @param {string} where */
function checkChoices({ kind, choices }, where) {
  const ids = choices.map((/** @type {any} */ { id }) => id);
  if (new Set(ids).size < ids.length) throw new Error(`${where} have ids that differ; got ${ids.join(', ')}`);
  const right = choices.filter((/** @type {any} */ { right }) => right);
  if (right.length === 0) throw new Error(`${where} have one that is right at least; got none`);
  if (kind === 'choice' && right.filter((/** @type {any} */ each) => each.right === true).length > 1) throw new Error(`${where} of a single choice have one that is right; got ${right.length}`);
}
