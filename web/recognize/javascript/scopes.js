// The variables that can be seen at each place of a JavaScript program.

/** @typedef {any} Tree a node of the syntax tree, in the ESTree format */
/** @typedef {{ scope: string, line: number, path: string[] }} SlotName where a value lives: the function that declares it, the line of that, and the variable */
/** @typedef {{ slot: number, expression: string }} Visible a slot and the expression that reads it */

export const FUNCTIONS = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const CLASSES = /^Class(Declaration|Expression)$/;
/** More variables than these are not looked at in one place. */
const MOST_VISIBLE = 40;

/** @param {Tree} node @returns {Tree[]} */
export const childrenOf = (node) => Object.values(node).flat().filter((each) => each && typeof each.type === 'string');

/** @param {Tree} pattern @returns {string[]} the variables that it declares */
export function namesOf(pattern) {
  switch (pattern?.type) {
    case 'Identifier': return [pattern.name];
    case 'AssignmentPattern': return namesOf(pattern.left);
    case 'RestElement': return namesOf(pattern.argument);
    case 'ArrayPattern': return pattern.elements.flatMap(namesOf);
    case 'ObjectPattern': return pattern.properties.flatMap((/** @type {Tree} */ each) => namesOf(each.value ?? each.argument));
    default: return [];
  }
}

/** A function or block with its declarations. */
export class Scope {
  /** @type {Map<string, number>} the slot of each variable */
  names = new Map();
  /** Expressions that are no variables, such as `this`. @type {Map<string, number>} */
  others = new Map();

  /**
   * @param {SlotTable} table
   * @param {Scope | undefined} outer
   * @param {{ name: string, line: number } | undefined} own of a function; undefined for a block
   */
  constructor(table, outer, own) {
    this.table = table;
    this.outer = outer;
    this.isFunction = own !== undefined;
    /** @type {{ name: string, line: number }} the function that it belongs to */
    this.place = own ?? /** @type {Scope} */ (outer).place;
  }

  /** @param {Tree} pattern */
  declare(pattern) {
    for (const name of namesOf(pattern)) this.names.set(name, this.table.slot(this.place, [name]));
  }

  /** @param {string} expression such as `this.#board` */
  add(expression) {
    this.others.set(expression, this.table.slot(this.place, expression.split('.')));
  }

  /** @returns {Visible[]} what can be seen from here, the innermost first */
  visible() {
    const seen = new Set();
    /** @type {Visible[]} */
    const found = [];
    /** @type {Scope | undefined} */
    let scope = this;
    for (; scope; scope = scope.outer) {
      for (const [expression, slot] of [...scope.names, ...scope.others]) {
        if (seen.has(expression) || found.length === MOST_VISIBLE) continue;
        seen.add(expression);
        found.push({ slot, expression });
      }
    }
    return found;
  }
}

/** Every slot of a program, each once. */
export class SlotTable {
  /** @type {SlotName[]} */
  slots = [];
  /** @type {Map<string, number>} */
  #numbers = new Map();

  /** @param {{ name: string, line: number }} place @param {string[]} path @returns {number} */
  slot({ name, line }, path) {
    const key = JSON.stringify([name, line, path]);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.slots.length);
    return this.slots.push({ scope: name, line, path }) - 1;
  }
}

/**
 * Declares in a scope the variables of a list of statements. Variables of `var` belong to the enclosing function.
 * @param {Scope} scope
 * @param {Tree[]} statements
 */
export function declareIn(scope, statements) {
  for (const each of statements) {
    if (each.type === 'VariableDeclaration') {
      for (const { id, init } of each.declarations) if (!FUNCTIONS.test(init?.type)) scope.declare(id);
    }
    if (each.type === 'ClassDeclaration' && each.id) scope.declare(each.id);
    if (scope.isFunction) declareVars(scope, each);
  }
}

/** @param {Scope} scope @param {Tree} node */
function declareVars(scope, node) {
  if (FUNCTIONS.test(node.type) || CLASSES.test(node.type)) return;
  if (node.type === 'VariableDeclaration' && node.kind === 'var') {
    for (const { id, init } of node.declarations) if (!FUNCTIONS.test(init?.type)) scope.declare(id);
  }
  for (const child of childrenOf(node)) declareVars(scope, child);
}

/**
 * Variables that are assigned without having been declared, which makes them global.
 * @param {Tree} tree
 * @returns {string[]}
 */
export function undeclaredIn(tree) {
  const declared = new Set();
  const assigned = new Set();
  const visit = (/** @type {Tree} */ node) => {
    if (node.type === 'VariableDeclarator') namesOf(node.id).forEach((name) => declared.add(name));
    if (FUNCTIONS.test(node.type) || CLASSES.test(node.type)) {
      if (node.id) declared.add(node.id.name);
      for (const each of node.params ?? []) namesOf(each).forEach((name) => declared.add(name));
    }
    if (node.type === 'CatchClause' && node.param) namesOf(node.param).forEach((name) => declared.add(name));
    if (node.type === 'AssignmentExpression') namesOf(node.left).forEach((name) => assigned.add(name));
    if (node.type === 'ForInStatement' || node.type === 'ForOfStatement') namesOf(node.left).forEach((name) => assigned.add(name));
    for (const child of childrenOf(node)) visit(child);
  };
  visit(tree);
  return [...assigned].filter((name) => !declared.has(name));
}
