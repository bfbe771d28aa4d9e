// Lessons by other authors: all faults are reported at once, by stop and field, in both languages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { Ajv } from 'ajv';
import load from '../../dist/queens.js';
import { readLesson } from './reading.mjs';
import { byHand } from '../../web/lesson/hand.js';

const queens = await load();
const read = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(`../../web/${name}`, import.meta.url), 'utf8'));
const textsOf = (/** @type {string} */ tag) => JSON.parse(readFileSync(new URL(`../../src/text/languages/${tag}.json`, import.meta.url), 'utf8')).lesson;
const [EN, ZH] = ['en', 'zh'].map(textsOf);
const OURS = read('lesson/queens.json');
// An interpreted validator of the same schema, independent of the compiled one.
const fits = new Ajv({ strict: false }).compile(read('lesson/lesson.schema.json'));

const { signal } = new AbortController();
const reading = (/** @type {unknown} */ lesson, words = EN) => readLesson(lesson, words, signal, async () => queens);
/** @param {unknown} lesson @param {Record<string, string>} [words] @returns {Promise<string[]>} the reported faults */
const faultsOf = (lesson, words) => reading(lesson, words).then(() => [], (/** @type {Error} */ { name, message }) => {
  assert.equal(name, 'LessonError', message);
  return message.split('\n');
});

const said = { en: 'Text' };
const stop = { id: 'a', title: said, show: { n: 6, step: 12 }, text: said };
const choice = { id: 'x', text: said, right: true };
/** @param {object} question @param {object} [show] */
const asking = (question, show = stop.show) => ({ lesson: 1, title: said, stops: [{ ...stop, show, question: { text: said, why: said, ...question } }] });
/** @param {object} part replaces fields of a stop */
const stopWith = (part) => ({ lesson: 1, title: said, stops: [{ ...stop, ...part }] });

for (const name of ['queens', 'tour', 'broken', 'practice', 'exit', 'slips']) {
  test(`${name}.json fits, as an object and as JSON`, async () => {
    const lesson = read(`lesson/${name}.json`);
    assert.ok(fits(lesson), JSON.stringify(fits.errors));
    assert.deepEqual(await reading(lesson), lesson);
    assert.deepEqual(await reading(JSON.stringify(lesson)), lesson);
  });
}

test('the board by hand fits, of any search and size', async () => {
  for (const n of [1, 8, 32]) {
    const lesson = byHand({ en: EN, zh: ZH }, { variant: 'bitmask', n });
    assert.deepEqual(await reading(lesson), lesson);
    assert.match(lesson.stops[0].text.zh ?? '', new RegExp(`放置 ${n} 个皇后`));
  }
});

test('every kind of question fits', async () => {
  const before = { n: 6, step: 21 };
  for (const [question, show] of /** @type {[object, object?][]} */ ([
    [{ kind: 'choice', choices: [choice, { id: 'y', text: said, say: said, tag: 'M1' }] }],
    [{ kind: 'choice', choices: [{ ...choice, right: { next: { kind: 'place' } } }, { id: 'y', text: said, right: { next: { kind: 'remove', row: 3 } } }] }, { n: 6, step: 1 }],
    [{ kind: 'choices', choices: [choice, { ...choice, id: 'y' }], wrong: [{ lacks: ['x'], say: said }] }],
    [{ kind: 'squares', right: { attacked: { row: 1 } }, wrong: [{ has: [[1, 2]], say: said, tag: 'M4' }] }],
    [{ kind: 'squares', right: { next: true } }, { n: 6, step: 0 }],
    [{ kind: 'squares', right: { closed: true } }, { n: 6, step: 15 }],
    [{ kind: 'squares', right: { squares: [[0, 0]] } }],
    [{ kind: 'number', from: 1, to: 20, ratio: true, right: { boards: [9, 8] }, wrong: [{ from: 1, to: 2, say: said }] }],
    [{ kind: 'number', from: 0, to: 9, right: { is: 4 } }],
    [{ kind: 'number', from: 100, to: 120, tolerance: 1, right: { is: 109 } }],
    [{ kind: 'number', from: 0, to: 99, right: { when: { kind: 'exhausted', row: 5 } } }],
    [{ kind: 'cells', of: ['cols', 'queens'], hidden: true, right: { changed: ['cols'] }, wrong: [{ has: ['cols[0]'], lacks: ['cols[2]'], say: said, tag: 'M6' }] }],
    [{ kind: 'cells', of: ['diags1'], right: { read: 'diags1' } }, { n: 6, step: 0 }],
    [{ kind: 'cells', of: ['diags1'], right: { cells: ['diags1[10]'] } }],
    [{ kind: 'cells', of: ['stack', 'solutions'], right: { changed: ['stack'] } }, { ...before, variant: 'explicit-stack' }],
    [{ kind: 'line', right: { next: true }, value: 'col', wrong: [{ line: 'loop', value: 0, say: said }, { say: said }] }],
    [{ kind: 'line', right: { guilty: true } }, { n: 4, bug: 'flags-not-undone' }],
    [{ kind: 'line', right: { line: 'mark-column' } }, { n: 4, variant: 'hash-sets' }],
    [{ kind: 'order', extra: ['alias', 'return', 'recurse'], wrong: [{ solutions: 0, ends: 'error', say: said }] }, { n: 4 }],
    [{ kind: 'board', hatch: true, goesOn: true, stuck: said, found: said }],
  ])) {
    const lesson = asking(question, show);
    assert.ok(fits(lesson), `${JSON.stringify(question)}: ${JSON.stringify(fits.errors)}`);
    assert.deepEqual(await faultsOf(lesson), [], JSON.stringify(question));
    assert.deepEqual(await reading(lesson), lesson);
  }
});

