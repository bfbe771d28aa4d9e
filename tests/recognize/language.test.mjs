// The language of a program is recognized by its text alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canRun, isProse, languageOf } from '../../web/recognize/language.js';
import { PROGRAMS } from './running.mjs';

test('every program', () => {
  // One that shows nothing may be of any language.
  for (const { name, source, language } of PROGRAMS) assert.equal(languageOf(source), language, name);
});

/** @type {[string | undefined, string][]} */
const SHORT = [
  ['python', 'print(1)'], ['python', 'for i in range(4):\n    pass'], ['python', "print 'Python 2'"], ['python', 'x = None'],
  ['javascript', 'console.log(1)'], ['javascript', 'let a = 1;'], ['javascript', 'self.postMessage(1);'], ['javascript', 'console.log(self.x);'], ['javascript', 'var solveNQueens = function(n) {\n};'], ['javascript', '// for i in range(4):\nlet a;'],
  ['typescript', 'const queens: number[] = [];'], ['typescript', 'function solve(n: number): string[][] { return []; }'],
  ['c', '#include <stdio.h>\nint x[20];\nint main(void) { printf("%d", x[0]); return 0; }'],
  ['c++', '#include <iostream>\nusing namespace std;\nint main() { vector<int> q; cout << 1; }'],
  ['java', 'public class Queens {\n  public static void main(String[] args) {\n    System.out.println(1);\n  }\n}'],
  ['c#', 'using System;\nclass Program { static void Main() { Console.WriteLine(1); } }'],
  ['go', 'package main\n\nimport "fmt"\n\nfunc main() {\n\tn := 4\n\tfmt.Println(n)\n}'],
  ['rust', 'fn main() {\n    let mut q: Vec<usize> = Vec::new();\n    println!("{}", q.len());\n}'],
  ['haskell', 'queens :: Int -> [[Int]]\nqueens n = go n where\n  go 0 = [[]]\n  go k = [q : qs | qs <- go (k - 1), q <- [1 .. n], safe q qs]'],
  ['swift', 'func solve(_ n: Int) -> Bool {\n    var q: [Int] = []\n    return q.isEmpty\n}'],
  [undefined, ''], [undefined, '1, 3, 0, 2'],
];
for (const [language, source] of SHORT) test(`${language}: ${source.split('\n')[0]}`, () => assert.equal(languageOf(source), language));

const SENTENCES = [
  'The queens stand well.', "The N-Queens puzzle is to place n queens so that none attacks another.\nYou don't have to print every solution.",
  'for each row of the board:\n  try every column of this row\n  if a queen can be placed, then go on\n', 'Please write a program; it must be short (and fast).', '把八个皇后放在棋盘上，使它们互不攻击。',
];
for (const text of SENTENCES) test(`prose: ${text.slice(0, 40)}`, () => assert.equal(isProse(text), true));

test('no program is prose', () => {
  for (const { name, source } of PROGRAMS) assert.equal(isProse(source), false, name);
  for (const [language, source] of SHORT) assert.equal(isProse(source), false, `${language}: ${source}`);
  assert.equal(isProse('"""Places queens so that none attacks another.\n\nIt tries every column of each row.\n"""\n# The board is a list of columns.\nqueens = []'), false);
  assert.equal(isProse('/* Places queens so that none attacks another. */\n// The board is a list of columns.\nconst queens = [];'), false);
});

test('only some can be run', () => assert.deepEqual(['python', 'javascript', 'typescript', 'java', undefined].filter(canRun), ['python', 'javascript', 'typescript']));
