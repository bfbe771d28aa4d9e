// The lesson of a board: a stop of ours by its number, one of ours by its name, or one that somebody has written. That is
// fetched by the page around, as its address is one of that page.

/**
 * @param {import('./embed-frame.js').BoardFrame} board
 * @param {string} lesson what the attribute says
 * @param {(message: string) => void} refuse says why it cannot be given
 */
export async function give(board, lesson, refuse) {
  try {
    const known = /^\d+$/.test(lesson) ? Number(lesson) : ['broken', 'practice', 'exit', 'hand', 'predict'].find((each) => each === lesson);
    await board.command('lesson', [known ?? (await fetchText(lesson))]);
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string} address */
async function fetchText(address) {
  const response = await fetch(new URL(address, document.baseURI)).catch(() => undefined);
  if (response?.ok) return response.text();
  const why = response ? `answers ${response.status}` : 'cannot be read from here';
  throw new Error(`lesson is the number of a stop, broken, practice, hand, predict, exit or the address of a lesson; got ${address}, which ${why}`);
}
