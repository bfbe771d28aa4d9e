// The search on a board that another program has printed.

/**
 * @param {import('./embed-frame.js').BoardFrame} board
 * @param {string} trace the address of the text
 * @param {Record<string, string>} parameters where in it the attributes lead, and the size of its board if the trace does not say it
 */
export async function show(board, trace, { variant, n, find, bug, way, ...place }) {
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
