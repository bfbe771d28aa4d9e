// A long recording is handed to the page in parts that are taken in a short turn each.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { handing, pack } from '../../web/trace/packed.js';
import { readRecording } from '../../web/trace/recorded.js';

const MOST_OF_PART = 100_000;

/** @param {number} times */
const recordingOf = (times) => readRecording(`n 4\n${'line 2\nplace 0 1\nx = 5\nline 3\nline 4\nremove 0 1\n'.repeat(times)}`);

for (const times of [0, 1, 33_000, 50_000, 120_000])
  test(`${times} times two events and three lines arrive whole, in short parts`, () => {
    const packed = pack(recordingOf(times), 'the program');
    /** @type {(typeof packed)[]} */
    const parts = [];
    let begun = 0;
    const page = {
      record: (/** @type {typeof packed} */ part) => (begun++, parts.push(part), true),
      recordMore: (/** @type {typeof packed} */ part) => (parts.push(part), true),
    };
    let turns = 1;
    for (const _ of handing(page, packed)) {
      turns++;
      assert.equal(parts.length, turns - 1, 'one part each turn');
    }
    assert.equal(begun, 1);
    for (const part of parts) {
      assert.ok(part.events.length <= 5 * MOST_OF_PART && part.lines.length <= 8 * MOST_OF_PART);
      assert.deepEqual([part.n, part.byColumns, part.overwrites], [packed.n, packed.byColumns, packed.overwrites]);
    }
    for (const name of /** @type {const} */ (['events', 'lines'])) assert.deepEqual(Buffer.concat(parts.map((part) => part[name])), Buffer.from(packed[name]));
    for (const name of /** @type {const} */ (['values', 'program'])) assert.equal(parts.map((part) => part[name]).join(''), packed[name]);
  });
