// A trace that the address names: `trace=mine.txt&step=12`.
import { queryOf } from '../page/handle.js';
import { sayLine, words } from '../start/words.js';

/** @param {string} part a query or a hash with its mark */
const without = (part) => part.slice(1).split('&').filter((pair) => pair && !/^trace(=|$)/.test(pair)).join('&');

/** Another search is shown than the one that the address names. */
function forget() {
  const address = new URL(location.href);
  if (!new URLSearchParams(queryOf(address)).has('trace')) return;
  address.search = without(address.search);
  address.hash = without(address.hash);
  try {
    history.replaceState(null, '', address);
  } catch {
    // A sandboxed frame has no history of its own.
  }
}

/**
 * @param {string} trace the address of a text, as seen from the page
 * @param {import('../start/afterwards.js').Opened} opened
 */
export async function watchFromAddress(trace, { query, handle, announcer, signal }) {
  try {
    const response = await fetch(new URL(trace, location.href), { signal }).catch(() => undefined);
    if (!response?.ok) throw new Error(response ? `${trace}: ${response.status}` : trace);
    await handle.watch(await response.text());
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (!signal.aborted) sayLine('trace', words().traceUnreadable.replace('{why}', () => why.slice(0, 300)));
    return;
  }
  // What was said of the search is meant for this one; which it is does not.
  const there = new URLSearchParams(query);
  for (const name of ['trace', 'variant', 'n', 'find', 'bug']) there.delete(name);
  await handle.load(there.toString());
  announcer.on('load', ({ variant }) => {
    if (variant !== 'trace') forget();
  });
}
