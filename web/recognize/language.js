// Which language a program is written in, by what only that language has.

/** @typedef {'python' | 'javascript' | 'typescript'} Language that can be run */
/** @typedef {Language | 'java' | 'c' | 'c++' | 'c#' | 'go' | 'rust' | 'haskell' | 'swift' | 'kotlin' | 'ruby' | 'php'} Named */

/** @type {[Named, RegExp, number][]} language, a sign of it, and its weight */
const SIGNS = [
  ['python', /^\s*(async )?def \w+\s*\(.*\)\s*(->.*)?:\s*(#.*)?$/gm, 3],
  ['python', /^\s*(if|elif|else|for|while|try|except|finally|with|class|match|case)\b[^{}\n]*:\s*(#.*)?$/gm, 2],
  ['python', /^\s*(from [\w.]+ import |import \w+( as \w+)?\s*$)/gm, 2],
  ['python', /\b(None|True|False|elif|lambda|self\.|not in|is not)\b|\b(range|len)\(/g, 1],
  ['python', /^\s*(#|""")/gm, 0.5],
  ['python', /^\s*print\b(?!f)/gm, 1],
  ['javascript', /\b(const|let|var)\s+[\w$[{]/g, 2],
  ['javascript', /\bfunction\s*\*?\s*[\w$]*\s*\(/g, 3],
  ['javascript', /=>\s*[{([\w!]/g, 1],
  ['javascript', /\bconsole\.\w+\(|===|!==|\bmodule\.exports\b|\brequire\(|\bdocument\.|\.length\b/g, 1],
  ['javascript', /;\s*$/gm, 1.5],
  ['javascript', /^\s*(import\b.*\bfrom\s*['"]|export (default|const|function|class)\b)/gm, 3],
  ['typescript', /^\s*(interface \w+|type \w+\s*=|enum \w+)/gm, 6],
  ['typescript', /[\w)\]?]\s*:\s*(number|string|boolean|void|any|unknown|never)\b(\[\])*\s*[,;=){]/g, 4],
  ['typescript', /\b(private|public|protected|readonly)\s+(static\s+)?(readonly\s+)?\w+\s*(:|\(|=)|\bas (number|string|const)\b|<(number|string|boolean)(\[\])*>/g, 3],
  ['java', /\bpublic\s+(static\s+)?(class|void|int|boolean|List)\b|\bSystem\.out\.|^import java\b/gm, 5],
  ['c', /^\s*#\s*include\s*<\w+\.h>/gm, 6],
  ['c', /\b(printf|scanf)\s*\(/g, 2],
  ['c++', /^\s*#\s*include\s*<\w+>|\bstd::|\bcout\s*<<|\bvector\s*</gm, 5],
  ['c#', /^\s*using System\b|\bConsole\.Write|\bnamespace \w+/gm, 6],
  ['go', /^package \w+|\bfunc\s+(\(.*\)\s*)?\w+\(.*\).*\{|:=/gm, 4],
  ['rust', /\bfn \w+\s*(<.*>)?\(|\blet mut\b|\bprintln!\(|\bVec</g, 4],
  ['haskell', /^\w+ ::|^main = |\bwhere$|<-.*,/gm, 3],
  ['swift', /\bfunc \w+\(.*\)\s*(->.*)?\{|:\s*\[?(Int|Bool|String)\b|-> \[?(Int|Bool)\b/g, 5],
  ['kotlin', /\bfun \w+\(|\bval \w+|\bprintln\(/g, 3],
  ['ruby', /^\s*(end|puts .*|require '.*')\s*$/gm, 2],
  ['php', /<\?php|\$\w+\s*=/g, 4],
];
const TOLD = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;

/**
 * @param {string} source
 * @returns {Named | undefined} undefined if nothing shows it
 */
export function languageOf(source) {
  const text = source.slice(0, 50_000).replaceAll(TOLD, '');
  /** @type {Map<Named, number>} */
  const points = new Map();
  for (const [language, sign, weight] of SIGNS) {
    const found = text.match(sign)?.length ?? 0;
    if (found > 0) points.set(language, (points.get(language) ?? 0) + weight * Math.min(found, 12));
  }
  const plain = points.get('javascript') ?? 0;
  // TypeScript has all signs of JavaScript; without any, `: number` can be of another language.
  const types = points.get('typescript') ?? 0;
  if (types > 0) points.set('typescript', plain > 0 ? types + plain : 0);
  const [[first, most] = [undefined, 0]] = [...points].sort((one, other) => other[1] - one[1]);
  return most >= 1 ? first : undefined;
}

const QUOTED = /"""[^]*?"""|'''[^]*?'''|`[^`]*`|"[^"\n]*"|'[^'\n]*'|#.*/g;
/** Words that stand beside names in programs. */
const KEYWORDS = /\b(and|as|assert|async|await|bool|case|char|class|const|constexpr|def|del|do|double|else|enum|export|extends|final|float|fn|for|from|func|function|get|global|if|implements|import|in|inline|instanceof|int|interface|is|lambda|let|long|match|mut|new|nonlocal|not|of|or|private|protected|public|raise|readonly|return|set|short|signed|static|struct|throw|type|typeof|unsigned|using|val|var|void|while|with|yield)\b/g;

/**
 * Whether most lines of a text are sentences: in a program, three names never follow each other without a sign.
 * @param {string} source
 */
export function isProse(source) {
  const lines = source.slice(0, 50_000).replaceAll(TOLD, '').replaceAll(QUOTED, '""').split('\n').filter((line) => /\w|[^\0-\x7f]/.test(line));
  const sentences = lines.filter((line) => /[A-Za-z]+(?: [A-Za-z]+){2}|[，。；：？！]/.test(line.replaceAll(KEYWORDS, ';')));
  return sentences.length > lines.length / 2;
}

/** @param {unknown} language @returns {language is Language} */
export const canRun = (language) => language === 'python' || language === 'javascript' || language === 'typescript';
