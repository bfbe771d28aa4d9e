// Runs a program as node would. `n` is there as in the page. Of a program that prints nothing, the results are printed that it
// keeps in its variables or exports, or else what its function returns.
const fs = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { inspect } = require('node:util');
const vm = require('node:vm');

const [file, size] = process.argv.slice(-2);
const n = Number(size);
process.argv = [process.argv[0], file, size];
globalThis.n = n;

let printed = false;
const write = process.stdout.write;
process.stdout.write = function noted(text, ...others) {
  printed ||= String(text).trim() !== '';
  return write.call(process.stdout, text, ...others);
};

const KEPT = /solution|result|answer|count|total|boards|^(sols?|res|ans|all)$/i;
const ASKED = /queen|solve/i;
const whole = (value) => inspect(value, { depth: Infinity, maxArrayLength: Infinity, maxStringLength: Infinity, breakLength: Infinity });
const isResult = (value) => (typeof value === 'number' || typeof value === 'bigint' ? value > 0 : typeof value === 'object' && value !== null && Object.keys(value).length + (value.size ?? 0) > 0);

/** @param {Record<string, unknown>} names */
async function show(names) {
  if (printed) return;
  let kept = Object.entries(names).filter(([name, value]) => KEPT.test(name) && isResult(value));
  if (kept.length === 0) {
    try {
      const value = await resultOf(Object.entries(names).filter(([, each]) => typeof each === 'function'));
      const isListed = typeof value === 'object' && value !== null && typeof value[Symbol.iterator] === 'function';
      kept = value === undefined || value === null ? [] : [['result', isListed ? [...value] : value]];
    } catch {
      // The program does not make this call, so its arguments are only a guess.
    }
  }
  for (const [name, value] of kept) console.log(`${name} = ${typeof value === 'bigint' ? value : whole(value)}`);
}

/** @param {[string, any][]} functions */
async function resultOf(functions) {
  for (const [, Made] of functions) {
    if (!/^class\b/.test(String(Made))) continue;
    const name = Object.getOwnPropertyNames(Made.prototype).find((each) => ASKED.test(each));
    if (name) return new Made(n)[name](n);
  }
  const found = functions.find(([name, each]) => ASKED.test(name) && each.length === 1) ?? functions.find(([name, each]) => ASKED.test(name) && each.length === 0) ?? functions.find(([name]) => name === 'default');
  return found?.[1](n);
}

const text = fs.readFileSync(file, 'utf8');
if (/\.mjs$/.test(file) || /^\s*(import\b[^(]|export\b)/m.test(text)) {
  // A module that does not say so by its name.
  import(/\.mjs$/.test(file) ? pathToFileURL(file).href : `data:text/javascript,${encodeURIComponent(`${text}\n//# sourceURL=${pathToFileURL(file).href}`)}`).then(show);
} else {
  const module = { exports: {} };
  Object.assign(globalThis, { require: createRequire(file), module, exports: module.exports, __filename: file, __dirname: path.dirname(file) });
  require.main = module;
  globalThis.require.main = module;
  const declared = [...text.matchAll(/^(?:const|let|class)\s+([\w$]+)/gm)].map(([, name]) => name);
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  vm.runInThisContext(text, { filename: file });
  process.on('beforeExit', once);
  function once() {
    process.off('beforeExit', once);
    const names = Object.fromEntries(Object.getOwnPropertyNames(globalThis).filter((name) => !before.has(name)).map((name) => [name, globalThis[name]]));
    for (const name of declared) names[name] = vm.runInThisContext(`typeof ${name} === 'undefined' ? undefined : ${name}`);
    const { exports } = module;
    void show({ ...names, ...(typeof exports === 'function' ? { default: exports } : exports) });
  }
}
