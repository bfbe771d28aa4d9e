// How the workers of a count are led, with workers that say what the test lets them say.
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { beforeEach, test } from 'node:test';
import { Crew } from '../../dist/count-crew.js';

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
  /** @param {import('../../dist/count-worker.js').Answer} answer */
  say(answer) {
    this.emit('message', answer);
  }
  die() {
    this.emit('error', new Error('out of memory'));
  }
  /** Counts the part that it was given last. @param {bigint} count */
  finish(count) {
    const { from, to } = /** @type {import('../../dist/count-crew.js').Part} */ (this.posted.at(-1));
    this.say({ from, to, count, duration: 1 });
  }
}

/** @type {Puppet[]} In the order of starting. */
let workers = [];
/** @type {unknown} What the count was found to be, or why it was given up. */
let result;

beforeEach(() => {
  workers = [];
  result = undefined;
});

/** @param {number} size */
function start(size) {
  const createWorker = () => {
    const worker = new Puppet();
    workers.push(worker);
    return /** @type {any} */ (worker);
  };
  const settle = (/** @type {unknown} */ value) => (result = value);
  new Crew({ n: 16, size, createWorker, onProgress: undefined, resolve: settle, reject: settle, onEnd: () => {} }).start();
}

test('one that has nothing left to take gets the part of one that dies', () => {
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

test('none is hired for one that dies when there is nothing left to take', () => {
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

test('one is hired for one that dies while there is something to take', () => {
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
  test(`one that falls silent ${when} is replaced`, ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    start(1);
    if (answers > 0) workers[0].say({ slices: 1 });
    mock.timers.tick(40_000);
    assert.ok(workers[0].stopped);
    workers[1].say({ slices: 1 });
    // What the silent one still says is not heard.
    workers[0].say({ from: 0, to: 1, count: 3n, duration: 1 });
    assert.equal(result, undefined);
    workers[1].finish(3n);
    assert.equal(result, 3n);
    mock.timers.tick(40_000);
    assert.equal(workers.length, 2);
  });
}
