// The search over the guide, without its box: it finds each section in each language, and the topics that teachers look
// for.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parse } from 'node-html-parser';
import { searchIn } from '../../dist/docs/search.js';

const docs = new URL('../../dist/docs/', import.meta.url);

/** Queries, and a result that must be among the first three. @type {Record<string, Record<string, string>>} */
const ASKED = {
  en: {
    moodle: 'moodle',
    'board in moodle': 'how#put-a-board-in-moodle',
    'letter keys': 'how#switch-the-letter-keys-off',
    GIF: 'how#make-a-gif-of-the-first-dead-end',
    'scores lms': 'how#get-scores-into-my-lms',
    'without network': 'how#teach-without-a-network',
    colours: 'how#use-my-university-s-colours',
    accent: 'parameters#accent',
    speed: 'parameters#speed',
    runto: 'module#search.runTo',
    'Content-Security-Policy': 'hosting#headers',
    worksheat: 'how#print-a-worksheet',
  },
  zh: {
    棋盘放进: 'how#put-a-board-in-moodle',
    字母键: 'how#switch-the-letter-keys-off',
    死路: 'how#make-a-gif-of-the-first-dead-end',
    成绩: 'how#get-scores-into-my-lms',
    没有网络: 'how#teach-without-a-network',
    颜: 'how#use-my-university-s-colours',
    练习纸: 'how#print-a-worksheet',
    accent: 'parameters#accent',
    moodle: 'moodle',
  },
};

for (const [language, asked] of Object.entries(ASKED)) {
  /** @type {import('../../script/pages/guide/sections.mjs').Section[]} */
  const sections = JSON.parse(readFileSync(new URL(`${language}/search.json`, docs), 'utf8'));
  const search = searchIn(sections);
  const addressOf = (/** @type {{ page: string, anchor: string }} */ { page, anchor }) => (anchor ? `${page}#${anchor}` : page);

  describe(language, () => {
    test('finds the topics that teachers look for', () => {
      for (const [query, address] of Object.entries(asked)) {
        const found = search(query).map(addressOf);
        assert.ok(found.slice(0, 3).includes(address), `${query}: ${found}`);
      }
    });

    test('finds each section by its own heading, and shows its text', () => {
      assert.ok(sections.length > 150);
      for (const section of sections) {
        const result = search(`${section.title} ${section.heading}`).find((each) => addressOf(each) === addressOf(section));
        assert.ok(result, addressOf(section));
        const snippet = result.snippet.map(({ text }) => text).join('').replaceAll(/^…|…$/g, '');
        assert.ok(section.text.includes(snippet.trim()), addressOf(section));
      }
    });

    test('marks the words of the query in the snippet', () => {
      const [query] = language === 'en' ? ['dead end'] : ['死路'];
      const marked = search(query).flatMap(({ snippet }) => snippet.filter(({ found }) => found).map(({ text }) => text.toLowerCase()));
      assert.ok(marked.length > 0);
      for (const text of marked) assert.match(text, language === 'en' ? /dead|end/ : /死路/);
    });

    test('finds nothing for an empty query, and for signs alone', () => {
      for (const query of ['', ' ', '#', '()', '。', 'qqqqqqqq']) assert.deepEqual(search(query), [], query);
    });

    test('leads to existing anchors, and contains all text of the pages', () => {
      for (const { page, anchor, text } of sections) {
        const root = parse(readFileSync(new URL(`${language}/${page}.html`, docs), 'utf8'), { blockTextElements: {} });
        if (anchor) assert.ok(root.getElementById(anchor), `${page}#${anchor}`);
        assert.doesNotMatch(text, /&(amp|lt|gt|quot|#39);/, `${page}#${anchor}`);
      }
    });
  });
}
