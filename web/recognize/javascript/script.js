// Makes a program in JavaScript or TypeScript ready to run, in the page and in Node.
import { SyntaxFault } from './parse.js';
import { prepare } from './prepare.js';

/** @typedef {import('./prepare.js').Asked & { source: string, language: 'javascript' | 'typescript' }} Request */

/**
 * @param {Request} request
 * @returns {Promise<{ script: string, records?: undefined } | { script?: undefined, records: string }>} what `prepare` gives; or the records of a program that cannot be read
 */
export async function scriptFor({ source, language, ...asked }) {
  const typed = async () => prepare((await import('./types.js')).withoutTypes(source), asked);
  try {
    return { script: language === 'typescript' ? await typed() : await plain() };
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    const missing = error.missing ?? (await import('./types.js')).syntaxBeyond(source, error.message);
    return { records: `n${asked.n}\nX${JSON.stringify({ line: error.line, type: 'SyntaxError', message: error.message, missing })}\n` };
  }

  /** JavaScript, or TypeScript that nothing has recognized. */
  async function plain() {
    try {
      return prepare(source, asked);
    } catch (error) {
      return typed().catch((other) => {
        throw other instanceof SyntaxFault && other.missing ? other : error;
      });
    }
  }
}
