import { Board } from '../board.jsx';
import { Count } from './count.jsx';

export default function Page() {
  return (
    <main>
      <h1>Backtracking</h1>
      <Board variant="bitmask" n="6" step="5" view="player" lang="en" />
      <p>With fourteen queens there are <Count n={14} /> solutions.</p>
    </main>
  );
}
