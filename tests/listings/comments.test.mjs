// Comments in the listings: each comment on a step of backtracking is above the lines that perform it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { otherwise, programs, queens, usualLanguages, wrongPrograms } from './module.mjs';

/** The step of backtracking that a label belongs to. */
const STEPS = /** @type {[RegExp, string][]} */ ([
  [/^test$/, 'prune'],
  [/^(mark(-.+)?|toggle|place|push|take|drop)$/, 'choose'],
  [/^(recurse|descend)$/, 'recurse'],
  [/^(unmark(-.+)?|untoggle|remove|pop)$/, 'undo'],
]);
const COMMENT = /(?:#|\/\/) (prune|choose|recurse|undo)\b.*$/;
const indentOf = (/** @type {string} */ line) => line.length - line.trimStart().length;

for (const { id, find, bug, way, name } of [...programs, ...wrongPrograms, ...otherwise]) {
  const there = [...wrongPrograms, ...otherwise].find((each) => each.name === name)?.languages;
  for (const language of /** @type {typeof usualLanguages} */ (there ?? usualLanguages)) {
    test(`${name} in ${language}: comments are above the lines they describe`, () => {
      const { text, labels } = queens.listing(id, language, { find, bug, way });
      const lines = text.trimEnd().split('\n');
      const used = new Set();
      lines.forEach((line, at) => {
        assert.ok([...line].length <= 80, `${line} is too long`);
        const comment = COMMENT.exec(line);
        if (comment) assert.equal(comment.index, indentOf(line), `${line} has its comment behind it`);
        const label = labels[at];
        // In rows with masks, computing the free squares is the test.
        const step = label === 'scan' && id === 'bitmask' ? 'prune' : STEPS.find(([of]) => label && of.test(label))?.[1];
        if (!step) return;
        const over = lines.slice(0, at).findLastIndex((each) => COMMENT.test(each));
        assert.equal(COMMENT.exec(lines[over] ?? '')?.[1], step, `what stands over ${line}`);
        assert.equal(indentOf(lines[over]), indentOf(line), `${lines[over]} over ${line}`);
        used.add(over);
      });
      lines.forEach((line, at) => assert.ok(!COMMENT.test(line) || used.has(at), `${line} stands over nothing`));
    });
  }
}
