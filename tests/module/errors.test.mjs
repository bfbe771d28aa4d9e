// Bad values: always a readable Error, and no memory lost.
import assert from 'node:assert/strict';
import test from 'node:test';
import v8 from 'node:v8';
import vm from 'node:vm';
import { memorySize, queens } from './queens.mjs';

/** For passing values of wrong types to typed methods. @type {any} */
const untyped = queens;
const notNumbers = ['8', '', NaN, null, undefined, {}, [8], true, 8n, Symbol('8'), Object.create(null), () => 8];

test('the error for a bad variant lists all variants', () => {
  for (const bad of ['', 'flag_arrays', 'Bitmask', 'bitmask ', 'constructor', '八皇后', 3, null, undefined, {}]) {
    assert.throws(() => new untyped.Search(bad, 8), (error) => {
      assert.ok(error instanceof Error);
      assert.match(error.message, /^variant must be one of board-scan, flag-arrays, .*, forward-checking, min-conflicts; got /);
      if (typeof bad === 'string') assert.ok(error.message.endsWith(`got "${bad}"`), error.message);
      return true;
    });
  }
});

test('a bad n', () => {
  for (const bad of [0, 33, 2.5, -1, Infinity, -Infinity, 1e300, ...notNumbers]) {
    const readable = { name: 'Error', message: /^n must be a whole number from 1 to 32; got ./ };
    assert.throws(() => new untyped.Search('bitmask', bad), readable);
  }
  for (const bad of [0, 64, 2.5, ...notNumbers]) {
    const readable = { name: 'Error', message: /^n must be a whole number from 1 to \d+; got ./ };
    assert.throws(() => untyped.count(bad), readable);
  }
  assert.throws(() => new untyped.Search('bitmask', 2.5), { message: 'n must be a whole number from 1 to 32; got 2.5' });
  assert.throws(() => new untyped.Search('bitmask', '8'), { message: 'n must be a whole number from 1 to 32; got "8"' });
});

test('bad kinds and positions do not move a search', () => {
  const search = new untyped.Search('flag-arrays', 6);
  search.seek(100);
  const readable = /^kind must be one of test, scan, .*, restart; got ./;
  for (const bad of ['', 'Solution', 'toString', 0, null, undefined, {}]) {
    assert.throws(() => search.runTo(bad), { name: 'Error', message: readable });
  }
  for (const bad of [-1, -0.5, 2.5, -Infinity, ...notNumbers]) {
    assert.throws(() => search.seek(bad), { name: 'Error', message: /^position must be a whole number of at least 0; got ./ });
    assert.throws(() => search.solutions(bad, 1), { name: 'Error', message: /^from must be a whole number/ });
    assert.throws(() => search.solutions(0, bad), { name: 'Error', message: /^count must be a whole number/ });
  }
  assert.equal(search.position(), 100);
  assert.equal(search.total(), null);
  search.delete();
});

test('wrong use of the class', () => {
  assert.throws(() => new untyped.Search(), Error);
  assert.throws(() => new untyped.Search('bitmask'), Error);
  assert.throws(() => untyped.Search('bitmask', 8), Error);
});

test('too many arguments are refused', () => {
  const search = new untyped.Search('flag-arrays', 6);
  const job = new untyped.CountJob(8);
  search.seek(100);
  /** @type {[() => unknown, RegExp][]} */
  const wrong = [
    [() => search.seek(5, 6), /^seek takes position only; got 2 arguments$/],
    [() => search.step(1), /^step takes no arguments; got 1 arguments$/],
    [() => search.solutions(0, 1, 2), /^solutions takes from and count only; got 3 arguments$/],
    [() => search.seek(5, undefined), /^seek takes/],
    [() => job.run(0, 1), /^run takes slice only/],
    [() => untyped.count(8, 9), /^count takes n only; got 2 arguments$/],
    [() => untyped.listing('bitmask', 'cpp', {}, 1), /^listing takes variant and language and options only/],
    [() => untyped.contract(1), /^contract takes no arguments/],
    [() => new untyped.Search('bitmask', 8, 9), /./],
    [() => new untyped.CountJob(8, 9), /./],
  ];
  for (const [use, message] of wrong) {
    assert.throws(use, (error) => error instanceof Error && message.test(error.message), String(use));
  }
  assert.equal(search.position(), 100);
  search.delete();
  job.delete();
});

/** Every method of every class in the module. @returns {[string, string][]} */
function methods() {
  return Object.entries(untyped)
    .filter(([, value]) => typeof value === 'function' && value.prototype?.delete)
    .flatMap(([name, type]) => Object.keys(type.prototype).map((method) => /** @type {[string, string]} */ ([name, method])))
    .filter(([, method]) => method !== 'constructor');
}

