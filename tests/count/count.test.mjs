// Counting in workers, from a script in Node.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { countAsync, MAX_N } from '../../dist/count.js';
import load from '../../dist/queens.js';

/** OEIS A000170 from n = 0. */
const solutions = [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512, 95815104];

/** Starts workers and records them, with a promise for the end of each. */
function watchedWorkers(script = new URL('../../dist/count-worker.js', import.meta.url)) {
  /** @type {Worker[]} */
  const started = [];
  /** @type {Promise<unknown>[]} */
  const exits = [];
  const createWorker = () => {
    const worker = new Worker(script);
    started.push(worker);
    // Not events.once, which would reject because of a worker's error.
    exits.push(new Promise((resolve) => worker.once('exit', resolve)));
    return worker;
  };
  return { started, exits, createWorker };
}

test('counts every size', async () => {
  for (let n = 1; n <= 14; ++n) assert.equal(await countAsync(n, { workers: 1 }), BigInt(solutions[n]), `n = ${n}`);
});

test('the largest board agrees with the module', async () => {
  const queens = await load();
  assert.throws(() => queens.count(MAX_N + 1), { message: new RegExp(`1…${MAX_N}|1 to ${MAX_N}\\b`) });
  await assert.rejects(countAsync(MAX_N + 1), { message: new RegExp(`1…${MAX_N}|1 to ${MAX_N}\\b`) });
});

test('counts 16 and 17 with the default number of workers', async () => {
  assert.equal(await countAsync(16), 14772512n);
  assert.equal(await countAsync(17), 95815104n);
});

test('any number of workers finds the same count', async () => {
  for (const workers of [1, 2, 3, 5]) assert.equal(await countAsync(15, { workers }), 2279184n, `${workers} workers`);
});

test('starts as many workers as asked and stops them at the end', async () => {
  const { started, exits, createWorker } = watchedWorkers();
  assert.equal(await countAsync(15, { workers: 3, createWorker }), 2279184n);
  assert.equal(started.length, 3);
  await Promise.all(exits);
});

test('progress grows to the whole', async () => {
  /** @type {import('../../dist/count.js').Progress[]} */
  const reports = [];
  const count = await countAsync(16, { workers: 2, onProgress: (progress) => reports.push(progress) });
  assert.ok(reports.length > 2);
  for (const [i, { done, total, count: soFar, elapsed, left }] of reports.entries()) {
    const before = reports[i - 1] ?? { done: 0, total, count: 0n, elapsed: 0 };
    assert.ok(done > before.done && soFar >= before.count && elapsed >= before.elapsed);
    assert.equal(total, before.total);
    assert.equal(typeof soFar, 'bigint');
    assert.ok(left >= 0);
  }
  const last = reports.at(-1);
  assert.equal(last?.done, last?.total);
  assert.equal(last?.left, 0);
  assert.equal(last?.count, count);
});

test('cancelling rejects and stops the workers', async () => {
  const { started, exits, createWorker } = watchedWorkers();
  const controller = new AbortController();
  let reports = 0;
  await assert.rejects(
    countAsync(MAX_N, {
      workers: 2,
      createWorker,
      signal: controller.signal,
      onProgress: () => {
        ++reports;
        controller.abort();
      },
    }),
    { name: 'AbortError' },
  );
  assert.equal(started.length, 2);
  await Promise.all(exits);
  assert.equal(reports, 1);
});

test('a signal that is aborted already starts nothing', async () => {
  const { started, createWorker } = watchedWorkers();
  await assert.rejects(countAsync(8, { createWorker, signal: AbortSignal.abort() }), { name: 'AbortError' });
  assert.equal(started.length, 0);
});

test('counts the solutions with given queens, in every worker', async () => {
  assert.equal(await countAsync(8, { given: [] }), 92n);
  assert.equal(await countAsync(8, { given: [[0, 3]] }), 18n);
  assert.equal(await countAsync(8, { given: [[4, 6], [0, 3]] }), 3n);
  assert.equal(await countAsync(4, { given: [[0, 0]] }), 0n);
  let sum = 0n;
  for (let column = 0; column < 14; ++column) sum += await countAsync(14, { workers: 3, given: [[5, column]] });
  assert.equal(sum, 365596n);
});

