// The helpers of the guide in programs that print their actions: the listings with calls of the helper at placing,
// removing and recording.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import load from '../../dist/queens.js';
import { readRecording } from '../../web/trace/recorded.js';
import { judge } from './finished.mjs';

const queens = await load();
const folder = mkdtempSync(path.join(tmpdir(), 'queenscope-'));
after(() => rmSync(folder, { recursive: true }));

const GUIDE = readFileSync(new URL('../../web/guide/en/programs.md', import.meta.url), 'utf8');
/** The helper's code in the guide. @param {string} language */
const helperFor = (language) => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(GUIDE)?.[1] ?? '';

/** The column of the last queen, in listings without a variable for it. @type {Record<string, string>} */
const LAST = { python: 'queens[-1]', javascript: 'queens.at(-1)', cpp: 'queens.back()', java: 'queens.get(queens.size() - 1)' };

/**
 * A listing that prints its actions.
 * @param {string} variant
 * @param {string} language
 * @param {(call: string) => string} statement
 */
function printing(variant, language, statement) {
  const { text, labels } = /** @type {{ text: string, labels: (string | null)[] }} */ (queens.listing(/** @type {any} */ (variant), /** @type {any} */ (language)));
  const column = ['bitmask', 'forward-checking'].includes(variant) ? LAST[language] : 'col';
  return text.split('\n').flatMap((line, i) => {
    const indent = /^ */.exec(line)?.[0] ?? '';
    const call = (/** @type {string} */ kind) => indent + statement(`trace('${kind}', row, ${column})`);
    if (labels[i] === 'place') return [line, call('place')];
    // The last queen can be named until it is removed.
    if (labels[i] === 'remove') return [call('remove'), line];
    if (labels[i] !== 'record') return [line];
    const recorded = statement("trace('solution')");
    // The line may be the body of an `if` without braces.
    return [language === 'python' ? `${line.split('  #')[0]}; ${recorded}` : `${indent}{ ${line.trim()} ${recorded} }`];
  }).join('\n');
}

const inDouble = (/** @type {string} */ call) => `${call.replaceAll("'", '"')};`;
const run = (/** @type {string} */ command, /** @type {string[]} */ ...args) => execFileSync(command, args, { cwd: folder, encoding: 'utf8' });

/**
 * The output of a program that finds all solutions of a board.
 * @type {Record<string, (variant: string, n: number) => string>}
 */
const PRINTED = {
  python: (variant, n) => run('python3', '-c', `${helperFor('python')}\n${printing(variant, 'python', (call) => call)}\nsolve(${n})\n`),
  javascript: (variant, n) => run(process.execPath, '-e', `${helperFor('javascript')}\n${printing(variant, 'javascript', (call) => `${call};`)}\nsolve(${n});`),
  cpp(variant, n) {
    const program = path.join(folder, variant);
    writeFileSync(`${program}.cpp`, `#include <iostream>\n${helperFor('cpp')}\n${printing(variant, 'cpp', inDouble)}\nint main() { solve(${n}); }\n`);
    run('g++', '-std=c++20', `${program}.cpp`, '-o', program);
    return run(program);
  },
  java(variant, n) {
    const text = printing(variant, 'java', inDouble).trimEnd().replace(/\}$/, `${helperFor('java')}\npublic static void main(String[] given) { solve(${n}); }\n}\n`);
    writeFileSync(path.join(folder, 'Queens.java'), `import java.util.stream.*;\n${text}`);
    return run('java', 'Queens.java');
  },
};

for (const language of Object.keys(PRINTED)) {
  for (const { id: variant } of queens.variants().filter(({ id }) => id !== 'min-conflicts')) {
    test(`${variant} in ${language} prints its actions with the guide's helper`, () => {
      const printed = PRINTED[language](variant, 5);
      const recording = readRecording(printed, { n: 5, prefix: '@' });
      const verdict = judge(recording);
      assert.deepEqual([verdict.right, verdict.found], [true, 10], JSON.stringify(verdict.findings));
      const search = new queens.Search(/** @type {any} */ (variant), 5);
      search.seek(Infinity);
      const { place, remove, solution } = search.counters();
      const count = (/** @type {string} */ kind) => [...recording.events].filter((each) => each.kind === kind).length;
      assert.deepEqual([count('place'), count('remove'), count('solution')], [place, remove, solution]);
      search.delete();
    });
  }
}
