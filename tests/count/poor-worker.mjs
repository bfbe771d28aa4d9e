// A worker whose memory cannot grow, as on a machine without free memory.
WebAssembly.Memory.prototype.grow = () => {
  throw new RangeError('WebAssembly.Memory.grow(): Maximum memory size exceeded');
};
await import('../../dist/count-worker.js');
