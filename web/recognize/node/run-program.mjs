// Runs programs, and leaves nothing of them behind.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';

/** More output is not kept, and its program is ended. */
const MOST_BYTES = 64 * 1024 * 1024;
/** So long the output of a program that has ended may take. */
const PATIENCE_MILLISECONDS = 1000;

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
 * whatever its group, its session or its environment. The shells have different letters for it.
 */
const MARKED = 'ulimit -w "$1" 2>/dev/null || ulimit -x "$1" 2>/dev/null; shift; exec "$@"';
const IS_MARKED = process.platform === 'linux';
const MOST_MARKS = 2 ** 40;
/** What the shell says of a program that it cannot find. */
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
 * @param {string[]} command the program and its arguments
 * @param {{ input: string, environment: Record<string, string>, seconds: number }} about
 * @returns {Promise<Ran>}
 */
export const runProgram = ([program, ...args], { input, environment, seconds }) => new Promise((resolve) => {
  guard();
  /** @type {Ran} */
  const ran = { output: Buffer.alloc(0), errors: Buffer.alloc(0), status: null, signal: null, stopped: '' };
  // A group of its own, so that all that it starts is ended with it.
  const mark = randomInt(1, MOST_MARKS);
  const [command, its] = IS_MARKED ? ['/bin/sh', ['-c', MARKED, 'queenscope-start', String(mark), program, ...args]] : [program, args];
  const child = spawn(command, its, { detached: true, env: { ...process.env, ...environment }, stdio: 'pipe' });
  const leader = child.pid;
  if (leader !== undefined) groups.set(leader, mark);
  let hasEnded = false;
  /** @type {NodeJS.Timeout | undefined} */
  let patience;

  const end = (/** @type {Ran['stopped']} */ why) => {
    if (hasEnded || ran.stopped !== '') return;
    ran.stopped = why;
    if (leader !== undefined) endGroup(leader, mark);
  };
  // Its end may have arrived already where this process was busy.
  const limit = setTimeout(() => setImmediate(() => end('time')), seconds * 1000);

  /** @param {import('node:stream').Readable} stream */
  const collect = (stream) => {
    /** @type {Buffer[]} */
    const parts = [];
    let size = 0;
    stream.on('data', (/** @type {Buffer} */ part) => {
      if (size < MOST_BYTES) parts.push(part.subarray(0, MOST_BYTES - size));
      size += part.length;
      if (size > MOST_BYTES) end('output');
    });
    return () => Buffer.concat(parts);
  };
  const [output, errors] = [collect(child.stdout), collect(child.stderr)];
  // It may not read what it is given.
  child.stdin.on('error', () => {});
  child.stdin.end(input);

  const finish = () => {
    clearTimeout(limit);
    clearTimeout(patience);
    child.stdout.destroy();
    child.stderr.destroy();
    const said = errors();
    if (IS_MARKED && ran.status === 127 && NOT_FOUND.test(said.toString('latin1', 0, 1000))) ran.failed = `${program} was not found`;
    resolve({ ...ran, output: output(), errors: said });
  };
  child.on('error', (error) => {
    ran.failed = error.message;
    if (leader === undefined) finish();
  });
  child.on('exit', (status, signal) => {
    hasEnded = true;
    Object.assign(ran, { status, signal });
    if (leader !== undefined) {
      endGroup(leader, mark);
      groups.delete(leader);
    }
    // A process that left the group can keep the output open.
    patience = setTimeout(finish, PATIENCE_MILLISECONDS);
  });
  child.on('close', finish);
});
