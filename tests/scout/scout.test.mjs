// The scout of a page, in Node: with worker threads, with failing workers, and without workers.
import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { afterEach, test } from 'node:test';
import { Worker as Thread } from 'node:worker_threads';
import load from '../../dist/queens.js';
import { FAR_AHEAD, lead } from '../../web/scout/leader.js';
import { APP } from '../page/site.mjs';

const queens = await load();
const script = new URL(`../../dist/${APP}/scout/worker.js`, import.meta.url);

/** A worker thread that behaves like a worker of a page. */
class ThreadWorker extends EventTarget {
  #thread;

  /** @param {URL} [module] */
  constructor(module = script) {
    super();
    this.#thread = new Thread(new URL('thread.mjs', import.meta.url), { workerData: module.href });
    this.#thread.on('message', (data) => this.dispatchEvent(new MessageEvent('message', { data })));
    for (const trouble of ['error', 'exit']) this.#thread.on(trouble, () => this.dispatchEvent(new Event('error')));
  }

  postMessage(/** @type {unknown} */ message) {
    this.#thread.postMessage(message);
  }

  terminate() {
    return this.#thread.terminate();
  }
}

/** Creates the worker of the scout that has started last. @type {() => unknown} */
let createWorker;
Object.assign(globalThis, {
  origin: 'null',
  Worker: function Worker() {
    return createWorker();
  },
});

/** Cleanups of a test. @type {(() => unknown)[]} */
const ends = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

// The search that a page shows, and a record of its changes.
class Stage extends EventEmitter {
  /** @type {any} */
  search;
  explored = 0;
  position = 0;
  adopted = 0;
  /** @type {ThreadWorker[]} */
  workers = [];

  /** @param {string} variant @param {number} n @param {'all' | 'first' | 'count'} [find] */
  show(variant, n, find) {
    this.search?.delete();
    this.variant = variant;
    this.n = n;
    this.find = find;
    this.explored = 0;
    this.search = new queens.Search(/** @type {any} */ (variant), n, { find });
  }

  /** @param {Partial<import('../../web/scout/leader.js').Task>} [task] @param {() => unknown} [create] creates its worker */
  start(task, create = () => this.workers[this.workers.push(new ThreadWorker()) - 1]) {
    createWorker = create;
    const scout = lead({
      shown: () => ({
        variant: /** @type {any} */ (this.variant), n: Number(this.n), find: this.find ?? 'all', position: this.position, explored: this.explored,
        total: this.search.total(),
      }),
      adopt: (bytes) => {
        const taken = this.search.adopt(bytes);
        // The explored number of events is the fifth number of the header.
        if (taken) this.explored = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(32, true));
        this.adopted++;
        this.emit('adopted');
        return taken;
      },
      Scout: queens.Scout,
      ...task,
    });
    ends.push(() => scout.end());
    return scout;
  }

  /** @param {() => boolean} condition */
  async until(condition) {
    while (!condition()) await once(this, 'adopted', { signal: AbortSignal.timeout(20_000) });
  }
}

/** @param {string} variant @param {number} n */
function stage(variant, n) {
  const result = new Stage();
  result.show(variant, n);
  ends.push(() => result.search.delete());
  return result;
}

const totalOf = (/** @type {any} */ variant, /** @type {number} */ n) => {
  const search = new queens.Search(variant, n);
  const total = search.seek(Infinity);
  search.delete();
  return total;
};

test('a small board is explored without a worker', async () => {
  // Small enough for a busy machine to finish in time.
  const shown = stage('flag-arrays', 6);
  shown.start();
  await shown.until(() => shown.search.total() !== null);
  assert.equal(shown.search.total(), totalOf('flag-arrays', 6));
  assert.equal(shown.workers.length, 0);
  assert.equal(shown.search.position(), 0);
});

test('a large board is explored in a worker, part after part', async () => {
  const shown = stage('flag-arrays', 14);
  shown.start();
  await shown.until(() => shown.search.total() !== null);
  assert.equal(shown.search.total(), totalOf('flag-arrays', 14));
  assert.equal(shown.workers.length, 1);
  assert.ok(shown.adopted > 1);
});

