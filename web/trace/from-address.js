// A trace that the address names: `trace=mine.txt&step=12`.
import { rewriteAddress } from '../page/rewrite-address.js';
import { sayLine, words } from '../start/words.js';

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
    // Another search is shown than the one that the address names.
    if (variant !== 'trace') rewriteAddress(['trace']);
  });
}
