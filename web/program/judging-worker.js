// The worker that judges, so that the page draws all the while.
import { LETTERS, serve } from './judging.js';

serve(self, LETTERS.worker);
self.postMessage({ ready: true });
