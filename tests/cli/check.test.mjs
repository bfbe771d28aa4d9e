// Checks the output of a class's programs in one run.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { DOMParser } from '@xmldom/xmldom';
import { COMMAND, run } from './command.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'queenscope-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string | Buffer} text */
function file(name, text) {
  const whole = path.join(folder, name);
  writeFileSync(whole, text);
  return whole;
}
const right = file('right.txt', run('trace', '--n', '5').stdout);
const table = file('table.csv', run('trace', '--n', '5', '--variant', 'bitmask', '--format', 'csv').stdout);
const wrong = file('wrong, "quoted" & <odd>.txt', run('trace', '--n', '5', '--bug', 'anti-diagonal-untested').stdout);
const broken = file('broken.txt', 'n 5\nplace 1\n');

test('all right: it ends with 0', () => {
  const { status, stdout, stderr } = run('check', right, table, '--n', '5');
  assert.deepEqual([status, stderr], [0, '']);
  assert.equal(stdout, `${right}: right, 10 of 10 solutions, 54 boards\n${table}: right, 10 of 10 solutions, 54 boards\n`);
});

test('one wrong: it ends with 1, and says where it is seen', () => {
  const { status, stdout } = run('check', '--n', '5', right, wrong);
  assert.equal(status, 1);
  assert.match(stdout, /right\.txt: right, .*\n.*<odd>\.txt: wrong, .*\n {2}attacked-placement at event \d+ \(line \d+\): A queen is placed on/);
});

test('one that cannot be read: it ends with 2, and judges the others', () => {
  const { status, stdout } = run('check', broken, path.join(folder, 'gone.txt'), wrong, right, '--n', '5');
  assert.equal(status, 2);
  assert.match(stdout, /broken\.txt: cannot be read: line 2: place must be followed by a row and a column, from 0; got "place 1"\n/);
  assert.match(stdout, /gone\.txt: cannot be read: ENOENT/);
  assert.match(stdout, /<odd>\.txt: wrong/);
  assert.match(stdout, /right\.txt: right/);
});

test('one of which no line is understood: it ends with 2, and is not wrong', () => {
  const files = ['', '\n\n', 'Hello\n', 'What is it?\nIt is blue.\n', '\0\x01\x02'].map((text, i) => file(`odd ${i}.txt`, text));
  for (const n of ['1', '2', '3', '5']) {
    const { status, stdout } = run('check', ...files, '--n', n);
    assert.equal(status, 2, stdout);
    assert.equal(stdout, files.map((each) => `${each}: cannot be read: no line was understood; lines look like \`place 0 1\`\n`).join(''), `n = ${n}`);
  }
  const [{ verdict, unreadable }] = JSON.parse(run('check', file('odd.txt', ''), '--n', '5', '--format', 'json').stdout);
  assert.deepEqual([verdict, unreadable], ['unknown', 'no line was understood; lines look like `place 0 1`']);
});

test('a name that is not UTF-8 is said', () => {
  const { stdout } = spawnSync('/bin/sh', ['-c', `f=$(printf 'm\\374ller.txt'); cp right.txt "$f" && "${process.execPath}" "${COMMAND}" check --n 5 "$f"`], { cwd: folder, encoding: 'utf8' });
  assert.match(stdout, /cannot be read: its name is not UTF-8; rename the file/);
});

test('files that are no texts do not end the check of the others', () => {
  const large = file('large.txt', '');
  truncateSync(large, 512 * 2 ** 20);
  const long = file('long.txt', `solution ${'1 '.repeat(3_000_000)}`);
  const pipe = path.join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const { status, stdout, stderr } = run('check', large, long, pipe, '/dev/zero', folder, right, '--n', '5');
  assert.deepEqual([status, stderr], [2, '']);
  const lines = stdout.split('\n').filter((line) => !line.startsWith(' '));
  assert.match(lines[0], /large\.txt: cannot be read: it is larger than 256 MB/);
  assert.match(lines[1], /long\.txt: cannot be read: no line was understood/);
  for (const line of lines.slice(2, 5)) assert.match(line, /cannot be read: it is not a regular file/);
  assert.match(lines[5], /right\.txt: right/);
});

