// Sends the board to where the text points, and says beside it where it is.
const board = /** @type {import('../embed.js').NQueens & Record<'seek' | 'runTo', (to: any) => Promise<any>>} */ (document.getElementById('board'));
const said = /** @type {HTMLOutputElement} */ (document.getElementById('said'));

for (const button of document.querySelectorAll('button')) {
  const { seek, run } = button.dataset;
  button.addEventListener('click', () => (run ? board.runTo(run) : board.seek(Number(seek))));
}

let solutions = 0;
const tell = (/** @type {Event} */ event) => {
  const { position, event: last } = /** @type {CustomEvent} */ (event).detail;
  if (last?.kind === 'solution') solutions = last.number;
  said.textContent = `Event ${position}${last ? `: ${last.kind}` : ''}. Solutions seen: ${solutions}.`;
};
board.addEventListener('ready', tell);
board.addEventListener('event', tell);
