// What has been judged, in the forms that people, tables and other programs read.

/** @typedef {import('./check.mjs').Judged} Judged */

/** Marks of a form that must not be taken for its own. @type {Record<string, string>} */
const XML = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Control characters have no place in XML, nor in a terminal.
const plain = (/** @type {string} */ text) => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');
const xml = (/** @type {string} */ text) => plain(text).replaceAll(/[&<>"]/g, (mark) => XML[mark]);
const cell = (/** @type {unknown} */ value) => {
  const text = plain(String(value ?? ''));
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const count = (/** @type {number} */ number, /** @type {string} */ noun) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** @param {Judged} judged */
function said({ file, verdict, unreadable }) {
  if (!verdict) return `${plain(file)}: cannot be read: ${plain(unreadable ?? '')}\n`;
  const { right, found, expected, boards, findings, notes } = verdict;
  const lines = [`${plain(file)}: ${right ? 'right' : 'wrong'}, ${found} of ${count(expected, 'solution')}, ${count(boards, 'board')}`];
  for (const { id, position, line, message } of findings) lines.push(`  ${id} at event ${position} (line ${line}): ${message}`);
  for (const note of notes) lines.push(`  (${note})`);
  return `${lines.map(plain).join('\n')}\n`;
}

/** By the format. @type {Record<'text' | 'json' | 'csv' | 'junit', (all: Iterable<Judged>) => Generator<string>>} */
export const REPORTS = {
  *text(all) {
    for (const judged of all) yield said(judged);
  },
  *json(all) {
    yield '[';
    let begun = false;
    for (const { file, verdict, unreadable } of all) {
      yield `${begun ? ',' : ''}\n${JSON.stringify({ file, ...verdict, ...(unreadable === undefined ? {} : { unreadable }) })}`;
      begun = true;
    }
    yield '\n]\n';
  },
  *csv(all) {
    yield 'file,right,found,expected,boards,finding,position,line,message\n';
    for (const { file, verdict, unreadable } of all) {
      const of = verdict ? [file, verdict.right, verdict.found, verdict.expected, verdict.boards] : [file, '', '', '', ''];
      const rows = verdict ? verdict.findings.map(({ id, position, line, message }) => [id, position, line, message]) : [['unreadable', '', '', unreadable]];
      for (const row of rows.length > 0 ? rows : [['', '', '', '']]) yield `${[...of, ...row].map(cell).join(',')}\n`;
    }
  },
  *junit(all) {
    const cases = [];
    let [wrong, broken] = [0, 0];
    for (const { file, verdict, unreadable } of all) {
      if (verdict && !verdict.right) wrong++;
      if (!verdict) broken++;
      const inside = verdict
        ? verdict.findings.map(({ id, position, line, message }) => `    <failure type="${id}" message="${xml(message)}">event ${position}, line ${line}</failure>\n`).join('')
        : `    <error message="${xml(unreadable ?? '')}"/>\n`;
      cases.push(`  <testcase classname="queenscope" name="${xml(file)}">\n${inside}  </testcase>\n`);
    }
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="queenscope check" tests="${cases.length}" failures="${wrong}" errors="${broken}">\n`;
    yield* cases;
    yield '</testsuite>\n';
  },
};
