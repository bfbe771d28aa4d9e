// Verdicts as text, CSV, JSON and JUnit.
import { escaped } from '../search/markup.js';

/** @typedef {import('./check.mjs').Judged} Judged */
/** @typedef {import('../trace/findings.js').Finding} Finding */

// Control characters have no place in XML or in a terminal, and neither have halves of characters.
const plain = (/** @type {string} */ text) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\uFFFE\uFFFF]+/gu, ' ');
const xml = (/** @type {string} */ text) => escaped(plain(text));
const cell = (/** @type {unknown} */ value) => {
  // A spreadsheet takes these for the beginning of a formula.
  const text = plain(String(value ?? '')).replace(/^(?=\s*[=+\-@＝＋－＠])/, "'");
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const count = (/** @type {number} */ number, /** @type {string} */ noun) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** Descriptions of programs that do not find all solutions. @type {Record<string, string>} */
const FINDS = { first: 'finds the first', count: 'counts', symmetric: 'finds one solution from each group of rotations and reflections' };

/** Where a finding can be seen. @param {Finding} finding */
const whereOf = ({ position, line }) => (position > 0 ? ` at event ${position}` : '') + (line > 0 ? ` (line ${line})` : '');

/** Remarks besides the findings. @param {Judged} judged */
const remarksOf = ({ verdict, unreadable }) => [...(unreadable === undefined ? [] : [unreadable]), ...(verdict?.notes ?? [])];

/** @param {Judged} judged */
function said({ file, n, verdict, unreadable }) {
  if (!verdict || (unreadable !== undefined && verdict.verdict === 'unknown' && verdict.boards === 0 && verdict.found === 0)) return `${plain(file)}: cannot be read: ${plain(unreadable ?? '')}\n`;
  const { found, expected, boards, findings, notes } = verdict;
  const finds = ['', 'all'].includes(verdict.finds) ? [] : [FINDS[verdict.finds]];
  const sums = [verdict.verdict, ...(verdict.n === n ? [] : [`n = ${verdict.n}`]), ...finds, `${found} of ${count(expected, 'solution')}`, ...(boards > 0 ? [count(boards, 'board')] : [])];
  const lines = [`${plain(file)}: ${sums.join(', ')}`];
  if (unreadable !== undefined) lines.push(`  ${unreadable}`);
  for (const finding of findings) lines.push(`  ${finding.id}${whereOf(finding)}: ${finding.message}`);
  for (const note of notes) lines.push(`  (${note})`);
  return `${lines.map(plain).join('\n')}\n`;
}

/** By the format. @type {Record<'text' | 'json' | 'csv' | 'junit', (all: AsyncIterable<Judged>) => AsyncGenerator<string>>} */
export const REPORTS = {
  async *text(all) {
    for await (const judged of all) yield said(judged);
  },
  async *json(all) {
    yield '[';
    let begun = false;
    for await (const { file, n, verdict, unreadable } of all) {
      yield `${begun ? ',' : ''}\n${JSON.stringify({ file, n, verdict: 'unknown', found: 0, findings: [], notes: [], ...verdict, ...(unreadable === undefined ? {} : { unreadable }) })}`;
      begun = true;
    }
    yield '\n]\n';
  },
  async *csv(all) {
    yield 'file,verdict,found,expected,n,fault,line,remark,boards,event\n';
    for await (const judged of all) {
      const { file, n, verdict } = judged;
      const [fault] = verdict?.findings ?? [];
      const remark = [...(fault ? [fault.message] : []), ...remarksOf(judged)].join(' ');
      const row = [file, verdict?.verdict ?? 'unknown', verdict?.found, verdict?.expected, verdict?.n ?? n, fault?.id ?? (verdict ? '' : 'unreadable'), fault?.line || '', remark, verdict?.boards || '', fault?.position || ''];
      yield `${row.map(cell).join(',')}\n`;
    }
  },
  async *junit(all) {
    const cases = [];
    let [wrong, broken, unknown] = [0, 0, 0];
    for await (const judged of all) {
      const { file, verdict, unreadable } = judged;
      const remarks = xml(remarksOf(judged).join(' '));
      let inside = '';
      if (verdict?.verdict === 'wrong') {
        wrong++;
        inside = verdict.findings.map((finding) => `    <failure type="${finding.id}" message="${xml(finding.message)}">${xml(whereOf(finding).trim())}</failure>\n`).join('');
      } else if (!verdict || unreadable !== undefined) {
        broken++;
        inside = `    <error message="${remarks}"/>\n`;
      } else if (verdict.verdict === 'unknown') {
        unknown++;
        inside = `    <skipped message="${remarks}"/>\n`;
      }
      cases.push(`  <testcase classname="queenscope" name="${xml(file)}">\n${inside}  </testcase>\n`);
    }
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="queenscope check" tests="${cases.length}" failures="${wrong}" errors="${broken}" skipped="${unknown}">\n`;
    yield* cases;
    yield '</testsuite>\n';
  },
};