test('every method refuses objects that are not of its class, and more arguments than any takes', () => {
  const all = methods();
  assert.ok(all.length >= 15, String(all));
  const search = new untyped.Search('bitmask', 6);
  const job = new untyped.CountJob(8);
  /** @type {Record<string, any>} one object of each class */
  const objects = { Search: search, CountJob: job, Scout: new untyped.Scout('bitmask', 6) };
  const dead = new untyped.Search('bitmask', 6);
  dead.delete();
  for (const [type, method] of all) {
    const call = untyped[type].prototype[method];
    const foreign = type === 'Search' ? job : search;
    for (const self of [null, undefined, 5, 'search', {}, [], untyped, foreign, dead, Object.create(untyped[type].prototype)]) {
      assert.throws(() => call.call(self, 0, 0), Error, `${type}.${method}`);
    }
    assert.throws(() => objects[type][method](0, 0, 0, 0), { message: /takes .*; got 4 arguments$/ }, `${type}.${method}`);
  }
  assert.equal(search.seek(Infinity), 607);
  for (const object of Object.values(objects)) object.delete();
});

test('errors of slices leak no text', (t) => {
  const { stackTraceLimit } = Error;
  t.after(() => (Error.stackTraceLimit = stackTraceLimit));
  // Stack traces take most of an error's time.
  Error.stackTraceLimit = 0;
  const job = new queens.CountJob(8);
  const memory = memorySize();
  let errors = 0;
  // 16 bytes for each would fill the initial memory.
  for (let i = 0; i < 500_000; i++) {
    try {
      job.run(1e15);
    } catch {
      errors++;
    }
  }
  assert.equal(errors, 500_000);
  assert.equal(memorySize(), memory);
  job.delete();
});

test('a text larger than the memory is refused, and its beginning is shown', () => {
  // The engine stores it as a repetition, because no memory could hold so many letters.
  const huge = 'x'.repeat(500_000_000);
  const search = new untyped.Search('bitmask', 6);
  const memory = memorySize();
  for (const [use, name] of /** @type {[() => unknown, string][]} */ ([
    [() => new untyped.Search(huge, 6), 'variant'],
    [() => new untyped.Search('bitmask', huge), 'n'],
    [() => search.seek(huge), 'position'],
    [() => search.runTo(huge), 'kind'],
    [() => search.solutions(huge, 0), 'from'],
    [() => search.narration(huge), 'lang'],
    [() => untyped.count(huge), 'n'],
    [() => untyped.listing('bitmask', huge), 'language'],
    [() => new untyped.Search(Symbol(huge), 6), 'variant'],
  ])) {
    assert.throws(use, (error) => {
      assert.ok(error instanceof Error);
      assert.ok(error.message.startsWith(`${name} must be `), error.message);
      assert.ok(error.message.length < 1000);
      return true;
    });
  }
  assert.equal(memorySize(), memory);
  assert.equal(search.seek(Infinity), 607);
  search.delete();
});

test('the module still works after 120,000 errors', () => {
  const search = new untyped.Search('bitmask', 6);
  const memory = memorySize();
  const job = new untyped.CountJob(8);
  const refusing = Object.create(null);
  const wrong = [
    () => new untyped.Search('x', 8),
    () => new untyped.Search('bitmask', 33),
    () => new untyped.Search(refusing, refusing),
    () => search.seek(-1),
    () => search.seek(refusing),
    () => search.runTo('nothing'),
    () => search.solutions(-1, 1),
    () => search.solutions(1, -1),
    () => job.run(1e15),
    () => search.seek(1, 2),
    () => untyped.count(refusing),
    () => untyped.count('a rather long text that is not a number '.repeat(10)),
  ];
  let errors = 0;
  for (let i = 0; i < 10_000; i++) {
    for (const each of wrong) {
      try {
        each();
      } catch (error) {
        if (error instanceof Error) errors++;
      }
    }
  }
  assert.equal(errors, 120_000);
  assert.equal(memorySize(), memory);
  assert.equal(search.seek(Infinity), 607);
  assert.equal(queens.count(8), 92n);
  search.delete();
});

