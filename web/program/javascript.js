// A program in JavaScript, made to tell of each line that it runs and of the variables that can be seen there.
import { parse } from 'acorn';
import { Insertions } from './insertions.js';
import { guess, isEntry, Misspelt } from './names.js';
import { runtime } from './runtime.js';

/** @typedef {any} Tree a node of the syntax tree */
/** @typedef {{ names: Map<string, number>, isFunction: boolean }} Scope its variables, and from where on they can be seen */

/** So many variables are looked at in a line. */
const MOST_NAMES = 24;
const FUNCTIONS = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const LOOPS = /^(For|ForIn|ForOf|While|DoWhile)Statement$/;
const UNTOLD = /^(FunctionDeclaration|ClassDeclaration|EmptyStatement)$/;
/** What would do something if it were reckoned twice. */
const ACTS = /^(CallExpression|NewExpression|AssignmentExpression|UpdateExpression|AwaitExpression|YieldExpression|TaggedTemplateExpression)$/;
const HOOK = '__queens_hook';
const WROTE = '__queens_wrote';
const PARAMETERS = [HOOK, WROTE, 'console', 'n', 'test', 'place', 'remove', 'solution'];

/** @param {Tree} node @returns {Tree[]} */
const childrenOf = (node) => Object.values(node).flat().filter((each) => each && typeof each.type === 'string');

/** @param {Tree} pattern @returns {string[]} */
function namesOf(pattern) {
  switch (pattern?.type) {
    case 'Identifier': return [pattern.name];
    case 'AssignmentPattern': return namesOf(pattern.left);
    case 'RestElement': return namesOf(pattern.argument);
    case 'ArrayPattern': return pattern.elements.flatMap(namesOf);
    case 'ObjectPattern': return pattern.properties.flatMap((/** @type {Tree} */ each) => namesOf(each.value ?? each.argument));
    default: return [];
  }
}

/** @param {Tree} node @returns {boolean} */
const acts = (node) => ACTS.test(node.type) || childrenOf(node).some(acts);

/** What it names of all that a program declares. @param {string} source @throws {Misspelt} */
function treeOf(source) {
  try {
    return /** @type {Tree} */ (parse(source, { ecmaVersion: 2022, sourceType: 'script', locations: true }));
  } catch (error) {
    const { loc, message } = /** @type {SyntaxError & { loc?: { line: number } }} */ (error);
    if (!loc) throw error;
    throw new Misspelt(loc.line, message.replace(/ \(\d+:\d+\)$/, ''));
  }
}

class Instrument {
  #source;
  #board;
  #put = new Insertions();
  /** By place, of which each has a list. @type {string[][]} */
  places = [];
  /** @type {Map<string, number>} */
  #placeOf = new Map();
  all = new Set();

  /** @param {string} source @param {Tree} tree @param {string} board */
  constructor(source, tree, board) {
    this.#source = source;
    this.#board = board;
    this.#body(tree, [this.#scopeOf(tree, true)], tree.end);
  }

  get text() {
    return this.#put.into(this.#source).text;
  }

