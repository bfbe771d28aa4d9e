// The management of a count's workers, with workers controlled by the test.
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, test } from 'node:test';
import { Crew, CountError } from '../../web/count/count-crew.js';

class Puppet extends EventEmitter {
  /** @type {unknown[]} */
  posted = [];
  stopped = false;
  /** @param {unknown} message */
  postMessage(message) {
    this.posted.push(message);
  }
  terminate() {
    this.stopped = true;
  }
  /** @param {import('../../web/count/count-worker.js').Answer} answer */
  say(answer) {
    this.emit('message', answer);
  }
  die(message = 'out of order') {
    this.emit('error', new Error(message));
  }
  /** Completes the part assigned last. @param {bigint} count */
  finish(count) {
    const { from, to } = /** @type {import('../../web/count/count-crew.js').Part} */ (this.posted.at(-1));
    this.say({ from, to, count, duration: 1 });
  }
}

/** @type {Puppet[]} in the order of starting */
let workers = [];
/** @type {unknown} the final count, or the error */
let result;
/** The reported duration, milliseconds. */
let elapsed = 0;

/** @type {Crew[]} */
let crews = [];

// A crew that waits for a worker would keep this process alive until its timeout.
afterEach(() => {
  for (const crew of crews) crew.end();
  crews = [];
});

/** @param {ConstructorParameters<typeof Crew>[0]} task */
function begin(task) {
  const crew = new Crew(task);
  crews.push(crew);
  crew.start();
}

beforeEach(() => {
  workers = [];
  result = undefined;
});

/**
 * @param {number} size
 * @param {() => void} [beforeEachWorker] may throw, so that no worker starts
 */
function start(size, beforeEachWorker) {
  const createWorker = () => {
    beforeEachWorker?.();
    const worker = new Puppet();
    workers.push(worker);
    return /** @type {any} */ (worker);
  };
  const settle = (/** @type {unknown} */ value) => (result = value);
  const onProgress = (/** @type {{ elapsed: number }} */ told) => void ({ elapsed } = told);
  begin({ board: { n: 16 }, size, createWorker, script: 'worker.js', onProgress, resolve: settle, reject: settle, onEnd: () => {} });
}

const living = () => workers.filter((worker) => !worker.stopped);

/** Lets the living workers finish the count. */
function countOn() {
  living().forEach((worker) => worker.say({ slices: 100 }));
  for (let rounds = 0; result === undefined && rounds < 1000; ++rounds) living().forEach((worker) => worker.finish(1n));
}

/**
 * @param {string} code
 * @param {RegExp} message
 */
function assertFailed(code, message) {
  assert.ok(result instanceof CountError);
  assert.equal(result.code, code);
  assert.match(result.message, message);
  assert.equal(living().length, 0);
}

test('an idle worker takes over the part of a dead one', () => {
  start(2);
  const [idle, dying] = workers;
  idle.say({ slices: 2 });
  dying.say({ slices: 2 });
  idle.finish(5n);
  assert.deepEqual(idle.posted, [{ n: 16 }, { from: 0, to: 1 }]);
  dying.die();
  assert.deepEqual(idle.posted.at(-1), { from: 1, to: 2 });
  idle.finish(7n);
  assert.equal(result, 12n);
  assert.equal(workers.length, 2);
});

test('a dead worker is not replaced if no parts are left', () => {
  start(2);
  const [idle, busy] = workers;
  idle.say({ slices: 2 });
  busy.say({ slices: 2 });
  idle.finish(5n);
  idle.die();
  assert.equal(workers.length, 2);
  busy.finish(7n);
  assert.equal(result, 12n);
});

test('a dead worker is replaced while parts are left', () => {
  start(2);
  const [first, second] = workers;
  first.say({ slices: 3 });
  second.say({ slices: 3 });
  second.die();
  assert.equal(workers.length, 3);
  first.finish(1n);
  first.finish(2n);
  workers[2].say({ slices: 3 });
  first.finish(4n);
  assert.equal(result, 7n);
  assert.ok(workers.every((worker) => worker.stopped));
});

