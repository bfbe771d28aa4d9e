// The workers of one count: hands out parts on demand, replaces the dead, sums up.

/**
 * @typedef {Worker | import('node:worker_threads').Worker} AnyWorker
 * @typedef {{ from: number, to: number }} Part a range of slices
 * @typedef {import('./count-worker.js').Request} Request
 * @typedef {import('./count-worker.js').Answer} Answer
 */

/**
 * @typedef {object} Task
 * @property {number} n
 * @property {number} size how many workers
 * @property {() => AnyWorker} createWorker
 * @property {((progress: import('./count.js').Progress) => void) | undefined} onProgress
 * @property {(count: bigint) => void} resolve
 * @property {(reason: unknown) => void} reject
 * @property {() => void} onEnd called when all workers are stopped, whatever came of it
 */

// A part is meant to take about as long as a picture stays on the screen.
const PART_MILLISECONDS = 16;
// A worker that starts or counts is not heard of for this long: it is gone, and no browser says so.
const PATIENCE_MILLISECONDS = 30_000;
// So many deaths with nothing counted in between are no accident.
const MOST_DEATHS = 3;

export class Crew {
  /** @param {Task} task */
  constructor(task) {
    this.task = task;
    /** @type {Set<Member>} */
    this.members = new Set();
    /** Parts of the dead, to be counted again. @type {Part[]} */
    this.returned = [];
    this.next = 0;
    this.total = Infinity;
    this.done = 0;
    this.count = 0n;
    this.deaths = 0;
    this.ended = false;
    this.startTime = performance.now();
  }

  start() {
    for (let i = 0; i < this.task.size && !this.ended; ++i) this.hire();
  }

  /** Stops everything. @param {unknown} reason what the promise is rejected with */
  fail(reason) {
    if (this.end()) this.task.reject(reason);
  }

  /** @returns {boolean} whether it had not ended before */
  end() {
    if (this.ended) return false;
    this.ended = true;
    for (const member of this.members) member.dismiss();
    this.task.onEnd();
    return true;
  }

  hire() {
    try {
      this.members.add(new Member(this));
    } catch (error) {
      this.fail(error);
    }
  }

  /** The next part to be counted, or undefined. @param {number} slices how many suit the worker */
  take(slices) {
    const again = this.returned.pop();
    if (again || this.next >= this.total) return again;
    // Towards the end parts get shorter, so that all workers finish together.
    const fair = Math.ceil((this.total - this.next) / (2 * this.task.size));
    const from = this.next;
    this.next = Math.min(this.total, from + Math.max(1, Math.min(slices, fair)));
    return { from, to: this.next };
  }

  /** @param {Part & { count: bigint }} part */
  add({ from, to, count }) {
    this.deaths = 0;
    this.done += to - from;
    this.count += count;
    const elapsed = performance.now() - this.startTime;
    const left = (elapsed * (this.total - this.done)) / this.done;
    try {
      this.task.onProgress?.({ done: this.done, total: this.total, count: this.count, elapsed, left });
    } catch (error) {
      this.fail(error);
    }
    if (this.done === this.total && this.end()) this.task.resolve(this.count);
  }

  /**
   * @param {Member} member
   * @param {string} message
   */
  bury(member, message) {
    if (this.ended || !this.members.delete(member)) return;
    member.dismiss();
    if (member.part) this.returned.push(member.part);
    if (++this.deaths > MOST_DEATHS) {
      this.fail(new Error(`the workers that count keep failing: ${message}`));
      return;
    }
    for (const each of this.members) if (each.idle) each.work();
    // With every part in somebody's hands there is nothing to hire for.
    if (this.returned.length > 0 || this.next < this.total) this.hire();
  }
}

/** One worker and the part that it is counting. */
class Member {
  /** @param {Crew} crew */
  constructor(crew) {
    this.crew = crew;
    /** @type {Part | undefined} */
    this.part = undefined;
    this.idle = false;
    this.slices = 1;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.watch = undefined;
    this.worker = crew.task.createWorker();
    this.listen(this.worker);
    this.ask({ n: crew.task.n });
  }

  /** @param {AnyWorker} worker */
  listen(worker) {
    const die = (/** @type {string | undefined} */ message) =>
      this.crew.bury(this, message || 'a worker could not be started');
    if ('addEventListener' in worker) {
      worker.addEventListener('message', ({ data }) => this.hear(data));
      worker.addEventListener('error', ({ message }) => die(message));
      worker.addEventListener('messageerror', () => die('an answer could not be read'));
    } else {
      worker.on('message', (data) => this.hear(data));
      worker.on('error', ({ message }) => die(message));
      worker.on('exit', (code) => die(`a worker ended with code ${code}`));
    }
  }

  /** @param {Answer} answer */
  hear(answer) {
    // What the buried still had to say would be counted twice.
    if (!this.crew.members.has(this) || this.crew.ended) return;
    clearTimeout(this.watch);
    if ('error' in answer) {
      this.crew.bury(this, answer.error);
      return;
    }
    if ('slices' in answer) {
      this.crew.total = answer.slices;
    } else {
      this.part = undefined;
      const suitable = ((answer.to - answer.from) * PART_MILLISECONDS) / Math.max(answer.duration, 0.1);
      this.slices = Math.max(1, Math.min(Math.round(suitable), 2 * this.slices));
      this.crew.add(answer);
    }
    this.work();
  }

  work() {
    if (this.crew.ended) return;
    this.part = this.crew.take(this.slices);
    // With nothing left to take it stays, for the part of one that dies.
    this.idle = !this.part;
    if (this.part) this.ask(this.part);
  }

  /** @param {Request} request */
  ask(request) {
    this.worker.postMessage(request);
    this.watch = setTimeout(() => this.crew.bury(this, 'a worker fell silent'), PATIENCE_MILLISECONDS);
  }

  dismiss() {
    clearTimeout(this.watch);
    this.worker.terminate();
  }
}