/** Each with its message. @type {[fault: any, told: string | RegExp][]} */
const UNFIT = [
  [null, 'the lesson must be an object; got null'],
  [[], 'the lesson must be an object; got []'],
  [{ ...OURS, lesson: 2 }, 'lesson must be 1; got 2'],
  [{ ...OURS, title: 'Text' }, 'title must be an object with English text in the field en, such as {"en": "Hello"}; got "Text"'],
  [{ ...OURS, stops: [] }, 'stops must have 1 to 100 entries; got []'],
  [{ ...OURS, stops: [stop, 7] }, 'stop 2 must be an object; got 7'],
  [{ ...OURS, stops: [{ ...stop, id: 'No id' }] }, 'stop 1, id must be 1 to 64 lower-case letters, digits and hyphens, not beginning with a hyphen, such as dead-end; got "No id"'],
  [{ ...OURS, stops: [{ ...stop, title: { zh: '题' } }] }, 'stop 1, title, en is missing'],
  [{ ...OURS, stops: [{ ...stop, text: { en: '' } }] }, 'stop 1, text, en must have 1 to 2000 characters; got ""'],
  [stopWith({ show: { n: [6] } }), 'stop 1, show, n must be a whole number from 1 to 32; got [6]'],
  [stopWith({ show: { n: 33 } }), 'stop 1, show, n must be a whole number from 1 to 32; got 33'],
  [stopWith({ show: { n: '33' } }), 'stop 1, show, n must be a whole number from 1 to 32; got "33"'],
  [stopWith({ show: { step: 1.5 } }), 'stop 1, show, step must be a whole number of at least 0; got 1.5'],
  [stopWith({ show: { panels: 'state,codes' } }), 'stop 1, show, panels must be one or more of state, code, calls, solutions, stats, log, count, tree, separated by commas; got "state,codes"'],
  [stopWith({ show: { tree: 'bar' } }), 'stop 1, show, tree must be one of auto, bars, boards, none; got "bar"'],
  [stopWith({ show: { varient: 'bitmask' } }), /^stop 1, show, varient is not a field here; the fields are n, variant, step, /],
  [stopWith({ reveal: -1 }), 'stop 1, reveal must be a whole number of at least 0; got -1'],
  [stopWith({ onclick: 'alert(1)' }), /^stop 1, onclick is not a field here; the fields are id, chapter, /],
  [asking({ kind: 'essay' }), 'stop 1, question, kind must be one of choice, choices, squares, cells, line, order, number, board; got "essay"'],
  [asking({ kind: ['choice'], choices: [choice] }), /^stop 1, question, kind must be one of choice, .*; got a list$/],
  [asking({ choices: [choice] }), /^stop 1, question, kind must be one of choice, .*; got nothing$/],
  [asking({ kind: 'choice', choices: [] }), 'stop 1, question, choices must have 1 to 9 entries; got []'],
  [asking({ kind: 'choice', choices: [choice, { id: 'y' }] }), 'stop 1, question, choices 2, text is missing'],
  [asking({ kind: 'choice', choices: [{ ...choice, right: 'yes' }] }), /^stop 1, question, choices 1, right must have one of these forms: true, false, \{"next":.*; got "yes"$/],
  [asking({ kind: 'choice', choices: [{ ...choice, right: { next: { kind: 'jump' } } }] }), /^stop 1, question, choices 1, right, next, kind must be one of test, scan, .*; got "jump"$/],
  [asking({ kind: 'squares', right: { row: 1 } }), /^stop 1, question, right must have one of these forms: \{"attacked"/],
  [asking({ kind: 'squares', right: { squares: [[0, 0, 0]] } }), 'stop 1, question, right, squares 1 must be two whole numbers, such as [2, 0]; got [0, 0, 0]'],
  [asking({ kind: 'squares', right: { next: true }, wrong: [{ has: [[1, 2]] }] }), 'stop 1, question, wrong 1, say is missing'],
  [asking({ kind: 'number', from: 1, to: '20', right: { is: 4 } }), 'stop 1, question, to must be a number; got "20"'],
  [asking({ kind: 'number', from: 1, to: 20, right: { boards: [20, 8] } }), 'stop 1, question, right, boards 1 must be a whole number from 1 to 12; got 20'],
  [asking({ kind: 'number', from: 1, to: 20, right: { when: { row: 2 } } }), 'stop 1, question, right, when, kind is missing'],
  [asking({ kind: 'number', from: 1, to: 20, tolerance: -1, right: { is: 4 } }), 'stop 1, question, tolerance must be a number of at least 0; got -1'],
  [asking({ kind: 'cells', of: [], right: { read: 'diags1' } }), 'stop 1, question, of must have 1 to 99 entries; got []'],
  [asking({ kind: 'cells', of: ['cols!'], right: { read: 'diags1' } }), 'stop 1, question, of 1 must be the name of a variable or a cell, such as cols or cols[2]; got "cols!"'],
  [asking({ kind: 'cells', of: ['cols'], right: { read: 'queens' } }), 'stop 1, question, right, read must be one of cols, diags1, diags2; got "queens"'],
  [asking({ kind: 'line', right: { line: 'for col in' } }), 'stop 1, question, right, line must be the label of a line, such as remove; got "for col in"'],
  [asking({ kind: 'line', right: { next: true }, wrong: [{ value: 32, say: said }] }), 'stop 1, question, wrong 1, value must be a whole number from 0 to 31; got 32'],
  [asking({ kind: 'order', extra: ['shuffle'] }), 'stop 1, question, extra 1 must be one of alias, return, recurse; got "shuffle"'],
  [asking({ kind: 'order', extra: [], wrong: [{ ends: 'well', say: said }] }), 'stop 1, question, wrong 1, ends must be one of done, error, limit; got "well"'],
  [stopWith({ figure: 'photo' }), 'stop 1, figure must be one of listing, costs, bits; got "photo"'],
  [stopWith({ differs: false }), 'stop 1, differs must be true; got false'],
  [stopWith({ second: { text: said } }), 'stop 1, second, question is missing'],
  [asking({ kind: 'board', stuck: said }), 'stop 1, question, found is missing'],
];

for (const [lesson, told] of UNFIT) {
  test(`a lesson that violates the schema is refused: ${told}`, async () => {
    assert.ok(!fits(lesson), 'the schema takes it');
    const faults = await faultsOf(lesson);
    assert.equal(faults.length, 1, faults.join('\n'));
    if (typeof told === 'string') assert.equal(faults[0], told);
    else assert.match(faults[0], told);
  });
}

/** Faults that no schema can describe, each with its message. @type {[fault: any, told: string | RegExp][]} */
const UNTRUE = [
  [{ ...OURS, stops: [stop, stop] }, 'stop 2, id must differ from every earlier id; got "a"'],
  [stopWith({ show: { variant: 'bitmsk' } }), /^stop 1, show, variant must be one of board-scan, .*, forward-checking, min-conflicts; got "bitmsk"$/],
  [stopWith({ show: { with: 'bitmsk' } }), /^stop 1, show, with must be one of board-scan, .*; got "bitmsk"$/],
  [stopWith({ show: { bug: 'flags-undone' } }), /^stop 1, show, bug must be one of .*flags-not-undone.*; got "flags-undone"$/],
  [stopWith({ show: { given: '2.0,5.3' } }), /^stop 1, show, given must be squares of this board on which queens do not attack each other, such as 0\.3,4\.6; only these searches take given queens: flag-arrays, hash-sets, bit-flags, bitmask, explicit-stack, permutations; got "2\.0,5\.3"$/],
  [stopWith({ show: { given: '0.9' } }), /^stop 1, show, given must be squares of this board/],
  [stopWith({ show: { variant: 'board-scan', given: '0.3' } }), /^stop 1, show, given must be squares of this board/],
  [stopWith({ show: { way: 'upside-down' } }), /^stop 1, show, way must be one of .*; got "upside-down"$/],
  [stopWith({ show: { variant: 'bitmask', find: 'first' } }), 'stop 1, show, find must be one of all, count; got "first"'],
  [stopWith({ show: { n: 6, step: 1353 } }), 'stop 1, show, step must be at most 1352, the number of events of this search; got 1353'],
  [stopWith({ show: { n: 16, step: 1e12 } }), 'stop 1, show, step must be at most 100000000 in a lesson; got 1000000000000'],
  [stopWith({ reveal: 2000 }), 'stop 1, reveal must be at most 1352, the number of events of this search; got 2000'],
  [stopWith({ second: { show: { step: 9999 }, text: said, question: asking({ kind: 'choice', choices: [choice] }).stops[0].question } }), /^stop 1, second, show, step must be at most 1352/],
  [stopWith({ differs: true }), 'stop 1, differs needs a faulty program, named as bug in show'],
  [stopWith({ differs: true, show: { n: 14, bug: 'record-without-copy' } }), 'stop 1, differs needs a search of at most 20000 events'],
  [stopWith({ figure: 'bits' }), /^stop 1, figure must be listing or costs/],
  [asking({ kind: 'choice', choices: [choice, { id: 'x', text: said }] }), 'stop 1, question, choices 2, id must differ from every earlier id; got "x"'],
  [asking({ kind: 'choice', choices: [{ id: 'x', text: said }] }), 'stop 1, question, choices must have a right answer at this position'],
  [asking({ kind: 'choice', choices: [{ ...choice, right: { next: { kind: 'scan' } } }] }), 'stop 1, question, choices must have a right answer at this position'],
  [asking({ kind: 'choice', choices: [choice, { ...choice, id: 'y' }] }), 'stop 1, question, choices must have one right answer at this position, not 2'],
  [asking({ kind: 'choices', choices: [choice], wrong: [{ has: ['z'], say: said }] }), 'stop 1, question, wrong 1, has 1 must be one of x; got "z"'],
  [asking({ kind: 'squares', right: { squares: [[1, 6]] } }), 'stop 1, question, right, squares 1 must be a square of this board, from [0, 0] to [5, 5]; got [1, 6]'],
  [asking({ kind: 'squares', right: { squares: [[1, 5]] }, wrong: [{ has: [[6, 0]], say: said }] }), /^stop 1, question, wrong 1, has 1 must be a square of this board/],
  [asking({ kind: 'squares', right: { attacked: { row: 6 } } }), 'stop 1, question, right, attacked, row must be a whole number from 0 to 5; got 6'],
  [asking({ kind: 'squares', right: { closed: true } }, { n: 6 }), /^stop 1, question, right, closed needs a row in which every square is attacked/],
  [asking({ kind: 'squares', right: { next: true } }, { n: 6, step: 1352 }), /^stop 1, question, right, next needs a next event that concerns a square, such as a test or a placement/],
  [asking({ kind: 'cells', of: ['cols', 'colz'], right: { changed: ['cols'] } }), /^stop 1, question, of 2 must be one of cols, diags1, diags2, queens.*solutions; got "colz"$/],
  [asking({ kind: 'cells', of: ['stack', 'row', 'col'], right: { changed: ['queens'] } }, { n: 6, step: 12, variant: 'explicit-stack' }), 'stop 1, question, right, changed 1 must be one of stack, row, col; got "queens"'],
  [asking({ kind: 'cells', of: ['cols'], right: { cells: ['cols[6]'] } }), /^stop 1, question, right, cells 1 must be one of cols\[0\], .*cols\[5\]; got "cols\[6\]"$/],
  [asking({ kind: 'cells', of: ['cols'], right: { changed: ['cols'] }, wrong: [{ has: ['queens[0]'], say: said }] }), /^stop 1, question, wrong 1, has 1 must be one of cols\[0\]/],
  [asking({ kind: 'cells', of: ['frames'], right: { read: 'cols' } }, { n: 6, step: 12, variant: 'bitmask' }), /^stop 1, question, right/],
  [asking({ kind: 'line', right: { line: 'push' } }), /^stop 1, question, right, line must be one of base, .*finish; got "push"$/],
  [asking({ kind: 'line', right: { next: true } }, { n: 6, step: 1352 }), /^stop 1, question, right, next needs a next event/],
  [asking({ kind: 'line', right: { guilty: true } }), 'stop 1, question, right, guilty needs a faulty program, named as bug in show'],
  [asking({ kind: 'line', right: { next: true }, value: 'column' }), /^stop 1, question, value must be one of .*row, col.*; got "column"$/],
  [asking({ kind: 'line', right: { next: true }, wrong: [{ line: 'lop', say: said }] }), /^stop 1, question, wrong 1, line must be one of .*; got "lop"$/],
  [asking({ kind: 'line', right: { next: true }, wrong: [{ value: 6, say: said }] }), 'stop 1, question, wrong 1, value must be a whole number from 0 to 5; got 6'],
  [asking({ kind: 'number', from: 9, to: 1, right: { is: 4 } }), 'stop 1, question, to must be greater than 9; got 1'],
  [asking({ kind: 'number', from: 0, to: 9, ratio: true, right: { is: 4 } }), 'stop 1, question, from must be greater than 0; got 0'],
  [asking({ kind: 'number', from: 0, to: 9, right: { is: 40 } }), 'stop 1, question, right, is must be on the scale, from 0 to 9; got 40'],
  [asking({ kind: 'number', from: 0, to: 9, right: { is: 4.5 } }), 'stop 1, question, right, is must differ from 0 by a whole number; got 4.5'],
  [asking({ kind: 'number', from: 1, to: 9, ratio: true, tolerance: 1, right: { is: 4 } }), 'stop 1, question, tolerance cannot be used together with ratio'],
  [asking({ kind: 'number', from: 0, to: 9, right: { when: { kind: 'scan' } } }), 'stop 1, question, right, when must happen within 200000 events after this position'],
  [asking({ kind: 'number', from: 0, to: 9, right: { is: 4 }, wrong: [{ from: 3, to: 1, say: said }] }), 'stop 1, question, wrong 1, to must be at least 3; got 1'],
  [asking({ kind: 'order', extra: [] }, { variant: 'bitmask', n: 4 }), 'stop 1, show, variant must be "flag-arrays"; got "bitmask"'],
  [asking({ kind: 'order', extra: [] }, { n: 4, bug: 'return-missing' }), 'stop 1, show, bug must be ""; got "return-missing"'],
  [asking({ kind: 'order', extra: [] }, { n: 9 }), 'stop 1, question, kind needs a search of at most 20000 events'],
];

for (const [lesson, told] of UNTRUE) {
  test(`a value unknown to the search is refused: ${told}`, async () => {
    assert.ok(fits(lesson), JSON.stringify(fits.errors));
    const faults = await faultsOf(lesson);
    assert.equal(faults.length, 1, faults.join('\n'));
    if (typeof told === 'string') assert.equal(faults[0], told);
    else assert.match(faults[0], told);
  });
}

test('all faults come at once, in the order of the stops', async () => {
  const lesson = { lesson: 1, title: said, stops: [{ ...stop, id: 'A b' }, { ...stop, id: 'b', show: { n: 40, step: -1 } }, { ...stop, id: 'c', title: undefined, text: 5 }] };
  assert.deepEqual((await faultsOf(lesson)).map((each) => each.match(/^stop \d, [^ ]+ ?(?:n|step)?/)?.[0].trim()), ['stop 1, id', 'stop 2, show, n', 'stop 2, show, step', 'stop 3, title', 'stop 3, text']);
  const untrue = { lesson: 1, title: said, stops: [{ ...stop, show: { n: 4, step: 999 } }, { ...stop, show: { variant: 'none' } }, { ...asking({ kind: 'cells', of: ['x', 'y'], right: { cells: ['z'] } }).stops[0], id: 'c' }] };
  const faults = await faultsOf(untrue);
  assert.deepEqual(faults.map((each) => each.split(' must')[0]), ['stop 1, show, step', 'stop 2, id', 'stop 2, show, variant', 'stop 3, question, of 1', 'stop 3, question, of 2', 'stop 3, question, right, cells 1']);
});

test('every fault has a Chinese message too, with the same names and values', async () => {
  for (const [lesson] of [...UNFIT, ...UNTRUE]) {
    const [[english], [chinese]] = [await faultsOf(lesson), await faultsOf(lesson, ZH)];
    assert.doesNotMatch(chinese, /undefined|\{[a-z]+\}/);
    assert.match(chinese, /\p{Script=Han}/u);
    if (english.startsWith('stop ')) assert.match(chinese, /^第 \d 站/);
  }
});

describe('anything at all', () => {
  const cyclic = asking({ kind: 'choice', choices: [choice] });
  /** @type {any} */ (cyclic.stops[0]).text = cyclic;
  const deep = (/** @type {number} */ depth) => JSON.parse('{"en":'.repeat(depth) + '"x"' + '}'.repeat(depth));
  const throwing = { get en() { throw new Error('no'); } };
  /** @type {[name: string, lesson: unknown, told: RegExp][]} */
  const HOSTILE = [
    ['a BigInt', stopWith({ show: { n: 6n } }), /^stop 1, show, n must be JSON: .*; got 6$/],
    ['a Symbol', stopWith({ id: Symbol('x') }), /^stop 1, id must be JSON: .*; got Symbol\(x\)$/],
    ['a function', stopWith({ title: () => 'x' }), /^stop 1, title must be JSON: .*; got a function$/],
    ['NaN', stopWith({ reveal: NaN }), /^stop 1, reveal must be JSON: .*; got NaN$/],
    ['an object within itself', cyclic, /^stop 1, text must be JSON/],
    ['a getter that throws', stopWith({ title: throwing }), /^stop 1, title could not be read; got "no"$/],
    ['a proxy that throws', stopWith({ title: new Proxy({}, { ownKeys() { throw new TypeError('trap'); } }) }), /^stop 1, title could not be read; got "trap"$/],
    ['too deep an object', stopWith({ text: deep(1000) }), /^stop 1, text, en, .*must not nest objects and lists more than 20 levels deep/],
    ['a list without an end', stopWith({ chapter: Array(1e9) }), /^stop 1, chapter must have at most 100,000 values; got a list$/],
    ['a prototype', JSON.parse('{"lesson":1,"title":{"en":"x"},"stops":[{"__proto__":{"id":"a"},"title":{"en":"x"},"show":{},"text":{"en":"x"}}]}'), /^stop 1, (__proto__ is not a field|id is missing)/],
    ['a bare function', () => 0, /^the lesson must be JSON/],
    ['nothing', undefined, /^the lesson must be JSON|^the lesson must be an object; got nothing/],
    ['a number', 7, /^the lesson must be an object; got 7$/],
    ['no JSON', '{"lesson": 1,', /^the lesson is not valid JSON: /],
  ];
  for (const [name, lesson, told] of HOSTILE) {
    test(`${name} is a fault with its field`, async () => {
      const faults = await faultsOf(lesson);
      assert.ok(faults.length > 0);
      assert.match(faults[0], told);
    });
  }
});

// Replaces every value in a good lesson in turn. Afterwards the reader accepts exactly the lessons that the schema
// accepts, and throws only fault messages.
test('mutated lessons are read or refused with a field', async () => {
  const VALUES = [null, undefined, -1, 1.5, 99, '', 'x', true, [], {}, [[]], { en: 5 }, 10n, Symbol('s'), NaN];
  const good = [OURS, read('lesson/broken.json'), read('lesson/practice.json')].map((lesson) => ({ ...lesson, stops: lesson.stops.slice(0, 3) }));
  let refused = 0;
  let accepted = 0;
  for (const lesson of good) {
    /** @type {(string | number)[][]} */
    const paths = [];
    const collect = (/** @type {any} */ part, /** @type {(string | number)[]} */ path) => {
      if (path.length > 0) paths.push(path);
      if (Object(part) === part) for (const [key, each] of Object.entries(part)) collect(each, [...path, Array.isArray(part) ? Number(key) : key]);
    };
    collect(lesson, []);
    for (const [i, path] of paths.entries()) {
      const changed = structuredClone(lesson);
      const key = path[path.length - 1];
      const owner = path.slice(0, -1).reduce((part, each) => part[each], changed);
      owner[key] = VALUES[i % VALUES.length];
      const faults = await faultsOf(changed);
      if (faults.length > 0) refused++;
      else accepted++;
      for (const fault of faults) assert.doesNotMatch(fault, /undefined|\{[a-z]+\}|NaN (?!$)/, JSON.stringify(path));
      const isJson = !['bigint', 'symbol'].includes(typeof owner[key]) && !Number.isNaN(owner[key]);
      if (isJson && !fits(JSON.parse(JSON.stringify(changed)))) assert.ok(faults.length > 0, `${path.join('.')} = ${String(owner[key])}`);
    }
  }
  assert.ok(refused > 400 && accepted > 20, `${refused} refused, ${accepted} accepted`);
});
