// TypeScript without its types, which leaves JavaScript with the same lines.
import { transform } from 'sucrase';
import { faultOf, SyntaxFault } from './parse.js';

/** A namespace with values. The library takes it for types, and leaves it out. */
const NAMESPACE = /^[ \t]*(?:export\s+)?(?:namespace|module)\s+[\w$.]+\s*\{/m;

/** @param {string} source TypeScript @returns {string} JavaScript @throws {SyntaxFault} */
export function withoutTypes(source) {
  const { index } = NAMESPACE.exec(source) ?? {};
  if (index !== undefined) throw new SyntaxFault(source.slice(0, index).split('\n').length, '', 'namespace');
  try {
    return transform(source, { transforms: ['typescript'], disableESTransforms: true, keepUnusedImports: true }).code;
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw faultOf(Object.assign(/** @type {Error} */ (error), { message: message.replace(/^Error transforming: /, '') }), source);
  }
}
