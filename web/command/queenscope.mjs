#!/usr/bin/env node
// Boards for the notes of a course, without a browser: queenscope board --variant bitmask --n 6 --step 40 > board.svg
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { check } from './check.mjs';
import { readOptions, Refused } from './options.mjs';
import { animation, board, storyboard, tree } from './pictures.mjs';
import { trace } from './trace.mjs';
import load from '../queens.js';

const COMMANDS = { board, tree, storyboard, animation, trace, check };

const HELP = `queenscope COMMAND [options] > FILE

  board        a picture of the board at a position, alone or with panels
  tree         a picture of the search tree: the complete tree of a small board,
               otherwise the path to a position and the branches tried so far
  storyboard   a picture of an A4 page with boards at several positions
  animation    a GIF that shows the boards at several positions in turn
  trace        the events of a range, one on each line
  check        marks programs, or files with their output (results, or a trace
               of the search): queenscope check FILE... --n N

Options of all commands (check has only --n, --help and --version of these):
  --variant ID    the search: VARIANTS
                  (default flag-arrays)
  --n N           board size, 1 to 32 (default 8)
  --find WHAT     what the program finds: all (default); first, for board-scan,
                  flag-arrays and explicit-stack; count, for bitmask.
                  min-conflicts always finds the first
  --bug ID        a program changed on purpose, often faulty: BUGS
  --way ID        another version of the program: WAYS
  --seed N        seed of min-conflicts, 1 to 65535 (default 1)
  --given SQUARES queens on the board at the start, such as 0.3,4.6; not for
                  board-scan, forward-checking and min-conflicts
  --help          shows this help
  --version       shows the version

Options of board:
  --step K        position: number of events so far (default 0)
  --theme NAME    light (default), dark or projector
  --size PX       size of the board, 40 to 4000 CSS pixels (default 480)
  --no-numbers    leaves out row and column numbers
  --no-hatch      leaves out the hatching of attacked squares
  --lang TAG      language of the text, such as zh (default en)
  --panels NAME,… makes a sheet for slides and paper: the board with its name,
                  its explanation, and any of code, state, calls and stats
  --code NAME     language of the program on a sheet: pseudocode, python
                  (default), cpp, java, javascript or csharp. flag-arrays with
                  --way characters also has c, dart, go, kotlin, ruby, rust,
                  swift, typescript and zig
  --format NAME   svg (default) or png; png needs the package @resvg/resvg-js

Options of tree:
  --step K        as for board (default: the end of a small search)
  --format NAME   as for board

Options of storyboard:
  --steps K,K,…   the positions, at most 36
  --every NAME    instead of --steps, all positions of one kind in a range:
                  event, queen (a change of the queens, a solution, a rejected
                  board or the end), turn (a dead end, a wipe-out, a rejected
                  board, a solution, a restart or the end) or solution
  --columns N     1 to 6 boards side by side (default: as few as fit the page)
  --no-numbers, --no-hatch, --lang TAG, --format NAME  as for board
  --from, --to    as for trace

Options of animation, which needs the package @resvg/resvg-js:
  --every NAME    as for storyboard (default event), at most 240 boards
  --speed N       boards per second, 0.1 to 25 (default 2)
  --format NAME   gif (default)
  --theme NAME, --size PX, --no-numbers, --no-hatch, --lang TAG  as for board
  --from, --to    as for trace

Options of trace:
  --from K        the first position (default 0)
  --to K          the last position (default: the end of the search)
  --format NAME   jsonl (default): JSON lines with the position and the fields
                  of event(); csv: a table; r2c3 in it means row 2, column 3

Options of check:
  --n N           board size of the programs, 1 to 12
  --expect WHAT   what the programs should find: all, first, count or symmetric
                  (one solution from each group of rotations and reflections).
                  Without this option, it is inferred from the results
  --run COMMAND   runs each file instead of reading it, for example
                  "python3 {file} {n}", and marks what it prints. Files that end
                  in .py, .js, .mjs, .cjs or .ts are run without it
  --timeout S     time limit for each program in seconds (default 20; without
                  --run, at most 10 for TypeScript)
  --prefix TEXT   reads only trace lines that begin with this text
  --format NAME   text (default), json, csv or junit

The exit code of check is 2 if a program has no verdict because its file cannot
be read or run, because it does not end, or because no line of its output can
be read. Otherwise it is 1 if any program is wrong, 3 if at least one is
unknown, and 0 if all are right.
`;

/** Names of options in the module’s error messages, which begin with them. */
const OPTIONS = { variant: 'variant', n: 'n', find: 'find', bug: 'bug', way: 'way', seed: 'seed', given: 'given', position: 'step', theme: 'theme', size: 'size', language: 'lang', lang: 'lang', panels: 'panels', code: 'code' };

/** @param {Awaited<ReturnType<typeof load>>} queens */
function help(queens) {
  const ids = queens.variants().map(({ id }) => id);
  // Four fit on a line.
  const list = ids.map((id, i) => (i === 0 ? '' : i % 4 > 0 ? ', ' : `,\n${' '.repeat(18)}`) + id).join('');
  const idsOf = (/** @type {'bugs' | 'ways'} */ what) => queens.variants().flatMap(({ id }) => {
    const its = queens[what](/** @type {any} */ (id)).map((each) => each.id);
    return its.length > 0 ? [`${its.join(',\n')}, for ${id}`] : [];
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
    process.stderr.write(`queenscope: the output could not be written: ${line(error.message)}\n`);
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
