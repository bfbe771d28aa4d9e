// Runs programs in tests, and records their behaviour.
import { run } from '../../web/recognize/node/run.js';
import { readRun } from '../../web/recognize/stream.js';

/**
 * @param {'python' | 'javascript' | 'typescript'} language
 * @param {string} source
 * @param {Partial<import('../../web/recognize/node/run.js').Request>} [asked]
 */
export const observed = async (language, source, asked) => readRun(await run({ source, language, n: 4, ...asked }));
