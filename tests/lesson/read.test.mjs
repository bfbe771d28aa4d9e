// Lessons by other authors: the page's reader refuses the same lessons as the schema, and names the place.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import { byHand } from '../../web/lesson/hand.js';
import { readLesson } from '../../web/lesson/read.js';

const read = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(`../../web/lesson/${name}`, import.meta.url), 'utf8'));
const OURS = read('queens.json');
const fits = new Ajv({ strict: false }).compile(read('lesson.schema.json'));

const said = { en: 'Text' };
const stop = { id: 'a', title: said, show: { n: 6, step: 12 }, text: said };
const choice = { id: 'x', text: said, right: true };
/** @param {object} question */
const asking = (question) => ({ lesson: 1, title: said, stops: [{ ...stop, question: { text: said, why: said, ...question } }] });

for (const name of ['queens.json', 'broken.json', 'practice.json', 'exit.json', 'slips.json']) {
  test(`${name} fits, as an object and as JSON`, () => {
    const lesson = read(name);
    assert.ok(fits(lesson), JSON.stringify(fits.errors));
    assert.deepEqual(readLesson(lesson), lesson);
    assert.deepEqual(readLesson(JSON.stringify(lesson)), lesson);
  });
}

test('the board by hand fits, of any search and size', () => {
  const languages = Object.fromEntries(['en', 'zh'].map((tag) => [tag, JSON.parse(readFileSync(new URL(`../../src/text/languages/${tag}.json`, import.meta.url), 'utf8')).lesson]));
  for (const n of [1, 8, 32]) {
    const lesson = byHand(languages, { variant: 'bitmask', n });
    assert.ok(fits(lesson), JSON.stringify(fits.errors));
    assert.match(lesson.stops[0].text.zh ?? '', new RegExp(`放 ${n} 个皇后`));
  }
});

test('every kind of question fits', () => {
  for (const question of [
    { kind: 'choice', choices: [choice, { id: 'y', text: said, say: said, tag: 'M1' }] },
    { kind: 'choices', choices: [choice, { ...choice, id: 'y' }], wrong: [{ lacks: ['x'], say: said }] },
    { kind: 'squares', right: { attacked: { row: 1 } }, wrong: [{ has: [[1, 2]], say: said, tag: 'M4' }] },
    { kind: 'squares', right: { next: true } },
    { kind: 'squares', right: { closed: true } },
    { kind: 'squares', right: { squares: [[0, 0]] } },
    { kind: 'number', from: 1, to: 20, ratio: true, right: { boards: [9, 8] }, wrong: [{ from: 1, to: 2, say: said }] },
    { kind: 'number', from: 0, to: 9, right: { is: 4 } },
    { kind: 'number', from: 0, to: 9, right: { when: { kind: 'exhausted', row: 2 } } },
    { kind: 'cells', of: ['cols', 'queens'], hidden: true, right: { changed: ['cols'] }, wrong: [{ has: ['cols[0]'], lacks: ['cols[2]'], say: said, tag: 'M6' }] },
    { kind: 'cells', of: ['diags1'], right: { read: 'diags1' } },
    { kind: 'cells', of: ['diags1'], right: { cells: ['diags1[11]'] } },
    { kind: 'line', right: { next: true }, value: 'col', wrong: [{ line: 'loop', value: 0, say: said }, { say: said }] },
    { kind: 'line', right: { guilty: true } },
    { kind: 'line', right: { line: 'remove' } },
    { kind: 'order', extra: ['alias', 'return', 'recurse'], wrong: [{ solutions: 0, ends: 'error', say: said }] },
    { kind: 'board', hatch: true, goesOn: true, stuck: said, found: said },
  ]) {
    const lesson = asking(question);
    assert.ok(fits(lesson), `${JSON.stringify(question)}: ${JSON.stringify(fits.errors)}`);
    assert.equal(readLesson(lesson), lesson);
  }
});

