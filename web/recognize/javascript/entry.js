// Chooses what to call in a program whose top level only declares functions and classes.
import { childrenOf, FUNCTIONS, namesOf } from './scopes.js';

/** @typedef {import('./scopes.js').Tree} Tree */
/** @typedef {{ name: string, call: string, size?: string, weight: number }} Entry an expression that begins the search, and its parameter that is given the size; the larger function is the likelier one */
/** @typedef {{ list: string[], size?: string }} Given arguments, and the parameter that gets the size */

/** Parameters that begin at the first row or the first queen. */
const FIRST = /^(row|col|column|r|c|i|j|k|x|y|pos|position|idx|index|start|depth|level|queen|q|placed|count|step|cur\w*|start_?\w*|row_?\w*|col_?\w*)$/i;
/** Among several functions that nothing calls, one that is called so is preferred. */
const LIKELY = /solve|queen|search|backtrack|run|main|start|find|place|total|count/i;

/** Every name that is used anywhere, except by a function inside itself. @param {Tree} tree */
function namesUsed(tree) {
  const used = new Set();
  /** @param {Tree} node @param {string[]} inside @param {string} [own] the name that the node is given */
  const visit = (node, inside, own) => {
    const within = FUNCTIONS.test(node.type) && (node.id?.name ?? own) ? [...inside, node.id?.name ?? own] : inside;
    const use = (/** @type {string} */ name) => !within.includes(name) && used.add(name);
    if (node.type === 'Identifier' || node.type === 'PrivateIdentifier') use(node.name);
    else if (node.type === 'ExportSpecifier' || node.type === 'MetaProperty') return;
    else if (node.type === 'VariableDeclarator') {
      if (node.init) visit(node.init, within, node.id.name);
    } else if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition' || node.type === 'Property') {
      if (node.computed) visit(node.key, within);
      if (node.value) visit(node.value, within, node.key.name);
    } else if (FUNCTIONS.test(node.type) || /^Class/.test(node.type)) {
      for (const each of [...(node.params ?? []), node.superClass, node.body]) if (each) visit(each, within);
    } else {
      for (const child of childrenOf(node)) visit(child, within);
    }
  };
  // Exports are not calls.
  const handsOut = (/** @type {Tree} */ each) => each.type === 'ExpressionStatement' && each.expression.type === 'AssignmentExpression' && /^(module|exports)$/.test(each.expression.left.object?.name ?? each.expression.left.object?.object?.name);
  for (const each of tree.body) if (!handsOut(each) && !(each.type === 'ExportDefaultDeclaration' && each.declaration.type === 'Identifier')) visit(each, []);
  return used;
}

/**
 * Arguments for the parameters that need one: the board size once, 0 for a row to begin with.
 * @param {Tree[]} parameters
 * @param {boolean} sizeIsGiven
 * @returns {Given | undefined} undefined if there is a parameter for which neither will do
 */
function argumentsFor(parameters, sizeIsGiven) {
  /** @type {Given} */
  const given = { list: [] };
  let hasSize = sizeIsGiven;
  for (const each of parameters) {
    if (each.type === 'AssignmentPattern' || each.type === 'RestElement') break;
    const [name] = namesOf(each);
    if (hasSize && !FIRST.test(name)) return undefined;
    if (FIRST.test(name) && (hasSize || name.length > 1)) given.list.push('0');
    else {
      given.list.push('n');
      given.size = name;
      hasSize = true;
    }
  }
  return given;
}

/** @param {Tree} node @param {string} name @param {Set<string>} used @returns {Entry[]} */
function methodsOf(node, name, used) {
  const found = [];
  const methods = node.body.body.filter((/** @type {Tree} */ each) => each.type === 'MethodDefinition' && each.key.type === 'Identifier' && each.kind !== 'get' && each.kind !== 'set');
  const builder = methods.find((/** @type {Tree} */ each) => each.kind === 'constructor');
  const constructed = argumentsFor(builder?.value.params ?? [], false);
  for (const { key, kind, value, static: isStatic } of methods) {
    // JavaScript calls the last three itself.
    if (kind === 'constructor' || used.has(key.name) || /^(?:toString|toJSON|valueOf)$/.test(key.name)) continue;
    const given = argumentsFor(value.params, !isStatic && (constructed?.list.length ?? 0) > 0);
    if (!given || (!constructed && !isStatic)) continue;
    const object = isStatic ? name : `new ${name}(${constructed?.list.join(', ')})`;
    found.push({ name: key.name, call: `${object}.${key.name}(${given.list.join(', ')})`, size: given.size ?? (isStatic ? undefined : constructed?.size), weight: node.end - node.start });
  }
  return found;
}

/** A statement without `export` and labels; an address in a line of its own is a label. @param {Tree} statement @returns {Tree} */
const plainly = (statement) => (statement.type === 'LabeledStatement' ? plainly(statement.body) : statement.declaration ?? statement);

/** @param {Tree} tree of a whole program @param {string} exported the name that a nameless default export was given @returns {Entry | undefined} */
export function entryOf(tree, exported) {
  const used = namesUsed(tree);
  /** @type {Entry[]} */
  const found = [];
  const add = (/** @type {string} */ name, /** @type {Tree} */ node) => {
    const given = used.has(name) ? undefined : argumentsFor(node.params, false);
    if (given) found.push({ name, call: `${name}(${given.list.join(', ')})`, size: given.size, weight: node.end - node.start });
  };
  for (const statement of tree.body) {
    const each = plainly(statement);
    const name = each.id?.name ?? exported;
    if (FUNCTIONS.test(each.type)) add(name, each);
    if (each.type === 'ClassDeclaration') found.push(...methodsOf(each, name, used));
    for (const { id, init } of each.type === 'VariableDeclaration' ? each.declarations : []) {
      if (FUNCTIONS.test(init?.type) && id.name) add(id.name, init);
      if (init?.type === 'ClassExpression' && id.name) found.push(...methodsOf(init, id.name, used));
    }
    const assigned = each.type === 'ExpressionStatement' && each.expression.type === 'AssignmentExpression' ? each.expression : undefined;
    if (assigned?.left.type === 'MemberExpression' && /^(module|exports)$/.test(assigned.left.object.name ?? assigned.left.object.object?.name) && FUNCTIONS.test(assigned.right.type)) {
      const given = argumentsFor(assigned.right.params, false);
      if (given) found.push({ name: assigned.left.property.name, call: `module.exports${assigned.left.object.name === 'module' ? '' : `.${assigned.left.property.name}`}(${given.list.join(', ')})`, size: given.size, weight: assigned.end - assigned.start });
    }
  }
  const rank = (/** @type {Entry} */ { name, weight }) => (LIKELY.test(name) ? 1e9 : 0) + weight;
  return found.sort((one, other) => rank(other) - rank(one))[0];
}
