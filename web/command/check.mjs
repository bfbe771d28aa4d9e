// Marks the output of many programs.
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { finish } from '../search/slices.js';
import { LARGEST, searching } from '../trace/plain-search.js';
import { oneOf, Refused, whole } from './options.mjs';
import { judgeBeside, judgeProgram, textOf, Unrunnable } from './judge-program.mjs';
import { REPORTS } from './reports.mjs';
import { Unreadable } from '../trace/recorded.js';
import { NOT_UNDERSTOOD } from '../trace/whole.js';

/** Default time limit of a program. */
const PATIENCE_SECONDS = 20;
const MOST_MEGABYTES = 256;
/** Programs that are run without a command. */
const OWN = /\.(py|[mc]?[jt]s)$/i;

/** @typedef {{ file: string, n: number, verdict?: import('../trace/verdict.js').Verdict, unreadable?: string }} Judged */

/** Exit codes by verdict of a file, the least important first. */
const CODES = { right: 0, unknown: 3, wrong: 1, unreadable: 2 };
const RANKS = /** @type {const} */ (['right', 'unknown', 'wrong', 'unreadable']);

/** @type {import('./options.mjs').Command} */
export const check = {
  takers: ['n', 'expect', 'format', 'run', 'prefix', 'timeout'],
  switches: [],
  files: true,
  run(_, { values, files }) {
    if (values.n === undefined) throw new Refused('--n must be the board size of the programs; got none');
    const n = whole('n', values.n, 1, LARGEST);
    /** @type {import('../trace/results.js').Expected} */
    const expect = values.expect === undefined ? 'any' : oneOf('expect', values.expect, /** @type {const} */ (['all', 'first', 'count', 'symmetric']));
    const report = REPORTS[oneOf('format', values.format ?? 'text', /** @type {const} */ (['text', 'json', 'csv', 'junit']))];
    const seconds = whole('timeout', values.timeout ?? String(PATIENCE_SECONDS), 1, 86_400);
    if (files.length === 0) throw new Refused('check must be followed by the files to judge; got none');
    const asked = { n, prefix: values.prefix, expect, known: finish(searching(n)) };
    const judgeFile = async (/** @type {string} */ file) => {
      if (file.includes('\uFFFD') && !existsSync(file)) throw new Unrunnable('its name is not UTF-8; rename the file');
      if (values.run === undefined && OWN.test(file)) return judgeProgram(file, { ...asked, seconds });
      const judged = values.run === undefined ? { verdict: await judgeBeside(textOf(await contentOf(file)), asked) } : await judgeProgram(file, { ...asked, command: values.run, seconds });
      const isUnread = judged.verdict?.verdict === 'unknown' && judged.verdict.notes.includes(NOT_UNDERSTOOD) && !('unreadable' in judged);
      return isUnread ? { unreadable: 'no line was understood; lines look like `place 0 1`' } : judged;
    };
    return report(judgeAll(files, n, judgeFile));
  },
};

/** @param {string} file @throws {Error} of the system, or Unrunnable */
async function contentOf(file) {
  const about = await stat(file);
  // A pipe might never end.
  if (!about.isFile()) throw new Unrunnable('it is not a regular file');
  if (about.size > MOST_MEGABYTES * 2 ** 20) throw new Unrunnable(`it is larger than ${MOST_MEGABYTES} MB`);
  return readFile(file);
}

/**
 * Each file in the order of the files, though several are judged at once.
 * @param {string[]} files
 * @param {number} n
 * @param {(file: string) => Promise<{ verdict?: import('../trace/verdict.js').Verdict, unreadable?: string }>} judgeFile
 * @returns {AsyncGenerator<Judged>}
 */
async function* judgeAll(files, n, judgeFile) {
  const judge = async (/** @type {string} */ file) => {
    try {
      return { file, n, ...await judgeFile(file) };
    } catch (error) {
      const { syscall, message } = /** @type {NodeJS.ErrnoException} */ (error);
      if (!(error instanceof Unreadable) && !(error instanceof Unrunnable) && !syscall) throw error;
      return { file, n, unreadable: message };
    }
  };
  /** @type {Promise<Judged>[]} */
  const all = [];
  let running = 0;
  /** @type {(() => void)[]} */
  const waiting = [];
  for (const file of files) {
    all.push((async () => {
      if (running === availableParallelism()) await new Promise((resolve) => waiting.push(() => resolve(undefined)));
      else running++;
      const judged = await judge(file);
      const next = waiting.shift();
      if (next) next();
      else running--;
      return judged;
    })());
  }
  let worst = 0;
  for (const each of all) {
    const judged = await each;
    worst = Math.max(worst, RANKS.indexOf(judged.unreadable !== undefined && judged.verdict?.verdict !== 'wrong' ? 'unreadable' : judged.verdict?.verdict ?? 'unreadable'));
    process.exitCode = CODES[RANKS[worst]];
    yield judged;
  }
}
