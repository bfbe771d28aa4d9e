// What was answered, as a table for a spreadsheet.

/** @typedef {import('./course.js').Answer} Answer */

const COLUMNS = ['stop', 'id', 'kind', 'answer', 'right', 'tries', 'tag', 'position', 'question', 'shown', 'skipped'];

/**
 * A cell of it. What a spreadsheet would take for a formula is a text of somebody's lesson, and is to stay one.
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
