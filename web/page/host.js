// Exchanges messages with the page around: takes its commands, and sends events of the search and the preferred height of the
// frame. contract/table.js lists all messages.
import { heightFor } from '../element/embed-size.js';
import { CONTRACT, errorOf, EVENTS, refusalOf, UNDERSTOOD } from '../contract/table.js';
import { makeKept } from './kept.js';
import { queryOf } from '../address/query.js';
import { makeRest } from './rest.js';
import { sayLine, words } from '../notices/words.js';
import { showNamed } from '../trace/named.js';

/** @typedef {import('../contract/table.js').Command} Command */
/**
 * @typedef {object} Call a command
 * @property {Command} name
 * @property {unknown[]} given
 * @property {string | number} [id] given if the sender wants the result
 * @property {string} [refusal] the reason that it cannot be obeyed
 */

/**
 * The command in a message.
 * @param {any} data any message
 * @returns {Call | undefined} undefined if no answer is needed; ignores unknown fields
 */
function readCommand(data) {
  if (Object(data) !== data || data.queens !== CONTRACT) return undefined;
  const { do: name, id } = data;
  if (!['undefined', 'string', 'number'].includes(typeof id)) return undefined;
  const given = typeof name === 'string' && Object.hasOwn(UNDERSTOOD, name) ? UNDERSTOOD[name].map((each) => data[each]) : [];
  const refusal = refusalOf(name, given);
  // A refused message without an id gets no answer.
  return refusal && id === undefined ? undefined : { name, given, id, refusal };
}

/** The origin of `host=https://…` in the address; '*' if it is missing, null if it is not an origin. */
function hostOf() {
  const value = new URLSearchParams(queryOf(new URL(document.baseURI))).getAll('host').pop();
  if (value === undefined) return '*';
  try {
    const { protocol, origin } = new URL(value);
    if (/^https?:$/.test(protocol)) return origin;
  } catch {
    // No address at all.
  }
  // With a mistyped host, messages must not go to every page.
  sayLine('host', words().hostUnusable.replace('{value}', () => value.slice(0, 200)));
  return null;
}

/** @param {string} host @param {object} message */
const post = (host, message) => window.parent.postMessage(message, host);

/** @param {string} host @param {string} on @param {object} detail */
const tell = (host, on, detail) => post(host, { ...detail, queens: CONTRACT, on });

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Call it only in a frame.
 * @param {import('../start/afterwards.js').Opened} opened
 */
export function speakWithHost(opened) {
  const { page, handle, screen, announcer, signal } = opened;
  const host = hostOf();
  if (host === null) return;

  const acts = { ...handle, ...makeKept(page, handle, signal), rest: makeRest(page, screen), trace: (/** @type {import('../trace/named.js').Named} */ named, /** @type {Record<string, string>} */ place) => showNamed(named, place, opened) };
  window.addEventListener('message', async ({ data, source, origin }) => {
    if (source !== window.parent || (host !== '*' && origin !== host)) return;
    const call = readCommand(data);
    if (!call) return;
    const { name, given, id, refusal } = call;
    try {
      if (refusal) throw new Error(refusal);
      const result = await /** @type {(...given: any[]) => unknown} */ (acts[name])(...given);
      if (id !== undefined) tell(host, 'result', { id, result: result ?? null });
    } catch (error) {
      tell(host, 'error', { id, message: messageOf(error) });
    }
  }, { signal });

  const search = () => {
    const { variant, n } = page.search(0);
    return { variant, n };
  };
  for (const [on, name] of Object.entries(EVENTS)) {
    if (name) announcer.on(/** @type {any} */ (name), (detail) => tell(host, on, { ...search(), .../** @type {object} */ (detail) }));
  }

  let announced = 0;
  const announce = () => {
    const view = new URLSearchParams(page.address()).get('view') ?? 'full';
    const height = heightFor(view, window.innerWidth);
    // A frame that is not laid out wants nothing yet.
    if (height === announced || window.innerWidth === 0) return;
    announced = height;
    post(host, { subject: 'lti.frameResize', height });
    // Older resizers read the one, newer ones the other.
    post(host, { context: 'h5p', action: 'resize', height, scrollHeight: height });
  };
  tell(host, 'ready', { ...search(), position: page.search(0).position, event: page.event() });
  const complaints = page.complaints();
  if (complaints.length > 0) tell(host, 'error', { ...search(), ...errorOf(complaints) });
  announce();
  screen.afterFrame(announce);
}
