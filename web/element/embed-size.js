// Preferred height of an embedded board.

// Below this there is no room beside the board.
const NARROW = 480;
// Less than that would not show a tree.
const LEAST = 200;
const MOST = 800;

/**
 * @param {string} view value of the parameter
 * @param {number} width of the frame
 * @returns {number} whole CSS pixels
 */
export function heightFor(view, width) {
  return Math.round(Math.min(MOST, wanted(view, width)));
}

/** @param {string} view @param {number} width */
function wanted(view, width) {
  if (view === 'board') return width;
  if (view === 'tree') return Math.max(LEAST, 0.45 * width);
  // Under the board the sentence and the buttons; in full also a panel and the toolbar.
  if (width < NARROW) return width + (view === 'player' ? 180 : 340);
  return view === 'player' ? 0.6 * width + 72 : 0.5 * width + 400;
}