test('progress and cancelling work with given queens', async () => {
  /** @type {number[]} */
  const shares = [];
  await countAsync(15, { workers: 2, given: [[0, 2]], onProgress: ({ done, total }) => shares.push(done / total) });
  assert.ok(shares.length > 10 && shares[0] < 0.1, shares.slice(0, 3).join());
  assert.equal(shares.at(-1), 1);
  const controller = new AbortController();
  const counting = countAsync(MAX_N, { workers: 2, given: [[0, 2]], signal: controller.signal, onProgress: () => controller.abort() });
  await assert.rejects(counting, { name: 'AbortError' });
});

test('given queens that are not on the board or attack each other are named', async () => {
  const wrong = /** @type {any} */ (countAsync);
  for (const given of [null, 5, '0.3', [[0]], [[0, 8]], [[-1, 0]], [[0.5, 0]], [0, 3]]) {
    await assert.rejects(wrong(8, { given }), { name: 'RangeError', message: 'given must be squares [row, column], with rows and columns from 0 to 7' });
  }
  for (const given of [[[2, 0], [5, 3]], [[2, 0], [2, 5]], [[2, 0], [5, 0]], [[2, 0], [2, 0]]]) {
    await assert.rejects(wrong(8, { given }), { name: 'RangeError', message: `given must be squares of queens that do not attack each other; [2, 0] and [${given[1].join(', ')}] do` });
  }
});

test('a worker that is killed is replaced and nothing is lost or counted twice', async () => {
  const { started, exits, createWorker } = watchedWorkers();
  // A killed worker has an unfinished part. Its death is noticed only after others have reported.
  const counting = new Set();
  const killed = new Set();
  // Large enough that replacements start before the count ends, even on a busy machine.
  const count = await countAsync(18, {
    workers: 2,
    createWorker: () => {
      const worker = createWorker();
      worker.on('message', (answer) => void ('count' in answer && counting.add(worker)));
      return worker;
    },
    onProgress: () => {
      const newest = started.at(-1);
      if (!counting.has(newest) || killed.has(newest) || killed.size === 2) return;
      killed.add(newest);
      newest?.terminate();
    },
  });
  assert.equal(count, 666090624n);
  assert.equal(started.length, 4);
  await Promise.all(exits);
});

test('a count survives the death of its only worker', async () => {
  const { started, createWorker } = watchedWorkers();
  let reports = 0;
  const onProgress = () => {
    if (++reports === 2) started[0].terminate();
  };
  assert.equal(await countAsync(16, { workers: 1, createWorker, onProgress }), 14772512n);
  assert.equal(started.length, 2);
});

test('workers that cannot start end in an error, not in a loop', async () => {
  const { exits, createWorker } = watchedWorkers(new URL('no-such-worker.mjs', import.meta.url));
  await assert.rejects(countAsync(15, { workers: 1, createWorker }), { code: 'no-workers', message: /no-such-worker/ });
  await Promise.all(exits);
});

// Counting 17 takes more memory than the module's initial memory.
test('if one worker has too little memory, the others count', async () => {
  const plain = watchedWorkers();
  const poor = watchedWorkers(new URL('poor-worker.mjs', import.meta.url));
  const createWorker = () => (poor.started.length === 0 ? poor : plain).createWorker();
  assert.equal(await countAsync(17, { workers: 2, createWorker }), 95815104n);
  assert.equal(poor.started.length, 1);
  assert.equal(plain.started.length, 1);
});

test('if no worker has enough memory, the error says so', async () => {
  const { exits, createWorker } = watchedWorkers(new URL('poor-worker.mjs', import.meta.url));
  await assert.rejects(countAsync(17, { workers: 2, createWorker }), { name: 'CountError', code: 'memory' });
  await Promise.all(exits);
});

test('an error in onProgress is the caller\'s to see', async () => {
  const { exits, createWorker } = watchedWorkers();
  const onProgress = () => {
    throw new Error('drawn over the edge');
  };
  await assert.rejects(countAsync(15, { workers: 2, createWorker, onProgress }), /drawn over the edge/);
  await Promise.all(exits);
});

test('wrong arguments are named', async () => {
  const wrong = /** @type {any} */ (countAsync);
  for (const [n, shown] of [[0, '0'], [21, '21'], [8.5, '8.5'], ['8', '"8"'], [undefined, 'undefined'], [NaN, 'NaN']]) {
    await assert.rejects(wrong(n), { name: 'RangeError', message: `n must be a whole number from 1 to 20; got ${shown}` });
  }
  for (const workers of [0, 1.5, 257]) {
    await assert.rejects(wrong(8, { workers }), {
      name: 'RangeError',
      message: `workers must be a whole number from 1 to 256; got ${workers}`,
    });
  }
});
