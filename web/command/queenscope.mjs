#!/usr/bin/env node
// Boards for the notes of a course, without a browser: queenscope board --variant bitmask --n 6 --step 40 > board.svg
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { animation } from './animation.mjs';
import { board } from './board.mjs';
import { check } from './check.mjs';
import { readOptions, Refused } from './options.mjs';
import { storyboard } from './storyboard.mjs';
import { trace } from './trace.mjs';
import { tree } from './tree.mjs';
import load from '../queens.js';

const COMMANDS = { board, tree, storyboard, animation, trace, check };

const HELP = `queenscope COMMAND [options] > FILE

  board        the board at a position, alone or with panels, as a picture
  tree         the search tree as a picture: all of it for a small board, else
               the path to a position with the branches that were tried
  storyboard   boards at several positions on one page (A4), as a picture
  animation    boards at several positions one after the other, as a GIF
  trace        the events of a range, a line for each
  check        says whether programs are right by what they print, a trace of
               their search or its results: check FILE… --n N

Of all:
  --variant ID    which search: VARIANTS
                  (default flag-arrays)
  --n N           squares per side, 1 to 32 (default 8)
  --find WHAT     what the program finds: all (default); first, of board-scan,
                  flag-arrays and explicit-stack; count, of bitmask
  --bug ID        a program that is wrong on purpose: BUGS
  --way ID        another way of writing the program: WAYS
  --help          says this
  --version       says which version this is

Of board:
  --step K        how many of its events have happened (default 0)
  --theme NAME    light (default), dark or projector
  --size PX       of the picture, 40 to 4000 CSS pixels (default 480)
  --no-numbers    without row and column numbers
  --no-hatch      without hatching on the squares that queens exclude
  --lang TAG      language of its description, such as zh (default en)
  --panels NAME,… instead a sheet for slides and paper: the board with its name,
                  the sentence and any of code, state, calls and stats; other
                  panels of the page have no sense on paper
  --code NAME     language of the program there: pseudocode, python (default),
                  cpp, java, javascript or csharp
  --format NAME   svg (default) or png, for which the package @resvg/resvg-js
                  has to be installed too

Of tree:
  --step K        as of board (default the end of a small search)
  --format NAME   as of board

Of storyboard:
  --steps K,K,…   the positions, at most 36
  --every NAME    instead all in a range of one kind: event, queen (placed,
                  taken back), turn (dead end, solution) or solution
  --columns N     1 to 6 boards side by side (default as few as fit the page)
  --no-numbers, --no-hatch, --lang TAG, --format NAME as of board,
  --from, --to as of trace

Of animation, for which the package @resvg/resvg-js has to be installed too:
  --every NAME    as of storyboard (default event), at most 240 boards
  --speed N       boards in a second, 0.1 to 25 (default 2)
  --format NAME   gif (default)
  --theme NAME, --size PX, --no-numbers, --no-hatch, --lang TAG as of board,
  --from, --to as of trace

Of trace:
  --from K        the position that it begins at (default 0)
  --to K          the position that it ends at (default the end of the search)
  --format NAME   jsonl (default): JSON lines, the fields of event() after the
                  position; csv: a table, squares as r2c3 for row 2, column 3

Of check, which ends with 0 where all are right, with 1 where a program is
wrong, with 2 where a file cannot be read or run or no line of an output is
understood, and with 3 where none is wrong but the results of a program are
unknown:
  --n N           squares per side of the boards, 1 to 12
  --expect WHAT   what the programs are to find: all, first, count or symmetric
                  (one of each set of turned and mirrored solutions); if not
                  given, it is recognized from the results
  --run COMMAND   runs each file instead of reading it, such as
                  "python3 {file} {n}", and judges what it prints; files that
                  end in .py, .js, .mjs or .cjs are run without it
  --timeout S     seconds that each program has (default 20)
  --prefix TEXT   only lines that begin with this are meant
  --format NAME   text (default), json, csv or junit
`;

/** Names of options in the module’s error messages, which begin with them. */
const OPTIONS = { variant: 'variant', n: 'n', find: 'find', bug: 'bug', way: 'way', position: 'step', theme: 'theme', size: 'size', language: 'lang', lang: 'lang', panels: 'panels', code: 'code' };

/** @param {Awaited<ReturnType<typeof load>>} queens */
function help(queens) {
  const ids = queens.variants().map(({ id }) => id);
  const half = Math.ceil(ids.length / 2);
  const list = `${ids.slice(0, half).join(', ')},\n${' '.repeat(18)}${ids.slice(half).join(', ')}`;
  const idsOf = (/** @type {'bugs' | 'ways'} */ what) => queens.variants().flatMap(({ id }) => {
    const its = queens[what](/** @type {any} */ (id)).map((each) => each.id);
    return its.length > 0 ? [`${its.join(',\n')}, of ${id}`] : [];
  }).join(';\n').replaceAll('\n', `\n${' '.repeat(18)}`);
  return HELP.replace('VARIANTS', list).replace('BUGS', idsOf('bugs')).replace('WAYS', idsOf('ways'));
}

/** As it stands in the package, whose folder this one lies in; a copy of the site has none. @returns {string} */
function version() {
  try {
    return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    throw new Refused('the version is in the package.json of the npm package, which is missing here');
  }
}

/** A line in which nothing moves the cursor or colours what follows, whatever was given. @param {string} text */
const line = (text) => text.replaceAll(/\s+/g, ' ')
  .replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

const queens = await load().catch((error) => {
  process.stderr.write(`queenscope: queens.wasm could not be started: ${line(String(error.message))}\n`);
  // 1 would say that a program is wrong.
  return process.exit(2);
});
try {
  const asked = readOptions(process.argv.slice(2), COMMANDS);
  const told = asked.about ? [asked.about === 'help' ? help(queens) : `${version()}\n`] : asked.command.run(queens, asked);
  await pipeline(Readable.from(told), process.stdout);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  // The reader has closed the pipe, as `head` does.
  const { code, syscall } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'EPIPE') process.exit();
  if (syscall === 'write') {
    process.stderr.write(`queenscope: what was asked for could not be written: ${line(error.message)}\n`);
    process.exit(1);
  }
  const [name] = error.message.split(' ', 1);
  const option = error instanceof Refused ? undefined : OPTIONS[/** @type {keyof typeof OPTIONS} */ (name)];
  if (!(error instanceof Refused) && !option) {
    process.stderr.write(`${error.stack}\n`);
    process.exit(2);
  }
  const message = option ? `--${option}${error.message.slice(name.length)}` : error.message;
  process.stderr.write(`queenscope: ${line(message)}\n`);
  process.exitCode = 2;
}
