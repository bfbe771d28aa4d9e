// Runs programs, and leaves nothing of them behind.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync, fstatSync, mkdtempSync, openSync, readdirSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';

/** More output is not kept, and its program is ended. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Time between two looks at the size of the output. */
const LOOK_MILLISECONDS = 20;

/**
 * @typedef {object} Ran
 * @property {Buffer} output
 * @property {Buffer} errors
 * @property {number | null} status
 * @property {NodeJS.Signals | null} signal
 * @property {'time' | 'output' | ''} stopped why it was ended before its end
 * @property {string} [failed] why it could not be started
 */

/** Marks of the running processes, by process group leader. @type {Map<number, number>} */
const groups = new Map();
/**
 * Marks a program by a limit that Linux has no use for, the number of its locks. All that it starts inherits the limit,
 * whatever its group, its session or its environment. The shells have different letters for it. A program that ends its
 * parent ends this shell.
 */
const MARKED = 'ulimit -w "$1" 2>/dev/null || ulimit -x "$1" 2>/dev/null; shift; "$@"; exit $?';
/** A shell ends with this and the number of the signal that ended its program. */
const SIGNALLED = 128;
const IS_MARKED = process.platform === 'linux';
const MOST_MARKS = 2 ** 40;
/** The message of a shell that cannot find a program. */
const NOT_FOUND = /^queenscope-start: .*not found/m;

/** More looks than these a program that starts others all the time does not survive. */
const MOST_LOOKS = 20;

/** @param {number} leader of a process group @param {number} mark of all that it started */
function endGroup(leader, mark) {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    // All of it has ended.
    if (!['ESRCH', 'EPERM'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
  }
  for (let looks = 0; looks < MOST_LOOKS && endMarked(mark); looks++);
}

/**
 * Ends processes that left the group, as `setsid` lets them.
 * @param {number} mark
 * @returns {boolean} whether there was one
 */
function endMarked(mark) {
  const limit = new RegExp(`^Max file locks +${mark} `, 'm');
  let found = false;
  for (const name of namesIn('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      if (!limit.test(readFileSync(`/proc/${name}/limits`, 'latin1'))) continue;
      process.kill(Number(name), 'SIGKILL');
      found = true;
    } catch {
      // The process has ended, or belongs to another user.
    }
  }
  return found;
}

/** @param {string} folder @returns {string[]} none if there is no such folder */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @param {number | null} status @returns {NodeJS.Signals | null} */
function signalOf(status) {
  const [name] = Object.entries(constants.signals).find(([, number]) => number === Number(status) - SIGNALLED) ?? [];
  return /** @type {NodeJS.Signals | undefined} */ (name) ?? null;
}

let isGuarded = false;

/** Ends all programs when this process ends. */
function guard() {
  if (isGuarded) return;
  isGuarded = true;
  process.on('exit', () => groups.forEach((mark, leader) => endGroup(leader, mark)));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
}

/**
 * What a program reads and writes, as files. A program in Node that ends by `process.exit` loses what a pipe has not taken
 * yet, and the pipes of Node cannot be opened as `/dev/stdin` or `/dev/stdout`.
 * @param {string} input
 */
function openStreams(input) {
  const folder = mkdtempSync(path.join(tmpdir(), 'queenscope-run-'));
  try {
    writeFileSync(path.join(folder, '0'), input);
    return [['0', 'r'], ['1', 'a+'], ['2', 'a+']].map(([name, flags]) => openSync(path.join(folder, name), flags));
  } finally {
    // They exist as long as they are open.
    rmSync(folder, { recursive: true });
  }
}

/** @param {number} file @returns {Buffer} its beginning */
function contentOf(file) {
  const content = Buffer.alloc(Math.min(fstatSync(file).size, MOST_BYTES));
  for (let at = 0, read = 1; at < content.length && read > 0; at += read) read = readSync(file, content, at, content.length - at, at);
  return content;
}

/**
 * @param {string[]} command the program and its arguments
 * @param {{ input: string, environment: Record<string, string>, seconds: number }} about
 * @returns {Promise<Ran>}
 */
export const runProgram = ([program, ...args], { input, environment, seconds }) => new Promise((resolve) => {
  guard();
  /** @type {Ran} */
  const ran = { output: Buffer.alloc(0), errors: Buffer.alloc(0), status: null, signal: null, stopped: '' };
  const streams = openStreams(input);
  const [, output, errors] = streams;
  // A group of its own, so that all that it starts is ended with it.
  const mark = randomInt(1, MOST_MARKS);
  const [command, its] = IS_MARKED ? ['/bin/sh', ['-c', MARKED, 'queenscope-start', String(mark), program, ...args]] : [program, args];
  const child = spawn(command, its, { detached: true, env: { ...process.env, ...environment }, stdio: streams });
  const leader = child.pid;
  if (leader !== undefined) groups.set(leader, mark);
  let hasEnded = false;

  const end = (/** @type {Ran['stopped']} */ why) => {
    if (hasEnded || ran.stopped !== '') return;
    ran.stopped = why;
    if (leader !== undefined) endGroup(leader, mark);
  };
  const isFlooded = () => [output, errors].some((file) => fstatSync(file).size > MOST_BYTES);
  const look = setInterval(() => {
    if (isFlooded()) end('output');
  }, LOOK_MILLISECONDS);
  // Its end may have arrived already where this process was busy.
  const limit = setTimeout(() => setImmediate(() => end('time')), seconds * 1000);

  const finish = () => {
    clearTimeout(limit);
    clearInterval(look);
    if (ran.stopped === '' && isFlooded()) ran.stopped = 'output';
    Object.assign(ran, { output: contentOf(output), errors: contentOf(errors) });
    streams.forEach((file) => closeSync(file));
    if (IS_MARKED && ran.status === 127 && NOT_FOUND.test(ran.errors.toString('latin1', 0, 1000))) ran.failed = `${program} was not found`;
    resolve(ran);
  };
  child.on('error', (error) => {
    ran.failed = error.message;
    if (leader === undefined) finish();
  });
  child.on('exit', (status, signal) => {
    hasEnded = true;
    Object.assign(ran, { status, signal: signal ?? (IS_MARKED ? signalOf(status) : null) });
    if (leader !== undefined) {
      endGroup(leader, mark);
      groups.delete(leader);
    }
    finish();
  });
});
