// The module under test, loaded once for each test file, and helpers of several tests.
import load from '../../dist/queens.js';

// Captures the module's memory at instantiation, because the module does not export it.
const { instantiate } = WebAssembly;
/** @type {WebAssembly.Memory[]} */
const memories = [];
WebAssembly.instantiate = async (/** @type {any} */ source, /** @type {any} */ imports) => {
  const result = /** @type {any} */ (await instantiate(source, imports));
  for (const each of Object.values((result.instance ?? result).exports)) {
    if (each instanceof WebAssembly.Memory) memories.push(each);
  }
  return result;
};
export const queens = await load();
WebAssembly.instantiate = instantiate;

/** Size of the module's memory in bytes. */
export function memorySize() {
  return memories[0].buffer.byteLength;
}

/** @typedef {import('../../dist/queens.js').Search} Search */
/** @typedef {NonNullable<ReturnType<Search['event']>>} SearchEvent */
/** @typedef {ConstructorParameters<typeof queens.Search>[0]} VariantId */

/** The searches from the documents. @type {VariantId[]} */
export const variantIds = [
  'board-scan',
  'flag-arrays',
  'hash-sets',
  'bit-flags',
  'bitmask',
  'explicit-stack',
  'permutations',
];

/**
 * All events of a search, from the first to `done`.
 * @param {VariantId} variant
 * @param {number} n
 */
export function eventsOf(variant, n) {
  const search = new queens.Search(variant, n);
  const events = [];
  for (let event = search.step(); event; event = search.step()) events.push(event);
  search.delete();
  return events;
}
