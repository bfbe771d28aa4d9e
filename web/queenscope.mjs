#!/usr/bin/env node
// Boards for the notes of a course, without a browser: queenscope board --variant bitmask --n 6 --step 40 > board.svg
import { parseArgs } from 'node:util';
import load from './queens.js';

const HELP = `queenscope board [options] > board.svg

Writes the board of a search at one of its positions as an SVG picture.

  --variant ID    which search: VARIANTS
                  (default flag-arrays)
  --n N           squares per side, 1 to 32 (default 8)
  --step K        how many of its events have happened (default 0)
  --theme NAME    light (default), dark or projector
  --size PX       of the picture, 40 to 4000 CSS pixels (default 480)
  --no-numbers    without row and column numbers
  --no-hatch      without hatching on the squares that queens exclude
  --lang TAG      language of its description, such as zh (default en)
  --help          says this
`;

/** The options that take a value, by the name that the module has for what they say. */
const VALUES = { variant: 'variant', n: 'n', position: 'step', theme: 'theme', size: 'size', language: 'lang' };
const SWITCHES = ['no-numbers', 'no-hatch', 'help'];

/** What cannot be done as asked; the message says why. */
class Refused extends Error {}

/**
 * @param {string[]} args
 * @returns {{ values: Record<string, string | undefined>, switches: Set<string> }}
 */
function read(args) {
  const takers = Object.values(VALUES);
  const options = Object.fromEntries([
    ...takers.map((name) => /** @type {const} */ ([name, { type: /** @type {const} */ ('string') }])),
    ...SWITCHES.map((name) => /** @type {const} */ ([name, { type: /** @type {const} */ ('boolean') }])),
  ]);
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  /** @type {Record<string, string | undefined>} */
  const values = {};
  const switches = new Set();
  const commands = [];
  for (const token of tokens) {
    if (token.kind === 'positional') commands.push(token.value);
    if (token.kind !== 'option') continue;
    if (takers.includes(token.name)) {
      if (token.value === undefined) throw new Refused(`${token.rawName} has a value after it; got none`);
      values[token.name] = token.value;
    } else if (SWITCHES.includes(token.name)) {
      if (token.value !== undefined) throw new Refused(`${token.rawName} has no value; got "${token.value}"`);
      switches.add(token.name);
    } else {
      const known = [...takers, ...SWITCHES].map((name) => `--${name}`).join(', ');
      throw new Refused(`the options are ${known}; got ${token.rawName}`);
    }
  }
  if (!switches.has('help') && commands.join(' ') !== 'board') {
    throw new Refused(`the command is board; got ${commands.length > 0 ? `"${commands.join(' ')}"` : 'none'}`);
  }
  return { values, switches };
}

/** As a number where it is one; any other text goes on to who says what is accepted. @param {string} text */
const numeric = (text) => /** @type {number} */ (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : /** @type {unknown} */ (text));

/**
 * @param {Awaited<ReturnType<typeof load>>} queens
 * @param {ReturnType<typeof read>} asked
 */
function board(queens, { values, switches }) {
  const { variant = 'flag-arrays', n = '8', step = '0', theme, size, lang } = values;
  const search = new queens.Search(/** @type {any} */ (variant), numeric(n));
  const position = numeric(step);
  if (search.seek(position) < position) {
    throw new Refused(`--step is a whole number from 0 to ${search.total()} for this search; got ${step}`);
  }
  return search.svg({
    theme: /** @type {any} */ (theme),
    size: size === undefined ? undefined : numeric(size),
    numbers: switches.has('no-numbers') ? false : undefined,
    hatch: !switches.has('no-hatch'),
    language: /** @type {any} */ (lang),
  });
}

/** @param {Awaited<ReturnType<typeof load>>} queens */
function help(queens) {
  const ids = queens.variants().map(({ id }) => id);
  const half = Math.ceil(ids.length / 2);
  const list = `${ids.slice(0, half).join(', ')},\n${' '.repeat(18)}${ids.slice(half).join(', ')}`;
  return HELP.replace('VARIANTS', list);
}

const queens = await load();
try {
  const asked = read(process.argv.slice(2));
  process.stdout.write(asked.switches.has('help') ? help(queens) : board(queens, asked));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  // The module begins with the name of what it refuses.
  const [name] = error.message.split(' ', 1);
  const option = error instanceof Refused ? undefined : VALUES[/** @type {keyof typeof VALUES} */ (name)];
  if (!(error instanceof Refused) && !option) throw error;
  const message = option ? `--${option}${error.message.slice(name.length)}` : error.message;
  process.stderr.write(`queenscope: ${message.replaceAll(/\s+/g, ' ')}\n`);
  process.exitCode = 2;
}
