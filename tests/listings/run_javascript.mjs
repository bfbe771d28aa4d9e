// Runs a JavaScript listing unchanged, or with a report of each executed line.
import { parse } from 'acorn';

/** @typedef {(n: number) => number[][] | number} Solve */

/**
 * The function `solve` of a program.
 * @param {string} text
 * @param {(line: number) => void} report visible to the program as `__line`
 * @returns {Solve}
 */
function solveOf(text, report) {
  return new Function('__line', `'use strict';\n${text}\nreturn solve;`)(report);
}

/**
 * @param {string} text
 * @param {number} n
 */
export function run(text, n) {
  return solveOf(text, () => {})(n);
}

/**
 * The labels of the lines that a program executes, in order.
 * @param {string} text
 * @param {(string | null)[]} labels of its lines
 * @param {number} n
 */
export function labelsOfRun(text, labels, n) {
  /** @type {string[]} */
  const executed = [];
  const solve = solveOf(withReports(text), (line) => {
    const label = labels[line - 1];
    if (label) executed.push(label);
  });
  solve(n);
  return executed;
}

// A block is not a step. A function counts at its call. A loop is reported by its test, each time the test is
// evaluated.
const SILENT = ['BlockStatement', 'FunctionDeclaration', 'ForStatement', 'WhileStatement'];
const NOT_HANDLED = /^(For(In|Of)|DoWhile|Switch|Labeled|Try)Statement$/;

/**
 * The program with a call of `__line(number)` before each statement and in each loop test.
 * @param {string} text
 */
function withReports(text) {
  /** @type {(node: any) => string} */
  const rewritten = (node) => {
    const report = `__line(${node.loc.start.line})`;
    if (NOT_HANDLED.test(node.type)) throw new Error(`${report}: no report for a ${node.type}`);
    let code = '';
    let end = node.start;
    for (const { role, child } of childrenOf(node)) {
      code += text.slice(end, child.start);
      if (SILENT.includes(node.type) && role === 'test') code += `${report}, ${rewritten(child)}`;
      // The parts of a loop's head are not statements.
      else if (role === 'init' || role === 'update') code += text.slice(child.start, child.end);
      else code += rewritten(child);
      end = child.end;
    }
    code += text.slice(end, node.end);
    if (node.type === 'VariableDeclaration') return `${report}; ${code}`;
    // In braces, because it may be the body of a loop or a branch.
    return node.type.endsWith('Statement') && !SILENT.includes(node.type) ? `{ ${report}; ${code} }` : code;
  };
  return rewritten(parse(text, { ecmaVersion: 2022, locations: true }));
}

/**
 * The parts of a syntax node in source order, each with its role.
 * @param {any} node
 * @returns {{role: string, child: any}[]}
 */
function childrenOf(node) {
  return Object.entries(node)
    .flatMap(([role, value]) => [value].flat().map((child) => ({ role, child })))
    .filter(({ child }) => typeof child?.type === 'string')
    .sort((one, other) => one.child.start - other.child.start);
}
