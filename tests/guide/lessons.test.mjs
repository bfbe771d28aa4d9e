// The guide's pages on lessons: every example is a lesson without errors, and the names are those of the searches.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parse } from 'node-html-parser';
import load from '../../dist/queens.js';
import { readLesson } from '../lesson/reading.mjs';

const queens = await load();
const SCHEMA = JSON.parse(readFileSync(new URL('../../dist/lesson.schema.json', import.meta.url), 'utf8'));
const pageOf = (/** @type {string} */ language, /** @type {string} */ name) => parse(readFileSync(new URL(`../../dist/docs/${language}/${name}.html`, import.meta.url), 'utf8'), { blockTextElements: {} });
const wordsOf = (/** @type {string} */ language) => JSON.parse(readFileSync(new URL(`../../src/text/languages/${language}.json`, import.meta.url), 'utf8')).lesson;

for (const language of ['en', 'zh']) {
  describe(language, () => {
    test('every example of a lesson is one without errors, and there is one of each kind', async () => {
      const examples = pageOf(language, 'own-lessons').querySelectorAll('pre').map(({ text }) => text.trim()).filter((text) => text.startsWith('{'));
      const kinds = new Set();
      for (const text of examples) {
        const part = JSON.parse(text);
        const lesson = part.lesson ? part : { lesson: 1, title: { en: 'An example' }, stops: [part] };
        assert.deepEqual(await readLesson(lesson, wordsOf(language), new AbortController().signal, async () => queens), lesson);
        for (const { question } of lesson.stops) kinds.add(question.kind);
      }
      const known = Object.keys(SCHEMA.$defs).filter((name) => name.startsWith('asks-')).map((name) => name.replace('asks-', ''));
      assert.deepEqual([...kinds].sort(), known.sort());
    });

    test('the errors that the guide shows are those that are told', async () => {
      const shown = pageOf(language, 'own-lessons').querySelectorAll('pre').map(({ text }) => text.trim()).find((text) => text.startsWith('stop 1'));
      const said = { en: 'x' };
      const stop = { id: 'a', title: said, text: said, show: { n: 4 } };
      const question = { kind: 'cells', text: said, why: said, of: ['queens'], right: { cells: ['stack'] } };
      const bad = { lesson: 1, title: said, stops: [{ ...stop, show: { n: 4, step: 5000 } }, { ...stop, id: 'b' }, { ...stop, id: 'c', show: { variant: 'explicit-stack', n: 4, step: 11 }, question }] };
      const told = await readLesson(bad, wordsOf('en'), new AbortController().signal, async () => queens).then(() => '', ({ message }) => message);
      const sorted = (/** @type {string} */ text) => text.replace(/one of [^;]*;/, (list) => list.slice(7, -1).split(', ').sort().join());
      assert.deepEqual(told.split('\n').slice(0, 2).map(sorted), shown?.split('\n').map(sorted));
    });

    test('what the guide says of right answers fits the schema', () => {
      const forms = pageOf(language, 'own-lessons').querySelectorAll('td code').map(({ text }) => text).filter((text) => text.startsWith('{')).map((text) => Object.keys(JSON.parse(text))[0]);
      const rules = ['rightChoice', 'rightSquares', 'rightCells', 'rightLine', 'rightNumber'].flatMap((name) => SCHEMA.$defs[name].oneOf.flatMap((/** @type {any} */ { required }) => required ?? []));
      assert.deepEqual(forms.sort(), rules.sort());
    });

    test('every variable and every line of every search is named', () => {
      const text = pageOf(language, 'names');
      const sections = text.querySelectorAll('h2');
      assert.equal(sections.length, queens.variants().length);
      const tables = text.querySelectorAll('table').map((table) => table.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('th, td').map((cell) => cell.text)));
      for (const [i, { id }] of queens.variants().entries()) {
        const [variables, lines] = [tables[2 * i], tables[2 * i + 1]];
        const listing = queens.listing(id, 'python');
        assert.deepEqual(lines.map(([label]) => label), [...new Set(listing.labels.filter(Boolean))]);
        const search = new queens.Search(id, 5);
        /** @type {Set<string>} */
        const names = new Set();
        const begun = new Map(lines.map(([label, , kinds]) => [label, kinds]));
        for (let event = search.step(); event; event = search.step()) {
          for (const { name } of search.state()) names.add(name);
          assert.ok(begun.get(search.lines()[0])?.split(', ').includes(event.kind), `${id}: ${event.kind} begins with ${search.lines()[0]}`);
        }
        assert.deepEqual(variables.map(([name]) => name).sort(), [...names].sort(), id);
        search.delete();
      }
    });
  });
}
