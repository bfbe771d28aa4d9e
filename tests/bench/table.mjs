// Numbers and tables of the reports, as Markdown.

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** @param {number} value rounded to three significant digits */
export function rounded(value) {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

/**
 * A table in Markdown, its columns aligned.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function table(head, rows) {
  const widths = head.map((title, i) => Math.max(...[head, ...rows].map((row) => row[i].length)));
  const line = (/** @type {string[]} */ cells) => `| ${cells.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
