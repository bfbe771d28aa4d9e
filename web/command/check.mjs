// Judges what programs have printed of their searches, for who has many of them to mark.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readRecording, Unreadable } from '../trace/recorded.js';
import { judge, LARGEST, searchPlainly } from '../trace/verdict.js';
import { oneOf, Refused, whole } from './options.mjs';
import { REPORTS } from './reports.mjs';

/** A program that takes longer is ended. */
const PATIENCE_MILLISECONDS = 20_000;
const MOST_BYTES = 512 * 1024 * 1024;

/** @typedef {{ file: string, verdict?: import('../trace/verdict.js').Verdict, unreadable?: string }} Judged */

/** @type {import('./options.mjs').Command} */
export const check = {
  takers: ['n', 'expect', 'format', 'run', 'prefix'],
  switches: [],
  files: true,
  run(_, { values, files }) {
    if (values.n === undefined) throw new Refused('--n says of which board the programs are; got none');
    const n = whole('n', values.n, 1, LARGEST);
    const expect = oneOf('expect', values.expect ?? 'all', /** @type {const} */ (['all', 'first', 'count']));
    const report = REPORTS[oneOf('format', values.format ?? 'text', /** @type {const} */ (['text', 'json', 'csv', 'junit']))];
    if (files.length === 0) throw new Refused('check has the files to judge after it; got none');
    const known = searchPlainly(n);
    return report(judgeAll(files, (file) => {
      const text = values.run === undefined ? readFileSync(file, 'utf8') : outputOf(values.run, file, n);
      return judge(readRecording(text, { n, prefix: values.prefix }), expect, known);
    }));
  },
};

/**
 * Each as it is judged. What the process ends with says how it went: 0 all are right, 1 one is wrong, 2 one cannot be read.
 * @param {string[]} files
 * @param {(file: string) => import('../trace/verdict.js').Verdict} judgeFile
 * @returns {Generator<Judged>}
 */
function* judgeAll(files, judgeFile) {
  let worst = 0;
  for (const file of files) {
    /** @type {Judged} */
    const judged = { file };
    try {
      judged.verdict = judgeFile(file);
      worst = Math.max(worst, judged.verdict.right ? 0 : 1);
    } catch (error) {
      if (!(error instanceof Unreadable) && !(/** @type {NodeJS.ErrnoException} */ (error).syscall) && !(error instanceof Unrunnable)) throw error;
      judged.unreadable = /** @type {Error} */ (error).message;
      worst = 2;
    }
    process.exitCode = worst;
    yield judged;
  }
}

/** What a program that was to be run did instead of ending well. */
class Unrunnable extends Error {}

/** @param {string} command with {file} and {n} in it @param {string} file @param {number} n @returns {string} what it prints */
function outputOf(command, file, n) {
  const quoted = `'${file.replaceAll("'", "'\\''")}'`;
  const { stdout, stderr, status, signal, error } = spawnSync(command.replaceAll('{file}', quoted).replaceAll('{n}', String(n)), {
    shell: true, encoding: 'utf8', timeout: PATIENCE_MILLISECONDS, maxBuffer: MOST_BYTES,
  });
  if (signal || /** @type {NodeJS.ErrnoException | undefined} */ (error)?.code === 'ETIMEDOUT') throw new Unrunnable(`it did not end within ${PATIENCE_MILLISECONDS / 1000} s`);
  if (error) throw new Unrunnable(error.message);
  if (status !== 0) throw new Unrunnable(`it ended with ${status}: ${stderr.trim().split('\n').pop()}`);
  return stdout;
}
