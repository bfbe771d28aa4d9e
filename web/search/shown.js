// The trace on the screen, for scripts that replay it in their own search.

/** @typedef {ReturnType<typeof import('../trace/packed.js').pack> & { number: number }} Packed with a unique number */

/** @type {Packed | undefined} */
let packed;

/** @param {ReturnType<typeof import('../trace/packed.js').pack>} recording */
export function noteShown(recording) {
  packed = { ...recording, number: (packed?.number ?? 0) + 1 };
}

/** @param {string} variant of the requested search @returns {Packed | undefined} undefined for a built-in search */
export const recordingOf = (variant) => (variant === 'trace' ? packed : undefined);
