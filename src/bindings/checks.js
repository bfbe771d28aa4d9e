// Checks of calls that Embind omits in release builds; part of dist/queens.js. src/bindings/to_js.cpp checks the values
// of arguments. This file checks that there are not too many, and that a method is called on an object of its class.
{
  /** The parameters of every method and function, by name. */
  const METHODS = {
    'Search': {
      'position': [], 'total': [], 'step': [], 'back': [], 'seek': ['position'], 'runTo': ['kind'], 'event': [],
      'lines': [], 'queens': [], 'state': [], 'counters': [], 'figures': [], 'tree': [], 'solutions': ['from', 'count'], 'narration': ['lang'], 'printed': ['print'],
      'svg': ['options'], 'adopt': ['bytes'],
    },
    'Scout': { 'explore': ['milliseconds'], 'explored': [], 'finished': [], 'handOver': ['after'] },
    'CountJob': { 'slices': [], 'run': ['slice'] },
  };
  const FUNCTIONS = {
    'contract': [], 'variants': [], 'recorded': ['recording'], 'listing': ['variant', 'language', 'options'], 'bugs': ['variant'], 'ways': ['variant'], 'count': ['n'], 'fundamental': ['n'],
  };

  /** The parameters of constructors, by class name. */
  const CLASSES = { 'Search': ['variant', 'n', 'options'], 'Scout': ['variant', 'n', 'options'], 'CountJob': ['n', 'options'] };

  /** The options that the last argument accepts, by function or class name. */
  const OPTIONS = {
    'svg': ['theme', 'size', 'numbers', 'hatch', 'inSquares', 'base', 'language', 'panels', 'code'], 'listing': ['find', 'bug', 'way', 'seed', 'given'],
    'Search': ['find', 'bug', 'way', 'seed', 'given'], 'Scout': ['find', 'bug', 'way', 'seed', 'given'], 'CountJob': ['given'],
  };

  const refuseSurplus = (name, names, given) => {
    const accepted = names.length > 0 ? names.join(' and ') + ' only' : 'no arguments';
    throw new Error(name + ' takes ' + accepted + '; got ' + given + ' arguments');
  };
  const refuseThis = (className, name) => {
    throw new Error(className + '.' + name + ' must be called on a ' + className + '; got something else');
  };

  /**
   * Copies options before the call: a getter among them may throw, and an exception in the middle of a C++ call would
   * corrupt its state.
   */
  const readOptions = (name, known, given) => {
    const accepted = known.length > 1 ? known.slice(0, -1).join(', ') + ' and ' + known.at(-1) : known[0];
    if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given))) {
      throw new Error('options must be an object with ' + (known.length > 1 ? 'any of ' : '') + accepted + '; got ' + (given === null ? 'null' : typeof given));
    }
    const options = { ...given };
    // Squares as in an address.
    if (Array.isArray(options['given'])) options['given'] = options['given'].map((square) => (Array.isArray(square) ? square.join('.') : square)).join(',');
    for (const each of Object.keys(options)) {
      if (!known.includes(each)) throw new Error(name + ' has the option' + (known.length > 1 ? 's ' : ' ') + accepted + '; got ' + each.slice(0, 100));
    }
    return options;
  };
  const withOptions = (call, name) => {
    const known = OPTIONS[name];
    return known ? function (given) { return call.call(this, readOptions(name, known, given)); } : call;
  };

  // One function per number of arguments, because an argument list would double the cost of a call.
  const checkedMethod = (className, type, name, names) => {
    const call = withOptions(type.prototype[name], name);
    const check = (self, given) => {
      if (!(self instanceof type)) refuseThis(className, name);
      if (given > names.length) refuseSurplus(name, names, given);
    };
    return [
      function () {
        check(this, arguments.length);
        return call.call(this);
      },
      function (a) {
        check(this, arguments.length);
        return call.call(this, a);
      },
      function (a, b) {
        check(this, arguments.length);
        return call.call(this, a, b);
      },
    ][names.length];
  };
  const checkedArguments = (name, names, given) => {
    if (given.length > names.length) refuseSurplus(name, names, given.length);
    const last = names.length - 1;
    // Only the options may be omitted.
    return OPTIONS[name] && given.length >= last ? [...given.slice(0, last), readOptions(name, OPTIONS[name], given[last])] : given;
  };
  const checkedFunction = (call, name, names) => (...given) => call(...checkedArguments(name, names, given));
  const checkedClass = (type, name, names) =>
    new Proxy(type, { 'construct': (made, given, target) => Reflect.construct(made, checkedArguments(name, names, given), target) });

  // By default Embind needs the page to trigger `deleteLater`. On pages that never do so, the objects would stay in
  // memory forever.
  const scheduled = new WeakSet();
  const deleteLaterOf = (className, type) => function () {
    if (!(this instanceof type)) refuseThis(className, 'deleteLater');
    if (arguments.length > 0) refuseSurplus('deleteLater', [], arguments.length);
    if (this['isDeleted']()) throw new Error('deleteLater is called on a ' + className + ' that is deleted');
    if (scheduled.has(this)) throw new Error('deleteLater was called on this ' + className + ' before');
    scheduled.add(this);
    queueMicrotask(() => this['isDeleted']() || this['delete']());
    return this;
  };

  // Usually a bundler has omitted the file, and the engine's message does not name it.
  const aborted = Module['onAbort'];
  Module['onAbort'] = (reason) => {
    aborted?.(reason);
    throw new Error('queens.wasm could not be used: ' + reason + '; it is looked for at ' + wasmBinaryFile + ', where a bundler that copies no files does not put it');
  };

  const before = Module['onRuntimeInitialized'];
  Module['onRuntimeInitialized'] = () => {
    if (aborted) Module['onAbort'] = aborted;
    else delete Module['onAbort'];
    for (const [className, methods] of Object.entries(METHODS)) {
      const type = Module[className];
      for (const [name, names] of Object.entries(methods)) {
        type.prototype[name] = checkedMethod(className, type, name, names);
      }
      type.prototype['deleteLater'] = deleteLaterOf(className, type);
    }
    for (const [name, names] of Object.entries(CLASSES)) Module[name] = checkedClass(Module[name], name, names);
    for (const [name, names] of Object.entries(FUNCTIONS)) Module[name] = checkedFunction(Module[name], name, names);
    before?.();
  };
}