/** Each with its message. @type {[fault: any, told: RegExp][]} */
const FAULTS = [
  [null, /^lesson is 1, the version of the format; got nothing$/],
  [[], /^lesson is 1/],
  [{ ...OURS, lesson: 2 }, /^lesson is 1, the version of the format; got 2$/],
  [{ ...OURS, title: 'Text' }, /^title is a text in English as en/],
  [{ ...OURS, stops: [] }, /^stops is a list of 1 to 100 stops; got a list$/],
  [{ ...OURS, stops: [stop, 7] }, /^stop 2 is an object; got 7$/],
  [{ ...OURS, stops: [{ ...stop, id: 'No id' }] }, /^stop 1, id is of lower-case letters, digits and hyphens; got "No id"$/],
  [{ ...OURS, stops: [{ ...stop, title: { zh: '题' } }] }, /^stop 1, title is a text in English as en/],
  [{ ...OURS, stops: [{ ...stop, text: { en: '' } }] }, /^stop 1, text is a text in English as en/],
  [{ ...OURS, stops: [{ ...stop, show: { n: [6] } }] }, /^stop 1, show is an object of parameters/],
  [{ ...OURS, stops: [{ ...stop, reveal: -1 }] }, /^stop 1, reveal is a whole number from 0 on; got -1$/],
  [{ ...OURS, stops: [{ ...stop, onclick: 'alert(1)' }] }, /^stop 1 has no field "onclick"; its fields are id, chapter/],
  [asking({ kind: 'essay' }), /^stop 1, question, kind is one of choice, choices, squares, cells, line, order, number, board; got "essay"$/],
  [asking({ kind: 'choice', choices: [] }), /^stop 1, question, choices is a list of 1 to 9; got a list$/],
  [asking({ kind: 'choice', choices: [choice, { id: 'y' }] }), /^stop 1, question, choices 2, text is a text in English/],
  [asking({ kind: 'choice', choices: [{ ...choice, right: 'yes' }] }), /^stop 1, question, choices 1, right is true, false or/],
  [asking({ kind: 'squares', right: { row: 1 } }), /^stop 1, question, right is one of \{"attacked"/],
  [asking({ kind: 'squares', right: { squares: [[0, 0, 0]] } }), /^stop 1, question, right is one of/],
  [asking({ kind: 'squares', right: { next: true }, wrong: [{ has: [[1, 2]] }] }), /^stop 1, question, wrong 1, say is a text in English/],
  [asking({ kind: 'number', from: 1, to: '20', right: { is: 4 } }), /^stop 1, question, to is a number; got "20"$/],
  [asking({ kind: 'number', from: 1, to: 20, right: { boards: [20, 8] } }), /^stop 1, question, right is one of \{"is"/],
  [asking({ kind: 'number', from: 1, to: 20, right: { when: { row: 2 } } }), /^stop 1, question, right is one of \{"is"/],
  [asking({ kind: 'cells', of: [], right: { read: 'diags1' } }), /^stop 1, question, of is a list of names of variables or cells/],
  [asking({ kind: 'cells', of: ['cols'], right: { read: 'queens' } }), /^stop 1, question, right is one of \{"changed"/],
  [asking({ kind: 'line', right: { line: 'for col in' } }), /^stop 1, question, right is one of \{"next"/],
  [asking({ kind: 'line', right: { next: true }, wrong: [{ value: 32, say: said }] }), /^stop 1, question, wrong 1, value is a whole number from 0 to 31; got 32$/],
  [asking({ kind: 'order', extra: ['shuffle'] }), /^stop 1, question, extra is a list of alias, return and recurse; got a list$/],
  [asking({ kind: 'order', extra: [], wrong: [{ ends: 'well', say: said }] }), /^stop 1, question, wrong 1, ends is done, error or limit; got "well"$/],
  [{ ...OURS, stops: [{ ...stop, figure: 'photo' }] }, /^stop 1, figure is listing, costs or bits; got "photo"$/],
  [{ ...OURS, stops: [{ ...stop, differs: false }] }, /^stop 1, differs is true; got false$/],
  [{ ...OURS, stops: [{ ...stop, second: { text: said } }] }, /^stop 1, second, question, kind is one of/],
  [asking({ kind: 'board', stuck: said }), /^stop 1, question, found is a text in English as en/],
];

for (const [lesson, told] of FAULTS) {
  test(`what does not fit is refused: ${told.source}`, () => {
    assert.ok(!fits(lesson), 'the schema takes it');
    assert.throws(() => readLesson(lesson), { name: 'Error', message: told });
  });
}

test('what a schema cannot say is refused too', () => {
  assert.throws(() => readLesson('{"lesson": 1,'), /^Error: the lesson is no JSON: /);
  assert.throws(() => readLesson({ ...OURS, stops: [stop, stop] }), /^Error: stop 2, id is another than those before; got "a" again$/);
  const order = { kind: 'order', extra: [], text: said, why: said };
  assert.throws(() => readLesson({ lesson: 1, title: said, stops: [{ ...stop, show: { variant: 'bitmask' }, question: order }] }), /^Error: stop 1, show, variant is flag-arrays, whose lines can be put in order; got "bitmask"$/);
  assert.throws(() => readLesson({ lesson: 1, title: said, stops: [{ ...stop, text: said, second: { show: { bug: 'return-missing' }, text: said, question: order } }] }), /^Error: stop 1, show has neither find nor bug/);
  const twice = asking({ kind: 'choice', choices: [choice, choice] });
  assert.throws(() => readLesson(twice), /^Error: stop 1, question, choices have ids that differ; got x, x$/);
  const none = asking({ kind: 'choice', choices: [{ id: 'x', text: said }] });
  assert.throws(() => readLesson(none), /^Error: stop 1, question, choices have one that is right at least; got none$/);
  const both = asking({ kind: 'choice', choices: [choice, { ...choice, id: 'y' }] });
  assert.throws(() => readLesson(both), /^Error: stop 1, question, choices of a single choice have one that is right; got 2$/);
});
