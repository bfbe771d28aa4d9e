// Reads and checks the arguments of the command line.
import { parseArgs } from 'node:util';

/** An invalid request; the message says why. */
export class Refused extends Error {}

/** @typedef {Record<string, string | undefined>} Values by the options' names, without the dashes */
/** @typedef {Awaited<ReturnType<typeof import('../queens.js').default>>} Queens */
/**
 * @typedef {object} Command
 * @property {string[]} takers options that take a value
 * @property {string[]} switches options that take none
 * @property {boolean} [files] whether names of files stand after it
 * @property {(queens: Queens, asked: { values: Values, switches: Set<string>, files: string[] }) => Iterable<string> | AsyncIterable<string | Uint8Array>} run
 *   gives what is written
 */

/** Options that need no command. */
const ABOUT = /** @type {const} */ (['help', 'version']);

/**
 * @param {string[]} args
 * @param {Record<string, Command>} commands by their names
 * @returns {{ about: typeof ABOUT[number] } | { about?: undefined, command: Command, values: Values, switches: Set<string>, files: string[] }}
 * @throws {Refused}
 */
export function readOptions(args, commands) {
  const all = Object.values(commands);
  const options = Object.fromEntries([
    ...all.flatMap(({ takers }) => takers).map((name) => /** @type {const} */ ([name, { type: /** @type {const} */ ('string') }])),
    ...[...all.flatMap(({ switches }) => switches), ...ABOUT].map((name) => /** @type {const} */ ([name, { type: /** @type {const} */ ('boolean') }])),
  ]);
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  const about = ABOUT.find((name) => tokens.some((token) => token.kind === 'option' && token.name === name && token.value === undefined));
  if (about) return { about };
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const names = Object.keys(commands);
  const command = names.includes(words[0]) ? commands[words[0]] : undefined;
  if (!command) {
    const got = words.length > 0 ? `"${words.join(' ')}"` : 'none';
    throw new Refused(`the command must be one of ${names.join(', ')}; got ${got} (see queenscope --help)`);
  }
  /** @type {Values} */
  const values = {};
  const switches = new Set();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (command.takers.includes(token.name)) {
      if (token.value === undefined) throw new Refused(`${token.rawName} must be followed by a value; got none`);
      values[token.name] = token.value;
    } else if ([...command.switches, ...ABOUT].includes(token.name)) {
      if (token.value !== undefined) throw new Refused(`${token.rawName} takes no value; got "${token.value}"`);
      switches.add(token.name);
    } else {
      const known = [...command.takers, ...command.switches, ...ABOUT].map((name) => `--${name}`).join(', ');
      throw new Refused(`the options of ${words[0]} are ${known}; got ${token.rawName}`);
    }
  }
  const files = words.slice(1);
  if (files.length > 0 && !command.files) throw new Refused(`after the command, only options are allowed; got "${files.join(' ')}"`);
  return { command, values, switches, files };
}

/** As a number where it is one; any other text goes on to who says what is accepted. @param {string} text */
export const numeric = (text) => /** @type {number} */ (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : /** @type {unknown} */ (text));

/**
 * @param {string} name of the option
 * @param {string} text
 * @param {number} least
 * @param {number} [most]
 * @throws {Refused} if it is no whole number within these
 */
export function whole(name, text, least, most = Number.MAX_SAFE_INTEGER) {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  const accepted = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  throw new Refused(`--${name} must be a whole number ${accepted}; got ${text === '' ? '""' : text}`);
}

/**
 * @template {string} Name
 * @param {string} name of the option
 * @param {string} text
 * @param {readonly Name[]} names that it may have
 * @throws {Refused} if it has none of them
 */
export function oneOf(name, text, names) {
  const known = names.find((each) => each === text);
  if (known === undefined) throw new Refused(`--${name} must be one of ${names.join(', ')}; got "${text}"`);
  return known;
}
