// The output of programs is read regardless of other output, and unreadable lines are reported by number.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finishInSlices } from '../../web/search/slices.js';
import { HEADS, LINES } from '../../web/search/trace.js';
import { MOST_EVENTS, reading, readRecording, Unreadable } from '../../web/trace/recorded.js';

const kinds = (/** @type {string} */ text, options = {}) => [...readRecording(text, options).events].map(({ kind, row, col, at }) => `${kind} ${row} ${col} ${at}`);

test('words are read, and everything else is passed over', () => {
  const text = ['Hello', 'n 6', 'test 1 0', '', '  place 1 2  ', 'placed a queen', 'place the next one', 'remove 1 2\r', 'line 12', 'solution', 'solution found!', 'x = [1, 2]', '{"a": 1}', '{broken'].join('\n');
  assert.deepEqual(kinds(text), ['test 1 0 3', 'place 1 2 5', 'remove 1 2 8', 'solution -1 -1 10']);
  assert.deepEqual(readRecording(text).values, [{ name: 'x', value: '[1, 2]', at: 12, position: 4 }]);
});

test('with a prefix only lines that begin with it are meant', () => {
  assert.deepEqual(kinds('@n 4\nplace 0 0\n@place 0 1\n @ test 1 1', { prefix: '@' }), ['place 0 1 3', 'test 1 1 4']);
});

test('the size is said by the text or beside it', () => {
  assert.equal(readRecording('n 4\nplace 3 3').n, 4);
  assert.equal(readRecording('place 3 3', { n: 4 }).n, 4);
  assert.equal(readRecording('n 4', { n: 4 }).n, 4);
});

test('JSON lines and tables are read with their own fields', () => {
  assert.deepEqual(kinds('{"position":1,"kind":"place","row":0,"col":3}\n{"position":2,"kind":"exhausted","row":1,"col":null}', { n: 4 }), ['place 0 3 1', 'exhausted 1 -1 2']);
  assert.deepEqual(kinds('position,kind,row,col,safe\n1,place,0,3,\n2,done,,,', { n: 4 }), ['place 0 3 2', 'done -1 -1 3']);
});

test('given queens stand before the first event, in each form', () => {
  for (const text of ['n 4\ngiven 0 3\nGiven(2, 2)\nplace 1 1', '{"position":0,"kind":"given","row":0,"col":3}\n{"position":0,"kind":"given","row":2,"col":2}\n{"position":1,"kind":"place","row":1,"col":1}', 'position,kind,row,col\n0,given,0,3\n0,given,2,2\n1,place,1,1']) {
    const { given, events } = readRecording(text, { n: 4 });
    assert.deepEqual(given, [[0, 3], [2, 2]]);
    assert.deepEqual([...events].map(({ kind, row, col }) => [kind, row, col]), [['place', 1, 1]]);
  }
  // Counted from 1 like the events.
  assert.deepEqual(readRecording('n 4\ngiven 4 2\nplace 1 1').given, [[3, 2]]);
  assert.deepEqual(readRecording('n 4\ngiven 5 queens\ngiven 8\nplace 0 0').given, []);
  assert.throws(() => readRecording('n 4\nplace 0 0\ngiven 1 2'), { message: 'line 3: given must be before the first event' });
  assert.throws(() => readRecording('n 4\ngiven 0 0\ngiven 1 1'), { message: 'line 3: given queens must not attack each other; (0, 0) and (1, 1) do' });
  assert.throws(() => readRecording('n 4\ngiven 0 6\nplace 0 0'), { message: 'line 2: a row or a column must be from 0 to 3; got (0, 6)' });
});

/** Events of searches that look ahead, as `queenscope trace` writes them. */
const AHEAD = [
  { position: 1, kind: 'restrict', row: 1, col: 2, by: { row: 0, col: 1 } },
  { position: 2, kind: 'wipeout', row: 2, col: null },
  { position: 3, kind: 'restore', row: 1, col: 2 },
  { position: 4, kind: 'move', row: 3, col: null, from: 0, to: 2 },
  { position: 5, kind: 'restart', row: null, col: null },
];
for (const format of /** @type {const} */ (['jsonl', 'csv'])) {
  test(`events of searches that look ahead are read, as ${format}`, () => {
    const text = HEADS[format] + AHEAD.map(({ position, ...event }) => LINES[format](/** @type {any} */ ({ position, event }))).join('');
    const read = [...readRecording(text, { n: 4 }).events].map(({ kind, row, col, with: other }) => [kind, row, col, other]);
    assert.deepEqual(read, [
      ['restrict', 1, 2, [0, 1]], ['wipeout', 2, -1, undefined], ['restore', 1, 2, undefined], ['move', 3, 2, [3, 0]], ['restart', -1, -1, undefined],
    ]);
  });
}

