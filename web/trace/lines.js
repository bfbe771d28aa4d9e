// The lines of a text of any length, one after the other.

/**
 * @param {string} text lines end as in Unix, Windows or old Mac files
 * @returns {Generator<{ text: string, raw: string, at: number }>} each line trimmed, untrimmed, and its number from 1
 */
export function* linesOf(text) {
  let at = 0;
  let [feed, carriage] = [-1, -1];
  for (let start = text.startsWith('\uFEFF') ? 1 : 0; start <= text.length;) {
    if (feed < start) feed = endOr(text.indexOf('\n', start), text);
    if (carriage < start) carriage = endOr(text.indexOf('\r', start), text);
    const end = Math.min(feed, carriage);
    const raw = text.slice(start, end);
    yield { text: raw.trim(), raw, at: ++at };
    start = end + (carriage + 1 === feed && end === carriage && feed < text.length ? 2 : 1);
  }
}

/** @param {number} found @param {string} text */
const endOr = (found, text) => (found < 0 ? text.length : found);
