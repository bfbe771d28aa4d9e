// Exploring far without blocking other work.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import test from 'node:test';
import { promisify } from 'node:util';
import { explore } from '../../dist/explore.js';
import { queens } from './queens.mjs';

test('it reaches the same position as seek', async () => {
  for (const [until, reached] of [[0, 0], [1, 1], [606, 606], [607, 607], [608, 607], [Infinity, 607], [undefined, 607]]) {
    for (const from of [0, 300, 607]) {
      const search = new queens.Search('bitmask', 6);
      search.seek(from);
      assert.equal(await explore(search, { until }), reached);
      assert.equal(search.position(), reached);
      search.delete();
    }
  }
});

test('it passes the same events as seek', async () => {
  const far = new queens.Search('flag-arrays', 10);
  const near = new queens.Search('flag-arrays', 10);
  assert.equal(await explore(far), near.seek(Infinity));
  assert.equal(far.total(), near.total());
  assert.deepEqual(far.counters(), near.counters());
  far.delete();
  near.delete();
});

test('other work runs during an endless exploration, and can stop it', async () => {
  const search = new queens.Search('flag-arrays', 32);
  const controller = new AbortController();
  let reached = 0;
  let turns = 0;
  const takeTurn = () => {
    if (++turns === 3) controller.abort();
    else setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  await assert.rejects(
    explore(search, {
      signal: controller.signal,
      onProgress: (position) => {
        assert.ok(position > reached);
        reached = position;
      },
    }),
    { name: 'AbortError' },
  );
  assert.equal(turns, 3);
  assert.ok(reached > 0);
  // It stays at its position and continues from there.
  assert.equal(search.position(), reached);
  assert.equal(await explore(search, { until: reached + 10 }), reached + 10);
  search.delete();
});

test('a signal that is aborted already moves nothing', async () => {
  const search = new queens.Search('bitmask', 6);
  await assert.rejects(explore(search, { signal: AbortSignal.abort() }), { name: 'AbortError' });
  assert.equal(search.position(), 0);
  search.delete();
});

test('deleting the search ends it with an error', async () => {
  const search = new queens.Search('flag-arrays', 32);
  const exploring = explore(search);
  search.delete();
  await assert.rejects(exploring, Error);
});

test('wrong positions are named', async () => {
  const search = new queens.Search('bitmask', 6);
  for (const until of /** @type {any[]} */ ([-1, 2.5, NaN, '5', null, {}, -Infinity])) {
    await assert.rejects(explore(search, { until }), { name: 'Error', message: /^until must be a whole number of at least 0/ });
  }
  assert.equal(search.position(), 0);
  search.delete();
});

test('the element and explore are imported where there is neither a document nor a MessageChannel', async () => {
  const script = `delete globalThis.MessageChannel;
    for (const file of ['embed.js', 'explore.js']) await import(new URL(file, ${JSON.stringify(new URL('../../dist/', import.meta.url).href)}));`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
});
