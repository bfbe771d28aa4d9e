// Starts the application in this page. The program is fetched and compiled at once; the scripts that open it come in
// meanwhile, and those that the first picture can do without come after that.
import { Announcer } from './announcer.js';
import { load } from './load.js';

const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
const announcer = new Announcer();
const loading = load(canvas);
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
