// The events of a search as lines of text.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import test from 'node:test';
import load from '../../dist/queens.js';
import { COMMAND, run } from './command.mjs';

const queens = await load();

/**
 * The events of the row-by-row search, from a plain recursion.
 * @param {number} n
 */
function plainly(n) {
  /** @type {any[]} */
  const events = [];
  /** @type {[number, number][]} */
  const queens = [];
  let solutions = 0;
  const lineOf = (/** @type {number} */ row, /** @type {number} */ col, /** @type {[number, number]} */ [r, c]) =>
    c === col ? 'column' : r - c === row - col ? 'main' : r + c === row + col ? 'anti' : undefined;
  const visit = (/** @type {number} */ row) => {
    if (row === n) {
      events.push({ kind: 'solution', row: null, col: null, number: ++solutions, queens: queens.map((each) => [...each]) });
      return;
    }
    let deadEnd = true;
    for (let col = 0; col < n; ++col) {
      const attackers = queens.flatMap((each) => {
        const line = lineOf(row, col, each);
        return line ? [{ row: each[0], col: each[1], line }] : [];
      });
      events.push({ kind: 'test', row, col, safe: attackers.length === 0, attackers });
      if (attackers.length > 0) continue;
      deadEnd = false;
      events.push({ kind: 'place', row, col });
      queens.push([row, col]);
      visit(row + 1);
      queens.pop();
      events.push({ kind: 'remove', row, col });
    }
    events.push({ kind: 'exhausted', row, col: null, deadEnd });
  };
  visit(0);
  events.push({ kind: 'done', row: null, col: null });
  return events.map((event, i) => ({ position: i + 1, ...event }));
}

/** The lines of a table, parsed independently. @param {string} text */
function parseTable(text) {
  assert.doesNotMatch(text, /["\r]/);
  const [head, ...lines] = text.trimEnd().split('\n').map((line) => line.split(','));
  return lines.map((values) => {
    assert.equal(values.length, head.length);
    return Object.fromEntries(head.map((name, i) => [name, values[i]]));
  });
}

const number = (/** @type {string} */ text) => (text === '' ? null : Number(text));
const squareOf = (/** @type {string} */ text) => (text.match(/^r(\d+)c(\d+)$/) ?? assert.fail(text)).slice(1).map(Number);
const list = (/** @type {string} */ text) => (text === '' ? [] : text.split(' '));

/** Converts a line of the table back to an event. @param {Record<string, string>} line */
function eventOf({ position, kind, row, col, safe, attackers, free, with: other, number: solution, queens: all, deadEnd, by, from, to }) {
  const square = { position: Number(position), kind, row: number(row), col: number(col) };
  const [withRow, withCol] = other === '' ? [] : squareOf(other);
  switch (kind) {
    case 'test':
      return {
        ...square,
        safe: safe === 'true',
        attackers: list(attackers).map((each) => {
          const [at, line] = each.split(':');
          const [row, col] = squareOf(at);
          return { row, col, line };
        }),
      };
    case 'scan':
      return { ...square, free: list(free).map((each) => Number(each.slice(1))) };
    case 'compare':
      return { ...square, safe: safe === 'true', with: { row: withRow, col: withCol } };
    case 'solution':
      return { ...square, number: Number(solution), queens: list(all).map(squareOf) };
    case 'restrict': {
      const [byRow, byCol] = squareOf(by);
      return { ...square, by: { row: byRow, col: byCol } };
    }
    case 'move':
      return { ...square, from: Number(from), to: Number(to) };
    case 'exhausted':
      return { ...square, deadEnd: deadEnd === 'true' };
    default:
      return square;
  }
}

const parse = {
  jsonl: (/** @type {string} */ text) => text.trimEnd().split('\n').map((line) => JSON.parse(line)),
  csv: (/** @type {string} */ text) => parseTable(text).map(eventOf),
};

for (const format of /** @type {const} */ (['jsonl', 'csv'])) {
  test(`a whole search equals a recursion, as ${format}`, () => {
    const { status, stdout, stderr } = run('trace', '--n', '6', '--format', format);
    assert.deepEqual([status, stderr], [0, '']);
    assert.deepEqual(parse[format](stdout), plainly(6));
  });

  for (const { id } of queens.variants()) {
    test(`a range of ${id} holds the module's events, as ${format}`, () => {
      // With 3 queens a search that moves them is long.
      const n = id === 'min-conflicts' ? 3 : 5;
      const { stdout } = run('trace', '--variant', id, '--n', String(n), '--from', '30', '--to', '160', '--format', format);
      const search = new queens.Search(/** @type {any} */ (id), n);
      search.seek(30);
      const events = Array.from({ length: 130 }, (_, i) => ({ position: 31 + i, ...search.step() }));
      search.delete();
      assert.deepEqual(parse[format](stdout), events);
    });
  }
}

test('given queens have lines of their own before the events', async () => {
  const jsonl = (await run('trace', '--n', '6', '--given', '0.1,4.4')).stdout;
  const [first, second, third] = jsonl.split('\n').map((line) => line && JSON.parse(line));
  assert.deepEqual([first, second], [{ position: 0, kind: 'given', row: 0, col: 1 }, { position: 0, kind: 'given', row: 4, col: 4 }]);
  assert.equal(third.position, 1);
  const [, ...lines] = (await run('trace', '--n', '6', '--given', '0.1,4.4', '--format', 'csv', '--from', '3')).stdout.split('\n');
  assert.match(lines[0], /^0,given,0,1,/);
  assert.match(lines[1], /^0,given,4,4,/);
  assert.match(lines[2], /^4,/);
});

test('JSON lines are the default, and an empty range has no lines', () => {
  assert.equal(run('trace', '--n', '4', '--from', '9', '--to', '9').stdout, '');
  assert.equal(run('trace', '--n', '4', '--from', '9', '--to', '9', '--format', 'csv').stdout.split('\n').length, 2, 'the head alone');
  assert.equal(JSON.parse(run('trace', '--n', '4', '--to', '1').stdout).position, 1);
});

test('an endless search writes only as much as is read', async () => {
  const child = spawn(process.execPath, [COMMAND, 'trace', '--n', '32'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (piece) => (said += piece));
  const [piece] = await once(child.stdout, 'data');
  assert.equal(JSON.parse(String(piece).split('\n')[0]).position, 1);
  child.stdout.destroy();
  assert.deepEqual(await once(child, 'exit'), [0, null]);
  assert.equal(said, '');
});

for (const [args, said] of /** @type {[string[], RegExp][]} */ ([
  [['--format', 'xml'], /^queenscope: --format must be one of jsonl, csv; got "xml"$/],
  [['--from', 'here'], /^queenscope: --from must be a whole number of at least 0; got here$/],
  [['--to='], /^queenscope: --to must be a whole number of at least 0; got ""$/],
  [['--n', '4', '--to', '111'], /^queenscope: --to must be a whole number from 0 to 110 for this search; got 111$/],
  [['--n', '4', '--from', '111'], /^queenscope: --from must be a whole number from 0 to 110 for this search; got 111$/],
  [['--from', '9', '--to', '3'], /^queenscope: --from must be a whole number from 0 to 3; got 9$/],
  [['--theme', 'dark'], /^queenscope: the options of trace are --variant, --n, --find, --bug, --way, --seed, --given, --from, --to, --format, --help, --version; got --theme$/],
])) {
  test(`refused: ${args.join(' ')}`, () => {
    const { status, stdout, stderr } = run('trace', ...args);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr.trimEnd(), said);
  });
}
