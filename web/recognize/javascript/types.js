// TypeScript without its types, which leaves JavaScript with the same lines.
import { transform } from 'sucrase';
import { faultOf, SyntaxFault } from './parse.js';

/** A namespace with values. The library takes it for types, and leaves it out. */
const NAMESPACE = /^[ \t]*(?:export\s+)?(?:namespace|module)\s+[\w$.]+\s*\{/m;

/** @param {string} source @param {import('sucrase').Transform[]} transforms */
const codeOf = (source, transforms) => transform(source, { transforms, disableESTransforms: true, keepUnusedImports: true }).code;

/** @param {string} source TypeScript @returns {string} JavaScript @throws {SyntaxFault} */
export function withoutTypes(source) {
  const { index } = NAMESPACE.exec(source) ?? {};
  if (index !== undefined) throw new SyntaxFault(source.slice(0, index).split('\n').length, '', 'namespace');
  try {
    return codeOf(source, ['typescript']);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw faultOf(Object.assign(/** @type {Error} */ (error), { message: message.replace(/^Error transforming: /, '') }), source);
  }
}

/**
 * What a program that cannot be read is written in, if it is no fault of the program.
 * @param {string} source JavaScript or TypeScript
 * @param {string} message of its syntax error
 */
export function syntaxBeyond(source, message) {
  const isRead = (/** @type {import('sucrase').Transform[]} */ ...transforms) => {
    try {
      return codeOf(source, transforms) !== '';
    } catch {
      return false;
    }
  };
  if (isRead('typescript')) return /^Unexpected character '@'/.test(message) ? 'decorators' : null;
  return isRead('typescript', 'jsx') ? 'JSX' : null;
}
