// Makes a JavaScript program tell of each line that it runs and of the variables that can be seen there.
import { entryOf } from './entry.js';
import { treeOf } from './parse.js';
import { childrenOf, declareIn, FUNCTIONS, namesOf, Scope, SlotTable, undeclaredIn } from './scopes.js';

/** @typedef {import('./scopes.js').Tree} Tree */
/**
 * @typedef {object} Instrumented
 * @property {string} text the body of a function, with the lines of the source
 * @property {import('./scopes.js').SlotName[]} slots
 * @property {number[][]} places of each place in the program, the slots that can be seen there, in the order in which its function reads them
 * @property {boolean[]} inFunction of each place, whether it is in a function
 * @property {boolean} isModule whether it is strict and may await
 * @property {import('./entry.js').Entry | undefined} entry what to call if the program calls nothing
 */

const LOOPS = /^(For|ForIn|ForOf|While|DoWhile)Statement$/;
const SILENT = /^(FunctionDeclaration|ClassDeclaration|EmptyStatement|ImportDeclaration|Export\w+Declaration)$/;
/** Expressions that do something, so that they must not be evaluated a second time. */
const ACTS = /^(CallExpression|NewExpression|AssignmentExpression|UpdateExpression|AwaitExpression|YieldExpression|TaggedTemplateExpression|FunctionExpression|ArrowFunctionExpression)$/;
export const HOOK = '__queens_hook';
export const WROTE = '__queens_wrote';
export const RETURNED = '__queens_returned';
const EXPORTED = '__queens_exported';
const AT = '__queens_at';

/** @param {Tree} node @returns {boolean} */
const acts = (node) => ACTS.test(node.type) || childrenOf(node).some(acts);

class Instrument {
  #source;
  #table = new SlotTable();
  /** @type {{ at: number, to: number, text: string }[]} */
  #edits = [];
  /** @type {number[][]} */
  places = [];
  /** @type {boolean[]} */
  inFunction = [];
  /** @type {Map<string, { number: number, reader: string }>} */
  #placeOf = new Map();
  /** Statements that hand on what an inner generator yields; its variables are still the innermost. @type {Set<Tree>} */
  #passing = new Set();
  /** @type {string[]} private fields of the classes around */
  #privates = [];

  /** @param {string} source @param {Tree} tree */
  constructor(source, tree) {
    this.#source = source;
    const scope = new Scope(this.#table, undefined, { name: '', line: 0 });
    for (const name of undeclaredIn(tree)) scope.declare({ type: 'Identifier', name });
    declareIn(scope, tree.body.map((/** @type {Tree} */ each) => each.declaration ?? each));
    for (const each of tree.body) this.#statement(each, scope);
    this.#put(tree.end, this.#hook(0, scope));
  }

  get slots() {
    return this.#table.slots;
  }

  get text() {
    let text = '';
    let from = 0;
    // Sorting is stable: what is put at one place stays in its order.
    for (const { at, to, text: put } of this.#edits.sort((one, other) => one.at - other.at)) {
      text += this.#source.slice(from, at) + put;
      from = Math.max(from, to);
    }
    return text + this.#source.slice(from);
  }

  /** @param {number} at @param {string} text @param {number} [to] replaces the source up to there, keeping its lines */
  #put(at, text, to = at) {
    this.#edits.push({ at, to, text: text + this.#source.slice(at, to).replace(/[^\n]+/g, '') });
  }

