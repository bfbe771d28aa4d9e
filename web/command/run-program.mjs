// Runs programs, and leaves nothing of them behind.
import { spawn } from 'node:child_process';
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

/** Leaders of the process groups that are running. @type {Set<number>} */
const groups = new Set();

/** @param {number} leader of a process group */
function endGroup(leader) {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    // All of it has ended.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

let isGuarded = false;

/** Ends all programs when this process ends. */
function guard() {
  if (isGuarded) return;
  isGuarded = true;
  process.on('exit', () => groups.forEach(endGroup));
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
  const child = spawn(program, args, { detached: true, env: { ...process.env, ...environment }, stdio: 'pipe' });
  const leader = child.pid;
  if (leader !== undefined) groups.add(leader);
  let hasEnded = false;
  /** @type {NodeJS.Timeout | undefined} */
  let patience;

  const end = (/** @type {Ran['stopped']} */ why) => {
    if (hasEnded || ran.stopped !== '') return;
    ran.stopped = why;
    if (leader !== undefined) endGroup(leader);
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
    resolve({ ...ran, output: output(), errors: errors() });
  };
  child.on('error', (error) => {
    ran.failed = error.message;
    if (leader === undefined) finish();
  });
  child.on('exit', (status, signal) => {
    hasEnded = true;
    Object.assign(ran, { status, signal });
    if (leader !== undefined) {
      endGroup(leader);
      groups.delete(leader);
    }
    // A process that left the group can keep the output open.
    patience = setTimeout(finish, PATIENCE_MILLISECONDS);
  });
  child.on('close', finish);
});