for (const [when, answers] of /** @type {const} */ ([
  ['before it has said anything', 0],
  ['over a part', 1],
])) {
  test(`a worker that falls silent ${when} is replaced`, ({ mock }) => {
    mock.timers.enable({ apis: ['setInterval'] });
    start(1);
    if (answers > 0) workers[0].say({ slices: 1 });
    mock.timers.tick(40_000);
    assert.ok(workers[0].stopped);
    workers[1].say({ slices: 1 });
    // Late messages of the silent worker are ignored.
    workers[0].say({ from: 0, to: 1, count: 3n, duration: 1 });
    assert.equal(result, undefined);
    workers[1].finish(3n);
    assert.equal(result, 3n);
    mock.timers.tick(40_000);
    assert.equal(workers.length, 2);
  });
}

test('a page frozen for longer than the timeout loses no worker, and counts no time', ({ mock }) => {
  /** @type {Set<() => void>} */
  const clocks = new Set();
  mock.method(globalThis, 'setInterval', (/** @type {() => void} */ callback) => (clocks.add(callback), callback));
  mock.method(globalThis, 'clearInterval', (/** @type {() => void} */ callback) => clocks.delete(callback));
  // An engine calls each only once, however many ticks it slept through.
  const tick = () => [...clocks].forEach((callback) => callback());
  let now = 0;
  mock.method(performance, 'now', () => now);
  start(4);
  assert.ok(clocks.size > 4);
  tick();
  now += 3_600_000;
  tick();
  assert.equal(workers.length, 4);
  assert.equal(living().length, 4);
  living().forEach((worker) => worker.say({ slices: 100 }));
  now += 700;
  workers[0].finish(1n);
  assert.equal(elapsed, 700);
  // An answer may arrive before the next tick.
  now += 3_600_000;
  workers[0].finish(1n);
  now += 50;
  workers[1].finish(1n);
  assert.equal(elapsed, 750);
  while (result === undefined) living().forEach((worker) => worker.finish(1n));
  assert.equal(typeof result, 'bigint');
});

test('a count survives four workers that fall silent at once', ({ mock }) => {
  mock.timers.enable({ apis: ['setInterval'] });
  start(4);
  mock.timers.tick(40_000);
  assert.ok(workers.slice(0, 4).every((worker) => worker.stopped));
  assert.ok(living().length > 0);
  assert.equal(result, undefined);
  countOn();
  assert.equal(typeof result, 'bigint');
});

test('if one worker cannot start, the others continue', () => {
  let made = 0;
  start(3, () => {
    if (++made === 2) throw new Error('no more threads');
  });
  assert.equal(workers.length, 2);
  countOn();
  assert.equal(typeof result, 'bigint');
});

test('the count continues if a dead worker cannot be replaced', () => {
  let made = 0;
  start(2, () => {
    if (++made > 2) throw new Error('no more threads');
  });
  workers.forEach((worker) => worker.say({ slices: 10 }));
  workers[0].die();
  assert.equal(result, undefined);
  while (result === undefined) workers[1].finish(1n);
  assert.equal(typeof result, 'bigint');
});

test('if no worker can start, the count fails, and says why', () => {
  start(3, () => {
    throw new Error('workers are forbidden here');
  });
  assertFailed('no-workers', /no worker could be started to count: workers are forbidden here/);
});

test('if no worker begins, the count fails after a few more attempts', () => {
  start(2);
  for (let deaths = 0; result === undefined && deaths < 100; ++deaths) living()[0].die('not found');
  assertFailed('no-workers', /no worker could be started to count: not found/);
  assert.ok(workers.length > 2 && workers.length < 10, `${workers.length} were tried`);
});

