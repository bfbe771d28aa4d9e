// The workers of one count: hands out parts on demand, replaces the dead or goes on without them, sums up.
import { expectAnswer } from '../workers/silence.js';

/**
 * @typedef {import('./count.js').AnyWorker} AnyWorker
 * @typedef {{ from: number, to: number }} Part a range of slices
 * @typedef {import('./count-worker.js').Request} Request
 * @typedef {import('./count-worker.js').Answer} Answer
 */

/**
 * @typedef {object} Task
 * @property {import('./count-worker.js').Board} board
 * @property {number} size number of workers
 * @property {() => AnyWorker} createWorker
 * @property {string} script name of the worker's script, for messages
 * @property {((progress: import('./count.js').Progress) => void) | undefined} onProgress
 * @property {(count: bigint) => void} resolve
 * @property {(reason: unknown) => void} reject
 * @property {() => void} onEnd called when all workers have stopped, for any reason
 */

// A part is meant to take about as long as a picture stays on the screen.
const PART_MILLISECONDS = 16;
const TICK_MILLISECONDS = 1000;
// Neither a tick nor an answer for so long: the page was frozen or the machine asleep, which is no time of counting.
const ASLEEP_MILLISECONDS = 5000;
// So many deaths of workers that have counted nothing are no accident; after them no more are hired.
const MOST_MISSES = 3;
// Messages of engines that are out of memory; the module says only “Aborted()”. Of a cut file they may name its section of
// memory.
const WANT_OF_MEMORY = /^(?!.*(CompileError|wasm validation)).*memory|^Aborted\(\)/is;

const REASONS = {
  'no-workers': 'no worker could be started to count',
  'workers-fail': 'the workers that count keep failing',
  memory: 'there is not enough memory to count',
};

/** See count.d.ts. */
export class CountError extends Error {
  /**
   * @param {keyof typeof REASONS} code
   * @param {string} detail the engine's message about the last worker
   */
  constructor(code, detail) {
    super(`${REASONS[code]}: ${detail}`);
    this.name = 'CountError';
    this.code = code;
  }
}

export class Crew {
  /** @param {Task} task */
  constructor(task) {
    this.task = task;
    /** @type {Set<Member>} */
    this.members = new Set();
    /** Parts of failed workers, to be counted again. @type {Part[]} */
    this.returned = [];
    this.next = 0;
    this.total = Infinity;
    this.done = 0;
    this.count = 0n;
    this.misses = 0;
    this.ended = false;
    /** Error of the last worker that failed or could not be created. */
    this.lastWords = '';
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.clock = undefined;
    /** The start time plus the time asleep; and the time of the last message. */
    this.startTime = this.awakeAt = performance.now();
  }

  start() {
    this.clock = setInterval(() => this.wake(), TICK_MILLISECONDS);
    for (let i = 0; i < this.task.size; ++i) this.hire();
    this.failIfNobodyIsThere();
  }

  /** Records a sign of life. */
  wake() {
    const now = performance.now();
    if (now - this.awakeAt > ASLEEP_MILLISECONDS) this.startTime += now - this.awakeAt;
    this.awakeAt = now;
  }

  failIfNobodyIsThere() {
    if (this.members.size > 0) return;
    const nobodyEverAnswered = this.total === Infinity;
    const code = WANT_OF_MEMORY.test(this.lastWords) ? 'memory' : nobodyEverAnswered ? 'no-workers' : 'workers-fail';
    this.fail(new CountError(code, this.lastWords));
  }

  /** Stops everything. @param {unknown} reason of the rejected promise */
  fail(reason) {
    if (this.end()) this.task.reject(reason);
  }

  /** @returns {boolean} false if it had ended already */
  end() {
    if (this.ended) return false;
    this.ended = true;
    clearInterval(this.clock);
    for (const member of this.members) member.dismiss();
    this.task.onEnd();
    return true;
  }

  /** Adds a worker; continues without it if it cannot be created. */
  hire() {
    try {
      this.members.add(new Member(this));
    } catch (error) {
      this.lastWords = error instanceof Error ? error.message : String(error);
    }
  }

  /** The next part to be counted, or undefined. @param {number} slices a good number for the worker */
  take(slices) {
    const again = this.returned.pop();
    if (again || this.next >= this.total) return again;
    // Towards the end parts get shorter, so that all workers finish together.
    const fair = Math.ceil((this.total - this.next) / (2 * this.members.size));
    const from = this.next;
    this.next = Math.min(this.total, from + Math.max(1, Math.min(slices, fair)));
    return { from, to: this.next };
  }

  /** @param {Part & { count: bigint }} part */
  add({ from, to, count }) {
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
    this.lastWords = message;
    if (!member.hasCounted) ++this.misses;
    for (const each of this.members) if (each.idle) each.work();
    // No part is left for a new worker.
    if (this.returned.length === 0 && this.next >= this.total) return;
    // Where memory is wanting, fewer may have enough.
    const fewerWillDo = WANT_OF_MEMORY.test(message) && this.members.size > 0;
    if (!fewerWillDo && (member.hasCounted || this.misses <= MOST_MISSES)) this.hire();
    this.failIfNobodyIsThere();
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
    this.hasCounted = false;
    this.slices = 1;
    /** Stops waiting for an answer. */
    this.heard = () => {};
    this.worker = crew.task.createWorker();
    this.listen(this.worker);
    this.ask(crew.task.board);
  }

  /** @param {AnyWorker} worker @throws {Error} if it is none */
  listen(worker) {
    if (typeof worker?.postMessage !== 'function' || typeof worker.terminate !== 'function') {
      throw new Error('createWorker must return a Worker; it returned something else');
    }
    const die = (/** @type {string | undefined} */ message) =>
      this.crew.bury(this, message || `${this.crew.task.script} could not be started`);
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

  /** @param {unknown} said by a worker that may be the caller's own */
  hear(said) {
    // A late answer of a dismissed worker would be counted twice.
    if (!this.crew.members.has(this) || this.crew.ended) return;
    this.heard();
    this.crew.wake();
    if (!this.isAnswer(said)) {
      this.crew.bury(this, 'a worker gave an answer that is none');
      return;
    }
    const answer = said;
    if ('error' in answer) {
      this.crew.bury(this, answer.error);
      return;
    }
    if ('slices' in answer) {
      this.crew.total = answer.slices;
    } else {
      this.part = undefined;
      if (!this.hasCounted) this.crew.misses = 0;
      this.hasCounted = true;
      const suitable = ((answer.to - answer.from) * PART_MILLISECONDS) / Math.max(answer.duration, 0.1);
      this.slices = Math.max(1, Math.min(Math.round(suitable), 2 * this.slices));
      this.crew.add(answer);
    }
    this.work();
  }

  /**
   * Whether a message is a valid answer to the request.
   * @param {any} said
   * @returns {said is Answer}
   */
  isAnswer(said) {
    if (typeof said !== 'object' || said === null) return false;
    if ('error' in said) return typeof said.error === 'string';
    const { total } = this.crew;
    // Only the first is how many there are; what it has been given since would be lost.
    if ('slices' in said) return !this.part && Number.isSafeInteger(said.slices) && said.slices > 0 && (total === Infinity || total === said.slices);
    const { from, to, count, duration } = said;
    return from === this.part?.from && to === this.part?.to && typeof count === 'bigint' && count >= 0n && duration >= 0;
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
    this.heard();
    this.worker.postMessage(request);
    this.heard = expectAnswer(() => this.crew.bury(this, 'a worker fell silent'));
  }

  dismiss() {
    this.heard();
    this.worker.terminate();
  }
}