test('without workers it explores between other work', async () => {
  for (const create of [
    () => { throw new Error('forbidden'); },
    () => new ThreadWorker(new URL('no-such-worker.js', script)),
  ]) {
    const shown = stage('board-scan', 12);
    shown.start({}, create);
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await shown.until(() => shown.search.total() !== null);
    clearInterval(timer);
    assert.equal(shown.search.total(), totalOf('board-scan', 12));
    assert.ok(turns > 1, 'others had a turn');
  }
});

test('it uses the spare time of a frame, and reports it', async () => {
  const shown = stage('board-scan', 11);
  const given = /** @type {number[]} */ ([]);
  const asked = /** @type {number[]} */ ([]);
  const taken = /** @type {number[]} */ ([]);
  shown.start({
    // Sometimes nothing, and once more than a frame's time.
    spare: () => given[given.push([2, 0, 1, 50][given.length % 4]) - 1],
    spent: (milliseconds) => taken.push(milliseconds),
    Scout: /** @type {any} */ (function (/** @type {any[]} */ ...search) {
      const [variant, n, options] = search;
      const scout = new queens.Scout(variant, n, options);
      const explore = scout.explore.bind(scout);
      return Object.assign(scout, { explore: (/** @type {number} */ milliseconds) => (asked.push(milliseconds), explore(milliseconds)) });
    }),
  }, () => { throw new Error('forbidden'); });
  await shown.until(() => shown.search.total() !== null);
  assert.equal(shown.search.total(), totalOf('board-scan', 11));
  assert.ok(given.length > 3);
  assert.deepEqual(asked, given.map((milliseconds) => Math.min(5, milliseconds)));
  assert.equal(taken.length, given.length);
  assert.ok(taken.every((milliseconds) => milliseconds >= 0) && taken.some((milliseconds) => milliseconds > 0));
});

test('it continues without a worker that dies', async () => {
  const shown = stage('flag-arrays', 13);
  shown.start();
  await shown.until(() => shown.workers.length > 0 && shown.adopted > 1);
  await shown.workers[0].terminate();
  const { adopted } = shown;
  await shown.until(() => shown.search.total() !== null || shown.adopted > adopted + 2);
  assert.equal(shown.workers.length, 1);
});

test('another search is explored next, and a reset one again', async () => {
  const shown = stage('bitmask', 18);
  const scout = shown.start();
  await shown.until(() => shown.adopted > 3);
  shown.show('hash-sets', 9);
  scout.look();
  await shown.until(() => shown.search.total() !== null);
  assert.equal(shown.search.total(), totalOf('hash-sets', 9));
  shown.show('bitmask', 18);
  scout.look();
  await shown.until(() => shown.explored > 1e6);
  // Like after a reset: the worker's next results begin beyond the known part.
  shown.show('bitmask', 18);
  const before = shown.adopted;
  await shown.until(() => shown.adopted > before + 2 && shown.explored > 1e6);
});

test('two scouts at once do not disturb each other', async () => {
  const one = stage('flag-arrays', 12);
  const other = stage('bitmask', 12);
  one.start();
  other.start();
  await Promise.all([one, other].map((each) => each.until(() => each.search.total() !== null)));
  assert.equal(one.search.total(), totalOf('flag-arrays', 12));
  assert.equal(other.search.total(), totalOf('bitmask', 12));
});

// Workers controlled by the test.
class Puppet extends EventEmitter {
  /** @type {import('../../web/scout/work.js').Request[]} */
  requests = [];
  stopped = false;
  /** @param {any} request */
  postMessage(request) {
    this.requests.push(request);
    this.emit('asked');
  }
  terminate() {
    this.stopped = true;
  }
  /** @param {string} name @param {(event: any) => void} listener */
  addEventListener(name, listener) {
    this.on(name, listener);
  }
}

/** A stage whose puppet has received one request. */
async function puppetStage() {
  const shown = stage('flag-arrays', 20);
  const puppet = new Puppet();
  const scout = shown.start({}, () => puppet);
  // On a slow machine it may have asked already.
  if (puppet.requests.length === 0) await once(puppet, 'asked', { signal: AbortSignal.timeout(20_000) });
  return { shown, puppet, scout };
}

test('another program of the same search is explored anew', async () => {
  const stage = new Stage();
  stage.show('flag-arrays', 10);
  const scout = stage.start();
  await stage.until(() => stage.search.total() !== null);
  const all = stage.search.total();
  stage.show('flag-arrays', 10, 'first');
  scout.look();
  await stage.until(() => stage.search.total() !== null);
  const first = new queens.Search('flag-arrays', 10, { find: 'first' });
  assert.equal(stage.search.total(), first.seek(Infinity));
  assert.ok(stage.search.total() < all);
  first.delete();
});

