// Runs the command of the package, as a build of course notes does.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The command's file. */
export const COMMAND = fileURLToPath(new URL('../../dist/queenscope.mjs', import.meta.url));

/** @param {string[]} args */
export function run(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return { status, stdout, stderr };
}
