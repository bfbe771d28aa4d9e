// The program that students write after the lesson: its steps in words, without the code.

/** Indentation, and the word of the text for each comment. @type {[number, string][]} */
const STEPS = [[1, 'blankBase'], [1, 'blankLoop'], [2, 'blankTest'], [3, 'blankChoose'], [3, 'blankCall'], [3, 'blankUndo']];

/**
 * @param {string} code the language of programs that the student reads, such as `python`
 * @param {Record<string, string>} words of the page
 * @returns {{ language: 'python' | 'javascript', source: string, n: number }} as `queens.program` takes it
 */
export function blankProgram(code, words) {
  const isPython = code !== 'javascript';
  const [sign, indent] = isPython ? ['#', '    '] : ['//', '  '];
  const comments = STEPS.map(([depth, word]) => `${indent.repeat(depth)}${sign} ${words[word]}`);
  const lines = isPython
    ? [`${sign} ${words.blankLists}`, 'solutions = []', '', 'def search(row):', ...comments, `${indent}pass`, '', 'search(0)']
    : [`${sign} ${words.blankLists}`, 'const solutions = [];', '', 'function search(row) {', ...comments, '}', '', 'search(0);'];
  return { language: isPython ? 'python' : 'javascript', source: `${lines.join('\n')}\n`, n: 4 };
}
