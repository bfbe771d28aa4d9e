// Runs in a worker: loads a module of its own and answers with what a search came to.
import { parentPort, workerData } from 'node:worker_threads';
import load from '../../dist/queens.js';

const queens = await load();
const search = new queens.Search(workerData.variant, workerData.n);
search.seek(Infinity);
parentPort?.postMessage({
  total: search.total(),
  last: search.event(),
  solutions: search.solutions(0, Infinity),
  count: queens.count(workerData.n),
});
search.delete();
