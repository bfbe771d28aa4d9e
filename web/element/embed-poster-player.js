// The board of a player with the explanation and the controls.
import { svg } from '../search/svg.js';

// As the player lays itself out in CSS px: from where on the sentence has room beside the board, and how high the controls
// are.
const NARROW = 480;
const BAR = 78;
// A place that is not laid out has no size.
const LEAST = 120;
const MOST = 10_000;

/**
 * @param {SVGElement} board
 * @param {string} sentence
 * @param {{ width: number, height: number }} room CSS px
 * @param {string} title
 */
export function drawPlayer(board, sentence, room, title) {
  const [width, height] = [room.width, room.height].map((each) => Math.min(MOST, Math.max(LEAST, each || 0)));
  const beside = width >= NARROW;
  const above = height - BAR;
  const side = Math.max(32, Math.min(beside ? Math.min(above, 0.55 * width) - 8 : width - 8, above - 8));
  const place = { x: beside ? 4 : (width - side) / 2, y: 4, width: side, height: side };
  for (const [name, value] of Object.entries(place)) board.setAttribute(name, String(value));
  board.removeAttribute('role');
  const text = beside
    ? { x: side + 20, y: 8, width: Math.max(0, width - side - 30), height: above - 16 }
    : { x: 10, y: side + 10, width: width - 20, height: Math.max(0, above - side - 10) };
  const paragraph = document.createElement('p');
  paragraph.className = 'sentence';
  paragraph.textContent = sentence;
  const drawn = svg('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': title });
  const row = height - 26;
  const signs = [22, 66, 110].map((x) => `M${x + 12} ${row - 7}v14l-12 -7z`).concat([198, 242, 286].map((x) => `M${x - 6} ${row - 7}v14l12 -7z`));
  drawn.append(
    board,
    svg('foreignObject', text, paragraph),
    svg('path', { class: 'dark', d: `M10 ${above + 14}h${width - 20}v3h-${width - 20}z${signs.join('')}` }),
    svg('rect', { class: 'dark', x: 133, y: row - 20, width: 42, height: 40, rx: 8 }),
    svg('path', { class: 'light', d: `M148 ${row - 9}l16 9l-16 9z` }),
  );
  return drawn;
}
