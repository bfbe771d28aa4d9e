// What the command says of itself, and to those who ask for what there is not.
import assert from 'node:assert/strict';
import test from 'node:test';
import load from '../../dist/queens.js';
import { run } from './command.mjs';

const OPTIONS = ['variant', 'n', 'step', 'theme', 'size', 'no-numbers', 'no-hatch', 'lang', 'panels', 'code', 'from', 'to', 'format', 'steps', 'every', 'columns', 'help'];
const queens = await load();

test('the help names every command, search and option', () => {
  const { status, stdout, stderr } = run('--help');
  assert.deepEqual([status, stderr], [0, '']);
  for (const name of ['board', 'storyboard', 'trace']) assert.match(stdout, new RegExp(`^  ${name} `, 'm'));
  for (const { id } of queens.variants()) assert.match(stdout, new RegExp(`\\b${id}\\b`));
  for (const option of OPTIONS) assert.match(stdout, new RegExp(`^  --${option}\\b`, 'm'));
  assert.ok(stdout.split('\n').every((line) => line.length <= 80), stdout);
  assert.equal(run('board', '--help').stdout, stdout);
});

for (const [args, said] of /** @type {[string[], RegExp][]} */ ([
  [[], /^queenscope: the commands are board, storyboard, trace; got none$/],
  [['draw'], /^queenscope: the commands are board, storyboard, trace; got "draw"$/],
  [['draw', '--help=no'], /^queenscope: the commands are board, storyboard, trace; got "draw"$/],
  [['board', '--help=no'], /^queenscope: --help has no value; got "no"$/],
])) {
  test(`refused: ${args.join(' ') || 'nothing'}`, () => {
    const { status, stdout, stderr } = run(...args);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr.trimEnd(), said);
  });
}
