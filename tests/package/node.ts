// Compiled and run for Node in a project that has installed the package: uses everything that needs no page.
import { Worker } from 'node:worker_threads';
import load from 'queenscope';
import { countAsync } from 'queenscope/count';
import { explore } from 'queenscope/explore';

const { Search } = await load();
const search = new Search('flag-arrays', 6);
await explore(search, { until: 40 });
const script = new URL(import.meta.resolve('queenscope/dist/count-worker.js'));
const count = await countAsync(14, { workers: 2, createWorker: () => new Worker(script) });
console.log(JSON.stringify({ position: search.position(), queens: search.queens(), count: String(count) }));
search.delete();
