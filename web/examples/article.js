// What the pages on articles do besides showing boards: a step of a table lights its line, and slips become questions.
// Both need no more than the element's attributes and methods.

/** @typedef {import('../embed.js').NQueens & { lesson(lesson: object): Promise<unknown> }} Board */

/** @type {NodeListOf<Board>} */
const boards = document.querySelectorAll('n-queens');

// Pointing at a step, or coming to its link by keys, takes the board before the table there. Its link leads to the same on a
// page of its own.
for (const row of document.querySelectorAll('.steps tbody tr')) {
  const asked = new URLSearchParams(row.querySelector('a')?.search);
  const board = [...boards].filter((each) => each.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING).at(-1);
  const go = () => board?.setAttribute('step', asked.get('step') ?? '0');
  row.addEventListener('pointerenter', go);
  row.addEventListener('focusin', go);
}

// Of the questions on slips in programs a board asks those that it names.
for (const board of boards) {
  const ids = board.dataset.slips?.split(' ');
  if (!ids) continue;
  board.addEventListener('ready', async () => {
    const slips = await (await fetch(new URL('../slips.json', import.meta.url))).json();
    board.lesson({ ...slips, stops: ids.map((id) => slips.stops.find((/** @type {{ id: string }} */ stop) => stop.id === id)) });
  }, { once: true });
}
