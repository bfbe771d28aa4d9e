// A further language needs one file, and one beside each search. The tables, the pages and the fonts are generated from
// them, and nothing else names the language.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ownFont } from '../../script/texts/characters.mjs';
import { readLanguages, searchesIn } from '../../script/texts/languages.mjs';
import { KINDS } from '../../web/contract/table.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SEARCHES = 'core/searches';
/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'languages-'));
  for (const part of ['text/languages', SEARCHES]) cpSync(path.join(root, 'src', part), path.join(folder, 'src', part), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The English texts, as a translation has them in one file. */
const english = () => ({ ...JSON.parse(readFileSync(path.join(root, 'src/text/languages/en.json'), 'utf8')), program: readLanguages()[0].program });
/** @param {object} texts */
function add(texts) {
  writeFileSync(path.join(folder, 'src/text/languages/pl.json'), JSON.stringify(texts));
  for (const search of searchesIn()) {
    const sentences = path.join(folder, 'src', SEARCHES, search, 'sentences');
    cpSync(`${sentences}.en.json`, `${sentences}.pl.json`);
  }
}
const read = () => readLanguages(path.join(folder, 'src'));
/** @param {string} script @param {string[]} before arguments before the sources */
const run = (script, ...before) =>
  execFileSync('node', [path.join(root, 'script', script), folder, ...before, path.join(folder, 'src')], { stdio: 'pipe' });

const polish = () => {
  const texts = english();
  Object.assign(texts, {
    name: 'Polski',
    locale: 'pl',
    plural: 'n == 1 ? one : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? few : many',
  });
  texts.page.title = 'Hetmany </script>';
  texts.counting.heading = 'Liczenie bez szukania';
  texts.messages.play = 'Zażółć';
  return texts;
};

test('the table of a new language compiles, after English and in the order of the tags', () => {
  add(polish());
  run('texts/tables.mjs');
  const probe = path.join(folder, 'probe.cpp');
  writeFileSync(
    probe,
    `#include "${folder}/text/languages.cpp"
     #include "${folder}/text/messages.cpp"
     static_assert(static_cast<int>(queens::Language::en) == 0 && static_cast<int>(queens::Language::pl) == 1 &&
                   static_cast<int>(queens::Language::zh) == 2);
     static_assert(queens::plTable.tag == "pl" && queens::plTable.name == "Polski");
     static_assert(queens::plTable.pluralForm(1) == "one" && queens::plTable.pluralForm(22) == "few" &&
                   queens::plTable.pluralForm(12) == "many");
     static_assert(queens::plMessages[static_cast<int>(queens::Message::play)] == "Zażółć");`,
  );
  const include = ['-I', path.join(root, 'src'), '-I', folder];
  execFileSync('c++', ['-std=c++20', '-fsyntax-only', ...include, probe], { stdio: 'pipe' });
});

test('the pages contain the words of a new language', () => {
  add(polish());
  const files = path.join(folder, 'files');
  mkdirSync(path.join(files, 'start'), { recursive: true });
  writeFileSync(path.join(files, 'start/main.js'), '');
  const first = path.join(folder, 'messages.json');
  writeFileSync(first, JSON.stringify(['play']));
  run('pages/pages.mjs', files, '', first);
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const [, words] = page.match(/<script type="application\/json" id="words">(.*?)<\/script>/) ?? [];
  const { pl } = JSON.parse(words);
  assert.equal(pl.title, 'Hetmany </script>');
  assert.ok(pl.lineOfFont > 1);
  // Words in the student's language label the progress bar.
  assert.match(page, /<p id="loading-words">[^]*<progress [^>]*aria-labelledby="loading-words"/);
  assert.doesNotMatch(page, /<progress [^>]*aria-label=/);
  // Each message is in one of two files, on its line.
  const [early, late] = ['pl', 'pl-rest'].map((name) => readFileSync(path.join(files, `texts/${name}.txt`), 'utf8').split('\n'));
  assert.deepEqual(early.filter(Boolean), ['Zażółć']);
  const messages = Object.values(read().find(({ tag }) => tag === 'pl')?.messages ?? {});
  assert.deepEqual(early.map((line, at) => line || late[at]), [...messages, '']);
  const explanation = readFileSync(path.join(folder, 'counting.pl.html'), 'utf8');
  assert.match(explanation, /<html lang="pl">[^]*<h1>Liczenie bez szukania<\/h1>[^]*lang=pl/);
});

test('the characters of a new language have their own font', () => {
  add(polish());
  const [en, pl, zh] = read().map(ownFont);
  assert.equal(en, undefined);
  assert.equal([...(pl?.characters ?? '')].sort().join(''), 'óćłż');
  assert.match(pl?.file ?? '', /Inter_400Regular/);
  assert.match(zh?.file ?? '', /NotoSansSC/);
});

test('faults in a language file are named', () => {
  const texts = polish();
  delete texts.messages.play;
  texts.page.loading = '';
  texts.messages.plya = 'Play';
  texts.plural = 'n == 1 ? system : other';
  add(texts);
  assert.throws(read, {
    message:
      'pl.json lacks page.loading, lacks messages.play, has messages.plya, which nothing shows, ' +
      'has a plural that is no expression in n: n == 1 ? system : other',
  });
  const foreign = polish();
  foreign.messages.play = '再';
  add(foreign);
  const [, pl] = read();
  assert.throws(() => ownFont(pl), /^Error: pl\.json uses 再, which .*Inter.* lacks; name a file of an npm package/);
});

test('a kind of event has the same name everywhere', () => {
  for (const { messages, figures } of read()) {
    for (const kind of KINDS) {
      assert.equal(messages[`kind${kind[0].toUpperCase()}${kind.slice(1)}`], figures[`kind-${kind}`], kind);
    }
    const same = (/** @type {string} */ one, /** @type {string} */ other) => assert.equal(one.toLowerCase(), other.toLowerCase());
    same(messages.counterExhausted, messages.kindExhausted);
    same(messages.counterScan, figures.scans);
    same(messages.counterCompare, figures.compares);
    same(messages.counterClash, figures.clashes);
  }
});
