// The command of --run as a script for a shell, in which the name of a file can never become a command.

/** A name without a sign that means anything to a shell. */
const PLAIN = /^[\w./+:,%=][\w./+:,@%=-]*$/;
const PLACE = '{file}';
/** Commands that read their arguments as a script, and pipes into a shell. */
const READS_SCRIPT = /(^|[\s;&|(])(eval|ssh)\s|<<<|\|\s*(\S*\/)?\w*sh\b/;
/** The option after which a shell expects a script, such as `-c` or `-lc`. */
const BEFORE_SCRIPT = /^-\w*c\w*$/;

/**
 * Replaces `{file}` by `$1`, in quotes that fit the place. The name itself is never part of the script.
 * @param {string} command
 * @returns {{ script: string, accepts: (name: string) => boolean }} `accepts` is whether the name is safe, which only matters where
 *   `{file}` is part of a text that another shell may read, such as `sh -c 'python3 {file}'`
 */
export function shellScript(command) {
  let script = '';
  let isShared = READS_SCRIPT.test(command) && command.includes(PLACE);
  /** The present word, and whether it is a script, or an option before one. */
  let word = '';
  let isScript = false;
  /** Open quotes, with their text, and open substitutions. @type {{ end: string, text: string, word: string, isScript: boolean }[]} */
  const open = [];
  const push = (/** @type {string} */ end) => open.push({ end, text: '', word, isScript });
  for (let i = 0; i < command.length;) {
    const top = open.at(-1);
    const isQuoted = top?.end === "'" || top?.end === '"';
    if (command.startsWith(PLACE, i)) {
      // The name would be a script, or a part of one.
      if (isScript || open.some((each) => each.isScript)) isShared = true;
      script += top?.end === "'" ? `'"$1"'` : isQuoted ? '${1}' : '"$1"';
      if (top) top.text += PLACE;
      word += PLACE;
      i += PLACE.length;
      continue;
    }
    const sign = command[i];
    const before = command[i - 1] ?? ' ';
    const taken = sign === '\\' && top?.end !== "'" ? command.slice(i, i + 2) : !isQuoted && sign === '#' && /\s/.test(before) ? command.slice(i).split('\n', 1)[0] : sign;
    script += taken;
    i += taken.length;
    if (taken === top?.end) {
      open.pop();
      [word, isScript] = [top.word + top.text + taken, top.isScript];
      // A quoted name with a folder or an ending is a name; anything else may be read as a command.
      if (isQuoted && top.text.includes(PLACE) && !PLAIN.test(top.text.replaceAll(PLACE, 'x'))) isShared = true;
      continue;
    }
    if (top) top.text += taken;
    if (top?.end === "'") continue;
    if (!isQuoted && /^[\s;&|()]$/.test(taken)) {
      if (BEFORE_SCRIPT.test(word)) isScript = true;
      else if (word !== '' && !word.startsWith('-')) isScript = false;
      if (/[;&|()\n]/.test(taken)) isScript = false;
      word = '';
    } else word += taken;
    if (taken === '`') push('`');
    else if (taken === '(' && (!isQuoted || before === '$')) push(')');
    else if (!isQuoted && (taken === '"' || taken === "'")) push(taken);
  }
  return { script, accepts: (name) => !isShared || PLAIN.test(name) };
}
