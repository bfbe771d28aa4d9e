// Starts the application in this page. The graphics context is opened while all else is on its way; the program is
// compiled as it comes in, and so do the scripts that open it. Those that the first picture can do without come after
// that.
import { Announcer } from './announcer.js';
import { openContext } from './context.js';

const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
const announcer = new Announcer();
// Without this a context that is taken would never be given back.
canvas.addEventListener('webglcontextlost', (event) => event.preventDefault());
// Of many frames in a page only those that are seen may hold a context for so long.
const drawable = window.parent !== window || openContext(canvas);
const loading = import('./load.js').then(({ load }) => load(canvas, drawable));
// Who opens the program awaits it; until then a failure is not to be reported as unhandled.
loading.catch(() => undefined);
const started = import('./opening.js').then(({ open }) => open(canvas, loading, announcer));
const ready = started.then((handle) => void Object.assign(window.queens, handle));
// guard.js tells the reader of a failure, and this the page around; that no script waits for it is no error.
ready.catch(async (error) => {
  if (window.parent !== window) (await import('./messages.js')).tellFailure(error);
}).catch(() => undefined);
// It is there before anything has loaded, so that a script can wait for it.
window.queens = /** @type {any} */ ({
  ready,
  on: announcer.on.bind(announcer),
  off: announcer.off.bind(announcer),
});
