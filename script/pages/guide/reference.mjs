// The reference of the module and of the element, taken from their types by the TypeScript compiler.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { escaped } from '../../../web/search/markup.js';
import { namesIn } from './descriptions.mjs';
import { compare } from './tables.mjs';

/**
 * @typedef {object} Member
 * @property {string} key access path, such as `search.seek`
 * @property {string[]} parameters their types
 * @property {string} result its type
 *
 * @typedef {object} Declaration
 * @property {string} name
 * @property {string} text including the comments inside it
 * @property {string} about its own comment
 */

/** Names of values of the module's types in the guide; `queens` is the module itself. @type {Record<string, string>} */
const CALLED = { EmbindModule: 'queens', Search: 'search', CountJob: 'job', Scout: 'scout' };

/** @param {string} file */
const parse = (file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/**
 * @param {string} file of the module's types
 * @returns {{ members: Member[], types: [name: string, text: string][] }}
 */
export function readMembers(file) {
  const { statements } = parse(file);
  const interfaces = statements.filter(ts.isInterfaceDeclaration).filter(({ name }) => name.text in CALLED);
  return {
    members: interfaces.flatMap(({ name, members }) => members.map((member) => memberOf(CALLED[name.text], member))),
    // The module itself is described by its members.
    types: statements.filter(ts.isTypeAliasDeclaration).filter(({ name }) => name.text !== 'MainModule')
      .map(({ name, type }) => [name.text, type.getText()]),
  };
}

/**
 * @param {string} owner
 * @param {ts.TypeElement} member a method, or a class of the module
 * @returns {Member}
 */
function memberOf(owner, member) {
  const name = member.name?.getText() ?? '';
  if (ts.isMethodSignature(member)) return { key: `${owner}.${name}`, ...signatureOf(member) };
  const made = ts.isPropertySignature(member) && member.type && ts.isTypeLiteralNode(member.type) && member.type.members.find(ts.isConstructSignatureDeclaration);
  if (!made) throw new Error(`${owner}.${name} is neither a method nor a class`);
  return { key: `new ${owner}.${name}`, ...signatureOf(made) };
}

/** @param {ts.MethodSignature | ts.ConstructSignatureDeclaration} signature */
function signatureOf({ parameters, type }) {
  return {
    parameters: parameters.map((each) => each.type?.getText() ?? 'unknown'),
    result: type?.getText() ?? 'void',
  };
}

/**
 * The types that a file exports.
 * @param {string} file
 * @returns {Declaration[]}
 */
export function readDeclarations(file) {
  const isExported = (/** @type {ts.Statement} */ statement) =>
    ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return parse(file).statements.filter(isExported).map((statement) => ({
    name: /** @type {ts.InterfaceDeclaration} */ (statement).name.text,
    text: statement.getText(),
    about: ts.getJSDocCommentsAndTags(statement).map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' '),
  }));
}

/** Splits a long union into lines. @param {string} text */
const unfold = (text) => (text.length < 80 ? text : text.split(/ \| (?=\{)/).join('\n  | '));

/**
 * A code block between blank lines, which Markdown leaves unchanged, including its blank lines.
 * @param {string} text
 */
const codeOf = (text) => `\n\n<pre><code>${escaped(text)}</code></pre>\n\n`;

/** @param {Declaration[]} declarations */
export const renderDeclarations = (declarations) =>
  declarations.map(({ name, text, about }) => `<h3 id="${name}"><code>${name}</code></h3><p lang="en">${escaped(about)}</p>${codeOf(text)}`).join('');

/**
 * @param {ReturnType<typeof readMembers>} read
 * @param {import('./descriptions.mjs').Rows} rows each member with its parameters' names, and its description
 * @param {import('./tables.mjs').Words} words
 */
export function renderMembers({ members, types }, rows, words) {
  const described = rows.map(([call, meaning]) => {
    const [key, names] = /^(.*)\((.*)\)$/.exec(namesIn(call)[0])?.slice(1) ?? [];
    return { key, names: names ? names.split(', ') : [], meaning };
  });
  compare(`members, ${words.language}`, members.map(({ key }) => key), described.map(({ key }) => key));
  const list = described.map(({ key, names, meaning }) => {
    const member = members.find((each) => each.key === key);
    if (member?.parameters.length !== names.length) throw new Error(`${key} takes ${member?.parameters.length} arguments`);
    const given = names.map((name, i) => `${name}: ${member.parameters[i]}`).join(', ');
    return `<dt id="${key.replace('new ', '')}"><code>${escaped(`${key}(${given}): ${member.result}`)}</code></dt><dd>${meaning}</dd>`;
  });
  const short = types.map(([name, text]) => `type ${name} =\n  ${text.startsWith('{') ? `| ${unfold(text)}` : text};`).join('\n\n');
  return `<dl>${list.join('\n')}</dl>\n<h2 id="types">${words.types}</h2>${codeOf(short)}`;
}
