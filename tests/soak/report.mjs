// The report of a soak test, as text.
import os from 'node:os';
import { table } from '../bench/table.mjs';

/**
 * @typedef {object} Measured
 * @property {string} when
 * @property {string} what a page, or the processes of a browser
 * @property {number} [memory] bytes of the program
 * @property {number} [heap] bytes of the page's scripts
 * @property {number} [objects] on the graphics device
 * @property {number} [processes] bytes
 * @property {import('./probe.mjs').Frames} [frames] since the page was opened
 *
 * @typedef {object} Fault
 * @property {string} where
 * @property {string} text
 * @property {string[]} before the last actions
 *
 * @typedef {object} Soaked
 * @property {number} seed
 * @property {number} minutes duration
 * @property {Map<string, Map<string, number>>} done number of actions, by page and kind
 * @property {Map<string, number>} examined number of checks, by page
 * @property {Measured[]} measured
 * @property {Fault[]} faults
 */

const mebibytes = (/** @type {number | undefined} */ bytes) => (bytes === undefined ? '–' : (bytes / 2 ** 20).toFixed(1));

/** @param {Soaked} soaked @returns {string} */
export function textOf({ seed, minutes, done, examined, measured, faults }) {
  const pages = [...done.keys()];
  const kinds = [...new Set(pages.flatMap((page) => [...(done.get(page)?.keys() ?? [])]))].sort();
  const sum = (/** @type {string} */ page) => [...(done.get(page)?.values() ?? [])].reduce((all, each) => all + each, 0);
  const actions = table(['action', ...pages], [
    ...kinds.map((kind) => [kind, ...pages.map((page) => String(done.get(page)?.get(kind) ?? 0))]),
    ['all', ...pages.map((page) => String(sum(page)))],
    ['compared with the model', ...pages.map((page) => String(examined.get(page) ?? 0))],
  ]);
  const memory = table(['', 'when', 'program, MiB', 'scripts, MiB', 'objects on the device', 'processes, MiB', 'frames', 'over 50 ms', 'longest, ms'],
    measured.map(({ what, when, memory, heap, objects, processes, frames }) =>
      [what, when, mebibytes(memory), mebibytes(heap), String(objects ?? '–'), mebibytes(processes),
        String(frames?.count ?? '–'), String(frames?.long ?? '–'), frames?.longest.toFixed(0) ?? '–']));
  const found = faults.length === 0 ? 'None.' : faults.map(({ where, text, before }) =>
    `- ${where}: ${text}\n\n      ${before.join('\n      ')}`).join('\n');
  return `# A soak

On ${new Date().toISOString().slice(0, 10)} for ${minutes.toFixed(0)} minutes, seed ${seed}: \`script/soak ${minutes.toFixed(0)} ${seed}\` does the same again, as far
as the browsers' timing lets it. ${os.cpus().length} × ${os.cpus()[0].model.trim()}, load at the end ${os.loadavg()[0].toFixed(1)}.

## Done

${actions}

## Found

${found}

## Memory and frames

Frames are counted that scripts asked for, with the time that scripts took in them. Of Firefox it cannot be seen what scripts hold; what the processes of a browser hold includes the browser.

${memory}
`;
}
