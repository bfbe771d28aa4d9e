// Only compiled, in a project that has installed the package: <n-queens> in JSX, and its type for templates of Vue.
import type { GlobalComponents } from 'vue';
import type { NQueens } from 'queenscope/embed';

const take = (board: NQueens | null) => void board?.seek(40);
export const boards = [
  <n-queens key="a" ref={take} variant="bitmask" n={6} step="40" view="player" className="wide" />,
  // @ts-expect-error no search is called so
  <n-queens key="b" variant="bits" />,
  <n-queens key="d" loading="click" controls="step,play" site="/q/" loop hatch={false} bug="flags-not-undone" lesson={3} />,
  <n-queens key="e" n={null} step={undefined} hand quiz="slips" program="eJy" onanswer={({ detail }) => void detail.right} onerror={null} />,
  // @ts-expect-error an answer has no position in the search tree
  <n-queens key="f" onanswer={({ detail }) => void detail.node} />,
  // @ts-expect-error it has no such attribute
  <n-queens key="c" queens={6} />,
];

type Given = InstanceType<GlobalComponents['n-queens']>['$props'];
export const given: Given = { variant: 'bitmask', n: 6, step: '40', class: 'wide', onEvent: ({ detail }) => void detail.position.toFixed(), theme: null };
// @ts-expect-error there is no such view
export const refused: Given = { view: 'half' };
