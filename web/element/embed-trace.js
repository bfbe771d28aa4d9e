// Shows the output of another program on a board.

/**
 * @param {import('./embed-frame.js').BoardFrame} board
 * @param {string} trace address of the output
 * @param {Record<string, string>} parameters the position and view from the attributes, and the board size if the trace does not name it
 */
export async function show(board, trace, { variant, n, find, bug, way, seed, given, ...place }) {
  let fetched;
  try {
    // An address is one of the page around.
    const response = await fetch(new URL(trace, document.baseURI));
    fetched = response.ok ? { text: await response.text() } : { status: response.status };
  } catch {
    fetched = { status: 0 };
  }
  // The board itself says what cannot be shown.
  board.command('trace', [{ address: trace, n, ...fetched }, place]);
}
