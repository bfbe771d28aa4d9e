// Runs in a worker: loads its own module and answers with the result of a search.
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
