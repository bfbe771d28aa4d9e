// Programs as students write them, right and wrong: each is judged truly, and its board is found.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judged, PROGRAMS } from './running.mjs';

describe('programs', { concurrency: 3 }, () => {
  for (const each of PROGRAMS) {
    it(each.name, async () => {
      const { verdict, board, findings, results, moves, n } = await judged(each, 4);
      assert.equal(verdict, each.verdict, JSON.stringify({ results, findings }));
      assert.equal(n, Number(each.n ?? 4));
      if (each.verdict === 'wrong') assert.ok(each.findings.includes(findings[0]?.id), findings.map(({ id }) => id).join());
      else assert.deepEqual(findings, []);
      if (each.finds) assert.equal(results.kind, each.finds);
      if (each.board) assert.equal(board.chosen?.name.split('.').pop(), each.board);
      if (each.form) assert.equal(board.chosen?.form, each.form);
      if (each.boards) assert.equal(moves?.boards, Number(each.boards));
      if (each.records) assert.equal(moves?.text.match(/^solution$/gm)?.length ?? 0, Number(each.records));
      if (each.verdict === 'wrong' && each.boards) assert.equal(findings.find(({ id }) => id === 'not-undone')?.values.name, each.kept);
    });
  }
});