for (const [text, message] of /** @type {[string, string][]} */ ([
  ['place 1 2', 'line 1: the board size is missing; print `n 6`, or give it as --n'],
  ['n 0', 'line 1: n must be a whole number from 1 to 32; got 0'],
  ['n 33', 'line 1: n must be a whole number from 1 to 32; got 33'],
  ['n 4\nn 5', 'line 2: n was 4 before; got 5'],
  ['n 4\n\nplace 1', 'line 3: place must be followed by a row and a column, from 0; got "place 1"'],
  ['n 4\nplace -1 2', 'line 2: place must be followed by a row and a column, from 0; got "place -1 2"'],
  ['n 4\nplace 1 2 3', 'line 2: place must be followed by a row and a column, from 0; got "place 1 2 3"'],
  ['n 4\nplace 0 0\ntest 0 4', 'line 3: a row or a column must be from 0 to 3; got (0, 4)'],
  ['n 4\n{"kind":"place","row":"a","col":0}', 'line 2: place must have a row and a column, from 0; got row "a", col 0'],
  ['n 4\n{"kind":"place","row":0}', 'line 2: place must have a row and a column, from 0; got row 0, col undefined'],
  ['position,kind,row,col\n1,jump,0,0', 'line 2: kind must be one of test, scan, compare, place, remove, solution, reject, exhausted, done, restrict, restore, wipeout, move, restart; got "jump"'],
])) {
  test(`refused: ${message}`, () => assert.throws(() => readRecording(text), (error) => error instanceof Unreadable && error.message === message));
}

/** The same small search in the forms that programs print it in. */
const USUAL = ['n 4', 'test 0 0', 'place 0 0', 'test 1 2', 'place 1 2', 'remove 1 2', 'solution', 'remove 0 0'];
const EVENTS = ['test 0 0', 'place 0 0', 'test 1 2', 'place 1 2', 'remove 1 2', 'solution -1 -1', 'remove 0 0'];
const changed = (/** @type {(line: string) => string} */ change) => USUAL.map(change).join('\n');
/** @type {[string, string][]} */
const FORMS = [
  ...['@', '#', '>', '> ', '>>>', '// ', 'trace: ', '[trace] ', 'TRACE ', '@ ', '$', '*', 'log:'].map((sign) => /** @type {[string, string]} */ ([`with ${sign}`, changed((line) => sign + line)])),
  ['with a sign for each kind of line', changed((line) => `${{ test: '?', place: '+', remove: '- ', solution: '*' }[line.split(' ')[0]] ?? '#'}${line}`)],
  ['with a removal beside the board', `${USUAL.join('\n')}\nremove -1 -1\n@remove -1 0`],
  ['with a sign and a removal beside the board', `${changed((line) => `@${line}`)}\n@remove -1 -1`],
  ['with capitals', changed((line) => line[0].toUpperCase() + line.slice(1))],
  ['in capitals, with a sign', changed((line) => `@${line.toUpperCase()}`)],
  ['with commas', changed((line) => line.replace(/(\d) (\d)/, '$1, $2'))],
  ['with commas alone', changed((line) => line.replace(/(\d) (\d)/, '$1,$2'))],
  ['with tuples', changed((line) => line.replace(/(\d) (\d)/, '($1, $2)'))],
  ['as calls', changed((line) => line.replace(/^(\w+) (\d) (\d)/, '$1($2, $3);'))],
  ['with lists', changed((line) => line.replace(/(\d) (\d)/, '[$1, $2]'))],
  ['with colons', changed((line) => line.replace(/^(test|place|remove) /, '$1: '))],
  ['with a numbered solution', changed((line) => line.replace('solution', 'solution 1'))],
  ['with the solution itself', changed((line) => line.replace('solution', 'Solution (1, 3, 0, 2)'))],
  ['with a solution that is called out', changed((line) => line.replace('solution', 'Solution!'))],
  ['from 1', changed((line) => line.replace(/(\d) (\d)/, (_, row, col) => `${Number(row) + 1} ${Number(col) + 1}`)).replace('test 2 3', 'test 4 4')],
  ['as Windows ends lines', USUAL.join('\r\n')],
  ['as old Macs end lines', USUAL.join('\r')],
  ['with a byte order mark', `\uFEFF${USUAL.join('\n')}`],
  ['as UTF-16 that was read as UTF-8', `\uFFFD\uFFFD${[...USUAL.join('\n')].join('\0')}\0`],
  ['with other output between', USUAL.flatMap((line) => [line, 'placed a queen', 'place the next one', 'n - 1', 'test: -', 'Solution 1:', '']).join('\n')],
  ['with a sign beside other output', USUAL.flatMap((line) => [`@${line}`, 'Hello', 'place of the queen']).join('\n')],
];
for (const [what, text] of FORMS) {
  test(`read: ${what}`, () => {
    const read = readRecording(text);
    const events = [...read.events].map(({ kind, row, col }) => `${kind} ${row} ${col}`);
    assert.deepEqual(events, what === 'from 1' ? EVENTS.with(2, 'test 3 3') : EVENTS);
    assert.equal(read.n, 4);
  });
}

