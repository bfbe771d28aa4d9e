// TypeScript without its types, which leaves JavaScript with the same lines.
import { transform } from 'sucrase';
import { SyntaxFault } from './parse.js';

/** @param {string} source TypeScript @returns {string} JavaScript @throws {SyntaxFault} */
export function withoutTypes(source) {
  try {
    return transform(source, { transforms: ['typescript'], disableESTransforms: true, keepUnusedImports: true }).code;
  } catch (error) {
    const { loc, message } = /** @type {Error & { loc?: { line: number } }} */ (error);
    throw new SyntaxFault(loc?.line ?? 0, message.replace(/^Error transforming: /, '').replace(/ \(\d+:\d+\)$/, ''));
  }
}
