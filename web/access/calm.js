// Updates for screen readers, less often while a search plays or seeks.

/** Runs a task on each call of `update`, or after a while if it has just run and the search is moving. */
export class Calm {
  #milliseconds;
  #moves;
  #run;
  #ranAt = -Infinity;
  #timer = 0;

  /**
   * @param {number} milliseconds between two runs while the search is moving
   * @param {() => boolean} moves whether it is moving
   * @param {() => boolean | void} run returns false if nothing has changed, so that the next run need not wait
   * @param {AbortSignal} signal ends it
   */
  constructor(milliseconds, moves, run, signal) {
    this.#milliseconds = milliseconds;
    this.#moves = moves;
    this.#run = run;
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  update() {
    clearTimeout(this.#timer);
    const now = performance.now();
    const wait = this.#moves() ? this.#ranAt + this.#milliseconds - now : 0;
    if (wait > 0) this.#timer = window.setTimeout(() => this.update(), wait);
    else if (this.#run() !== false) this.#ranAt = now;
  }

  /** The next run need not wait. */
  hurry() {
    this.#ranAt = -Infinity;
  }
}