for (const sign of ['', '@', 'log: ']) {
  test(`JSON lines and tables with ${sign || 'nothing'} before them are read without n`, () => {
    const objects = ['{"position":1,"kind":"place","row":0,"col":3}', '{"kind":"test","row":1,"column":0}', '{"position":3,"kind":"done","row":null,"column":null}'];
    assert.deepEqual(kinds(objects.map((line) => sign + line).join('\n')), ['place 0 3 1', 'test 1 0 2', 'done -1 -1 3']);
    assert.equal(readRecording(objects.map((line) => sign + line).join('\n')).n, 4);
  });
}

test('a table with many columns and rows is read in linear time', () => {
  const columns = Array.from({ length: 100_000 }, (_, i) => `c${i}`).join(',');
  const began = process.cpuUsage();
  assert.equal(readRecording(`position,kind,row,col,${columns}\n${'1,place,0,0\n'.repeat(100_000)}`, { n: 4 }).events.length, 100_000);
  assert.ok(process.cpuUsage(began).user < 8_000_000);
});

test('a line of any length is read or passed over', () => {
  for (const text of [`solution ${'1 '.repeat(3_000_000)}`, `${'x'.repeat(1e7)} = 1`, `x = ${'[1], '.repeat(1e6)}`, `{"kind":"place",${' '.repeat(1e7)}}`, `place ${'('.repeat(1e6)}`]) {
    assert.equal(readRecording(`n 4\n${text}\nplace 0 0`).events.length, 1);
  }
});

test('while it is read in slices, others have their turns; an end is heard', async (t) => {
  const text = `n 8\n${'place 0 0\nremove 0 0\n'.repeat(200_000)}`;
  const stop = new AbortController();
  const post = t.mock.method(MessagePort.prototype, 'postMessage');
  const recording = await finishInSlices(reading(text), stop.signal);
  assert.deepEqual([recording.events.length, recording.events.at(399_999)], [400_000, { kind: 'remove', row: 0, col: 0, at: 400_001 }]);
  assert.ok(post.mock.callCount() > 3, `${post.mock.callCount()} turns`);
  const read = finishInSlices(reading(text), stop.signal);
  stop.abort();
  await assert.rejects(read, { name: 'AbortError' });
  await assert.rejects(finishInSlices(reading('n 4\nplace 1'), new AbortController().signal), Unreadable);
});

test('n beside the text is what it says', () => {
  assert.throws(() => readRecording('n 5', { n: 4 }), { message: 'line 1: n must be 4, the board size that was asked for; got 5' });
});

test('half a million lines are read, and beyond the limit the limit is named', () => {
  const lines = `n 8\n${'test 0 0\n'.repeat(500_000)}`;
  assert.equal(readRecording(lines).events.length, 500_000);
  assert.throws(() => readRecording(`n 8\n${'solution\n'.repeat(MOST_EVENTS + 1)}`), { message: `line ${MOST_EVENTS + 2}: there are more than 10,000,000 events` });
});

test('nonsense of any kind is read or refused, never anything else', () => {
  let seed = 7;
  const random = (/** @type {number} */ most) => (seed = (seed * 16807) % 2147483647) % most;
  const pieces = ['place', 'remove', 'test', 'n', 'line', 'solution', ' ', '\n', '1', '0', '-', '{', '}', '"kind"', ':', '"place"', ',', 'position,kind,row,col\n', '=', 'x = ', '\0', '皇后', '1e9'];
  for (let i = 0; i < 3000; i++) {
    const text = Array.from({ length: random(40) }, () => pieces[random(pieces.length)]).join('');
    try {
      readRecording(text, { n: 4 });
    } catch (error) {
      assert.ok(error instanceof Unreadable, String(error));
    }
  }
});

test('the question of a program may stand before an event', () => {
  for (const [question, sign] of [['How many queens? ', '@'], ['n = ', '@'], ['Size: Name> ', '@'], ['How many queens? ', '']]) {
    for (const prefix of [undefined, sign]) {
      const { events } = readRecording(`${question}${sign}place 0 1\n${sign}place 1 3\n${sign}remove 1 3`, { n: 4, prefix });
      assert.deepEqual([...events].map(({ kind, row, col }) => [kind, row, col]), [['place', 0, 1], ['place', 1, 3], ['remove', 1, 3]], `${question}${sign} ${prefix}`);
    }
  }
  assert.equal(readRecording('n 4\nIn this place 3 4 queens stand: place them\nx = 3\nplace 0 0').events.length, 1);
});
