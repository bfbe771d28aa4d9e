// The picture of a board's whole search is that search.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nodesOf } from '../../web/element/embed-poster-tree.js';
import { queens } from './queens.mjs';

for (const { id: variant } of queens.variants()) {
  test(`${variant}: a node for each board, where it belongs`, () => {
    const search = new queens.Search(variant, 4);
    search.seek(Number.MAX_SAFE_INTEGER);
    const { place, solution } = search.counters();
    const nodes = nodesOf(search, 12) ?? [];
    assert.equal(nodes.length, place + 1);
    assert.equal(nodes.filter(({ solved }) => solved).length, solution);
    nodes.slice(1).forEach(({ parent, depth }, i) => {
      assert.ok(parent <= i, 'parents come first');
      assert.equal(depth, nodes[parent].depth + 1);
    });
    const leaves = nodes.filter((_, i) => !nodes.some(({ parent }) => parent === i)).map(({ x }) => x);
    assert.deepEqual(leaves, leaves.map((_, i) => i), 'side by side, in the order in which they were come to');
    search.seek(12);
    assert.equal(nodes.filter(({ standing }) => standing).length, search.queens().length + 1, 'where the search is');
    search.delete();
  });
}

test('a large search has no picture', () => {
  const search = new queens.Search('flag-arrays', 8);
  assert.equal(nodesOf(search, 0), undefined);
  search.delete();
});