  /** @param {number} line 0 for the end of a function @param {Scope} scope @returns {string} a statement or an expression without its end */
  #call(line, scope) {
    const visible = scope.visible();
    const key = JSON.stringify([visible, scope.place.line > 0]);
    let place = this.#placeOf.get(key);
    if (!place) {
      const number = this.places.push(visible.map(({ slot }) => slot)) - 1;
      this.inFunction.push(scope.place.line > 0);
      place = { number, reader: `${AT}=>${visible.map(({ expression }, i) => `${AT}<${i + 1}?${expression}:`).join('')}0` };
      this.#placeOf.set(key, place);
    }
    return `${HOOK}(${line},${place.number},${place.reader})`;
  }

  /** @param {number} line @param {Scope} scope */
  #hook(line, scope) {
    return `;${this.#call(line, scope)};`;
  }

  /** @param {Tree} node in a list of statements @param {Scope} scope */
  #statement(node, scope) {
    const seen = this.#passing.has(node) ? new Scope(this.#table, undefined, scope.place) : scope;
    if (!SILENT.test(node.type) && !node.directive) this.#put(node.start, this.#hook(node.loc.start.line, seen));
    // The return value of a call at the top level is a result of the program.
    const returns = !scope.outer && node.type === 'ExpressionStatement' && /^(Call|Await)Expression$/.test(node.expression.type);
    if (returns) this.#put(node.expression.start, `${RETURNED}(`);
    this.#inside(node, scope);
    if (returns) this.#put(node.expression.end, ')');
    this.#put(node.end, this.#writes(node.type === 'ExpressionStatement' ? [node.expression] : []));
  }

  /** @param {Tree} node that is the whole body of a loop or a branch @param {Scope} scope @param {string} [first] what is done before it */
  #body(node, scope, first = '') {
    if (node.type === 'BlockStatement') {
      if (first) this.#put(node.start + 1, first);
      this.#inside(node, scope);
    } else {
      this.#put(node.start, `{${first}`);
      this.#statement(node, scope);
      this.#put(node.end, '}');
    }
  }

  /** @param {Tree} node @param {Scope} scope @param {string} [name] that a function is given */
  #inside(node, scope, name = '') {
    if (FUNCTIONS.test(node.type)) this.#function(node, scope, node.id?.name ?? name);
    else if (/^Class(Declaration|Expression)$/.test(node.type)) this.#class(node, scope, node.id?.name ?? name);
    else if (LOOPS.test(node.type)) this.#loop(node, scope);
    else if (node.type === 'BlockStatement' || node.type === 'StaticBlock') this.#block(node.body, scope);
    else if (node.type === 'IfStatement') {
      this.#inside(node.test, scope);
      this.#body(node.consequent, scope);
      if (node.alternate) this.#body(node.alternate, scope);
    } else if (node.type === 'SwitchStatement') {
      this.#inside(node.discriminant, scope);
      const own = new Scope(this.#table, scope, undefined);
      declareIn(own, node.cases.flatMap((/** @type {Tree} */ each) => each.consequent));
      for (const { test, consequent } of node.cases) {
        if (test) this.#inside(test, own);
        for (const each of consequent) this.#statement(each, own);
      }
    } else if (node.type === 'CatchClause') {
      const own = new Scope(this.#table, scope, undefined);
      if (node.param) own.declare(node.param);
      this.#inside(node.body, own);
    } else if (node.type === 'VariableDeclarator') {
      if (node.init) this.#inside(node.init, scope, node.id.name);
    } else if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition' || node.type === 'Property') {
      if (node.computed) this.#inside(node.key, scope);
      if (node.value) this.#inside(node.value, scope, node.key.name);
    } else if (node.type === 'AssignmentExpression') {
      this.#inside(node.left, scope);
      this.#inside(node.right, scope, node.left.name ?? node.left.property?.name);
    } else if (/^(Import|Export)/.test(node.type)) {
      this.#module(node, scope);
    } else if (node.type === 'MetaProperty' && node.meta.name === 'import') {
      this.#put(node.start, '({url:"program.js"})', node.end);
    } else {
      for (const each of childrenOf(node)) this.#inside(each, scope);
    }
  }

  /** @param {Tree[]} statements @param {Scope} scope */
  #block(statements, scope) {
    const own = new Scope(this.#table, scope, undefined);
    declareIn(own, statements);
    for (const each of statements) this.#statement(each, own);
  }

  /** @param {Tree} node @param {Scope} outer @param {string} name */
  #function(node, outer, name) {
    const full = [outer.place.name, name || 'function'].filter(Boolean).join('.');
    const scope = new Scope(this.#table, outer, { name: full, line: node.loc.start.line });
    for (const each of node.params) scope.declare(each);
    if (node.type !== 'ArrowFunctionExpression') for (const each of ['this', ...this.#privates]) scope.add(each);
    for (const each of node.params) this.#inside(each, scope);
    if (node.body.type !== 'BlockStatement') {
      this.#put(node.body.start, `(${this.#call(node.body.loc.start.line, scope)},`);
      this.#inside(node.body, scope);
      this.#put(node.body.end, ')');
      return;
    }
    declareIn(scope, node.body.body);
    for (const each of node.body.body) this.#statement(each, scope);
    this.#put(node.body.end - 1, this.#hook(0, scope));
  }

  /** @param {Tree} node @param {Scope} scope @param {string} name */
  #class(node, scope, name) {
    const outer = this.#privates;
    const fields = node.body.body.filter((/** @type {Tree} */ each) => each.type === 'PropertyDefinition' && each.key.type === 'PrivateIdentifier' && !(each.static && !name));
    this.#privates = [...outer, ...fields.map((/** @type {Tree} */ each) => `${each.static ? name : 'this'}.#${each.key.name}`)];
    if (node.superClass) this.#inside(node.superClass, scope);
    for (const each of node.body.body) this.#inside(each, scope);
    this.#privates = outer;
  }

  /** @param {Tree} node @param {Scope} scope */
  #loop(node, scope) {
    const own = new Scope(this.#table, scope, undefined);
    const heads = [node.init, node.left].filter((each) => each?.type === 'VariableDeclaration');
    declareIn(own, heads);
    for (const each of [node.init, node.test, node.update, node.left, node.right]) if (each) this.#inside(each, own);
    const [variable] = node.type === 'ForOfStatement' ? namesOf(node.left.declarations?.[0].id) : [];
    for (const each of variable ? node.body.body ?? [node.body] : []) if (each.expression?.type === 'YieldExpression' && each.expression.argument?.name === variable) this.#passing.add(each);
    const empty = node.body.type === 'EmptyStatement' || (node.body.type === 'BlockStatement' && node.body.body.length === 0);
    // Every iteration is recorded, so that an endless loop is noticed.
    const round = empty || node.type === 'WhileStatement' || node.type === 'ForStatement' ? this.#hook(node.loc.start.line, own) : '';
    this.#body(node.body, own, round + this.#writes([node.init, node.update, node.left]));
  }

  /**
   * Code that records which elements are written. Values alone do not show a write of the same value.
   * @param {Tree[]} expressions
   */
  #writes(expressions) {
    let text = '';
    for (const each of expressions.flatMap((one) => (one?.type === 'SequenceExpression' ? one.expressions : one ? [one] : []))) {
      const target = each.type === 'AssignmentExpression' ? each.left : each.type === 'UpdateExpression' ? each.argument : each;
      if (target.type !== 'MemberExpression' || !target.computed || acts(target) || target.object.type === 'Super') continue;
      const [object, index] = [target.object, target.property].map(({ start, end }) => this.#source.slice(start, end).replaceAll(/\s+/g, ' '));
      text += `;${WROTE}(${object},${index});`;
    }
    return text;
  }

  /** Imports become calls of `require`, and exports plain declarations. @param {Tree} node @param {Scope} scope */
  #module(node, scope) {
    if (node.type === 'ImportDeclaration') {
      const from = `require(${JSON.stringify(node.source.value)})`;
      const parts = node.specifiers.map((/** @type {Tree} */ { type, imported, local }) => {
        if (type === 'ImportSpecifier') return `const {${imported.name ?? JSON.stringify(imported.value)}:${local.name}}=${from}`;
        return `const ${local.name}=${from}`;
      });
      this.#put(node.start, `${parts.join(';') || from};`, node.end);
    } else if (node.type === 'ImportExpression') {
      this.#put(node.start, 'Promise.resolve(require(', node.source.start);
      this.#put(node.source.end, '))', node.end);
    } else if (!node.declaration) {
      this.#put(node.start, '', node.end);
    } else if (node.type === 'ExportDefaultDeclaration' && !node.declaration.id) {
      this.#put(node.start, `const ${EXPORTED}=`, node.declaration.start);
      this.#inside(node.declaration, scope);
      this.#put(node.end, ';');
    } else {
      this.#put(node.start, '', node.declaration.start);
      this.#inside(node.declaration, scope);
    }
  }
}

/** @param {string} source JavaScript @returns {Instrumented} @throws {import('./parse.js').SyntaxFault} */
export function instrument(source) {
  const tree = treeOf(source);
  const entry = entryOf(tree, EXPORTED);
  const { text, slots, places, inFunction } = new Instrument(source, tree);
  return { text: text.replace(/^#!/, '//'), slots, places, inFunction, isModule: tree.sourceType === 'module', entry: entry && { ...entry, name: entry.name === EXPORTED ? 'default' : entry.name } };
}
