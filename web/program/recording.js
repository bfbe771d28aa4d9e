// The recording of a judged program, for the board.
import { lineOfValue, pack } from '../trace/packed.js';
import { LARGEST } from '../trace/plain-search.js';
import { readRecording } from '../trace/recorded.js';

/** @typedef {import('./judging.js').Judged} Judged */

/**
 * @param {Judged} judged
 * @param {string} source
 * @returns {ReturnType<typeof pack> | undefined} undefined if there is nothing to show
 */
export function recordingOf(judged, source) {
  if (judged.packed) return { ...judged.packed, board: shownBoard(judged), values: judged.packed.values + explainingValues(judged) };
  // A program that failed before its first queen has an empty board.
  const { error, n } = judged;
  return error?.isOwn && n >= 1 && n <= LARGEST ? pack(readRecording(`n ${n}`), source) : undefined;
}

/** The variable that the moves were read from, for the variables beside the board. @param {Judged} judged */
function shownBoard({ moves, board: { chosen } }) {
  if (!chosen || moves?.says) return undefined;
  const { name, form, base, overwritten, empty, queen } = chosen;
  const isMatrix = form === 'matrix';
  const isLetters = isMatrix && [empty, queen].every((each) => typeof each === 'string' && /^[ -~]$/.test(each));
  // Queens on the board tell the values of no other form.
  return {
    name: isMatrix || form === 'columns' ? name : '', isMatrix, base: form === 'columns' ? base : 0, letters: isLetters ? `${empty}${queen}` : '',
    empty: form === 'columns' && !overwritten && Number.isInteger(empty) ? Number(empty) : undefined,
  };
}

/** Values of variables that explain the verdict, for the variables beside the board. @param {Judged} judged */
function explainingValues({ moves }) {
  const written = (/** @type {import('../trace/value.js').Value} */ value) => (value !== null && typeof value === 'object' && 'set' in value ? `set(${JSON.stringify(value.set)})` : JSON.stringify(value));
  return moves?.variables.flatMap(({ name, values }) => values.map(({ value, position }) => lineOfValue({ name, position, value: written(value) }))).join('') ?? '';
}