test('if each worker fails in its first part, the count fails', () => {
  start(2);
  for (let deaths = 0; result === undefined && deaths < 100; ++deaths) {
    living()[0].say({ slices: 10 });
    living()[0].die('unreachable');
  }
  assertFailed('workers-fail', /the workers that count keep failing: unreachable/);
});

test('a worker that never begins is not replaced forever while others count', () => {
  start(2);
  workers[0].say({ slices: 1000 });
  for (let parts = 0; result === undefined && parts < 2000; ++parts) {
    workers[0].finish(1n);
    living().find((worker) => worker !== workers[0])?.die('not found');
  }
  assert.equal(typeof result, 'bigint');
  assert.ok(workers.length < 10, `${workers.length} were tried`);
});

for (const message of ['WebAssembly.instantiate(): Out of memory', 'Aborted(). Build with -sASSERTIONS for more info.']) {
  test(`lack of memory leads to fewer workers: ${message}`, () => {
    start(4);
    const [first, second, third, fourth] = workers;
    first.say({ error: message });
    workers.forEach((worker) => worker.say({ slices: 100 }));
    second.finish(1n);
    second.say({ error: message });
    assert.deepEqual(living(), [third, fourth]);
    assert.equal(workers.length, 4);
    while (result === undefined) living().forEach((worker) => worker.finish(1n));
    assert.equal(typeof result, 'bigint');
  });
}

test('without memory for a single worker the count fails', () => {
  start(2);
  for (let deaths = 0; result === undefined && deaths < 100; ++deaths) living()[0].say({ error: 'out of memory' });
  assertFailed('memory', /there is not enough memory to count: out of memory/);
});

test('a worker with an invalid answer is dropped', () => {
  const nonsense = [
    null, undefined, 5, 'slices', [], {}, { slices: 0 }, { slices: -1 }, { slices: NaN }, { slices: Infinity }, { slices: '100' },
    { slices: 2.5 }, { error: null }, { from: 0, to: 1, count: 1n, duration: 1 },
  ];
  for (const each of nonsense) {
    workers = [];
    result = undefined;
    start(2);
    workers[0].say(/** @type {any} */ (each));
    assert.ok(workers[0].stopped, String(each));
    countOn();
    assert.equal(typeof result, 'bigint', String(each));
  }
});

test('a worker that counts another part than its own, or a negative number, is dropped', () => {
  for (const wrong of [{ from: 1 }, { to: 50 }, { count: 5 }, { count: -1n }, { duration: NaN }, { duration: -1 }, { slices: 7 }]) {
    workers = [];
    result = undefined;
    start(2);
    workers[0].say({ slices: 100 });
    const part = /** @type {import('../../web/count/count-crew.js').Part} */ (workers[0].posted.at(-1));
    workers[0].say(/** @type {any} */ ({ ...part, count: 1n, duration: 1, ...wrong }));
    assert.ok(workers[0].stopped, JSON.stringify(wrong, (_, value) => String(value)));
  }
});

test('a worker that repeats the number of slices loses none of them', () => {
  start(2);
  const [one, other] = workers;
  one.say({ slices: 2 });
  other.say({ slices: 2 });
  one.say({ slices: 2 });
  assert.ok(one.stopped);
  other.finish(1n);
  other.finish(2n);
  assert.equal(result, 3n);
});

test('a count whose workers only ever answer nonsense fails', () => {
  start(2);
  for (let i = 0; i < 100 && result === undefined; i++) living().forEach((worker) => worker.say(/** @type {any} */ (null)));
  assertFailed('no-workers', /no answer|none/);
});

test('a value that is not a worker is dropped', () => {
  const settle = (/** @type {unknown} */ value) => (result = value);
  for (const none of [null, undefined, {}, 'worker', { postMessage() {} }]) {
    result = undefined;
    begin({ board: { n: 16 }, size: 2, createWorker: () => /** @type {any} */ (none), onProgress: undefined, resolve: settle, reject: settle, onEnd: () => {} });
    assertFailed('no-workers', /must return a Worker/);
  }
});
