// In a frame of no origin: starts the worker that a reader's program runs in, and gives it the port on which it tells what it
// does. The page around removes the frame, and with it the worker.
{
  // The worker takes over what is forbidden here. From now on that is any script but those made here.
  const rule = document.createElement('meta');
  rule.httpEquiv = 'Content-Security-Policy';
  rule.content = "script-src 'wasm-unsafe-eval'; worker-src blob:";
  document.head.append(rule);

  const made = new Set();
  // TypeScript has no types for it.
  const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy('queenscope', {
    createScriptURL(/** @type {string} */ address) {
      if (made.has(address)) return address;
      throw new TypeError(`${address} is not a program`);
    },
  });

  let failed = false;
  /** @param {'lost' | 'forbidden'} how @param {unknown} reason */
  const fail = (how, reason) => {
    // A program can make errors without end.
    if (!failed) parent.postMessage({ sandbox: 1, failed: how, reason: String(reason) }, '*');
    failed = true;
  };

  /** @param {string} script @param {MessagePort} port @param {Record<string, ArrayBuffer>} files */
  const start = (script, port, files) => {
    const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    made.add(address);
    const worker = new Worker(policy ? policy.createScriptURL(address) : address);
    worker.onerror = (event) => {
      event.preventDefault();
      // An error that the program's own runtime does not catch. A worker that was not allowed has none to tell of.
      fail(event.message ? 'lost' : 'forbidden', event.message ?? 'Worker');
    };
    worker.postMessage(files, [port, ...Object.values(files)]);
  };

  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'worker-src') fail('forbidden', `Content-Security-Policy: ${effectiveDirective}`);
  });
  addEventListener('message', ({ data, source, ports: [port] }) => {
    if (source !== parent || !port) return;
    try {
      start(data.script, port, data.files);
    } catch (error) {
      fail('forbidden', error instanceof Error ? error.message : error);
    }
  }, { once: true });
  parent.postMessage({ sandbox: 1 }, '*');
}
