// Only compiled, in a project that has installed the package: code that its types must accept, or refuse where an error
// is expected.
import load, { type Kind, type MainModule, type Search, type SearchEvent, type Variant } from 'queenscope';
import { countAsync, CountError, MAX_N, type CountOptions, type Progress } from 'queenscope/count';
import { NQueens, type FrameMessage } from 'queenscope/embed';
import { explore, type ExploreOptions } from 'queenscope/explore';

const queens: MainModule = await load();
const variant: Variant = 'bitmask';
const search: Search = new queens.Search(variant, MAX_N);
const kinds: Kind[] = ['place'];
const came: SearchEvent | null = search.runTo(kinds[0]);
if (came?.kind === 'exhausted') void came.deadEnd;
// @ts-expect-error no search is called so
new queens.Search('bits', 8);
const options: ExploreOptions = { until: 5e9, signal: new AbortController().signal, onProgress: (position) => position.toFixed() };
const reached: number = await explore(search, options);
// @ts-expect-error a position is a number
await explore(search, { until: '9' });

const counting: CountOptions = {
  workers: 2,
  given: [[0, 3]],
  onProgress: ({ done, total, count, elapsed, left }: Progress) => [count * 2n, done / total, elapsed + left],
  createWorker: () => new Worker('count-worker.js'),
};
const count: bigint = await countAsync(14, counting).catch((error: unknown) => {
  if (error instanceof CountError && error.code === 'memory') return 0n;
  throw error;
});
// @ts-expect-error n is a number
await countAsync('14');

NQueens.site = '/queenscope/';
const board: NQueens = document.createElement('n-queens');
const event = await board.seek(40);
if (event?.kind === 'place') void (event.row + event.col);
// @ts-expect-error not a position
await board.seek('40');
addEventListener('message', ({ data }: MessageEvent<FrameMessage>) => void data);
void [reached, count];
