// Only compiled: code that dist/queens.d.ts must accept, or refuse where an error is expected.
import load, { type MainModule, type Scout, type Search } from '../../dist/queens.js';

const queens: MainModule = await load();
const contract: number = queens.contract();
const ids: string[] = queens.variants().map((variant) => variant.id + variant.name + variant.order);
const count: bigint = queens.count(14);

const search: Search = new queens.Search('flag-arrays', 8);
const position: number = search.position();
const total: number | null = search.total();
const back: boolean = search.back();
const reached: number = search.seek(40);
const lines: string[] = search.lines();
const standing: [number, number][] = search.queens();
const solutions: number[][] = search.solutions(0, 10);
const counters: number = search.counters().attacked + search.counters().deadEnd;
const { rows, constraints, kinds } = search.figures();
const refused: number = rows[0].refused + kinds[0].reads;
const diagonals: number[] = constraints.filter(({ line }) => line === 'main' || line === 'anti').map(({ decided }) => decided);

const pictures: string[] = [search.svg(), search.svg({}), search.svg({ theme: 'dark', size: 320, numbers: false, hatch: false, language: 'zh' }), search.svg({ panels: 'code,state', code: 'java' })];

const event = search.step() ?? search.event() ?? search.runTo('solution');
if (event?.kind === 'test') {
  const line: 'row' | 'column' | 'main' | 'anti' = event.attackers[0].line;
  const square: number = event.row + event.col;
  const safe: boolean = event.safe;
  void [line, square, safe];
} else if (event?.kind === 'scan') {
  const free: number[] = event.free;
  void free;
} else if (event?.kind === 'compare') {
  const earlier: number = event.with.row;
  void earlier;
} else if (event?.kind === 'solution') {
  const first: [number, number] = event.queens[event.number];
  void first;
} else if (event?.kind === 'exhausted') {
  const deadEnd: boolean = event.deadEnd;
  void deadEnd;
}
for (const variable of search.state()) {
  if (variable.type === 'bits') void variable.value.padStart(8);
  if (variable.type === 'matrix') void variable.value[0][0].toFixed();
}
const scout: Scout = new queens.Scout('flag-arrays', 8);
const explored: number = scout.explore(10) + scout.explored();
const wrong: Search = new queens.Search('flag-arrays', 4, { bug: 'flags-not-undone' });
const bugs: boolean[] = queens.bugs('flag-arrays').map(({ id, name, languages, harmless }) => harmless && (id + name + languages[0]).length > 0);
const guilty: string | undefined = queens.listing('flag-arrays', 'python', { bug: 'flags-not-undone' }).guilty;
void [wrong, bugs, guilty];
const other: Search = new queens.Search('flag-arrays', 4, { way: 'overwritten' });
const ways: string[] = queens.ways('flag-arrays').map(({ id, name, languages, differs }) => id + name + languages[0] + differs);
const lists: string = other.printed('lists-1');
void [ways, lists];
const handedOver: Uint8Array | null = scout.handOver(0);
if (handedOver && scout.finished()) {
  const taken: boolean = search.adopt(handedOver);
  void taken;
}
scout.delete();
search.delete();

// @ts-expect-error no such bug
new queens.Search('flag-arrays', 8, { bug: 'none' });
// @ts-expect-error no such way
new queens.Search('flag-arrays', 8, { way: 'flags-not-undone' });
// @ts-expect-error no such print
other.printed('lists');
// @ts-expect-error no such variant
new queens.Search('flags', 8);
// @ts-expect-error n is a number
new queens.Search('bitmask', '8');
// @ts-expect-error no such kind
search.runTo('solved');
// @ts-expect-error the total may be unknown
const certain: number = search.total();
// @ts-expect-error there may be nothing to hand over
search.adopt(scout.handOver(0));
// @ts-expect-error a position is a number
search.seek('40');
// @ts-expect-error a picture has no system whose theme it could follow
search.svg({ theme: 'auto' });

export { back, certain, contract, count, counters, diagonals, explored, ids, lines, pictures, position, reached, refused, solutions, standing, total };
