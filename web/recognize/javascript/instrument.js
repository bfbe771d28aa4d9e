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

/** @param {string} source JavaScript @returns {Instrumented} @throws {import('./parse.js').SyntaxFault} */
export function instrument(source) {
  const tree = treeOf(source);
  const entry = entryOf(tree, EXPORTED);
  const table = new SlotTable();
  /** @type {{ at: number, to: number, text: string }[]} */
  const edits = [];
  /** @type {number[][]} */
  const places = [];
  /** @type {boolean[]} */
  const inFunction = [];
  /** @type {Map<string, { number: number, reader: string }>} */
  const placeOf = new Map();
  /** Statements that hand on what an inner generator yields; its variables are still the innermost. @type {Set<Tree>} */
  const passing = new Set();
  /** @type {string[]} private fields of the classes around */
  let privates = [];

  /** @param {number} at @param {string} text @param {number} [to] replaces the source up to there, keeping its lines */
  function put(at, text, to = at) {
    edits.push({ at, to, text: text + source.slice(at, to).replace(/[^\n]+/g, '') });
  }

  /** @param {number} line 0 for the end of a function @param {Scope} scope @returns {string} a statement or an expression without its end */
  function callAt(line, scope) {
    const visible = scope.visible();
    const key = JSON.stringify([visible, scope.place.line > 0]);
    let place = placeOf.get(key);
    if (!place) {
      const number = places.push(visible.map(({ slot }) => slot)) - 1;
      inFunction.push(scope.place.line > 0);
      place = { number, reader: `${AT}=>${visible.map(({ expression }, i) => `${AT}<${i + 1}?${expression}:`).join('')}0` };
      placeOf.set(key, place);
    }
    return `${HOOK}(${line},${place.number},${place.reader})`;
  }

  /** @param {number} line @param {Scope} scope */
  function hookAt(line, scope) {
    return `;${callAt(line, scope)};`;
  }

  /** @param {Tree} node in a list of statements @param {Scope} scope */
  function traceStatement(node, scope) {
    const seen = passing.has(node) ? new Scope(table, undefined, scope.place) : scope;
    if (!SILENT.test(node.type) && !node.directive) put(node.start, hookAt(node.loc.start.line, seen));
    // The return value of a call at the top level is a result of the program.
    const returns = !scope.outer && node.type === 'ExpressionStatement' && /^(Call|Await)Expression$/.test(node.expression.type);
    if (returns) put(node.expression.start, `${RETURNED}(`);
    trace(node, scope);
    if (returns) put(node.expression.end, ')');
    put(node.end, writesOf(node.type === 'ExpressionStatement' ? [node.expression] : []));
  }

  /** @param {Tree} node that is the whole body of a loop or a branch @param {Scope} scope @param {string} [first] what is done before it */
  function traceBody(node, scope, first = '') {
    if (node.type === 'BlockStatement') {
      if (first) put(node.start + 1, first);
      trace(node, scope);
    } else {
      put(node.start, `{${first}`);
      traceStatement(node, scope);
      put(node.end, '}');
    }
  }

  /** @param {Tree} node @param {Scope} scope @param {string} [name] that a function is given */
  function trace(node, scope, name = '') {
    if (FUNCTIONS.test(node.type)) traceFunction(node, scope, node.id?.name ?? name);
    else if (/^Class(Declaration|Expression)$/.test(node.type)) traceClass(node, scope, node.id?.name ?? name);
    else if (LOOPS.test(node.type)) traceLoop(node, scope);
    else if (node.type === 'BlockStatement' || node.type === 'StaticBlock') traceBlock(node.body, scope);
    else if (node.type === 'IfStatement') {
      trace(node.test, scope);
      traceBody(node.consequent, scope);
      if (node.alternate) traceBody(node.alternate, scope);
    } else if (node.type === 'SwitchStatement') {
      trace(node.discriminant, scope);
      const own = new Scope(table, scope, undefined);
      declareIn(own, node.cases.flatMap((/** @type {Tree} */ each) => each.consequent));
      for (const { test, consequent } of node.cases) {
        if (test) trace(test, own);
        for (const each of consequent) traceStatement(each, own);
      }
    } else if (node.type === 'CatchClause') {
      const own = new Scope(table, scope, undefined);
      if (node.param) own.declare(node.param);
      trace(node.body, own);
    } else if (node.type === 'VariableDeclarator') {
      if (node.init) trace(node.init, scope, node.id.name);
    } else if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition' || node.type === 'Property') {
      if (node.computed) trace(node.key, scope);
      if (node.value) trace(node.value, scope, node.key.name);
    } else if (node.type === 'AssignmentExpression') {
      trace(node.left, scope);
      trace(node.right, scope, node.left.name ?? node.left.property?.name);
    } else if (/^(Import|Export)/.test(node.type)) {
      traceModule(node, scope);
    } else if (node.type === 'MetaProperty' && node.meta.name === 'import') {
      put(node.start, '({url:"program.js"})', node.end);
    } else {
      for (const each of childrenOf(node)) trace(each, scope);
    }
  }

  /** @param {Tree[]} statements @param {Scope} scope */
  function traceBlock(statements, scope) {
    const own = new Scope(table, scope, undefined);
    declareIn(own, statements);
    for (const each of statements) traceStatement(each, own);
  }

  /** @param {Tree} node @param {Scope} outer @param {string} name */
  function traceFunction(node, outer, name) {
    const full = [outer.place.name, name || 'function'].filter(Boolean).join('.');
    const scope = new Scope(table, outer, { name: full, line: node.loc.start.line });
    for (const each of node.params) scope.declare(each);
    if (node.type !== 'ArrowFunctionExpression') for (const each of ['this', ...privates]) scope.add(each);
    for (const each of node.params) trace(each, scope);
    if (node.body.type !== 'BlockStatement') {
      put(node.body.start, `(${callAt(node.body.loc.start.line, scope)},`);
      trace(node.body, scope);
      put(node.body.end, ')');
      return;
    }
    declareIn(scope, node.body.body);
    for (const each of node.body.body) traceStatement(each, scope);
    put(node.body.end - 1, hookAt(0, scope));
  }

  /** @param {Tree} node @param {Scope} scope @param {string} name */
  function traceClass(node, scope, name) {
    const outer = privates;
    const fields = node.body.body.filter((/** @type {Tree} */ each) => each.type === 'PropertyDefinition' && each.key.type === 'PrivateIdentifier' && !(each.static && !name));
    privates = [...outer, ...fields.map((/** @type {Tree} */ each) => `${each.static ? name : 'this'}.#${each.key.name}`)];
    if (node.superClass) trace(node.superClass, scope);
    for (const each of node.body.body) trace(each, scope);
    privates = outer;
  }

  /** @param {Tree} node @param {Scope} scope */
  function traceLoop(node, scope) {
    const own = new Scope(table, scope, undefined);
    const heads = [node.init, node.left].filter((each) => each?.type === 'VariableDeclaration');
    declareIn(own, heads);
    for (const each of [node.init, node.test, node.update, node.left, node.right]) if (each) trace(each, own);
    const [variable] = node.type === 'ForOfStatement' ? namesOf(node.left.declarations?.[0].id) : [];
    for (const each of variable ? node.body.body ?? [node.body] : []) if (each.expression?.type === 'YieldExpression' && each.expression.argument?.name === variable) passing.add(each);
    const empty = node.body.type === 'EmptyStatement' || (node.body.type === 'BlockStatement' && node.body.body.length === 0);
    // Every iteration is recorded, so that an endless loop is noticed.
    const round = empty || node.type === 'WhileStatement' || node.type === 'ForStatement' ? hookAt(node.loc.start.line, own) : '';
    traceBody(node.body, own, round + writesOf([node.init, node.update, node.left]));
  }

  /**
   * Code that records which elements are written. Values alone do not show a write of the same value.
   * @param {Tree[]} expressions
   */
  function writesOf(expressions) {
    let text = '';
    for (const each of expressions.flatMap((one) => (one?.type === 'SequenceExpression' ? one.expressions : one ? [one] : []))) {
      const target = each.type === 'AssignmentExpression' ? each.left : each.type === 'UpdateExpression' ? each.argument : each;
      if (target.type !== 'MemberExpression' || !target.computed || acts(target) || target.object.type === 'Super') continue;
      const [object, index] = [target.object, target.property].map(({ start, end }) => source.slice(start, end).replaceAll(/\s+/g, ' '));
      text += `;${WROTE}(${object},${index});`;
    }
    return text;
  }

  /** Imports become calls of `require`, and exports plain declarations. @param {Tree} node @param {Scope} scope */
  function traceModule(node, scope) {
    if (node.type === 'ImportDeclaration') {
      const from = `require(${JSON.stringify(node.source.value)})`;
      const parts = node.specifiers.map((/** @type {Tree} */ { type, imported, local }) => {
        if (type === 'ImportSpecifier') return `const {${imported.name ?? JSON.stringify(imported.value)}:${local.name}}=${from}`;
        return `const ${local.name}=${from}`;
      });
      put(node.start, `${parts.join(';') || from};`, node.end);
    } else if (node.type === 'ImportExpression') {
      put(node.start, 'Promise.resolve(require(', node.source.start);
      put(node.source.end, '))', node.end);
    } else if (!node.declaration) {
      put(node.start, '', node.end);
    } else if (node.type === 'ExportDefaultDeclaration' && !node.declaration.id) {
      put(node.start, `const ${EXPORTED}=`, node.declaration.start);
      trace(node.declaration, scope);
      put(node.end, ';');
    } else {
      put(node.start, '', node.declaration.start);
      trace(node.declaration, scope);
    }
  }

  const whole = new Scope(table, undefined, { name: '', line: 0 });
  for (const name of undeclaredIn(tree)) whole.declare({ type: 'Identifier', name });
  declareIn(whole, tree.body.map((/** @type {Tree} */ each) => each.declaration ?? each));
  for (const each of tree.body) traceStatement(each, whole);
  put(tree.end, hookAt(0, whole));
  let text = '';
  let from = 0;
  // Sorting is stable: insertions at the same place keep their order.
  for (const { at, to, text: added } of edits.sort((one, other) => one.at - other.at)) {
    text += source.slice(from, at) + added;
    from = Math.max(from, to);
  }
  text += source.slice(from);
  return { text: text.replace(/^#!/, '//'), slots: table.slots, places, inFunction, isModule: tree.sourceType === 'module', entry: entry && { ...entry, name: entry.name === EXPORTED ? 'default' : entry.name } };
}