test('as JSON', () => {
  const json = JSON.parse(run('check', right, wrong, broken, '--n', '5', '--format', 'json').stdout);
  assert.deepEqual(json.map((/** @type {any} */ { verdict, right: isRight, n }) => [verdict, isRight, n]), [['right', true, 5], ['wrong', false, 5], ['unknown', undefined, 5]]);
  for (const each of json) for (const name of ['file', 'n', 'verdict', 'found', 'findings', 'notes']) assert.ok(name in each, name);
  assert.deepEqual(Object.keys(json[1].findings[0]), ['id', 'position', 'line', 'message', 'detail', 'values']);
  assert.match(json[2].unreadable, /^line 2: /);
});

/** The cells of a table. @param {string} text */
const cellsIn = (text) => text.trimEnd().split('\n').map((row) => [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain));

test('as a table: a row for each file', () => {
  const rows = cellsIn(run('check', right, wrong, broken, '--n', '5', '--format', 'csv').stdout);
  assert.deepEqual(rows[0], ['file', 'verdict', 'found', 'expected', 'n', 'fault', 'line', 'remark', 'boards', 'event']);
  assert.deepEqual(rows[1], [right, 'right', '10', '10', '5', '', '', '', '54', '']);
  assert.deepEqual(rows[2].slice(0, 6), [wrong, 'wrong', '10', '10', '5', 'attacked-placement']);
  assert.deepEqual(rows[3].slice(0, 6), [broken, 'unknown', '', '', '5', 'unreadable']);
  assert.match(rows[3][7], /^line 2: /);
  assert.equal(rows.length, 4);
});

test('no cell of a table is a formula', () => {
  const names = ['=HYPERLINK("http:")', '@SUM(1)', '+1', '-1+1', '=1,2', ' =1', '\t=1', '\r=1', '＝1', '\u200b=1'];
  for (const name of names) file(name.replaceAll('/', ''), name);
  const { stdout } = run('check', '--n', '4', '--format', 'csv', '--', ...names);
  const rows = cellsIn(stdout).slice(1);
  assert.equal(rows.length, names.length);
  for (const cell of rows.flat()) assert.doesNotMatch(cell, /^\s*[=+\-@＝]/u);
});

test('for tools that run tests: well-formed, whatever is printed', () => {
  const odd = file('\uFFFE\u0001\uD800 & <\u202E>.txt', `n 4\nsolutions = [["\uFFFF\uFFFE"], ["\uFFFF\uFFFE"]]\n\u0000`);
  const { stdout } = run('check', right, wrong, broken, odd, '--n', '5', '--format', 'junit');
  assert.doesNotMatch(stdout, /[\uFFFE\uFFFF\p{Cs}]|(?!\n)\p{Cc}/u);
  const report = new DOMParser({ onError: (level, message) => assert.equal(level, 'warning', message) }).parseFromString(stdout, 'text/xml');
  assert.deepEqual(['tests', 'failures', 'errors', 'skipped'].map((name) => report.documentElement?.getAttribute(name)), ['4', '1', '2', '0']);
  assert.ok(report.getElementsByTagName('testcase').item(1)?.getAttribute('name')?.endsWith('<odd>.txt'));
});

for (const [args, said] of /** @type {[string[], RegExp][]} */ ([
  [['check', right], /^queenscope: --n must be the board size of the programs; got none$/],
  [['check', '--n', '5'], /^queenscope: check must be followed by the files to judge; got none$/],
  [['check', right, '--n', '13'], /^queenscope: --n must be a whole number from 1 to 12; got 13$/],
  [['check', right, '--n', '5', '--expect', 'some'], /^queenscope: --expect must be one of all, first, count, symmetric; got "some"$/],
  [['check', right, '--n', '5', '--format', 'xml'], /^queenscope: --format must be one of text, json, csv, junit; got "xml"$/],
  [['check', right, '--n', '5', '--timeout', '0'], /^queenscope: --timeout must be a whole number from 1 to 86400; got 0$/],
  [['check', right, '--n', '5', '--step', '4'], /^queenscope: the options of check are --n, --expect, --format, --run, --prefix, --timeout, --help, --version; got --step$/],
])) {
  test(`refused: ${args.filter((arg) => arg !== right).join(' ')}`, () => {
    const { status, stdout, stderr } = run(...args);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr.trimEnd(), said);
  });
}
