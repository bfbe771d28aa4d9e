// Reads a JavaScript program, as a script or as a module.
import { parse, tokenizer } from 'acorn';

/** @typedef {import('./scopes.js').Tree} Tree */

/** A program that cannot be read, and the line where that is seen. */
export class SyntaxFault extends Error {
  /** @param {number} line from 1 @param {string} message @param {string | null} [missing] what the page lacks, if it is no fault of the program */
  constructor(line, message, missing = null) {
    super(message);
    this.line = line;
    this.missing = missing;
  }
}

const MODULE = /'import' and 'export' may appear only with|Cannot use 'import\.meta'|await/;

/** @param {string} source @returns {Tree} with `sourceType` @throws {SyntaxFault} */
export function treeOf(source) {
  const read = (/** @type {'script' | 'module'} */ sourceType) => parse(source, {
    ecmaVersion: 'latest', sourceType, locations: true, allowHashBang: true, allowReturnOutsideFunction: true, allowAwaitOutsideFunction: sourceType === 'module',
  });
  try {
    return read('script');
  } catch (error) {
    const failure = /** @type {SyntaxError & { loc?: { line: number } }} */ (error);
    if (!failure.loc) throw error;
    try {
      if (MODULE.test(failure.message) || /^\s*(import|export)\b|\bawait\b/m.test(source)) return read('module');
    } catch (other) {
      throw faultOf(other, source);
    }
    throw faultOf(failure, source);
  }
}

/**
 * The message of a parser, without its position, and with the bracket that is never closed.
 * @param {unknown} error
 * @param {string} source
 */
export function faultOf(error, source) {
  const { loc, message } = /** @type {SyntaxError & { loc?: { line: number } }} */ (error);
  const said = message.replace(/ \(\d+:\d+\)$/, '');
  const line = loc?.line ?? 0;
  const open = openIn(source);
  if (!open) return new SyntaxFault(line, said);
  const isAtEnd = line >= source.trimEnd().split('\n').length;
  return isAtEnd ? new SyntaxFault(open.line, `Unexpected end of input: the ${open.sign} on line ${open.line} is not closed`) : new SyntaxFault(line, `${said} (the ${open.sign} on line ${open.line} is not closed)`);
}

const OPENING = new Set(['(', '[', '{', '${']);
const CLOSING = new Set([')', ']', '}']);

/**
 * A bracket that is never closed: one whose line is further to the right than the line with its closing bracket, or else the innermost.
 * @param {string} source
 * @returns {{ sign: string, line: number } | undefined}
 */
function openIn(source) {
  const lines = source.split('\n');
  const indent = (/** @type {number} */ line) => lines[line - 1].search(/\S/);
  /** @type {{ sign: string, line: number }[]} */
  const open = [];
  /** @type {typeof open[0] | undefined} */
  let outdented;
  try {
    for (const { type: { label }, loc } of tokenizer(source, { ecmaVersion: 'latest', locations: true, allowHashBang: true })) {
      const { line, column } = /** @type {import('acorn').SourceLocation} */ (loc).start;
      if (CLOSING.has(label)) {
        const its = open.pop();
        if (its && indent(line) === column && indent(line) < indent(its.line)) outdented ??= its;
      } else if (OPENING.has(label)) open.push({ sign: label, line });
    }
  } catch {
    return undefined;
  }
  return open.length > 0 ? outdented ?? open.at(-1) : undefined;
}