  /**
   * @param {Tree} node of a function or a block
   * @param {boolean} isFunction
   * @returns {Scope}
   */
  #scopeOf(node, isFunction) {
    /** @type {Map<string, number>} */
    const names = new Map();
    const declare = (/** @type {Tree} */ pattern, /** @type {number} */ from) => {
      for (const name of namesOf(pattern)) {
        names.set(name, from);
        this.all.add(name);
      }
    };
    for (const each of isFunction ? node.params ?? [] : []) declare(each, 0);
    const read = (/** @type {Tree} */ each, /** @type {boolean} */ own) => {
      if (each.type === 'VariableDeclaration' && (own || (isFunction && each.kind === 'var'))) {
        for (const { id, init, end } of each.declarations) if (!FUNCTIONS.test(init?.type)) declare(id, each.kind === 'var' ? 0 : end);
      }
      // Those of `var` belong to the function around.
      if (isFunction && !FUNCTIONS.test(each.type) && each.type !== 'ClassBody') for (const child of childrenOf(each)) read(child, false);
    };
    const statements = node.type === 'Program' || node.type === 'BlockStatement' ? node.body : node.type === 'SwitchStatement' ? node.cases.flatMap((/** @type {Tree} */ each) => each.consequent) : node.body?.type === 'BlockStatement' && isFunction ? node.body.body : [];
    for (const each of statements) read(each, true);
    for (const each of [node.init, node.left]) if (each?.type === 'VariableDeclaration') read(each, true);
    if (node.type === 'CatchClause' && node.param) declare(node.param, 0);
    return { names, isFunction };
  }

  /** @param {number} line 0 for the end of something @param {number} at @param {Scope[]} scopes @returns {string} */
  #hook(line, at, scopes) {
    /** @type {Set<string>} */
    const seen = new Set();
    let outside = false;
    for (const { names, isFunction } of [...scopes].reverse()) {
      for (const [name, from] of names) if (outside || from <= at) seen.add(name);
      outside ||= isFunction;
    }
    const wanted = [...seen].slice(0, MOST_NAMES);
    if (seen.has(this.#board) && !wanted.includes(this.#board)) wanted.push(this.#board);
    const key = wanted.join();
    if (!this.#placeOf.has(key)) this.#placeOf.set(key, this.places.push(wanted) - 1);
    return `;${HOOK}(${line},${this.#placeOf.get(key)},()=>[${key}]);`;
  }

  /** @param {Tree} node with statements in its body @param {Scope[]} scopes @param {number} end where its last ends */
  #body(node, scopes, end) {
    for (const each of node.body ?? node.consequent) this.#statement(each, scopes);
    if (node.type === 'Program' || scopes.at(-1)?.isFunction) this.#put.put(end, this.#hook(0, end, scopes));
  }

  /** One of a list. @param {Tree} node @param {Scope[]} scopes */
  #statement(node, scopes) {
    if (!UNTOLD.test(node.type) && !node.directive) this.#put.put(node.start, this.#hook(node.loc.start.line, node.start, scopes));
    this.#inside(node, scopes);
    this.#afterWriting(node);
  }

  /** One that stands alone, as after `if (…)`. @param {Tree} node @param {Scope[]} scopes */
  #alone(node, scopes) {
    if (node.type === 'BlockStatement') {
      this.#inside(node, scopes);
      return;
    }
    this.#put.put(node.start, `{${this.#hook(node.loc.start.line, node.start, scopes)}`);
    this.#inside(node, scopes);
    this.#afterWriting(node);
    this.#put.put(node.end, '}');
  }

  /** @param {Tree} node @param {Scope[]} scopes */
  #inside(node, scopes) {
    if (FUNCTIONS.test(node.type)) {
      const own = [...scopes, this.#scopeOf(node, true)];
      for (const each of node.params) this.#inside(each, own);
      if (node.body.type === 'BlockStatement') this.#body(node.body, own, node.body.end - 1);
      else this.#inside(node.body, own);
    } else if (node.type === 'BlockStatement') {
      this.#body(node, [...scopes, this.#scopeOf(node, false)], node.end - 1);
    } else if (LOOPS.test(node.type)) {
      const own = [...scopes, this.#scopeOf(node, false)];
      for (const each of [node.init, node.test, node.update, node.left, node.right]) if (each) this.#inside(each, own);
      // A loop of nothing is followed too.
      if (node.body.type === 'BlockStatement' && node.body.body.length === 0) this.#put.put(node.body.end - 1, this.#hook(node.loc.start.line, node.body.start, own));
      else this.#alone(node.body, own);
    } else if (node.type === 'IfStatement') {
      this.#inside(node.test, scopes);
      this.#alone(node.consequent, scopes);
      if (node.alternate) this.#alone(node.alternate, scopes);
    } else if (node.type === 'SwitchStatement') {
      const own = [...scopes, this.#scopeOf(node, false)];
      this.#inside(node.discriminant, scopes);
      for (const each of node.cases) this.#body(each, own, each.end);
    } else if (node.type === 'CatchClause') {
      this.#inside(node.body, [...scopes, this.#scopeOf(node, false)]);
    } else {
      for (const each of childrenOf(node)) this.#inside(each, scopes);
    }
  }

  /** Tells of a place of the board that a statement writes, even if with what is there. @param {Tree} node */
  #afterWriting(node) {
    if (node.type !== 'ExpressionStatement' || !this.#board) return;
    const parts = node.expression.type === 'SequenceExpression' ? node.expression.expressions : [node.expression];
    for (const part of parts) {
      const target = part.type === 'AssignmentExpression' ? part.left : part.type === 'UpdateExpression' ? part.argument : undefined;
      if (target?.type !== 'MemberExpression' || !target.computed || target.object.name !== this.#board || acts(target.property)) continue;
      const index = this.#source.slice(target.property.start, target.property.end).replaceAll(/\s+/g, ' ');
      this.#put.put(node.end, `;${WROTE}(${this.#board},${index});`);
    }
  }
}

/** What is called with n, where a program only declares it. @param {Tree} tree @returns {string} an expression, or nothing */
function entryOf(tree) {
  /** @type {{ name: string, call: string }[]} */
  const found = [];
  for (const each of tree.body) {
    if (each.type === 'FunctionDeclaration') found.push({ name: each.id.name, call: `${each.id.name}(n)` });
    for (const { id, init } of each.type === 'VariableDeclaration' ? each.declarations : []) {
      if (FUNCTIONS.test(init?.type)) found.push({ name: id.name, call: `${id.name}(n)` });
    }
    for (const { key, kind } of each.type === 'ClassDeclaration' ? each.body.body : []) {
      if (kind === 'method' && key.name) found.push({ name: key.name, call: `new ${each.id.name}().${key.name}(n)` });
    }
  }
  const classes = tree.body.flatMap((/** @type {Tree} */ each) => (each.type === 'ClassDeclaration' ? [each.id.name] : []));
  // Who calls a function of their own knows how.
  const calls = (/** @type {Tree} */ node) => {
    if (FUNCTIONS.test(node.type) || node.type === 'ClassBody') return false;
    const { type, callee } = node;
    const own = (type === 'CallExpression' && (FUNCTIONS.test(callee.type) || found.some(({ name }) => name === callee.name))) || (type === 'NewExpression' && classes.includes(callee.name));
    return own || childrenOf(node).some(calls);
  };
  if (tree.body.some(calls)) return '';
  return (found.find(({ name }) => isEntry(name)) ?? found.at(-1))?.call ?? '';
}

/**
 * @param {string} source
 * @param {import('./languages.js').Asked} asked
 * @returns {string} a script for a worker
 * @throws {Misspelt}
 */
export function prepare(source, { n, milliseconds, letters, ...named }) {
  const tree = treeOf(source);
  const guessed = guess(new Instrument(source, tree, '').all);
  const board = named.board || guessed.board;
  const solutions = named.solutions || guessed.solutions;
  const made = new Instrument(source, tree, board);
  const before = (/** @type {number} */ first) => `const __queens = (() => { 'use strict'; return (${runtime})(${JSON.stringify({ milliseconds, board, solutions, names: made.places, first, letters })}); })();
__queens.begin(() => {
try {
  __queens.done((function (${PARAMETERS.join(', ')}) { return (function () {
`;
  // Its lines are told apart from those before it.
  const first = before(1000).split('\n').length - 1;
  return `${before(first)}${made.text}
;${entryOf(tree) ? `return ${entryOf(tree)};` : ''} }).call(undefined); })(__queens.hook, __queens.wrote, { log: __queens.print, info: __queens.print, warn: __queens.print, error: __queens.print, table: __queens.print }, ${n}, ...['test', 'place', 'remove', 'solution'].map(__queens.report)));
} catch (error) {
  __queens.fail(error);
}
});
`;
}
