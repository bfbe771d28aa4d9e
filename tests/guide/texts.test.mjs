// The guide describes everything that exists, in each language, and the languages agree.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parse } from 'node-html-parser';
import { COMMANDS, EVENTS, PARAMETERS } from '../../web/contract/table.js';
import load from '../../dist/queens.js';
import { parameterTable } from '../../script/pages/guide/tables.mjs';

const docs = new URL('../../dist/docs/', import.meta.url);
const LANGUAGES = ['en', 'zh'];
const SUBJECTS = readdirSync(new URL('en/', docs)).filter((name) => name.endsWith('.html'));

/** @param {string} language @param {string} name */
const page = (language, name) => parse(readFileSync(new URL(`${language}/${name}`, docs), 'utf8'), { blockTextElements: {} });
/** @typedef {import('node-html-parser').HTMLElement} Element */
/** @param {Element} element @param {string} selector */
const textsOf = (element, selector) => element.querySelectorAll(selector).map(({ text }) => text);
/** The cells of each row of the only table in a page. @param {Element} root */
const rowsOf = (root) => root.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('th, td'));

for (const language of LANGUAGES) {
  describe(language, () => {
    test('has every parameter with its default', () => {
      const [table] = page(language, 'parameters.html').querySelectorAll('main table');
      const shown = rowsOf(table).flatMap(([names, defaults]) => {
        const values = defaults.innerHTML.split('<br>').map((each) => parse(each).text);
        return textsOf(names, 'code').map((name, i) => [name, values[i]]);
      });
      const expected = Object.entries(PARAMETERS).map(([name, value]) => [name, value === null || value === ',' ? '–' : value]);
      assert.deepEqual(shown.sort(), [...expected, ...['lesson', 'stop', 'program', 'hand', 'quiz', 'tour', 'trace'].map((name) => [name, '–'])].sort());
      for (const [, , , meaning] of rowsOf(table)) assert.notEqual(meaning.text, '');
    });

    test('has every faulty program with the solutions that it finds, and every version', async () => {
      const queens = await load();
      const [, , , bugs, ways] = page(language, 'parameters.html').querySelectorAll('main table');
      const variants = queens.variants().map(({ id }) => id);
      const found = variants.flatMap((variant) => queens.bugs(variant).map(({ id }) => {
        const search = new queens.Search(variant, 4, { bug: id });
        search.seek(Infinity);
        const { solution } = search.counters();
        search.delete();
        return [id, String(solution)];
      }));
      assert.deepEqual(rowsOf(bugs).map(([id, , solutions]) => [id.text, solutions.text]), found);
      const named = rowsOf(ways).flatMap(([id, searches]) => textsOf(searches, 'code').map((variant) => `${variant} ${id.text}`));
      assert.deepEqual(named.sort(), variants.flatMap((variant) => queens.ways(variant).map(({ id }) => `${variant} ${id}`)).sort());
    });

    test('has each answer of "How do I" two clicks from its first page', () => {
      assert.ok(page(language, 'index.html').querySelector('main a[href="how.html"]'));
      const how = page(language, 'how.html');
      const asked = how.querySelectorAll('main ul a').filter(({ attributes: { href } }) => href.startsWith('#'));
      const answers = how.querySelectorAll('main h2');
      assert.equal(answers.length, 12);
      assert.deepEqual(asked.map(({ text, attributes }) => [attributes.href, text]), answers.map(({ id, text }) => [`#${id}`, text]));
    });

    test('every board in its code has only parameters that there are', () => {
      const attributes = ['title', 'ref', 'poster', 'loading', 'site', 'lesson', 'stop', 'trace'];
      let boards = 0;
      for (const name of SUBJECTS) {
        for (const code of textsOf(page(language, name), 'pre, textarea, p code')) {
          const root = parse(code);
          const queries = [...code.matchAll(/\?((?:[\w-]+=[^&"\s]*&?)+)/g)].map(([, query]) => [...new URLSearchParams(query).keys()]);
          const elements = root.querySelectorAll('n-queens').map(({ attributes: given }) => Object.keys(given).filter((each) => /^\w/.test(each)));
          for (const names of [...queries, ...elements]) {
            boards++;
            for (const each of names) assert.ok(each in PARAMETERS || [...attributes, 'hand', 'quiz', 'host'].includes(each), `${name}: ${each} in ${code}`);
          }
        }
      }
      assert.ok(boards > 30);
    });

    test('every link into a page leads to an anchor that exists once', () => {
      for (const name of SUBJECTS) {
        const ids = page(language, name).querySelectorAll('[id]').map(({ id }) => id);
        assert.deepEqual(ids.filter((id, i) => ids.indexOf(id) !== i), [], name);
        for (const { attributes: { href } } of page(language, name).querySelectorAll('main a')) {
          const [, target, anchor] = /^([\w-]+\.html)?#(.+)$/.exec(href) ?? [];
          if (anchor) assert.ok(page(language, target ?? name).getElementById(anchor), `${name}: ${href}`);
        }
      }
    });

    test('every name of a button or panel is filled in', () => {
      for (const name of SUBJECTS) {
        const main = page(language, name).querySelector('main');
        for (const code of main?.querySelectorAll('pre, textarea') ?? []) code.remove();
        assert.doesNotMatch(main?.text ?? '', /\{\{/, name);
      }
    });

    test('a browser that translates a page leaves its code unchanged', () => {
      for (const name of SUBJECTS) {
        for (const code of page(language, name).querySelectorAll('code, pre, textarea')) assert.equal(code.getAttribute('translate'), 'no', `${name}: ${code}`);
      }
    });

    test('has every method and every message', () => {
      const messages = page(language, 'messages.html');
      const codes = textsOf(messages, 'td code');
      for (const [name, given] of Object.entries(COMMANDS)) {
        assert.ok(codes.includes(`{queens: 1, ${[`do: '${name}'`, ...given].join(', ')}}`), name);
        assert.ok(textsOf(messages, 'th code').includes(`${name}(${given.join(', ')})`), name);
      }
      for (const name of Object.keys(EVENTS)) assert.ok(textsOf(messages, 'th code, p code').includes(name), name);
    });

    test('has every member of the module, and only those', async () => {
      const queens = await load();
      const search = new queens.Search('bitmask', 4);
      const job = new queens.CountJob(4);
      const scout = new queens.Scout('bitmask', 4);
      // Embind adds these to every module and every object.
      const runtime = ['BindingError', 'InternalError', 'UnboundTypeError', 'count_emval_handles', 'onRuntimeInitialized'];
      const inherited = ['constructor', 'clone', 'deleteLater', 'isAliasOf', 'isDeleted'];
      const own = Object.entries({ search, job, scout }).flatMap(([called, value]) =>
        Object.getOwnPropertyNames(Object.getPrototypeOf(value)).filter((name) => !inherited.includes(name)).map((name) => `${called}.${name}`));
      const shared = ['search.delete', 'job.delete', 'scout.delete'];
      const functions = Object.entries(queens)
        .filter(([name, value]) => typeof value === 'function' && !name.startsWith('_') && !runtime.includes(name))
        .map(([name]) => name);
      const ofModule = functions.map((name) => (/^[A-Z]/.test(name) ? `new queens.${name}` : `queens.${name}`));
      const shown = textsOf(page(language, 'module.html'), 'dt').map((text) => text.slice(0, text.indexOf('(')));
      assert.deepEqual([...new Set(shown)].sort(), [...new Set([...own, ...shared, ...ofModule])].sort());
      assert.equal(new Set(shown).size, shown.length);
      for (const each of [search, job, scout]) each.delete();
    });
  });
}

test('the languages give the same values, types, code and examples', () => {
  const [en, zh] = LANGUAGES.map((language) => Object.fromEntries(SUBJECTS.map((name) => {
    const main = page(language, name).querySelector('main');
    if (!main) throw new Error(`${language}/${name} has no text`);
    const local = /lang="(en|zh)"|title="[^"]*"|(?<=">)[^<>]*(?=<\/button>)|(zh)?\.html/g;
    assert.equal(main.querySelector('pre p, pre code code'), null, 'code is left as it is');
    return [name, {
      headings: main.querySelectorAll('h1, h2, h3').map(({ rawTagName }) => rawTagName),
      code: textsOf(main, 'pre').map((text) => text.replace(local, '')),
      examples: main.querySelectorAll('.example n-queens').map(({ attributes: { lang, title, ...rest } }) => [lang === language, rest]),
      links: main.querySelectorAll('a').map(({ attributes: { href } }) => href.replace(/(\.zh)?\.html/, '')),
      signatures: textsOf(main, 'dt'),
      cells: rowsOf(main).map((cells) => cells.slice(0, 3).map((cell) => textsOf(cell, 'code').filter((text) => /^[\w-]+$/.test(text)))),
    }];
  })));
  assert.ok(SUBJECTS.length >= 6);
  assert.deepEqual(['index.html', 'parameters.html'].map((name) => en[name].examples.length), [3, 3]);
  assert.deepEqual(zh, en);
});

test('the declarations agree with embed.d.ts', () => {
  const source = readFileSync(new URL('../embed.d.ts', docs), 'utf8');
  const names = Array.from(source.matchAll(/^export (?:declare )?(?:type|interface|class) (\w+)/gm), ([, name]) => name);
  assert.ok(names.length >= 8);
  const shown = page('en', 'messages.html');
  assert.deepEqual(textsOf(shown, 'h3'), names);
  for (const code of textsOf(shown, 'h3 ~ pre')) assert.ok(source.includes(code), code);
});

test('a missing description stops the build and is named', () => {
  const words = { language: 'en' };
  assert.throws(() => parameterTable([], words), /parameters, en: n is not described, variant is not described/);
  assert.throws(() => parameterTable([['<code>knights</code>', '', '']], words), /knights is described, but is not there/);
});
