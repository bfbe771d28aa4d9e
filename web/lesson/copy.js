// Copies a lesson as JSON would. A script may pass anything: functions, infinite numbers, objects that contain themselves or
// throw when they are read.

/** @typedef {import('./faults.js').Fault} Fault */

const DEEPEST = 20;
const MOST_VALUES = 100_000;

/**
 * @param {unknown} lesson an object, or JSON
 * @returns {{ value: any, faults: Fault[] }} everything that is not JSON has a fault
 */
export function copyOf(lesson) {
  /** @type {Fault[]} */
  const faults = [];
  let values = 0;

  /** @param {unknown} value @param {(string | number)[]} path @param {unknown[]} above @returns {unknown} */
  function copy(value, path, above) {
    const refuse = (/** @type {string} */ needs, /** @type {unknown} */ got) => void faults.push({ path, needs, got });
    if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return value;
    if (typeof value !== 'object' || above.includes(value)) return refuse('needsJson', above.includes(value) ? 'itself' : value);
    if (above.length >= DEEPEST) return refuse('needsDepth', value);
    try {
      if (Array.isArray(value) && value.length > MOST_VALUES) return refuse('needsFewer', value);
      const entries = Array.isArray(value) ? Array.from(value, (each, i) => /** @type {const} */ ([i, each])) : Object.entries(value);
      const copied = entries.filter(([, each]) => each !== undefined || Array.isArray(value)).map(([key, each]) => {
        if (values === MOST_VALUES) refuse('needsFewer', value);
        return [key, ++values > MOST_VALUES ? null : copy(each, [...path, key], [...above, value])];
      });
      return Array.isArray(value) ? copied.map(([, each]) => each) : Object.fromEntries(copied);
    } catch (error) {
      return refuse('needsReading', error instanceof Error ? error.message : value);
    }
  }

  let parsed = lesson;
  if (typeof lesson === 'string') {
    try {
      parsed = JSON.parse(lesson);
    } catch (error) {
      return { value: undefined, faults: [{ path: [], needs: 'needsParsing', values: { why: /** @type {Error} */ (error).message } }] };
    }
  }
  return { value: copy(parsed, [], []), faults };
}
