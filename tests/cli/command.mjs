// Runs the package's command, like a build of course notes.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The command's file. */
export const COMMAND = fileURLToPath(new URL('../../dist/queenscope.mjs', import.meta.url));

/** Its output as bytes. @param {string[]} args */
export function bytesOf(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { maxBuffer: 2 ** 28 });
  assert.deepEqual([status, String(stderr)], [0, '']);
  return stdout;
}

/** @param {string[]} args */
export function run(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return { status, stdout, stderr };
}
