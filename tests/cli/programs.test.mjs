// Programs that were handed in are run, judged by what they print, and leave nothing behind.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { COMMAND, run } from './command.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'queenscope-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} text */
function file(name, text) {
  const whole = path.join(folder, name);
  writeFileSync(whole, text);
  return whole;
}
const NODE = process.execPath;

/** A search that prints its trace; n is its first argument. */
const SEARCH = `const n = Number(process.argv[2]); const queens = [];
  (function visit(row) { if (row === n) return console.log('@solution');
    for (let col = 0; col < n; col++) { if (queens.some(([r, c]) => c === col || Math.abs(r - row) === Math.abs(c - col))) continue;
      queens.push([row, col]); console.log('@place', row, col); visit(row + 1); queens.pop(); console.log('@remove', row, col); } })(0);
  console.log('place of the program: done');`;
const own = file('program.mjs', SEARCH);

/** @param {string[]} args */
const json = (...args) => JSON.parse(run('check', '--format', 'json', ...args).stdout);
/** Whether a process is there. @param {number} pid */
function isThere(pid) {
  try {
    // A process that has ended without being waited for counts as ended.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
/** The processes that wrote their numbers to a file. @param {string} pids */
const left = async (pids) => {
  /** @type {number[]} */
  let there = [];
  // On a busy machine, a killed process does not disappear at once.
  for (let looks = 0; looks === 0 || (looks < 100 && there.length > 0); looks++) {
    await wait(200);
    there = readFileSync(pids, 'utf8').trim().split('\n').map(Number).filter(isThere);
  }
  return there;
};

test('a program is run by a command, or by itself', () => {
  const command = `${NODE} {file} {n}`;
  const said = { status: 0, stdout: `${own}: right, 4 of 4 solutions, 153 boards\n`, stderr: '' };
  assert.deepEqual(run('check', own, '--n', '6', '--run', command, '--prefix', '@'), said);
  assert.deepEqual(run('check', own, '--n', '6', '--run', command), said);
  assert.deepEqual(run('check', own, '--n', '6'), said);
});

test('no line is named for a solution that is missing', () => {
  const { stdout } = run('check', 'tests/recognize/programs/wrong-last-column.py', '--n', '4');
  assert.match(stdout, /wrong, .*\n {2}missing-solution at event \d+: /);
});

test('TypeScript is run without its types, whatever its file is called', () => {
  const source = `const queens: number[] = [];
const search = (row: number): void => {
  if (row === n) console.log(queens.join(' '));
  for (let col: number = 0; col < n && row < n; col++) {
    if (queens.some((c: number, r: number) => c === col || Math.abs(c - col) === row - r)) continue;
    queens.push(col);
    search(row + 1);
    queens.pop();
  }
};
`;
  for (const name of ['typed.ts', 'typed.js']) {
    const [{ verdict, found, notes }] = json(file(name, `${source}search(0);\n`), '--n', '5');
    assert.deepEqual([verdict, found, notes], ['right', 10, ['Its moves are read from `queens`, a list of columns counted from 0.']], name);
    const [uncalled] = json(file(name, source), '--n', '5');
    assert.deepEqual([uncalled.verdict, uncalled.notes[0]], ['right', 'The program itself never calls search, so Queenscope called it.'], name);
    const [odd] = json(file(name, 'const x: number = 3;\nconsole.log(`x is ${x}`);\n'), '--n', '5');
    assert.equal(odd.verdict, 'unknown', name);
  }
});

test('n is an argument, stands on standard input and in the environment', () => {
  const asks = file('asks.mjs', `import { readFileSync } from 'node:fs'; console.log(JSON.stringify([readFileSync(0, 'utf8'), process.env.N, process.argv[2]])); process.exit(3)`);
  const [{ unreadable, notes }] = json(asks, '--n', '4', '--run', `${NODE} {file} {n} | grep -qF '["4\\n","4","4"]' && echo 'count = 2'`);
  assert.deepEqual([unreadable, notes], [undefined, []]);
});

test('file names reach the program as they are', () => {
  const work = path.join(folder, "teacher's folder");
  mkdirSync(work);
  const names = ['$`";touch pwned;#.js', `$'";touch pwned;#.js`, 'end$', 'a$$b', '$&x', '$1', '$n', 'x{n}', '{file}', 'a  b', "it's", '"q"', 'new\nline', '*', '?', '[a]', '`touch pwned`', '$(touch pwned)', '\\n', '-x', '--n', 'a;touch pwned', '~', '!!', '# c', '皇后 é', '\u202Ea'];
  for (const name of names) file(`teacher's folder/${name}`, '');
  const shown = file('show.mjs', "import { appendFileSync } from 'node:fs'; appendFileSync(process.env.SHOWN, [...process.argv.slice(2), '\\n', ''].join('\\0')); console.log('count = 2');");
  process.env.SHOWN = path.join(folder, 'shown');
  // Starting a program for each takes most of the time, so only the first commands get all names, and only the first starts Node.
  const quick = file('show', `#!/bin/sh\nprintf '%s\\0' "$@" '\n' >>"$SHOWN"; echo count = 2\n`);
  chmodSync(quick, 0o755);
  const commands = [
    `${NODE} ${shown} {file}`, `${quick} "{file}"`, `${quick} '{file}'`,
    `cd "${work}" && ${quick} {file}`, `${quick} {file} | grep -v "don't"`, `echo "$(${quick} {file})"`, `( ${quick} "{file}" )`,
    `x=\`${quick} {file}\`; echo "$x" # don't`, `sh -c '${quick} "$QUEENSCOPE_FILE"'`, `${quick} "$1"`, `sh -c '${quick} "$1"' sh {file}`,
  ];
  const worst = names.filter((name) => name.length > 9);
  for (const [i, command] of commands.entries()) {
    const its = i < 3 ? names : worst;
    rmSync(process.env.SHOWN, { force: true });
    const { status, stdout } = run('check', '--n', '4', '--run', command, '--format', 'json', '--', ...its);
    assert.deepEqual(JSON.parse(stdout).map((/** @type {any} */ { file: name, verdict }) => [name, verdict]), its.map((name) => [name, 'right']), command);
    assert.equal(status, 0);
    // After its arguments, each run wrote a line feed.
    const runs = readFileSync(process.env.SHOWN, 'utf8').split('\0\n\0').slice(0, -1);
    assert.deepEqual(runs.sort(), its.toSorted(), command);
  }
  // Another shell would read the name as a command.
  for (const command of ["sh -c 'cat {file}'", 'sh -c "cat {file}"', 'sh -c {file}', 'eval cat {file}', 'sh -c "x; cat {file} $(echo "a")"',
    "sh -c 'cat '{file}", 'sh -c cat\\ {file}', "sh -ec -x 'cat '{file}", '( sh -c "cat "{file} )', 'sh -c "$(echo {file})"', 'sh <<< "cat {file}"', 'echo {file} | sh',
  ]) {
    const judged = json('--n', '4', '--run', command, '--', 'end$', ...worst);
    for (const { file: name, unreadable } of judged) {
      if (!/^[\w.]+$/.test(name)) assert.match(unreadable ?? '', /another shell|ended with/, `${command} ${name}`);
    }
  }
  for (const place of [process.cwd(), folder, work]) assert.ok(!existsSync(path.join(place, 'pwned')));
});

const PIDS = path.join(folder, 'pids');
const NOTE = `require('fs').appendFileSync(${JSON.stringify(PIDS)}, process.pid + '\\n');`;
/** Hangs as deafly as an endless loop, but leaves the processor to others. */
const WAITS = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
const HANGS = [
  ['waits', `${NOTE} ${WAITS}`],
  ['ignores signals', `${NOTE} process.on('SIGTERM', () => {}); process.on('SIGINT', () => {}); setInterval(() => {}, 1000);`],
  ['starts others', `${NOTE} require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(`${NOTE} ${WAITS}`)}], { stdio: 'inherit' }); ${WAITS}`],
  ['leaves a process in a session of its own behind', `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(`${NOTE} setInterval(() => {}, 1000);`)}], { detached: true, stdio: 'ignore' }).unref(); setTimeout(() => process.exit(), 300);`],
  ['hangs beside a process in a session of its own', `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(`${NOTE} setInterval(() => {}, 1000);`)}], { detached: true, stdio: 'inherit' }).unref(); setInterval(() => {}, 1000);`],
  ['leaves a process without an environment behind', `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(`${NOTE} setInterval(() => {}, 1000);`)}], { detached: true, env: {}, stdio: 'ignore' }).unref(); setTimeout(() => process.exit(), 300);`],
  ['leaves others behind', `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(`${NOTE} setInterval(() => {}, 1000);`)}], { stdio: 'inherit' }).unref(); setTimeout(() => process.exit(), 300);`],
];

test('in a here-document, quotes are text, so that {file} is refused and "$1" is the name', () => {
  const [refused, named] = [`cat <<E\ndon't\nE\n${NODE} {file} {n}`, `cat <<E\ndon't\nE\n${NODE} "$1" {n}`].map((command) => json(own, '--n', '6', '--run', command)[0]);
  assert.match(refused.unreadable, /here-document, write "\$1"/);
  assert.equal(named.verdict, 'right');
});

test('no output is lost when a program ends itself', () => {
  const exits = file('exits.cjs', `${SEARCH.replaceAll('console.log(', "console.log('x'.repeat(2000) + '\\n',")}\nprocess.exit(0);`);
  for (const options of [[], ['--run', `${NODE} {file} {n}`], ['--run', `sh -c '${NODE} "$QUEENSCOPE_FILE" {n}'`]]) {
    const [{ verdict, boards }] = json(exits, '--n', '6', ...options);
    assert.deepEqual([verdict, boards], ['right', 153], options.join(' '));
  }
});

test('input and output can be opened by their names', () => {
  const opens = file('opens.cjs', "const { readFileSync, writeFileSync } = require('fs'); const n = Number(readFileSync('/dev/stdin', 'utf8')); writeFileSync('/dev/stdout', `count = ${{ 4: 2, 5: 10, 6: 4 }[n]}\\n`);");
  for (const options of [[], ['--run', `${NODE} {file}`]]) assert.equal(json(opens, '--n', '6', ...options)[0].verdict, 'right', options.join(' '));
});

test('a program that ends its parent does not end the check', () => {
  const [ends, fine] = json(file('parent.sh', 'kill -9 $PPID'), own, '--n', '6', '--run', `case {file} in *.sh) sh {file};; *) ${NODE} {file} {n};; esac`);
  assert.deepEqual([ends.verdict, fine.verdict], ['unknown', 'right']);
  const [killed] = json(file('parent.py', 'import os, signal\nos.kill(os.getppid(), signal.SIGKILL)'), '--n', '6');
  assert.match(killed.unreadable, /it was ended by SIGKILL/);
});

test('an error is told of a program that printed nothing', () => {
  for (const [name, text, said] of /** @type {[string, string, RegExp][]} */ ([['silent.py', 'def solve(n)\n    return n\n', /SyntaxError/], ['silent.cjs', 'null.x', /TypeError/]])) {
    const [{ verdict, findings, notes }] = json(file(name, text), '--n', '6', '--run', `case {file} in *.py) python3 {file};; *) ${NODE} {file};; esac`);
    assert.deepEqual([verdict, findings[0].id, notes], ['wrong', 'error', []]);
    assert.match(findings[0].message, said);
  }
});

test('a program that expects n or place from the page is not wrong where a command gives none', () => {
  for (const [name, text] of [['given.py', 'print([0] * n)'], ['given.cjs', 'console.log(n)'], ['placing.py', 'place(0, 0)'], ['placing.cjs', 'place(0, 0)']]) {
    const [{ verdict, unreadable }] = json(file(name, text), '--n', '6', '--run', `case {file} in *.py) python3 {file};; *) ${NODE} {file};; esac`);
    assert.equal(verdict, 'unknown');
    assert.match(unreadable, /(n|place)'? is not defined/);
  }
});

test('programs that do not end are ended, with all that they started, and the others judged', async () => {
  rmSync(PIDS, { force: true });
  const files = HANGS.map(([name, text]) => file(`${name}.cjs`, text));
  const { status, stdout } = run('check', ...files, own, '--n', '6', '--timeout', '5');
  assert.equal(status, 2);
  assert.equal(stdout.match(/did not end within 5 s/g)?.length, 4, stdout);
  assert.match(stdout, /program\.mjs: right, 4 of 4 solutions, 153 boards\n$/);
  assert.deepEqual(await left(PIDS), []);
});

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  test(`${signal} ends the programs, too`, async () => {
    rmSync(PIDS, { force: true });
    const check = spawn(NODE, [COMMAND, 'check', '--n', '6', '--timeout', '300', file('hangs.cjs', HANGS[2][1])]);
    while (!existsSync(PIDS) || readFileSync(PIDS, 'utf8').split('\n').length < 3) {
      assert.equal(check.exitCode, null, 'both programs start before it ends');
      await wait(50);
    }
    check.kill(signal);
    await new Promise((resolve) => check.on('exit', resolve));
    assert.deepEqual(await left(PIDS), []);
  });
}

test('what was printed before a crash or the end of the time is judged', () => {
  const attacked = "console.log('n 6\\nplace 0 0\\nplace 1 1\\nsolution');";
  const [crashed, hung, fine] = json(file('crash.js', `${attacked}\nlet x;\nx.y;`), file('hang.js', `${attacked} ${WAITS}`), file('partly.js', `console.log('n 6\\nplace 0 1'); ${WAITS}`), '--n', '6', '--timeout', '5');
  assert.deepEqual([crashed.verdict, crashed.findings.map((/** @type {any} */ { id }) => id)], ['wrong', ['attacked-placement', 'wrong-solution', 'error']]);
  assert.equal(crashed.findings[2].line, 3);
  assert.match(crashed.findings[2].message, /TypeError/);
  assert.deepEqual([hung.verdict, hung.findings.map((/** @type {any} */ { id }) => id), hung.unreadable], ['wrong', ['attacked-placement', 'wrong-solution'], 'it did not end within 5 s']);
  assert.deepEqual([fine.verdict, fine.findings, fine.unreadable], ['unknown', [], 'it did not end within 5 s']);
  const [cut] = json(file('cut.js', `process.stdout.write('place 0 1\\nplace 1'); ${WAITS}`), '--n', '6', '--timeout', '5');
  assert.deepEqual([cut.verdict, cut.boards, cut.unreadable], ['unknown', 2, 'it did not end within 5 s']);
});

test('a trace that is right stays right, however its program ends', () => {
  const [crashed] = json(file('late.mjs', `${SEARCH}\nprocess.exit(1);`), '--n', '6');
  assert.deepEqual([crashed.verdict, crashed.notes], ['right', ['After its results, it ended with exit code 1.']]);
  const onErrors = json(file('errors.mjs', SEARCH.replaceAll('console.log', 'console.error')), '--n', '6');
  assert.equal(onErrors[0].verdict, 'right');
});

test('a flood of numbers that is cut is no wrong board', () => {
  const { status, stdout } = run('check', own, '--n', '4', '--run', 'yes 0 1 2 3');
  assert.deepEqual([status, stdout], [2, `${own}: cannot be read: it printed too much, so its output was cut\n`]);
});

test('programs that cannot be run are not wrong', () => {
  for (const [command, said] of /** @type {[string, RegExp][]} */ ([
    ['', /--run must be a command; got ""/], ['no-such-program {file}', /it ended with exit code 127: .*not found/], ['kill -9 $$', /it was ended by SIGKILL/], ['yes', /it printed too much/],
    ['yes 1 | head -c 80000000 >&2', /it printed too much/], ['python3 -c "import no_such_module"', /it ended with exit code 1: ModuleNotFoundError/], ['exit 5', /it ended with exit code 5/],
  ])) {
    const { status, stdout, stderr } = run('check', own, '--n', '6', '--run', command);
    assert.deepEqual([status, stderr], [2, ''], command);
    assert.match(stdout, said);
    assert.match(stdout, /cannot be read/);
  }
  const { status, stdout } = run('check', own, '--n', '6', '--run', 'sleep 73 & echo hi');
  assert.deepEqual([status, stdout.includes('did not end'), stdout.includes('no line was understood')], [2, false, true]);
});

test('a program that can only be run in the page ends with a sentence', () => {
  for (const [name, text, said] of [
    ['endless.ts', 'for (;;) console.log("x".repeat(1000));', 'it printed too much'], ['missing.ts', "import chalk from 'chalk';", 'chalk is not available here'], ['missing.js', "import chalk from 'chalk';", 'chalk is not available here'],
  ]) {
    const { status, stdout, stderr } = run('check', file(name, text), '--n', '4');
    assert.deepEqual([status, stdout, stderr], [2, `${path.join(folder, name)}: cannot be read: ${said}\n`, '']);
  }
});

test('many programs are run at once, and reported in their order', () => {
  const files = Array.from({ length: 12 }, (_, i) => file(`nr ${i}.cjs`, `setTimeout(() => console.log('solutions =', ${i % 3 === 0 ? '{ 3: 0, 4: 2, 5: 10, 6: 4, 7: 40 }[process.env.N]' : '5'}), ${(12 - i) * 20})`));
  const judged = json(...files, '--n', '6');
  assert.deepEqual(judged.map((/** @type {any} */ { file: name, verdict }) => [name, verdict]), files.map((name, i) => [name, i % 3 === 0 ? 'right' : 'wrong']));
});

test('a Python program without results, or whose function needs a board, is no program with an error', () => {
  for (const source of ['x = 1\n', '', 'print()\n', 'def solve(queens_placed, row=0):\n    return len(queens_placed) == row\n']) {
    const [{ verdict, findings }] = json(file('nothing.py', source), '--n', '4');
    assert.deepEqual([verdict, findings], ['unknown', []], source);
  }
});

test('a program whose results are not recognized is not asked for a trace', () => {
  const [{ verdict, notes }] = json(file('words.py', 'print("queens are done")\n'), '--n', '4');
  assert.deepEqual([verdict, notes], ['unknown', ['No results were recognized.']]);
});
