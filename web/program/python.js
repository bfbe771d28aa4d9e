// A program in Python, made to tell of each line that it runs and of the variables that can be seen there.
import { parser } from '@lezer/python';
import { Insertions } from './insertions.js';
import { guess, isEntry } from './names.js';
import { pythonRuntime, RUNTIME } from './python-runtime.js';

/** @typedef {import('@lezer/common').SyntaxNode} Tree */
/** @typedef {{ names: Map<string, number>, isClass: boolean }} Scope its variables, and from where on they can be seen */

const MOST_NAMES = 24;
const COMPOUND = /^(If|For|While|Try|With|Match)Statement$/;
const UNTOLD = /^(FunctionDefinition|ClassDefinition|DecoratedStatement|ScopeStatement)$/;
const STATEMENT = /Statement$|^(FunctionDefinition|ClassDefinition|StatementGroup)$/;
const NESTED = /^(FunctionDefinition|ClassDefinition|LambdaExpression|\w*Comprehension\w*)$/;
const [HOOK, WROTE, BITS, DONE] = ['hook', 'wrote', 'bits', 'done'].map((name) => `__queens_${name}`);

/** @param {Tree} node @returns {Tree[]} */
function childrenOf(node) {
  const children = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

class Instrument {
  #source;
  #board;
  #solutions;
  #put = new Insertions();
  #entries = /** @type {{ name: string, call: string }[]} */ ([]);
  places = /** @type {string[][]} */ ([]);
  #placeOf = new Map();
  all = new Set();
  isBroken = false;

  /** @param {string} source @param {{ board: string, solutions: string }} named */
  constructor(source, { board, solutions }) {
    this.#source = source;
    this.#board = board;
    this.#solutions = solutions;
    const tree = parser.parse(source);
    tree.iterate({ enter: ({ type }) => void (this.isBroken ||= type.isError) });
    if (!this.isBroken) this.#statements(tree.topNode, [this.#scopeOf(tree.topNode, [], false)]);
    this.called = this.#calls(tree.topNode);
  }

  /** @returns {{ text: string, lines: number[] }} */
  get result() {
    const { text, lines } = this.isBroken ? { text: this.#source, lines: this.#source.split('\n').map((_, i) => i + 1) } : this.#put.into(this.#source);
    const call = this.called ? 'None' : (this.#entries.find(({ name }) => isEntry(name)) ?? this.#entries.at(-1))?.call ?? 'None';
    // The last line may have a comment, and what is called may not come back.
    return { text: `${text}\n${DONE}(${call})\n`, lines: [...lines, lines.at(-1) ?? 1] };
  }

  /** @param {Tree} node */
  #text(node) {
    return this.#source.slice(node.from, node.to);
  }

  /** @param {number} at @returns {number} from 1 on */
  #line(at) {
    let line = 1;
    for (let i = this.#source.indexOf('\n'); i >= 0 && i < at; i = this.#source.indexOf('\n', i + 1)) line++;
    return line;
  }

  /** What stands before something in its line, if it is nothing but blanks. @param {number} at @returns {string | undefined} */
  #indent(at) {
    const before = this.#source.slice(this.#source.lastIndexOf('\n', at - 1) + 1, at);
    return /^[ \t]*$/.test(before) ? before : undefined;
  }

  /** @param {Tree} node with the names in it @param {Tree[]} parameters @param {boolean} isClass @returns {Scope} */
  #scopeOf(node, parameters, isClass) {
    /** @type {Map<string, number>} */
    const names = new Map();
    const elsewhere = new Set();
    const declare = (/** @type {Tree} */ name, /** @type {number} */ from) => {
      const text = this.#text(name);
      if (!names.has(text)) names.set(text, from);
      this.all.add(text);
    };
    const targets = (/** @type {Tree} */ each, /** @type {number} */ from) => {
      if (each.name === 'VariableName') declare(each, from);
      else if (/^(Tuple|Array|Parenthesized)Expression$/.test(each.name)) for (const child of childrenOf(each)) targets(child, from);
    };
    const read = (/** @type {Tree} */ each) => {
      if (NESTED.test(each.name)) return;
      const children = childrenOf(each);
      if (each.name === 'AssignStatement' || each.name === 'UpdateStatement') {
        const last = children.map(({ name }) => name === 'AssignOp' || name === 'UpdateOp').lastIndexOf(true);
        for (const child of children.slice(0, last)) targets(child, each.to);
      } else if (each.name === 'ForStatement') {
        const before = children.findIndex(({ name }) => name === 'in');
        const body = each.getChild('Body');
        for (const child of children.slice(1, before)) targets(child, body?.from ?? each.to);
      } else if (each.name === 'ScopeStatement') {
        for (const child of children) if (child.name === 'VariableName') elsewhere.add(this.#text(child));
      }
      for (const child of children) read(child);
    };
    for (const each of parameters) if (each.name === 'VariableName') declare(each, 0);
    for (const each of childrenOf(node)) read(each);
    for (const name of elsewhere) names.delete(name);
    return { names, isClass };
  }

  /** @param {number} line 0 for the end of something @param {number} at @param {Scope[]} scopes @returns {string} */
  #hook(line, at, scopes) {
    /** @type {Set<string>} */
    const seen = new Set();
    for (const [i, { names, isClass }] of [...scopes].reverse().entries()) {
      // Those of a class are seen nowhere in it.
      if (isClass) continue;
      for (const [name, from] of names) if (i > 0 || from <= at) seen.add(name);
    }
    const first = [this.#board, this.#solutions].filter((name) => seen.has(name));
    const rest = [...seen].filter((name) => !first.includes(name)).slice(0, MOST_NAMES);
    const key = [...first, '|', ...rest].join();
    if (!this.#placeOf.has(key)) this.#placeOf.set(key, this.places.push([...first, ...rest]) - 1);
    const tuple = (/** @type {string[]} */ names) => `lambda:(${names.map((name) => `${name},`).join('')})`;
    return `${HOOK}(${line},${this.#placeOf.get(key)},${tuple(first)},${tuple(rest)})`;
  }

  /** @param {Tree} node a body or the whole @param {Scope[]} scopes */
  #statements(node, scopes) {
    const inClass = scopes.at(-1)?.isClass === true;
    for (const each of childrenOf(node)) {
      if (each.name === 'StatementGroup') this.#statements(each, scopes);
      else if (STATEMENT.test(each.name)) this.#statement(each, scopes, inClass);
    }
  }

  /** @param {Tree} node @param {Scope[]} scopes @param {boolean} inClass */
  #statement(node, scopes, inClass) {
    const text = this.#text(node);
    if (/^from (typing|__future__) /.test(text)) {
      this.#put.put(node.from, 'pass', node.to);
      return;
    }
    const isWords = node.name === 'ExpressionStatement' && /String$/.test(node.firstChild?.name ?? '');
    if (!UNTOLD.test(node.name) && !inClass && !isWords) {
      const hook = this.#hook(this.#line(node.from), node.from, scopes);
      const indent = COMPOUND.test(node.name) ? this.#indent(node.from) : undefined;
      this.#put.put(node.from, indent === undefined ? `${hook};` : `${hook}\n${indent}`);
    }
    this.#inside(node, scopes);
    this.#afterWriting(node);
  }

  /** @param {Tree} node @param {Scope[]} scopes */
  #inside(node, scopes) {
    if (node.name === 'FunctionDefinition') {
      const body = /** @type {Tree} */ (node.getChild('Body'));
      const own = [...scopes, this.#scopeOf(body, childrenOf(/** @type {Tree} */ (node.getChild('ParamList'))), false)];
      if (scopes.length === 1) this.#entry(node, '');
      this.#statements(body, own);
      this.#end(body, own);
    } else if (node.name === 'ClassDefinition') {
      const body = /** @type {Tree} */ (node.getChild('Body'));
      const name = this.#text(/** @type {Tree} */ (node.getChild('VariableName')));
      for (const each of childrenOf(body)) if (each.name === 'FunctionDefinition') this.#entry(each, `${name}().`);
      this.#statements(body, [...scopes, { names: new Map(), isClass: true }]);
    } else if (node.name === 'Body') {
      this.#statements(node, scopes);
    } else {
      if (node.name === 'CallExpression') this.#bits(node);
      for (const each of childrenOf(node)) this.#inside(each, scopes);
    }
  }

  /** @param {Tree} node a function @param {string} of an object */
  #entry(node, of) {
    const name = this.#text(/** @type {Tree} */ (node.getChild('VariableName')));
    if (!name.startsWith('__')) this.#entries.push({ name, call: `${of}${name}(n)` });
  }

  /** What a function has done is seen at its end too. @param {Tree} body @param {Scope[]} scopes */
  #end(body, scopes) {
    const statements = childrenOf(body).filter(({ name }) => STATEMENT.test(name));
    const [first, last] = [statements[0], statements.at(-1)];
    const indent = first && this.#indent(first.from);
    if (!last || indent === undefined || /^(Return|Raise)Statement$/.test(last.name)) return;
    const end = last.from + this.#text(last).trimEnd().length;
    this.#put.put(end, `\n${indent}${this.#hook(0, end, scopes)}`);
  }

  /** MicroPython's numbers do not know it. @param {Tree} node a call */
  #bits(node) {
    const [member] = childrenOf(node);
    if (member.name !== 'MemberExpression' || !/\.\s*bit_length$/.test(this.#text(member)) || !/\(\s*\)$/.test(this.#text(node))) return;
    const [object] = childrenOf(member);
    this.#put.put(node.from, `${BITS}(`);
    this.#put.put(object.to, ')', node.to);
  }

  /** Tells of a place of the board that a statement writes, even if with what is there. @param {Tree} node */
  #afterWriting(node) {
    if (!/^(Assign|Update)Statement$/.test(node.name) || !this.#board) return;
    const children = childrenOf(node);
    const operator = children.findIndex(({ name }) => name === 'AssignOp' || name === 'UpdateOp');
    const [target] = children;
    if (operator !== 1 || target.name !== 'MemberExpression') return;
    const [object, bracket, index] = childrenOf(target);
    if (bracket?.name !== '[' || this.#text(object) !== this.#board || childrenOf(target).length !== 4 || /[(:=\n]/.test(this.#text(index))) return;
    this.#put.put(node.to, `;${WROTE}(${this.#board},${this.#text(index)})`);
  }

  /** Whether it calls what it defines. @param {Tree} node @returns {boolean} */
  #calls(node) {
    if (/^(Function|Class)Definition$/.test(node.name)) return false;
    if (node.name === 'CallExpression') {
      const [callee] = childrenOf(node);
      const name = this.#text(callee);
      if (this.#entries.some((entry) => entry.name === name || entry.name === name.split('.').at(-1))) return true;
    }
    return childrenOf(node).some((each) => this.#calls(each));
  }
}

/** @param {string} source @returns {{ board: string, solutions: string }} as people call them */
export const guessNames = (source) => guess(new Instrument(source, { board: '', solutions: '' }).all);

/**
 * @param {string} source
 * @param {{ n: number, board: string, solutions: string, milliseconds: number, letters: number }} asked
 * @returns {string} a script for a worker, behind what runs Python
 */
export function prepare(source, asked) {
  const made = new Instrument(source, asked);
  const { text, lines } = made.result;
  return `(${pythonRuntime})(${JSON.stringify({ ...asked, names: made.places, runtime: RUNTIME, program: text, lines })});\n`;
}
