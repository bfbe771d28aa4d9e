// Runs what a reader has written, shows what it did on the board, and judges it.
import { Log } from './log.js';
import { prepare } from './languages.js';
import { Misspelt } from './names.js';
import { run } from './run.js';
import { readRecording } from '../trace/recorded.js';
import { judge, LARGEST } from '../trace/verdict.js';
import { show } from '../trace/watch.js';

/** @typedef {import('./link.js').Written} Written */
/**
 * @typedef {object} Watched
 * @property {import('./run.js').End | 'misspelt' | 'unreadable' | 'judged'} end how it ended
 * @property {number} line of the program at which it ended; 0 if it ended well
 * @property {string} reason what is said of that
 * @property {number} seconds that it had
 * @property {number} events
 * @property {number[]} lines of the program, by event
 * @property {string[]} printed
 * @property {boolean} derived see Log
 * @property {import('../trace/verdict.js').Verdict} [verdict] if there is something to judge
 */

const NOTHING = { line: 0, reason: '', seconds: 0, events: 0, lines: [], printed: [], derived: false };

/** @param {unknown} error */
const said = (error) => (error instanceof Error ? error.message : String(error));

/** @param {import('../trace/watch.js').Stage} stage on which it is shown */
export const watchOn = (stage) => ({
  /**
   * @param {Written} written
   * @param {AbortSignal} signal ends it
   * @returns {Promise<Watched>}
   */
  async program(written, signal) {
    let prepared;
    try {
      prepared = await prepare(written);
    } catch (error) {
      if (error instanceof Misspelt) return { ...NOTHING, end: 'misspelt', line: error.line, reason: error.message };
      return { ...NOTHING, end: 'forbidden', reason: said(error) };
    }
    const log = new Log(written.n, written.byColumn);
    const { end, reason } = await run({ ...prepared, log, signal });
    const { text, lines, derived } = log.end();
    const told = {
      end, reason: log.error?.message ?? reason, line: end === 'well' ? 0 : log.error?.line ?? log.line,
      seconds: prepared.milliseconds / 1000, lines, printed: log.printed, derived, events: lines.length,
    };
    const recording = readRecording(text);
    // What it has done until then is shown however it ended.
    if (recording.events.length > 0) show(stage, recording, written.source);
    // Of what was ended early nothing is missing.
    return end === 'well' || end === 'error' ? { ...told, verdict: judge(recording, written.expect) } : told;
  },

  /**
   * What a program has printed elsewhere.
   * @param {string} text
   * @param {Written} written says of which board it is, and what it was to find
   * @returns {Promise<Watched>}
   */
  async text(text, { n, expect }) {
    try {
      const prefix = /^\s*@n \d+|^@(test|place) \d+ \d+$/m.test(text) ? '@' : '';
      const saysSize = new RegExp(`^\\s*${prefix}\\s*n \\d+\\s*$`, 'm').test(text);
      const recording = readRecording(text, { prefix, ...(!saysSize && { n }) });
      if (recording.events.length > 0) show(stage, recording, '');
      const told = { ...NOTHING, end: /** @type {const} */ ('judged'), events: recording.events.length };
      return recording.n <= LARGEST ? { ...told, verdict: judge(recording, expect) } : told;
    } catch (error) {
      return { ...NOTHING, end: 'unreadable', reason: said(error) };
    }
  },
});
