// The programs that tests run, and what those do.
import { readdirSync, readFileSync } from 'node:fs';
import { judge } from '../../web/recognize/judge.js';
import { run as runFor } from '../../web/recognize/node/run.js';
import { readRun } from '../../web/recognize/stream.js';

const folder = new URL('programs/', import.meta.url);
/** @type {Record<string, 'python' | 'javascript' | 'typescript'>} */
const LANGUAGES = { py: 'python', js: 'javascript', mjs: 'javascript', ts: 'typescript' };

/**
 * Every program of `programs/`. Its first line says what is true of it: `right`, `wrong` or `unknown`; for wrong ones the
 * findings; then `board:`, `form:`, `finds:` and `n:`, as far as they can be said; and last what kind of program it is.
 */
export const PROGRAMS = readdirSync(folder).map((name) => {
  const source = readFileSync(new URL(name, folder), 'utf8');
  const [verdict, ...parts] = source.split('\n')[0].replace(/^(#|\/\/) /, '').split('; ');
  const named = Object.fromEntries(parts.flatMap((part) => [part.match(/^(board|form|finds|n|boards|records|kept): (.*)$/)?.slice(1) ?? []]).filter((each) => each.length > 0));
  const findings = verdict === 'wrong' ? parts[0].split(' ') : [];
  return { name, source, verdict, findings, language: LANGUAGES[name.split('.').pop() ?? ''], ...named };
});

/** @param {string} name */
export function program(name) {
  const found = PROGRAMS.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
}

/** Time limit of a program: processor time in Python, elapsed time in JavaScript. */
export const MILLISECONDS = 10_000;

/** Runs a program. A busy machine may take much longer than the processor time of its limit. @param {import('../../web/recognize/node/run.js').Request} request */
export const run = (request) => runFor(request, 60_000);

/** @param {typeof PROGRAMS[0]} its @param {number} n @param {Partial<import('../../web/recognize/observe.js').Asked>} [asked] */
export const judged = ({ source, language }, n, asked) => judge({ source, language, n, milliseconds: MILLISECONDS, ...asked }, run);

/**
 * @param {'python' | 'javascript' | 'typescript'} language
 * @param {string} source
 * @param {Partial<import('../../web/recognize/node/run.js').Request>} [asked]
 */
export const observed = async (language, source, asked) => readRun(await runFor({ source, language, n: 4, ...asked }, asked?.milliseconds));