test('refused values are released', async () => {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc');
  const search = new untyped.Search('bitmask', 6);
  /** @type {WeakRef<object>[]} */
  const refused = [];
  const refuse = (/** @type {(value: object) => void} */ use) => {
    const value = { filler: [1, 2, 3] };
    refused.push(new WeakRef(value));
    assert.throws(() => use(value));
  };
  for (let i = 0; i < 100; i++) {
    refuse((value) => new untyped.Search(value, 8));
    refuse((value) => new untyped.Search('bitmask', value));
    refuse((value) => new untyped.Search('no such', value));
    refuse((value) => search.seek(value));
    refuse((value) => search.runTo(value));
    refuse((value) => search.solutions(0, value));
    refuse((value) => search.solutions(value, 0));
    refuse((value) => search.solutions(-1, value));
    refuse((value) => untyped.count(value));
  }
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  const kept = refused.filter((reference) => reference.deref()).length;
  // The stack may still refer to the last few.
  assert.ok(kept < 20, `${kept} of ${refused.length} values are kept`);
  search.delete();
});

test('a refused job leaks nothing', (t) => {
  const { stackTraceLimit } = Error;
  t.after(() => (Error.stackTraceLimit = stackTraceLimit));
  Error.stackTraceLimit = 0;
  const memory = memorySize();
  // 16 bytes for each would fill the initial memory.
  for (let i = 0; i < 500_000; i++) assert.throws(() => new untyped.CountJob(0));
  assert.equal(memorySize(), memory);
});

/**
 * Limits the memory of programs from now on, as on a small machine. Filling a large memory would take longer than all
 * other tests.
 * @param {import('node:test').TestContext} t
 * @param {number} most bytes
 */
function limitMemory(t, most) {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65_536 > most) throw new RangeError('there is no more');
    return grow.call(this, pages);
  };
  t.after(() => void (WebAssembly.Memory.prototype.grow = grow));
}

test('jobs without memory are refused, and existing ones continue', async (t) => {
  limitMemory(t, 2 ** 29);
  const { default: load } = await import('../../dist/queens.js');
  // A separate module, because memory never shrinks.
  const other = await load();
  /** @type {InstanceType<typeof other.CountJob>[]} */
  const jobs = [];
  const readable = { name: 'Error', message: /^there is not enough memory to count n = 20; delete\(\) every CountJob that is done$/ };
  assert.throws(() => {
    for (let i = 0; i < 40; i++) jobs.push(new other.CountJob(20));
  }, readable);
  assert.ok(jobs.length >= 2, String(jobs.length));
  assert.throws(() => other.count(20), readable);
  assert.equal(other.count(8), 92n);
  jobs.pop()?.delete();
  jobs.pop()?.delete();
  jobs.push(new other.CountJob(20));
  assert.equal(jobs[0].slices(), jobs[jobs.length - 1].slices());
  for (const job of jobs) job.delete();
});

test('deleteLater deletes once, and refuses a second call', async () => {
  const search = new untyped.Search('bitmask', 6);
  assert.equal(search.deleteLater(), search);
  assert.equal(search.isDeleted(), false);
  assert.throws(() => search.deleteLater(), { message: 'deleteLater was called on this Search before' });
  await undefined;
  assert.equal(search.isDeleted(), true);
  assert.throws(() => search.deleteLater(), { message: 'deleteLater is called on a Search that is deleted' });
  const memory = memorySize();
  for (let i = 0; i < 30_000; i++) {
    new untyped.Search('bitmask', 8).deleteLater();
    await undefined;
  }
  assert.equal(memorySize(), memory);
});

test('a clone shares its search, which lives until both are deleted', () => {
  const memory = memorySize();
  for (let i = 0; i < 30_000; i++) {
    const search = new untyped.Search('bitmask', 8);
    const clone = search.clone();
    search.delete();
    clone.delete();
  }
  assert.equal(memorySize(), memory);
  const search = new untyped.Search('bitmask', 6);
  const clone = search.clone();
  search.seek(9);
  assert.equal(clone.position(), 9);
  search.delete();
  assert.equal(clone.step()?.kind, 'place');
  clone.delete();
});

test('foreign classes get no values of the module, and keep none', () => {
  const memory = memorySize();
  for (let i = 0; i < 30_000; i++) {
    assert.throws(() => Reflect.construct(untyped.Search, ['bitmask', 8], class {}), { message: /^Use 'new' to construct Search/ });
    assert.throws(() => Reflect.construct(untyped.CountJob, [8], class extends untyped.CountJob {}), { message: /^Use 'new'/ });
  }
  assert.equal(memorySize(), memory);
});

test('runTo knows the kinds that a search never has', () => {
  const search = new queens.Search('board-scan', 32);
  search.seek(40);
  for (const kind of /** @type {const} */ (['scan', 'compare', 'reject'])) assert.equal(search.runTo(kind), null);
  assert.equal(search.position(), 40);
  search.delete();
});
