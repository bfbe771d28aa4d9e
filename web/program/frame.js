// The frame without an origin in which a program runs: it can reach nothing of the page, its storage, the network or the
// host. The program's records go through a port to the judge.

/**
 * Why a frame ended before its program.
 * @typedef {'time' | 'late' | 'lost' | 'forbidden' | 'unable' | 'stopped'} Cut its time was over, or the time to start; the
 *   browser ended it; a policy did not let it begin; the browser cannot run Python; or the reader stopped it
 */

/** A frame that has not answered by then is not allowed. */
const PATIENCE_MILLISECONDS = 15_000;
/** A document of the server that has not answered by then is not available. */
const SERVER_MILLISECONDS = 3000;
/** Likewise after it has loaded. */
const LOADED_MILLISECONDS = 300;

/**
 * Whether frames begin with the server's document. It is not available offline, because no service worker answers frames
 * without an origin. In WebKit its script does not run, because `'self'` matches nothing there.
 */
let isServed = /^https?:/.test(new URL(import.meta.url).protocol);
/** The address of the page's own document. @type {Promise<string> | undefined} */
let own;

async function ownDocument() {
  own ??= fetch(new URL('alone.txt', import.meta.url)).then(async (response) => {
    if (!response.ok) throw new Error(`alone.txt: ${response.status}`);
    return URL.createObjectURL(new Blob([await response.text()], { type: 'text/html;charset=utf-8' }));
  });
  return own.catch((error) => {
    own = undefined;
    throw error;
  });
}

/** @param {string} address @returns {HTMLIFrameElement} */
function addFrame(address) {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = '';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  frame.src = address;
  document.body.append(frame);
  return frame;
}

/**
 * @param {string} script for the worker
 * @param {Record<string, ArrayBuffer>} files that the worker is given
 * @returns `cut` is resolved if the frame ends before it is closed
 */
export function openFrame(script, files) {
  const life = new AbortController();
  /** @type {(how: { cut: Cut, reason: string }) => void} */
  let tell;
  const ended = new Promise((/** @type {typeof tell} */ resolve) => void (tell = resolve));
  const { port1: port, port2: its } = new MessageChannel();
  /** The server's document and the page's own, until one of them answers. @type {{ served?: HTMLIFrameElement, own?: HTMLIFrameElement }} */
  const frames = {};
  /** @type {Window | null | undefined} */
  let chosen;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const close = () => {
    life.abort();
    clearTimeout(timer);
    for (const frame of Object.values(frames)) frame.remove();
  };
  const end = (/** @type {Cut} */ cut, reason = '') => {
    if (life.signal.aborted) return;
    close();
    tell({ cut, reason });
  };
  const stop = () => end('stopped');
  const limit = (/** @type {number} */ milliseconds, cut = /** @type {Cut} */ ('time')) => {
    clearTimeout(timer);
    timer = life.signal.aborted || milliseconds === 0 ? undefined : setTimeout(() => end(cut), milliseconds);
  };
  const addOwn = () => ownDocument().then((address) => {
    if (!chosen && !frames.own && !life.signal.aborted) frames.own = addFrame(address);
  }, (error) => end('forbidden', error.message));
  window.addEventListener('message', ({ source, data }) => {
    const frame = Object.values(frames).find(({ contentWindow }) => contentWindow === source);
    if (!frame || data?.sandbox !== 1) return;
    if (data.failed) {
      end(data.failed === 'lost' ? 'lost' : 'forbidden', String(data.reason ?? '').slice(0, 300));
      return;
    }
    if (chosen) return;
    chosen = frame.contentWindow;
    isServed = frame === frames.served;
    for (const other of Object.values(frames)) if (other !== frame) other.remove();
    chosen?.postMessage({ script, files }, '*', [its, ...Object.values(files)]);
  }, { signal: life.signal });
  if (isServed) {
    frames.served = addFrame(new URL('sandbox.html', import.meta.url).href);
    frames.served.addEventListener('load', () => setTimeout(addOwn, LOADED_MILLISECONDS));
    setTimeout(addOwn, SERVER_MILLISECONDS);
  } else void addOwn();
  limit(PATIENCE_MILLISECONDS, 'forbidden');
  return { port, limit, close, stop, cut: ended };
}
