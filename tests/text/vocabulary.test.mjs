// Every text for readers keeps to the words of the page “Words used here”: one word for one thing.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readLanguages } from '../../script/texts/languages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FILES = [
  'src/text/languages/*.json', 'src/core/searches/*/sentences.*.json', 'web/lesson/*.json', 'web/examples/*.json', 'web/examples/*.html', 'web/**/texts.json',
  'web/guide/**/*.md', 'README.md', '.github/*.md',
];
const CODE = /`[^`]*`|<code>.*?<\/code>|\]\([^)]*\)|\{\w+\}/g;

/** Dropped terms, with the words that replace them. @type {Record<string, [dropped: RegExp, use: string][]>} */
const DROPPED = {
  en: [
    [/\bforb(?:id|ade)\w*/i, 'attack, refuse, or block'],
    [/\b(?:take|takes|taken|taking|took)\s(?:\w+\s){0,3}back\b/i, 'remove'],
    [/\b(?:whole|entire) (?:search|tree)\b/i, 'search tree, or complete search'],
    [/\btelling moments?\b/i, 'highlight'],
    [/\bsound (?:one|program|search)\b/i, 'correct program'],
    [/\bguilty\b/i, 'faulty'],
    [/\bclash\w*/i, 'attack each other'],
    [/\b(?:Stats|Figures)\b/, 'Statistics, Charts'],
    [/\b(?:right|left) below\b/i, 'directly below, or down and to the right'],
    [/\bhand(?:s|ed)? (?:on|down|over)\b/i, 'pass'],
    [/\bgives? (?:the )?(?:row|line) up\b|\bgives up (?:the|this|a) (?:row|line)\b/i, 'every square has been tried'],
    [/\bbookkeeping\b/i, 'variables'],
    [/\bnext stop\b.*\bplay\b|\bplay\b.*\bnext stop\b/i, 'breakpoint'],
    [/\b(?:join|leave)s? `queens`/i, 'append to, pop from'],
    [/\bpresent (?:position|line|row)\b/i, 'current'],
    [/\bwritten otherwise\b|\bwrong on purpose: /i, 'version, faulty program'],
    [/\banew\b/i, 'again'],
    [/\bN queens\b/, 'n queens'],
    [/\bneeds? (?:no|an) undo\b/i, 'need to be undone'],
    [/\bexchange (?:their )?roles\b/i, 'swap roles'],
  ],
  zh: [
    [/停止点/, '断点'],
    [/整个搜索|整棵搜索树/, '搜索树'],
    [/解说/, '讲解'],
    [/放过|放下/, '放置'],
    [/毛病|小错/, '错误'],
    [/已无可试|没有可试|封死|无望/, '试完，死路'],
    [/禁止[^W]*[格列行]|禁区/, '受攻击'],
    [/被否定|被拒绝|放满后不成立/, '排除，否决'],
    [/个单元(?!格)|单元中/, '变量、数组元素'],
    [/第 \d+ 个元素/, '下标'],
    [/从 [01] 数|从 0 起/, '从 0 开始编号'],
    [/阴影/, '斜线'],
    [/课文|教材/, '资料'],
    [/到过/, '访问'],
    [/复位/, '恢复、清零'],
    [/对角线 [↘↙]/, '↘ 对角线'],
    [/退一步(?!`)(?<!后退一步)/, '退回上一行'],
    [/更[高低]的列|最低的一列/, '列号'],
    [/打印出的搜索/, '运行记录'],
    [/站点/, '网站'],
    [/归还/, '恢复'],
    [/属于答案/, '符合题意'],
  ],
};

/** The texts of a file by language. @param {string} file @returns {{ lang: string, text: string }[]} */
function textsOf(file) {
  const source = readFileSync(`${root}/${file}`, 'utf8');
  const lang = /(?:^|[./])zh[./]/.test(file) ? 'zh' : 'en';
  if (!file.endsWith('.json')) return source.replaceAll(/^```[^]*?^```/gm, '').replaceAll(/<(?!\/?code)[^>]*>/g, ' ').split('\n').map((text) => ({ lang, text }));
  // A lesson has its texts under `en` and `zh`; its other strings are ids and parameters.
  const isLesson = /^web\/(?:lesson|examples)\//.test(file);
  /** @param {any} value @param {string | undefined} language @returns {{ lang: string, text: string }[]} */
  const walk = (value, language) => {
    if (typeof value === 'string') return language ? [{ lang: language, text: value }] : [];
    return Object.entries(value ?? {}).flatMap(([key, each]) => walk(each, key === 'zh' || key === 'en' ? key : language));
  };
  return walk(JSON.parse(source), isLesson ? undefined : lang);
}

const files = execFileSync('git', ['ls-files', '--', ...FILES.map((each) => `:(glob)${each}`)], { cwd: root, encoding: 'utf8' }).trim().split('\n');

test('no text for readers has a dropped term', () => {
  assert.ok(files.length > 80, `${files.length} files`);
  const texts = files.filter((file) => !file.endsWith('.schema.json')).flatMap((file) => textsOf(file).map((each) => ({ ...each, file })));
  // The sentences of verdicts are in modules.
  const sentences = Object.values(readLanguages()[0].program).map((text) => ({ lang: 'en', text, file: 'program in English' }));
  const found = [...texts, ...sentences].flatMap(({ lang, text, file }) => {
    const bare = text.replaceAll(CODE, (code) => (code === '`queens`' ? code : '`'));
    return DROPPED[lang].filter(([dropped]) => dropped.test(bare)).map(([dropped, use]) => `${file}: “${bare.match(dropped)?.[0]}”, use ${use}: ${bare.trim().slice(0, 100)}`);
  });
  assert.deepEqual(found, []);
});

test('a dropped term is found', () => {
  for (const [lang, text] of [['en', 'The queen is taken back.'], ['en', 'Two queens clash.'], ['zh', '设置停止点'], ['zh', '一个皇后禁止的格'], ['zh', '第 4 个单元']]) {
    assert.ok(DROPPED[lang].some(([dropped]) => dropped.test(text)), text);
  }
});