test("it pauses far ahead of the student, and continues with the student's position", async () => {
  const { shown, puppet, scout } = await puppetStage();
  const [{ search, after, until }] = puppet.requests;
  assert.deepEqual(search, { variant: 'flag-arrays', n: 20, find: 'all' });
  assert.equal(after, shown.explored);
  assert.equal(until, FAR_AHEAD);
  shown.explored = FAR_AHEAD;
  puppet.emit('message', { data: { search, finished: false, bytes: null } });
  scout.look();
  assert.equal(puppet.requests.length, 1);
  shown.position = 5;
  scout.look();
  assert.equal(puppet.requests.length, 2);
  assert.equal(puppet.requests[1].until, FAR_AHEAD + 5);
  // One request at a time.
  scout.look();
  assert.equal(puppet.requests.length, 2);
});

test('it pauses while the page is hidden', async () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  Object.assign(globalThis, { document: page });
  ends.unshift(() => void Reflect.deleteProperty(globalThis, 'document'));
  const { puppet, scout } = await puppetStage();
  const { search } = puppet.requests[0];
  page.hidden = true;
  puppet.emit('message', { data: { search, finished: false, bytes: null } });
  scout.look();
  assert.equal(puppet.requests.length, 1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  assert.equal(puppet.requests.length, 2);
});

test('results refused twice are not requested again', async () => {
  const { shown, puppet, scout } = await puppetStage();
  const { search } = puppet.requests[0];
  const answer = { search, finished: false, bytes: new Uint8Array(100) };
  puppet.emit('message', { data: answer });
  assert.equal(puppet.requests.length, 2);
  puppet.emit('message', { data: answer });
  scout.look();
  assert.equal(puppet.requests.length, 2);
  // Another search may be accepted.
  shown.show('flag-arrays', 21);
  scout.look();
  if (puppet.requests.length < 3) await once(puppet, 'asked', { signal: AbortSignal.timeout(20_000) });
  assert.equal(puppet.requests[2].search.n, 21);
});

test('it continues without a worker that falls silent', async ({ mock }) => {
  mock.timers.enable({ apis: ['setInterval'] });
  const { shown, puppet } = await puppetStage();
  const { adopted } = shown;
  mock.timers.tick(40_000);
  assert.ok(puppet.stopped);
  await shown.until(() => shown.adopted > adopted + 1);
  assert.equal(puppet.requests.length, 1);
});

test('a page frozen for longer than the timeout keeps its worker', async ({ mock }) => {
  /** Callbacks that an engine calls once when it resumes, however long it was suspended. @type {(() => void)[]} */
  const due = [];
  for (const timer of /** @type {const} */ (['setTimeout', 'setInterval'])) {
    const usual = globalThis[timer];
    mock.method(globalThis, timer, (/** @type {() => void} */ act, /** @type {number} */ wait) => (wait < 1000 ? usual(act, wait) : due.push(act)));
  }
  const { shown, puppet } = await puppetStage();
  assert.ok(due.length > 0, 'it is waited for');
  for (const act of due) act();
  assert.ok(!puppet.stopped);
  const { search } = puppet.requests[0];
  puppet.emit('message', { data: { search, finished: false, bytes: null } });
  assert.equal(puppet.requests.length, 2);
  assert.equal(shown.workers.length, 0);
});

test('after its end it stops its worker and does nothing more', async () => {
  const { shown, puppet, scout } = await puppetStage();
  const { adopted } = shown;
  scout.end();
  assert.ok(puppet.stopped);
  puppet.emit('message', { data: { search: puppet.requests[0].search, finished: false, bytes: new Uint8Array(100) } });
  scout.look();
  assert.equal(shown.adopted, adopted);
  assert.equal(puppet.requests.length, 1);
});

test('a recording is left to its page', () => {
  const stage = new Stage();
  stage.show('flag-arrays', 12);
  let begun = 0;
  stage.start({
    shown: () => ({ variant: 'trace', n: 4, find: 'all', position: 0, explored: 0, total: null }),
    Scout: /** @type {any} */ (class { constructor() { begun++; } }),
  }, () => { throw new Error('no worker is needed'); });
  assert.equal(begun, 0);
  assert.equal(stage.adopted, 0);
});
