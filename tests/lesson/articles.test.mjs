// The questions of the lessons about articles: each has the right format, shows an existing position, and marks the
// correct answer as right.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { Ajv } from 'ajv';
import load from '../../dist/queens.js';
import { factsOf, isRight, rightCells, rightLine, rightSquares } from '../../web/lesson/facts.js';
import { readLesson } from './reading.mjs';

const queens = await load();
const read = (/** @type {string} */ name) => readFileSync(new URL(`../../web/${name}`, import.meta.url), 'utf8');
const words = JSON.parse(read('../src/text/languages/en.json')).lesson;
const fits = new Ajv({ strict: false }).compile(JSON.parse(read('lesson/lesson.schema.json')));

/**
 * Numbers computed from the shown state, by the ids of the stops.
 * @type {Record<string, (state: Record<string, any>, n: number) => number>}
 */
const NUMBERS = {
  lowest: ({ free }) => parseInt(free, 2) & -parseInt(free, 2),
  dropped: ({ free }) => parseInt(free, 2) & (parseInt(free, 2) - 1),
  'how-many': (_, n) => new Set(Array.from({ length: n * n }, (_, i) => Math.floor(i / n) + (i % n))).size,
  index: (_, n) => 2 - 5 + n - 1,
  below: ({ bit }) => [...(parseInt(bit, 2) - 1).toString(2)].filter((digit) => digit === '1').length,
};
/** The squares that are right answers. @type {Record<string, (row: number, col: number) => boolean>} */
const SQUARES = {
  'left-diagonal': (row, col) => row + col === 2 && col > 0,
  free: (row, col) => row === 1 && (0b0010 | 0b0100 | 0b0001) >> col === 0,
  'same-difference': (row, col) => row - col === 0 && row > 0,
};

for (const name of ['scan', 'count', 'rows', 'sets']) {
  describe(`article-${name}.json`, () => {
    const lesson = JSON.parse(read(`examples/article-${name}.json`));
    test('the lesson fits its schema', async () => {
      assert.ok(fits(lesson), JSON.stringify(fits.errors));
      assert.deepEqual(await readLesson(lesson, words, new AbortController().signal, async () => queens), lesson);
    });

    for (const { id, title, show, text, question, reveal } of /** @type {any[]} */ (lesson.stops)) {
      test(id, () => {
        const { variant = 'flag-arrays', n, step, find, bug, way } = show;
        const search = new queens.Search(variant, n, { find, bug, way });
        assert.equal(search.seek(step), step);
        const state = Object.fromEntries(search.state().map(({ name: each, value }) => [each, value]));
        // Claims about variables are true.
        for (const [, variable, value] of text.en.matchAll(/`(\w+)` is (?:`(\[[^`]*\])`|still (\d+)|(\d{4}))/g)) {
          if (value && variable in state) assert.deepEqual(state[variable], JSON.parse(value));
        }
        const facts = factsOf(search, queens.listing(variant, 'python', { find, bug, way }), n);
        if (reveal) assert.ok(search.seek(reveal) === reveal && reveal > step);
        search.delete();
        for (const each of [title, text, question.text, question.why]) assert.ok(each.en && each.zh);
        switch (question.kind) {
          case 'choice':
            assert.equal(question.choices.filter((/** @type {any} */ each) => isRight(each, facts)).length, 1);
            for (const each of question.choices) assert.ok(each.right || (each.say.en && each.say.zh), each.id);
            break;
          case 'squares': {
            const { squares } = rightSquares(question.right, facts);
            assert.ok(squares.length > 0);
            if (!('squares' in question.right)) break;
            const wanted = Array.from({ length: n * n }, (_, i) => [Math.floor(i / n), i % n]).filter(([row, col]) => SQUARES[id](row, col));
            assert.deepEqual([...squares].sort(), wanted.sort());
            break;
          }
          case 'cells':
            assert.equal(rightCells(question.right, facts).length, 3);
            break;
          case 'line':
            assert.ok(facts.listing.labels.includes(rightLine(question.right, facts)));
            break;
          case 'number':
            assert.equal(question.right.is, NUMBERS[id](state, n));
            break;
          default:
            assert.fail(question.kind);
        }
      });
    }
  });
}
