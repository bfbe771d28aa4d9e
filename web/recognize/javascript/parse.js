// Reads a JavaScript program, as a script or as a module.
import { parse } from 'acorn';

/** @typedef {import('./scopes.js').Tree} Tree */

/** A program that cannot be read, and the line where that is seen. */
export class SyntaxFault extends Error {
  /** @param {number} line from 1 @param {string} message */
  constructor(line, message) {
    super(message);
    this.line = line;
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
      const second = /** @type {SyntaxError & { loc?: { line: number } }} */ (other);
      throw new SyntaxFault(second.loc?.line ?? 0, messageOf(second));
    }
    throw new SyntaxFault(failure.loc.line, messageOf(failure));
  }
}

/** @param {Error} error @returns {string} without the position that acorn adds */
const messageOf = ({ message }) => message.replace(/ \(\d+:\d+\)$/, '');
