// A worker whose memory cannot grow, as on a machine that has none left.
WebAssembly.Memory.prototype.grow = () => {
  throw new RangeError('WebAssembly.Memory.grow(): Maximum memory size exceeded');
};
await import('../../dist/count-worker.js');
