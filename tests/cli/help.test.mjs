// The command's help, and its answers to unknown requests.
import assert from 'node:assert/strict';
import test from 'node:test';
import load from '../../dist/queens.js';
import { spawnSync } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { COMMAND, run } from './command.mjs';

const OPTIONS = ['variant', 'n', 'find', 'bug', 'way', 'seed', 'given', 'step', 'theme', 'size', 'no-numbers', 'no-hatch', 'lang', 'panels', 'code', 'from', 'to', 'format', 'steps', 'every', 'columns', 'speed', 'expect', 'run', 'prefix', 'help', 'version'];
const queens = await load();

test('the help names every command, search and option', () => {
  const { status, stdout, stderr } = run('--help');
  assert.deepEqual([status, stderr], [0, '']);
  for (const name of ['board', 'tree', 'storyboard', 'animation', 'trace', 'check']) assert.match(stdout, new RegExp(`^  ${name} `, 'm'));
  for (const { id } of queens.variants()) assert.match(stdout, new RegExp(`\\b${id}\\b`));
  for (const option of OPTIONS) assert.match(stdout, new RegExp(`^  --${option}\\b`, 'm'));
  assert.ok(stdout.split('\n').every((line) => line.length <= 80), stdout);
  assert.equal(run('board', '--help').stdout, stdout);
});

for (const [args, said] of /** @type {[string[], RegExp][]} */ ([
  [[], /^queenscope: the command must be one of board, tree, storyboard, animation, trace, check; got none \(see queenscope --help\)$/],
  [['draw'], /^queenscope: the command must be one of board, tree, storyboard, animation, trace, check; got "draw" \(see queenscope --help\)$/],
  [['draw', '--help=no'], /^queenscope: the command must be one of board, tree, storyboard, animation, trace, check; got "draw" \(see queenscope --help\)$/],
  [['--version=2'], /^queenscope: the command must be one of .*; got none/],
  [['board', '--help=no'], /^queenscope: --help takes no value; got "no"$/],
])) {
  test(`refused: ${args.join(' ') || 'nothing'}`, () => {
    const { status, stdout, stderr } = run(...args);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr.trimEnd(), said);
  });
}

test('--version prints the version', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  assert.deepEqual(run('--version'), { status: 0, stdout: `${version}\n`, stderr: '' });
  assert.equal(run('board', '--version').stdout, `${version}\n`);
});

test('an output error is reported in one line', () => {
  for (const args of [['board'], ['trace'], ['--help']]) {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8', stdio: ['ignore', full, 'pipe'] });
    assert.equal(status, 1, stderr);
    assert.match(stderr, /^queenscope: the output could not be written: [^\n]*ENOSPC[^\n]*\n$/);
  }
});

test('arguments cannot send control codes to the terminal', () => {
  const evil = '\u001b[31mred a\u0007b \u009b2J a\u202eb a\u2028b';
  for (const args of [[evil], ['board', `--${evil}`], ['board', '--variant', evil], ['board', '--n', evil], ['trace', '--format', evil], ['board', evil]]) {
    const { status, stderr } = run(...args);
    assert.equal(status, 2, stderr);
    assert.match(stderr, /2J/);
    assert.doesNotMatch(stderr.slice(0, -1), /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  }
});
