// Limits how often elements for screen readers are updated while a search plays or seeks.

/** Runs a task on each call of `update`. While the search is moving, runs are a minimum time apart. */
export class Throttle {
  #milliseconds;
  #moves;
  #run;
  #ranAt = -Infinity;
  #timer = 0;

  /**
   * @param {number} milliseconds minimum time between two runs while the search is moving
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

  /** Runs the task now, or as soon as enough time has passed. */
  update() {
    clearTimeout(this.#timer);
    const wait = this.#moves() ? this.#ranAt + this.#milliseconds - performance.now() : 0;
    if (wait > 0) this.#timer = window.setTimeout(() => this.update(), wait);
    else if (this.#run() !== false) this.#ranAt = performance.now();
  }

  /** Lets the next run take place at once. */
  reset() {
    this.#ranAt = -Infinity;
  }
}
