// TypeScript without its types, which leaves JavaScript with the same lines.
import { transform } from 'sucrase';
import { faultOf } from './parse.js';

/** @param {string} source TypeScript @returns {string} JavaScript @throws {SyntaxFault} */
export function withoutTypes(source) {
  try {
    return transform(source, { transforms: ['typescript'], disableESTransforms: true, keepUnusedImports: true }).code;
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw faultOf(Object.assign(/** @type {Error} */ (error), { message: message.replace(/^Error transforming: /, '') }), source);
  }
}
