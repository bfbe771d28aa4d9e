// The promises of the commands of `window.queens`, whatever happens in the frame in which they resolve: with a
// simulated page whose frames the test controls.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Announcer, makeHandle } from '../../web/page/handle.js';

/** A page that arrives a number of frames after each `seek`, and is clicked on request. */
class Stage {
  position = 100;
  #target = 100;
  #frames = 0;
  /** @type {(() => void) | null} */
  #arrival = null;
  /** @type {(() => void) | null} */
  #click = null;
  /** @type {(() => void)[]} */
  #listeners = [];

  /** @param {number} framesAway number of frames from each command to its arrival */
  constructor(framesAway) {
    const event = () => (this.position === 0 ? null : { at: this.position });
    const nothing = () => undefined;
    const moving = () => this.#frames > 0;
    const page = {
      now: () => ({
        variant: 'hash-sets', n: 8, find: 'all', recording: 0, position: this.position, solutions: 0, moving: moving(), pursuing: moving(), asked: 0, address: '',
      }),
      search: () => ({ position: this.position }), pursuing: moving, event, complaints: () => [],
      seek: (/** @type {number} */ to) => {
        this.#target = to;
        this.#frames = framesAway;
        if (framesAway === 0) this.position = to;
      },
      onArrival: (/** @type {() => void} */ tell) => void (this.#arrival = tell),
      load: nothing,
    };
    const screen = { draw: nothing, afterFrame: (/** @type {() => void} */ listener) => void this.#listeners.push(listener) };
    this.handle = makeHandle(/** @type {any} */ (page), /** @type {any} */ (screen), new Announcer(), nothing);
  }

  /** In the next frame, after the search has advanced, the student goes to the start. */
  click() {
    this.#click = () => {
      this.position = this.#target = 0;
      this.#frames = 0;
    };
  }

  /** Like `Page::frame`: the search advances, arrivals are reported, then the click takes effect. */
  frame() {
    if (this.#frames > 0 && --this.#frames === 0) this.position = this.#target;
    if (this.#frames === 0) {
      const tell = this.#arrival;
      this.#arrival = null;
      tell?.();
    }
    this.#click?.();
    this.#click = null;
    for (const listener of this.#listeners) listener();
  }
}

test('a command that arrives in the frame of a click resolves with its own position', async () => {
  for (const frames of [0, 1, 2, 3]) {
    const stage = new Stage(frames);
    const arrived = stage.handle.seek(19985);
    for (let frame = 1; frame < frames; frame++) stage.frame();
    stage.click();
    stage.frame();
    assert.deepEqual(await arrived, { at: 19985 }, `after ${frames} frames`);
    assert.equal(stage.handle.position(), 0);
  }
});

test('an interrupted command resolves with the position of the interruption', async () => {
  const stage = new Stage(3);
  const arrived = stage.handle.seek(19985);
  stage.click();
  stage.frame();
  assert.equal(await arrived, null);
  assert.equal(stage.handle.position(), 0);
});

test('the first of two commands resolves with the position at which the second starts', async () => {
  const stage = new Stage(2);
  const first = stage.handle.seek(19985);
  stage.frame();
  const second = stage.handle.seek(40);
  assert.deepEqual(await first, { at: 100 });
  stage.frame();
  stage.frame();
  assert.deepEqual(await second, { at: 40 });
});

test('an arrival resolves once, and only the waiting promises', async () => {
  const stage = new Stage(1);
  const loaded = stage.handle.load({ play: 1, from: 210, loop: 1, stops: 'place' });
  const arrived = stage.handle.seek(19985);
  assert.deepEqual(await loaded, []);
  stage.frame();
  assert.deepEqual(await arrived, { at: 19985 });
  stage.click();
  stage.frame();
  assert.equal(stage.handle.position(), 0);
});
