// Reads and shows a trace that an address or an attribute names; see named.js.
import { rewriteAddress } from '../address/rewrite.js';
import { textsOf } from '../dialog/part.js';
import { sayLine, takeLine } from '../notices/words.js';

/** Largest length of an address or a reason in a message. */
const LONGEST = 200;

/** @typedef {import('./named.js').Named} Named */
/** @typedef {{ text: string } | { status: number }} Fetched status 0 if no server could be reached */

/** @param {string} trace @param {AbortSignal} signal @returns {Promise<Fetched>} */
async function fetchTrace(trace, signal) {
  try {
    const response = await fetch(new URL(trace, document.baseURI), { signal });
    return response.ok ? { text: await response.text() } : { status: response.status };
  } catch {
    return { status: 0 };
  }
}

/** Message keys by fault of a trace. @type {Record<string, string>} */
const SAYING = { 'no-size': 'noSize', nothing: 'nothingRead' };

/**
 * The reason that a text is not a trace.
 * @param {Fetched} fetched
 * @param {(text: string) => Promise<unknown>} watch rejects what cannot be shown
 * @param {Record<string, string>} say
 * @returns {Promise<string | undefined>} a sentence with `{trace}` in it; undefined if the trace is shown
 */
async function faultOf(fetched, watch, say) {
  if ('status' in fetched) {
    return say.notLoaded.replace('{why}', fetched.status === 0 ? say.unreachable : say.status.replace('{status}', String(fetched.status)));
  }
  const { text } = fetched;
  if (text.trim() === '') return say.isEmpty;
  if (/^\s*<(!doctype|html)/i.test(text)) return say.isPage;
  try {
    await watch(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error) || error.name === 'AbortError') throw error;
    const name = SAYING[/** @type {any} */ (error).code];
    return name ? say[name] : say.unreadable.replace('{why}', () => error.message.slice(0, LONGEST));
  }
}

/**
 * @param {Named} named
 * @param {Record<string, string>} place parameters of the page
 * @param {import('../start/afterwards.js').Opened} opened
 */
export async function watchNamed({ address, text, status, n }, place, { page, handle, announcer, signal }) {
  const say = (await textsOf('trace'))[page.language()];
  const fetched = text !== undefined ? { text } : status !== undefined ? { status } : await fetchTrace(address, signal);
  if (signal.aborted) return;
  const size = /^\d+$/.test(n ?? '') && Number(n) >= 1 && Number(n) <= 32 ? Number(n) : undefined;
  // Null: another text is shown instead.
  const fault = await faultOf(fetched, (printed) => handle.watch(printed, { n: size }), say).catch((error) => {
    if (error.name !== 'AbortError') throw error;
    return null;
  });
  if (signal.aborted || fault === null) return;
  announcer.on('load', function leave({ variant }) {
    if (variant === 'trace') return;
    // Another search is shown than the one that the address names.
    announcer.off('load', leave);
    rewriteAddress(['trace']);
    takeLine('trace');
  });
  if (fault === undefined) {
    await handle.load(place);
    return;
  }
  const message = fault.replace('{trace}', () => address.slice(0, LONGEST));
  takeLine('trace');
  sayLine('trace', message);
  announcer.tell('problem', { message });
}
