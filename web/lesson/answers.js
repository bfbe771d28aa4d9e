// The answers as CSV for a spreadsheet.

/** @typedef {import('./course.js').Answer} Answer */

const COLUMNS = ['stop', 'id', 'kind', 'answer', 'right', 'tries', 'tag', 'position', 'question', 'shown', 'skipped'];

/**
 * A cell of the table. A text that looks like a formula must stay a text.
 * @param {unknown} value
 */
function cell(value) {
  const text = (Array.isArray(value) ? value.join(' ') : String(value ?? '')).replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @param {import('./lesson.d.ts').Stop[]} stops @param {Answer[]} answers @returns {string} */
export function answersTable(stops, answers) {
  const lines = answers.map((answer) => [answer.stop, stops[answer.stop - 1].id, answer.kind, answer.answer, answer.right, answer.tries, answer.tag, answer.position, answer.question, answer.shown, answer.skipped]);
  return [COLUMNS, ...lines].map((line) => `${line.map(cell).join(',')}\n`).join('');
}
